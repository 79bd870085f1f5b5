"""The four actions (P37 to P54)."""

import pytest
from msgspec.structs import replace

from rules.pergola.components import components
from rules.pergola.state import BrightLily, Dragonfly, Garden, Pile, State
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
    tree,
    with_insects,
)
from tests.rules_named import rule

POND = (
    BrightLily("NW", "magnolia", ("large", "medium")),
    BrightLily("NE", "hollyhock", ("large", "medium")),
    BrightLily("SW", "buttercup", ("large", "medium")),
    BrightLily("SE", "lavender", ("large", "medium")),
)


def drops(one: str, other: str) -> Garden:
    return replace(Garden(), drops=(one, other))


def leaves(*top: Pile) -> State:
    return start(piles=top)


def pond(frog: str | None, garden: Garden | None = None) -> State:
    return acting(replace(garden or Garden(), frog=frog), "frog", state=start(pond=POND))


@rule("P37")
def test_no_one_or_two_insects_flutter() -> None:
    garden = with_insects(hollyhocks(blue=4), "butterfly", "blue1", "air", "air")
    state = acting(garden, "flutter")
    assert "end" in legal(state)
    once = play(state, "flutter butterfly air blue2")
    assert "end" in legal(once)
    twice = play(once, "flutter butterfly air blue3")
    assert legal(twice) == ["end"]
    assert refused(twice, "flutter butterfly blue1 blue4", "P15") == "action-done"


@rule("P37")
def test_the_same_insect_flutters_only_once() -> None:
    garden = with_insects(hollyhocks(blue=4), "butterfly", "blue1")
    state = play(acting(garden, "flutter"), "flutter butterfly blue1 blue2")
    assert legal(state) == ["end"]
    assert refused(state, "flutter butterfly blue2 blue3", "P37") == "flutter-twice"


@rule("P37")
def test_another_bee_of_the_same_plant_may_flutter() -> None:
    garden = with_insects(buttercups("lll"), "bee", "V1", "V2")
    state = play(acting(garden, "flutter"), "flutter bee V1 V2")
    assert "flutter bee V2 V3" in legal(state)
    assert [cup.bees for cup in mine(play(state, "flutter bee V2 V3")).buttercups] == [0, 1, 1]
    alone = play(acting(with_insects(buttercups("ll"), "bee", "V1"), "flutter"), "flutter bee V1 V2")
    assert refused(alone, "flutter bee V2 V1", "P37") == "flutter-twice"


@rule("P37")
def test_the_place_that_one_insect_left_is_free_for_the_next() -> None:
    garden = with_insects(hollyhocks(blue=1, red=1), "butterfly", "blue1", "air")
    state = play(acting(garden, "flutter"), "flutter butterfly blue1 red1", "flutter butterfly air blue1")
    assert mine(state).hollyhocks == ((True,), (), (True,))
    assert mine(state).flying == (0, 0, 0)


@rule("P38")
def test_an_insect_flutters_from_plant_or_air_to_a_plant_with_room() -> None:
    garden = with_insects(tree("1.1+", "2.1"), "ladybug", "1.1", "air")
    state = acting(garden, "flutter")
    assert legal(state) == ["flutter ladybug air 2.1", "flutter ladybug 1.1 2.1", "end"]
    assert refused(state, "flutter ladybug 1.1 air", "P38") == "flutter-to-air"
    assert refused(state, "flutter ladybug 1.1 1.1", "P38") == "flutter-nowhere"
    assert refused(state, "flutter ladybug 2.1 1.1", "P38") == "flutter-from-empty"
    assert refused(state, "flutter bee air V1", "P38") == "flutter-from-empty"
    assert refused(state, "flutter ladybug air 1.1", "P26") == "full-ladybug"
    assert refused(state, "flutter ladybug air 2.2", "P26") == "no-place-ladybug"


@rule("P39")
def test_a_drop_moves_one_step_along_a_stream() -> None:
    state = acting(drops("A2", "S2"), "drip")
    assert legal(state) == ["drip A2 B2", "drip A2 B3", "drip S2 A3"]
    assert mine(play(state, "drip A2 B3")).drops == ("B3", "S2")
    assert mine(play(state, "drip S2 A3")).drops == ("A2", "A3")
    assert refused(state, "drip A2 B1", "P39") == "no-stream"
    assert refused(state, "drip A2 C2", "P39") == "no-stream"
    assert refused(state, "drip A1 B1", "P39") == "no-drop"


@rule("P40")
def test_a_second_drop_may_not_enter_an_occupied_stone() -> None:
    state = acting(drops("S1", "A2"), "drip")
    assert legal(state) == ["drip S1 A1", "drip A2 B2", "drip A2 B3"]
    assert refused(state, "drip S1 A2", "P40") == "stone-taken"


@rule("P40")
def test_a_drop_never_blocks_the_other_wholly() -> None:
    box = components()
    for stone, down in box.streams.items():
        for other in box.streams:
            if other != stone:
                assert set(down) - {other}, (stone, other)


