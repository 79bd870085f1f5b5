"""The laws of the contract, on random play of every game found. A new game is met here by itself."""

from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chance import Chance
from rules.game import AmbiguousMove, AnyGame, IllegalMove, MoveError
from rules.notation import parse, understand, words_of
from rules.registry import games
from rules.sentence import Sentence
from rules.table import Entry, open_table, replay
from tests.contract.play import SETUPS, Moment, last_state, moments, moves_met, options_of, random_table
from tests.rules_named import statements
from words import LANGUAGES, words_in

SEEDS = st.integers(min_value=0, max_value=2**64 - 1)
every_setup = pytest.mark.parametrize(("key", "seats"), SETUPS)
few = settings(max_examples=5)
some = settings(max_examples=12)


def a_moment(data: st.DataObject, game: AnyGame, seats: int) -> Moment:
    """Some moment of some random game."""
    played = list(moments(game, seats, data.draw(SEEDS, label="seed")))
    return played[data.draw(st.integers(0, len(played) - 1), label="ply")]


@every_setup
@few
@given(seed=SEEDS)
def test_a_state_encodes_and_decodes_to_itself(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for state in (*(moment.state for moment in moments(game, seats, seed)), last_state(game, seats, seed)):
        for coder in (msgspec.json, msgspec.msgpack):
            assert coder.decode(coder.encode(state), type=game.state_type) == state
        for seat in (*range(seats), None):
            seen = game.view(state, seat)
            assert msgspec.json.decode(msgspec.json.encode(seen), type=game.state_type) == seen


@every_setup
@few
@given(seed=SEEDS)
def test_someone_has_a_legal_move_until_the_game_is_over_and_nobody_after(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        acting = game.to_act(moment.state)
        assert acting
        for seat in range(seats):
            legal = list(game.legal(moment.state, seat))
            assert bool(legal) == (seat in acting)
            assert len(set(legal)) == len(legal)
            assert legal == list(game.legal(moment.state, seat))
    over = last_state(game, seats, seed)
    assert game.is_over(over)
    assert game.to_act(over) == ()
    assert [list(game.legal(over, seat)) for seat in range(seats)] == [[]] * seats


@every_setup
@some
@given(data=st.data())
def test_every_legal_move_applies_and_changes_something(key: str, seats: int, data: st.DataObject) -> None:
    game = games()[key]
    moment = a_moment(data, game, seats)
    for move in moment.legal:
        assert game.apply(moment.state, moment.seat, move) != moment.state


@every_setup
@some
@given(data=st.data())
def test_an_illegal_move_is_refused_by_a_rule_in_words_and_changes_nothing(
    key: str, seats: int, data: st.DataObject
) -> None:
    game = games()[key]
    moment = a_moment(data, game, seats)
    before = msgspec.msgpack.encode(moment.state)
    legal = set(moment.legal)
    met = moves_met(key)
    step = 1 + len(met) // 2000
    for move in met[data.draw(st.integers(0, step - 1), label="first") :: step]:
        if move not in legal:
            assert_refused(game, moment.state, moment.seat, move)
    for seat in set(range(seats)) - set(game.to_act(moment.state)):
        assert_refused(game, moment.state, seat, moment.move)
    assert msgspec.msgpack.encode(moment.state) == before


def assert_refused(game: AnyGame, state: Any, seat: int, move: Any) -> None:
    try:  # a million times in the soak, where `pytest.raises` alone would take half of the time
        game.apply(state, seat, move)
    except IllegalMove as illegal:
        refusal = illegal
    else:
        raise AssertionError(f"{move} of seat {seat} was not refused")
    assert refusal.rule in statements(game.key)
    assert all(in_words(refusal.sentence))


@cache
def in_words(sentence: Sentence) -> tuple[str, ...]:
    """The sentence in every language. Most refusals are met again and again, so each is said once."""
    return tuple(words_in(language).tell(sentence) for language in LANGUAGES)


@every_setup
@some
@given(seed=SEEDS)
def test_the_same_seed_and_moves_are_the_same_game(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    options = options_of(game, seats, seed)
    assert game.set_up(seed, seats, options) == game.set_up(seed, seats, options)
    assert game.set_up(seed, seats, options) != game.set_up(seed ^ 1, seats, options)
    assert last_state(game, seats, seed) == last_state(game, seats, seed)


@every_setup
@some
@given(data=st.data())
def test_a_view_and_what_may_be_done_in_it_do_not_change_when_a_secret_changes(
    key: str, seats: int, data: st.DataObject
) -> None:
    """The moves that a reader knows, from an opening whose secrets are blank, lead to what the reader sees."""
    game = games()[key]
    table = random_table(game, seats, data.draw(SEEDS), data.draw(st.integers(0, 400)))
    start = table.line[0].before if table.line else table.state
    for seat in (None, *range(seats)):
        shown = table.shown_to(seat)
        for moves in (table.line, table.known_to(seat)):
            blank = game.opening(start, table.state, seat)
            for played in moves:
                blank = game.apply(blank, played.seat, played.move)
            seen = game.view(table.state if moves is table.line else shown, seat)
            assert game.view(blank, seat) == seen
            if seat is not None:
                assert list(game.legal(blank, seat)) == list(game.legal(seen, seat))


@every_setup
@few
@given(seed=SEEDS)
def test_a_view_hides_nothing_twice_and_shows_the_same_moves_and_score(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        for seat in range(seats):
            seen = game.view(moment.state, seat)
            assert game.view(seen, seat) == seen
            assert list(game.legal(seen, seat)) == list(game.legal(moment.state, seat))
            assert game.score(seen)[seat] == game.score(moment.state)[seat]


@every_setup
@some
@given(data=st.data())
def test_a_move_that_does_not_end_the_turn_does_the_same_to_the_view(
    key: str, seats: int, data: st.DataObject
) -> None:
    game = games()[key]
    state, seat, legal, _ = a_moment(data, game, seats)
    seen = game.view(state, seat)
    for move in legal:
        if not move.ends_turn:
            assert game.view(game.apply(seen, seat, move), seat) == game.view(game.apply(state, seat, move), seat)


@every_setup
@few
@given(seed=SEEDS)
def test_no_component_is_lost_or_made(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for state, seat, _, move in moments(game, seats, seed):
        assert not game.unaccounted(state, seat, move, game.apply(state, seat, move)), move
    other = game.set_up(seed, seats % len(game.seat_counts) + min(game.seat_counts), {})
    assert game.unaccounted(state, seat, move, other), "the box of another number of seats has not the same in it"


@every_setup
@few
@given(seed=SEEDS)
def test_a_move_is_the_sentence_it_prints(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        for move in moment.legal:
            assert type(move) in game.move_types
            assert parse(game, str(move)) == move
            assert str(move) == " ".join(words_of(move))
            assert all(0 < len(word) <= 100 and not word.split()[1:] for word in words_of(move))
        assert understand(game, moment.legal, f"  {str(moment.move).upper()} ") == moment.move


@every_setup
@few
@given(seed=SEEDS)
def test_forced_words_may_be_left_out_of_a_sentence(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    for moment in moments(game, seats, seed):
        verb = moment.move.verb
        if sum(move.verb == verb for move in moment.legal) == 1:
            assert understand(game, moment.legal, verb) == moment.move
        elif moment.move.__struct_fields__:
            with pytest.raises(AmbiguousMove):
                understand(game, moment.legal, verb)


@every_setup
@some
@given(seed=SEEDS, choices=SEEDS, length=st.integers(1, 150))
def test_taking_back_leads_where_the_moves_that_stand_lead(
    key: str, seats: int, seed: int, choices: int, length: int
) -> None:
    game = games()[key]
    chance = Chance(choices)
    options = options_of(game, seats, seed)
    table, log = open_table(game, seed, seats, options), []
    for _ in range(length):
        if game.is_over(table.state):
            break
        seat = chance.pick(game.to_act(table.state))
        text = str(chance.pick(game.legal(table.state, seat)))
        if table.turn_of(seat) and chance.below(4) == 0:
            text = chance.pick(("undo", "undo", "reset"))
        log.append(Entry(seat, text))
        table = table.enter(log[-1])
    assert table.ply == len(log)
    again = replay(game, seed, seats, options, log)
    assert (again.state, again.line, again.floor) == (table.state, table.line, table.floor)
    standing = [Entry(played.seat, str(played.move)) for played in table.line]
    assert replay(game, seed, seats, options, standing).state == table.state


@every_setup
@few
@given(seed=SEEDS)
def test_a_turn_taken_back_whole_begins_again_and_an_ended_one_stays(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    table = open_table(game, seed, seats, options_of(game, seats, seed))
    chance = Chance(seed)
    for _ in range(60):
        if game.is_over(table.state):
            break
        seat = chance.pick(game.to_act(table.state))
        if not table.turn_of(seat):
            with pytest.raises(MoveError):
                table.undo(seat)
        else:
            assert len(game.to_act(table.state)) > 1 or table.reset(seat).state == table.turn_start
            taken = table.turn_of(seat)[-1]
            standing = [(each.seat, each.move) for each in table.line if each is not taken]
            assert [(each.seat, each.move) for each in table.undo(seat).line] == standing
        table = table.play(seat, chance.pick(game.legal(table.state, seat)))


@every_setup
@few
@given(seed=SEEDS)
def test_progress_runs_from_the_first_turn_to_the_last(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    last = [0] * seats
    for moment in moments(game, seats, seed):
        for seat in range(seats):
            progress = game.progress(moment.state, seat)
            assert last[seat] <= progress.turn <= last[seat] + 1
            assert progress.turns is None or progress.turn <= progress.turns
            last[seat] = progress.turn
    over = last_state(game, seats, seed)
    ended = [game.progress(over, seat) for seat in range(seats)]
    assert all(progress.turns in (None, progress.turn) for progress in ended)
    assert {progress.turn for progress in ended} == {ended[0].turn}


@every_setup
@few
@given(seed=SEEDS)
def test_the_computer_gardener_sees_a_view_and_makes_a_legal_move(key: str, seats: int, seed: int) -> None:
    game = games()[key]
    played = list(moments(game, seats, seed))
    for moment in played[:: max(1, len(played) // 12)]:
        seen = game.view(moment.state, moment.seat)
        chosen = game.choose(seen, moment.seat, Chance(seed))
        assert chosen in moment.legal
        assert game.choose(seen, moment.seat, Chance(seed)) == chosen
