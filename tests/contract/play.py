"""Random play of any game, for the laws that hold for all of them."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from rules.chance import Chance
from rules.game import AnyGame, Move
from rules.registry import games
from rules.table import Table, open_table

SETUPS = [(key, seats) for key, game in sorted(games().items()) for seats in game.seat_counts]


class Moment(NamedTuple):
    """A state of a random game, a seat that must decide, its legal moves and the one it makes."""

    state: Any
    seat: int
    legal: list[Move]
    move: Move


def options_of(game: AnyGame, seats: int, seed: int) -> dict[str, str]:
    """Values for the options that are asked with so many seats, drawn from the seed."""
    chance = Chance(seed)
    return {option.key: chance.pick(option.values) for option in game.options if seats in option.seats}


def moments(game: AnyGame, seats: int, seed: int) -> Iterator[Moment]:
    """A random game from its first decision to its last."""
    chance = Chance(seed)
    state = game.set_up(seed, seats, options_of(game, seats, seed))
    while not game.is_over(state):
        seat = chance.pick(game.to_act(state))
        legal = list(game.legal(state, seat))
        move = chance.pick(legal)
        yield Moment(state, seat, legal, move)
        state = game.apply(state, seat, move)


def last_state(game: AnyGame, seats: int, seed: int) -> Any:
    """How a random game ends."""
    state: Any = None
    for moment in moments(game, seats, seed):
        state = game.apply(moment.state, moment.seat, moment.move)
    return state


def random_table(game: AnyGame, seats: int, seed: int, length: int) -> Table:
    """The table after so many random moves (fewer where the game ends before)."""
    chance = Chance(seed + 1)
    table = open_table(game, seed, seats, options_of(game, seats, seed))
    while len(table.line) < length and not game.is_over(table.state):
        seat = chance.pick(game.to_act(table.state))
        table = table.play(seat, chance.pick(game.legal(table.state, seat)))
    return table


@cache
def moves_met(key: str) -> tuple[Move, ...]:
    """Every move that was legal somewhere in some random games: most are illegal at any given moment."""
    game = games()[key]
    met: dict[Move, None] = {}
    for seats in game.seat_counts:
        for seed in range(3):
            for moment in moments(game, seats, 1000 + seed):
                met.update(dict.fromkeys(moment.legal))
    return tuple(met)
