"""Flowerbeds: what is covered, what is still visible, when a bed is completed, and what moves call it."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple, cast

from rules.cottage_garden.components import components
from rules.cottage_garden.moves import BedName
from rules.cottage_garden.shapes import BIT
from rules.cottage_garden.state import Bed, Garden

LIGHT, DARK = "light", "dark"
_BEDS = 1 << 14  # beds whose bits are remembered: those of some hundred games in progress


class Visible(NamedTuple):
    """How many flowerpots and plant covers a bed shows: printed on soil or tiles and not covered, and pot tokens."""

    pots: int
    covers: int

    @property
    def points(self) -> int:
        return self.pots + 2 * self.covers


@cache
def _ways(kind: str) -> dict[tuple[int, str], int]:
    return {(way.turn, way.square): way.bits for way in components().kinds[kind].placements}


def bits_at(tile: str, turn: int, square: str) -> int | None:
    """The squares that a tile covers when it lies so; None where it would leave the bed or the turn is not used."""
    return _ways(components().tiles[tile].name).get((turn, square))


@lru_cache(maxsize=_BEDS)
def covered(bed: Bed) -> int:
    """The squares that tiles, cats and pot tokens lie on, as bits."""
    bits = tiled(bed)
    for square in (*bed.cats, *bed.pots):
        bits |= BIT[square]
    return bits


def tiled(bed: Bed) -> int:
    """The squares that tiles lie on, as bits."""
    bits = 0
    for lying in bed.tiles:
        bits |= _ways(components().tiles[lying.tile].name)[lying.turn, lying.square]
    return bits


@lru_cache(maxsize=_BEDS)
def plain_free(bed: Bed) -> int:
    """The squares that must still be covered: plain soil on which nothing lies, as bits."""
    return components().sides[bed.side].plain & ~covered(bed)


def is_completed(bed: Bed) -> bool:
    """Whether every plain square is covered (C22)."""
    return not plain_free(bed)


@lru_cache(maxsize=_BEDS)
def visible(bed: Bed) -> Visible:
    """What the bed is worth when it is completed as it stands (C23)."""
    side, tiles = components().sides[bed.side], components().tiles
    bits = covered(bed)
    pots = (side.pots & ~bits).bit_count() + len(bed.pots) + sum(tiles[lying.tile].pots for lying in bed.tiles)
    covers = (side.covers & ~bits).bit_count() + sum(tiles[lying.tile].covers for lying in bed.tiles)
    return Visible(pots, covers)


def bed_names(garden: Garden) -> tuple[BedName | None, ...]:
    """What moves call the beds of a garden, from left to right; None where there is none."""
    return _names(tuple([None if bed is None else bed.side[0] for bed in garden.beds]))


@cache
def _names(letters: tuple[str | None, ...]) -> tuple[BedName | None, ...]:
    words = [None if letter is None else LIGHT if letter == "L" else DARK for letter in letters]
    named = [
        word if word is None or words.count(word) == 1 else f"{word}{words[: place + 1].count(word)}"
        for place, word in enumerate(words)
    ]
    return cast(tuple[BedName | None, ...], tuple(named))


def named_beds(garden: Garden) -> Iterator[tuple[BedName, Bed]]:
    """The beds that a garden still has, each with its name in moves."""
    for name, bed in zip(bed_names(garden), garden.beds, strict=True):
        if name is not None and bed is not None:
            yield name, bed


def completed_beds(garden: Garden) -> tuple[int, ...]:
    """The places of the completed beds in the garden."""
    return tuple([place for place, bed in enumerate(garden.beds) if bed is not None and not plain_free(bed)])


def has_beds(garden: Garden) -> bool:
    """Whether a bed is left to plant."""
    return any(bed is not None for bed in garden.beds)