@rule("P41")
@pytest.mark.parametrize(("move", "insect"), [("drip S1 A1", "ladybug"), ("drip S1 A2", "butterfly")])
def test_a_stone_brings_its_insect(move: str, insect: str) -> None:
    state = play(acting(Garden(), "drip"), move)
    assert state.turn.hand == (insect,)
    assert {"butterfly": state.supply.butterflies, "ladybug": state.supply.ladybugs}[insect] == 29


@rule("P42")
def test_the_pool_brings_any_insect_and_a_bonus() -> None:
    state = acting(drops("C3", "S2"), "drip")
    assert [move for move in legal(state) if "C3" in move] == ["drip C3 D1", "drip C3 D2", "drip C3 D3"]
    state = play(state, "drip C3 D2")
    assert mine(state).drops == ("D2", "S2")
    assert legal(state) == ["pick butterfly", "pick ladybug", "pick bee"]
    assert legal(play(state, "pick ladybug")) == ["land ladybug air"]
    assert legal(play(state, "pick ladybug", "land ladybug air")) == ["end"]


@rule("P42")
def test_each_bonus_is_taken_once_and_a_drop_in_the_pool_stays() -> None:
    state = acting(drops("D2", "C1"), "drip")
    assert legal(state) == ["drip C1 D1", "drip C1 D3"]
    assert refused(state, "drip C1 D2", "P42") == "pool-taken"
    assert refused(state, "drip D2 D1", "P42") == "drop-down"


@rule("P43")
def test_with_both_drops_down_a_drip_brings_any_insect() -> None:
    state = play(taking(drops("D2", "D1"), tool("hollyhock-red", "hollyhock-blue")), "take 2")
    assert state.turn.hand == ("any",)
    assert legal(state) == ["pick butterfly", "pick ladybug", "pick bee"]
    assert refused(state, "drip D2 D3", "P43") == "both-down"
    state = play(state, "pick butterfly", "land butterfly red1")
    assert legal(state) == ["end"]


@rule("P43", "P13")
def test_the_drip_of_two_drops_down_waits_for_what_is_in_hand() -> None:
    state = play(taking(drops("D2", "D1"), tool("hollyhock-red", "bee")), "take 2")
    assert state.turn.hand == ("bee",)
    assert play(state, "land bee air").turn.hand == ("any",)


@rule("P44")
def test_a_bird_brings_the_top_leaf_and_its_insect() -> None:
    top = Pile((leaf("birch", "ladybug"), leaf("oak", "bee")))
    state = acting(Garden(), "bird", state=leaves(top, Pile(()), top))
    assert legal(state) == ["fly left", "fly right"]
    assert refused(state, "fly middle", "P44") == "no-leaf"
    state = play(state, "fly left")
    assert mine(state).leaves == (leaf("birch", "ladybug"),)
    assert state.piles[0] == Pile((leaf("oak", "bee"),), face_up=False)
    assert state.turn.hand == ("ladybug",)
    assert legal(play(state, "land ladybug air")) == ["end"]


@rule("P45")
def test_a_leaf_with_a_flutter_moves_one_insect_at_once_and_it_may_be_the_new_one() -> None:
    pile = Pile((leaf("oak", "butterfly", flutter=True),))
    garden = with_insects(hollyhocks(blue=2, red=2), "butterfly", "red1")
    state = play(acting(garden, "bird", state=leaves(pile, pile, pile)), "fly right")
    assert [move for move in legal(state) if move.startswith("flutter")] == []
    state = play(state, "land butterfly blue1")
    assert "flutter butterfly blue1 blue2" in legal(state)
    assert "flutter butterfly red1 red2" in legal(state)
    assert "end" in legal(state)
    assert legal(play(state, "flutter butterfly blue1 blue2")) == ["end"]


@rule("P45", "P14")
def test_a_leaf_flutters_though_its_insect_is_out() -> None:
    pile = Pile((leaf("oak", "bee", flutter=True),))
    state = leaves(pile, pile, pile)
    state = replace(state, supply=replace(state.supply, bees=0))
    garden = with_insects(buttercups("s"), "bee", "air")
    state = play(acting(garden, "bird", state=state), "fly left")
    assert legal(state) == ["flutter bee air V1", "end"]


@rule("P46")
def test_without_leaves_a_bird_brings_any_insect() -> None:
    empty = Pile(())
    state = taking(Garden(), tool("hollyhock-red", "hollyhock-blue"), state=leaves(empty, empty, empty))
    state = play(state, "take 3")
    assert legal(state) == ["pick butterfly", "pick ladybug", "pick bee"]
    assert refused(state, "fly left", "P46") == "no-leaves"
    state = play(state, "pick bee", "land bee air")
    assert mine(state).leaves == ()
    assert legal(state) == ["end"]


@rule("P47")
def test_each_colour_of_leaves_scores_once() -> None:
    garden = replace(Garden(), leaves=(leaf("oak"), leaf("oak"), leaf("maple"), leaf("willow")))
    assert scored(garden, "leaves") == 3


