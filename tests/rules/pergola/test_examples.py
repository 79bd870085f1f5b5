"""Every worked example of the rulebook: Jane's turns and Jane's garden, which scores 100."""

import pytest
from msgspec.structs import replace

from rules.pergola import GAME
from rules.pergola.components import components
from rules.pergola.state import BrightLily, Dragonfly, Garden, Pile
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

HOLLYHOCK_LILY = (BrightLily("NE", "hollyhock", ("large", "medium")),)


@rule("P11", "P12", "P15")
def test_jane_takes_the_tool_above_the_drip_and_must_drip() -> None:
    other = tool("bee", "hollyhock-red")
    state = taking(hollyhocks(blue=1), other, tool("lavender-leaf", "hollyhock-blue"), other)
    state = play(state, "take 2")
    assert len(mine(state).hollyhocks[0]) == 2
    assert mine(state).lavender_leaves == 1
    assert all(move.startswith("drip") for move in legal(state))
    assert refused(state, "end", "P15") == "action-first"


@rule("P20")
def test_jane_adds_a_blue_hollyhock_to_its_column() -> None:
    state = play(taking(hollyhocks(blue=2, yellow=1), tool("hollyhock-blue", "lavender-leaf")), "take 1")
    assert [len(column) for column in mine(state).hollyhocks] == [3, 1, 0]


@rule("P21")
def test_janes_hollyhocks_score_16() -> None:
    assert scored(hollyhocks(blue=4, yellow=2, red=3), "hollyhocks") == 6 + 6 + 3 + 1


@rule("P23", "P32")
def test_janes_butterflies_score_10() -> None:
    places = ("blue1", "blue2", "blue3", "yellow2", "blue4", "air")
    garden = with_insects(hollyhocks(blue=4, yellow=2), "butterfly", *places)
    assert scored(garden, "butterflies") == 1 + 2 + 2 + 2 + 3


@rule("P24")
def test_jane_may_place_a_magnolia_on_every_bud() -> None:
    state = acting(tree("1.1+", "2.1+", "2.2"), "drip", "single")
    assert legal(state) == ["grow single 3.1", "grow single 3.2", "grow single 3.3"]


@rule("P25")
def test_janes_magnolias_score_11() -> None:
    assert scored(tree("1.1", "2.1+", "3.1", "3.2", "4.1", "4.2", "5.1"), "magnolias") == 1 + 1 + 1 + 1 + 2 + 2 + 3


@rule("P27")
def test_janes_ladybugs_score_10() -> None:
    garden = tree("1.1+", "2.1+", "2.2", "3.1", "3.2", "3.3")
    assert scored(with_insects(garden, "ladybug", "2.1", "3.1", "3.2", "3.3"), "ladybugs") == 3 + 3 + 3 + 1


@rule("P29")
def test_janes_buttercups_score_6() -> None:
    assert scored(buttercups("lslsl"), "buttercups") == 3 + 3


@rule("P31")
def test_janes_bees_score_14() -> None:
    garden = lavender("flower", "flower", into=buttercups("sl"))
    garden = with_insects(garden, "bee", "V1", "V2", "V2", "L1", "L1", "L1", "L2")
    assert scored(garden, "bees") == 2 + 4 + 8


@rule("P33")
def test_jane_takes_her_sixth_lavender_leaf_and_decides_on_a_flower() -> None:
    state = play(taking(lavender("dragonfly", "dragonfly", odd=True), tool("lavender-leaf", "bee")), "take 3")
    state = play(state, "pair flower")
    assert mine(state).lavender_leaves == 6
    assert [pair.gift for pair in mine(state).lavenders] == ["dragonfly", "dragonfly", "flower"]


@rule("P34")
def test_janes_seven_lavender_leaves_score_14() -> None:
    assert scored(lavender("flower", "flower", "dragonfly", odd=True), "lavender") == 2 * 7


@rule("P36")
def test_janes_dragonflies_score_14() -> None:
    assert scored(dragonflies(lavender("dragonfly"), "large", "large", "medium"), "dragonflies") == 5 + 5 + 3 + 1


@rule("P37")
def test_jane_flutters_two_ladybugs_to_the_level_of_the_third() -> None:
    garden = with_insects(tree("1.1+", "2.1+", "2.2", "3.1", "3.2", "3.3"), "ladybug", "3.1", "1.1", "air")
    state = play(acting(garden, "flutter"), "flutter ladybug 1.1 3.2", "flutter ladybug air 3.3")
    assert scored(mine(state), "ladybugs") == 3 * 3


@rule("P38", "P62")
def test_jane_flutters_a_flying_butterfly_and_a_bee_and_keeps_her_honey_pot() -> None:
    garden = lavender("flower", into=buttercups("ll", into=hollyhocks(red=4)))
    garden = with_insects(with_insects(garden, "bee", "V1", "V1", "V2", "V2"), "butterfly", "air")
    garden = replace(garden, pots=("P1",))
    state = play(acting(garden, "flutter"), "flutter butterfly air red4", "flutter bee V2 L1")
    assert mine(state).hollyhocks[2] == (False, False, False, True)
    assert mine(state).pots == ("P1",)
    assert "end" in legal(state)


@rule("P44")
def test_jane_takes_a_leaf_with_a_butterfly() -> None:
    pile = Pile((leaf("oak", "butterfly"), leaf("maple", "bee")))
    garden = replace(hollyhocks(yellow=2), leaves=(leaf("birch"),))
    state = play(
        acting(garden, "bird", state=start(piles=(pile, pile, pile))), "fly middle", "land butterfly yellow2"
    )
    assert mine(state).leaves == (leaf("birch"), leaf("oak", "butterfly"))
    assert mine(state).hollyhocks[1] == (False, True)


