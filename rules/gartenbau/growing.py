"""Plants and flowers, bought or placed in a turn or by an ability (G26 to G35, G37, G39)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.components import PlantTile, components
from rules.gartenbau.going_on import collect_gift, collect_suns, pair_or_none, settle, square_or_none
from rules.gartenbau.ground import flower_beds, ground_of, with_flower, with_plant
from rules.gartenbau.market import can_pay, gifts, next_stone, savings, top_plant
from rules.gartenbau.squares import name_of
from rules.gartenbau.state import COLOURS, Colour, Garden, Plant, Plot, State, Turn

_BOX = components()
_DONE = Turn("done", acted=True)


def _plant(state: State, move: verbs.PlantOut) -> State | None:
    garden, plant = state.gardens[state.seat], top_plant(state, move.colour)
    if state.turn.step != "act" or plant is None or not can_pay(garden, plant):
        return None
    plot = _planted(garden.plot, move.colour, move.squares, plant)
    if plot is None:
        return None
    garden = replace(garden, plot=plot, space=next_stone(state, state.seat))
    return _bought(replace(state, turn=_DONE), garden, move.colour, (plant.suns, plant.waters))


def _buy(state: State, move: verbs.Buy) -> State | None:
    garden, plant = state.gardens[state.seat], top_plant(state, move.colour)
    if state.turn.step != "buy" or plant is None:
        return None
    by_sun = move.saving == "sun"
    if not savings(garden.suns, garden.waters, plant)[0 if by_sun else 1]:
        return None
    plot = _planted(garden.plot, move.colour, move.squares, plant)
    if plot is None:
        return None
    price = (plant.suns - by_sun, plant.waters - (not by_sun))
    return _bought(state, replace(garden, plot=plot), move.colour, price)


def _planted(plot: Plot, colour: Colour, squares: str, plant: PlantTile) -> Plot | None:
    pair = pair_or_none(squares)
    if pair is None or pair not in ground_of(plot).plant_places[colour]:
        return None
    return with_plant(plot, Plant(colour, (name_of(pair[0]), name_of(pair[1])), plant.prestige))


def _bought(state: State, garden: Garden, colour: Colour, price: tuple[int, int]) -> State:
    suns, waters = price
    garden = replace(garden, suns=garden.suns - suns, waters=garden.waters - waters)
    place = COLOURS.index(colour)
    plants = (*state.plants[:place], state.plants[place] - 1, *state.plants[place + 1 :])
    return settle(state, garden, state.turn, plants=plants, suns=state.suns + suns, waters=state.waters + waters)


def _bloom(state: State, move: verbs.Bloom) -> State | None:
    turn, garden = state.turn, state.gardens[state.seat]
    if turn.step not in ("act", "bloom") or move.flower not in _BOX.flowers:
        return None
    held = move.flower if move.flower in garden.hand else None  # in an export, a hand that its reader has not seen
    square = square_or_none(move.square)
    if held not in garden.hand or square not in flower_beds(ground_of(garden.plot), move.flower):
        return None
    hand = list(garden.hand)
    hand.remove(held)
    plot = with_flower(garden.plot, move.flower, square)
    space = garden.space if turn.step == "bloom" else next_stone(state, state.seat)
    garden = replace(garden, hand=tuple(hand), plot=plot, space=space)
    return collect_gift(state, garden, replace(turn, acted=True))


def _collect(state: State, move: verbs.Collect) -> State | None:
    if state.turn.step != "collect" or move.suns not in gifts(state):
        return None
    return collect_suns(state, move.suns)


GROWING: dict[type[Move], Callable[[State, Any], State | None]] = {
    verbs.PlantOut: _plant,
    verbs.Buy: _buy,
    verbs.Bloom: _bloom,
    verbs.Collect: _collect,
}
