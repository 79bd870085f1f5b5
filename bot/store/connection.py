"""Two connections to one SQLite file: one that writes, one transaction at a time, and one that only reads."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.migrate import migrate
from bot.store.trouble import StoreTrouble, noted, told

PATIENCE = 20.0
"""Seconds that a connection waits for another process to finish its transaction."""


class Connections:
    """The open file. Always close it: since aiosqlite 0.22 an open connection keeps the process from ending."""

    def __init__(self, path: Path, writer: aiosqlite.Connection, reader: aiosqlite.Connection) -> None:
        self.path = path
        self.writer = writer
        self.reader = reader
        self._turnstile = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> "Connections":
        """Opens the file, makes it if it is new, checks that it is whole, and brings it up to date.

        :raises StoreTrouble: and leaves nothing open.
        """
        async with contextlib.AsyncExitStack() as opened:
            with told(path):
                try:
                    path.parent.mkdir(parents=True, exist_ok=True)
                except OSError as error:
                    raise StoreTrouble("store-cannot-open", file=path.name) from error
                writer = await opened.enter_async_context(_connect(path))
                await _prepare(writer, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL")
                [row] = await writer.execute_fetchall("PRAGMA quick_check(1)")
                if row[0] != "ok":
                    raise StoreTrouble("store-broken", file=path.name)
                await migrate(writer, path)
                reader = await opened.enter_async_context(_connect(path))
                await _prepare(reader, "PRAGMA query_only = ON")
            opened.pop_all()
        return cls(path, writer, reader)

    async def close(self) -> None:
        """Waits for a transaction in progress and closes both connections."""
        async with self._turnstile:
            await self.reader.close()
            await self.writer.close()

    async def rows(self, query: str, values: Iterable[Any] = ()) -> list[sqlite3.Row]:
        """What a single query finds: committed data of one moment."""
        with noted(self.path):
            return list(await self.reader.execute_fetchall(query, values))

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """The writing connection, alone in the world until the block ends; an exception takes all of it back."""
        async with self._turnstile:
            with noted(self.path):
                try:
                    await self.writer.execute("BEGIN IMMEDIATE")
                    yield self.writer
                    await self.writer.commit()
                finally:
                    # After a commit this does nothing. Shielded, for a cancelled task must not leave the
                    # transaction open for the next one to fall into.
                    await asyncio.shield(self.writer.rollback())


def _connect(path: Path) -> aiosqlite.Connection:
    return aiosqlite.connect(path, timeout=PATIENCE, isolation_level=None)


async def _prepare(connection: aiosqlite.Connection, *pragmas: str) -> None:
    connection.row_factory = sqlite3.Row
    for pragma in (f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}", "PRAGMA foreign_keys = ON", *pragmas):
        await connection.execute_fetchall(pragma)
