"""The Fluent files as they are parsed, for tests to look into."""

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from words import LANGUAGES
from words.speech import read_files

HOME = Path(__file__).parents[2]
BASE, *OTHERS = LANGUAGES


def messages(language: str) -> Iterator[tuple[str, ast.Message]]:
    """Every message of a language, with the name of its file."""
    for name, text in read_files(language).items():
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                yield name, entry


def junk(language: str) -> list[str]:
    """What no Fluent parser understands."""
    texts = read_files(language).items()
    return [
        f"{name}: {entry.content!r}"
        for name, text in texts
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Junk)
    ]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  Fluent's visitor wants it
        self.found.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """The names of the variables that a message takes."""
    visitor = _Variables()
    visitor.visit(message)
    return visitor.found


class _Plain(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  Fluent's visitor wants it
        self.found.append(node.value)


def plain_text(message: ast.Message) -> str:
    """What a message says whatever its variables are."""
    visitor = _Plain()
    visitor.visit(message)
    return "|".join(visitor.found)
