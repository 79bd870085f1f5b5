"""From one turn to the next: the gardener phase, the final round, the refilling phase, the end."""

from msgspec.structs import replace

from rules.cottage_garden.beds import has_beds
from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import (
    MUST_FILL,
    empty_places,
    fill_row,
    in_final_round,
    seating,
    step_gardener,
    visit_of_neighbour,
)
from rules.cottage_garden.state import State, Turn
from rules.cottage_garden.tracks import payments


def next_turn(state: State) -> State:
    """The state when the next seat that has a bed begins its turn, or the game is over (C32 to C40)."""
    while True:
        began = in_final_round(state)
        state = _gardener_phase(state)
        state = replace(state, seat=(state.seat + 1) % len(state.gardens))
        if in_final_round(state) and not began:
            state = _give_up_beds(state)
        if not any(has_beds(garden) for garden in state.gardens):
            return replace(state, over=True, turn=Turn())
        if has_beds(state.gardens[state.seat]):
            return _begin_turn(state)


def _gardener_phase(state: State) -> State:
    for step in range(pace := seating(state).pace):
        state = step_gardener(state)
        if step < pace - 1:
            state = visit_of_neighbour(state)
    return state


def _give_up_beds(state: State) -> State:
    """Beds with few tiles leave the game; their tiles go to the end of the queue, the next seat's first (C34)."""
    gardens, queue = list(state.gardens), list(state.queue)
    seats = len(gardens)
    for seat in (*range(state.seat, seats), *range(state.seat)):
        beds = list(gardens[seat].beds)
        for place, bed in enumerate(beds):
            if bed is not None and len(bed.tiles) <= components().few_tiles:
                queue.extend(lying.tile for lying in bed.tiles)
                beds[place] = None
        gone = beds.count(None)
        gardens[seat] = replace(gardens[seat], beds=tuple(beds), given_up=gone)
    return replace(state, gardens=tuple(gardens), queue=tuple(queue))


def _begin_turn(state: State) -> State:
    owes = in_final_round(state) and state.mode == "full" and payments(state.gardens[state.seat])
    if owes:
        return replace(state, turn=Turn("pay", refill=False))
    return begin_planting(state)


def begin_planting(state: State) -> State:
    """The state after the refilling phase that must be: three or four empty places are filled (C8)."""
    if len(empty_places(state)) >= MUST_FILL:
        return replace(fill_row(state), turn=Turn(refill=False))
    return replace(state, turn=Turn())
