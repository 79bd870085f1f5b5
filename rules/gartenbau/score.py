"""The prestige of a garden: flowers, visible plants, unused tokens (G47 to G67)."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property, lru_cache

from rules.game import ScoreLine, ScoreSheet
from rules.gartenbau.clusters import groups_of_six, pairs, sets_of_one_colour
from rules.gartenbau.components import components
from rules.gartenbau.ground import FLOWER_NEIGHBOURS, Ground, ground_of
from rules.gartenbau.scoring import Kind, Scoring
from rules.gartenbau.shape import Shape, shape_of
from rules.gartenbau.squares import square_of
from rules.gartenbau.state import Flower, Garden, Plot, State

_BOX = components()
CATEGORIES = ("flowers", "plants", "flower-pot", "watering-can")
TOKEN_POINTS = _BOX.numbers["token-points"]
BY_PLACE: frozenset[Kind] = frozenset({"spaces", "flowers", "identical"})
"""Kinds whose points depend on where the flower lies."""


class Reckoning:
    """What the flowers of a plot count; each thing is counted when it is first asked for."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground

    @cached_property
    def shape(self) -> Shape:
        return shape_of(self.ground.tile_on)

    @cached_property
    def sets(self) -> tuple[int, ...]:
        return sets_of_one_colour(self.ground.seedlings)

    @cached_property
    def seedlings(self) -> Counter[str]:
        """How many seedlings of each colour are seen."""
        return Counter(self.ground.seedlings.values())

    @cached_property
    def plants(self) -> Counter[str]:
        """How many plants of each colour are seen."""
        return Counter(self.ground.plot.plants[place].colour for place in self.ground.visible_plants)

    def around(self, flower: Flower) -> list[int]:
        """The eight squares that share an edge with a flower."""
        corner = square_of(flower.square)
        return [corner + step for step in FLOWER_NEIGHBOURS]

    def spaces(self, flower: Flower) -> int:
        """Empty spaces beside a flower (G53)."""
        return sum(square not in self.ground.tile_on for square in self.around(flower))

    def flowers(self, flower: Flower) -> int:
        """Other flowers beside a flower, each once (G54)."""
        on = self.ground.flower_on
        return len({on[square] for square in self.around(flower) if square in on})

    def identical(self, flower: Flower) -> int:
        """The most seedlings of one colour beside a flower (G67)."""
        seen = self.ground.seedlings
        return max(Counter(seen[square] for square in self.around(flower) if square in seen).values(), default=0)

    def beside_flowers(self) -> int:
        """Seedlings beside flowers, once for each flower that they touch (G62)."""
        seen = self.ground.seedlings
        return sum(square in seen for flower in self.ground.plot.flowers for square in self.around(flower))


def flower_points(plot: Plot) -> tuple[int, ...]:
    """The prestige of each flower of a plot, in the order in which they were laid."""
    return _flower_points(plot) if plot.flowers else ()


@lru_cache(maxsize=1024)
def _flower_points(plot: Plot) -> tuple[int, ...]:
    reckoning = Reckoning(ground_of(plot))
    counts = copies_of(plot)
    return tuple(points_of(reckoning, flower, copy, counts[flower.name]) for copy, flower in _with_copy(plot))


def copies_of(plot: Plot) -> Counter[str]:
    """How many flowers of each name lie in a plot."""
    return Counter(flower.name for flower in plot.flowers)


def _with_copy(plot: Plot) -> list[tuple[int, Flower]]:
    """Each flower with how many of its name were laid before it."""
    before: Counter[str] = Counter()
    numbered = []
    for flower in plot.flowers:
        numbered.append((before[flower.name], flower))
        before[flower.name] += 1
    return numbered


def points_of(reckoning: Reckoning, flower: Flower, copy: int, copies: int) -> int:
    """The prestige of one flower, the `copy`th (from 0) of `copies` of its name in the garden.

    Copies that may not count the same thing share: each next one takes the next largest set or hole, and holes are
    split so that the sum is the largest.
    """
    scoring = _BOX.scorings[_BOX.flowers[flower.name].scoring]
    if scoring.kind == "colour":
        return scoring.points_of_colour(
            reckoning.plants[str(scoring.colour)], reckoning.seedlings[str(scoring.colour)]
        )
    if scoring.kind == "holes":
        return scoring.points(split_holes(scoring, len(reckoning.shape.holes), copies)[copy])
    if scoring.kind == "largest-set":
        return scoring.points(_nth(reckoning.sets, copy))
    if scoring.kind == "largest-hole":
        return scoring.points(_nth(reckoning.shape.holes, copy))
    return scoring.points(_COUNTS[scoring.kind](reckoning, flower, scoring))


_COUNTS: Mapping[Kind, Callable[[Reckoning, Flower, Scoring], int]] = {
    "flat": lambda _reckoning, _flower, _scoring: 0,
    "spaces": lambda reckoning, flower, _scoring: reckoning.spaces(flower),
    "flowers": lambda reckoning, flower, _scoring: reckoning.flowers(flower),
    "identical": lambda reckoning, flower, _scoring: reckoning.identical(flower),
    "rectangle": lambda reckoning, _flower, _scoring: reckoning.shape.rectangle,
    "edges": lambda reckoning, _flower, _scoring: reckoning.shape.edges,
    "seedlings": lambda reckoning, _flower, _scoring: reckoning.beside_flowers(),
    "pairs": lambda reckoning, _flower, _scoring: pairs(reckoning.ground.seedlings),
    "six": lambda reckoning, _flower, _scoring: groups_of_six(reckoning.ground.seedlings),
    "plants": lambda reckoning, _flower, _scoring: len(reckoning.ground.visible_plants),
    "sets": lambda reckoning, _flower, scoring: min(reckoning.seedlings[colour] for colour in scoring.colours),
}


def _nth(sizes: tuple[int, ...], place: int) -> int:
    return sizes[place] if place < len(sizes) else 0


@lru_cache(maxsize=256)
def split_holes(scoring: Scoring, holes: int, copies: int) -> tuple[int, ...]:
    """The split of holes among copies of a flower that brings most, the largest share first (G60)."""
    if copies == 1:
        return (holes,)
    splits = [
        (*shares, holes - kept) for kept in range(holes + 1) for shares in (split_holes(scoring, kept, copies - 1),)
    ]
    best = max(splits, key=lambda split: (sum(map(scoring.points, split)), *sorted(split, reverse=True)))
    return tuple(sorted(best, reverse=True))


def plant_points(plot: Plot) -> int:
    """The prestige of the visible plants (G47)."""
    return sum(plot.plants[place].prestige for place in ground_of(plot).visible_plants) if plot.plants else 0


def sheet(garden: Garden) -> ScoreSheet:
    """The score sheet of a garden, as if the game ended now."""
    points = (
        sum(flower_points(garden.plot)),
        plant_points(garden.plot),
        TOKEN_POINTS * garden.pot,
        TOKEN_POINTS * garden.can,
    )
    return ScoreSheet(tuple(map(ScoreLine, CATEGORIES, points)))


def score(state: State) -> tuple[ScoreSheet, ...]:
    """A score sheet for each seat."""
    return tuple(map(sheet, state.gardens))
