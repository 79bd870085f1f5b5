"""Plants over seedlings, flowers over plants (G26 to G35)."""

import pytest
from msgspec.structs import replace

from rules.gartenbau.components import components
from rules.gartenbau.state import COLOURS
from tests.rules.gartenbau.plots import drawn, laid, legal, mine, owning, play, refused, start, with_more
from tests.rules_named import rule

BOX = components()
TWO_BEDS = laid("k10-k11 RR", "l10-l11 RR", plants="red k10-l10, red k11-l11")
"""Beside the starter tile, two red plants side by side: a bed for a Red Lily at k10."""


# ------------------------------------------------------------------ plants


@rule("G26")
def test_the_marker_goes_to_the_next_stone_without_another_marker() -> None:
    plot = drawn("RR")
    assert mine(play(owning(start(), plot), "plant red m10-n10")).space == 2
    behind = owning(owning(start(), plot), space=2, seat=1)
    assert mine(play(behind, "plant red m10-n10")).space == 4
    on_petal = owning(start(), plot, space=7)
    assert mine(play(on_petal, "plant red m10-n10")).space == 8
    assert all(stack.suns + stack.waters == 0 for stack in play(behind, "plant red m10-n10").stacks)


@rule("G26")
def test_the_start_stone_is_a_stone_like_the_others() -> None:
    plot = drawn("RR")
    away = owning(owning(start(), plot, space=11), space=3, seat=1)
    assert mine(play(away, "plant red m10-n10")).space == 0
    blocked = owning(owning(start(), plot, space=11), space=0, seat=1)
    assert mine(play(blocked, "plant red m10-n10")).space == 2


@rule("G27")
def test_the_fourth_example_of_the_rulebook_a_yellow_plant_for_a_sun_and_two_waters() -> None:
    """It is placed across two yellow seedlings of two tiles, each showing one yellow seedling."""
    plot = laid("o10-p10 YR", "o11-p11 YB")
    state = owning(start(3), plot, space=3, suns=1, waters=2)
    state = play(state, "plant yellow o10-o11")
    assert (mine(state).suns, mine(state).waters) == (0, 0)
    assert mine(state).plot.plants[-1].prestige == 3
    assert state.plants[COLOURS.index("yellow")] == 7
    assert mine(state).space == 4


@rule("G27")
def test_the_price_goes_to_the_supply_and_the_next_plant_comes_up() -> None:
    state = owning(start(), drawn("RRRR"), suns=5, waters=5)
    supply = (state.suns, state.waters)
    bought = play(state, "plant red m10-n10")  # 4 prestige for two suns and a water
    assert (bought.suns, bought.waters) == (supply[0] + 2, supply[1] + 1)
    assert mine(bought).plot.plants[0].prestige == 4
    again = owning(replace(bought, turn=state.turn), suns=5, waters=5)
    assert mine(play(again, "plant red o10-p10")).plot.plants[1].prestige == 4
    assert (mine(play(again, "plant red o10-p10")).suns, mine(play(again, "plant red o10-p10")).waters) == (3, 3)


@rule("G27")
def test_a_plant_that_cannot_be_paid_or_is_sold_out_is_refused() -> None:
    poor = owning(start(), drawn("RR"), suns=1, waters=9)
    assert legal(poor, "plant") == []
    assert refused(poor, "plant red m10-n10", "G27") == "plant-cost"
    sold = replace(owning(start(), drawn("RR"), suns=5, waters=5), plants=(0, 6, 6, 6, 6, 6))
    assert refused(sold, "plant red m10-n10", "G27") == "stack-empty"


