"""The lobby message at work: joining, leaving, choosing, beginning."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.discord_calls import PASSING, CallFailed, acknowledge, answer, whisper
from bot.house import House
from bot.layout import Kept
from bot.panels.lobby_page import gone_page, options_page
from bot.panels.marks import Mark
from bot.panels.pages import sentence_page
from bot.panels.turn_panel import TurnPanel, waiting_told
from bot.people import Person
from bot.permissions import missing_permissions, permissions_told
from bot.speech import person_of, refusal, words_for
from bot.table_errors import NotHost, TableError
from bot.table_records import TableRecord
from words import words_in

AnyInteraction = discord.Interaction[Any]


class LobbyPresses:
    """Does what is pressed on a lobby message and on the host's options."""

    def __init__(self, house: House, turns: TurnPanel) -> None:
        self._house = house
        self._turns = turns

    async def pressed(self, interaction: AnyInteraction, mark: Mark, values: list[str]) -> None:
        """Does one press. :raises TableError: for what is refused; nothing was changed."""
        tables = self._house.tables
        changes: dict[str, Callable[[int, Person], Awaitable[TableRecord]]] = {
            "join": tables.join,
            "leave": tables.leave,
            "gardener": tables.add_gardener,
        }
        if mark.step in changes:
            if await acknowledge(interaction, update=True):
                await self._change(interaction, mark.table, changes[mark.step])
        elif mark.step == "options":
            if await acknowledge(interaction):
                await self.options(interaction, mark.table)
        elif mark.step == "start":
            if await acknowledge(interaction):
                await self.start(interaction, mark.table)
        elif await acknowledge(interaction, update=True):
            await self._choose(interaction, mark, values)

    async def _change(
        self, interaction: AnyInteraction, table_id: int, change: Callable[[int, Person], Awaitable[TableRecord]]
    ) -> None:
        """Changes who sits at the table and shows it on the message that was pressed."""
        try:
            await change(table_id, person_of(interaction))
        except TableError as error:
            await whisper(interaction, sentence_page(refusal(error, words_for(interaction))))
        async with self._house.publisher.in_turn(table_id):
            record = await self._house.tables.record(table_id)
            if record.status == "lobby":
                page = await self._house.publisher.lobby(record, cover_shown(interaction.message))
            elif record.status == "ended":
                page = gone_page(record, words_in(record.language), "bot-lobby-gone")
            else:
                return  # begun meanwhile: whoever began it sees to the message
            await answer(interaction, page)

    async def options(self, interaction: AnyInteraction, table_id: int, notice: str = "") -> None:
        """Shows the host what can be chosen. :raises TableError:"""
        record = await self._house.tables.record(table_id)
        words = words_for(interaction)
        if record.status != "lobby":
            await answer(interaction, sentence_page(waiting_told(record, True, words)))
            return
        if record.host != interaction.user.id:
            host = next((seat.name for seat in record.seats if seat.person == record.host), "")
            raise NotHost(number=record.id, host=host)
        await answer(interaction, options_page(record, self._house.tables.games[record.game], words, notice))

    async def _choose(self, interaction: AnyInteraction, mark: Mark, values: list[str]) -> None:
        tables, person, words = self._house.tables, person_of(interaction), words_for(interaction)
        kind, _, key = mark.step.removeprefix(">").partition(" ")
        notice = ""
        try:
            if kind == "seats" and values:
                await tables.set_seats(mark.table, person, int(values[0]))
            elif kind == "option" and values:
                await tables.set_option(mark.table, person, key, values[0])
            elif kind == "dismiss":
                await tables.remove_gardener(mark.table, person)
            elif kind == "cancel":
                await tables.end_game(mark.table, person)
        except TableError as error:
            notice = refusal(error, words)
        await self.options(interaction, mark.table, notice)
        await self._house.publisher.revise_lobby(mark.table)

    async def start(self, interaction: AnyInteraction, table_id: int) -> None:
        """Begins the game, if the bot may post where it is to be played. :raises TableError:"""
        words = words_for(interaction)
        record = await self._house.tables.record(table_id)
        in_thread = isinstance(interaction.channel, discord.Thread)
        here = interaction.channel_id in (record.channel, record.thread)
        missing = missing_permissions(
            interaction.app_permissions, in_thread=in_thread, thread_wanted=record.thread is None and not in_thread
        )
        where = f"<#{record.channel}>"
        if here and missing.needed:
            told = permissions_told(missing.needed, words)
            await answer(interaction, sentence_page(words.say("bot-start-needs", where=where, permissions=told)))
            return
        await self._house.tables.start(table_id, person_of(interaction))
        lines = []
        try:
            sent = await self._house.publisher.begin(table_id)
        except CallFailed as failure:
            passing = failure.trouble in PASSING
            lines.append(words.say("bot-started-unseen") if passing else words.say("bot-no-place", where=where))
        else:
            if sent.channel != interaction.channel_id:
                lines.append(words.say("bot-started-there", where=f"<#{sent.channel}>"))
        if here and missing.wished:
            told = permissions_told(missing.wished, words)
            lines.append(words.say("bot-start-wishes", where=where, permissions=told))
        await answer(interaction, await self._turns.present(interaction, table_id, "\n".join(lines)))


def cover_shown(message: discord.Message | None) -> Kept | None:
    """The cover picture that a lobby message shows; it is read from its components, where Discord keeps it."""
    if message is None:
        return None
    for item in discord.ui.LayoutView.from_message(message, timeout=None).walk_children():
        if isinstance(item, discord.ui.MediaGallery) and item.items:
            return Kept(item.items[0].media.url, item.items[0].description or "…")
    return None
