"""How every command runs: acknowledged first, its table found, whatever goes wrong told."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands

from bot.answering import answer_with
from bot.commands.actions import LOOKS, Actions
from bot.commands.suggestions import Suggestions
from bot.commands.which import Which
from bot.discord_calls import acknowledge, answer, suggest
from bot.errors import guarded
from bot.faults import report
from bot.house import House
from bot.layout import Page
from bot.meeting import meet
from bot.speech import words_for
from bot.table_errors import TableError
from rules.game import AnyGame
from words import Words

AnyInteraction = discord.Interaction[Any]
Suggesting = Callable[[AnyGame, Any, int, Words], Suggestions]


class TypedCommands:
    """Runs commands and suggests what to type."""

    def __init__(self, house: House, which: Which, actions: Actions) -> None:
        self._house = house
        self._which = which
        self._actions = actions

    async def run(self, interaction: AnyInteraction, work: Callable[[], Awaitable[None]]) -> None:
        """Acknowledges the command and does its work."""
        name = interaction.command.qualified_name if interaction.command else "?"

        async def acknowledged() -> None:
            if await acknowledge(interaction):
                await work()

        await guarded(interaction, acknowledged, command=name, person=interaction.user.id)

    async def show(self, interaction: AnyInteraction, make: Callable[[], Awaitable[Page]]) -> None:
        """Answers a command that changes nothing."""
        name = interaction.command.qualified_name if interaction.command else "?"
        await guarded(interaction, lambda: answer_with(interaction, make), command=name, person=interaction.user.id)

    async def at_table(self, interaction: AnyInteraction, what: str, named: str | None, text: str = "") -> None:
        """Does a command at the table that it means, or asks which that is."""

        async def look() -> Page:
            found = await self._which.find(interaction, what, named)
            return found if isinstance(found, Page) else await self._actions.look(interaction, found, what)

        async def work() -> None:
            found = await self._which.find(interaction, what, named, text)
            if isinstance(found, Page):
                await answer(interaction, found)
            else:
                await self._actions.do(interaction, found, what, text)

        if what in LOOKS:
            await self.show(interaction, look)
        else:
            await self.run(interaction, work)

    async def resume(self, interaction: AnyInteraction, table_id: int, command: str) -> None:
        """Takes up a command for the table that was asked for."""
        what, _, text = command.partition(" ")
        await self._actions.do(interaction, table_id, what, text)

    async def suggest(self, interaction: AnyInteraction, suggesting: Suggesting, game: str | None = None) -> None:
        """Suggests how a move goes on, at the table it would be played at; nothing where none can be."""
        await self.offer(interaction, lambda: self._suggestions(interaction, suggesting, game))

    async def _suggestions(
        self, interaction: AnyInteraction, suggesting: Suggesting, game: str | None
    ) -> Suggestions:
        named = getattr(interaction.namespace, "table", None)
        if named:
            records = [await self._which.named(interaction, named)]
        else:
            records = list(await self._which.candidates(interaction, "move"))
        words = words_for(interaction)
        lines: Suggestions = []
        for record in records[:3]:  # at several tables at once, what is legal at any of them
            seat = record.seat_of(interaction.user.id)
            if seat is None or not seat.to_act or game not in (None, record.game):
                continue
            _, table = await self._house.tables.get(record.id)
            if table is None:
                continue
            view = self._house.tables.view_of(table, seat.number)
            found = await self._house.pictures.work(partial(suggesting, table.game, view, seat.number, words))
            lines += [line for line in found if line not in lines]
        return lines

    async def suggest_tables(self, interaction: AnyInteraction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests tables by what is typed of their line."""
        await self.offer(interaction, lambda: self._which.suggest(interaction, typed))
        return []

    async def offer(self, interaction: AnyInteraction, make: Callable[[], Awaitable[Suggestions]]) -> None:
        """Answers an autocomplete, with nothing where something is wrong."""
        lines: Suggestions = []
        try:
            await meet(interaction)
            lines = await make()
        except TableError:
            lines = []  # a list of suggestions has no room for a reason; the command itself will give it
        except Exception as error:  # noqa: BLE001  the person goes on typing; we are told
            report(error, autocomplete=interaction.command.qualified_name if interaction.command else "?")
        await suggest(interaction, lines)
