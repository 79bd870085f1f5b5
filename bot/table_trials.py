"""Trials: a private line of moves on a copy of one's own view. They never touch the game, its log or its messages.

Only the line's sentences are kept, in the store; everything else is made anew from the table each time.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from bot.store.protocol import Store
from bot.table_errors import AlreadyOver, MoveRefused, NotAtTable, NotStarted, StaleStep
from bot.table_records import SeatRecord, TableRecord, TrialLine
from bot.table_steps import ends_turn
from rules.game import Move, MoveError
from rules.notation import parse
from rules.sentence import sentence
from rules.table import Table

LONGEST = 60
"""Moves in a line: more than any turn has."""
TRIES = 5


class Trial(NamedTuple):
    """Somebody's trial as it stands."""

    record: TableRecord
    seat: int
    table: Table
    """The copy: its line is the trial's, its state what would be."""
    revision: int
    """Counts the changes of the trial, as a ply counts those of a game."""
    restarted: bool = False
    """The game has gone on since, so that the trial begins again from how it stands now."""
    lost: int = 0
    """How many moves were given up for that."""


class Trials:
    """The trials at the tables of one store.

    :param get: gives a table as it is now (`Tables.get`).
    """

    def __init__(self, store: Store, get: Callable[[int], Awaitable[tuple[TableRecord, Table | None]]]) -> None:
        self._store = store
        self._get = get

    async def open(self, table_id: int, person: int) -> Trial:
        """The person's trial, on the present state of the game; a new one where there is none or the game went on.

        While others are only in the middle of a turn, a line that is still possible stays.

        :raises NotStarted, AlreadyOver, NotAtTable: and as `Tables.get`.
        """
        for _ in range(TRIES):
            record, table = await self._get(table_id)
            seat = _seat_in(record, person)
            if table is None:
                raise NotStarted(number=table_id)
            game = table.game
            copy = Table(
                game, table.seats, table.options, game.trial(game.view(table.state, seat.number), seat.number)
            )
            kept = await self._store.trial(table_id, person)
            if kept is not None and not await self._went_on(record, table, seat, kept):
                tried = _again(copy, seat.number, kept.line)
                if tried is not None:
                    return Trial(record, seat.number, tried, kept.revision)
            fresh = TrialLine(record.ply, kept.revision + 1 if kept else 1, ())
            if await self._store.keep_trial(table_id, person, fresh):
                lost = len(kept.line) if kept else 0
                return Trial(record, seat.number, copy, fresh.revision, kept is not None, lost)
        raise StaleStep(number=table_id)

    async def play(self, table_id: int, person: int, moves: Sequence[Move], revision: int) -> Trial:
        """Adds moves to the trial.

        A trial that had to begin again (`restarted`) is given as it is, without the moves.

        :raises StaleStep: if the trial is not at `revision` any more.
        :raises MoveRefused: if the moves are not possible, or too many.
        """

        def add(table: Table, seat: int) -> Table:
            for move in moves:
                table = table.play(seat, move)
            if len(table.line) > LONGEST:
                raise MoveError(sentence("bot-try-long", most=LONGEST))
            return table

        return await self._change(table_id, person, revision, add)

    async def undo(self, table_id: int, person: int, revision: int, count: int = 1) -> Trial:
        """Takes back the last moves of the trial. :raises: as `play`"""

        def take_back(table: Table, seat: int) -> Table:
            for _ in range(count):
                table = table.undo(seat)
            return table

        return await self._change(table_id, person, revision, take_back)

    async def start_over(self, table_id: int, person: int, revision: int) -> Trial:
        """Takes all the moves of the trial back. :raises: as `play`"""
        return await self._change(table_id, person, revision, lambda table, seat: table.reset(seat))

    async def close(self, table_id: int, person: int) -> None:
        """Forgets the person's trial. Nothing happens where there is none."""
        for _ in range(TRIES):
            kept = await self._store.trial(table_id, person)
            if kept is None or await self._store.keep_trial(
                table_id, person, TrialLine(kept.ply, kept.revision + 1, ())
            ):
                return

    async def _change(self, table_id: int, person: int, revision: int, make: Callable[[Table, int], Table]) -> Trial:
        trial = await self.open(table_id, person)
        if trial.restarted:
            return trial
        if trial.revision != revision:
            raise StaleStep(number=table_id)
        try:
            after = make(trial.table, trial.seat)
        except MoveError as cause:
            raise MoveRefused(cause, "", 1, 1) from cause
        line = tuple(str(played.move) for played in after.line)
        if not await self._store.keep_trial(table_id, person, TrialLine(trial.record.ply, revision + 1, line)):
            raise StaleStep(number=table_id)
        return trial._replace(table=after, revision=revision + 1)

    async def _went_on(self, record: TableRecord, table: Table, seat: SeatRecord, kept: TrialLine) -> bool:
        """Whether a turn was ended since, or the person has really played: the same words would mean other things."""
        since = await self._store.log(record.id, kept.ply, record.ply)
        return any(entry.seat == seat.number or ends_turn(table.game, entry.text) for entry in since)


def _seat_in(record: TableRecord, person: int) -> SeatRecord:
    """The person's seat in a game in progress. :raises NotStarted, AlreadyOver, NotAtTable:"""
    if record.status == "lobby":
        raise NotStarted(number=record.id)
    if record.status != "playing":
        raise AlreadyOver(number=record.id)
    seat = record.seat_of(person)
    if seat is None:
        raise NotAtTable("bot-try-not-at-table", number=record.id)
    return seat


def _again(copy: Table, seat: int, line: Sequence[str]) -> Table | None:
    """The copy after the moves of a line; None if one of them is not possible any more."""
    try:
        for text in line:
            copy = copy.play(seat, parse(copy.game, text))
    except MoveError:
        return None
    return copy
