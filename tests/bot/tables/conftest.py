"""A real store in a real file, and tables of Seedlings on it."""

import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.people import Person
from bot.store.sqlite import SqliteStore, open_store
from bot.table_errors import TableError
from bot.table_records import TableRecord
from bot.tables import Tables
from tests.bot.tables.seedlings import SEEDLINGS
from tests.words.reading import messages, variables

AASE = Person(11, "Åse")
JOERGEN = Person(12, "*Jørgen*")
MIA = Person(13, "Mia")


class Clock:
    """A clock that goes on by a second at each look."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, 8, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@pytest.fixture(autouse=True)
def _every_refusal_has_its_details(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is refused in these tests can be said: the error brings every variable of its sentence."""
    wanted = {message.id.name: variables(message) for name, message in messages("en") if name == "tables.ftl"}
    make = TableError.__init__

    def checked(self: TableError, key: str = "", /, **details: Any) -> None:
        make(self, key, **details)
        missing = wanted.get(self.sentence.key, set()) - details.keys()
        assert not missing, f"{self.sentence.key} lacks {missing}"

    monkeypatch.setattr(TableError, "__init__", checked)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "allotment.sqlite3"


@pytest.fixture
async def store(file: Path) -> AsyncIterator[SqliteStore]:
    async with open_store(file) as opened:
        yield opened


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def make_tables(clock: Clock) -> Callable[[SqliteStore], Tables]:
    def make(store: SqliteStore) -> Tables:
        seeds = itertools.count(7)
        return Tables(store, draw_seed=lambda: next(seeds), games={"seedlings": SEEDLINGS}, now=clock)

    return make


@pytest.fixture
def tables(store: SqliteStore, make_tables: Callable[[SqliteStore], Tables]) -> Tables:
    return make_tables(store)


@pytest.fixture
def press() -> Iterator[int]:
    """Interaction ids, each new."""
    return itertools.count(1_000)


async def open_lobby(tables: Tables, seats: int = 2, gardeners: int = 0, host: Person = AASE) -> TableRecord:
    return await tables.open("seedlings", host, guild=1, channel=2, language="en", seats=seats, gardeners=gardeners)


async def open_game(tables: Tables, *others: Person, gardeners: int = 0) -> int:
    """The id of a game that Åse hosts and begins, with `others` in the next seats."""
    record = await open_lobby(tables, seats=1 + gardeners + len(others))
    for person in others:
        await tables.join(record.id, person)
    for _ in range(gardeners):
        await tables.add_gardener(record.id, AASE)
    await tables.start(record.id, AASE)
    return record.id
