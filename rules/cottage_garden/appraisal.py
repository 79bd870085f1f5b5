"""What a position is worth to the computer gardener, in points: guesses, not rules."""

from copy import copy
from functools import lru_cache
from typing import NamedTuple

from rules.cottage_garden.beds import covered, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import in_final_round, seating
from rules.cottage_garden.shapes import regions
from rules.cottage_garden.state import Bed, Garden, State
from rules.cottage_garden.tracks import COLOURS, Colour, cubes_of, track

TURN_WORTH = 3.0  # what a turn is worth; more than the 2 points that one brings: finishing soon is strong
CAT_WORTH = 1.6
COMPLETED = 0.2  # turns that a completed bed is better than one that wants nothing but a wink
PROMISE = 0.5  # how much of the leap to the last place a cube on its way there is worth already
_LATE = 4  # with fewer turns than this before the final round, haste counts, and what cannot be finished does less


class Pace(NamedTuple):
    """How many turns a group of free squares takes: a small one of so many squares, and a larger one."""

    small: tuple[float, ...]
    first: float
    squares_a_turn: float


CALM = Pace((0.0, 1.0, 1.25, 1.1, 1.15, 1.45, 1.7), 0.35, 4.2)
"""While there is time to wait for the tile that fits, or to plant on the other bed."""
HURRIED = Pace((0.0, 1.0, 1.85, 2.5, 3.0, 3.4, 3.8), 2.2, 4.2)
"""Near the end each turn costs points, and the tile that fits seldom lies in the row when it is wanted."""


@lru_cache(maxsize=1 << 16)
def turns_to_fill(free: int, pace: Pace = CALM) -> float:
    """How many turns a bed will probably take when these plain squares are free."""
    turns = 0.0
    for region in regions(free):
        size = region.bit_count()
        turns += pace.small[size] if size < len(pace.small) else pace.first + size / pace.squares_a_turn
    return turns


class Plot:
    """A bed as the gardener ponders it: bits instead of names, so that a thousand plantings are tried in a moment."""

    __slots__ = ("covers", "extra", "plain", "pots", "taken", "tiles")

    def __init__(self, bed: Bed) -> None:
        side = components().sides[bed.side]
        self.plain, self.pots, self.covers = side.plain, side.pots, side.covers
        self.taken = covered(bed)
        self.tiles = len(bed.tiles)
        printed = (side.pots & ~self.taken).bit_count() + 2 * (side.covers & ~self.taken).bit_count()
        self.extra = visible(bed).points - printed

    def with_planted(self, bits: int, extra: int, tiles: int) -> "Plot":
        """The plot with more squares covered, by `tiles` more tiles or tokens that show `extra` points."""
        plot = copy(self)
        plot.taken, plot.extra, plot.tiles = self.taken | bits, self.extra + extra, self.tiles + tiles
        return plot

    def worth(self, bits: int, extra: int, tiles: int, turns_left: int) -> float:
        """The bed's worth when `bits` more are covered, by `tiles` more tiles that show `extra` points."""
        taken = self.taken | bits
        points = self.extra + extra + (self.pots & ~taken).bit_count() + 2 * (self.covers & ~taken).bit_count()
        turns = turns_to_fill(self.plain & ~taken, HURRIED if turns_left < _LATE else CALM) or -COMPLETED
        if turns_left >= _LATE:
            return points * 1.1 - TURN_WORTH * turns
        lost = max(0.0, turns - turns_left)
        if turns_left and self.tiles + tiles + min(turns_left, turns) <= components().few_tiles and lost:
            return 0.0
        return max(points - TURN_WORTH * lost, 0.0 if turns_left else -9.0) - 0.4 * turns


def turns_left(state: State) -> int:
    """How many turns the seat to move has after this one before the final round."""
    if in_final_round(state):
        return 0
    table = seating(state)
    return max(0, table.turns - state.steps // (len(state.gardens) * table.pace) - 1)


def cubes_worth(garden: Garden, left: int) -> float:
    """The points of the cubes, and the promise of those that are well under way."""
    promise = min(1.0, left / 10)
    return sum(_cube_worth(colour, place, promise) for colour in COLOURS for place in cubes_of(garden, colour))


def _cube_worth(colour: Colour, place: int, promise: float) -> float:
    places = track(colour)
    if place == places[-1]:
        return float(place)
    share = places.index(place) / (len(places) - 1)
    leap = places[-1] - places[-2]
    crossing = CAT_WORTH * (1.0 if place > components().line else place / 9)
    return place + promise * (PROMISE * leap * share * share + crossing)
