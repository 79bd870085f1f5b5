"""Ties tests to the numbered statements of docs/rules: `@rule("P17")` on a test says that it proves P17."""

import ast
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

import pytest

HOME = Path(__file__).parent
STATEMENTS = HOME.parent / "docs" / "rules"
_STATEMENT = re.compile(r"^\*\*([A-Z]\d+)\*\* \S")

T = TypeVar("T", bound=Callable[..., object])


def rule(*numbers: str) -> Callable[[T], T]:
    """Marks a test as a proof of these statements; `pytest -m rule` runs all that have one."""

    def mark(test: T) -> T:
        marked: T = pytest.mark.rule(*numbers)(test)
        return marked

    return mark


@cache
def statements(game: str, language: str | None = None) -> tuple[str, ...]:
    """The numbers of a game's statements in the order of their file, in English or another language.

    Read once: the laws ask for them at each of a million refusals.
    """
    folder = STATEMENTS / language if language else STATEMENTS
    lines = (folder / f"{game}.md").read_text("utf-8").splitlines()
    return tuple(found.group(1) for line in lines if (found := _STATEMENT.match(line)))


def proven(folder: Path = HOME) -> set[str]:
    """All numbers that some test of the folder names."""
    numbers: set[str] = set()
    for path in folder.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "rule":
                        numbers.update(str(each.value) for each in mark.args if isinstance(each, ast.Constant))
    return numbers
