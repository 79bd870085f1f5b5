"""The public side of a table: where its messages are, what they do not tell yet, and who is to be notified of it."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import NamedTuple

from msgspec.structs import replace

from bot.moments import iso
from bot.store.protocol import Store
from bot.table_errors import NoSuchTable, NotStarted
from bot.table_records import TableRecord
from bot.table_steps import acted_all_the_while, ends_turn
from rules.game import AnyGame
from rules.table import Table


class News(NamedTuple):
    """A table as it is now, beside what its newest public message tells."""

    record: TableRecord
    table: Table
    due: bool
    """The message is silent about the end of a turn, or there is none yet."""
    called: tuple[int, ...]
    """The Discord users whom the news concerns and whom no message has notified of it."""
    step_is_open: bool
    """Others still have to decide in a step that all make at once, so that nothing of it may be told."""


class PublicSide:
    """Keeps where the tables of one store are shown, and how far.

    :param get: gives a table as it is now (`Tables.get`).
    """

    def __init__(
        self,
        store: Store,
        get: Callable[[int], Awaitable[tuple[TableRecord, Table | None]]],
        games: Mapping[str, AnyGame],
    ) -> None:
        self._store = store
        self._get = get
        self._games = games

    async def place(
        self, table_id: int, *, thread: int | None = None, message: int | None = None, announced: int | None = None
    ) -> TableRecord:
        """Remembers where the table's thread and newest public message are, and up to which ply that tells what

        happened; what is not given stays. It is no change of the table. :raises NoSuchTable:
        """

        def move(record: TableRecord) -> TableRecord:
            told = record.announced if announced is None else max(announced, record.announced)
            return replace(record, thread=thread or record.thread, message=message or record.message, announced=told)

        record = await self._store.change(table_id, move)
        if record is None:
            raise NoSuchTable(number=table_id)
        return record

    async def news(self, table_id: int) -> News:
        """What is to be told of a game. :raises NotStarted: and as `Tables.get`."""
        record, table = await self._get(table_id)
        if table is None:
            raise NotStarted(number=table_id)
        since = await self._store.log(record.id, max(record.announced, 0), record.ply)
        ended = [line.seat for line in since if ends_turn(table.game, line.text)]
        fresh = record.announced < 0
        open_step = any(played.move.ends_turn for played in table.line[table.floor :])
        return News(record, table, fresh or bool(ended), _called(record, table, ended, fresh=fresh), open_step)

    async def untold(self, touched_since: datetime | None = None) -> tuple[TableRecord, ...]:
        """The tables where a turn was ended or the game begun and nobody came to tell it; those of another edition

        are left alone. `touched_since`: only where something has happened since.
        """
        found = []
        for record in await self._store.played_since_announced():
            game = self._games.get(record.game)
            if game is None or game.edition != record.edition:
                continue
            if touched_since is not None and record.updated < iso(touched_since):
                continue
            log = await self._store.log(record.id, max(record.announced, 0), record.ply)
            if record.announced < 0 or any(ends_turn(game, line.text) for line in log):
                found.append(record)
        return tuple(found)


def _called(record: TableRecord, table: Table, ended: list[int], *, fresh: bool) -> tuple[int, ...]:
    """Whom the end of the game concerns, or whom the game has come to wait for since it was told last.

    In a step that all make at once each is notified when it begins, and not again when another has ended it.
    """
    people = [seat for seat in record.seats if seat.human]
    if table.game.is_over(table.state):
        called = people if fresh or ended else []
    elif record.status == "playing":
        called = [
            seat
            for seat in people
            if seat.to_act
            if fresh or seat.number in ended or not acted_all_the_while(table, seat.number, len(ended))
        ]
    else:
        called = []
    return tuple(seat.person for seat in called if seat.person is not None)
