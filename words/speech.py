"""Says a sentence of the rules, or one of our own, in somebody's language."""

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from rules.sentence import Detail, Noun, Sentence

FALLBACK = "en"
_HOME = Path(__file__).parent


def _languages() -> tuple[str, ...]:
    found = sorted(folder.name for folder in _HOME.iterdir() if any(folder.glob("*.ftl")))
    return (FALLBACK, *(name for name in found if name != FALLBACK))


LANGUAGES = _languages()
"""The languages there are, the one that stands in for a missing one first."""


class MissingWords(KeyError):
    """No language has this key: a fault of ours, not of the player's."""


class Words:
    """All words of one language. Sentences stand whole in its files; details fill their variables."""

    def __init__(self, language: str, resources: dict[str, str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in resources.values():
            self._bundle.add_resource(FluentResource(text))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **details: Detail) -> str:
        """The sentence of this key, its variables filled in.

        :raises MissingWords: if the language lacks the key.
        :raises ValueError: if a variable of the sentence is not given.
        """
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingWords(key)
        filled = {name: self._fill(value) for name, value in details.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise ValueError(f"{self.language}/{key}: {errors}")
        return str(text)

    def _fill(self, value: Detail) -> object:
        """What Fluent puts in for a detail. A number is never grouped: most of ours name something (table 1234)."""
        if isinstance(value, Noun):
            return self.say(value.key)
        return fluent_number(value, useGrouping=False) if isinstance(value, int) else value

    def tell(self, sentence: Sentence) -> str:
        """What the rules want said."""
        return self.say(sentence.key, **dict(sentence.details))


def read_files(language: str) -> dict[str, str]:
    """The language's Fluent files by name."""
    return {path.name: path.read_text("utf-8") for path in sorted((_HOME / language).glob("*.ftl"))}


@cache
def words_in(language: str) -> Words:
    """The words of a language of LANGUAGES."""
    return Words(language, read_files(language))


def language_of(locale: str | None) -> str:
    """The language of ours that suits a Discord locale (`da`, `en-GB`), English where we have none."""
    code = (locale or FALLBACK).split("-")[0].lower()
    return code if code in LANGUAGES else FALLBACK
