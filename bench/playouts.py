"""Random play-outs of a game, in moves per second, beside those of python-chess in the same run.

Both loops list all legal moves, pick one with the same generator, and make it; a chess game ends by mate, stalemate
or 75 moves without a capture or a pawn's move. The yardstick is given no call that could be left out.
"""

import random
import time

import chess

from rules.game import AnyGame
from rules.registry import games

_SECONDS = 1.5
_ROUNDS = 5


def play_out(game: AnyGame, seats: int, seed: int, chance: random.Random) -> int:
    """One random game; how many moves it had."""
    legal, apply, choice = game.legal, game.apply, chance.choice
    state = game.set_up(seed, seats, {})
    moves = 0
    while acting := game.to_act(state):
        state = apply(state, acting[0], choice(legal(state, acting[0])))
        moves += 1
    return moves


def play_out_chess(chance: random.Random) -> int:
    """One random game of chess; how many moves it had."""
    choice = chance.choice
    board = chess.Board()
    moves = 0
    while board.halfmove_clock < 150 and (legal := list(board.legal_moves)):
        board.push(choice(legal))
        moves += 1
    return moves


def moves_per_second(game: AnyGame | None, seconds: float = _SECONDS) -> float:
    """Random moves per second of CPU: of a game, in games of all its numbers of seats in turn; None: of chess."""
    chance = random.Random(20261130)
    moves, games_played = 0, 0
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds:
        if game is None:
            moves += play_out_chess(chance)
        else:
            seats = game.seat_counts[games_played % len(game.seat_counts)]
            moves += play_out(game, seats, games_played, chance)
        games_played += 1
    return moves / taken


def measure() -> list[str]:
    """A line for each game: name, ours, yardstick, ratio. The rounds take turns, the middle one counts."""
    lines = []
    for key, game in games().items():
        rounds = [(moves_per_second(game), moves_per_second(None)) for _ in range(_ROUNDS)]
        ours = sorted(first for first, _ in rounds)[_ROUNDS // 2]
        yardstick = sorted(second for _, second in rounds)[_ROUNDS // 2]
        lines.append(
            f"{key} random play-outs beside python-chess: ours {ours:,.0f} moves/s, "
            f"yardstick {yardstick:,.0f} moves/s, ratio {ours / yardstick:.2f}"
        )
    return lines


if __name__ == "__main__":
    print("\n".join(measure()))
