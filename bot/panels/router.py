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

        noted = custom_id if mark is None else _noted(mark)
        await guarded(interaction, work, press=noted, person=interaction.user.id)

    async def _unknown(self, interaction: AnyInteraction) -> None:
        if await acknowledge(interaction):
            await answer(interaction, sentence_page(words_for(interaction).say("bot-unknown-button")))


def _noted(mark: Mark) -> str:
    """A press as a fault is noted with it: without the words of the move, which may be nobody else's business."""
    about = mark.step.removeprefix(">").split()[:2]
    return " ".join([f"{mark.area}:{mark.table}:{mark.ply}", *about])
