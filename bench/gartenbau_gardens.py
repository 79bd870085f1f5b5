"""Gartenbau: the exact score of final gardens, and legal moves on the largest one, in milliseconds.

The yardstick is the aim: 5 ms for a whole final garden with all kinds of flowers counted in it, none of its parts
known from before.
"""

import random
import time

from rules.chance import Chance
from rules.gartenbau import GAME
from rules.gartenbau.components import components
from rules.gartenbau.ground import Ground
from rules.gartenbau.legal import legal
from rules.gartenbau.score import Reckoning, points_of
from rules.gartenbau.squares import number_at, pair_name
from rules.gartenbau.state import COLOURS, Flower, Plot, State, Tile

_AIM = 5.0
_GAMES = 6


def final_states() -> list[State]:
    """The ends of games of computer gardeners, for all numbers of seats."""
    ends = []
    for seed in range(_GAMES):
        seats = 2 + seed % 3
        state, chance = GAME.set_up(seed, seats, {"hands": "advanced"}), Chance(seed)
        while acting := GAME.to_act(state):
            move = GAME.choose(GAME.view(state, acting[0]), acting[0], chance)
            state = GAME.apply(state, acting[0], move)
        ends.append(state)
    return ends


def largest() -> Plot:
    """Every tile of a game of two in one garden, nothing covered: 112 seedlings in a block."""
    chance = random.Random(7)
    tiles = [Tile(("m10", "n10", "m11", "n11"), COLOURS[:4], starter=True)]
    places = [(column, row) for row in range(10, 16) for column in range(14, 32, 2)]
    for column, row in places:
        squares = pair_name(number_at(column, row), number_at(column + 1, row)).split("-")
        tiles.append(Tile((squares[0], squares[1]), (chance.choice(COLOURS), chance.choice(COLOURS))))
    return Plot(tuple(tiles))


def score_afresh(plot: Plot) -> float:
    """Milliseconds to count everything that any flower may ask for in a garden."""
    reckoning_flowers = [Flower(name, "m10") for name in components().flowers]
    begun = time.process_time()
    reckoning = Reckoning(Ground(plot))
    for flower in reckoning_flowers:
        points_of(reckoning, flower, 0, 1)
    return 1000 * (time.process_time() - begun)


def moves_afresh(plot: Plot) -> float:
    """Milliseconds to list every way to lay a tile in a garden that was not seen before."""
    state = GAME.set_up(1, 2, {})
    for seat in (0, 1):
        for move in (GAME.legal(state, seat)[0], GAME.move_types[-1]()):
            state = GAME.apply(state, seat, move)
    seat = state.seat
    state = GAME.apply(state, seat, next(move for move in legal(state, seat) if str(move).endswith("tile")))
    gardens = list(state.gardens)
    gardens[seat] = type(gardens[seat])(1, "front", plot)
    state = type(state)("play", tuple(gardens), state.stacks, state.plants, 20, 20, seat=seat, turn=state.turn)
    legal(state, seat)  # the moves themselves are made once
    gardens[seat] = type(gardens[seat])(1, "front", Plot(plot.tiles[:-1]))
    state = type(state)("play", tuple(gardens), state.stacks, state.plants, 20, 20, seat=seat, turn=state.turn)
    begun = time.process_time()
    found = len(legal(state, seat))
    taken = 1000 * (time.process_time() - begun)
    if found < 100:
        raise SystemExit(f"only {found} moves on the largest garden")
    return taken


def measure() -> list[str]:
    """A line for each measurement: name, ours, yardstick, ratio."""
    finals = [score_afresh(garden.plot) for state in final_states() for garden in state.gardens]
    slowest, biggest = max(finals), score_afresh(largest())
    lines = [
        ("score of a final garden, the slowest of " + str(len(finals)), slowest),
        ("score of the largest garden that there can be", biggest),
        ("legal moves on the largest garden", moves_afresh(largest())),
    ]
    return [
        f"gartenbau {name}: ours {taken:.2f} ms, yardstick {_AIM:.0f} ms, ratio {taken / _AIM:.2f}"
        for name, taken in lines
    ]


if __name__ == "__main__":
    print("\n".join(measure()))
