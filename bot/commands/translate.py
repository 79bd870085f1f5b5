"""Names and descriptions of commands in every language of Discord's that we have."""

import discord
from discord import app_commands

from rules.registry import games
from words import LANGUAGES, language_of, words_in

BASE = LANGUAGES[0]
KEY = "key"


def said(key: str) -> app_commands.locale_str:
    """The words of a key in the base language, which the translator finds in the others."""
    return app_commands.locale_str(words_in(BASE).say(key), key=key)


def game_key(game: str, part: str) -> str:
    """Where the words of a game's command are: `pergola-command-take`, `pergola-field-tool`."""
    return f"{game}-{part}"


class CommandWords(app_commands.Translator):
    """Says in a locale what `said` named."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        _context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """The words for the locale; None where they are the same as in the base language."""
        key = string.extras.get(KEY)
        language = language_of(str(locale))
        if key is None or language == BASE or not words_in(language).has(key):
            return None
        return words_in(language).say(key)


def game_choices() -> list[app_commands.Choice[str]]:
    """The games on offer, by their names."""
    return [app_commands.Choice(name=said(f"{key}-name"), value=key) for key in games()]