@rule("P48")
def test_the_first_jump_leads_to_any_lily() -> None:
    assert [move for move in legal(pond(None)) if move.startswith("jump F")] == [f"jump F{n}" for n in range(1, 10)]
    assert refused(pond(None), "jump F10", "P48") == "no-lily"


@rule("P48", "P52")
def test_the_first_jump_may_lead_to_a_bright_lily_if_its_requirement_is_met() -> None:
    state = pond(None, hollyhocks(blue=4))
    assert [move for move in legal(state) if "jump F" not in move] == ["jump NE"]
    assert mine(play(state, "jump NE")).dragonflies == (Dragonfly("large", "hollyhock"),)


@rule("P49")
def test_later_jumps_lead_to_neighbours_and_never_stay() -> None:
    state = pond("F1")
    assert legal(state) == ["jump F2", "jump F4"]
    assert refused(state, "jump F9", "P49") == "frog-far"
    assert refused(state, "jump F1", "P49") == "frog-stays"
    assert legal(pond("NW", tree("1.1", "2.1", "3.1", "4.1"))) == ["jump F1", "jump F2", "jump F4", "jump F5"]


@rule("P50")
def test_frogs_may_share_a_lily() -> None:
    state = pond("F1")
    other = replace(Garden(), frog="F2")
    state = replace(state, gardens=(mine(state), other))
    assert "jump F2" in legal(state)
    assert [garden.frog for garden in play(state, "jump F2").gardens] == ["F2", "F2"]


@rule("P51")
def test_a_lily_brings_its_insect() -> None:
    assert play(pond("F1"), "jump F2").turn.hand == ("ladybug",)
    assert play(pond("F1"), "jump F2").supply.ladybugs == 29


@rule("P52")
@pytest.mark.parametrize(
    ("lily", "three", "four"),
    [
        ("NW", tree("1.1", "2.1", "3.1"), tree("1.1+", "2.1", "2.2", "3.1")),
        ("NE", hollyhocks(1, 1, 1), hollyhocks(2, 1, 1)),
        ("SW", buttercups("lsl"), buttercups("lsls")),
        ("SE", lavender("flower", odd=True), lavender("flower", "dragonfly")),
    ],
)
def test_a_bright_lily_asks_for_four(lily: str, three: Garden, four: Garden) -> None:
    assert refused(pond("F5", three), f"jump {lily}", "P52") == "lily-asks"
    assert f"jump {lily}" in legal(pond("F5", four))


@rule("P52")
def test_the_plants_of_the_turn_count_for_the_jump() -> None:
    state = start(pond=POND)
    garden = replace(hollyhocks(blue=3), frog="F2")
    state = play(taking(garden, tool("hollyhock-red", "buttercup-large"), state=state), "take 4")
    assert "jump NE" in legal(state)


@rule("P53")
def test_a_bright_lily_brings_its_top_dragonfly_once_for_each_requirement() -> None:
    state = play(pond("F2", hollyhocks(blue=6)), "jump NE")
    assert mine(state).dragonflies == (Dragonfly("large", "hollyhock"),)
    assert state.pond[1].dragonflies == ("medium",)
    assert legal(state) == ["end"]
    again = play(acting(replace(mine(state), frog="F2"), "frog", state=replace(state, turn=start().turn)), "jump NE")
    assert mine(again).dragonflies == mine(state).dragonflies
    assert again.pond[1].dragonflies == ("medium",)


@rule("P53", "P52")
def test_an_empty_bright_lily_may_be_entered_for_nothing() -> None:
    bare = tuple(replace(lily, dragonflies=()) for lily in POND)
    state = replace(pond("F2", hollyhocks(blue=4)), pond=bare)
    state = play(state, "jump NE")
    assert mine(state).frog == "NE"
    assert mine(state).dragonflies == ()
    assert refused(replace(pond("F2"), pond=bare), "jump NE", "P52") == "lily-asks"


@rule("P54")
def test_the_bonuses_of_the_pool() -> None:
    insects = Garden(flying=(3, 4, 2))
    assert scored(replace(insects, drops=("D1", "S2")), "cascade") == 2
    flies = dragonflies(lavender("dragonfly", "flower", "dragonfly"), "large", "medium")
    assert scored(replace(flies, drops=("S1", "D2")), "cascade") == 4
    assert scored(replace(Garden(), drops=("D3", "C1"), pots=("P3", "P4")), "cascade") == 4
    assert scored(replace(flies, drops=("D2", "D3"), pots=("P3",)), "cascade") == 6
    assert scored(insects, "cascade") == 0


def test_a_lantern_and_an_action_of_another_seat_are_no_business_of_mine() -> None:
    state = replace(pond("F1"), gardens=(replace(Garden(), frog="F1"), lanterns(Garden(), "frog")))
    state = play(state, "jump F2", "land ladybug air")
    assert refused(state, "light frog", "P55") == "no-lantern"
