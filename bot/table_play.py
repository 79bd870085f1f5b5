"""Commits steps, and lets the computer gardeners play on after them."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import structlog

from bot.gardeners import Gardeners
from bot.people import Person
from bot.store.protocol import Step, Store
from bot.store.trouble import InteractionUsed, StepConflict, StoreTrouble
from bot.table_cache import TableCache
from bot.table_errors import AlreadyDone, NoSuchTable, NotAtTable, NotYourTurn, StaleStep
from bot.table_lobby import must_be_playing
from bot.table_records import GardenerTurn, Outcome, TableRecord
from bot.table_steps import MakeStep, acted_all_the_while, ended_turn_of, ends_turn
from rules.table import Entry, Played, Table

TRIES = 5
"""How often a step is made anew because another process came first."""

_log = structlog.get_logger(__name__)


class Press(NamedTuple):
    """Who asks for a step, the ply they saw (None: they typed), and the interaction by which they ask."""

    person: Person
    ply: int | None
    interaction: int


class Play:
    """Plays at tables. Each method wants the table's lock held."""

    def __init__(self, store: Store, cache: TableCache, gardeners: Gardeners, stamp: Callable[[], str]) -> None:
        self._store = store
        self._cache = cache
        self._gardeners = gardeners
        self._stamp = stamp

    async def step(self, table_id: int, press: Press, make: MakeStep, *, in_turn: bool) -> Outcome:
        """Makes a step of a person's seat and lets the gardeners play on. `in_turn`: only when the seat is to act.

        :raises TableError: and nothing is changed.
        """
        if await self._store.used(press.interaction):
            raise AlreadyDone(number=table_id)
        for _ in range(TRIES):
            record = await self._record(table_id)
            must_be_playing(record)
            seat = record.seat_of(press.person.id)
            if seat is None:
                raise NotAtTable(number=table_id)
            table = await self._cache.table(record)
            if not await self.stands(record, table, seat.number, press.ply):
                raise StaleStep(number=table_id)
            if in_turn and not seat.to_act:
                raise _not_your_turn(record)
            after, entries = make(table, seat.number)
            try:
                record = await self._commit(record, after, entries, press.interaction)
            except StepConflict:
                continue
            except InteractionUsed:
                raise AlreadyDone(number=table_id) from None
            own = ended_turn_of(after, seat.number) if ends_turn(after.game, entries[-1].text) else ()
            return await self.play_on(record, after, own_turn=own)
        raise StaleStep(number=table_id)

    async def play_on(self, record: TableRecord, table: Table, own_turn: tuple[Played, ...] = ()) -> Outcome:
        """Lets computer gardeners play until the game waits for a person, each move committed as it is made."""
        turns: list[GardenerTurn] = []
        while record.status == "playing":
            seat = next((each.number for each in record.seats if each.to_act and not each.human), None)
            if seat is None:
                break
            move = await self._gardeners.choose(table, seat)
            after = table.play(seat, move)
            try:
                record = await self._commit(record, after, [Entry(seat, str(move))])
            except StepConflict:  # another process, or the table was ended meanwhile
                record = await self._record(record.id)
                table = await self._cache.table(record)
                continue
            except StoreTrouble:
                # What came before is committed and must be told as done. `advance` takes the gardener up again.
                _log.exception("gardener_not_stored", table=record.id, ply=record.ply)
                break
            table = after
            if move.ends_turn:
                turns.append(GardenerTurn(seat, ended_turn_of(table, seat)))
        return Outcome(
            record=record,
            table=table,
            ended_turn=bool(own_turn or turns),
            over=record.status == "over",
            own_turn=own_turn,
            gardener_turns=tuple(turns),
        )

    async def _commit(
        self, record: TableRecord, after: Table, entries: Sequence[Entry], interaction: int | None = None
    ) -> TableRecord:
        to_act = after.game.to_act(after.state)
        over = after.game.is_over(after.state)
        step = Step(record.ply, entries, to_act, over, self._stamp(), interaction)
        changed = await self._store.append(record.id, step)
        self._cache.keep(record.id, after)
        return changed

    async def _record(self, table_id: int) -> TableRecord:
        record = await self._store.record(table_id)
        if record is None:
            raise NoSuchTable(number=table_id)
        return record

    async def stands(self, record: TableRecord, table: Table, seat: int, ply: int | None) -> bool:
        """Whether a seat's step that was made for an earlier ply can still be made (None: it was typed, for now).

        It can if only others have moved since, in a step that the seat had to make all the while too: in a
        simultaneous step one person's choice does not spoil the panel that another is looking at.
        """
        if ply is None or ply == record.ply:
            return True
        if ply > record.ply:
            return False
        since = await self._store.log(record.id, ply, record.ply)
        if any(line.seat == seat for line in since):
            return False
        return acted_all_the_while(table, seat, sum(ends_turn(table.game, line.text) for line in since))


def _not_your_turn(record: TableRecord) -> NotYourTurn:
    awaited = [seat for seat in record.seats if seat.to_act]
    if all(seat.human for seat in awaited):
        return NotYourTurn(number=record.id, names=", ".join(seat.name for seat in awaited))
    return NotYourTurn("table-gardener-plays", number=record.id)
