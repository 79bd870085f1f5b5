"""The game beside a second, plain reading of its rules, move by move through whole games."""

import pytest

from rules.chance import Chance
from rules.cottage_garden import GAME
from rules.cottage_garden.beds import plain_free, visible
from rules.cottage_garden.shapes import squares_of
from rules.cottage_garden.state import Garden, State
from tests.rules.cottage_garden.plain_reading import PlainBed, PlainGame, PlainGarden, name_of


def read_alike(state: State, plain: PlainGame) -> bool:
    """Whether both readings lead to the same table."""
    assert list(state.nursery) == list(plain.nursery.values())
    assert list(state.queue) == plain.queue
    assert (state.gardener, state.die, state.spare, state.over) == (plain.stop, plain.die, plain.spare, plain.over)
    assert state.over or state.seat == plain.seat
    return all(map(garden_alike, state.gardens, plain.gardens))


def garden_alike(garden: Garden, plain: PlainGarden) -> bool:
    assert (garden.cats, garden.hive) == (plain.cats, plain.hive)
    assert (list(garden.orange), list(garden.blue)) == (sorted(plain.orange), sorted(plain.blue))
    for bed, own in zip(garden.beds, plain.beds, strict=True):
        assert (bed is None) == (own is None)
        if bed is not None and isinstance(own, PlainBed):
            assert (bed.side, [lying.tile for lying in bed.tiles]) == (own.side, own.tiles)
            assert visible(bed) == (own.shown("P"), own.shown("C"))
            assert squares_of(plain_free(bed)) == tuple(map(name_of, own.free()))
    return True


@pytest.mark.parametrize(
    ("seats", "mode", "careful"),
    [
        *((seats, "full", careful) for seats in (1, 2, 3, 4) for careful in (0, 3)),
        *((seats, mode, 2) for seats in (1, 4) for mode in ("gentle", "gentle-one-bed")),
    ],
)
def test_a_plain_reading_of_the_rules_knows_the_same_moves_and_what_they_do(
    seats: int, mode: str, careful: int
) -> None:
    """The moves are random, but for `careful` of four, which the computer gardener chooses."""
    state, chance = GAME.set_up(seats + careful, seats, {"mode": mode}), Chance(seats)
    plain = PlainGame(state)
    while not state.over:
        moves = GAME.legal(state, state.seat)
        assert len(moves) == len(set(moves))
        assert {str(move) for move in moves} == plain.legal()
        random = chance.below(4) >= careful
        move = chance.pick(moves) if random else GAME.choose(state, state.seat, chance)
        state = GAME.apply(state, state.seat, move)
        plain.play(str(move))
        assert read_alike(state, plain), move
    assert plain.legal() == set()
