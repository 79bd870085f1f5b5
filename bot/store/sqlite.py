"""The store in one SQLite file, in plain SQL."""

import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.people import Person
from bot.store.connection import Connections
from bot.store.protocol import Acquaintance, Step
from bot.store.trouble import InteractionUsed, StepConflict
from bot.table_records import LogLine, SeatRecord, TableRecord, TrialLine
from rules.career import Feat

# One statement, so that a record and its seats are always of one moment.
_RECORDS = """
SELECT games.*, (
    SELECT json_group_array(json_object(
        'number', number, 'person', person, 'name', name, 'gardener', json(iif(gardener, 'true', 'false')),
        'resigned', json(iif(resigned, 'true', 'false')), 'to_act', json(iif(to_act, 'true', 'false'))))
    FROM (SELECT * FROM seats WHERE seats.game = games.id ORDER BY number)
) AS seats
FROM games
"""
_OPEN = "status IN ('lobby', 'playing')"
_OPEN_OF_PERSON = f"id IN (SELECT game FROM seats WHERE person = ? AND NOT resigned) AND {_OPEN}"  # noqa: S608  all ours
_FINISHED_OF_PERSON = f"id IN (SELECT game FROM seats WHERE person = ?) AND NOT {_OPEN}"  # noqa: S608  all ours
_OTHER_NAME = f"person = ?1 AND name <> ?2 AND game IN (SELECT id FROM games WHERE guild IS ?3 AND {_OPEN})"  # noqa: S608  all ours
_TRIAL = "SELECT ply, revision, line FROM trials WHERE game = ? AND person = ?"
_PLAYS = (
    "SELECT 1 FROM games JOIN seats ON seats.game = games.id "
    "WHERE games.id = ? AND status = 'playing' AND person = ? AND NOT resigned"
)
_COLUMNS = (
    "game", "edition", "options", "guild", "channel", "thread", "message", "host", "status", "wanted_seats",
    "language", "announced", "created", "started", "updated",
)  # fmt: skip