@rule("G28")
@pytest.mark.parametrize(
    ("letters", "plants"),
    [
        ("RR", "red"),
        ("YY", "yellow"),
        ("BB", "blue"),
        ("OO", "orange"),
        ("PP", "purple"),
        ("GG", "green"),
        ("RY", "orange"),
        ("YR", "orange"),
        ("RB", "purple"),
        ("BR", "purple"),
        ("YB", "green"),
        ("BY", "green"),
        ("RO", ""),
        ("RP", ""),
        ("RG", ""),
        ("YO", ""),
        ("YP", ""),
        ("YG", ""),
        ("BO", ""),
        ("BP", ""),
        ("BG", ""),
        ("OP", ""),
        ("OG", ""),
        ("PG", ""),
    ],
)
def test_two_seedlings_make_the_plants_of_colour_theory(letters: str, plants: str) -> None:
    state = owning(start(), drawn(letters), suns=5, waters=5)
    assert legal(state, "plant") == [f"plant {colour} m10-n10" for colour in plants.split()]
    wrong = next(colour for colour in COLOURS if colour not in plants.split())
    assert refused(state, f"plant {wrong} m10-n10", "G28") == "plant-colours"


@rule("G28")
def test_a_plant_lies_on_seedlings_side_by_side_along_or_across() -> None:
    state = owning(start(), drawn("R.", "RR"), suns=5, waters=5)
    assert legal(state, "plant") == ["plant red m10-m11", "plant red m11-n11"]
    assert refused(state, "plant red m10-n10", "G28") == "plant-on-empty"
    assert refused(state, "plant red m10-n11", "G25") == "no-pair"
    assert refused(state, "plant red m10", "G25") == "no-pair"


@rule("G29")
def test_a_plant_never_covers_both_halves_of_one_tile() -> None:
    state = owning(start(), laid("o10-p10 RR", "q10-r10 RR"), suns=5, waters=5)
    assert "plant red p10-q10" in legal(state, "plant")
    assert refused(state, "plant red o10-p10", "G29") == "plant-on-one-tile"


@rule("G30")
def test_a_plant_covers_at_most_one_seedling_of_the_starter_tile() -> None:
    state = owning(start(), laid("o10-o11 RR", starter="RYRR"), suns=5, waters=5)
    assert "plant red n11-o11" in legal(state, "plant")
    assert refused(state, "plant red m11-n11", "G30") == "plant-on-starter"
    assert refused(state, "plant red m10-m11", "G30") == "plant-on-starter"


@rule("G31")
def test_what_is_covered_stays_covered() -> None:
    state = owning(start(), drawn("RRR", plants="red m10-n10"), suns=5, waters=5)
    assert legal(state, "plant") == []
    assert refused(state, "plant red n10-o10", "G31") == "plant-on-plant"
    assert refused(state, "plant red m10-n10", "G31") == "plant-on-plant"


# ------------------------------------------------------------------ flowers


@rule("G32")
def test_a_flower_costs_nothing_and_takes_the_marker_to_the_next_stone() -> None:
    state = owning(start(), TWO_BEDS, hand=("red-lily-20", "fuchsia-18"), suns=0, waters=0, space=1)
    state = play(state, "flower red-lily-20 k10")
    assert mine(state).space == 2
    assert mine(state).hand == ("fuchsia-18",)
    assert mine(state).plot.flowers[0].name == "red-lily-20"


@rule("G13", "G32")
def test_only_a_flower_of_ones_hand_is_placed() -> None:
    state = owning(start(), TWO_BEDS, hand=("fuchsia-18",))
    assert refused(state, "flower red-lily-20 k10", "G13") == "not-in-hand"
    assert refused(state, "flower daisy k10", "G13") == "no-flower"


@rule("G33")
def test_a_flower_covers_two_visible_plants_side_by_side() -> None:
    level = drawn("RR", "RR", plants="red m10-n10, red m11-n11")
    upright = drawn("RR", "RR", plants="red m10-m11, red n10-n11")
    for plot in (level, upright):
        assert legal(owning(start(), plot, hand=("red-lily-20",)), "flower") == ["flower red-lily-20 m10"]


