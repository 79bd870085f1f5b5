"""Golden games: one recorded game for each way that a game can end. Each replays to the score and ending it tells.

`python -m tests.golden.make` writes them anew; do that only when the rules or the components are meant to change.
"""

import re
from pathlib import Path

import pytest

from rules.record import read_record, write_record
from rules.registry import games
from tests.golden.endings import ENDINGS, HOME, ending_of

EVERY = [(key, ending) for key in sorted(games()) for ending in ENDINGS.get(key, ())]


def test_every_game_names_its_endings() -> None:
    assert sorted(ENDINGS) == sorted(games())
    assert all(ENDINGS.values())


@pytest.mark.parametrize(("key", "ending"), EVERY)
def test_a_golden_game_ends_as_its_name_says(key: str, ending: str) -> None:
    text = (HOME / f"{key}-{ending}.txt").read_text("utf-8")
    record, table = read_record(text)
    assert record.game == key
    assert table.game.is_over(table.state)
    assert len(record.scores) == len(record.names)
    assert ending_of(table) == ending
    assert write_record(record) == text


@pytest.mark.parametrize("path", sorted(HOME.glob("*.txt")), ids=lambda path: str(path.stem))
def test_every_golden_file_replays(path: Path) -> None:
    record, table = read_record(path.read_text("utf-8"))
    assert table.ply == len(record.log) > 0


def test_no_golden_file_is_nobodys() -> None:
    known = {f"{key}-{ending}" for key, ending in EVERY} | {"pergola-concept"}
    assert {path.stem for path in HOME.glob("*.txt")} == known
    assert all(re.fullmatch(r"[a-z0-9_-]+", name) for name in known)
