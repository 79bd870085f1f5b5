"""Perft: how many sequences of moves there are from a state to a depth. A changed rule changes a count.

Each game has a file: seats, seed, how many random moves lead to the state, depth, count; all in one line.
`python -m tests.perft.count [GAME]` prints the lines anew; put them in only when the rules are meant to change.
"""

import pytest

from rules.registry import games
from tests.contract.play import random_table
from tests.perft.count import HOME, Line, lines_of, perft


@pytest.mark.parametrize("key", sorted(games()))
def test_every_game_has_counts_for_all_numbers_of_seats(key: str) -> None:
    assert (HOME / f"{key}.txt").is_file(), f"tests/perft/{key}.txt is missing"
    assert {line.seats for line in lines_of(key)} == set(games()[key].seat_counts)


@pytest.mark.parametrize("line", [line for key in sorted(games()) for line in lines_of(key)], ids=str)
def test_there_are_as_many_sequences_of_moves_as_ever(line: Line) -> None:
    table = random_table(games()[line.game], line.seats, line.seed, line.moves)
    assert perft(table.game, table.state, line.depth) == line.sequences
