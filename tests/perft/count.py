"""Counts sequences of moves, and reads and writes the files that hold the counts."""

import sys
from pathlib import Path
from typing import Any, NamedTuple

from rules.game import AnyGame
from rules.registry import games
from tests.contract.play import random_table

HOME = Path(__file__).parent
_PLACES = ((0, 10), (20, 8), (40, 7), (60, 6))  # random moves before for each seat, depth


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


if __name__ == "__main__":
    for game in games().values():
        sys.stdout.write(f"# {game.key}: seats, seed, random moves before, depth, count\n")
        for seats in game.seat_counts:
            for moves, depth in _PLACES:
                table = random_table(game, seats, seats, moves * seats)
                count = perft(game, table.state, depth)
                sys.stdout.write(f"{seats} {seats} {moves * seats} {depth} {count}\n")
