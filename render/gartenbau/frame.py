"""Which squares a garden's picture shows, and where each lies: what is there and one square around it."""

from collections.abc import Collection
from functools import cached_property

import msgspec

from render.scene import Box, Point
from rules.gartenbau.squares import column_name, number_at, place_of

WIDTH = 1500
PIXELS = 1200
LEFT, TOP = 75.0, 160.0
"""Left of the plot stand the names of the rows, above it hedge and names of the columns."""
SIDE_WIDTH, WIDE_WIDTH = 1035.0, 1410.0
"""The plot's width beside the cabinet, and over it."""
LEAST_BESIDE, LEAST_OVER, MOST_HEIGHT = 825.0, 600.0, 1330.0
"""The plot is as high as the cabinet beside it, or a good deal higher than the one below it."""
SHELF = 200.0
"""The height of the cabinet that lies along the foot."""
_ROOMY, _WORTH_IT = 85, 0.85
"""Where cells beside the cabinet are smaller than this, and by so much smaller than over it, it goes to the foot."""
_MOST_CELL, _GOOD_CELL, _LEAST_CELL = 140, 70, 15
_STEP = 5
"""Cells are multiples of this: whole pixels, and few sizes to keep rasters of."""
_LEAST_COLUMNS, _LEAST_ROWS = 7, 5


class Frame(msgspec.Struct, frozen=True, dict=True):
    """A window on the garden: its first column and row, how many of each, and where the first square lies."""

    column: int
    row: int
    columns: int
    rows: int
    cell: float
    x: float
    y: float
    wide: bool
    """The cabinet lies along the foot."""
    cut: bool = False
    """Parts of the garden lie outside."""

    @cached_property
    def right(self) -> float:
        return self.x + self.columns * self.cell

    @cached_property
    def foot(self) -> float:
        return self.y + self.rows * self.cell

    def corner(self, square: int) -> Point:
        """The upper left corner of a square, wherever it is."""
        column, row = place_of(square)
        return self.x + (column - self.column) * self.cell, self.y + (row - self.row) * self.cell

    def box(self, squares: Collection[int]) -> Box:
        """What squares cover together."""
        corners = [self.corner(square) for square in squares]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        return left, top, max(x for x, _ in corners) + self.cell, max(y for _, y in corners) + self.cell

    def middle(self, squares: Collection[int]) -> Point:
        """The middle of what squares cover together."""
        left, top, right, bottom = self.box(squares)
        return (left + right) / 2, (top + bottom) / 2

    def shows(self, square: int) -> bool:
        """Whether the square is in the window."""
        column, row = place_of(square)
        return 0 <= column - self.column < self.columns and 0 <= row - self.row < self.rows

    def all_squares(self) -> list[int]:
        """The squares of the window, row by row."""
        return [
            number_at(self.column + column, self.row + row)
            for row in range(self.rows)
            for column in range(self.columns)
        ]

    def column_names(self) -> list[str]:
        """The names along the upper edge."""
        return [column_name(self.column + place) for place in range(self.columns)]

    def row_names(self) -> list[str]:
        """The names along the left edge."""
        return [str(self.row + place) for place in range(self.rows)]


def frame_of(filled: Collection[int], meant: Collection[int]) -> Frame:
    """The window for a garden that fills `filled`, in a step about the squares `meant`.

    A garden so large that its squares would be too small to read is cut to those that are meant; without any it is
    shown whole, small as it is.
    """
    whole = _around({*filled}, {*meant})
    frame = _fit(whole, cut=False)
    if frame.cell >= _GOOD_CELL or not meant:
        return frame
    part = _fit(_around({*meant}, set(), by=2), cut=True)
    return part if part.cell > frame.cell else frame


def _around(filled: set[int], also: set[int], by: int = 1) -> tuple[int, int, int, int]:
    """First column and row, last column and row."""
    places = [place_of(square) for square in filled]
    more = [place_of(square) for square in also]
    columns, rows = [column for column, _ in places], [row for _, row in places]
    return (
        min([min(columns) - by, *(column for column, _ in more)]),
        min([min(rows) - by, *(row for _, row in more)]),
        max([max(columns) + by, *(column for column, _ in more)]),
        max([max(rows) + by, *(row for _, row in more)]),
    )


def _fit(window: tuple[int, int, int, int], *, cut: bool) -> Frame:
    left, top, right, bottom = window
    columns, rows = right - left + 1, bottom - top + 1
    beside, over = _cell(columns, rows, SIDE_WIDTH), _cell(columns, rows, WIDE_WIDTH)
    wide = beside < min(_ROOMY, _WORTH_IT * over)
    width, cell = (WIDE_WIDTH, over) if wide else (SIDE_WIDTH, beside)
    # What room is left over is lawn, the same on both sides: squares are added, none is made larger for it.
    more_columns = max(0, int(width // cell) - columns)
    more_rows = max(0, int((LEAST_OVER if wide else LEAST_BESIDE) // cell) - rows)
    columns, rows = columns + more_columns, rows + more_rows
    x = LEFT + _STEP * ((width - columns * cell) / 2 // _STEP)
    return Frame(left - more_columns // 2, top - more_rows // 2, columns, rows, cell, x, TOP, wide, cut)


def _cell(columns: int, rows: int, width: float) -> int:
    fit = min(width / max(columns, _LEAST_COLUMNS), MOST_HEIGHT / max(rows, _LEAST_ROWS), _MOST_CELL)
    return max(_LEAST_CELL, int(fit // _STEP) * _STEP)
