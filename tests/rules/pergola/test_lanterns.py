"""Lanterns and honey pots (P55 to P63)."""

import pytest
from msgspec.structs import replace

from rules.pergola.state import Garden, Lantern, Pile, State, Supply
from tests.rules.pergola.plots import (
    acting,
    buttercups,
    dragonflies,
    hollyhocks,
    lanterns,
    lavender,
    leaf,
    legal,
    mine,
    play,
    refused,
    scored,
    start,
    taking,
    tool,
    with_garden,
    with_insects,
)
from tests.rules_named import rule


def used(state: State) -> list[bool]:
    return [lantern.used for lantern in mine(state).lanterns]


@rule("P55")
def test_a_lantern_serves_once() -> None:
    state = play(acting(lanterns(Garden(), "drip"), "drip"), "drip S1 A1", "land ladybug air", "light drip")
    assert mine(state).lanterns == (Lantern("drip", used=True),)
    state = play(state, "drip A1 B1", "land butterfly air")
    assert legal(state) == ["end"]
    assert refused(state, "light drip", "P55") == "no-lantern"


@rule("P55")
def test_a_lantern_serves_on_the_turn_that_it_comes() -> None:
    state = play(taking(Garden(), tool("lantern-frog", "hollyhock-blue")), "take 4")
    state = play(state, "jump F1", "land butterfly blue1", "light frog", "jump F2", "land ladybug air")
    assert mine(state).frog == "F2"


@rule("P55")
def test_several_lanterns_may_be_used_in_a_turn_also_of_one_kind() -> None:
    garden = lanterns(Garden(), "action", "frog", "insect", "frog")
    state = play(acting(garden, "drip"), "switch frog", "jump F1", "light insect", "land butterfly air")
    state = play(state, "land butterfly air", "light frog", "jump F2", "land ladybug air", "light frog", "jump F3")
    assert used(state) == [True, True, True, True]
    assert mine(state).frog == "F3"


@rule("P55")
def test_lanterns_score_nothing() -> None:
    garden = lanterns(Garden(), "action", "frog", "insect", "drip")
    assert scored(garden, "pots") == 0


@rule("P56")
@pytest.mark.parametrize("action", ["flutter", "bird", "frog"])
def test_an_action_lantern_gives_another_action(action: str) -> None:
    state = acting(lanterns(Garden(), "action"), "drip")
    assert [move for move in legal(state) if move.startswith("switch")] == [
        "switch flutter",
        "switch bird",
        "switch frog",
    ]
    state = play(state, f"switch {action}")
    assert state.turn.action == action
    first = {"flutter": "end", "bird": "fly left", "frog": "jump F1"}[action]
    assert first in legal(state)
    assert refused(state, "drip S1 A1", "P15") == "other-action"


@rule("P56")
def test_the_action_is_switched_before_it_begins_and_not_to_itself() -> None:
    garden = lanterns(Garden(), "action")
    state = acting(garden, "drip", "bee")
    assert "switch frog" in legal(state)  # with things still in hand
    assert refused(state, "switch drip", "P56") == "switch-same"
    begun = play(acting(garden, "drip"), "drip S1 A1")
    assert refused(begun, "switch frog", "P56") == "switch-late"
    assert refused(play(begun, "land ladybug air"), "switch frog", "P56") == "switch-late"
    assert refused(acting(Garden(), "drip"), "switch frog", "P55") == "no-lantern"
    fluttered = with_insects(lanterns(hollyhocks(blue=1), "action"), "butterfly", "air")
    once = play(acting(fluttered, "flutter"), "flutter butterfly air blue1")
    assert refused(once, "switch frog", "P56") == "switch-late"


@rule("P56")
def test_a_drip_that_would_bring_any_insect_can_still_be_switched() -> None:
    garden = replace(lanterns(Garden(), "action"), drops=("D1", "D2"))
    state = play(taking(garden, tool("hollyhock-red", "hollyhock-blue")), "take 2")
    assert legal(state)[:3] == ["pick butterfly", "pick ladybug", "pick bee"]
    assert play(state, "switch frog").turn.hand == ()
    picked = play(state, "pick bee")
    assert refused(picked, "switch frog", "P56") == "switch-late"


@rule("P56")
def test_the_tools_slide_as_ever_after_a_switch() -> None:
    state = acting(lanterns(Garden(), "action"), "drip")
    ended = play(state, "switch flutter", "end")
    assert ended.tools == (state.stack[0], state.tools[0], *state.tools[2:])


