"""The computer gardener: sensible, bounded, the same again for the same view and chance."""

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.chance import Chance
from rules.game import Move
from rules.pergola import GAME
from rules.pergola.gardener import LOOKS
from rules.pergola.moves import Land
from rules.pergola.state import Garden, State
from rules.pergola.turn import apply
from tests.contract.play import random_table
from tests.rules.pergola.plots import (
    acting,
    buttercups,
    hollyhocks,
    lavender,
    legal,
    play,
    taking,
    tool,
    tree,
    with_insects,
)


def choose(state: State) -> str:
    return str(GAME.choose(GAME.view(state, state.seat), state.seat, Chance(1)))


def self_play(seats: int, seed: int) -> State:
    state, chance = GAME.set_up(seed, seats, {}), Chance(seed)
    while not state.over:
        state = GAME.apply(state, state.seat, GAME.choose(GAME.view(state, state.seat), state.seat, chance))
    return state


def test_gardeners_play_far_better_than_chance() -> None:
    totals = [sheet.total for seats in (1, 2, 4) for sheet in GAME.score(self_play(seats, 20 + seats))]
    at_random = [sheet.total for seed in range(5) for sheet in GAME.score(random_table(GAME, 2, seed, 999).state)]
    assert sum(totals) / len(totals) > 92
    assert sum(at_random) / len(at_random) < 75


def test_a_gardener_does_not_depend_on_anything_but_view_and_chance() -> None:
    assert self_play(2, 3) == self_play(2, 3)


def late(garden: Garden) -> Garden:
    """The garden in its last turn, when nothing but points counts."""
    return replace(garden, tools=(tool("bee", "hollyhock-red"),) * 15)


def test_the_best_landing_is_found() -> None:
    level = with_insects(tree("1.1+", "2.1+", "2.2"), "ladybug", "2.1", "1.1")
    assert choose(acting(late(level), "frog", "ladybug")) == "land ladybug 2.2"
    full = with_insects(lavender("flower", into=buttercups("l")), "bee", "L1", "L1")
    assert choose(acting(late(full), "frog", "bee")) == "land bee L1"
    assert choose(acting(late(hollyhocks(blue=4, red=1)), "frog", "butterfly")) == "land butterfly blue4"


def test_an_insect_is_not_left_flying_where_it_could_land() -> None:
    for seed in range(2):
        state, chance = GAME.set_up(seed, 2, {}), Chance(seed)
        while not state.over:
            move = GAME.choose(GAME.view(state, state.seat), state.seat, chance)
            if isinstance(move, Land) and move.place == "air":
                assert legal(state)[0] == f"land {move.insect} air"
            state = GAME.apply(state, state.seat, move)


def test_a_honey_pot_that_can_be_filled_is_filled_and_with_what_there_is_most_of() -> None:
    garden = with_insects(buttercups("ll"), "bee", "V1", "V1", "V2", "V2")
    assert choose(acting(replace(garden, flying=(0, 9, 0)), "drip")) == "fill P2"


def test_a_turn_is_looked_at_as_a_whole() -> None:
    """A hollyhock alone is worth less than a bee that fills a lavender flower, by whatever comes after."""
    garden = with_insects(lavender("flower"), "bee", "L1", "L1")
    garden = replace(garden, tools=late(garden).tools[1:])
    state = taking(garden, tool("hollyhock-red", "hollyhock-blue"), tool("hollyhock-red", "bee"))
    taken = choose(state)
    after = play(state, taken)
    while after.seat == 0:
        after = play(after, choose(after))
    assert after.gardens[0].lavenders[0].bees == 3


@pytest.mark.parametrize("seed", range(2))
def test_a_move_is_found_within_a_bound_of_states_looked_at(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: Counter[str] = Counter()

    def counting(state: State, seat: int, move: Move) -> State:
        looked["states"] += 1
        return apply(state, seat, move)

    monkeypatch.setattr("rules.pergola.gardener.apply", counting)
    state, chance = GAME.set_up(seed, 4, {}), Chance(seed)
    most = 0
    while not state.over:
        looked.clear()
        move = GAME.choose(GAME.view(state, state.seat), state.seat, chance)
        most = max(most, looked["states"])
        state = GAME.apply(state, state.seat, move)
    assert most < 2 * LOOKS
