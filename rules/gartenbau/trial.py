"""A trial: one turn made on a copy of one's own view, at any time and for oneself alone (G68)."""

from msgspec.structs import replace

from rules.gartenbau.sight import view as seen_by
from rules.gartenbau.state import State, Turn


def trial(view: State, seat: int) -> State:
    """The view as if it were the turn of `seat`, in which no turn is ever ended.

    In one's own turn it begins where that stands, before the first turn with one's own preparation; in the draft
    there is nothing to try.
    """
    if view.stage == "over":
        return seen_by(replace(view, stage="play", seat=seat, turn=Turn(), trial=True), seat)
    turn = view.turn if view.seat == seat else Turn()
    return replace(view, seat=seat, turn=turn, trial=True)
