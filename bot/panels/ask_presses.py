"""Answers to "are you sure?" and "which table?"."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_calls import acknowledge, answer
from bot.house import House
from bot.panels.marks import Mark
from bot.panels.pages import sentence_page
from bot.panels.telling import heading
from bot.panels.turn_panel import TurnPanel
from bot.speech import escaped, person_of, words_for
from bot.table_errors import BrokenTable, UnknownEdition

AnyInteraction = discord.Interaction[Any]
Resume = Callable[[AnyInteraction, int, str], Awaitable[None]]


class AskPresses:
    """Does what was asked about, once it is answered."""

    def __init__(self, house: House, turns: TurnPanel, resume: Resume) -> None:
        """`resume` takes up a command again, for a table."""
        self._house = house
        self._turns = turns
        self._resume = resume

    async def pressed(self, interaction: AnyInteraction, mark: Mark, values: list[str]) -> None:
        """Does one press. :raises TableError:"""
        if not await acknowledge(interaction, update=True):
            return
        if mark.step == "resign":
            await self._resign(interaction, mark.table)
        elif mark.step == "end":
            await self._end(interaction, mark.table)
        elif mark.step.startswith(">which ") and values:
            await self._resume(interaction, int(values[0]), mark.step.removeprefix(">which "))
        else:
            await answer(interaction, sentence_page(words_for(interaction).say("bot-nothing-changed")))

    async def _resign(self, interaction: AnyInteraction, table_id: int) -> None:
        person, publisher = person_of(interaction), self._house.publisher
        outcome = await self._house.tables.resign(table_id, person)
        told = words_for(interaction).say("bot-resigned-you", heading=_heading(interaction, outcome))
        await answer(interaction, sentence_page(told))
        await publisher.say(outcome.record, "bot-resigned", name=escaped(person.name))
        await publisher.announce(table_id, broken_off=outcome.record.status == "ended")

    async def _end(self, interaction: AnyInteraction, table_id: int) -> None:
        words, publisher = words_for(interaction), self._house.publisher
        steward = interaction.permissions.manage_channels
        record = await self._house.tables.end_game(table_id, person_of(interaction), steward=steward)
        await answer(interaction, sentence_page(words.say("bot-ended-you", table=record.id)))
        if record.started is None:
            await publisher.revise_lobby(table_id)
        else:
            try:
                await publisher.announce(table_id, broken_off=True)
            except (UnknownEdition, BrokenTable):  # there is no picture of it, but the news
                await publisher.say(record, "bot-table-ended")


def _heading(interaction: AnyInteraction, outcome: Any) -> str:
    return heading(outcome.record, outcome.table, words_for(interaction))
