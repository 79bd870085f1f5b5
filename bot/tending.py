"""What happens while nobody acts: what was left half done is finished, and lobbies nobody plays in go away."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

import discord
import structlog

from bot.faults import report
from bot.publishing import Publisher
from bot.table_errors import TableError
from bot.table_records import TableRecord
from bot.tables import Tables

_log = structlog.get_logger(__name__)

LOBBY_LIFE = timedelta(days=7)
EVERY = timedelta(minutes=5)
TRIED_FOR = timedelta(days=1)
"""So long after its last move a table is tried again and again; later at each start, or when somebody asks."""


class Tending:
    """Looks after the tables of one bot."""

    def __init__(
        self, client: discord.Client, tables: Tables, publisher: Publisher, now: Callable[[], datetime]
    ) -> None:
        self._client = client
        self._tables = tables
        self._publisher = publisher
        self._now = now

    async def run(self) -> None:
        """Tends every few minutes, until its task is cancelled."""
        while True:
            await asyncio.sleep(EVERY.total_seconds())
            try:
                await self.tend()
            except Exception as error:  # noqa: BLE001  tried again in a few minutes
                report(error, task="tending")

    async def take_up(self) -> None:
        """Finishes whatever a stopped program left: gardeners' turns, and what was not told."""
        await self._clear_away()
        await self._play_on()
        await self._tell(None)

    async def tend(self) -> None:
        """Finishes what the disk or Discord kept from being done."""
        await self._clear_away()
        await self._play_on()
        await self._tell(self._now() - TRIED_FOR)

    async def _clear_away(self) -> None:
        """Gives up lobbies in which nothing has happened for a week, and says so on their messages."""
        for record in await self._tables.open_lobbies_older_than(self._now() - LOBBY_LIFE):
            await _alone(record.id, self._expire)

    async def _play_on(self) -> None:
        for table_id in await self._tables.waiting_for_gardeners():
            await _alone(table_id, self._advance)

    async def _tell(self, touched_since: datetime | None) -> None:
        for record in await self._tables.public.untold(touched_since):
            if self._is_in_reach(record):
                await _alone(record.id, self._announce)

    def _is_in_reach(self, record: TableRecord) -> bool:
        """Whether the bot is in the table's server: one that has sent it away is not called on."""
        return record.guild is None or self._client.get_guild(record.guild) is not None

    async def _advance(self, table_id: int) -> None:
        await self._tables.advance(table_id)

    async def _announce(self, table_id: int) -> None:
        await self._publisher.announce(table_id)

    async def _expire(self, table_id: int) -> None:
        await self._publisher.expire_lobby(await self._tables.expire(table_id))


async def _alone(table_id: int, work: Callable[[int], Awaitable[None]]) -> None:
    """One table's trouble is not another's."""
    try:
        await work(table_id)
    except TableError as error:
        _log.warning("table_passed_over", table=table_id, error=str(error))
    except Exception as error:  # noqa: BLE001  whatever it is: the other tables must have their turn
        report(error, table=table_id)
