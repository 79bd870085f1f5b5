"""Every numbered statement of docs/rules has a test that names it, in every language there is one set of numbers."""

import pytest

from rules.registry import games
from tests.rules_named import STATEMENTS, proven, statements
from words import LANGUAGES


@pytest.mark.parametrize("game", sorted(games()))
def test_every_statement_has_a_test(game: str) -> None:
    numbers = statements(game)
    assert numbers, f"docs/rules/{game}.md states nothing"
    assert sorted(set(numbers) - proven()) == []


@pytest.mark.parametrize("game", sorted(games()))
def test_statements_are_numbered_without_gaps_by_the_letter_of_the_game(game: str) -> None:
    numbers = statements(game)
    assert list(numbers) == [f"{games()[game].rules_prefix}{number}" for number in range(1, len(numbers) + 1)]


def test_no_test_names_a_statement_that_there_is_not() -> None:
    assert proven() - {number for game in games() for number in statements(game)} == set()


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("language", [language for language in LANGUAGES if (STATEMENTS / language).is_dir()])
def test_a_translation_has_the_same_statements(game: str, language: str) -> None:
    assert statements(game, language) == statements(game)


def test_the_rules_are_there_in_every_language() -> None:
    assert [language for language in LANGUAGES[1:] if not (STATEMENTS / language).is_dir()] == []
