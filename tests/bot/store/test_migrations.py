"""Numbered migrations: each once, each whole, never backwards, never in another program's file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import migrate
from bot.store.sqlite import open_store
from bot.store.trouble import NewerStore, StoreTrouble


def version(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


async def test_a_new_file_is_brought_to_the_newest_version(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "in" / "allotment.sqlite3"
    for _ in range(2):
        async with open_store(file):
            pass
        assert version(file) == len(migrate.steps())


async def test_each_connection_waits_and_keeps_foreign_keys(tmp_path: Path) -> None:
    async with open_store(tmp_path / "allotment.sqlite3") as store:
        for connection in (store._connections.writer, store._connections.reader):
            found = [
                next(iter(await connection.execute_fetchall(f"PRAGMA {name}")))[0]
                for name in ("journal_mode", "foreign_keys", "busy_timeout")
            ]
            assert found == ["wal", 1, 20_000]


async def test_a_newer_database_is_refused_and_left_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    async with open_store(file):
        pass
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA user_version = 99")
    with pytest.raises(NewerStore) as refused:
        async with open_store(file):
            pass
    assert dict(refused.value.sentence.details)["found"] == 99
    assert version(file) == 99


async def test_another_programs_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE shopping (item TEXT)")
    with pytest.raises(StoreTrouble) as refused:
        async with open_store(file):
            pass
    assert refused.value.sentence.key == "store-foreign"
    with closing(sqlite3.connect(file)) as connection:
        assert [row[0] for row in connection.execute("SELECT name FROM sqlite_master")] == ["shopping"]


async def test_a_migration_that_fails_leaves_the_version_before_it_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "allotment.sqlite3"
    steps = (*migrate.steps(), ("CREATE TABLE weather (day TEXT)", "INSERT INTO nowhere VALUES (1)"))
    with monkeypatch.context() as patched:
        patched.setattr(migrate, "steps", lambda: steps)
        with pytest.raises(sqlite3.OperationalError, match="nowhere"):
            async with open_store(file):
                pass
    assert version(file) == len(steps) - 1
    async with open_store(file) as store:
        assert not await store._connections.rows("SELECT 1 FROM sqlite_master WHERE name = 'weather'")


async def test_processes_that_open_a_new_file_at_once_bring_it_up_to_date_once(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"

    async def use() -> None:
        async with open_store(file) as store:
            assert await store.record(1) is None

    await asyncio.gather(*(use() for _ in range(8)))
    assert version(file) == len(migrate.steps())


def test_a_script_is_parted_into_its_statements() -> None:
    table = "-- why; and how\nCREATE TABLE a (b TEXT DEFAULT ';');\n\n"
    trigger = "CREATE TRIGGER c AFTER INSERT ON a BEGIN\nDELETE FROM a;\nEND;\n"
    parts = migrate.split(table + trigger)
    assert len(parts) == 2
    with closing(sqlite3.connect(":memory:")) as connection:
        for part in parts:
            connection.execute(part)
