"""A backup is whole though the bot plays on, and a game goes on from it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.sqlite import open_store
from bot.tables import Tables
from tests.bot.cli.conftest import Allotment
from tests.bot.tables.conftest import AASE, open_game
from tests.bot.tables.seedlings import SEEDLINGS


async def test_a_backup_taken_in_the_middle_of_a_game_holds_every_move_that_was_made(
    allotment: Allotment, tmp_path: Path
) -> None:
    database, copy = tmp_path / "games" / "allotment.sqlite3", tmp_path / "kept" / "backup.sqlite3"
    async with open_store(database) as store:
        tables = Tables(store, games={"seedlings": SEEDLINGS})
        game = await open_game(tables)
        await tables.play(game, AASE, "bid 2; pick left", ply=None, interaction=1)
        assert database.with_name("allotment.sqlite3-wal").stat().st_size > 0, "what was written last is in there"
        ended = allotment("backup", copy, ALLOTMENT_DATA="games")
        assert (ended.returncode, ended.stderr) == (0, "")
        await tables.play(game, AASE, "end", ply=None, interaction=2)
        assert allotment("backup", copy, ALLOTMENT_DATA="games").returncode == 0, "a former copy is replaced"
    assert [path.name for path in copy.parent.iterdir()] == ["backup.sqlite3"], "one file and nothing beside it"
    async with open_store(copy) as store:
        record = await Tables(store, games={"seedlings": SEEDLINGS}).record(game)
        assert record.ply == 3


def test_what_cannot_be_backed_up_is_said_and_a_former_copy_stays(allotment: Allotment, tmp_path: Path) -> None:
    copy = tmp_path / "backup.sqlite3"
    copy.write_text("the former one")
    ended = allotment("backup", copy)
    assert (ended.returncode, ended.stderr) == (2, "There are no games in data yet, so there is nothing to copy.\n")
    (tmp_path / "data").mkdir()
    database = tmp_path / "data" / "allotment.sqlite3"
    database.write_bytes(b"no database at all" * 100)
    ended = allotment("backup", copy)
    assert ended.returncode == 2
    assert "is damaged or is no database" in ended.stderr
    assert copy.read_text() == "the former one"
    assert "not the games themselves" in allotment("backup", database).stderr
    database.unlink()
    with closing(sqlite3.connect(database)) as made:
        made.execute("CREATE TABLE games (id INTEGER)")
    ended = allotment("backup", "data/allotment.sqlite3/backup")
    assert ended.returncode == 1
    assert "cannot be written" in ended.stderr
