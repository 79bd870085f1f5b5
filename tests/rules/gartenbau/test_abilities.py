"""The abilities under the petals' tiles, the flower pot and the watering can (G36 to G45)."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.gartenbau import GAME
from rules.gartenbau.components import PlantTile
from rules.gartenbau.ground import ground_of
from rules.gartenbau.market import savings
from rules.gartenbau.state import COLOURS, Plot, State
from tests.rules.gartenbau.plots import (
    drawn,
    laid,
    legal,
    mine,
    owning,
    pile,
    play,
    refused,
    stacked,
    start,
    with_more,
)
from tests.rules_named import rule

A, B, C, D, E, F = 1, 3, 5, 7, 9, 11
ROW = laid("o10-p10 YB", "q10-r10 GP", "l10-l11 OO")
"""The starter tile with two tiles in a row to the right of it and one to the left."""


def before(petal: int, plot: Plot, seats: int = 2, **parts: Any) -> State:
    """A game in which that petal is empty and the marker of seat 0 stands on the stone before it."""
    letter = "ABCDEFGH"[petal // 2]
    return owning(stacked(start(seats), **{letter: parts.pop("lying", "")}), plot, space=petal - 1, **parts)


# ------------------------------------------------------------------ abilities


@rule("G37")
def test_no_plant_is_sold_for_nothing() -> None:
    assert savings(5, 5, PlantTile(prestige=3, suns=1, waters=0)) == (False, False)
    assert savings(5, 5, PlantTile(prestige=3, suns=0, waters=1)) == (False, False)
    assert savings(5, 5, PlantTile(prestige=3, suns=1, waters=1)) == (True, True)


@rule("G23", "G40")
def test_a_bounty_of_an_empty_supply_brings_nothing_unless_tokens_lie_there() -> None:
    bare = replace(before(F, ROW), suns=0, waters=0)
    assert refused(bare, "market F ability", "G23") == "ability-nothing"
    lying = replace(before(F, ROW, lying=pile("", waters=1)), suns=0, waters=0)
    taken = play(lying, "market F ability")
    assert mine(taken).waters == mine(lying).waters + 1


@rule("G36")
def test_a_transplant_waters_without_the_watering_can() -> None:
    for can in (True, False):
        state = play(before(A, ROW, can=can), "market A ability")
        assert state.turn.step == "lift"
        assert refused(state, "can", "G42") == "first-lift"
        state = play(state, "lift q10-r10", "replant o11 right")
        assert mine(state).can is can
        assert mine(state).plot.tiles[-1].squares == ("o11", "p11")
        assert "end" in legal(state)


@rule("G37")
def test_a_sale_sells_a_plant_for_one_resource_less() -> None:
    plot = drawn("RR")
    state = play(before(B, plot), "market B ability")
    assert legal(state) == ["buy red m10-n10 sun", "buy red m10-n10 water"]
    by_sun, by_water = play(state, "buy red m10-n10 sun"), play(state, "buy red m10-n10 water")
    assert (mine(by_sun).suns, mine(by_sun).waters) == (1, 1)  # two suns and a water, one sun less
    assert (mine(by_water).suns, mine(by_water).waters) == (0, 2)
    assert (by_water.suns, by_water.waters) == (state.suns + 2, state.waters)
    assert mine(by_sun).space == B
    assert mine(by_sun).plot.plants[0].colour == "red"
    assert by_sun.plants[COLOURS.index("red")] == 5


@rule("G37")
def test_a_sale_makes_affordable_what_was_too_dear() -> None:
    state = before(B, drawn("RR"), suns=1, waters=1)
    assert legal(state, "plant") == []
    state = play(state, "market B ability")
    assert legal(state) == ["buy red m10-n10 sun"]
    assert refused(state, "buy red m10-n10 water", "G37") == "sale-cost-water"
    assert refused(state, "end", "G37") == "first-buy"
    assert refused(owning(state, suns=2, waters=0), "buy red m10-n10 sun", "G37") == "sale-cost-sun"


@rule("G23", "G37")
def test_tokens_on_the_petal_help_to_pay_and_the_way_leaves_enough() -> None:
    lying = before(B, drawn("RR"), lying=pile("", suns=1, waters=1), suns=0, waters=0)
    assert mine(play(lying, "market B ability", "buy red m10-n10 sun")).suns == 0
    state = owning(stacked(start(), B=""), drawn("RR"), space=11, suns=2, waters=2)
    walking = play(state, "market B ability")  # past A: a water, for with one sun less the plant could be had
    assert walking.turn.step == "pay"
    assert legal(walking) == ["pay sun", "pay water"]
    short = play(owning(state, suns=1, waters=2), "market B ability")
    assert short.turn.step == "buy"  # the water was paid without asking: the sun is needed
    assert (short.stacks[0].suns, short.stacks[0].waters) == (0, 1)
    asked = owning(walking, suns=1, waters=2)
    assert refused(asked, "pay sun", "G23") == "pay-keep-sun"
    yellow = owning(walking, drawn("YY"), suns=2, waters=1)
    assert refused(yellow, "pay water", "G23") == "pay-keep-water"


@rule("G38")
def test_a_nursery_brings_the_top_tile_of_any_petal_and_what_lies_on_it() -> None:
    state = stacked(before(C, laid()), D=pile("GG RB", suns=1), E="")
    state = owning(state, space=D, seat=1)
    state = play(state, "market C ability")
    assert legal(state) == ["fetch A", "fetch B", "fetch D", "fetch F"]
    assert refused(state, "fetch E", "G38") == "fetch-no-tile"
    assert refused(state, "fetch G", "G2") == "no-petal"
    assert refused(state, "end", "G38") == "first-fetch"
    state = play(state, "fetch D")
    assert state.turn.tile == ("green", "green")
    assert mine(state).suns == 3
    assert mine(state).space == C
    assert not state.stacks[3].face_up
    assert "end" in legal(play(state, "place o10 down"))


@rule("G39")
def test_a_bloom_places_a_flower_and_the_marker_stays() -> None:
    plot = laid("k10-k11 RR", "l10-l11 RR", plants="red k10-l10, red k11-l11")
    state = before(D, plot, seats=3, hand=("red-lily-20",))
    state = play(state, "market D ability")
    assert legal(state) == ["flower red-lily-20 k10"]
    assert refused(state, "end", "G39") == "first-bloom"
    state = play(state, "flower red-lily-20 k10", "collect 3")
    assert mine(state).space == D
    assert mine(state).suns == 5


@rule("G40")
def test_a_bounty_brings_three_resources_of_ones_choice() -> None:
    state = play(before(F, laid()), "market F ability")
    assert legal(state) == ["collect 0", "collect 1", "collect 2", "collect 3"]
    state = play(state, "collect 1")
    assert (mine(state).suns, mine(state).waters) == (3, 4)


# ------------------------------------------------------------------ the flower pot


@rule("G41")
def test_the_flower_pot_jumps_to_any_petal_and_takes_its_tile() -> None:
    state = stacked(owning(start(), laid(), space=A), E=pile("BG RB", waters=1))
    state = owning(state, space=E, seat=1)
    assert legal(state, "pot") == [f"pot {letter}" for letter in "ABCDEF"]
    state = play(state, "pot E")
    assert mine(state).space == E
    assert state.turn.tile == ("blue", "green")
    assert mine(state).waters == 3
    assert mine(state).suns == 2
    assert not mine(state).pot
    state = play(state, "place o10 right")
    assert legal(state, "pot") == []


@rule("G41")
def test_the_flower_pot_may_take_the_tile_where_one_stands() -> None:
    assert mine(play(owning(start(), space=A), "pot A")).space == A


@rule("G41")
def test_the_flower_pot_is_used_once_and_on_a_petal_with_a_tile() -> None:
    assert refused(owning(start(), pot=False), "pot A", "G41") == "pot-used"
    assert refused(stacked(start(), B=""), "pot B", "G41") == "pot-no-tile"
    assert refused(start(), "pot H", "G2") == "no-petal"


# ------------------------------------------------------------------ the watering can


@rule("G42")
def test_the_watering_can_is_used_before_the_action_or_after_it() -> None:
    state = owning(start(), ROW)
    first = play(state, "can", "lift q10-r10", "replant o11 right")
    assert first.turn.step == "act"
    assert not mine(first).can
    assert "market A tile" in legal(first)
    assert refused(first, "can", "G42") == "can-used"
    after = play(state, "market A resources", "can", "lift q10-r10", "replant o11 right")
    assert legal(after) == ["end"]


@rule("G14", "G42")
@pytest.mark.parametrize(
    "action",
    [
        ("market A resources",),
        ("market A tile", "place m9 right"),
        ("pot B", "place m9 right"),
        ("plant red m10-n10",),
        ("flower garden-rose-20 m14", "collect 1"),
        ("flower red-lily-20 m14", "collect 1"),
        ("market F ability", "collect 1"),
    ],
)
def test_whatever_the_action_was_no_second_one_follows_the_watering_can(action: tuple[str, ...]) -> None:
    """Also after a flower, and after the three resources of a petal: it is all one turn."""
    colour = "yellow" if "garden-rose" in action[0] else "red"
    beds = drawn("RR", "RR", "YB", "OG", "RR", "RR", plants=f"{colour} m14-n14, {colour} m15-n15")
    tiles = laid("o10-p10 YB", "q10-r10 GP").tiles[1:]
    plot = Plot((*beds.tiles, *tiles), beds.plants)
    state = owning(stacked(start(), A="YB", B="YB"), plot, suns=3, waters=3, hand=("garden-rose-20", "red-lily-20"))
    if "ability" in action[0]:
        state = owning(stacked(state, F=""), space=F - 1)
    done = play(state, *action)
    watered = play(done, "can", "lift q10-r10", "replant o11 right")
    assert legal(watered) == ["end"]


@rule("G42")
def test_the_watering_can_waits_while_something_else_is_to_be_decided() -> None:
    state = play(owning(start(), ROW), "market A tile")
    assert legal(state, "can") == []
    assert refused(state, "can", "G21") == "first-place"
    lifted = play(owning(start(), ROW), "can")
    assert refused(lifted, "end", "G42") == "first-lift"
    assert refused(play(lifted, "lift q10-r10"), "market A tile", "G42") == "first-replant"
    assert refused(owning(start(), ROW), "lift q10-r10", "G14") == "first-act"


@rule("G42")
def test_two_tiles_trade_places() -> None:
    state = play(owning(start(), ROW), "can", "lift q10-r10")
    assert [move for move in legal(state, "swap") if "o10-p10" in move] == [
        "swap o10-p10 neither",
        "swap o10-p10 first",
        "swap o10-p10 second",
        "swap o10-p10 both",
    ]
    traded = {tile.squares: tile.colours for tile in mine(play(state, "swap o10-p10 neither")).plot.tiles}
    assert traded["o10", "p10"] == ("green", "purple")
    assert traded["q10", "r10"] == ("yellow", "blue")
    assert len(traded) == 4


@rule("G43")
def test_only_uncovered_tiles_can_be_moved_and_the_starter_tile_never() -> None:
    plot = with_more(laid("o10-p10 RR", "o11-p11 RB", "q10-r10 RG"), plants="red p10-q10")
    state = play(owning(start(), plot), "can")
    assert legal(state) == ["lift o11-p11"]
    assert refused(state, "lift o10-p10", "G43") == "lift-covered"
    assert refused(state, "lift q10-r10", "G43") == "lift-covered"
    assert refused(state, "lift m10-n10", "G43") == "lift-starter"
    assert refused(state, "lift p10-q10", "G43") == "lift-no-tile"
    assert refused(state, "lift s10-t10", "G43") == "lift-no-tile"
    assert refused(state, "lift o10", "G25") == "no-pair"
    swapping = play(owning(start(), plot), "can", "lift o11-p11")
    assert legal(swapping, "swap") == []
    assert refused(swapping, "swap o10-p10 neither", "G43") == "lift-covered"


@rule("G43")
def test_where_nothing_can_be_moved_the_watering_can_stays() -> None:
    state = owning(start(), laid())
    assert legal(state, "can") == []
    assert refused(state, "can", "G43") == "nothing-to-lift"


@rule("G44")
def test_the_garden_may_not_be_broken_in_two() -> None:
    state = play(owning(start(), ROW), "can", "lift o10-p10")
    assert refused(state, "replant l9 up", "G44") == "splits"
    assert refused(state, "replant s10 right", "G44") == "splits"
    assert all(len(_parts(play(state, move))) == 1 for move in legal(state, "replant"))
    bridges = legal(state, "replant")
    assert bridges == []  # two squares wide is the gap: only the old squares would close it
    assert legal(state, "swap") != []


@rule("G44")
def test_a_garden_that_another_place_holds_together_may_be_changed() -> None:
    around = laid("o10-o11 YB", "p10-p11 GG", "o9-p9 RR")
    state = play(owning(start(), around), "can", "lift o10-o11")
    assert legal(state, "replant") != []
    for move in legal(state, "replant"):
        assert len(_parts(play(state, move))) == 1


@rule("G44")
def test_a_lone_tile_that_holds_the_garden_together_is_not_lifted() -> None:
    plot = with_more(laid("o10-p10 YB", "q10-r10 GG", "q9-r9 GG"), plants="green q9-q10, green r9-r10")
    state = owning(start(), plot)
    assert legal(state, "can") == []
    watering = replace(state, turn=replace(state.turn, step="lift"))
    assert refused(watering, "lift o10-p10", "G44") == "lift-nowhere"


def _parts(state: State) -> tuple[frozenset[int], ...]:
    return ground_of(mine(state).plot).parts()


@rule("G45")
def test_a_tile_comes_to_lie_on_at_least_one_other_square() -> None:
    state = play(owning(start(), ROW), "can", "lift q10-r10")
    moves = legal(state, "replant")
    assert "replant q10 right" not in moves
    assert "replant r10 left" not in moves
    assert "replant q10 up" in moves
    assert refused(state, "replant q10 right", "G45") == "same-place"
    assert refused(state, "replant r10 left", "G45") == "same-place"


@rule("G45")
@pytest.mark.parametrize(
    ("turned", "here", "there"),
    [
        ("neither", ("green", "purple"), ("yellow", "blue")),
        ("first", ("purple", "green"), ("yellow", "blue")),
        ("second", ("green", "purple"), ("blue", "yellow")),
        ("both", ("purple", "green"), ("blue", "yellow")),
    ],
)
def test_tiles_that_trade_places_may_be_turned(turned: str, here: tuple[str, str], there: tuple[str, str]) -> None:
    state = play(owning(start(), ROW), "can", "lift q10-r10", f"swap o10-p10 {turned}")
    tiles = {tile.squares: tile.colours for tile in mine(state).plot.tiles}
    assert (tiles["o10", "p10"], tiles["q10", "r10"]) == (here, there)


@rule("G45")
def test_a_tile_of_one_colour_is_not_turned() -> None:
    state = play(owning(start(), ROW), "can", "lift q10-r10")
    assert [move for move in legal(state, "swap") if "l10-l11" in move] == [
        "swap l10-l11 neither",
        "swap l10-l11 first",
    ]
    assert refused(state, "swap l10-l11 second", "G45") == "turned-twin"
    level = play(state, "swap l10-l11 first")
    tiles = {tile.squares: tile.colours for tile in mine(level).plot.tiles}
    assert tiles["l10", "l11"] == ("purple", "green")  # a level tile takes the place of an upright one
    assert tiles["q10", "r10"] == ("orange", "orange")
    twin = play(owning(start(), ROW), "can", "lift l10-l11")
    assert [move for move in legal(twin, "swap") if "o10-p10" in move] == [
        "swap o10-p10 neither",
        "swap o10-p10 second",
    ]


@rule("G42", "G16")
def test_what_is_held_over_ten_still_goes_back_after_watering() -> None:
    state = play(owning(start(), ROW, suns=5, waters=5), "market A resources")
    assert state.turn.step == "return"
    state = play(state, "can", "lift q10-r10", "replant o11 right")
    assert state.turn.step == "return"
    assert legal(play(state, "return 2")) == ["end"]
    assert GAME.to_act(state) == (0,)
