"""What tests of the bot do with every game found: a new game is met here by itself."""

from collections.abc import Iterator
from functools import cache

import pytest

from rules.chance import Chance
from rules.game import AnyGame
from rules.registry import games
from rules.table import Table, open_table

every_game = pytest.mark.parametrize("game", games().values(), ids=games())
every_size = pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, seats, id=f"{key}-{seats}") for key, game in games().items() for seats in game.seat_counts],
)


@cache
def _whole(key: str, seats: int, seed: int) -> tuple[Table, ...]:
    return tuple(_played(games()[key], seats, seed))


def played_through(game: AnyGame, seats: int, seed: int) -> tuple[Table, ...]:
    """A game of computer gardeners, each moment. Played once for all tests."""
    return _whole(game.key, seats, seed)


def _played(game: AnyGame, seats: int, seed: int) -> Iterator[Table]:
    """A game of computer gardeners, each moment."""
    table, chance = open_table(game, seed, seats, {}), Chance(seed)
    while not game.is_over(table.state):
        yield table
        seat = game.to_act(table.state)[0]
        table = table.play(seat, game.choose(game.view(table.state, seat), seat, chance))
    yield table
