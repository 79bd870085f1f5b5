"""The outline of a tile: a rounded path round all of its squares, in units of which a square has 100."""

from collections.abc import Iterable
from math import pi
from typing import NamedTuple

Cell = tuple[int, int]
"""Row and column."""
SQUARE = 100


class Outline(NamedTuple):
    """The path's data for SVG, and how long it is."""

    path: str
    length: float


def _edges(cells: frozenset[Cell]) -> dict[Cell, Cell]:
    """From each corner of the shape to the next, clockwise, a square's side at a time (x, y in squares)."""
    edges: dict[Cell, Cell] = {}
    for row, column in cells:
        if (row - 1, column) not in cells:
            edges[column, row] = (column + 1, row)
        if (row, column + 1) not in cells:
            edges[column + 1, row] = (column + 1, row + 1)
        if (row + 1, column) not in cells:
            edges[column + 1, row + 1] = (column, row + 1)
        if (row, column - 1) not in cells:
            edges[column, row + 1] = (column, row)
    return edges


def _corners(cells: frozenset[Cell]) -> list[tuple[Cell, Cell, Cell]]:
    """Each corner with the direction in which the path comes to it and that in which it goes on."""
    edges = _edges(cells)
    start = at = min(edges)
    found = []
    came = next((at[0] - before[0], at[1] - before[1]) for before, to in edges.items() if to == at)
    while True:
        to = edges[at]
        goes = (to[0] - at[0], to[1] - at[1])
        if goes != came:
            found.append((at, came, goes))
        at, came = to, goes
        if at == start:
            return found


def outline(cells: Iterable[Cell], inset: float, outer: float, inner: float) -> Outline:
    """The path `inset` inside the squares' edges, with radius `outer` at corners that stick out, else `inner`.

    The squares hang together and enclose no hole, as those of every tile do.
    """
    steps: list[str] = []
    points: list[tuple[float, float]] = []
    length = 0.0
    for (x, y), (dx, dy), (ex, ey) in _corners(frozenset(cells)):
        sticks_out = dx * ey - dy * ex > 0
        radius = outer if sticks_out else inner
        # The inside lies to the right of the way: of dx, dy that is -dy, dx.
        px, py = x * SQUARE + inset * (-dy - ey), y * SQUARE + inset * (dx + ex)
        begin, end = (px - dx * radius, py - dy * radius), (px + ex * radius, py + ey * radius)
        if points:
            length += abs(begin[0] - points[-1][0]) + abs(begin[1] - points[-1][1])
        points += [begin, end]
        length += pi / 2 * radius
        steps.append(
            f"{'L' if steps else 'M'}{begin[0]:g},{begin[1]:g} "
            f"A{radius:g},{radius:g} 0 0 {1 if sticks_out else 0} {end[0]:g},{end[1]:g}"
        )
    length += abs(points[0][0] - points[-1][0]) + abs(points[0][1] - points[-1][1])
    return Outline(" ".join(steps) + " Z", length)
