"""The computer gardener plays sensibly on what it may see."""

from statistics import mean

import pytest

from rules.chance import Chance
from rules.gartenbau import GAME
from rules.gartenbau.state import State
from tests.rules.gartenbau.plots import laid, owning, start


def played(seats: int, hands: str, seed: int, careless: bool = False) -> State:
    chance = Chance(seed)
    state = GAME.set_up(seed, seats, {"hands": hands})
    while acting := GAME.to_act(state):
        view = GAME.view(state, acting[0])
        move = chance.pick(GAME.legal(view, acting[0])) if careless else GAME.choose(view, acting[0], chance)
        state = GAME.apply(state, acting[0], move)
    return state


@pytest.mark.parametrize("hands", ["novice", "advanced"])
@pytest.mark.parametrize(("seats", "least"), [(2, 90), (3, 65), (4, 50)])
def test_it_makes_gardens_that_chance_does_not(seats: int, least: int, hands: str) -> None:
    totals = [sheet.total for seed in (1, 2) for sheet in GAME.score(played(seats, hands, seed))]
    by_chance = [sheet.total for seed in (1, 2) for sheet in GAME.score(played(seats, hands, seed, careless=True))]
    assert mean(totals) > least
    assert mean(totals) > 1.5 * mean(by_chance)


def test_it_places_a_flower_whose_bed_is_ready() -> None:
    plot = laid("k10-k11 RR", "l10-l11 RR", plants="red k10-l10, red k11-l11")
    state = owning(start(), plot, hand=("red-lily-20", "fuchsia-18"))
    assert str(GAME.choose(GAME.view(state, 0), 0, Chance(1))) == "flower red-lily-20 k10"


def test_it_does_not_use_the_watering_can_without_need() -> None:
    state = played(2, "novice", 3)
    assert all(garden.can for garden in state.gardens)