class SqliteStore:
    """A `Store` in a file. Made by `open_store`, which also closes it."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def create(self, record: TableRecord, seed: int) -> TableRecord:
        async with self._connections.transaction() as writer:
            columns = {**_columns(record), "seed": seed, "ply": record.ply}
            names, marks = ", ".join(columns), ", ".join("?" * len(columns))
            insert = f"INSERT INTO games ({names}) VALUES ({marks})"  # noqa: S608  the names are ours
            row = await writer.execute_insert(insert, tuple(columns.values()))
            assert row is not None  # noqa: S101  an INSERT has a row id
            await _insert_seats(writer, row[0], record.seats)
            return msgspec.structs.replace(record, id=row[0])

    async def record(self, table_id: int) -> TableRecord | None:
        return _only(await self._connections.rows(f"{_RECORDS} WHERE id = ?", (table_id,)))

    async def seed(self, table_id: int) -> int:
        [row] = await self._connections.rows("SELECT seed FROM games WHERE id = ?", (table_id,))
        return int(row["seed"])

    async def log(self, table_id: int, after: int, up_to: int) -> tuple[LogLine, ...]:
        rows = await self._connections.rows(
            "SELECT ply, seat, sentence, at FROM moves WHERE game = ? AND ply > ? AND ply <= ? ORDER BY ply",
            (table_id, after, up_to),
        )
        return tuple(LogLine(*row) for row in rows)

    async def used(self, interaction: int) -> bool:
        return bool(await self._connections.rows("SELECT 1 FROM interactions WHERE id = ?", (interaction,)))

    async def change(self, table_id: int, change: Callable[[TableRecord], TableRecord]) -> TableRecord | None:
        async with self._connections.transaction() as writer:
            former = await _read(writer, table_id)
            if former is None:
                return None
            record = change(former)
            columns = _columns(record)
            marks = ", ".join(f"{name} = ?" for name in columns)
            update = f"UPDATE games SET {marks} WHERE id = ?"  # noqa: S608  the names are ours
            await writer.execute(update, (*columns.values(), table_id))
            if record.seats != former.seats:
                if former.status == "lobby":
                    await writer.execute("DELETE FROM seats WHERE game = ?", (table_id,))
                    await _insert_seats(writer, table_id, record.seats)
                else:
                    await writer.executemany(
                        "UPDATE seats SET resigned = ?, to_act = ? WHERE game = ? AND number = ?",
                        [(seat.resigned, seat.to_act, table_id, seat.number) for seat in record.seats],
                    )
            return record

    async def append(self, table_id: int, step: Step) -> TableRecord:
        async with self._connections.transaction() as writer:
            updated = await writer.execute(
                "UPDATE games SET ply = ?, status = ?, updated = ? WHERE id = ? AND ply = ? AND status = 'playing'",
                (step.ply + len(step.entries), "over" if step.over else "playing", step.at, table_id, step.ply),
            )
            if step.interaction is not None:
                await _use(writer, step.interaction, table_id)
            if updated.rowcount != 1:
                raise StepConflict
            await writer.executemany(
                "INSERT INTO moves (game, ply, seat, sentence, at, interaction) VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (table_id, ply, entry.seat, entry.text, step.at, step.interaction)
                    for ply, entry in enumerate(step.entries, start=step.ply + 1)
                ],
            )
            await writer.execute(
                "UPDATE seats SET to_act = number IN (SELECT value FROM json_each(?)) WHERE game = ?",
                (msgspec.json.encode(list(step.to_act)).decode(), table_id),
            )
            record = await _read(writer, table_id)
            assert record is not None  # noqa: S101  it was updated above
            return record

    async def trial(self, table_id: int, person: int) -> TrialLine | None:
        rows = await self._connections.rows(_TRIAL, (table_id, person))
        return next((TrialLine(row["ply"], row["revision"], _sentences(row["line"])) for row in rows), None)

    async def keep_trial(self, table_id: int, person: int, trial: TrialLine) -> bool:
        async with self._connections.transaction() as writer:
            plays = await writer.execute_fetchall(_PLAYS, (table_id, person))
            former = next((row["revision"] for row in await writer.execute_fetchall(_TRIAL, (table_id, person))), 0)
            if not plays or former != trial.revision - 1:
                return False
            line = msgspec.json.encode(trial.line).decode()
            await writer.execute(
                "INSERT INTO trials (game, person, ply, revision, line) VALUES (?, ?, ?, ?, ?) "
                "ON CONFLICT DO UPDATE SET ply = excluded.ply, revision = excluded.revision, line = excluded.line",
                (table_id, person, trial.ply, trial.revision, line),
            )
            return True

    async def feats(self, person_id: int, game: str) -> tuple[tuple[int, Feat | None], ...]:
        rows = await self._connections.rows(
            "SELECT games.id, kind, points FROM games JOIN seats ON seats.game = games.id "
            "LEFT JOIN feats ON feats.game = games.id "
            "WHERE person = ? AND NOT resigned AND games.game = ? AND status = 'over' "
            "AND (SELECT count(*) FROM seats WHERE seats.game = games.id) = 1 ORDER BY games.id",
            (person_id, game),
        )
        return tuple((row["id"], None if row["kind"] is None else Feat(row["kind"], row["points"])) for row in rows)

    async def keep_feat(self, table_id: int, feat: Feat) -> None:
        async with self._connections.transaction() as writer:
            await writer.execute(
                "INSERT INTO feats (game, kind, points) VALUES (?, ?, ?) ON CONFLICT (game) DO NOTHING",
                (table_id, feat.row, feat.points),
            )

    async def acquaintance(self, person: Person, guild: int | None) -> Acquaintance:
        [row] = await self._connections.rows(
            f"SELECT (SELECT language FROM people WHERE id = ?1), EXISTS (SELECT 1 FROM seats WHERE {_OTHER_NAME})",  # noqa: S608  all ours
            (person.id, person.name, guild),
        )
        return Acquaintance(row[0], bool(row[1]))

    async def rename(self, person: Person, guild: int | None) -> None:
        async with self._connections.transaction() as writer:
            update = f"UPDATE seats SET name = ?2 WHERE {_OTHER_NAME}"  # noqa: S608  all ours
            await writer.execute(update, (person.id, person.name, guild))

    async def keep_language(self, person_id: int, language: str | None) -> None:
        async with self._connections.transaction() as writer:
            await writer.execute(
                "INSERT INTO people (id, language) VALUES (?, ?) "
                "ON CONFLICT DO UPDATE SET language = excluded.language",
                (person_id, language),
            )

    async def of_person(self, person_id: int, finished: bool) -> tuple[TableRecord, ...]:
        # Who has resigned from a game is through with it, but finds it among the finished ones.
        which = _FINISHED_OF_PERSON if finished else _OPEN_OF_PERSON
        return await self._records(f"{which} ORDER BY updated DESC, id DESC", person_id)

    async def in_channel(self, channel_id: int, finished: bool) -> tuple[TableRecord, ...]:
        which = "TRUE" if finished else _OPEN
        return await self._records(
            f"(channel = ?1 OR thread = ?1) AND {which} ORDER BY updated DESC, id DESC", channel_id
        )

    async def lobbies_untouched_since(self, moment: str) -> tuple[TableRecord, ...]:
        return await self._records("status = 'lobby' AND updated < ? ORDER BY updated, id", moment)

    async def waiting_for_gardeners(self) -> tuple[int, ...]:
        rows = await self._connections.rows(
            "SELECT id FROM games WHERE status = 'playing' AND id IN "
            "(SELECT game FROM seats WHERE to_act AND (gardener OR resigned)) ORDER BY id"
        )
        return tuple(row["id"] for row in rows)

    async def played_since_announced(self) -> tuple[TableRecord, ...]:
        return await self._records("status IN ('playing', 'over') AND ply > announced ORDER BY id")

    async def _records(self, where: str, *values: Any) -> tuple[TableRecord, ...]:
        return tuple(_record(row) for row in await self._connections.rows(f"{_RECORDS} WHERE {where}", values))


@asynccontextmanager
async def open_store(path: Path) -> AsyncIterator[SqliteStore]:
    """The store in this file, which is made if need be, and closed at the end whatever happens.

    :raises StoreTrouble: if the file cannot be used; it is left as it was.
    """
    connections = await Connections.open(path)
    try:
        yield SqliteStore(connections)
    finally:
        await connections.close()


def _sentences(line: str) -> tuple[str, ...]:
    return msgspec.json.decode(line, type=tuple[str, ...])


async def _read(connection: aiosqlite.Connection, table_id: int) -> TableRecord | None:
    return _only(await connection.execute_fetchall(f"{_RECORDS} WHERE id = ?", (table_id,)))


def _only(rows: Any) -> TableRecord | None:
    return next((_record(row) for row in rows), None)


def _record(row: sqlite3.Row) -> TableRecord:
    fields = dict(row)
    fields["options"] = msgspec.json.decode(row["options"])
    fields["seats"] = msgspec.json.decode(row["seats"])
    return msgspec.convert(fields, TableRecord)


def _columns(record: TableRecord) -> dict[str, Any]:
    columns = {name: getattr(record, name) for name in _COLUMNS}
    columns["options"] = msgspec.json.encode(record.options).decode()
    return columns


async def _insert_seats(connection: aiosqlite.Connection, table_id: int, seats: tuple[SeatRecord, ...]) -> None:
    await connection.executemany(
        "INSERT INTO seats (game, number, person, name, gardener, resigned, to_act) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (table_id, seat.number, seat.person, seat.name, seat.gardener, seat.resigned, seat.to_act)
            for seat in seats
        ],
    )


async def _use(connection: aiosqlite.Connection, interaction: int, table_id: int) -> None:
    try:
        await connection.execute("INSERT INTO interactions (id, game) VALUES (?, ?)", (interaction, table_id))
    except sqlite3.IntegrityError as error:
        raise InteractionUsed from error
