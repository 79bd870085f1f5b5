"""Nothing is lost: killed processes, two processes, full and broken disks."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from bot.people import Person
from bot.store.sqlite import SqliteStore, open_store
from bot.store.trouble import StoreTrouble
from bot.table_records import TableRecord
from bot.tables import Tables
from rules.table import Table
from tests.bot.tables.seedlings import SEEDLINGS

ROOT = Path(__file__).parents[3]
AASE = Person(11, "Åse")
TURN = ("bid 2", "pick left", "water", "end", "bid 1", "pick right")


def tables_of(store: SqliteStore) -> Tables:
    return Tables(store, games={"seedlings": SEEDLINGS})


async def begin(file: Path) -> int:
    async with open_store(file) as store:
        tables = tables_of(store)
        record = await tables.open("seedlings", AASE, guild=1, channel=2, language="en", seats=1)
        await tables.start(record.id, AASE)
        return record.id


def child(*arguments: object) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.bot.store.child", *map(str, arguments)]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def kill_when_it_says(process: "subprocess.Popen[str]", line: str) -> None:
    assert process.stdout is not None
    assert process.stdout.readline().strip() == line
    os.kill(process.pid, signal.SIGKILL)
    assert process.wait(10) == -signal.SIGKILL
    process.stdout.close()


async def read(file: Path, game: int) -> tuple[TableRecord, Table | None]:
    async with open_store(file) as store:
        return await tables_of(store).get(game)


async def there_and_back(tables: Tables, game: int, start: int, stop: int, first_interaction: int = 1000) -> None:
    """Bids and takes it back in turn, from the ply `start` to `stop`."""
    for interaction, ply in enumerate(range(start, stop), start=first_interaction):
        if ply % 2 == 0:
            await tables.play(game, AASE, "bid 2", ply=ply, interaction=interaction)
        else:
            await tables.undo(game, AASE, ply=ply, interaction=interaction)


@pytest.mark.parametrize("moves", range(len(TURN) + 1))
async def test_a_kill_after_any_step_of_a_turn_loses_nothing(tmp_path: Path, moves: int) -> None:
    file = tmp_path / "allotment.sqlite3"
    game = await begin(file)
    kill_when_it_says(child(file, "play", game, *TURN[:moves]), "played")
    record, table = await read(file, game)
    assert record.ply == moves
    assert table is not None
    assert [str(played.move) for played in table.line] == list(TURN[:moves])
    async with open_store(file) as store:
        outcome = await tables_of(store).play(game, AASE, (*TURN, "end")[moves], ply=moves, interaction=99)
    assert outcome.record.ply == moves + 1


async def test_a_kill_within_a_transaction_leaves_nothing_of_it(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    game = await begin(file)
    kill_when_it_says(child(file, "stop", game), "written")
    record, table = await read(file, game)
    assert (record.ply, table is not None and table.line) == (0, ())


async def test_of_two_processes_that_make_one_step_one_makes_it(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    game = await begin(file)
    rounds = 30
    racers = [child(file, "race", game, first, rounds) for first in (1000, 2000)]
    said = [process.communicate(timeout=60)[0].split("\n") for process in racers]
    assert [process.returncode for process in racers] == [0, 0]
    made = [int(line.split()[1]) for lines in said for line in lines if line.startswith("made")]
    refused = [line for lines in said for line in lines if line.startswith("refused")]
    assert sum(made) == rounds
    assert set(refused) == {"refused table-stale"}
    record, _ = await read(file, game)
    assert record.ply == rounds


async def test_writers_in_two_processes_wait_for_each_other(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    await begin(file)
    writers = [child(file, "write", channel, 50) for channel in (31, 32)]
    assert [process.wait(60) for process in writers] == [0, 0]
    async with open_store(file) as store:
        assert [len(await store.in_channel(channel, False)) for channel in (31, 32)] == [50, 50]
    for process in writers:
        assert process.stdout is not None
        process.stdout.close()


async def test_two_hundred_writers_at_once_all_write_while_others_read(tmp_path: Path) -> None:
    async with open_store(tmp_path / "allotment.sqlite3") as store:
        tables = tables_of(store)
        opened = await asyncio.gather(
            *(
                tables.open("seedlings", Person(number, f"{number}"), guild=1, channel=2, language="en", seats=1)
                for number in range(200)
            ),
            *(tables.in_channel(2) for _ in range(20)),
        )
        games = [record.id for record in opened[:200] if isinstance(record, TableRecord)]
        assert len(set(games)) == 200
        await asyncio.gather(*(tables.start(game, Person(n, "")) for n, game in enumerate(games)))
        await asyncio.gather(
            *(tables.play(game, Person(n, ""), "bid 1", ply=0, interaction=n) for n, game in enumerate(games))
        )
        assert {record.ply for record in await tables.in_channel(2)} == {1}


async def test_a_full_disk_is_told_and_nothing_is_half_written(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    game = await begin(file)
    async with open_store(file) as store:
        tables = tables_of(store)
        writer = store._connections.writer
        [[pages]] = await writer.execute_fetchall("PRAGMA page_count")
        await writer.execute_fetchall(f"PRAGMA max_page_count = {pages}")
        with pytest.raises(StoreTrouble) as trouble:
            await there_and_back(tables, game, 0, 10_000)
        assert trouble.value.sentence.key == "store-full"
        ply = (await tables.record(game)).ply
        assert ply > 0
        record, table = await tables.get(game)
        assert table is not None
        assert record.ply == table.ply == ply
        await writer.execute_fetchall("PRAGMA max_page_count = 100000")
        await there_and_back(tables, game, ply, ply + 1, first_interaction=99_999)
    record, table = await read(file, game)
    assert record.ply == ply + 1


async def test_a_database_that_may_only_be_read_is_told(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    game = await begin(file)
    async with open_store(file) as store:
        tables = tables_of(store)
        await store._connections.writer.execute_fetchall("PRAGMA query_only = ON")
        with pytest.raises(StoreTrouble) as trouble:
            await tables.play(game, AASE, "bid 2", ply=0, interaction=1)
        assert trouble.value.sentence.key == "store-read-only"
        assert (await tables.record(game)).ply == 0
        await store._connections.writer.execute_fetchall("PRAGMA query_only = OFF")
        await tables.play(game, AASE, "bid 2", ply=0, interaction=1)


@pytest.mark.parametrize(
    "content", [b"this is a shopping list, not a database\n" * 50, b"SQLite format 3\x00" + b"\xff" * 5000]
)
async def test_a_file_that_is_no_database_is_told_and_left_as_it_was(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "allotment.sqlite3"
    file.write_bytes(content)
    with pytest.raises(StoreTrouble) as trouble:
        async with open_store(file):
            pass
    assert trouble.value.sentence.key == "store-broken"
    assert file.read_bytes() == content


async def test_a_database_with_a_hole_in_it_is_told_when_it_is_opened(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    await begin(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    with pytest.raises(StoreTrouble) as trouble:
        async with open_store(file):
            pass
    assert trouble.value.sentence.key == "store-broken"


async def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file, not a folder")
    with pytest.raises(StoreTrouble) as trouble:
        async with open_store(tmp_path / "data" / "allotment.sqlite3"):
            pass
    assert trouble.value.sentence.key == "store-cannot-open"


async def test_a_step_whose_task_is_cancelled_is_made_wholly_or_not_at_all(tmp_path: Path) -> None:
    file = tmp_path / "allotment.sqlite3"
    game = await begin(file)
    async with open_store(file) as store:
        tables = tables_of(store)
        ply = 0
        for passes in range(40):
            task = asyncio.create_task(there_and_back(tables, game, ply, ply + 1, first_interaction=passes + 1))
            for _ in range(passes):
                await asyncio.sleep(0)
            await asyncio.sleep(passes / 10_000)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert not store._connections.writer.in_transaction
            record, table = await tables.get(game)
            assert table is not None
            assert record.ply == table.ply in (ply, ply + 1)
            ply = record.ply
    assert (await read(file, game))[0].ply == ply


def test_a_program_ends_when_its_store_is_closed(tmp_path: Path) -> None:
    program = (
        "import asyncio, pathlib, sys\n"
        "from bot.store.sqlite import open_store\n"
        "async def main(fail):\n"
        "    async with open_store(pathlib.Path(sys.argv[1])) as store:\n"
        "        await store.record(1)\n"
        "        if fail: raise KeyError('on the way')\n"
        "asyncio.run(main(len(sys.argv) > 2))\n"
    )
    for failing in ([], ["fail"]):
        command = [sys.executable, "-c", program, str(tmp_path / "allotment.sqlite3"), *failing]
        ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=20, check=False)
        assert ended.returncode == len(failing)
    broken = tmp_path / "broken.sqlite3"
    broken.write_text("no database" * 500)
    ended = subprocess.run(
        [sys.executable, "-c", program, str(broken)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert "store-broken" in ended.stderr
