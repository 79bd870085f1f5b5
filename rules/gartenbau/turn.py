"""One turn, small move by small move: each verb checks its own conditions and gives the next state (G14 to G46).

A verb that may not be used gives None; `refusals` then says why.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.at_market import AT_MARKET
from rules.gartenbau.components import components
from rules.gartenbau.going_on import give_back
from rules.gartenbau.growing import GROWING
from rules.gartenbau.market import empty_petals, over, returns
from rules.gartenbau.preparing import PREPARING
from rules.gartenbau.refusals import refusal
from rules.gartenbau.state import State, Turn
from rules.gartenbau.watering import WATERING

EMPTY_PETALS = components().numbers["empty-petals"]


def apply(state: State, seat: int, move: Move) -> State:
    """The state after a move. :raises IllegalMove: naming the rule."""
    after: State | None = None
    if state.stage == "play":
        perform = _VERBS.get(type(move))
        after = perform(state, move) if perform is not None and seat == state.seat else None
    elif state.stage != "over":
        prepare = PREPARING.get(type(move))
        after = prepare(state, seat, move) if prepare is not None else None
    if after is None:
        raise refusal(state, seat, move)
    return after


def _return(state: State, move: verbs.Return) -> State | None:
    garden = state.gardens[state.seat]
    if state.turn.step != "return" or move.suns not in returns(garden):
        return None
    return give_back(state, over(garden), move.suns)


def _end(state: State, _move: verbs.End) -> State | None:
    """What was uncovered turns up; after the last turn of a round with four empty petals, the game is over (G46)."""
    if state.turn.step != "done" or state.trial:
        return None
    stacks = state.stacks
    if not all(stack.face_up for stack in stacks):
        stacks = tuple(stack if stack.face_up else replace(stack, face_up=True) for stack in stacks)
    seat = (state.seat + 1) % len(state.gardens)
    fresh = seat == state.first
    over_now = fresh and empty_petals(state) >= EMPTY_PETALS
    return replace(
        state,
        stage="over" if over_now else "play",
        stacks=stacks,
        seat=seat,
        round=state.round + (fresh and not over_now),
        turn=Turn(),
    )


_VERBS: dict[type[Move], Callable[[State, Any], State | None]] = {
    **AT_MARKET,
    **GROWING,
    **WATERING,
    verbs.Return: _return,
    verbs.End: _end,
}
