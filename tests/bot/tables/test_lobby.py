"""Opening, joining, leaving, options, starting, and what a lobby refuses."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.people import Person
from bot.table_errors import (
    AlreadyOver,
    AlreadyStarted,
    BadChoice,
    NotAtTable,
    NotHost,
    Seating,
    TableError,
)
from bot.tables import Tables
from tests.bot.tables.conftest import AASE, JOERGEN, MIA, Clock, open_game, open_lobby


async def test_the_host_has_the_first_seat_and_gardeners_the_next(tables: Tables) -> None:
    record = await tables.open(
        "seedlings", AASE, guild=None, channel=5, language="da", seats=3, gardeners=1, options={"soil": "wet"}
    )
    assert record == await tables.record(record.id)
    assert (record.status, record.guild, record.channel, record.language) == ("lobby", None, 5, "da")
    assert [(seat.number, seat.person, seat.name, seat.gardener) for seat in record.seats] == [
        (0, AASE.id, "Åse", False),
        (1, None, "", True),
    ]
    assert (record.host, record.wanted_seats, record.options) == (AASE.id, 3, {"soil": "wet"})


@pytest.mark.parametrize(
    ("wanted", "key"),
    [
        ({"game": "chess"}, "table-no-game"),
        ({"seats": 4}, "table-bad-seats"),
        ({"seats": 0}, "table-bad-seats"),
        ({"seats": 2, "gardeners": 2}, "table-bad-gardeners"),
        ({"seats": 2, "gardeners": -1}, "table-bad-gardeners"),
        ({"options": {"soil": "moon"}}, "table-bad-option"),
        ({"options": {"sun": "dry"}}, "table-no-option"),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(tables: Tables, wanted: dict[str, object], key: str) -> None:
    facts: dict[str, object] = {"game": "seedlings", "guild": 1, "channel": 2, "language": "en", "seats": 2, **wanted}
    with pytest.raises(BadChoice) as refused:
        await tables.open(str(facts.pop("game")), AASE, **facts)  # type: ignore[arg-type]
    assert refused.value.sentence.key == key
    assert await tables.in_channel(2, finished=True) == ()


async def test_people_join_in_order_until_the_table_is_full(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=2)
    with pytest.raises(Seating) as refused:
        await tables.join(lobby.id, AASE)
    assert refused.value.sentence.key == "table-already-seated"
    record = await tables.join(lobby.id, JOERGEN)
    assert [seat.name for seat in record.seats] == ["Åse", "*Jørgen*"]
    with pytest.raises(Seating) as refused:
        await tables.join(lobby.id, MIA)
    assert refused.value.sentence.key == "table-full"
    with pytest.raises(Seating):
        await tables.add_gardener(lobby.id, AASE)


async def test_two_people_who_want_the_last_seat_at_once_do_not_both_get_it(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=2)
    people = [Person(100 + number, f"guest {number}") for number in range(10)]
    results = await asyncio.gather(*(tables.join(lobby.id, each) for each in people), return_exceptions=True)
    assert sum(isinstance(result, Seating) for result in results) == 9
    assert len((await tables.record(lobby.id)).seats) == 2


async def test_starting_and_joining_at_once_gives_a_game_of_those_who_came_in_time(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=3)
    await tables.join(lobby.id, JOERGEN)
    outcome, joined = await asyncio.gather(
        tables.start(lobby.id, AASE), tables.join(lobby.id, MIA), return_exceptions=True
    )
    assert not isinstance(outcome, BaseException)
    record, table = await tables.get(lobby.id)
    assert table is not None
    assert table.seats == len(record.seats) == (2 if isinstance(joined, AlreadyStarted) else 3)


async def test_who_leaves_gives_up_the_seat_and_a_host_hands_over(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=3, gardeners=1)
    await tables.join(lobby.id, JOERGEN)
    record = await tables.leave(lobby.id, AASE)
    assert [(seat.number, seat.person) for seat in record.seats] == [(0, None), (1, JOERGEN.id)]
    assert (record.host, record.status) == (JOERGEN.id, "lobby")
    with pytest.raises(NotAtTable):
        await tables.leave(lobby.id, AASE)
    record = await tables.leave(lobby.id, JOERGEN)
    assert record.status == "ended"
    assert (await tables.get(lobby.id))[1] is None
    with pytest.raises(AlreadyOver):
        await tables.join(lobby.id, MIA)


async def test_gardeners_come_and_go_by_the_host(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=3, gardeners=1)
    await tables.join(lobby.id, JOERGEN)
    record = await tables.remove_gardener(lobby.id, AASE)
    assert [seat.person for seat in record.seats] == [AASE.id, JOERGEN.id]
    with pytest.raises(Seating) as refused:
        await tables.remove_gardener(lobby.id, AASE)
    assert refused.value.sentence.key == "table-no-gardener"
    record = await tables.add_gardener(lobby.id, AASE)
    assert [seat.gardener for seat in record.seats] == [False, False, True]


async def test_only_the_host_arranges_the_table(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=3, gardeners=1)
    await tables.join(lobby.id, JOERGEN)
    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: tables.start(lobby.id, JOERGEN),
        lambda: tables.add_gardener(lobby.id, JOERGEN),
        lambda: tables.remove_gardener(lobby.id, JOERGEN),
        lambda: tables.set_option(lobby.id, JOERGEN, "soil", "wet"),
        lambda: tables.set_seats(lobby.id, JOERGEN, 3),
        lambda: tables.end_game(lobby.id, MIA),
    ]
    for attempt in attempts:
        with pytest.raises(NotHost) as refused:
            await attempt()
        assert dict(refused.value.sentence.details)["host"] == "Åse"


async def test_the_host_chooses_options_and_the_number_of_seats(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=2)
    await tables.join(lobby.id, JOERGEN)
    assert (await tables.set_option(lobby.id, AASE, "soil", "wet")).options == {"soil": "wet"}
    for key, value in (("soil", "moon"), ("sun", "dry")):
        with pytest.raises(BadChoice):
            await tables.set_option(lobby.id, AASE, key, value)
    assert (await tables.set_seats(lobby.id, AASE, 3)).wanted_seats == 3
    for seats, refusal in ((1, "table-seats-taken"), (9, "table-bad-seats")):
        with pytest.raises(BadChoice) as refused:
            await tables.set_seats(lobby.id, AASE, seats)
        assert refused.value.sentence.key == refusal


async def test_a_game_begins_with_the_seats_that_are_taken_and_the_options_of_so_many(tables: Tables) -> None:
    lobby = await open_lobby(tables, seats=3)
    await tables.set_option(lobby.id, AASE, "soil", "wet")
    alone = await tables.start(lobby.id, AASE)
    assert (alone.record.wanted_seats, alone.record.options, alone.table.seats) == (1, {}, 1)
    assert alone.record.started is not None
    lobby = await open_lobby(tables, seats=2)
    await tables.join(lobby.id, JOERGEN)
    both = await tables.start(lobby.id, AASE)
    assert (both.record.options, both.next_seats, both.ended_turn) == ({"soil": "dry"}, (0, 1), False)


async def test_a_game_for_more_does_not_begin_with_too_few(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await open_lobby(tables, seats=2)
    monkeypatch.setattr(type(tables.games["seedlings"]), "seat_counts", (2, 3))
    with pytest.raises(Seating) as refused:
        await tables.start(lobby.id, AASE)
    assert refused.value.sentence.key == "table-too-few"


async def test_a_game_that_has_begun_is_no_lobby_any_more(tables: Tables) -> None:
    game = await open_game(tables, JOERGEN)
    attempts: list[Callable[[], Awaitable[object]]] = [
        lambda: tables.join(game, MIA),
        lambda: tables.leave(game, JOERGEN),
        lambda: tables.add_gardener(game, AASE),
        lambda: tables.remove_gardener(game, AASE),
        lambda: tables.set_option(game, AASE, "soil", "wet"),
        lambda: tables.set_seats(game, AASE, 3),
        lambda: tables.start(game, AASE),
        lambda: tables.expire(game),
    ]
    for attempt in attempts:
        with pytest.raises(AlreadyStarted):
            await attempt()


async def test_two_presses_of_start_begin_one_game(tables: Tables) -> None:
    lobby = await open_lobby(tables)
    results = await asyncio.gather(*(tables.start(lobby.id, AASE) for _ in range(5)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == [*["AlreadyStarted"] * 4, "Outcome"]


async def test_tables_are_found_by_person_channel_and_thread(tables: Tables) -> None:
    first = await open_lobby(tables)
    second = await open_game(tables, JOERGEN)
    await tables.public.place(second, thread=77, message=78)
    assert [record.id for record in await tables.of_person(AASE.id)] == [second, first.id]
    assert [record.id for record in await tables.of_person(JOERGEN.id)] == [second]
    assert [record.id for record in await tables.in_channel(2)] == [second, first.id]
    assert [record.id for record in await tables.in_channel(77)] == [second]
    record = await tables.record(second)
    assert (record.place, record.thread, record.message) == (77, 77, 78)
    await tables.end_game(second, AASE)
    assert await tables.of_person(JOERGEN.id) == ()
    assert [record.id for record in await tables.of_person(JOERGEN.id, finished=True)] == [second]
    assert await tables.in_channel(77) == ()
    assert [record.id for record in await tables.in_channel(77, finished=True)] == [second]


async def test_placing_a_message_keeps_the_thread_and_does_not_count_as_a_change(tables: Tables) -> None:
    lobby = await open_lobby(tables)
    await tables.public.place(lobby.id, thread=7)
    record = await tables.public.place(lobby.id, message=8)
    assert (record.thread, record.message, record.updated) == (7, 8, lobby.updated)


async def test_a_lobby_in_which_nothing_happens_is_found_and_ended(tables: Tables, clock: Clock) -> None:
    old = await open_lobby(tables)
    game = await open_game(tables, JOERGEN)
    clock.now += timedelta(days=8)
    fresh = await open_lobby(tables)
    week_ago = clock.now - timedelta(days=7)
    assert [record.id for record in await tables.open_lobbies_older_than(week_ago)] == [old.id]
    assert (await tables.expire(old.id)).status == "ended"
    assert await tables.open_lobbies_older_than(week_ago) == ()
    assert (await tables.record(game)).status == "playing"
    assert (await tables.record(fresh.id)).status == "lobby"
    with pytest.raises(AlreadyOver):
        await tables.expire(old.id)


async def test_the_host_or_a_steward_breaks_off_a_game_for_good(tables: Tables) -> None:
    for person, steward in ((AASE, False), (MIA, True)):
        game = await open_game(tables, JOERGEN)
        with pytest.raises(NotHost):
            await tables.end_game(game, JOERGEN)
        record = await tables.end_game(game, person, steward=steward)
        assert (record.status, record.next_seats) == ("ended", ())
        with pytest.raises(AlreadyOver):
            await tables.end_game(game, person, steward=steward)
        with pytest.raises(TableError):
            await tables.play(game, AASE, "bid 1", ply=0, interaction=game)
        assert (await tables.get(game))[1] is not None
