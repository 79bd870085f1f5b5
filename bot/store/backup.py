"""A copy of the database, taken while the bot plays on: whole, of one moment, and a single file."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.trouble import StoreTrouble, told


def back_up(database: Path, copy: Path) -> None:
    """Puts a copy of the database in the place of `copy`, which stays as it was if anything fails.

    The files beside a database in use hold what was written last, so that to copy its one file is not enough.

    :raises StoreTrouble: if the database cannot be read. :raises OSError: if the copy cannot be put there.
    """
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    try:
        with (
            told(database),
            closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            [found] = target.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise StoreTrouble("store-broken", file=database.name)
        part.replace(copy)
    finally:
        part.unlink(missing_ok=True)
