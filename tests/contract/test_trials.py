"""The laws of trials: a private line of moves on a copy of one's own view, for every game found, at any time."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chance import Chance
from rules.game import AnyGame, Move
from rules.notation import Choice, narrow
from rules.registry import games
from rules.table import Table
from tests.contract.play import SETUPS, last_state, moments, random_table
from tests.contract.test_laws import assert_refused
from words import LANGUAGES, words_in

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
every_setup = pytest.mark.parametrize(("key", "seats"), SETUPS)
few = settings(max_examples=4)
LONGEST = 60


def private_line(game: AnyGame, trial: Any, seat: int, seed: int) -> list[tuple[Any, Move]]:
    """A random line of a trial: each state of it, with the move that is made in it."""
    line: list[tuple[Any, Move]] = []
    chance, state = Chance(seed), trial
    while len(line) < LONGEST:
        legal = game.legal(state, seat)
        if not legal:
            break
        move = chance.pick(legal)
        line.append((state, move))
        state = game.apply(state, seat, move)
    return line


def encoded(state: Any) -> bytes:
    return msgspec.msgpack.encode(state)


@every_setup
@few
@given(seed=SEEDS, choices=SEEDS)
def test_a_trial_works_for_every_seat_at_any_time_and_leaves_the_game_alone(
    key: str, seats: int, seed: int, choices: int
) -> None:
    game = games()[key]
    played = list(moments(game, seats, seed))
    for moment in played[:: max(1, len(played) // 15)]:
        before = encoded(moment.state)
        for seat in range(seats):
            seen = game.view(moment.state, seat)
            seen_before = encoded(seen)
            for state, move in private_line(game, game.trial(seen, seat), seat, choices):
                assert game.to_act(state) == (seat,)
                assert not game.is_over(state)
                assert game.view(state, seat) == state
                assert msgspec.msgpack.decode(encoded(state), type=game.state_type) == state
                assert move.ends_turn is False
                assert game.tell(state, seat, move) is not None
                progress = game.progress(state, seat)
                assert 1 <= progress.turn <= (progress.turns or progress.turn)
            assert encoded(seen) == seen_before
        assert encoded(moment.state) == before


@every_setup
@few
@given(seed=SEEDS, choices=SEEDS)
def test_in_a_trial_nothing_is_ended_and_what_may_not_be_tried_is_refused_by_a_rule(
    key: str, seats: int, seed: int, choices: int
) -> None:
    game = games()[key]
    played = list(moments(game, seats, seed))
    ends = {moment.move for moment in played if moment.move.ends_turn}
    assert ends
    for moment in played[:: max(1, len(played) // 8)]:
        for seat in range(seats):
            for state, _ in private_line(game, game.trial(game.view(moment.state, seat), seat), seat, choices):
                legal = game.legal(state, seat)
                assert len(set(legal)) == len(legal)
                for move in ends:
                    assert_refused(game, state, seat, move)


@every_setup
@few
@given(seed=SEEDS)
def test_a_trial_begins_with_what_the_seat_has(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        for seat in range(seats):
            trial = game.trial(game.view(moment.state, seat), seat)
            assert game.score(trial)[seat] == game.score(moment.state)[seat]


@every_setup
@few
@given(seed=SEEDS, choices=SEEDS, length=st.integers(0, 300))
def test_a_trial_does_not_depend_on_what_its_seat_may_not_see(
    key: str, seats: int, seed: int, choices: int, length: int
) -> None:
    """The same moves from an opening whose secrets are blank lead to the same trials."""
    game = games()[key]
    table = random_table(game, seats, seed, length)
    if game.is_over(table.state):
        return
    start = table.line[0].before if table.line else table.state
    for seat in range(seats):
        blank = game.opening(start, table.state, seat)
        for played in table.line:
            blank = game.apply(blank, played.seat, played.move)
        one, other = (game.trial(game.view(state, seat), seat) for state in (table.state, blank))
        assert one == other
        assert private_line(game, one, seat, choices) == private_line(game, other, seat, choices)


@every_setup
@few
@given(seed=SEEDS, choices=SEEDS)
def test_every_step_of_a_trial_can_be_asked_and_labelled(key: str, seats: int, seed: int, choices: int) -> None:
    game = games()[key]
    played = list(moments(game, seats, seed))
    for moment in played[:: max(1, len(played) // 4)]:
        for seat in range(seats):
            for state, _ in private_line(game, game.trial(game.view(moment.state, seat), seat), seat, choices):
                legal = game.legal(state, seat)
                assert_asked(game, state, seat, [move for move in legal if not move.aside])
                for verb in {move.verb for move in legal if move.aside}:
                    assert_asked(game, state, seat, [move for move in legal if move.verb == verb])


def assert_asked(game: AnyGame, state: Any, seat: int, moves: Sequence[Move]) -> None:
    found = narrow(moves)
    while isinstance(found, Choice):
        for words in map(words_in, LANGUAGES):
            assert words.tell(game.ask(state, seat, found.chosen, found.field)).endswith("?")
            labels = [words.tell(game.label(state, seat, found.chosen, found.field, each)) for each in found.values]
            assert all(0 < len(label) <= 60 for label in labels), labels
            assert len(set(labels)) == len(labels), labels
        found = narrow(moves, (*found.chosen, found.values[-1]))


@every_setup
@few
@given(seed=SEEDS, choices=SEEDS)
def test_a_trial_can_be_taken_back_like_a_turn(key: str, seats: int, seed: int, choices: int) -> None:
    game = games()[key]
    state = next(iter(moments(game, seats, seed))).state
    for seat in range(seats):
        trial = game.trial(game.view(state, seat), seat)
        table = Table(game, seats, {}, trial)
        for _, move in private_line(game, trial, seat, choices):
            table = table.play(seat, move)
            assert table.undo(seat).state == table.line[-1].before
        assert not table.line or table.reset(seat).state == trial


@every_setup
def test_a_game_that_is_over_is_not_what_trials_are_for_but_nothing_breaks(key: str, seats: int) -> None:
    game = games()[key]
    over = last_state(game, seats, 1)
    for seat in range(seats):
        private_line(game, game.trial(game.view(over, seat), seat), seat, 1)
