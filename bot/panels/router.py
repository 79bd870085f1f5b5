"""Brings each press to the part of the bot that it belongs to, and answers those that belong to none."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_calls import acknowledge, answer
from bot.errors import guarded
from bot.panels.marks import Area, Mark, read_mark
from bot.panels.pages import sentence_page
from bot.speech import words_for

AnyInteraction = discord.Interaction[Any]
Handler = Callable[[AnyInteraction, Mark, list[str]], Awaitable[None]]


class Router:
    """Knows the handler of each area."""

    def __init__(self, handlers: dict[Area, Handler]) -> None:
        self._handlers = handlers

    async def pressed(self, interaction: AnyInteraction, custom_id: str, values: list[str]) -> None:
        """Answers a press, whatever it is and however old."""
        mark = read_mark(custom_id)

        async def work() -> None:
            if mark is None:
                await self._unknown(interaction)
            else:
                await self._handlers[mark.area](interaction, mark, values)

        # What somebody tries out is their own business, also where a fault is noted.
        noted = f"try:{mark.table}:{mark.ply}" if mark is not None and mark.area == "try" else custom_id
        await guarded(interaction, work, press=noted, person=interaction.user.id)

    async def _unknown(self, interaction: AnyInteraction) -> None:
        if await acknowledge(interaction):
            await answer(interaction, sentence_page(words_for(interaction).say("bot-unknown-button")))
