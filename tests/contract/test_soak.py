"""Long runs of the laws: many whole games by computer gardeners and at random. Only by `make soak`."""

import pytest

from rules.chance import Chance
from rules.registry import games
from tests.contract.play import SETUPS, moments, moves_met, options_of
from tests.contract.test_laws import assert_refused

pytestmark = pytest.mark.soak


@pytest.mark.parametrize(("key", "seats"), SETUPS)
def test_gardeners_finish_every_game_by_legal_moves(key: str, seats: int) -> None:
    game = games()[key]
    for seed in range(25):
        options = options_of(game, seats, seed)
        state, chance = game.set_up(seed, seats, options), Chance(seed)
        while not game.is_over(state):
            seat = game.to_act(state)[0]
            move = game.choose(game.view(state, seat), seat, chance)
            assert move in game.legal(state, seat)
            before, state = state, game.apply(state, seat, move)
            assert not game.unaccounted(before, seat, move, state)
        assert game.ending(state)


@pytest.mark.parametrize(("key", "seats"), SETUPS)
def test_every_illegal_move_of_whole_games_is_refused(key: str, seats: int) -> None:
    game = games()[key]
    for seed in range(20):
        for number, moment in enumerate(moments(game, seats, seed)):
            if number % 7 == seed % 7:
                legal = set(moment.legal)
                for move in moves_met(key):
                    if move not in legal:
                        assert_refused(game, moment.state, moment.seat, move)
