"""Everything that a table or a store refuses can be said in every language."""

import ast
import re
from pathlib import Path

import pytest

import bot
from bot import table_errors
from bot.table_errors import TableError
from tests.words.reading import messages, variables
from words import LANGUAGES, words_in

HOME = Path(bot.__file__).parent
PREFIXES = ("table-", "store-", "setting-", "command-", "run-", "sandbox-", "simulate-", "replay-")
FILES = ("tables.ftl", "command-line.ftl")
OURS = [
    *sorted(HOME.glob("table*.py")),
    *sorted((HOME / "store").glob("*.py")),
    *sorted((HOME / "cli").glob("*.py")),
    HOME / "settings.py",
    HOME / "__main__.py",
]


def keys_said() -> set[str]:
    """The keys of our words that stand in our code."""
    found = set()
    for path in OURS:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIXES):
                found.add(node.value)
    return found


def keys_written(language: str) -> dict[str, set[str]]:
    """The keys of our files in this language, with the variables of each."""
    return {message.id.name: variables(message) for name, message in messages(language) if name in FILES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_is_there_and_none_is_idle(language: str) -> None:
    said = {key for key in keys_said() if not re.search(r"[^\w-]|-$", key)}
    written = {key for key in keys_written(language) if key != "written"}
    assert written == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_variables(language: str) -> None:
    assert keys_written(language) == keys_written("en")


def test_errors_that_always_say_the_same_have_their_sentence() -> None:
    kinds = [kind for kind in vars(table_errors).values() if isinstance(kind, type) and issubclass(kind, TableError)]
    keys = [kind.key for kind in kinds if kind.key]
    assert len(keys) >= 9
    assert all(words_in("en").has(key) for key in keys)


def test_a_table_of_a_large_number_is_called_by_its_number() -> None:
    assert "table 12345 " in words_in("en").say("table-none", number=12345)
    assert "bord 12345 " in words_in("da").say("table-none", number=12345)
