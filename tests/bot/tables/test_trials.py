"""Private trials: kept in the store, on the present state of the game, and never a part of it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.people import Person
from bot.store.sqlite import SqliteStore, open_store
from bot.table_errors import AlreadyOver, MoveRefused, NotAtTable, NotStarted, StaleStep
from bot.table_records import TrialLine
from bot.table_trials import LONGEST, Trial
from bot.tables import Tables
from tests.bot.tables.conftest import AASE, JOERGEN, MIA, open_game, open_lobby
from tests.bot.tables.seedlings import Bid, Pick, Water


async def play(tables: Tables, table: int, person: Person, texts: str, press: Iterator[int]) -> None:
    await tables.play(table, person, texts, ply=None, interaction=next(press))


async def begun(tables: Tables, press: Iterator[int]) -> int:
    """A game of two in which both have bid: it is Åse's turn."""
    table = await open_game(tables, JOERGEN)
    await play(tables, table, AASE, "bid 1", press)
    await play(tables, table, JOERGEN, "bid 2", press)
    return table


def line(trial: Trial) -> list[str]:
    return [str(played.move) for played in trial.table.line]


async def everything(tables: Tables, table: int) -> Any:
    record, game = await tables.get(table)
    assert game is not None
    return record, game.state, game.line, await tables.export(table, AASE.id), await tables.export(table, JOERGEN.id)


async def test_a_trial_is_made_off_turn_move_by_move_and_the_game_stays_as_it_is(
    tables: Tables, press: Iterator[int]
) -> None:
    table = await begun(tables, press)
    before = await everything(tables, table)
    trial = await tables.trials.open(table, JOERGEN.id)
    assert (trial.seat, line(trial), trial.restarted) == (1, [], False)
    trial = await tables.trials.play(table, JOERGEN.id, [Pick("left"), Water()], trial.revision)
    assert line(trial) == ["pick left", "water"]
    trial = await tables.trials.undo(table, JOERGEN.id, trial.revision)
    assert line(trial) == ["pick left"]
    trial = await tables.trials.start_over(table, JOERGEN.id, trial.revision)
    assert line(trial) == []
    assert await everything(tables, table) == before


async def test_a_trial_is_there_again_after_a_restart_and_is_each_persons_own(
    tables: Tables, store: SqliteStore, press: Iterator[int], make_tables: Callable[[SqliteStore], Tables]
) -> None:
    table = await begun(tables, press)
    for person, move in ((AASE, Pick("left")), (JOERGEN, Pick("right"))):
        trial = await tables.trials.open(table, person.id)
        await tables.trials.play(table, person.id, [move], trial.revision)
    async with open_store(store._connections.path) as other:
        again = make_tables(other)
        assert line(await again.trials.open(table, AASE.id)) == ["pick left"]
        assert line(await again.trials.open(table, JOERGEN.id)) == ["pick right"]


async def test_a_step_for_an_earlier_moment_of_the_trial_changes_nothing(
    tables: Tables, press: Iterator[int]
) -> None:
    table = await begun(tables, press)
    first = await tables.trials.open(table, JOERGEN.id)
    await tables.trials.play(table, JOERGEN.id, [Pick("left")], first.revision)
    with pytest.raises(StaleStep):
        await tables.trials.play(table, JOERGEN.id, [Pick("right")], first.revision)
    assert line(await tables.trials.open(table, JOERGEN.id)) == ["pick left"]


async def test_a_trial_goes_on_while_another_is_in_the_middle_of_a_turn_and_starts_over_after_it(
    tables: Tables, press: Iterator[int]
) -> None:
    table = await begun(tables, press)
    trial = await tables.trials.open(table, JOERGEN.id)
    trial = await tables.trials.play(table, JOERGEN.id, [Pick("left")], trial.revision)
    await play(tables, table, AASE, "pick left", press)
    await play(tables, table, AASE, "water", press)
    same = await tables.trials.open(table, JOERGEN.id)
    assert (line(same), same.revision, same.restarted) == (["pick left"], trial.revision, False)
    await play(tables, table, AASE, "end", press)
    late = await tables.trials.play(table, JOERGEN.id, [Water()], trial.revision)
    assert (line(late), late.restarted, late.lost) == ([], True, 1)
    again = await tables.trials.open(table, JOERGEN.id)
    assert (again.restarted, again.revision) == (False, late.revision)


