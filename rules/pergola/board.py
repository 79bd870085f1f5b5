"""The end of a turn at the action board: tools slide, hidden things turn up, the next seat begins (P16, P65)."""

from msgspec.structs import replace

from rules.pergola.components import components
from rules.pergola.state import Pile, State, Tool, Turn

TURNS = components().turns
_HALF = 2  # places in each half of the solo board


def clear_up(state: State) -> State:
    """The state after the end of a turn."""
    slot = state.turn.slot
    tools, discarded = list(state.tools), state.discarded
    if len(state.gardens) == 1 and slot is not None:
        other = slot ^ 1  # the neighbour takes the other tool of the same half
        gone = tools[other]
        tools[other] = None
        discarded = discarded if gone is None else (*discarded, gone)
    seat = (state.seat + 1) % len(state.gardens)
    over = len(state.gardens[seat].tools) >= TURNS
    shown, stack = _slide(tools, () if over else state.stack)
    left, middle, right = (_turn_up(pile) for pile in state.piles)
    return replace(
        state,
        tools=shown,
        stack=state.stack if over else stack,
        discarded=discarded,
        piles=(left, middle, right),
        seat=state.seat if over else seat,
        turn=Turn(),
        over=over,
    )


def _slide(tools: list[Tool | None], stack: tuple[Tool, ...]) -> tuple[tuple[Tool | None, ...], tuple[Tool, ...]]:
    """The tools moved to the right, and the gaps at the left filled from the stack, the rightmost first."""
    kept: list[Tool | None] = [tool for tool in tools if tool is not None]
    gaps = len(tools) - len(kept)
    new: list[Tool | None] = [*stack[:gaps]]
    empty: list[Tool | None] = [None] * (gaps - len(new))
    return (*empty, *reversed(new), *kept), stack[gaps:]


def _turn_up(pile: Pile) -> Pile:
    return pile if pile.face_up else replace(pile, face_up=True)
