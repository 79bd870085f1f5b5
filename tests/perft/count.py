"""Counts sequences of moves, and reads and writes the files that hold the counts."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from rules.game import AnyGame
from rules.registry import games
from tests.contract.play import random_table

HOME = Path(__file__).parent
_PLACES = (0, 20, 40, 60)  # random moves before, for each seat
_DEEPEST = 10
_ENOUGH = 2000  # a count so high pins the rules; deeper ones only take longer


class Line(NamedTuple):
    """One count: the state after so many random moves of a seed, and the sequences from it to a depth."""

    game: str
    seats: int
    seed: int
    moves: int
    depth: int
    sequences: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-seats-after-{self.moves}"


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """How many sequences of `depth` moves there are from a state; a game that is over has none longer than 0."""
    if depth == 0:
        return 1
    total = 0
    for seat in game.to_act(state):
        moves = game.legal(state, seat)
        if depth == 1:
            total += len(moves)
        else:
            total += sum(perft(game, game.apply(state, seat, move), depth - 1) for move in moves)
    return total


def lines_of(key: str) -> list[Line]:
    """The counts of a game's file; none where it is missing."""
    path = HOME / f"{key}.txt"
    text = path.read_text("utf-8") if path.is_file() else ""
    rows = [line.split() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [Line(key, *map(int, row)) for row in rows]


def deep_enough(game: AnyGame, state: Any) -> tuple[int, int]:
    """The least depth with a high enough count, and the count; else the deepest before all games are over."""
    depth, count = 1, perft(game, state, 1)
    while count < _ENOUGH and depth < _DEEPEST and (deeper := perft(game, state, depth + 1)):
        depth, count = depth + 1, deeper
    return depth, count


if __name__ == "__main__":
    for game in [games()[key] for key in sys.argv[1:] or sorted(games())]:
        sys.stdout.write(f"# {game.key}: seats, seed, random moves before, depth, count\n")
        for seats in game.seat_counts:
            for moves in _PLACES:
                table = random_table(game, seats, seats, moves * seats)
                if game.is_over(table.state):
                    continue
                depth, count = deep_enough(game, table.state)
                sys.stdout.write(f"{seats} {seats} {moves * seats} {depth} {count}\n")
