"""Keeps each table's public message true: a fresh one after each turn, the former one without its buttons."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from weakref import WeakValueDictionary

import discord
import structlog

from bot.discord_calls import PASSING, CallFailed, Trouble
from bot.layout import Kept, Page, Sent
from bot.links import jump
from bot.panels.lobby_page import begun_page, gone_page, lobby_page, moved_page
from bot.panels.looks import Look, cover_look, public_looks
from bot.panels.pages import sentence_page
from bot.panels.table_page import table_page, thread_name
from bot.pictures import Pictures
from bot.public_messages import open_thread, post, retire, revise
from bot.speech import plain
from bot.table_lobby import must_be_lobby
from bot.table_public import News
from bot.table_records import TableRecord
from bot.tables import Tables
from render.paint import Picture
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

    async def announce(self, table_id: int, *, broken_off: bool = False) -> Trouble | None:
        """Tells what a table's public message is silent about, and notifies whom it concerns, each of them once.

        What somebody else has told meanwhile is not told again. `broken_off`: the end that no turn has brought about.
        The trouble that kept it from being told is no harm to the table: `Tending` tries again, and so does `show`.
        """
        async with self.in_turn(table_id):
            news = await self._tables.public.news(table_id)
            if not news.due and not broken_off:
                return None
            try:
                await self._tell(news)
            except CallFailed as failure:
                _log.warning("table_not_told", table=table_id, trouble=failure.trouble.value)
                return failure.trouble
            return None

    async def show(self, table_id: int, fallback: int) -> Sent:
        """Posts the table's message anew, in the channel `fallback` where its own place is gone.

        It notifies only those who should have been notified before and could not be.

        :raises TableError: for a lobby that was ended. :raises CallFailed: as `begin`.
        """
        async with self.in_turn(table_id):
            record = await self._tables.record(table_id)
            if record.started is None:
                return await self._show_lobby(record, fallback)
            news = await self._tables.public.news(table_id)
            if record.announced < 0:
                return await self._begin(news, fallback)
            return await self._post_anew(news, fallback)

    async def begin(self, table_id: int) -> Sent:
        """Opens the table's thread where we may, posts its first message there, and says so on the lobby message.

        :raises CallFailed: there is no place left where we may post, or Discord does not let us now.
        """
        async with self.in_turn(table_id):  # a lobby that is still being posted comes first
            news = await self._tables.public.news(table_id)
            if news.record.announced >= 0 and news.record.message is not None:
                return Sent(news.record.place, news.record.message)
            return await self._begin(news)

    async def say(self, record: TableRecord, key: str, **details: str) -> None:
        """Says one sentence where the table is played, notifying nobody."""
        page = sentence_page(words_in(record.language).say(key, **details))
        try:
            await post(self._client, record.place, page)
        except CallFailed as failure:
            _log.info("not_said", table=record.id, key=key, trouble=failure.trouble.value)

    async def _tell(self, news: News) -> None:
        if news.record.announced < 0:
            await self._begin(news)
        elif not (news.step_is_open and not news.called and await self._brought_up_to_date(news)):
            await self._post_anew(news)

    async def _begin(self, news: News, *fallback: int) -> Sent:
        lobby = news.record
        words = words_in(lobby.language)
        if lobby.thread is None:
            news = news._replace(record=await self._open_thread(lobby, words))
        sent = await self._post_anew(news, *fallback)
        page = begun_page(news.record, words, f"<#{sent.channel}>", await self.cover(lobby, words))
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
                if failure.trouble is Trouble.AWAY:
                    raise
                _log.info("no_thread", table=record.id, trouble=failure.trouble.value)
        return await self._tables.public.place(record.id, thread=place)

    async def _brought_up_to_date(self, news: News) -> bool:
        """Whether the newest message now says whom a step of all still waits for; false where it is gone."""
        record = news.record
        if record.message is None:
            return False
        shown = await self._pictures_of(news)
        try:
            await revise(self._client, Sent(record.place, record.message), await self._page(news, shown))
        except CallFailed as failure:
            if failure.trouble in PASSING:
                raise
            return False
        await self._tables.public.place(record.id, announced=record.ply)
        return True

    async def _post_anew(self, news: News, *fallback: int) -> Sent:
        """A fresh message, in the first of the table's places that is there; the former one loses its buttons."""
        record = news.record
        shown = await self._pictures_of(news)
        places = dict.fromkeys((record.place, record.channel, *fallback))
        sent = await _somewhere(places, lambda place: self._post_at(place, news, shown))
        thread = sent.channel if sent.channel != record.place else None
        await self._tables.public.place(record.id, thread=thread, message=sent.message, announced=record.ply)
        await self._retire(record)
        return sent

    async def _post_at(self, place: int, news: News, shown: Sequence[Picture | str]) -> Sent:
        """Posts with pictures, or as text where files may not be sent; news once, however often it is tried."""
        once = f"{news.record.id}.{news.record.ply}" if news.due else None
        try:
            return await post(self._client, place, await self._page(news, shown), news.called, once)
        except CallFailed as failure:
            if failure.trouble is not Trouble.CLOSED:
                raise
        texts = [await self._pictures.work(look.text) for look in _looks(news)]
        return await post(self._client, place, await self._page(news, texts), news.called, once)

    async def _pictures_of(self, news: News) -> list[Picture | str]:
        return [await self._pictures.show(look) for look in _looks(news)]

    async def _page(self, news: News, shown: Sequence[Picture | str]) -> Page:
        record = news.record
        career = await self._tables.careers.of(record) if record.status == "over" else None
        words = words_in(record.language)
        return table_page(record, news.table, words, shown, ping=bool(news.called), career=career)

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
            await self._tables.public.place(record.id, message=sent.message)
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

    async def _show_lobby(self, record: TableRecord, fallback: int) -> Sent:
        must_be_lobby(record)
        words = words_in(record.language)
        page = await self.lobby(record, await self.cover(record, words))
        places = dict.fromkeys((record.channel, fallback))
        sent = await _somewhere(places, lambda place: post(self._client, place, page))
        await self._tables.public.place(record.id, message=sent.message)
        await self._revise(record, moved_page(record, words, jump(record.guild, sent.channel, sent.message)))
        return sent


def _looks(news: News) -> tuple[Look, Look]:
    return public_looks(news.record, news.table, words_in(news.record.language))


async def _somewhere(places: Collection[int], send: Callable[[int], Awaitable[Sent]]) -> Sent:
    """Sends to the first place that is there and open to us; where Discord is away, it is so for all places.

    :raises CallFailed: of the last place, or that Discord is away.
    """
    failed: CallFailed | None = None
    for place in places:
        try:
            return await send(place)
        except CallFailed as failure:
            if failure.trouble in PASSING:
                raise
            failed = failure
    assert failed is not None  # noqa: S101  there is always the table's channel
    _log.warning("no_place_to_post", tried=list(places), trouble=failed.trouble.value)
    raise failed
