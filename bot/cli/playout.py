"""Whole games played by computer gardeners, the same ones for the same seed."""

from collections.abc import Iterator, Mapping

from rules.chance import Chance
from rules.game import AnyGame
from rules.table import Table, open_table


def playout(game: AnyGame, seats: int, seed: int, options: Mapping[str, str] | None = None) -> Iterator[Table]:
    """The table of seed `seed` before its first move, then after each move until the game is over."""
    table = open_table(game, seed, seats, options or {})
    chance = Chance(Chance(seed).bits())  # the gardeners' own, for what set-up draws from the seed is theirs to guess
    yield table
    while not game.is_over(table.state):
        seat = game.to_act(table.state)[0]
        table = table.play(seat, game.choose(game.view(table.state, seat), seat, chance))
        yield table


def played_out(
    game: AnyGame, seats: int, seed: int, plies: int | None = None, options: Mapping[str, str] | None = None
) -> Table:
    """The table after so many moves (None: all), or at the end of the game if that comes first."""
    for table in playout(game, seats, seed, options):
        if table.ply == plies:
            break
    return table
