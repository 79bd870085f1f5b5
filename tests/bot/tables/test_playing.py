"""Playing at a table: whole turns, sentences all or none, stale and double steps, taking back."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from bot.store.sqlite import SqliteStore
from bot.table_errors import (
    AlreadyDone,
    AlreadyOver,
    MoveRefused,
    NoSuchTable,
    NotAtTable,
    NotStarted,
    NotYourTurn,
    StaleStep,
    TableError,
)
from bot.table_records import LogLine
from bot.tables import Tables
from tests.bot.tables.conftest import AASE, JOERGEN, MIA, open_game, open_lobby


async def bid_both(tables: Tables, game: int, press: Iterator[int]) -> None:
    await tables.play(game, AASE, "bid 2", ply=None, interaction=next(press))
    await tables.play(game, JOERGEN, "bid 3", ply=None, interaction=next(press))


async def test_a_game_is_played_to_its_end(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    outcomes = []
    for _ in range(2):
        await bid_both(tables, game, press)
        outcomes += [
            await tables.play(game, person, "pick left; end", ply=None, interaction=next(press))
            for person in (AASE, JOERGEN)
        ]
    assert [outcome.ended_turn for outcome in outcomes] == [True] * 4
    assert [outcome.over for outcome in outcomes] == [False, False, False, True]
    assert [outcome.next_seats for outcome in outcomes] == [(1,), (0, 1), (1,), ()]
    assert [str(played.move) for played in outcomes[0].own_turn] == ["bid 2", "pick left", "end"]
    record, table = await tables.get(game)
    assert (record.status, record.ply) == ("over", 12)
    assert table is not None
    assert sum(table.state.points) == sum(range(101, 105))
    with pytest.raises(AlreadyOver):
        await tables.play(game, AASE, "bid 1", ply=None, interaction=next(press))


async def test_each_move_is_one_line_of_the_log_with_its_seat(
    tables: Tables, store: SqliteStore, press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    await tables.undo(game, JOERGEN, ply=None, interaction=next(press))
    assert [(line.ply, line.seat, line.text) for line in await store.log(game, 0, 99)] == [
        (1, 0, "bid 2"),
        (2, 1, "bid 3"),
        (3, 1, "undo"),
    ]


async def test_several_sentences_are_played_all_or_none(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    with pytest.raises(MoveRefused) as refused:
        await tables.play(game, AASE, "pick left; water; pick right; end", ply=None, interaction=next(press))
    assert refused.value.where is not None
    assert dict(refused.value.where.details) == {"number": 3, "count": 4, "text": "pick right"}
    assert (refused.value.rule, refused.value.sentence.key) == ("S1", "seedlings-not-now")
    assert (await tables.record(game)).ply == 2
    outcome = await tables.play(game, AASE, ["pick left", "water", "end"], ply=2, interaction=next(press))
    assert outcome.record.ply == 5


async def test_a_single_sentence_that_is_wrong_is_not_numbered(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    with pytest.raises(MoveRefused) as refused:
        await tables.play(game, AASE, "dig 3", ply=None, interaction=next(press))
    assert (refused.value.where, refused.value.rule) == (None, None)
    assert refused.value.sentence.key == "move-unknown-verb"


@pytest.mark.parametrize(
    ("texts", "key"),
    [
        ("", "table-refused-empty"),
        (" ; ;", "table-refused-empty"),
        (["bid 1"] * 41, "table-refused-many"),
        ("bid " + "1" * 200, "table-refused-long"),
        ("bid", "move-ambiguous"),
        ("bid 9", "move-unknown-word"),
        ("bid 1 2 3 4", "move-wrong-length"),
    ],
)
async def test_what_is_no_move_is_refused_in_a_sentence(
    tables: Tables, press: Iterator[int], texts: str | list[str], key: str
) -> None:
    game = await open_game(tables, JOERGEN)
    with pytest.raises(MoveRefused) as refused:
        await tables.play(game, AASE, texts, ply=None, interaction=next(press))
    assert refused.value.sentence.key == key
    assert (await tables.record(game)).ply == 0


async def test_nothing_may_follow_the_end_of_a_turn_for_its_refusal_could_tell_what_was_hidden(
    tables: Tables, press: Iterator[int]
) -> None:
    game = await open_game(tables)
    with pytest.raises(MoveRefused) as refused:
        await tables.play(game, AASE, "bid 1; pick left; end; bid", ply=None, interaction=next(press))
    assert refused.value.sentence.key == "table-refused-after-end"
    assert (await tables.record(game)).ply == 0


async def test_who_is_not_to_move_is_told_who_is(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    with pytest.raises(NotYourTurn) as refused:
        await tables.play(game, JOERGEN, "pick left", ply=None, interaction=next(press))
    assert dict(refused.value.sentence.details)["names"] == "Åse"


async def test_who_does_not_sit_at_the_table_cannot_play(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    for attempt in (
        tables.play(game, MIA, "bid 1", ply=0, interaction=next(press)),
        tables.undo(game, MIA, ply=0, interaction=next(press)),
        tables.reset(game, MIA, ply=0, interaction=next(press)),
        tables.resign(game, MIA),
    ):
        with pytest.raises(NotAtTable):
            await attempt


async def test_a_lobby_is_not_played_in(tables: Tables, press: Iterator[int]) -> None:
    lobby = await open_lobby(tables)
    for attempt in (
        tables.play(lobby.id, AASE, "bid 1", ply=0, interaction=next(press)),
        tables.undo(lobby.id, AASE, ply=0, interaction=next(press)),
        tables.resign(lobby.id, AASE),
        tables.advance(lobby.id),
        tables.history(lobby.id, AASE.id),
        tables.export(lobby.id, AASE.id),
    ):
        with pytest.raises(NotStarted):
            await attempt
    assert (await tables.get(lobby.id))[1] is None


async def test_a_table_that_is_not_there_is_said_so(tables: Tables, press: Iterator[int]) -> None:
    for attempt in (
        tables.get(99),
        tables.record(99),
        tables.join(99, AASE),
        tables.start(99, AASE),
        tables.play(99, AASE, "bid 1", ply=0, interaction=next(press)),
        tables.advance(99),
        tables.public.place(99, message=1),
        tables.export(99, None),
    ):
        with pytest.raises(NoSuchTable):
            await attempt


async def test_twenty_presses_of_one_button_make_one_move(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables)
    results = await asyncio.gather(
        *(tables.play(game, AASE, "bid 2", ply=0, interaction=next(press)) for _ in range(20)), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, BaseException)]
    assert len(refused) == 19
    assert all(type(error) is StaleStep for error in refused)
    assert (await tables.record(game)).ply == 1


async def test_a_double_click_on_the_end_does_not_skip_the_next_player(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    await tables.play(game, AASE, "pick left", ply=2, interaction=next(press))
    results = await asyncio.gather(
        *(tables.play(game, AASE, "end", ply=3, interaction=next(press)) for _ in range(2)), return_exceptions=True
    )
    assert [type(result).__name__ for result in results] == ["Outcome", "StaleStep"]
    assert (await tables.record(game)).next_seats == (1,)


async def test_an_interaction_that_is_delivered_twice_is_used_once(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    once = next(press)
    results = await asyncio.gather(
        *(tables.play(game, AASE, "bid 2", ply=0, interaction=once) for _ in range(5)), return_exceptions=True
    )
    assert [type(result).__name__ for result in results] == ["Outcome", *["AlreadyDone"] * 4]
    for again in (tables.undo, tables.reset):
        with pytest.raises(AlreadyDone):
            await again(game, AASE, ply=1, interaction=once)
    assert (await tables.record(game)).ply == 1


async def test_a_refused_interaction_is_not_used_up(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    once = next(press)
    with pytest.raises(MoveRefused):
        await tables.play(game, AASE, "bid 7", ply=0, interaction=once)
    await tables.play(game, AASE, "bid 2", ply=0, interaction=once)


async def test_anothers_choice_in_a_simultaneous_step_does_not_spoil_a_panel(
    tables: Tables, press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    await tables.play(game, AASE, "bid 2", ply=0, interaction=next(press))
    outcome = await tables.play(game, JOERGEN, "bid 3", ply=0, interaction=next(press))
    assert outcome.record.ply == 2
    with pytest.raises(StaleStep):
        await tables.undo(game, JOERGEN, ply=0, interaction=next(press))


async def test_a_panel_from_before_the_end_of_a_turn_is_stale(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    await tables.play(game, AASE, "pick left; end", ply=2, interaction=next(press))
    with pytest.raises(StaleStep):
        await tables.play(game, JOERGEN, "pick left", ply=2, interaction=next(press))
    with pytest.raises(StaleStep):
        await tables.play(game, JOERGEN, "pick left", ply=99, interaction=next(press))
    assert (await tables.record(game)).ply == 4


async def test_two_buttons_of_one_table_at_once_have_the_result_of_some_order(
    tables: Tables, press: Iterator[int]
) -> None:
    game = await open_game(tables)
    await tables.play(game, AASE, "bid 2; pick left", ply=0, interaction=next(press))
    results = await asyncio.gather(
        tables.play(game, AASE, "water", ply=2, interaction=next(press)),
        tables.undo(game, AASE, ply=2, interaction=next(press)),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] in (["Outcome", "StaleStep"], ["StaleStep", "Outcome"])


async def test_taking_back_goes_step_by_step_to_the_beginning_of_the_turn_and_no_further(
    tables: Tables, press: Iterator[int]
) -> None:
    game = await open_game(tables)
    await tables.play(game, AASE, "bid 2; pick left; end", ply=0, interaction=next(press))
    begun = await tables.get(game)
    await tables.play(game, AASE, "bid 1; pick left; water", ply=3, interaction=next(press))
    for _ in range(3):
        outcome = await tables.undo(game, AASE, ply=None, interaction=next(press))
    assert begun[1] is not None
    assert outcome.table.state == begun[1].state
    assert not outcome.ended_turn
    with pytest.raises(MoveRefused) as refused:
        await tables.undo(game, AASE, ply=None, interaction=next(press))
    assert refused.value.sentence.key == "undo-nothing"
    assert outcome.record.ply == 9


async def test_a_reset_takes_back_all_of_ones_own_turn_and_nothing_of_anothers(
    tables: Tables, press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    await tables.play(game, AASE, "pick left; water", ply=None, interaction=next(press))
    outcome = await tables.reset(game, AASE, ply=4, interaction=next(press))
    assert outcome.table.state.bids == (0, 3)
    assert not outcome.table.state.picked
    assert outcome.next_seats == (0,)


async def test_several_moves_are_taken_back_at_once_or_none(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables)
    await tables.play(game, AASE, "bid 2; pick left; water", ply=0, interaction=next(press))
    with pytest.raises(MoveRefused):
        await tables.undo(game, AASE, ply=3, interaction=next(press), count=4)
    outcome = await tables.undo(game, AASE, ply=3, interaction=next(press), count=2)
    assert [str(played.move) for played in outcome.table.line] == ["bid 2"]
    assert outcome.record.ply == 5


async def untold(tables: Tables) -> list[int]:
    return [record.id for record in await tables.public.untold()]


async def test_what_a_stopped_program_did_not_tell_is_found(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables)
    assert await untold(tables) == [game]
    await tables.public.place(game, message=5, announced=0)
    await tables.play(game, AASE, "bid 2; pick left", ply=0, interaction=next(press))
    assert await untold(tables) == []
    outcome = await tables.play(game, AASE, "end", ply=2, interaction=next(press))
    assert await untold(tables) == [game]
    await tables.public.place(game, announced=outcome.record.ply)
    record = await tables.public.place(game, announced=1)
    assert record.announced == 3
    assert await untold(tables) == []


async def test_after_the_end_of_a_turn_nothing_can_be_taken_back(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    await tables.play(game, AASE, "pick left; end", ply=None, interaction=next(press))
    for take_back in (tables.undo, tables.reset):
        for person in (AASE, JOERGEN):
            with pytest.raises(MoveRefused):
                await take_back(game, person, ply=None, interaction=next(press))
    assert (await tables.record(game)).ply == 4


async def test_a_table_is_the_same_when_it_is_rebuilt_from_its_log(
    tables: Tables, store: SqliteStore, make_tables: Callable[[SqliteStore], Tables], press: Iterator[int]
) -> None:
    game = await open_game(tables, JOERGEN)
    for person, text in [(AASE, "bid 2"), (JOERGEN, "bid 3"), (AASE, "pick left; water")]:
        await tables.play(game, person, text, ply=None, interaction=next(press))
        record, table = await tables.get(game)
        rebuilt = await make_tables(store).get(game)
        assert rebuilt == (record, table)
    await tables.reset(game, AASE, ply=None, interaction=next(press))
    assert await make_tables(store).get(game) == await tables.get(game)


async def test_the_past_at_hand_is_one_round_and_history_has_it_all(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    for _ in range(2):
        await bid_both(tables, game, press)
        for person in (AASE, JOERGEN):
            await tables.play(game, person, "pick left; end", ply=None, interaction=next(press))
    _, table = await tables.get(game)
    assert table is not None
    assert [str(played.move) for played in table.line] == ["bid 2", "bid 3", "pick left", "end", "pick left", "end"]
    assert [str(played.move) for played in table.last_turn()] == ["pick left", "end"]
    assert len(await tables.history(game, None)) == 12


async def test_anothers_moves_are_not_told_before_the_turn_is_ended(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    assert [str(played.move) for played in await tables.history(game, JOERGEN.id)] == ["bid 3"]
    assert [str(played.move) for played in await tables.history(game, AASE.id)] == ["bid 2"]
    assert await tables.history(game, None) == ()
    await tables.play(game, AASE, "pick left; end", ply=None, interaction=next(press))
    assert len(await tables.history(game, None)) == 4


async def test_what_a_person_sees_hides_what_they_may_not_know(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await bid_both(tables, game, press)
    _, table = await tables.get(game)
    assert table is not None
    assert [tables.view_of(table, seat).bids for seat in (0, 1, None)] == [(2, -1), (-1, 3), (-1, -1)]
    assert tables.view_of(table, 0).stack[1:] == (0, 0, 0)


async def test_a_refusal_changes_neither_the_record_nor_the_table(tables: Tables, press: Iterator[int]) -> None:
    game = await open_game(tables, JOERGEN)
    await tables.play(game, AASE, "bid 2", ply=0, interaction=next(press))
    before = await tables.get(game)
    for attempt in (
        tables.play(game, AASE, "bid 2", ply=1, interaction=next(press)),
        tables.play(game, MIA, "bid 2", ply=1, interaction=next(press)),
        tables.undo(game, JOERGEN, ply=1, interaction=next(press)),
        tables.start(game, AASE),
        tables.join(game, MIA),
        tables.end_game(game, JOERGEN),
    ):
        with pytest.raises(TableError):
            await attempt
    assert await tables.get(game) == before


async def test_log_lines_bear_the_time_in_utc(tables: Tables, store: SqliteStore, press: Iterator[int]) -> None:
    game = await open_game(tables)
    await tables.play(game, AASE, "bid 2", ply=0, interaction=next(press))
    [line] = await store.log(game, 0, 1)
    assert line == LogLine(1, 0, "bid 2", line.at)
    assert line.at.endswith("+00:00")
