"""Whole games of computer gardeners: every tile, cat and cube is accounted for, move by move."""

import pytest
from msgspec.structs import replace

from rules.chance import Chance
from rules.cottage_garden import GAME
from rules.cottage_garden.census import census
from rules.cottage_garden.components import components
from rules.cottage_garden.state import Bed, State
from rules.notation import parse
from tests.rules.cottage_garden.positions import almost, mine, planted, play, start, tending, with_beds
from tests.rules_named import rule


@rule("C3", "C9", "C19", "C26", "C28", "C31")
@pytest.mark.parametrize("mode", ["full", "gentle-one-bed"])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_in_a_whole_game_every_tile_cat_and_cube_is_accounted_for(seats: int, mode: str) -> None:
    state, chance = GAME.set_up(seats, seats, {"mode": mode}), Chance(seats)
    box = census(state)
    cubes = 3 * seats
    assert (box["orange cubes"], box["blue cubes"]) == (cubes, cubes)
    assert sum(count for name, count in box.items() if name.startswith("tile ")) == 36
    assert box["beds"] == (1 if mode == "gentle-one-bed" else 2) * seats + 1
    scored = 0
    while not GAME.is_over(state):
        seat = state.seat
        move = GAME.choose(state, seat, chance)
        after = GAME.apply(state, seat, move)
        assert GAME.unaccounted(state, seat, move, after) == {}, move
        assert all(count >= 0 for count in census(after).values())
        if move.ends_turn and mode == "full":
            assert after.gardens[seat].cats <= components().cats_kept or not any(after.gardens[seat].beds)
        scored += move.verb == "score"
        state = after
    assert census(state) == box
    assert scored > seats


BEFORE = with_beds(tending(start()), planted("L1", "I4 1 A1"), Bed("D1"))
L1, D1 = mine(BEFORE).beds
TWICE = tuple(replace(garden, hive=2) for garden in BEFORE.gardens)


@pytest.mark.parametrize(
    ("after", "wrong"),
    [
        (replace(BEFORE, queue=BEFORE.queue[1:]), {f"tile {BEFORE.queue[0]}": -1}),
        (replace(BEFORE, queue=(*BEFORE.queue, "I4")), {"tile I4": 1}),
        (with_beds(BEFORE, L1, D1, cats=3), {"cats of seat 1": 1}),
        (with_beds(BEFORE, L1, D1, orange=(0, 0, 7), blue=(0, 0, 8)), {"cats of seat 1": -2}),
        (with_beds(BEFORE, L1, D1, blue=(0, 0, 3)), {"blue cubes": -1, "blue cubes off the track": 1}),
        (with_beds(BEFORE, replace(planted("L1", "I4 1 A1"), cats=("B1",)), D1), {"squares taken twice": 1}),
        (replace(BEFORE, spare="L8"), {"beds in two places": 1}),
        (replace(BEFORE, gardens=TWICE), {"beehives in two gardens": 1}),
        (with_beds(BEFORE, L1, D1, hive=3), {"beehives of no such points": 1}),
    ],
)  # fmt: skip
def test_what_a_move_loses_or_makes_is_noticed(after: State, wrong: dict[str, int]) -> None:
    assert GAME.unaccounted(BEFORE, 0, parse(GAME, "end"), after) == wrong


def test_a_cat_goes_where_it_is_put_or_given_up() -> None:
    cat = parse(GAME, "cat light A2")
    assert GAME.unaccounted(BEFORE, 0, cat, play(BEFORE, "cat light A2")) == {}
    assert GAME.unaccounted(BEFORE, 0, cat, BEFORE) == {"cats of seat 1": 1}
    assert GAME.unaccounted(BEFORE, 0, parse(GAME, "refill"), BEFORE) == {"cats of seat 1": 1}
    scoring = with_beds(BEFORE, almost("L1"), D1, orange=(0, 0, 6), blue=(0, 0, 6))
    assert GAME.unaccounted(scoring, 0, parse(GAME, "score light 6 6"), play(scoring, "score light 6 6")) == {}