@rule("P57")
@pytest.mark.parametrize(
    ("action", "move", "insect"),
    [("drip", "drip S1 A1", "ladybug"), ("frog", "jump F3", "bee"), ("bird", "fly left", "butterfly")],
)
def test_an_insect_lantern_repeats_an_insect_of_any_source(action: str, move: str, insect: str) -> None:
    pile = Pile((leaf("oak", "butterfly"),))
    state = acting(lanterns(Garden(), "insect"), action, state=start(piles=(pile, pile, pile)))
    state = play(state, move)
    assert "light insect" in legal(state)
    assert play(state, "light insect").turn.hand == (insect, insect)


@rule("P57", "P55")
def test_an_insect_of_a_tool_and_one_of_the_pool_can_be_repeated_and_repeated_again() -> None:
    state = play(taking(lanterns(Garden(), "insect", "insect"), tool("bee", "hollyhock-red")), "take 4")
    assert play(state, "light insect", "light insect").turn.hand == ("bee", "bee", "bee")
    pool = acting(replace(lanterns(Garden(), "insect"), drops=("C1", "S2")), "drip")
    pool = play(pool, "drip C1 D1")
    assert refused(pool, "light insect", "P57") == "light-insect-early"
    assert play(pool, "pick ladybug", "light insect").turn.hand == ("ladybug", "ladybug")


@rule("P57")
def test_an_insect_that_has_landed_or_only_moves_is_not_repeated() -> None:
    state = play(acting(lanterns(Garden(), "insect"), "drip"), "drip S1 A1", "land ladybug air")
    assert refused(state, "light insect", "P57") == "light-insect-early"
    garden = with_insects(lanterns(hollyhocks(red=1), "insect"), "butterfly", "air")
    moved = play(acting(garden, "flutter"), "flutter butterfly air red1")
    assert refused(moved, "light insect", "P57") == "light-insect-early"


@rule("P57", "P14")
def test_an_insect_lantern_needs_one_more_in_the_supply() -> None:
    supply = Supply(butterflies=9, ladybugs=1, bees=9, lavender_flowers=0, small_dragonflies=1)
    state = play(acting(lanterns(Garden(), "insect"), "drip", state=start(supply=supply)), "drip S1 A1")
    assert refused(state, "light insect", "P14") == "none-left"


@rule("P58")
def test_a_drip_lantern_gives_a_second_drip_of_either_drop() -> None:
    state = acting(lanterns(Garden(), "drip"), "drip")
    assert refused(state, "light drip", "P58") == "light-drip-early"
    state = play(state, "drip S1 A1")
    assert refused(state, "light drip", "P13") == "place-first"
    state = play(state, "land ladybug air", "light drip")
    assert legal(state) == ["drip A1 B1", "drip A1 B2", "drip S2 A2", "drip S2 A3"]


@rule("P58", "P43")
def test_a_second_drip_with_both_drops_down_brings_any_insect() -> None:
    garden = replace(lanterns(Garden(), "drip"), drops=("C1", "D2"))
    state = play(acting(garden, "drip"), "drip C1 D1", "pick bee", "land bee air", "light drip")
    assert legal(state) == ["pick butterfly", "pick ladybug", "pick bee"]
    assert legal(play(state, "pick bee", "land bee air")) == ["end"]


@rule("P58")
def test_a_drip_lantern_is_not_used_for_nothing() -> None:
    supply = Supply(butterflies=0, ladybugs=0, bees=1, lavender_flowers=0, small_dragonflies=0)
    garden = replace(lanterns(Garden(), "drip"), drops=("C1", "D2"))
    state = play(acting(garden, "drip", state=start(supply=supply)), "drip C1 D1", "pick bee", "land bee air")
    assert refused(state, "light drip", "P58") == "light-in-vain"


@rule("P58", "P56")
def test_a_drip_that_came_by_an_action_lantern_can_be_repeated_too() -> None:
    state = acting(lanterns(Garden(), "action", "drip"), "frog")
    state = play(state, "switch drip", "drip S1 A1", "land ladybug air", "light drip", "drip A1 B1")
    assert mine(state).drops == ("B1", "S2")