async def test_a_trial_starts_over_where_its_person_has_really_played(tables: Tables, press: Iterator[int]) -> None:
    table = await begun(tables, press)
    trial = await tables.trials.open(table, AASE.id)
    await tables.trials.play(table, AASE.id, [Pick("left")], trial.revision)
    await play(tables, table, AASE, "pick right", press)
    trial = await tables.trials.open(table, AASE.id)
    assert (line(trial), trial.restarted) == ([], True)
    legal = trial.table.game.legal(trial.table.state, trial.seat)
    assert [str(move) for move in legal] == ["water"], "it begins at the present point of the turn"


async def test_a_line_that_is_no_longer_possible_is_given_up(
    tables: Tables, store: SqliteStore, press: Iterator[int]
) -> None:
    table = await begun(tables, press)
    record = await tables.record(table)
    await store.keep_trial(table, JOERGEN.id, TrialLine(record.ply, 1, ("water",)))
    trial = await tables.trials.open(table, JOERGEN.id)
    assert (line(trial), trial.restarted, trial.lost, trial.revision) == ([], True, 1, 2)


async def test_a_trial_in_a_simultaneous_step_asks_its_person_alone_and_tells_no_secret(
    tables: Tables, press: Iterator[int]
) -> None:
    table = await open_game(tables, JOERGEN)
    await play(tables, table, AASE, "bid 3", press)
    trial = await tables.trials.open(table, JOERGEN.id)
    assert trial.table.state.bids == (-1, 0)
    trial = await tables.trials.play(table, JOERGEN.id, [Bid(2), Pick("left")], trial.revision)
    assert trial.table.state.bids == (-1, 2)


async def test_what_is_not_possible_is_refused_and_so_is_a_line_without_end(
    tables: Tables, store: SqliteStore, press: Iterator[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await begun(tables, press)
    trial = await tables.trials.open(table, JOERGEN.id)
    with pytest.raises(MoveRefused):
        await tables.trials.play(table, JOERGEN.id, [Water()], trial.revision)
    with pytest.raises(MoveRefused):
        await tables.trials.undo(table, JOERGEN.id, trial.revision)
    assert LONGEST < 100
    monkeypatch.setattr("bot.table_trials.LONGEST", 1)
    with pytest.raises(MoveRefused) as refused:
        await tables.trials.play(table, JOERGEN.id, [Pick("left"), Water()], trial.revision)
    assert refused.value.sentence.key == "bot-try-long"
    assert await store.trial(table, JOERGEN.id) == TrialLine(2, trial.revision, ())


async def test_only_who_sits_at_a_game_in_progress_may_try(tables: Tables, press: Iterator[int]) -> None:
    lobby = await open_lobby(tables)
    with pytest.raises(NotStarted):
        await tables.trials.open(lobby.id, AASE.id)
    table = await begun(tables, press)
    with pytest.raises(NotAtTable) as refused:
        await tables.trials.open(table, MIA.id)
    assert refused.value.sentence.key == "bot-try-not-at-table"


async def test_a_closed_trial_is_forgotten_and_its_buttons_are_outdated(tables: Tables, press: Iterator[int]) -> None:
    table = await begun(tables, press)
    trial = await tables.trials.open(table, JOERGEN.id)
    trial = await tables.trials.play(table, JOERGEN.id, [Pick("left")], trial.revision)
    await tables.trials.close(table, JOERGEN.id)
    with pytest.raises(StaleStep):
        await tables.trials.play(table, JOERGEN.id, [Water()], trial.revision)
    assert line(await tables.trials.open(table, JOERGEN.id)) == []


@pytest.mark.parametrize("way", ["over", "ended", "resigned"])
async def test_trials_are_removed_when_their_game_ends_or_their_person_leaves(
    tables: Tables, store: SqliteStore, press: Iterator[int], way: str
) -> None:
    table = await begun(tables, press)
    for person in (AASE, JOERGEN):
        trial = await tables.trials.open(table, person.id)
        await tables.trials.play(table, person.id, [Pick("left")], trial.revision)
    if way == "resigned":
        await tables.resign(table, JOERGEN)
        assert await store.trial(table, AASE.id) is not None
    elif way == "ended":
        await tables.end_game(table, AASE)
        assert await store.trial(table, AASE.id) is None
    else:
        for _ in range(2):
            for person in (AASE, JOERGEN):
                await play(tables, table, person, "pick left; end", press)
            if (await tables.record(table)).status == "playing":
                await play(tables, table, AASE, "bid 1", press)
                await play(tables, table, JOERGEN, "bid 1", press)
        assert (await tables.record(table)).status == "over"
        with pytest.raises(AlreadyOver):
            await tables.trials.open(table, AASE.id)
    assert await store.trial(table, JOERGEN.id) is None
    assert not await store.keep_trial(table, JOERGEN.id, TrialLine(1, 1, ()))
