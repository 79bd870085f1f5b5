"""The ways in which each game can end, and which of them a finished table is.

A game names them in `endings_<game>.py`: `ENDINGS`, each beginning with its number of seats, and `ending_of(table)`.
"""

import importlib
from pathlib import Path
from types import ModuleType

from rules.table import Table

HOME = Path(__file__).parent


def _module(key: str) -> ModuleType:
    return importlib.import_module(f"tests.golden.endings_{key}")


_KEYS = sorted(path.stem.removeprefix("endings_") for path in HOME.glob("endings_*.py"))
ENDINGS: dict[str, tuple[str, ...]] = {key: _module(key).ENDINGS for key in _KEYS}


def ending_of(table: Table) -> str:
    """The name of a finished table's ending; it is one of ENDINGS unless that way is told by another file already."""
    return str(_module(table.game.key).ending_of(table))
