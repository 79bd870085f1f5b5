"""A table: its log only grows, turns can be taken back until they end, and a log replays to the state."""

import pytest

from rules.game import IllegalMove, MoveError
from rules.pergola import GAME
from rules.pergola.moves import End, Fill, Take
from rules.table import BrokenLog, Entry, open_table, replay
from tests.contract.play import random_table

TURN = 25  # somewhere within a turn for the seed below


def test_a_move_that_is_refused_leaves_the_table_as_it_was() -> None:
    table = open_table(GAME, 1, 2, {})
    with pytest.raises(IllegalMove):
        table.play(table.state.seat, Fill("P1"))
    assert (table.ply, table.line, table.state) == (0, (), open_table(GAME, 1, 2, {}).state)


def test_undo_and_reset_are_entries_too() -> None:
    table = open_table(GAME, 1, 2, {})
    seat = table.state.seat
    undone = table.play(seat, Take(1)).undo(seat)
    assert (undone.ply, undone.line, undone.state) == (2, (), table.state)
    assert undone.play(seat, Take(2)).reset(seat).ply == 4


def test_nothing_can_be_taken_back_at_the_start_of_a_turn_or_by_another_seat() -> None:
    table = open_table(GAME, 1, 2, {})
    seat = table.state.seat
    with pytest.raises(MoveError):
        table.undo(seat)
    with pytest.raises(MoveError):
        table.play(seat, Take(1)).undo(1 - seat)
    with pytest.raises(MoveError):
        table.reset(seat)


def test_the_present_turn_and_the_last_one_are_told_apart() -> None:
    table = random_table(GAME, 2, 6, 0)
    while not (table.floor and table.turn_of(table.state.seat)):
        length = len(table.line) + 1
        table = random_table(GAME, 2, 6, length)
    last = table.last_turn()
    assert isinstance(last[0].move, Take)
    assert isinstance(last[-1].move, End)
    assert sum(isinstance(played.move, End) for played in last) == 1
    assert table.turn_start == table.line[table.floor].before
    assert table.turn_of(table.state.seat) == table.line[table.floor :]
    assert open_table(GAME, 6, 2, {}).last_turn() == ()


def test_a_broken_log_names_its_first_wrong_entry() -> None:
    seat = open_table(GAME, 1, 2, {}).state.seat
    log = [Entry(seat, "take 1"), Entry(seat, "take 2"), Entry(seat, "nonsense")]
    with pytest.raises(BrokenLog, match="line 2: 'take 2'") as error:
        replay(GAME, 1, 2, {}, log)
    assert error.value.line == 2
    assert isinstance(error.value.cause, IllegalMove)
