"""A step that all make at the same time: who has ended it waits, others may take back, secrets stay veiled."""

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from rules.game import IllegalMove, Move, MoveError
from rules.notation import parse, veiled
from rules.sentence import sentence
from rules.table import Entry, Table, open_table, replay


class Seal(Move, frozen=True):
    verb: ClassVar[str] = "seal"
    secret: ClassVar[bool] = True
    word: str


class Done(Move, frozen=True):
    verb: ClassVar[str] = "done"
    ends_turn: ClassVar[bool] = True


class Envelopes(msgspec.Struct, frozen=True):
    sealed: tuple[tuple[str, ...], ...]
    done: tuple[bool, ...]
    seat: int = 0  # whose turn it is when all have sealed
    turns: int = 0


class EnvelopesGame:
    """All seal words at the same time; then each has one turn, in which it seals one more."""

    key = "envelopes"
    move_types: tuple[type[Move], ...] = (Seal, Done)

    def set_up(self, _seed: int, seats: int, _options: Mapping[str, str]) -> Envelopes:
        return Envelopes(((),) * seats, (False,) * seats)

    def is_over(self, state: Envelopes) -> bool:
        return state.turns == len(state.done)

    def to_act(self, state: Envelopes) -> tuple[int, ...]:
        if self.is_over(state):
            return ()
        if all(state.done):
            return (state.seat,)
        return tuple(seat for seat, done in enumerate(state.done) if not done)

    def apply(self, state: Envelopes, seat: int, move: Move) -> Envelopes:
        if seat not in self.to_act(state):
            raise IllegalMove("E1", sentence("undo-nothing"))
        if isinstance(move, Seal):
            words = (*state.sealed[seat], move.word)
            return replace(state, sealed=(*state.sealed[:seat], words, *state.sealed[seat + 1 :]))
        if all(state.done):
            return replace(state, seat=state.seat + 1, turns=state.turns + 1)
        return replace(state, done=(*state.done[:seat], True, *state.done[seat + 1 :]))


def table_after(*entries: tuple[int, str], seats: int = 3) -> Table:
    game: Any = EnvelopesGame()
    return replay(game, 1, seats, {}, [Entry(seat, text) for seat, text in entries])


def test_who_has_not_ended_a_simultaneous_step_still_takes_back_what_others_end() -> None:
    table = table_after((1, "seal rose"), (0, "seal lily"), (0, "done"))
    assert table.floor == 0
    assert [str(played.move) for played in table.turn_of(1)] == ["seal rose"]
    after = table.undo(1)
    assert after.state.sealed == (("lily",), (), ())
    assert after.state.done == (True, False, False)
    assert after.ply == table.ply + 1


def test_who_has_ended_a_simultaneous_step_takes_nothing_back() -> None:
    table = table_after((0, "seal lily"), (0, "done"), (1, "seal rose"))
    assert table.turn_of(0) == ()
    for take_back in (table.undo, table.reset):
        with pytest.raises(MoveError):
            take_back(0)


def test_nothing_is_taken_back_when_the_last_has_ended() -> None:
    table = table_after((0, "done"), (1, "seal rose"), (1, "done"), (2, "done"))
    assert table.floor == len(table.line) == 4
    with pytest.raises(MoveError):
        table.undo(1)


def test_a_turn_is_told_without_what_others_did_at_the_same_time() -> None:
    table = table_after((1, "seal rose"), (0, "seal lily"), (0, "done"))
    assert [(each.seat, str(each.move)) for each in table.last_turn()] == [(0, "seal lily"), (0, "done")]
    later = table.enter(Entry(2, "seal mint")).enter(Entry(1, "done"))
    assert [str(each.move) for each in later.last_turn()] == ["seal rose", "done"]
    turn = later.enter(Entry(2, "done")).enter(Entry(0, "seal thyme")).enter(Entry(0, "done"))
    assert [str(each.move) for each in turn.last_turn()] == ["seal thyme", "done"]


def test_the_start_of_a_turn_is_the_state_without_open_moves() -> None:
    table = table_after((1, "seal rose"), (0, "seal lily"), (0, "done"), (2, "seal mint"))
    assert table.turn_start.sealed == (("lily",), (), ())
    assert table.reset(1).reset(2).state == table.turn_start


def test_open_moves_are_shown_to_their_own_seat_alone() -> None:
    table = table_after((1, "seal rose"), (0, "seal lily"), (0, "done"))
    assert table.shown_to(1) == table.state
    assert table.shown_to(None).sealed == (("lily",), (), ())
    assert table.shown_to(0).sealed == (("lily",), (), ())
    ended = table_after((0, "done"), (1, "done"), (2, "done"), (0, "seal thyme"))
    assert ended.shown_to(0).sealed == (("thyme",), (), ())
    assert ended.shown_to(1).sealed == ended.shown_to(None).sealed == ((), (), ())


def test_a_secret_move_is_known_in_full_to_its_seat_alone_until_the_game_is_over() -> None:
    table = table_after((1, "seal rose"), (0, "seal lily"), (0, "done"), (1, "done"), (2, "done"))
    told = {seat: [str(played.move) for played in table.known_to(seat)] for seat in (None, 0, 1)}
    assert told[None] == ["seal ?", "seal ?", "done", "done", "done"]
    assert told[0] == ["seal ?", "seal lily", "done", "done", "done"]
    assert told[1] == ["seal rose", "seal ?", "done", "done", "done"]
    for seat in (0, 1, 2):
        table = table.enter(Entry(seat, "done"))
    assert table.game.is_over(table.state)
    assert [str(played.move) for played in table.known_to(None)][:2] == ["seal rose", "seal lily"]


def test_what_others_have_ended_is_not_known_while_a_simultaneous_step_goes_on() -> None:
    table = table_after((0, "seal lily"), (0, "done"), (1, "seal rose"))
    assert table.known_to(None) == ()
    assert [str(played.move) for played in table.known_to(0)] == ["seal lily", "done"]
    assert [str(played.move) for played in table.known_to(1)] == ["seal rose"]


def test_a_veiled_move_is_a_sentence_too() -> None:
    game: Any = EnvelopesGame()
    assert parse(game, str(veiled(Seal("lily")))) == Seal("?")
    assert open_table(game, 1, 2, {}).play(0, Seal("?")).state.sealed == (("?",), ())
