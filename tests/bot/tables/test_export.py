"""An exported game: whole when it is over; before that without its seed or anything else that is hidden."""

from collections.abc import Iterator

import pytest

from bot.store.sqlite import SqliteStore
from bot.tables import Tables
from rules.record import read_record
from tests.bot.tables.conftest import AASE, JOERGEN, MIA, open_game
from tests.bot.tables.seedlings import SEEDLINGS, Seedlings

GAMES = {"seedlings": SEEDLINGS}


async def play_round(tables: Tables, game: int, press: Iterator[int]) -> None:
    await tables.play(game, AASE, "bid 2", ply=None, interaction=next(press))
    await tables.play(game, JOERGEN, "bid 3", ply=None, interaction=next(press))
    for person in (AASE, JOERGEN):
        await tables.play(game, person, "pick left; end", ply=None, interaction=next(press))


async def test_a_finished_game_is_exported_whole_with_its_seed(
    tables: Tables, store: SqliteStore, press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    for _ in range(2):
        await play_round(tables, game, press)
    text = await tables.export(game, MIA.id)
    reading = read_record(text, GAMES)
    assert reading.record.seed == await store.seed(game)
    assert reading.record.names == ("Åse", "*Jørgen*")
    _, table = await tables.get(game)
    assert table is not None
    assert reading.table.state == table.state
    assert [str(played.move) for played in reading.table.line] == [
        str(played.move) for played in await tables.history(game, None)
    ]


async def test_what_was_taken_back_is_not_in_the_export(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await tables.play(game, AASE, "bid 1", ply=None, interaction=next(press))
    await tables.undo(game, AASE, ply=None, interaction=next(press))
    for _ in range(2):
        await play_round(tables, game, press)
    assert "bid 1" not in await tables.export(game, AASE.id)


@pytest.mark.parametrize("reader", [None, AASE.id, JOERGEN.id, MIA.id])
async def test_a_game_in_progress_is_exported_without_seed_or_stack(
    tables: Tables, store: SqliteStore, press: Iterator[int], reader: int | None
) -> None:
    game = await open_game(tables, JOERGEN)
    await play_round(tables, game, press)
    _, table = await tables.get(game)
    assert table is not None
    hidden = [seedling for seedling in table.state.stack if seedling not in table.game.view(table.state, 0).stack]
    assert len(hidden) == 1
    text = await tables.export(game, reader)
    assert str(await store.seed(game)) not in text.replace("seats", "").split()
    assert "seed:" not in text
    assert all(str(seedling) not in text for seedling in hidden)
    opening = read_record(text, GAMES).record.opening
    assert isinstance(opening, Seedlings)
    assert opening.stack[-1] == 0


async def test_a_turn_that_is_not_ended_is_only_in_its_own_players_export(
    tables: Tables, press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    await tables.play(game, AASE, "bid 2", ply=None, interaction=next(press))
    await tables.play(game, JOERGEN, "bid 3", ply=None, interaction=next(press))
    texts = {reader: await tables.export(game, reader) for reader in (AASE.id, JOERGEN.id, None)}
    assert ["bid 2" in text for text in texts.values()] == [True, False, False]
    assert ["bid 3" in text for text in texts.values()] == [False, True, False]


async def test_a_game_that_was_broken_off_keeps_its_secrets(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await play_round(tables, game, press)
    await tables.play(game, AASE, "bid 2", ply=None, interaction=next(press))
    await tables.end_game(game, AASE)
    text = await tables.export(game, MIA.id)
    assert "seed:" not in text
    assert text.count(" bid ") == 2
