"""Keeps each table's public message true: a fresh one after each turn, the former one without its buttons."""

import asyncio
from collections.abc import Sequence
from weakref import WeakValueDictionary

import discord
import structlog

from bot.discord_calls import CallFailed, Trouble, open_thread, post, retire, revise
from bot.layout import Kept, Page, Sent
from bot.links import jump
from bot.panels.lobby_page import begun_page, gone_page, lobby_page, moved_page
from bot.panels.looks import Look, cover_look, public_looks
from bot.panels.pages import sentence_page
from bot.panels.table_page import people_of_ending, table_page, thread_name
from bot.panels.telling import people_to_ping
from bot.pictures import Pictures
from bot.speech import plain
from bot.table_records import TableRecord
from bot.tables import Tables
from render.paint import Picture
from rules.table import Table
from words import Words, words_in

_log = structlog.get_logger(__name__)


class Publisher:
    """Posts and revises the public messages, one at a time for each table."""

    def __init__(self, client: discord.Client, tables: Tables, pictures: Pictures) -> None:
        self._client = client
        self._tables = tables
        self._pictures = pictures
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def in_turn(self, table: int) -> asyncio.Lock:
        """Held while a public message of the table is written, so that what is newest is written last."""
        return self._locks.setdefault(table, asyncio.Lock())

    # Games in progress ------------------------------------------------------------------------------------------

    async def announce(self, record: TableRecord, table: Table, *, told: bool = False) -> Sent | None:
        """Posts a fresh message of the table and notifies whom it concerns; the former one loses its buttons.

        `told`: the message before the turn just ended was posted, and notified whoever had to decide then.
        None: there is no place left where we may post. The table is none the worse: `/garden show` posts it anew.
        """
        over = table.game.is_over(table.state)
        ping = people_of_ending(record) if over else people_to_ping(record, table if told else None)
        async with self.in_turn(record.id):
            return await self._post(record, table, ping)

    async def say(self, record: TableRecord, key: str, **details: str) -> None:
        """Says one sentence where the table is played, notifying nobody."""
        page = sentence_page(words_in(record.language).say(key, **details))
        try:
            await post(self._client, record.place, page)
        except CallFailed as failure:
            _log.info("not_said", table=record.id, key=key, trouble=failure.trouble.value)

    async def show(self, table_id: int, fallback: int) -> Sent | None:
        """Posts the table's message anew, notifying nobody; in the channel `fallback` where its own place is gone."""
        async with self.in_turn(table_id):
            record, table = await self._tables.get(table_id)
            if table is None:
                return await self._show_lobby(record, fallback)
            sent = await self._post(record, table, ())
            if sent is None and record.place != fallback:
                record = await self._tables.place(table_id, thread=fallback)
                sent = await self._post(record, table, ())
            return sent

    async def _post(self, record: TableRecord, table: Table, ping: Sequence[int]) -> Sent | None:
        words = words_in(record.language)
        looks = public_looks(record, table, words)
        sent = None
        for place in dict.fromkeys((record.place, record.channel)):
            sent = await self._post_at(place, record, table, words, looks, ping)
            if sent is not None:
                break
        if sent is None:
            _log.warning("table_without_place", table=record.id, channel=record.channel, thread=record.thread)
            return None
        thread = sent.channel if sent.channel != record.place else None
        before = await self._tables.record(record.id)
        await self._tables.place(record.id, thread=thread, message=sent.message, announced=record.ply)
        await self._retire(before)
        return sent

    async def _post_at(  # noqa: PLR0913, PLR0917  a try differs from the next in its place alone
        self,
        place: int,
        record: TableRecord,
        table: Table,
        words: Words,
        looks: Sequence[Look],
        ping: Sequence[int],
    ) -> Sent | None:
        """Posts with pictures, or as text where files may not be sent; None where nothing can be posted."""
        shown: list[Picture | str] = [await self._pictures.show(look) for look in looks]
        career = await self._tables.careers.of(record) if record.status == "over" else None

        def page(shown: Sequence[Picture | str]) -> Page:
            return table_page(record, table, words, shown, ping=bool(ping), career=career)

        try:
            return await post(self._client, place, page(shown), ping)
        except CallFailed as failure:
            if failure.trouble is not Trouble.CLOSED:
                return None
        texts = [await self._pictures.work(look.text) for look in looks]
        try:
            return await post(self._client, place, page(texts), ping)
        except CallFailed:
            return None

    async def _retire(self, before: TableRecord) -> None:
        """Takes the buttons off the message that was the table's newest."""
        if before.message is None or before.announced < 0:
            return  # what is there is the lobby, which `begin` sees to
        try:
            await retire(self._client, Sent(before.place, before.message))
        except CallFailed:
            return  # it is gone, or out of reach: its buttons, pressed all the same, still tell what is so

    # Lobbies ----------------------------------------------------------------------------------------------------

    async def cover(self, record: TableRecord, words: Words) -> Picture | None:
        """The picture of a lobby; None where it cannot be drawn."""
        shown = await self._pictures.show(cover_look(record.game, words))
        return shown if isinstance(shown, Picture) else None

    async def lobby(self, record: TableRecord, cover: Picture | Kept | None) -> Page:
        """The lobby's page in the server's language."""
        return lobby_page(record, self._tables.games[record.game], words_in(record.language), cover)

    async def open_lobby(self, record: TableRecord) -> Sent:
        """Posts the lobby message. :raises CallFailed:"""
        words = words_in(record.language)
        async with self.in_turn(record.id):
            try:
                page = await self.lobby(record, await self.cover(record, words))
                sent = await post(self._client, record.channel, page)
            except CallFailed as failure:
                if failure.trouble is not Trouble.CLOSED:
                    raise
                sent = await post(self._client, record.channel, await self.lobby(record, None))
            await self._tables.place(record.id, message=sent.message)
            return sent

    async def revise_lobby(self, table_id: int) -> None:
        """Makes the lobby message say what is so now."""
        async with self.in_turn(table_id):
            record = await self._tables.record(table_id)
            words = words_in(record.language)
            if record.status == "lobby":
                page = await self.lobby(record, await self.cover(record, words))
            else:
                page = gone_page(record, words, "bot-lobby-gone")
            await self._revise(record, page)

    async def expire_lobby(self, record: TableRecord) -> None:
        """Says on the lobby message that the table was given up for want of players."""
        async with self.in_turn(record.id):
            await self._revise(record, gone_page(record, words_in(record.language), "bot-lobby-expired"))

    async def _revise(self, record: TableRecord, page: Page) -> None:
        if record.message is None:
            return
        try:
            await revise(self._client, Sent(record.channel, record.message), page)
        except CallFailed as failure:
            _log.info("lobby_not_revised", table=record.id, trouble=failure.trouble.value)

    async def _show_lobby(self, record: TableRecord, fallback: int) -> Sent | None:
        words = words_in(record.language)
        page = await self.lobby(record, await self.cover(record, words))
        for place in dict.fromkeys((record.channel, fallback)):
            try:
                sent = await post(self._client, place, page)
            except CallFailed:
                continue
            await self._tables.place(record.id, message=sent.message)
            await self._revise(record, moved_page(record, words, jump(record.guild, sent.channel, sent.message)))
            return sent
        return None

    async def begin(self, record: TableRecord, table: Table) -> Sent | None:
        """Opens the table's thread where we may, posts its first message there, and says so on the lobby message."""
        words = words_in(record.language)
        async with self.in_turn(record.id):  # a lobby that is still being posted comes first
            record = await self._tables.record(record.id)
        lobby = record
        if record.thread is None:
            record = await self._open_thread(record, words)
        sent = await self.announce(record, table)
        if sent is not None:
            page = begun_page(record, words, f"<#{sent.channel}>", await self.cover(record, words))
            await self._revise(lobby, page)
        return sent

    async def _open_thread(self, record: TableRecord, words: Words) -> TableRecord:
        host = next((plain(seat.name) for seat in record.seats if seat.person == record.host), "")
        place = record.channel
        if record.message is not None:
            try:
                at = Sent(record.channel, record.message)
                place = await open_thread(self._client, at, thread_name(record, words, host))
            except CallFailed as failure:
                _log.info("no_thread", table=record.id, trouble=failure.trouble.value)
        return await self._tables.place(record.id, thread=place)
