"""Tables that outlive the program that began them: other editions, broken logs, the cache, months of rest."""

import json
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest

from bot.store.sqlite import SqliteStore
from bot.table_cache import TableCache
from bot.table_errors import BrokenTable, UnknownEdition
from bot.tables import Tables
from tests.bot.tables.conftest import AASE, JOERGEN, Clock, open_game, open_lobby
from tests.bot.tables.seedlings import SEEDLINGS, SeedlingsGame


class NextEdition(SeedlingsGame):
    edition = "seedlings-2"


async def test_a_game_of_an_edition_that_is_not_here_is_refused_and_kept(
    tables: Tables, store: SqliteStore, press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    newer = Tables(store, games={"seedlings": NextEdition()})
    for attempt in (
        newer.get(game),
        newer.play(game, AASE, "bid 2", ply=0, interaction=next(press)),
        newer.export(game, None),
        newer.resign(game, JOERGEN),
    ):
        with pytest.raises(UnknownEdition) as refused:
            await attempt
        assert dict(refused.value.sentence.details)["edition"] == "seedlings-1"
    without = Tables(store, games={})
    with pytest.raises(UnknownEdition):
        await without.get(game)
    assert (await tables.play(game, AASE, "bid 2", ply=0, interaction=next(press))).record.ply == 1
    assert not (await tables.record(game)).seats[1].resigned


async def test_a_game_of_an_edition_that_is_not_here_can_still_be_broken_off(
    tables: Tables, store: SqliteStore
) -> None:
    game = await open_game(tables, JOERGEN)
    newer = Tables(store, games={"seedlings": NextEdition()})
    assert (await newer.end_game(game, AASE)).status == "ended"


async def test_a_lobby_begins_with_the_edition_of_the_day(tables: Tables, store: SqliteStore) -> None:
    lobby = await open_lobby(tables)
    newer = Tables(store, games={"seedlings": NextEdition()})
    assert (await newer.start(lobby.id, AASE)).record.edition == "seedlings-2"


async def test_a_log_that_is_no_game_names_its_line_and_is_kept(
    tables: Tables, store: SqliteStore, make_tables: Callable[[SqliteStore], Tables], press: Iterator[int]
) -> None:
    game = await open_game(tables)
    await tables.play(game, AASE, "bid 2; pick left; end", ply=0, interaction=next(press))
    async with store._connections.transaction() as writer:
        await writer.execute("UPDATE moves SET sentence = 'pick sideways' WHERE ply = 2")
    with pytest.raises(BrokenTable) as broken:
        await make_tables(store).get(game)
    assert dict(broken.value.sentence.details) == {"number": game, "line": 2}
    assert [line.text for line in await store.log(game, 0, 9)] == ["bid 2", "pick sideways", "end"]


async def test_a_table_waits_for_months(
    tables: Tables,
    store: SqliteStore,
    make_tables: Callable[[SqliteStore], Tables],
    clock: Clock,
    press: Iterator[int],
) -> None:
    game = await open_game(tables, JOERGEN)
    await tables.play(game, AASE, "bid 2", ply=0, interaction=next(press))
    clock.now += timedelta(days=90)
    outcome = await make_tables(store).play(game, JOERGEN, "bid 3", ply=0, interaction=next(press))
    assert outcome.next_seats == (0,)


async def test_only_so_many_tables_are_kept_at_hand_and_all_can_be_had(tables: Tables, store: SqliteStore) -> None:
    games = [await open_game(tables) for _ in range(6)]
    cache = TableCache(store, {"seedlings": SEEDLINGS}, kept=3)
    for game in games * 2:
        record = await tables.record(game)
        assert (await cache.table(record)).ply == record.ply
        assert len(cache) <= 3


async def test_a_table_at_hand_follows_what_another_process_did(
    tables: Tables, store: SqliteStore, make_tables: Callable[[SqliteStore], Tables], press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    await tables.get(game)
    await make_tables(store).play(game, AASE, "bid 2", ply=0, interaction=next(press))
    record, table = await tables.get(game)
    assert table is not None
    assert (record.ply, table.ply, table.state.bids) == (1, 1, (2, 0))


async def test_a_record_does_not_hold_the_seed(tables: Tables, store: SqliteStore) -> None:
    game = await open_game(tables, JOERGEN)
    record, _ = await tables.get(game)
    assert not hasattr(record, "seed")
    assert await store.seed(game) >= 7
    assert "seed" not in json.dumps(record.options)
