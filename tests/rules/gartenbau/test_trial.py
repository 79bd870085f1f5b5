"""Trying things out for oneself, at any time (G68)."""

from msgspec.structs import replace

from rules.gartenbau import GAME
from rules.gartenbau.state import State, Turn
from rules.notation import parse
from tests.contract.play import random_table
from tests.rules.gartenbau.plots import legal, owning, pile, play, refused, stacked, start
from tests.rules_named import rule


def trial(state: State, seat: int) -> State:
    return GAME.trial(GAME.view(state, seat), seat)


@rule("G68")
def test_a_waiting_seat_tries_a_turn_of_its_own_from_what_lies_there_now() -> None:
    state = owning(stacked(start(), A="RB YY", B="GG OO"), seat=1, suns=5, waters=5)
    taken = play(state, "market A tile", "place o10 right")
    tried = trial(taken, 1)
    assert tried.turn == Turn()
    assert "market B tile" in legal(tried)
    after = play(tried, "market B tile", "place o10 down")
    assert after.gardens[0] == GAME.view(taken, 1).gardens[0]
    assert after.gardens[1].plot.tiles[-1].colours == ("green", "green")
    assert GAME.legal(taken, 1) == []
    assert legal(after) == ["can"]


@rule("G68")
def test_in_ones_own_turn_a_trial_goes_on_from_the_present_point_of_it() -> None:
    for length in range(0, 200, 5):
        state = random_table(GAME, 3, 5, length).state
        seat = GAME.to_act(state)[0]
        offered = [move for move in GAME.legal(state, seat) if not move.ends_turn]
        assert GAME.legal(trial(state, seat), seat) == offered
        assert trial(state, seat).turn == state.turn


@rule("G68")
def test_no_turn_is_ended_in_a_trial_and_no_pile_is_picked() -> None:
    done = play(start(), "market A resources")
    assert legal(done) == ["end"]
    assert legal(trial(done, 0)) == []
    assert refused(trial(done, 0), "end", "G68") == "only-a-trial"
    draft = GAME.set_up(3, 2, {"hands": "advanced"})
    for seat in (0, 1):
        assert GAME.to_act(trial(draft, seat)) == (seat,)
        assert GAME.legal(trial(draft, seat), seat) == []
        assert refused(trial(draft, seat), "pick 1", "G68", seat=seat) == "only-a-trial"


@rule("G68")
def test_a_side_of_the_starter_tile_can_be_tried_in_the_preparation() -> None:
    state = GAME.set_up(3, 2, {})
    tried = GAME.apply(trial(state, 1), 1, parse(GAME, "side back"))
    assert tried.gardens[1].plot.tiles
    assert GAME.legal(tried, 1) == []
    assert refused(tried, "end", "G68", seat=1) == "only-a-trial"


@rule("G15", "G68")
def test_a_tile_that_lies_face_down_for_the_moment_cannot_be_tried() -> None:
    state = stacked(start(), A="RB YY", C="")
    taken = owning(play(state, "market A tile"), seat=1, space=4)
    tried = trial(taken, 1)
    assert "market A tile" not in legal(tried)
    assert "pot A" not in legal(tried)
    assert refused(owning(owning(tried, seat=1, space=0), space=3), "market A tile", "G15") == "tile-hidden"
    assert refused(tried, "pot A", "G15") == "tile-hidden"
    fetching = play(tried, "market C ability")
    assert legal(fetching) == ["fetch B", "fetch D", "fetch E", "fetch F"]
    assert refused(fetching, "fetch A", "G15") == "tile-hidden"


@rule("G68")
def test_the_last_tile_of_a_petal_leaves_its_ability_to_try() -> None:
    state = owning(stacked(start(), F=pile("RB")), space=10)
    taken = owning(play(state, "market F tile", "place o10 right"), seat=1, space=10)
    moved = replace(taken, gardens=(replace(taken.gardens[0], space=0), taken.gardens[1]))
    assert "market F ability" in legal(trial(moved, 1))
