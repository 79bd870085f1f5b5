"""Trying things out for oneself, at any time (P69)."""

from msgspec.structs import replace

from rules.pergola import GAME
from rules.pergola.board import TURNS
from rules.pergola.state import Garden, State, Turn
from tests.contract.play import random_table
from tests.rules.pergola.plots import (
    acting,
    buttercups,
    hollyhocks,
    legal,
    play,
    refused,
    start,
    taking,
    tool,
    with_insects,
)
from tests.rules_named import rule


def trial(state: State, seat: int) -> State:
    return GAME.trial(GAME.view(state, seat), seat)


@rule("P69")
def test_a_waiting_seat_tries_a_turn_of_its_own_from_the_tools_that_lie_there_now() -> None:
    taken = play(start(), "take 2")
    tried = trial(taken, 1)
    assert [str(move) for move in GAME.legal(tried, 1)] == ["take 1", "take 3", "take 4"]
    after = GAME.apply(tried, 1, GAME.legal(tried, 1)[0])
    assert after.gardens[0] == taken.gardens[0]
    assert after.gardens[1].tools == (taken.tools[0],)
    assert GAME.legal(taken, 1) == []


@rule("P69")
def test_in_ones_own_turn_a_trial_goes_on_from_the_present_point_of_it() -> None:
    for length in range(0, 120, 3):
        state = random_table(GAME, 3, 5, length).state
        offered = [move for move in GAME.legal(state, state.seat) if not move.ends_turn]
        assert GAME.legal(trial(state, state.seat), state.seat) == offered
        assert trial(state, state.seat).turn == state.turn


@rule("P69")
def test_no_turn_is_ended_in_a_trial() -> None:
    done = replace(start(), turn=Turn("done"))
    assert legal(done) == ["end"]
    assert legal(trial(done, 0)) == []
    assert refused(trial(done, 0), "end", "P69") == "only-a-trial"
    fluttering = acting(hollyhocks(blue=1), "flutter")
    assert "end" in legal(fluttering)
    assert "end" not in legal(trial(fluttering, 0))


@rule("P69")
def test_a_leaf_that_lies_face_down_for_the_moment_cannot_be_tried() -> None:
    plain = tool("hollyhock-red", "hollyhock-blue")
    left, middle, right = start().piles
    elsewhere = taking(Garden(), plain, state=start(piles=(left, replace(middle, face_up=False), right)))
    tried = play(trial(replace(elsewhere, seat=1), 0), "take 3")
    assert legal(tried) == ["fly left", "fly right"]
    assert refused(tried, "fly middle", "P69") == "leaf-hidden"


@rule("P69")
def test_who_has_had_all_turns_can_only_try_to_fill_honey_pots() -> None:
    state = start()
    used = (state.tools[0],) * TURNS
    garden = replace(with_insects(buttercups("ll"), "bee", "V1", "V1", "V2", "V2"), tools=used)
    waiting = replace(state, seat=1, gardens=(garden, state.gardens[1]))
    assert {move.verb for move in GAME.legal(trial(waiting, 0), 0)} == {"fill"}
    bare = replace(garden, buttercups=())
    assert GAME.legal(trial(replace(waiting, gardens=(bare, state.gardens[1])), 0), 0) == []
