"""What can go wrong with the database for outside reasons, as one sentence each."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import structlog

from bot.table_errors import TableError

_log = structlog.get_logger(__name__)


class StoreTrouble(TableError):
    """The database could not be read or written. What was committed before is untouched; nothing else was changed."""


class NewerStore(StoreTrouble):
    """The database was written by a newer version of the program (`found`) than this one (`known`)."""

    key = "store-newer"


class StepConflict(Exception):
    """Somebody else's step came first: the table is no longer at the ply that was named."""


class InteractionUsed(Exception):
    """The interaction has already made its step."""


_SENTENCES = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_PERM: "store-read-only",
    sqlite3.SQLITE_CANTOPEN: "store-cannot-open",
    sqlite3.SQLITE_CORRUPT: "store-broken",
    sqlite3.SQLITE_NOTADB: "store-broken",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_LOCKED: "store-busy",
    sqlite3.SQLITE_IOERR: "store-disk",
}


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turns the database's own troubles into StoreTrouble; a fault in our SQL stays what it is."""
    try:
        yield
    except sqlite3.Error as error:
        primary = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if primary not in _SENTENCES:
            raise
        raise StoreTrouble(_SENTENCES[primary], file=path.name) from error


@contextmanager
def noted(path: Path) -> Iterator[None]:
    """As `told`, and the trouble is written to the log: whoever is told of it in Discord cannot mend it."""
    try:
        with told(path):
            yield
    except StoreTrouble as trouble:
        _log.error("store_trouble", key=trouble.sentence.key, file=path.name, error=repr(trouble.__cause__))
        raise