@rule("P59")
def test_a_frog_lantern_gives_a_second_jump() -> None:
    state = acting(lanterns(Garden(), "frog"), "frog")
    assert refused(state, "light frog", "P59") == "light-frog-early"
    state = play(state, "jump F1", "land butterfly air", "light frog")
    assert legal(state) == ["jump F2", "jump F4"]
    assert refused(state, "end", "P15") == "action-first"
    other = play(acting(lanterns(Garden(), "frog"), "drip"), "drip S1 A1", "land ladybug air")
    assert refused(other, "light frog", "P59") == "light-frog-early"


@rule("P60")
@pytest.mark.parametrize(("bees", "filled", "may"), [(3, 0, False), (4, 0, True), (6, 1, False), (7, 1, True)])
def test_a_pot_needs_so_many_bees_on_buttercups_at_one_moment(bees: int, filled: int, may: bool) -> None:
    places = ("V1", "V1", "V2", "V2", "V3", "V3", "V4", "V4", "V5")[:bees]
    garden = with_insects(buttercups("lllll"), "bee", *places)
    state = with_garden(start(), replace(garden, pots=("P1", "P2")[:filled]))
    assert ("fill P3" in legal(state)) == may
    if not may:
        assert refused(state, "fill P3", "P60") == "few-bees"


@rule("P60")
def test_the_third_pot_needs_nine_bees_and_none_is_used_up() -> None:
    garden = with_insects(buttercups("lllll"), "bee", "V1", "V1", "V2", "V2", "V3", "V3", "V4", "V4", "V5")
    state = play(with_garden(start(), garden), "fill P1", "fill P2", "fill P3")
    assert mine(state).pots == ("P1", "P2", "P3")
    assert mine(state).buttercups == garden.buttercups


@rule("P60")
def test_bees_on_lavender_or_flying_do_not_count_for_pots() -> None:
    garden = with_insects(lavender("flower", into=buttercups("ll")), "bee", "L1", "L1", "L1", "V1", "V1", "V2", "air")
    assert refused(with_garden(start(), garden), "fill P1", "P60") == "few-bees"


@rule("P60")
@pytest.mark.parametrize("stage", ["take", "hand", "act", "done"])
def test_a_pot_is_filled_at_any_moment_of_the_turn(stage: str) -> None:
    garden = with_insects(buttercups("ll"), "bee", "V1", "V1", "V2", "V2")
    states = {
        "take": with_garden(start(), garden),
        "hand": acting(garden, "drip", "bee"),
        "act": acting(garden, "drip"),
        "done": play(acting(garden, "drip"), "drip S1 A1", "land ladybug air"),
    }
    assert mine(play(states[stage], "fill P4")).pots == ("P4",)


@rule("P61")
def test_which_pot_is_free_but_each_once_and_three_at_most() -> None:
    garden = with_insects(buttercups("lllll"), "bee", *("V1", "V1", "V2", "V2", "V3", "V3", "V4", "V4", "V5"))
    state = play(with_garden(start(), garden), "fill P2")
    assert [move for move in legal(state) if move.startswith("fill")] == ["fill P1", "fill P3", "fill P4"]
    assert refused(state, "fill P2", "P61") == "pot-full"
    state = play(state, "fill P4", "fill P1")
    assert refused(state, "fill P3", "P61") == "pots-all"


@rule("P62")
def test_a_filled_pot_stays_filled_when_its_bees_fly_off() -> None:
    garden = with_insects(lavender("flower", into=buttercups("ll")), "bee", "V1", "V1", "V2", "V2")
    state = play(acting(garden, "flutter"), "fill P1", "flutter bee V1 L1", "flutter bee V1 L1")
    assert mine(state).pots == ("P1",)


@rule("P63")
def test_what_full_pots_score() -> None:
    garden = with_insects(hollyhocks(blue=2), "butterfly", "blue1", "blue2", "air")
    garden = lanterns(with_insects(garden, "ladybug", "air", "air"), "drip", "drip", "frog", "action")
    garden = replace(garden, leaves=(leaf("oak"),) * 5)
    garden = replace(garden, lanterns=(Lantern("drip", used=True), *garden.lanterns[1:]))
    assert [scored(replace(garden, pots=(pot,)), "pots") for pot in ("P1", "P2", "P3", "P4")] == [3, 2, 2, 4]
    assert scored(replace(garden, pots=("P1", "P4")), "pots") == 7
    assert scored(dragonflies(garden, "large"), "pots") == 0
