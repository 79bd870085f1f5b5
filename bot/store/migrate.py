"""Brings a database up to date, one numbered .sql file at a time, each in a transaction of its own."""

import sqlite3
from importlib.resources import files
from pathlib import Path

import aiosqlite

from bot.store.trouble import NewerStore, StoreTrouble


def steps() -> tuple[tuple[str, ...], ...]:
    """The statements of each migration; the first brings a new file to version 1.

    :raises RuntimeError: if the numbers of the files have a gap.
    """
    scripts = sorted(
        (each for each in files("bot.store.migrations").iterdir() if each.name.endswith(".sql")), key=str
    )
    if [int(each.name.split("_")[0]) for each in scripts] != list(range(1, len(scripts) + 1)):
        raise RuntimeError(f"migrations are not numbered without gaps: {[each.name for each in scripts]}")
    return tuple(split(each.read_text("utf-8")) for each in scripts)


def split(script: str) -> tuple[str, ...]:
    """The statements of a script, so that they can run inside one transaction (`executescript` commits first)."""
    statements = []
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            statements.append(pending.strip())
            pending = ""
    return tuple(statements)


async def migrate(connection: aiosqlite.Connection, path: Path) -> None:
    """Brings the database to the newest version, or leaves it at the last version that worked.

    :raises NewerStore: if it is newer than this program. :raises StoreTrouble: if it is another program's.
    """
    known = steps()
    while (found := await _pragma(connection, "user_version")) < len(known):
        await connection.execute("BEGIN IMMEDIATE")
        try:
            if await _pragma(connection, "user_version") != found:  # another process came first
                continue
            if found == 0 and await connection.execute_fetchall("SELECT 1 FROM sqlite_master LIMIT 1"):
                raise StoreTrouble("store-foreign", file=path.name)
            for statement in known[found]:
                await connection.execute(statement)
            await connection.execute(f"PRAGMA user_version = {found + 1}")
            await connection.commit()
        finally:
            await connection.rollback()
    if found > len(known):
        raise NewerStore(file=path.name, found=found, known=len(known))


async def _pragma(connection: aiosqlite.Connection, name: str) -> int:
    [row] = await connection.execute_fetchall(f"PRAGMA {name}")
    return int(row[0])
