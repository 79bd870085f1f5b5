"""Answers that change nothing: given at once where they are at hand, else acknowledged first."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_calls import acknowledge, answer
from bot.layout import Page

AnyInteraction = discord.Interaction[Any]

AT_HAND = 0.25
"""Seconds within which an answer counts as at hand. Discord waits for three."""


async def answer_with(
    interaction: AnyInteraction, make: Callable[[], Awaitable[Page]], *, update: bool = False
) -> None:
    """Makes a page and answers with it. `update`: in the place of the private message that was pressed on.

    :raises: whatever `make` raises, the interaction acknowledged or not.
    """
    making = asyncio.ensure_future(make())
    try:
        await asyncio.wait({making}, timeout=AT_HAND)
        if not making.done() and not await acknowledge(interaction, update=update):
            return  # nobody is there to be answered
        await answer(interaction, await making, update=update)
    finally:
        making.cancel()
