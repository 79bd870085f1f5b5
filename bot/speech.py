"""In whose language something is said, and people's names in it, shown as they chose them."""

import re
import unicodedata
from typing import Any

import discord

from bot.people import Person
from bot.table_errors import MoveRefused, TableError
from rules.sentence import Detail, Noun, Sentence
from words import LANGUAGES, Words, language_of, words_in

AnyInteraction = discord.Interaction[Any]

LANGUAGE = "language"
"""Among an interaction's extras, the language that whoever acts has chosen (`bot.meeting` puts it there)."""

NAME_LIMIT = 32
"""As long as Discord lets a name be."""

TYPED_LIMIT = 300
"""Of what somebody typed, so much is said back to them."""

_BIDI_ORDERS = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_MARKED = re.compile(r"([\\`*_~|<\[\]]|:(?=//)|^[-+#>]|(?<=^\d)\.|(?<=^\d\d)\.)")


def words_for(interaction: AnyInteraction) -> Words:
    """The words of the person who acts: what they alone see is in the language they chose, or else Discord's."""
    chosen = interaction.extras.get(LANGUAGE)
    return words_in(chosen if chosen in LANGUAGES else language_of(str(interaction.locale)))


def server_language(interaction: AnyInteraction) -> str:
    """The language of what everybody in the server sees."""
    locale = interaction.guild_locale or interaction.locale
    return language_of(str(locale))


def person_of(interaction: AnyInteraction) -> Person:
    """Who acts, with the name shown in this server."""
    return Person(interaction.user.id, interaction.user.display_name)


def plain(name: str) -> str:
    """A name for where Discord reads no markdown (buttons, menus, files): on one line, and never empty."""
    line = " ".join(_BIDI_ORDERS.sub("", name).split())
    shown = "".join(letter for letter in line if unicodedata.category(letter) != "Cc")
    return shown[:NAME_LIMIT] or "?"


def escaped(name: str) -> str:
    """A name for a message: no markdown, mention, link or order to write from right to left in it has any effect."""
    text = without_effect(plain(name))
    if any(unicodedata.bidirectional(letter) in {"R", "AL"} for letter in text):
        return f"\u2068{text}\u2069"
    return text


def listed(names: list[str], words: Words) -> str:
    """Names in one breath: "Åse, Tom and Mia"."""
    if len(names) < 2:
        return "".join(names)
    return words.say("bot-list-and", most=", ".join(names[:-1]), last=names[-1])


def safe(sentence: Sentence) -> Sentence:
    """The sentence with whatever people typed escaped, for a message."""

    def safe_detail(value: Detail) -> Detail:
        return escaped_text(value) if isinstance(value, str) and not isinstance(value, Noun) else value

    return Sentence(sentence.key, tuple((name, safe_detail(value)) for name, value in sentence.details))


def escaped_text(text: str) -> str:
    """What somebody typed, for a message: shortened where it is endless, and without any effect."""
    line = " ".join(_BIDI_ORDERS.sub("", text).split())
    return without_effect(line[:TYPED_LIMIT])


def without_effect(text: str) -> str:
    """A line of text with all of Discord's markdown in it escaped."""
    return _MARKED.sub(r"\\\1", text).replace("@", "@\u200b")


def refusal(error: TableError, words: Words) -> str:
    """What a person is told instead of getting their way."""
    told = words.tell(safe(error.sentence))
    if not isinstance(error, MoveRefused):
        return told
    if error.rule is not None and error.rule not in told:
        told = words.say("bot-refused-by-rule", sentence=told, rule=error.rule)
    if error.where is not None:
        told = words.say("bot-refused-where", where=words.tell(safe(error.where)), sentence=told)
    return told
