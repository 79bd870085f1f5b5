"""Squares, bit boards, and the ways a tile can lie on a bed.

A bed is 25 bits: bit 0 is A1, bit 1 is B1, bit 5 is A2, bit 24 is E5.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

WIDTH = 5
SQUARES = tuple(f"{column}{row}" for row in range(1, WIDTH + 1) for column in "ABCDE")
"""The names of a bed's squares in the order of their bits."""
PLACES = tuple(f"{column}{row}" for row in range(1, 5) for column in "ABCD")
"""The names of the nursery's places, row by row."""
BIT = {name: 1 << index for index, name in enumerate(SQUARES)}
ALL = (1 << WIDTH * WIDTH) - 1

_FIRST_COLUMN = sum(BIT[name] for name in SQUARES if name[0] == "A")
_LAST_COLUMN = _FIRST_COLUMN << WIDTH - 1


TurnNumber = Literal[1, 2, 3, 4, 5, 6, 7, 8]
TURNS: tuple[TurnNumber, ...] = (1, 2, 3, 4, 5, 6, 7, 8)


class Placement(NamedTuple):
    """A way for a tile to lie on a bed: the turn, the square of its first flower square, all its squares as bits."""

    turn: TurnNumber
    square: str
    bits: int


def bits_of(rows: Iterable[str], letter: str) -> int:
    """The squares of a bed that show a letter."""
    return sum(1 << index for index, shown in enumerate("".join(rows)) if shown == letter)


def squares_of(bits: int) -> tuple[str, ...]:
    """The names of the squares that are set, in order."""
    return tuple(name for name in SQUARES if bits & BIT[name])


def first_square(bits: int) -> str:
    """The name of the first square that is set: the topmost row's leftmost."""
    return SQUARES[(bits & -bits).bit_length() - 1]


def turned(rows: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """How a shape looks in a turn, 1 to 8: 5 to 8 are mirrored, then each is turned clockwise by quarters."""
    if turn > 4:
        rows = tuple(row[::-1] for row in rows)
    for _ in range((turn - 1) % 4):
        rows = tuple("".join(column) for column in zip(*rows[::-1], strict=True))
    return rows


def place_in_all_turns(
    rows: tuple[str, ...],
) -> tuple[tuple[Placement, ...], tuple[TurnNumber, ...], frozenset[tuple[str, ...]]]:
    """Every placement on an empty bed, the turns that look different, and all looks (the same for equal shapes)."""
    looks: list[tuple[str, ...]] = []
    turns: list[TurnNumber] = []
    placements: list[Placement] = []
    for turn in TURNS:
        look = turned(rows, turn)
        if look in looks:
            continue
        looks.append(look)
        turns.append(turn)
        placements += [Placement(turn, first_square(bits), bits) for bits in _everywhere(look)]
    return tuple(placements), tuple(turns), frozenset(looks)


def _everywhere(look: tuple[str, ...]) -> list[int]:
    height, width = len(look), len(look[0])
    corner = sum(1 << r * WIDTH + c for r, row in enumerate(look) for c, letter in enumerate(row) if letter != ".")
    return [corner << top * WIDTH + left for top in range(WIDTH - height + 1) for left in range(WIDTH - width + 1)]


def regions(bits: int) -> list[int]:
    """The squares that are set, in groups that hang together by their sides."""
    found = []
    while bits:
        region = bits & -bits
        while True:
            grown = region | region << WIDTH | region >> WIDTH
            grown |= (region & ~_LAST_COLUMN) << 1 | (region & ~_FIRST_COLUMN) >> 1
            grown &= bits
            if grown == region:
                break
            region = grown
        found.append(region)
        bits &= ~region
    return found
