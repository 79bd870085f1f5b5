"""The shape of a garden: holes, edges and the largest full rectangle, reckoned on whole rows of bits at once.

A board is one number with a bit for each square of the smallest box around the garden and one square around that,
row by row. The rim keeps what is shifted from one row out of the next.
"""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from rules.gartenbau.squares import place_of


class Shape(NamedTuple):
    """What the outline of a garden counts."""

    holes: tuple[int, ...]
    """How many empty spaces each hole has, the largest first (G58)."""
    edges: int
    """Straight boundaries on the outside (G57)."""
    rectangle: int
    """Filled spaces of the largest full rectangle (G55)."""


def shape_of(squares: Collection[int]) -> Shape:
    """The shape that filled squares make."""
    if not squares:
        return Shape((), 0, 0)
    rows, width = _rows(squares)
    filled = 0
    for number, row in enumerate(rows, start=1):
        filled |= row << (number * width)
    every = (1 << (width * (len(rows) + 2))) - 1
    empty = every & ~filled
    outside = _spread(1, empty, width)
    holes = tuple(sorted((size for size in _sizes(empty & ~outside, width)), reverse=True))
    return Shape(holes, _edges(filled, outside, width), _rectangle(rows))


def _rows(squares: Collection[int]) -> tuple[list[int], int]:
    """A number for each row from the uppermost on, its bits shifted by one for the rim, and the width with rims."""
    places = [place_of(square) for square in squares]
    left = min(column for column, _ in places)
    top = min(row for _, row in places)
    rows = [0] * (max(row for _, row in places) - top + 1)
    for column, row in places:
        rows[row - top] |= 2 << (column - left)
    return rows, max(column for column, _ in places) - left + 3


def _spread(seed: int, within: int, width: int) -> int:
    """All of `within` that hangs together with `seed`."""
    reached = seed
    while True:
        wider = (reached | reached << 1 | reached >> 1 | reached << width | reached >> width) & within
        if wider == reached:
            return reached
        reached = wider


def _sizes(board: int, width: int) -> Iterator[int]:
    """The sizes of the connected parts of a board."""
    while board:
        part = _spread(board & -board, board, width)
        yield part.bit_count()
        board &= ~part


def _edges(filled: int, outside: int, width: int) -> int:
    """Straight runs of boundary between what is filled and the outside, counted for each of the four sides."""
    above = filled & outside << width
    below = filled & outside >> width
    left = filled & outside << 1
    right = filled & outside >> 1
    level = (above & ~(above << 1)).bit_count() + (below & ~(below << 1)).bit_count()
    upright = (left & ~(left << width)).bit_count() + (right & ~(right << width)).bit_count()
    return level + upright


def _rectangle(rows: list[int]) -> int:
    most = 0
    for top in range(len(rows)):
        shared = rows[top]
        for bottom in range(top, len(rows)):
            shared &= rows[bottom]
            if not shared:
                break
            most = max(most, _longest_run(shared) * (bottom - top + 1))
    return most


def _longest_run(bits: int) -> int:
    length = 0
    while bits:
        bits &= bits << 1
        length += 1
    return length
