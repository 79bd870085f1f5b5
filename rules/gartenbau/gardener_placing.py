"""Where a computer gardener lays seedling tiles and plants."""

from functools import lru_cache

from rules.gartenbau.ground import ground_of, tile_at, with_tile
from rules.gartenbau.placing import spot, spots
from rules.gartenbau.planning import Plan
from rules.gartenbau.score import flower_points
from rules.gartenbau.squares import AROUND, STEPS, Facing, name_of, square_of
from rules.gartenbau.state import Colour, Plot, Seedlings

_LOOKED_AT = 4  # spots whose effect on the flowers is worked out
_SPOILT = 1.0  # for a square that a planned bed wants otherwise
_KIN = 0.25  # for an identical seedling beside
_SNUG = 0.04  # for each tile beside
_BOUGHT_OTHERWISE = 0.6  # of a plant's prestige, where no flower wants it
_IN_THE_WAY = 5.0  # for a plant where a planned bed wants another


def lay_worth(plan: Plan, colours: Seedlings, square: str, facing: Facing) -> float:
    """What the plan gains from a tile laid there."""
    one = square_of(square)
    return _gain(plan, colours, one, one + STEPS[facing])


def _gain(plan: Plan, colours: Seedlings, one: int, other: int) -> float:
    worth = 0.0
    for square, colour in ((one, colours[0]), (other, colours[1])):
        wanted = plan.seedlings.get((square, colour))
        if wanted is not None:
            worth += wanted
        elif square in plan.kept:
            worth -= _SPOILT
    return worth


def best_spot(plot: Plot, plan: Plan, colours: Seedlings) -> tuple[tuple[str, Facing], float]:
    """The best way to lay a tile, and what it is worth."""
    place, worth = _best_spot(plot, _Key(plan), colours)
    square, facing = spot(place)
    return (name_of(square), facing), worth


class _Key:
    """A plan as a key of a cache: the same plan, not an equal one."""

    __slots__ = ("plan",)

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def __hash__(self) -> int:
        return id(self.plan)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and other.plan is self.plan


@lru_cache(maxsize=256)
def _best_spot(plot: Plot, key: _Key, colours: Seedlings) -> tuple[int, float]:
    ground, plan = ground_of(plot), key.plan
    tiles, seedlings = ground.tile_on, ground.seedlings
    ranked = []
    for place in spots(ground, colours):
        square, facing = spot(place)
        other = square + STEPS[facing]
        worth = _gain(plan, colours, square, other)
        for each, colour in ((square, colours[0]), (other, colours[1])):
            for step in AROUND:
                if each + step in tiles:
                    worth += _SNUG + (_KIN if seedlings.get(each + step) == colour else 0.0)
        ranked.append((worth, place))
    ranked.sort(reverse=True)
    if not plot.flowers:
        return ranked[0][1], ranked[0][0]
    now = sum(flower_points(plot))
    looked = []
    for worth, place in ranked[:_LOOKED_AT]:
        square, facing = spot(place)
        after = with_tile(plot, tile_at(colours, square, square + STEPS[facing]))
        looked.append((worth + sum(flower_points(after)) - now, place))
    best = max(looked)
    return best[1], best[0]


def plant_worth(plan: Plan, pair: tuple[int, int], colour: Colour, prestige: int) -> float:
    """What a plant is worth there: for the flowers that wait for it, or for itself."""
    wanted = plan.plants.get((pair, colour))
    if wanted is not None:
        return wanted + _BOUGHT_OTHERWISE
    return _BOUGHT_OTHERWISE * prestige - (_IN_THE_WAY if plan.kept.intersection(pair) else 0.0)


def kept_squares(plan: Plan, pair: tuple[int, int]) -> int:
    """How many squares of a tile lie in planned beds: it is not to be moved for nothing."""
    return len(plan.kept.intersection(pair))
