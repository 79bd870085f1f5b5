"""No language lacks a word that another has, and none was merely copied."""

import ast as python
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.words.reading import BASE, HOME, OTHERS, junk, messages, plain_text, variables
from words import LANGUAGES, words_in

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_other = pytest.mark.parametrize("language", OTHERS)

SAME_IN_ALL = {
    "pergola-name",
    "pergola-picture-title",
    "pergola-command-land",
    "bot-name-computer",
    "gartenbau-name",
    "gartenbau-picture-title",
    "gartenbau-colour-orange",
    "gartenbau-definite-orange",
    "gartenbau-species-rhododendron",
    "gartenbau-species-fuchsia",
    "gartenbau-species-datura",
    "gartenbau-field-side",
    "cottage_garden-name",
    "cottage_garden-picture-title",
    "cottage_garden-command-plant",
    "cottage_garden-field-bed",
    "cottage_garden-field-orange",
}
"""Names, and words that are truly spelled alike."""
OURS = ("bot-", "command-")


@every_language
def test_every_line_is_understood(language: str) -> None:
    assert junk(language) == []


@every_other
def test_no_key_is_missing_and_none_is_too_many(language: str) -> None:
    keys = {(file, message.id.name) for file, message in messages(BASE)}
    assert {(file, message.id.name) for file, message in messages(language)} == keys


@every_other
def test_every_sentence_takes_the_same_variables(language: str) -> None:
    base = {message.id.name: variables(message) for _, message in messages(BASE)}
    different = {
        message.id.name: (variables(message), base.get(message.id.name))
        for _, message in messages(language)
        if variables(message) != base.get(message.id.name)
    }
    assert different == {}


@every_language
def test_no_key_is_given_twice(language: str) -> None:
    counted = Counter(message.id.name for _, message in messages(language))
    assert [key for key, count in counted.items() if count > 1] == []


@every_other
def test_no_sentence_was_left_in_another_language(language: str) -> None:
    base = {message.id.name: plain_text(message) for _, message in messages(BASE)}
    copied = {
        message.id.name
        for _, message in messages(language)
        if any(map(str.isalpha, plain_text(message))) and base.get(message.id.name) == plain_text(message)
    }
    assert copied - SAME_IN_ALL == set()


@every_language
def test_no_sentence_is_empty(language: str) -> None:
    assert [key.id.name for _, key in messages(language) if key.value is None] == []


def constants() -> Iterator[str]:
    """Every piece of text in the bot's code; of a text with variables the part before the first."""
    for path in sorted((HOME / "bot").rglob("*.py")):
        nodes = list(python.walk(python.parse(path.read_text("utf-8"))))
        joined = [node for node in nodes if isinstance(node, python.JoinedStr)]
        parts = {id(part) for each in joined for part in each.values}
        for each in joined:
            if each.values and isinstance(each.values[0], python.Constant):
                yield f"{each.values[0].value!s}*"
        for node in nodes:
            if isinstance(node, python.Constant) and isinstance(node.value, str) and id(node) not in parts:
                yield node.value


def test_the_code_uses_every_word_of_the_bot_and_none_that_is_not_there() -> None:
    keys = {message.id.name for _, message in messages(BASE) if message.id.name.startswith(OURS)}
    used = {text for text in constants() if text.startswith(OURS) and " " not in text}
    stems = tuple(text.removesuffix("*") for text in used if text.endswith("*"))
    assert [text for text in used if not text.endswith("*") and text not in keys] == []
    assert [stem for stem in stems if not any(key.startswith(stem) for key in keys)] == []
    assert [key for key in keys if key not in used and not key.startswith(stems)] == []


@every_language
def test_every_sentence_can_be_said(language: str) -> None:
    """With numbers for its variables, then with text: whatever a variable holds, no sentence fails."""
    words = words_in(language)
    for _, message in messages(language):
        for value in (1, 0, 7, "Åse", ""):
            said = words.say(message.id.name, **dict.fromkeys(variables(message), value))
            assert "{" not in said, message.id.name


MANY = {
    "en": "points|leaves|butterflies|ladybugs|bees|flowers|dragonflies|tools|turns|tables|seats|gardeners|games|"
    "moves|players|lanterns|pots|magnolias|hollyhocks|buttercups|possibilities|sentences|characters",
    "da": "blade|sommerfugle|mariehøns|bier|blomster|lavendelblomster|guldsmede|redskaber|ture|borde|pladser|"
    "gartnere|spillere|lanterner|krukker|magnoliaer|stokroser|ranunkler|muligheder|sætninger",
}
"""What is said of several and never of one."""
NEVER_ONE = {
    "table-refused-where": "of one sentence it is not said which it was",
    "bot-turn-group-first": "groups are only asked for of more than a menu holds",
    "bot-try-long": "a limit",
    "table-refused-many": "a limit",
    "table-refused-long": "a limit",
    "move-ambiguous": "of one move there is no doubt",
    "cottage_garden-picture-moment-pay": "it is a name that moves",
    "gartenbau-ending-shared": "it takes two to share",
    "pergola-club-member": "1000 or more",
    "pergola-club-missing": "1000",
    "pergola-refuse-pots-all": "three are all there are",
    "pergola-refuse-few-bees": "4, 7 or 9",
}


@every_language
def test_nothing_is_counted_as_many_where_there_is_one(language: str) -> None:
    words, many = words_in(language), re.compile(rf"(?:^|[^\d-])1 (?:\w+ )?(?:{MANY[language]})\b")
    wrong = {
        message.id.name: found.group()
        for _, message in messages(language)
        if variables(message) and message.id.name not in NEVER_ONE
        if (found := many.search(words.say(message.id.name, **dict.fromkeys(variables(message), 1))))
    }
    assert wrong == {}
