"""A trial: one turn made on a copy of one's own view, at any time and for oneself alone (P69)."""

from msgspec.structs import replace

from rules.pergola.board import TURNS
from rules.pergola.state import State, Turn


def trial(view: State, seat: int) -> State:
    """The view as if it were the turn of `seat`, in which no turn is ever ended.

    In one's own turn it begins where that stands; a seat that has no turn left can only fill honey pots.
    """
    if view.seat == seat and not view.over:
        return replace(view, trial=True)
    left = len(view.gardens[seat].tools) < TURNS
    return replace(view, seat=seat, turn=Turn() if left else Turn("done"), over=False, trial=True)
