"""How a turn goes on after each small move: what leaves no choice is done at once."""

from typing import Any

from msgspec.structs import replace

from rules.gartenbau.market import gift_size, gifts, over, returns
from rules.gartenbau.squares import NoSquare, pair_of, square_of
from rules.gartenbau.state import Garden, Stack, State, Turn


def with_acting(state: State, garden: Garden, turn: Turn, **parts: Any) -> State:
    """The state with the acting seat's garden, its turn and other parts changed."""
    seat = state.seat
    gardens = (*state.gardens[:seat], garden, *state.gardens[seat + 1 :])
    return replace(state, gardens=gardens, turn=turn, **parts)


def with_stack(state: State, petal: int, stack: Stack) -> tuple[Stack, ...]:
    return (*state.stacks[:petal], stack, *state.stacks[petal + 1 :])


def settle(state: State, garden: Garden, turn: Turn, **parts: Any) -> State:
    """The action is done: what is held over ten goes back, then nothing but ending is left (G16)."""
    many = over(garden)
    if not many:
        return with_acting(state, garden, replace(turn, step="done", tile=None, lifted=None), **parts)
    choices = returns(garden)
    waiting = with_acting(state, garden, replace(turn, step="return", tile=None, lifted=None), **parts)
    return give_back(waiting, many, choices[0]) if len(choices) == 1 else waiting


def give_back(state: State, many: int, suns: int) -> State:
    garden = state.gardens[state.seat]
    waters = many - suns
    garden = replace(garden, suns=garden.suns - suns, waters=garden.waters - waters)
    turn = replace(state.turn, step="done")
    return with_acting(state, garden, turn, suns=state.suns + suns, waters=state.waters + waters)


def collect_gift(state: State, garden: Garden, turn: Turn) -> State:
    """Three resources of one's choice; without asking where the supply leaves no choice (G17, G35)."""
    waiting = with_acting(state, garden, replace(turn, step="collect"))
    choices = gifts(state)
    return collect_suns(waiting, choices[0]) if len(choices) == 1 else waiting


def collect_suns(state: State, suns: int) -> State:
    many = gift_size(state)
    waters = many - suns
    garden = state.gardens[state.seat]
    garden = replace(garden, suns=garden.suns + suns, waters=garden.waters + waters)
    return settle(state, garden, state.turn, suns=state.suns - suns, waters=state.waters - waters)


def square_or_none(name: str) -> int | None:
    try:
        return square_of(name)
    except NoSquare:
        return None


def pair_or_none(name: str) -> tuple[int, int] | None:
    try:
        return pair_of(name)
    except NoSquare:
        return None
