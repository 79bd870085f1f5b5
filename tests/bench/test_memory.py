"""What the measurement of memory measures: a new game is in it by itself."""

from pathlib import Path

from bench.memory import open_tables
from bot.store.sqlite import open_store
from rules.registry import games
from sandbox.server import Sandbox


async def test_tables_of_every_game_are_open_and_nothing_of_them_is_left_to_tell(tmp_path: Path) -> None:
    count = len(games())
    async with Sandbox() as sandbox:
        await open_tables(tmp_path / "allotment.sqlite3", count, sandbox, sandbox.user("Tom"))
    async with open_store(tmp_path / "allotment.sqlite3") as store:
        records = [await store.record(number) for number in range(1, count + 1)]
        assert [record.game for record in records if record is not None] == list(games())
        assert all(record is not None and record.status == "playing" for record in records)
        assert all(record is not None and record.announced == record.ply for record in records)
