"""Computer gardeners at a table: they play at once, survive a stop, take over seats, and never stop a game."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.gardeners import Gardeners
from bot.store.protocol import Step
from bot.store.sqlite import SqliteStore
from bot.store.trouble import StoreTrouble
from bot.table_errors import AlreadyOver, NotAtTable, NotYourTurn
from bot.tables import Tables
from rules.chance import Chance
from rules.game import Move
from rules.table import Entry, open_table
from tests.bot.tables.conftest import AASE, JOERGEN, open_game, open_lobby
from tests.bot.tables.seedlings import SEEDLINGS, Bid, End, Pick, Seedlings, SeedlingsGame


async def test_gardeners_play_at_once_after_a_person_has_ended_the_turn(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, gardeners=2)
    record, _ = await tables.get(game)
    assert record.next_seats == (0,)
    assert record.ply == 2
    outcome = await tables.play(game, AASE, "bid 1; pick left; end", ply=2, interaction=next(press))
    assert [turn.seat for turn in outcome.gardener_turns] == [1, 2]
    assert all(str(turn.played[-1].move) == "end" for turn in outcome.gardener_turns)
    assert [str(played.move) for played in outcome.own_turn] == ["bid 1", "pick left", "end"]
    assert outcome.next_seats == (0,)
    assert outcome.ended_turn
    assert outcome.record == await tables.record(game)


async def test_a_gardeners_hidden_choice_is_no_turn_to_be_told(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=2, gardeners=1)
    outcome = await tables.start(lobby.id, AASE)
    assert outcome.record.ply == 1
    assert (outcome.gardener_turns, outcome.ended_turn) == ((), False)


async def test_a_whole_game_against_gardeners_ends(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, gardeners=2)
    await tables.play(game, AASE, "bid 1; pick left; end", ply=None, interaction=next(press))
    outcome = await tables.play(game, AASE, "bid 1; pick left; end", ply=None, interaction=next(press))
    assert outcome.over
    assert outcome.record.status == "over"
    assert len(outcome.gardener_turns) == 2


async def test_a_gardener_plays_on_from_the_middle_of_a_turn_after_a_stop(
    tables: Tables, store: SqliteStore, make_tables: Callable[[SqliteStore], Tables], press: Iterator[int]
) -> None:
    game = await open_game(tables, gardeners=1)
    # What a program leaves behind that was killed after the gardener's first move:
    record = await tables.record(game)
    for seat, text in ((0, "bid 2"), (0, "pick left"), (0, "end"), (1, "pick right")):
        to_act = [1] if text in ("end", "pick right") else [0]
        record = await store.append(game, Step(record.ply, [Entry(seat, text)], to_act, False, "2026-11-30T09:00:00"))
    restarted = make_tables(store)
    assert await restarted.waiting_for_gardeners() == (game,)
    with pytest.raises(NotYourTurn) as refused:
        await restarted.play(game, AASE, "bid 1", ply=None, interaction=next(press))
    assert refused.value.sentence.key == "table-gardener-plays"
    outcome = await restarted.advance(game)
    [turn] = outcome.gardener_turns
    assert [str(played.move) for played in turn.played][:1] == ["pick right"]
    assert str(turn.played[-1].move) == "end"
    assert outcome.next_seats == (0,)
    assert await restarted.waiting_for_gardeners() == ()
    again = await restarted.advance(game)
    assert (again.gardener_turns, again.ended_turn) == ((), False)
    assert again.record == outcome.record


async def test_a_resigned_seat_is_played_on_from_the_middle_of_its_turn(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await tables.play(game, JOERGEN, "bid 3", ply=None, interaction=next(press))
    await tables.play(game, AASE, "bid 2; pick left; water", ply=None, interaction=next(press))
    outcome = await tables.resign(game, AASE)
    [turn] = outcome.gardener_turns
    assert [str(played.move) for played in turn.played] == ["bid 2", "pick left", "water", "end"]
    assert outcome.next_seats == (1,)
    seat = outcome.record.seats[0]
    assert (seat.person, seat.resigned, seat.human) == (AASE.id, True, False)
    assert outcome.record.host == JOERGEN.id
    with pytest.raises(NotAtTable):
        await tables.play(game, AASE, "bid 1", ply=None, interaction=next(press))
    with pytest.raises(NotAtTable):
        await tables.resign(game, AASE)
    assert await tables.of_person(AASE.id) == ()
    outcome = await tables.play(game, JOERGEN, "pick left; end", ply=None, interaction=next(press))
    assert outcome.next_seats == (1,)  # Åse's gardener has bid already
    assert outcome.record.seats[0].person == AASE.id


async def test_a_game_without_people_is_ended(tables: Tables) -> None:
    game = await open_game(tables, JOERGEN, gardeners=1)
    await tables.resign(game, AASE)
    outcome = await tables.resign(game, JOERGEN)
    assert (outcome.record.status, outcome.next_seats, outcome.over) == ("ended", (), False)
    with pytest.raises(AlreadyOver):
        await tables.resign(game, JOERGEN)


class Failing(SeedlingsGame):
    def choose(self, view: Seedlings, seat: int, chance: Chance) -> Move:
        raise RuntimeError("no idea")


class Cheating(SeedlingsGame):
    def choose(self, view: Seedlings, seat: int, chance: Chance) -> Move:
        return Bid(3) if view.picked else End()


class Slow(SeedlingsGame):
    def choose(self, view: Seedlings, seat: int, chance: Chance) -> Move:
        time.sleep(0.3)
        return Pick("left")


@pytest.mark.parametrize("game", [Failing(), Cheating(), Slow()])
async def test_a_gardener_at_a_loss_makes_a_legal_move_and_ends_its_turn(
    game: SeedlingsGame, capsys: pytest.CaptureFixture[str]
) -> None:
    gardeners = Gardeners(None, lambda: 5, patience=0.05)
    table = open_table(game, 1, 1, {})
    while not game.is_over(table.state):
        table = table.play(0, await gardeners.choose(table, 0))
    assert [str(played.move) for played in table.line if not isinstance(played.move, Bid | Pick)] == ["end", "end"]
    assert "gardener_" in capsys.readouterr().out


async def test_a_gardener_sees_no_more_than_its_seat_may() -> None:
    seen: list[Seedlings] = []

    class Watching(SeedlingsGame):
        def choose(self, view: Seedlings, seat: int, chance: Chance) -> Move:
            seen.append(view)
            return Bid(1)

    table = open_table(Watching(), 1, 2, {}).play(0, Bid(3))
    await Gardeners(None, lambda: 5).choose(table, 1)
    assert [view.bids for view in seen] == [(-1, 0)]
    assert all(not any(view.stack[1:]) for view in seen)


async def test_the_event_loop_goes_on_while_a_gardener_thinks(store: SqliteStore) -> None:
    with ThreadPoolExecutor(1) as executor:
        tables = Tables(store, executor=executor, games={"seedlings": Slow()})
        lobby = await tables.open("seedlings", AASE, guild=1, channel=2, language="en", seats=2, gardeners=1)
        thinking = asyncio.create_task(tables.start(lobby.id, AASE))
        others = 0
        while not thinking.done():
            await open_lobby_elsewhere(tables)
            others += 1
        await thinking
    assert others > 3


async def test_a_table_is_set_up_again_while_a_gardener_thinks_at_another(
    store: SqliteStore, press: Iterator[int]
) -> None:
    thinks, goes_on = threading.Event(), threading.Event()

    class Stuck(SeedlingsGame):
        def choose(self, view: Seedlings, seat: int, chance: Chance) -> Move:
            thinks.set()
            goes_on.wait()
            return super().choose(view, seat, chance)

    before = Tables(store, games={"seedlings": SEEDLINGS})
    game = await open_game(before, JOERGEN)
    await before.play(game, AASE, "bid 1", ply=None, interaction=next(press))
    with ThreadPoolExecutor(1) as executor:
        tables = Tables(store, executor=executor, games={"seedlings": Stuck()})
        lobby = await open_lobby(tables, seats=2, gardeners=1)
        thinking = asyncio.create_task(tables.start(lobby.id, AASE))
        try:
            await asyncio.to_thread(thinks.wait)
            async with asyncio.timeout(5):
                outcome = await tables.play(game, JOERGEN, "bid 2", ply=None, interaction=next(press))
        finally:
            goes_on.set()
            await thinking
    assert outcome.record.ply == 2


async def open_lobby_elsewhere(tables: Tables) -> None:
    await tables.open("seedlings", JOERGEN, guild=1, channel=3, language="en", seats=2)


async def test_a_full_disk_in_a_gardeners_turn_leaves_the_persons_turn_told_as_done(
    tables: Tables, store: SqliteStore, press: Iterator[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await open_game(tables, gardeners=1)
    append = store.append

    async def append_for_people(table_id: int, step: Step) -> object:
        if step.interaction is None:
            raise StoreTrouble("store-full")
        return await append(table_id, step)

    with monkeypatch.context() as patched:
        patched.setattr(store, "append", append_for_people)
        outcome = await tables.play(game, AASE, "bid 1; pick left; end", ply=None, interaction=next(press))
    assert outcome.own_turn
    assert outcome.gardener_turns == ()
    assert outcome.next_seats == (1,)
    assert [turn.seat for turn in (await tables.advance(game)).gardener_turns] == [1]


async def test_a_seed_is_secret_chance_that_no_two_tables_share(store: SqliteStore) -> None:
    tables = Tables(store, games={"seedlings": SEEDLINGS})
    seeds = {await store.seed((await open_lobby(tables)).id) for _ in range(20)}
    assert len(seeds) == 20
    assert max(seeds) > 2**56
