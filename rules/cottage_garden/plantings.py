"""All plantings of a tile, so prepared that those which fit on a bed are found without trying each.

The ways to lie on an empty bed are numbered, so that a set of ways is an integer too, one bit for each. For every
pattern of taken squares in a row of the bed we know which ways it blocks; for every four ways, which moves they are.
"""

from functools import cache
from typing import NamedTuple

from rules.cottage_garden.components import components
from rules.cottage_garden.moves import BedName, Plant
from rules.cottage_garden.shapes import BIT, WIDTH
from rules.game import Move

_ROW = (1 << WIDTH) - 1
_FEW = 8  # so many ways are taken one by one; of more, four at a time
_DIGITS = "0123456789abcdef"


class Plantings(NamedTuple):
    """The plantings of one tile on a bed of one name."""

    ways: tuple[tuple[int, Move], ...]
    """Each way to lie on the bed: the squares that it covers, and the move."""
    every: int
    """The set of all ways."""
    blocked: tuple[tuple[int, ...], ...]
    """For each row of the bed and each pattern of five taken squares in it: the set of ways that it blocks."""
    fours: tuple[dict[str, tuple[Move, ...]], ...]
    """For each four ways, the first four first, and each hexadecimal digit, which is a set of them: their moves."""

    def fitting(self, taken: int) -> list[Move]:
        """The moves that cover no square of `taken`, in the order of turns and squares."""
        first, second, third, fourth, fifth = self.blocked
        blocked = first[taken & _ROW] | second[taken >> 5 & _ROW] | third[taken >> 10 & _ROW]
        free = self.every & ~(blocked | fourth[taken >> 15 & _ROW] | fifth[taken >> 20])
        moves: list[Move] = []
        if free.bit_count() > _FEW:
            for four, digit in zip(self.fours, f"{free:x}"[::-1], strict=False):
                moves += four[digit]
            return moves
        while free:
            lowest = free & -free
            moves.append(self.ways[lowest.bit_length() - 1][1])
            free ^= lowest
        return moves


@cache
def plantings(tile: str, bed: BedName) -> Plantings:
    """The plantings of a tile on a bed of this name."""
    placements = components().tiles[tile].placements
    plants = tuple(Plant(tile, bed, way.turn, way.square) for way in placements)
    by_square = [sum(1 << number for number, way in enumerate(placements) if way.bits & bit) for bit in BIT.values()]
    rows = tuple(_unions(by_square[start : start + WIDTH]) for start in range(0, len(by_square), WIDTH))
    fours: tuple[dict[str, tuple[Move, ...]], ...] = tuple(
        {
            digit: tuple(plant for place, plant in enumerate(plants[start : start + 4]) if pattern >> place & 1)
            for pattern, digit in enumerate(_DIGITS)
        }
        for start in range(0, len(plants), 4)
    )
    ways = tuple((way.bits, plant) for way, plant in zip(placements, plants, strict=True))
    return Plantings(ways, (1 << len(plants)) - 1, rows, fours)


def _unions(sets: list[int]) -> tuple[int, ...]:
    """The union of every selection of the sets: of none, the first, the second, both, the third and so on."""
    unions = [0]
    for ways in sets:
        unions += [union | ways for union in unions]
    return tuple(unions)
