"""The squares of a garden that grows in any direction: names that never shift, and numbers to reckon with.

The starter tile lies on m10, n10, m11 and n11, at all times. Columns go from a to z, then to the right of z aa, ab …
and to the left of a zz, zy …; rows count down the page and go on above row 1 as 0, -1 …. The number of a square is
`row * STRIDE + column`, both moved so far that they are never negative: neighbours differ by 1 or by STRIDE.
"""

import re
from typing import Literal

Facing = Literal["up", "right", "down", "left"]
FACINGS: tuple[Facing, ...] = ("up", "right", "down", "left")

STRIDE = 1024
STEPS: dict[Facing, int] = {"up": -STRIDE, "right": 1, "down": STRIDE, "left": -1}
AROUND = (-STRIDE, 1, STRIDE, -1)
_MIDDLE = STRIDE // 2
_LETTERS = 26
_PAIRS = _LETTERS * _LETTERS
_NAME = re.compile(r"([a-z]{1,2})(-?\d{1,3})")
_names: dict[int, str] = {}


class NoSquare(ValueError):
    """A text that is no square's name."""


class _Numbers(dict[str, int]):
    """The squares by name, each reckoned when it is first asked for."""

    def __missing__(self, name: str) -> int:
        found = _NAME.fullmatch(name.lower())
        if found is None or (abs(int(found[2])) >= _MIDDLE):
            raise NoSquare(name)
        square = number_at(_column(found[1]), int(found[2]))
        if name_of(square) == name:  # another spelling (`M10`, `m010`) is understood but not kept
            self[name] = square
        return square


NUMBERS = _Numbers()
"""The square that a name names, as `square_of`: for loops over many names."""


def number_at(column: int, row: int) -> int:
    """The number of the square in `column` (a is 0, to the left negative) and `row` (as it is written)."""
    return (row + _MIDDLE) * STRIDE + column + _MIDDLE


def place_of(square: int) -> tuple[int, int]:
    """The column (a is 0) and row of a square."""
    row, column = divmod(square, STRIDE)
    return column - _MIDDLE, row - _MIDDLE


def column_name(column: int) -> str:
    """The letters of a column: a to z for 0 to 25, aa, ab … after them, zz, zy … before a."""
    if 0 <= column < _LETTERS:
        return chr(ord("a") + column)
    first, second = divmod(column - _LETTERS if column > 0 else _PAIRS + column, _LETTERS)
    return chr(ord("a") + first) + chr(ord("a") + second)


def _column(letters: str) -> int:
    if len(letters) == 1:
        return ord(letters) - ord("a")
    number = (ord(letters[0]) - ord("a")) * _LETTERS + ord(letters[1]) - ord("a")
    return number + _LETTERS if number < _PAIRS // 2 else number - _PAIRS


def name_of(square: int) -> str:
    """The name of a square."""
    name = _names.get(square)
    if name is None:
        column, row = place_of(square)
        name = _names[square] = f"{column_name(column)}{row}"
    return name


def square_of(name: str) -> int:
    """The square that a name names; letter case is free. :raises NoSquare:"""
    return NUMBERS[name]


def pair_name(one: int, other: int) -> str:
    """The name of two squares that share an edge, the left or upper one first: `m9-n9`."""
    return f"{name_of(min(one, other))}-{name_of(max(one, other))}"


def pair_of(name: str) -> tuple[int, int]:
    """The two squares that a name like `m9-n9` names, the left or upper one first; they share an edge.

    :raises NoSquare:
    """
    found = re.fullmatch(r"([A-Za-z]{1,2}-?\d{1,3})-([A-Za-z]{1,2}-?\d{1,3})", name)
    if found is None:
        raise NoSquare(name)
    squares = sorted((square_of(found[1]), square_of(found[2])))
    if squares[1] - squares[0] not in (1, STRIDE):
        raise NoSquare(name)
    return squares[0], squares[1]
