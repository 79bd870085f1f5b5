"""Whole games of computer gardeners: every tile, cat and cube is accounted for, move by move."""

import pytest

from rules.chance import Chance
from rules.cottage_garden import GAME
from rules.cottage_garden.components import components
from rules.cottage_garden.state import Cubes, Garden, State
from rules.game import Move
from tests.contract.census_cottage_garden import census
from tests.rules_named import rule


def before_the_line(cubes: Cubes) -> int:
    """How many cubes stand before the mice's red line."""
    return sum(points <= components().line for points in cubes)


def crossings(old: Garden, new: Garden) -> int:
    """How many cubes crossed the line forwards (a move brings one of a colour at most over it)."""
    return sum(
        max(0, before_the_line(was) - before_the_line(now))
        for was, now in ((old.orange, new.orange), (old.blue, new.blue))
    )


def assert_cats_add_up(before: State, seat: int, move: Move, after: State) -> None:
    """A cat comes for each cube that crosses the line, and goes where it is put or given up; otherwise none does."""
    for place, (old, new) in enumerate(zip(before.gardens, after.gardens, strict=True)):
        won = crossings(old, new)
        gone = int(place == seat and move.verb in ("cat", "refill"))
        assert new.cats == old.cats + won - gone, move


@rule("C3", "C9", "C19", "C26", "C28", "C31")
@pytest.mark.parametrize("mode", ["full", "gentle-one-bed"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_in_a_whole_game_every_tile_cat_and_cube_is_accounted_for(seats: int, mode: str) -> None:
    state, chance = GAME.set_up(seats, seats, {"mode": mode}), Chance(seats)
    box = census(state)
    cubes = 3 * seats
    assert (box["orange cubes"], box["blue cubes"]) == (cubes, cubes)
    assert sum(count for name, count in box.items() if name.startswith("tile ")) == 36
    scored = 0
    while not GAME.is_over(state):
        seat = state.seat
        move = GAME.choose(state, seat, chance)
        after = GAME.apply(state, seat, move)
        assert census(after) == box, move
        assert_cats_add_up(state, seat, move, after)
        if move.ends_turn and mode == "full":
            assert after.gardens[seat].cats <= components().cats_kept or not any(after.gardens[seat].beds)
        scored += move.verb == "score"
        state = after
    assert scored > seats
