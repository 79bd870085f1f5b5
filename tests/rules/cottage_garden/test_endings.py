"""The end, the solo game and the gentle rules (C41, C42, C44 to C49)."""

import pytest
from msgspec.structs import replace

from rules.chance import Chance
from rules.cottage_garden import GAME
from rules.cottage_garden.nursery import row_places
from rules.cottage_garden.state import State, Turn
from rules.sentence import Noun, sentence
from tests.rules.cottage_garden.positions import (
    L1_FULL,
    THRIVING,
    at_the_last_stop,
    legal,
    mine,
    pass_turn,
    play,
    start,
    tending,
    tiles_of,
    with_beds,
    with_row,
)
from tests.rules_named import rule


def ended(*gardens: tuple[tuple[int, int, int], tuple[int, int, int], int]) -> State:
    """A game that is over, with the orange and blue cubes and the beehive of each seat."""
    state = start(len(gardens))
    owned = tuple(
        replace(garden, beds=(None, None), orange=orange, blue=blue, hive=hive)
        for garden, (orange, blue, hive) in zip(state.gardens, gardens, strict=True)
    )
    return replace(state, gardens=owned, over=True, turn=Turn())


@rule("C41")
def test_cubes_and_beehives_count_and_cats_do_not() -> None:
    state = ended(((0, 5, 20), (0, 4, 10), 2), ((15, 20, 20), (14, 14, 20), 0))
    lines = [{line.category: line.points for line in sheet.lines} for sheet in GAME.score(state)]
    assert lines == [{"pots": 25, "covers": 14, "hive": 2}, {"pots": 55, "covers": 48, "hive": 0}]
    richer = with_beds(state, None, None, cats=9)
    assert GAME.score(richer) == GAME.score(state)


@rule("C42")
@pytest.mark.parametrize(
    ("gardens", "winners", "key"),
    [
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 0, 8), (0, 0, 0), 0)), (0,), "points"),
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 0, 7), (0, 0, 0), 2)), (1,), "hive"),
        ((((0, 0, 9), (0, 0, 0), 2), ((0, 0, 10), (0, 0, 0), 1)), (0,), "hive"),
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 1, 8), (0, 0, 0), 0)), (0, 1), "shared"),
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 1, 8), (0, 0, 0), 0), ((0, 0, 7), (0, 0, 0), 2)), (2,), "hive"),
    ],
)
def test_points_win_then_the_beehive_then_nobody_before_the_other(
    gardens: tuple[tuple[tuple[int, int, int], tuple[int, int, int], int], ...], winners: tuple[int, ...], key: str
) -> None:
    ending = GAME.ending(ended(*gardens))
    best = max(sum(orange) + sum(blue) + hive for orange, blue, hive in gardens)
    assert (ending.winners, ending.sentence) == (winners, sentence(f"cottage_garden-ending-{key}", points=best))


@rule("C44")
def test_alone_the_gardener_moves_two_stops_and_32_turns_are_played() -> None:
    state = start(1)
    turns, stops = 0, set()
    while state.die < 6:
        stops.add(state.gardener)
        turns += 1
        state = pass_turn(state)
    assert (turns, sorted(stops)) == (32, [1, 3, 5, 7, 9, 11, 13, 15])


@rule("C45")
def test_the_neighbour_fills_the_row_and_sends_its_nearest_tile_to_the_queue() -> None:
    state = with_row(replace(tending(start(1)), gardener=2), None, "V3a", None, None)
    before = replace(state, gardener=1)
    after = play(before, "end")
    row = [after.nursery[place] for place in row_places(state)]
    assert row == [None, "V3a", state.queue[1], state.queue[2]]
    assert after.queue[-1] == state.queue[0]
    assert tiles_of(after) == tiles_of(before)


@rule("C45")
def test_the_neighbour_takes_the_nearest_tile_of_a_row_that_is_full_enough() -> None:
    state = with_row(replace(tending(start(1)), gardener=2), None, "V3a", "H4", None)
    after = play(replace(state, gardener=1), "end")
    assert [after.nursery[place] for place in row_places(state)] == [None, None, "H4", None]
    assert after.queue[-1] == "V3a"


@rule("C46")
@pytest.mark.parametrize(("die", "hive"), [(2, 2), (4, 2), (5, 1), (6, 1)])
def test_alone_an_early_cube_at_twenty_earns_the_better_beehive(die: int, hive: int) -> None:
    state = with_beds(replace(tending(start(1)), die=die), L1_FULL, THRIVING, orange=(0, 0, 15))
    assert mine(play(state, "score light 15 0")).hive == hive
    again = with_beds(state, L1_FULL, THRIVING, orange=(0, 0, 15), blue=(0, 0, 20), hive=2)
    assert mine(play(again, "score light 15 0")).hive == 2, "only the first cube at 20 earns one"


@rule("C47")
@pytest.mark.parametrize(
    ("points", "rating"),
    [
        (0, "seedling"),
        (39, "seedling"),
        (40, "sprout"),
        (50, "bud"),
        (59, "bud"),
        (60, "bloom"),
        (70, "bouquet"),
        (80, "master"),
        (122, "master"),
    ],
)
def test_the_points_of_a_solo_game_are_rated(points: int, rating: str) -> None:
    state = with_beds(ended(((0, 0, 0), (0, 0, 0), 0)), None, None, orange=(0, 0, points))
    ending = GAME.ending(state)
    assert ending.winners == (0,)
    noun = Noun(f"cottage_garden-rating-{rating}")
    assert ending.sentence == sentence("cottage_garden-ending-solo", points=points, rating=noun)


@rule("C48")
@pytest.mark.parametrize("mode", ["gentle", "gentle-one-bed"])
def test_gently_nobody_pays_and_cats_are_kept_without_limit(mode: str) -> None:
    state = with_beds(replace(at_the_last_stop(THRIVING, None), mode=mode), THRIVING, None, orange=(1, 2, 15))
    after = play(state, "end")
    assert (after.die, after.turn.stage) == (6, "plant")
    many = with_beds(replace(tending(start(mode=mode))), *start(mode=mode).gardens[0].beds, cats=5)
    assert "end" in legal(many)


@rule("C49")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_the_gentlest_game_each_seat_has_one_light_bed(seats: int) -> None:
    state = start(seats, mode="gentle-one-bed")
    sides = [bed.side for garden in state.gardens for bed in garden.beds if bed is not None]
    assert len({*sides, state.spare}) == seats + 1
    assert all(side[0] == "L" for side in (*sides, state.spare))
    chance = Chance(1)
    while not state.over:
        state = GAME.apply(state, state.seat, chance.pick(GAME.legal(state, state.seat)))
    assert all(garden.beds == (None,) for garden in state.gardens)
