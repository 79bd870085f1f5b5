"""Where things are in the picture of a garden, in its units: lengths that come to whole pixels."""

from render.scene import Point
from rules.cottage_garden.shapes import SQUARES

WIDTH, HEIGHT, PIXELS = 1500, 1066, 1200
SQUARE = 116.25
"""A square of a bed: 93 pixels."""
BED = 5 * SQUARE
TOP = 266.25
_LEFTS = {1: (450.0,), 2: (112.5, 813.75)}


def bed_corners(beds: int) -> tuple[Point, ...]:
    """The top left corners of the beds' squares, from left to right."""
    return tuple((left, TOP) for left in _LEFTS[beds])


def corner_of(square: str, corner: Point, size: float = SQUARE) -> Point:
    """The top left corner of a square of a bed whose own corner is given."""
    place = SQUARES.index(square)
    return corner[0] + place % 5 * size, corner[1] + place // 5 * size


def middle_of(square: str, corner: Point, size: float = SQUARE) -> Point:
    """The middle of a square of a bed."""
    x, y = corner_of(square, corner, size)
    return x + size / 2, y + size / 2
