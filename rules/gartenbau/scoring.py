"""Ways of scoring a flower as data: what is counted, and the points for it."""

from bisect import bisect_right
from typing import Literal

import msgspec

from rules.gartenbau.state import Colour

Kind = Literal[
    "flat",
    "colour",
    "holes",
    "spaces",
    "flowers",
    "rectangle",
    "edges",
    "largest-set",
    "largest-hole",
    "seedlings",
    "pairs",
    "sets",
    "six",
    "plants",
    "identical",
]


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a flower scores; components.toml says what each number means."""

    kind: Kind
    base: int
    each: int = 0
    most: int | None = None
    first: int = 0
    table: tuple[int, ...] = ()
    steps: tuple[int, ...] = ()
    colour: Colour | None = None
    plant: int = 0
    seedling: int = 0
    colours: tuple[Colour, ...] = ()

    def points(self, count: int) -> int:
        """The points for `count` of what is counted (for a colour: not this, but `points_of_colour`)."""
        points = self.base + self.each * count
        if self.steps:
            reached = bisect_right(self.steps, count)
            points += self.table[reached - 1] if reached else 0
        elif self.table and count >= self.first:
            points += self.table[min(count - self.first, len(self.table) - 1)]
        return points if self.most is None else min(points, self.most)

    def points_of_colour(self, plants: int, seedlings: int) -> int:
        """The points for so many visible plants and seedlings of the colour."""
        return self.base + self.plant * plants + self.seedling * seedlings
