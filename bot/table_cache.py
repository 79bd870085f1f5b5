"""Tables rebuilt from their logs, and the last of them kept at hand."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping

import structlog
from msgspec.structs import replace

from bot.store.protocol import Store
from bot.table_errors import BrokenTable, UnknownEdition
from bot.table_records import TableRecord
from rules.game import AnyGame
from rules.table import BrokenLog, Entry, Table, open_table, resume

KEPT = 200
"""Tables at hand. One holds the states of its last round, some dozens."""

_log = structlog.get_logger(__name__)


class TableCache:
    """Gives the Table of a record. The log is the truth: what is at hand is only ever a shorter way to it."""

    def __init__(self, store: Store, games: Mapping[str, AnyGame], kept: int = KEPT) -> None:
        self._store = store
        self._games = games
        self._kept = kept
        self._tables: OrderedDict[int, Table] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    async def table(self, record: TableRecord) -> Table:
        """The table at the ply of its record.

        Its `line` reaches back one round of turns, which is all that is shown of the past; `whole` has everything.

        :raises UnknownEdition, BrokenTable:
        """
        known = self._tables.get(record.id)
        if known is None or known.ply > record.ply:
            known = await self._open(record)
        if known.ply < record.ply:
            known = await self._catch_up(record, known)
        at_hand = self._tables.get(record.id)
        if at_hand is None or at_hand.ply <= known.ply:  # while we waited, a step may have been made
            self.keep(record.id, known)
        return known

    async def whole(self, record: TableRecord) -> Table:
        """The table with all its moves, rebuilt from the first; not kept. :raises: as `table`."""
        return await self._catch_up(record, await self._open(record))

    def keep(self, table_id: int, table: Table) -> None:
        """Remembers the table as it is after a step that was committed."""
        self._tables[table_id] = _last_round(table)
        self._tables.move_to_end(table_id)
        while len(self._tables) > self._kept:
            self._tables.popitem(last=False)

    async def _open(self, record: TableRecord) -> Table:
        game = self._games.get(record.game)
        if game is None or game.edition != record.edition:
            raise UnknownEdition(number=record.id, edition=record.edition)
        return open_table(game, await self._store.seed(record.id), len(record.seats), record.options)

    async def _catch_up(self, record: TableRecord, table: Table) -> Table:
        lines = await self._store.log(record.id, table.ply, record.ply)
        entries = [Entry(line.seat, line.text) for line in lines]
        try:
            # Not where the gardeners think: nobody's look at a table waits for a thought at another.
            return await asyncio.to_thread(resume, table, entries)
        except BrokenLog as broken:
            _log.exception("log_broken", table=record.id, line=broken.line)
            raise BrokenTable(number=record.id, line=broken.line) from broken


def _last_round(table: Table) -> Table:
    """The table without the moves before the last turn of each seat: a long game holds thousands of states."""
    ended = [place for place in range(table.floor) if table.line[place].move.ends_turn]
    if len(ended) <= table.seats:
        return table
    start = ended[-table.seats - 1] + 1
    return replace(table, line=table.line[start:], floor=table.floor - start)
