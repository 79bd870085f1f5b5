"""Where the gardener's stops are round the nursery, and where everybody's next turns will be."""

from typing import Literal

from rules.cottage_garden.nursery import seating
from rules.cottage_garden.shapes import PLACES
from rules.cottage_garden.state import State

SideName = Literal["top", "right", "bottom", "left"]


def is_corner(state: State, stop: int) -> bool:
    """Whether a stop is at a corner, at the end of a diagonal."""
    first, second = seating(state).lines[stop - 1][:2]
    return first % 4 != second % 4 and first // 4 != second // 4


def side_of(state: State, stop: int) -> SideName:
    """The side of the nursery at which a stop is (of a corner, the one that comes before it, clockwise)."""
    first, second = seating(state).lines[stop - 1][:2]
    column, row = first % 4, first // 4
    if is_corner(state, stop):
        return {(3, 0): "top", (3, 3): "right", (0, 3): "bottom", (0, 0): "left"}[column, row]  # type: ignore[return-value]
    if first % 4 == second % 4:
        return "top" if row == 0 else "bottom"
    return "left" if column == 0 else "right"


def name_of(state: State, stop: int) -> str:
    """The column's letter or the row's number at whose end a stop is; of a corner, its place's name."""
    name = PLACES[seating(state).lines[stop - 1][0]]
    if is_corner(state, stop):
        return name
    return name[0] if side_of(state, stop) in ("top", "bottom") else name[1]


def next_stops(state: State, count: int = 4) -> tuple[tuple[int, int], ...]:
    """The seats that come next, in order, with the stops at which their turns will be; nobody's when it is over.

    Seats whose beds have all left the game pass: the gardener moves on without them.
    """
    seats, table = len(state.gardens), seating(state)
    found: list[tuple[int, int]] = []
    for step in range(1, count * seats + 1):
        seat = (state.seat + step) % seats
        stop = (state.gardener - 1 + step * table.pace) % len(table.lines) + 1
        if not state.over and any(bed is not None for bed in state.gardens[seat].beds):
            found.append((seat, stop))
        if len(found) == count:
            break
    return tuple(found)