@rule("P47")
def test_janes_six_leaves_in_four_colours_score_4() -> None:
    colours = ("maple", "maple", "oak", "birch", "willow", "willow")
    assert scored(replace(Garden(), leaves=tuple(map(leaf, colours))), "leaves") == 4


@rule("P51")
@pytest.mark.parametrize("place", ["V1", "air"])
def test_jane_jumps_to_a_lily_with_a_bee(place: str) -> None:
    garden = replace(buttercups("s"), frog="F2")
    assert components().lilies["F3"] == "bee"
    state = play(acting(garden, "frog"), "jump F3", f"land bee {place}")
    assert mine(state).frog == "F3"
    assert state.supply.bees == 39


@rule("P52", "P53")
def test_jane_with_six_hollyhocks_takes_the_large_dragonfly_and_no_other_of_that_kind() -> None:
    pond = (*(BrightLily(name, "magnolia", ()) for name in ("NW", "SW", "SE")), *HOLLYHOCK_LILY)
    garden = replace(hollyhocks(2, 2, 2), frog="F2")
    state = play(acting(lanterns(garden, "frog", "frog"), "frog", state=start(pond=pond)), "jump NE")
    assert mine(state).dragonflies == (Dragonfly("large", "hollyhock"),)
    state = play(state, "light frog", "jump F6", "land butterfly air", "light frog", "jump NE")
    assert mine(state).dragonflies == (Dragonfly("large", "hollyhock"),)


@rule("P41")
def test_jane_drips_to_a_stone_with_a_ladybug() -> None:
    state = play(acting(tree("1.1"), "drip"), "drip S1 A1", "land ladybug 1.1")
    assert mine(state).magnolias[0].ladybug
    assert state.supply.ladybugs == 29


@rule("P42", "P54")
def test_jane_drips_to_the_pool_takes_a_butterfly_and_the_bonus_for_sets() -> None:
    garden = replace(Garden(flying=(0, 1, 1)), drops=("C2", "S2"))
    state = play(acting(garden, "drip"), "drip C2 D1", "pick butterfly", "land butterfly air")
    assert mine(state).drops == ("D1", "S2")
    assert scored(mine(state), "cascade") == 1


@rule("P59", "P55")
def test_jane_jumps_for_a_large_dragonfly_and_by_her_lantern_for_a_butterfly() -> None:
    pond = (*(BrightLily(name, "magnolia", ()) for name in ("NW", "SW", "SE")), *HOLLYHOCK_LILY)
    garden = lanterns(replace(hollyhocks(blue=4), frog="F3"), "frog")
    state = play(acting(garden, "frog", state=start(pond=pond)), "jump NE", "light frog", "jump F6")
    assert mine(state).dragonflies == (Dragonfly("large", "hollyhock"),)
    assert state.turn.hand == ("butterfly",)
    assert mine(state).lanterns[0].used


@rule("P63")
def test_janes_pot_of_butterflies_scores_6() -> None:
    places = ("blue1", "blue2", "blue3", "red1", "red2", "air")
    garden = with_insects(hollyhocks(blue=3, red=2), "butterfly", *places)
    assert scored(replace(garden, pots=("P1",)), "pots") == 6


@rule("P60", "P61")
def test_seven_bees_on_three_large_buttercups_and_a_small_one_fill_two_pots() -> None:
    garden = with_insects(buttercups("llls"), "bee", "V1", "V1", "V2", "V2", "V3", "V3", "V4")
    state = play(acting(garden, "drip"), "fill P2", "fill P1")
    assert mine(state).pots == ("P2", "P1")
    assert refused(state, "fill P3", "P60") == "few-bees"


def janes_garden() -> Garden:
    """The garden at the end of the rulebook, as far as its sums tell it."""
    garden = with_insects(hollyhocks(blue=3, yellow=2, red=2), "butterfly", "blue1", "blue2", "red2")
    garden = tree("1.1+", "2.1+", "2.2+", "3.1", "3.2+", "3.3", "4.1", "4.2", into=garden)
    garden = with_insects(garden, "ladybug", "2.1", "2.2", "3.1", "3.2", "3.3", "4.1", "4.2")
    garden = with_insects(buttercups("llls", into=garden), "bee", "V1", "V1", "V2", "V2", "V3", "V3", "V4")
    garden = dragonflies(lavender("dragonfly", "flower", odd=True, into=garden), "medium", "large")
    return replace(garden, leaves=(leaf("oak"), leaf("maple")), pots=("P2", "P1"), drops=("D1", "D3"))


@rule("P19", "P21", "P23", "P25", "P27", "P29", "P31", "P34", "P36", "P47", "P54", "P63")
def test_janes_garden_scores_100_category_by_category() -> None:
    sheet = GAME.score(replace(start(), gardens=(janes_garden(), Garden())))[0]
    assert [(line.category, line.points) for line in sheet.lines] == [
        ("hollyhocks", 6 + 6 + 1),
        ("butterflies", 1 + 2 + 2),
        ("magnolias", 6 * 1 + 2 * 2),
        ("ladybugs", 2 * 2 + 3 * 3 + 2 * 2),
        ("buttercups", 1 * 3),
        ("bees", 3 * 4 + 1 * 2),
        ("lavender", 5 * 2),
        ("dragonflies", 1 + 3 + 5),
        ("pots", 7 + 3),
        ("cascade", 3 + 4),
        ("leaves", 2),
    ]
    assert sheet.total == 100
