"""What a person has reached over many finished games alone, kept beside them in the database."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.store.protocol import Step
from bot.store.sqlite import SqliteStore
from bot.table_records import SeatRecord, Status, TableRecord
from bot.tables import Tables
from rules.career import Career, CareerGame
from rules.registry import games
from rules.table import Entry, Table, open_table
from tests.bot.tables.conftest import AASE, MIA
from tests.bot.tables.seedlings import SEEDLINGS

GAME = games()["pergola"]
NOW = "2026-11-30T08:00:00+00:00"


def played(seed: int, seats: int, challenge: str) -> Table:
    """A game in which everybody always makes the first move there is."""
    table = open_table(GAME, seed, seats, {"challenge": challenge})
    while not GAME.is_over(table.state):
        [seat] = GAME.to_act(table.state)
        table = table.play(seat, GAME.legal(table.state, seat)[0])
    return table


async def kept(
    store: SqliteStore, table: Table, seed: int, people: Sequence[int] = (AASE.id,), status: Status = "over"
) -> TableRecord:
    """The game as the store has it: its log, and what it leads to."""
    seats = tuple(
        SeatRecord(number=number, person=person, name=f"{person}", gardener=False, resigned=False, to_act=True)
        for number, person in enumerate(people)
    )
    record = TableRecord(
        id=0, game="pergola", edition=GAME.edition, options=dict(table.options), guild=1, channel=2, thread=None,
        message=None, host=people[0], status="playing", seats=seats, wanted_seats=len(seats), language="en", ply=0,
        created=NOW, started=NOW, updated=NOW,
    )  # fmt: skip
    record = await store.create(record, seed)
    entries = [Entry(each.seat, str(each.move)) for each in table.line]
    record = await store.append(record.id, Step(0, entries, (), status == "over", NOW))
    if status == "ended":
        ended = await store.change(record.id, lambda now: replace(now, status="ended"))
        assert ended is not None
        return ended
    return record


def best(career: Career | None) -> dict[str, int]:
    """The rows that have a result, by the challenge."""
    assert career is not None
    return {
        row.label.key.removeprefix("pergola-option-challenge-").removesuffix("-name"): row.best
        for row in career.rows
        if row.best is not None
    }


@pytest.fixture
def tables(store: SqliteStore) -> Tables:
    return Tables(store)


async def test_a_career_is_of_all_the_games_that_a_person_finished_alone(tables: Tables, store: SqliteStore) -> None:
    assert isinstance(GAME, CareerGame)
    games_alone = [
        (seed, played(seed, 1, challenge)) for seed, challenge in ((1, "free"), (2, "free"), (3, "leaves"))
    ]
    for seed, table in games_alone:
        record = await kept(store, table, seed)
    await kept(store, played(4, 1, "free"), 4, (MIA.id,))
    await kept(store, played(5, 2, "free"), 5, (AASE.id, MIA.id))
    await kept(store, played(6, 1, "free"), 6, status="ended")
    expected = GAME.career([GAME.feat(table.state) for _, table in games_alone])
    assert await tables.careers.of(record) == expected
    assert dict(expected.title.details)["games"] == 3
    assert best(expected)


async def test_what_a_game_counts_for_is_worked_out_once(tables: Tables, store: SqliteStore, file: Path) -> None:
    record = await kept(store, played(1, 1, "free"), 1)
    first = await tables.careers.of(record)
    with closing(sqlite3.connect(file)) as database:
        [(kind, points)] = database.execute("SELECT kind, points FROM feats").fetchall()
        assert best(first) == {kind: points}
        database.execute("UPDATE feats SET points = 999")
        database.commit()
    assert best(await tables.careers.of(record)) == {"free": 999}


async def test_a_game_of_an_edition_that_is_gone_is_left_out(tables: Tables, store: SqliteStore, file: Path) -> None:
    record = await kept(store, played(1, 1, "free"), 1)
    newer = await kept(store, played(2, 1, "free"), 2)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE games SET edition = 'pergola-0' WHERE id = ?", (record.id,))
        database.commit()
    career = await tables.careers.of(newer)
    assert career is not None
    assert dict(career.title.details)["games"] == 1


async def test_only_who_plays_alone_has_a_career_and_only_in_a_game_that_keeps_one(store: SqliteStore) -> None:
    tables = Tables(store, games={"seedlings": SEEDLINGS, "pergola": GAME})
    together = await kept(store, played(5, 2, "free"), 5, (AASE.id, MIA.id))
    assert await tables.careers.of(together) is None
    alone = await tables.open("seedlings", AASE, guild=1, channel=2, language="en", seats=1)
    assert await tables.careers.of(alone) is None
    begun = await tables.open("pergola", AASE, guild=1, channel=2, language="en", seats=1)
    assert best(await tables.careers.of(begun)) == {}