@rule("G33")
@pytest.mark.parametrize(
    ("rows", "plants", "square", "key"),
    [
        (("RRRR",), "red m10-n10, red o10-p10", "m10", "flower-no-plant"),  # end to end
        (("RRR", "RRR"), "red m10-n10, red n11-o11", "m10", "flower-no-plant"),  # shifted
        (("RRRR", "RRRR"), "red m10-n10, red m11-m12, red n11-n12", "m10", "flower-not-parallel"),
        (("RR", "RR"), "red m10-n10", "m10", "flower-no-plant"),
    ],
)
def test_plants_that_share_no_long_side_bear_no_flower(
    rows: tuple[str, ...], plants: str, square: str, key: str
) -> None:
    plot = drawn(*rows, "RR..", plants=plants)
    state = owning(start(), plot, hand=("red-lily-20",))
    assert refused(state, f"flower red-lily-20 {square}", "G33") == key


@rule("G33", "G31")
def test_a_flower_does_not_lie_on_another() -> None:
    state = owning(start(), with_more(TWO_BEDS, flowers="red-lily-20 k10"), hand=("red-lily-20",))
    assert legal(state, "flower") == []
    assert refused(state, "flower red-lily-20 k10", "G33") == "flower-no-plant"


@rule("G33")
def test_a_flower_may_overlap_the_starter_tile() -> None:
    plot = laid("o10-o11 RR", starter="BRBR", plants="red n10-o10, red n11-o11")
    assert legal(owning(start(), plot, hand=("red-lily-20",)), "flower") == ["flower red-lily-20 n10"]


RECIPES = {
    "red-lily": "red-red",
    "garden-rose": "yellow-yellow",
    "forget-me-not": "blue-blue",
    "rhododendron": "orange-orange red-yellow",
    "sweet-william": "purple-purple red-blue",
    "calla-lily": "green-green yellow-blue",
    "carnation": "red-orange",
    "fuchsia": "red-purple",
    "cornflower": "blue-purple",
    "larkspur": "blue-green",
    "datura": "yellow-orange",
    "hybrid-tea-rose": "yellow-green",
}


@rule("G34")
@pytest.mark.parametrize("species", sorted(RECIPES))
def test_each_species_wants_its_plants_in_either_order(species: str) -> None:
    flower = next(name for name, tile in BOX.flowers.items() if tile.species == species)
    wanted = {frozenset(pair.split("-")) for pair in RECIPES[species].split()}
    for first in COLOURS:
        for second in COLOURS:
            plot = with_more(drawn("RR", "RR"), plants=f"{first} m10-n10, {second} m11-n11")
            state = owning(start(), plot, hand=(flower,))
            if {first, second} in wanted:
                assert legal(state, "flower") == [f"flower {flower} m10"]
            else:
                assert refused(state, f"flower {flower} m10", "G34") == "flower-colours"


@rule("G34")
def test_the_fifth_example_of_the_rulebook_red_and_blue_or_two_purple() -> None:
    """The purple flower has two placements: on red and blue plants, or on two purple ones."""
    plot = drawn(
        "RRRR",
        "BBBB",
        plants="red m10-n10, blue m11-n11, purple o10-p10, purple o11-p11",
    )
    state = owning(start(), plot, hand=("sweet-william-16",))
    assert legal(state, "flower") == ["flower sweet-william-16 m10", "flower sweet-william-16 o10"]


@rule("G35")
@pytest.mark.parametrize("suns", range(4))
def test_a_flower_brings_three_resources_of_ones_choice(suns: int) -> None:
    state = play(owning(start(), TWO_BEDS, hand=("red-lily-20",)), "flower red-lily-20 k10")
    assert legal(state) == ["collect 0", "collect 1", "collect 2", "collect 3"]
    assert refused(state, "end", "G35") == "first-collect"
    supply = (state.suns, state.waters)
    state = play(state, f"collect {suns}")
    assert (mine(state).suns, mine(state).waters) == (2 + suns, 2 + 3 - suns)
    assert (state.suns, state.waters) == (supply[0] - suns, supply[1] - 3 + suns)
    assert legal(state, "end") == ["end"]
