"""Whoever acts is met first: what they are called now, and in which language they want to be spoken to."""

import asyncio
from typing import Any, Protocol, cast

import discord
import structlog

from bot.speech import LANGUAGE, person_of
from bot.store.trouble import StoreTrouble
from bot.tables import Tables

_log = structlog.get_logger(__name__)
AnyInteraction = discord.Interaction[Any]

PATIENCE = 1.0
"""Seconds that meeting somebody may take: Discord waits three for its answer."""


class Host(Protocol):
    """The client, as far as it knows people."""

    tables: Tables


async def meet(interaction: AnyInteraction) -> None:
    """Learns who acts. Where the database is in trouble they are spoken to as Discord has it, and all goes on."""
    people = cast(Host, interaction.client).tables.people
    try:
        async with asyncio.timeout(PATIENCE):
            interaction.extras[LANGUAGE] = await people.meet(person_of(interaction), interaction.guild_id)
    except (StoreTrouble, TimeoutError) as trouble:
        _log.warning("not_met", person=interaction.user.id, trouble=repr(trouble))
