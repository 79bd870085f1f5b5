"""Tiles as one piece each: planted, in hand, or lying in the nursery."""

from functools import lru_cache

from render.cottage_garden.kerbs import dashed, framed, veiled
from render.cottage_garden.outline import Cell
from render.cottage_garden.plantings import PLANTINGS, plants, squares
from render.scene import Box, Drawing, Group
from rules.cottage_garden.components import components

_FINE = 70.0
"""From this size of a square on, in units, each planting has its finer drawing."""


def kind_of(tile: str) -> str:
    """The kind of a tile."""
    return components().tiles[tile].name


def cells_of(kind: str, turn: int) -> frozenset[Cell]:
    """The squares of a kind in a turn."""
    return frozenset(squares(kind, turn))


def size_of(kind: str, turn: int = 1) -> tuple[int, int]:
    """How many columns and rows a kind takes in a turn."""
    cells = cells_of(kind, turn)
    return max(column for _, column in cells) + 1, max(row for row, _ in cells) + 1


def first_column(kind: str, turn: int) -> int:
    """The column of the first flower square, by which a tile is placed: the topmost row's leftmost."""
    return min(column for row, column in cells_of(kind, turn) if row == 0)


@lru_cache(maxsize=1024)
def _planted(kind: str, turn: int, square: float) -> Group:
    fine = square >= _FINE
    planting = PLANTINGS[kind]
    columns, rows = size_of(kind, turn)
    margin = square * 0.1
    # The plants of the uppermost row may rise over the kerb a little.
    box = (-margin, -square * 0.16, columns * square + margin, rows * square + square * 0.14)
    frame = framed(cells_of(kind, turn), planting.kerb, planting.ground, fine)
    return Group((_scaled(box, square, frame), *plants(kind, turn, square, fine=fine)), box, 0, 0)


def _scaled(box: Box, square: float, svg: str) -> Drawing:
    return Drawing(box, f'<g transform="scale({square / 100:g})">{svg}</g>')


def planted(kind: str, turn: int, x: float, y: float, square: float, *, glow: bool = False) -> Group:  # noqa: PLR0913
    """A tile with kerb and plants, the top left corner of its grid at x, y, on squares of this size."""
    group = _planted(kind, turn, square)
    return Group(group.items, group.box, x, y, shadow=square * 0.055, glow=glow)


def preview(kind: str, turn: int, x: float, y: float, square: float) -> tuple[Group, Group]:
    """A piece in hand where it would lie: nobody takes it for planted."""
    columns, rows = size_of(kind, turn)
    box = (0.0, -square * 0.16, columns * square, rows * square + square * 0.1)
    ground = _scaled(box, square, dashed(cells_of(kind, turn), PLANTINGS[kind].ground))
    grown = plants(kind, turn, square, fine=square >= _FINE)
    return Group((ground,), box, x, y), Group(grown, box, x, y, alpha=0.86)


def veil(kind: str, turn: int, x: float, y: float, square: float) -> Group:
    """Another place where a piece may lie."""
    columns, rows = size_of(kind, turn)
    box = (0.0, 0.0, columns * square, rows * square)
    return Group((_scaled(box, square, veiled(cells_of(kind, turn))),), box, x, y)


_ONE_SQUARE = frozenset({(0, 0)})


def square_marked(x: float, y: float, square: float) -> Group:
    """A square where a cat or flowerpot in hand would stand, with gold dashes."""
    box = (0.0, 0.0, square, square)
    return Group((_scaled(box, square, dashed(_ONE_SQUARE, "straw")),), box, x, y)


def square_veil(x: float, y: float, square: float) -> Group:
    """Another square where it may stand."""
    box = (0.0, 0.0, square, square)
    return Group((_scaled(box, square, veiled(_ONE_SQUARE)),), box, x, y)
