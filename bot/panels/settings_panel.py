"""What somebody sets for themselves, whatever table they sit at: the language in which they are spoken to."""

from typing import Any

import discord

from bot.answering import answer_with
from bot.discord_calls import acknowledge, answer
from bot.house import House
from bot.layout import Menu, Option, Page, Text
from bot.panels.marks import Mark
from bot.speech import LANGUAGE, words_for
from words import LANGUAGES, Words, words_in

AnyInteraction = discord.Interaction[Any]

AUTOMATIC = "auto"
SETTINGS = str(Mark("settings", 0, 0, "show"))
"""The mark of a button that shows the settings."""


def settings_page(chosen: str | None, words: Words) -> Page:
    """The languages, each by the name it has for itself, and what no choice here changes."""
    told = "\n".join(words.say(f"bot-settings-{each}") for each in ("title", "about"))
    automatic = Option(AUTOMATIC, words.say("bot-settings-automatic"), chosen is None)
    spoken = (Option(each, words_in(each).say("bot-settings-language"), each == chosen) for each in LANGUAGES)
    menu = Menu(str(Mark("settings", 0, 0, ">language")), words.say("bot-settings-choose"), (automatic, *spoken))
    return Page((Text(told), menu))


class SettingsPanel:
    """Shows somebody's settings and does what they choose."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def present(self, interaction: AnyInteraction) -> Page:
        """The settings as they stand."""
        return settings_page(interaction.extras.get(LANGUAGE), words_for(interaction))

    async def pressed(self, interaction: AnyInteraction, _mark: Mark, values: list[str]) -> None:
        """Shows the settings, or keeps what was chosen and answers in the language of it. :raises TableError:"""
        if not values:
            await answer_with(interaction, lambda: self.present(interaction), update=True)
        elif await acknowledge(interaction, update=True):
            language = values[0] if values[0] in LANGUAGES else None
            await self._house.tables.people.choose_language(interaction.user.id, language)
            interaction.extras[LANGUAGE] = language
            await answer(interaction, await self.present(interaction))
