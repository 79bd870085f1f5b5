"""What a computer gardener aims at: a bed for each flower of its hand, and what each bed still wants."""

from functools import lru_cache

import msgspec

from rules.gartenbau.components import components
from rules.gartenbau.ground import FLOWER_SQUARES, PLANTS_OVER, Ground, ground_of
from rules.gartenbau.hints import points_in
from rules.gartenbau.squares import STRIDE
from rules.gartenbau.state import Colour, Plot

_BOX = components()
PATIENCE = 0.9
"""What a point is worth for each turn that it is away."""
_HOPES = {
    "colour": 17.0,
    "holes": 8.0,
    "spaces": 20.0,
    "flowers": 20.0,
    "rectangle": 16.0,
    "edges": 26.0,
    "largest-set": 20.0,
    "largest-hole": 13.0,
    "seedlings": 18.0,
    "pairs": 24.0,
    "sets": 20.0,
    "six": 14.0,
    "plants": 28.0,
    "identical": 14.0,
}
"""What flowers whose worth grows with the garden usually come to."""
_TURNS_FOR_PLANT = 1.9  # one to buy it, and most of one for its resources
_TURNS_FOR_SEEDLING = 0.6  # a tile brings two
_GIFT = 1.5  # three resources
_URGE = 2.5  # how much more a step towards a flower counts than resources and plants: found by trial
_SPARE = 0.1  # the weight of beds that are not the first choice
_BEDS_KEPT = 4

Pair = tuple[int, int]


class Slot(msgspec.Struct, frozen=True):
    """Two squares for a plant of some colour: what is missing there."""

    prestige: int
    """Of the plant that lies there already, else 0."""
    to_buy: Pair | None
    """The two seedlings are there, or will be: the plant is still to be bought."""
    wanted: tuple[tuple[int, Colour], ...]
    """Seedlings that empty squares want, all that would do."""
    empty: int


class Bed(msgspec.Struct, frozen=True):
    """A place for a flower: what it is worth now, and how many turns away it is."""

    flower: str
    squares: frozenset[int]
    gain: float
    turns: float
    slots: tuple[tuple[Colour, Slot], tuple[Colour, Slot]]

    @property
    def worth(self) -> float:
        return float(self.gain * PATIENCE**self.turns)

    def step(self, turns: float) -> float:
        """What it is worth to come nearer by so many turns."""
        return float(_URGE * self.worth * (PATIENCE**-turns - 1))


class Plan(msgspec.Struct, frozen=True):
    """What a seedling on a square is worth, and a plant on two squares, for the flowers of a hand."""

    seedlings: dict[tuple[int, Colour], float]
    plants: dict[tuple[Pair, Colour], float]
    kept: frozenset[int]
    """Squares of the beds chosen: nothing else should be laid there."""
    needed: dict[Colour, int]
    """Plants still to be bought for the beds chosen."""


def hope_of(plot: Plot, flower: str) -> float:
    """What a flower may be worth at the end."""
    now = points_in(plot, flower)
    scoring = _BOX.scorings[_BOX.flowers[flower].scoring]
    return max(float(now or 0), _HOPES.get(scoring.kind, float(scoring.base)))


@lru_cache(maxsize=128)
def make_plan(plot: Plot, hand: tuple[str, ...], rounds: int) -> Plan:
    """The plan for a hand with about so many rounds to go."""
    ground = ground_of(plot)
    slots: dict[tuple[Pair, Colour], Slot | None] = {}
    beds = {flower: _beds(ground, flower, rounds, slots) for flower in dict.fromkeys(hand)}
    seedlings: dict[tuple[int, Colour], float] = {}
    plants: dict[tuple[Pair, Colour], float] = {}
    needed: dict[Colour, int] = {}
    kept: frozenset[int] = frozenset()
    left = list(hand)
    while left:
        free = [
            (bed.worth, flower, bed)
            for flower in dict.fromkeys(left)
            for bed in beds[flower]
            if bed.squares.isdisjoint(kept)
        ]
        if not free:
            break
        _, flower, chosen = max(free, key=lambda each: each[0])
        left.remove(flower)
        kept |= chosen.squares
        _want(chosen, 1.0, seedlings, plants)
        for colour, slot in chosen.slots:
            if slot.to_buy is not None:
                needed[colour] = needed.get(colour, 0) + 1
    for flower in dict.fromkeys(hand):
        for bed in beds[flower][:_BEDS_KEPT]:
            _want(bed, _SPARE, seedlings, plants)
    return Plan(seedlings, plants, kept, needed)


def _want(
    bed: Bed, weight: float, seedlings: dict[tuple[int, Colour], float], plants: dict[tuple[Pair, Colour], float]
) -> None:
    for colour, slot in bed.slots:
        for want in slot.wanted:
            seedlings[want] = max(seedlings.get(want, 0.0), weight * bed.step(_TURNS_FOR_SEEDLING))
        if slot.to_buy is not None and not slot.empty:
            key = (slot.to_buy, colour)
            plants[key] = max(plants.get(key, 0.0), weight * bed.step(_TURNS_FOR_PLANT))


def _beds(ground: Ground, flower: str, rounds: int, slots: dict[tuple[Pair, Colour], Slot | None]) -> list[Bed]:
    """The beds for a flower that can be ready in time, the best first."""
    recipes = sorted(_BOX.flower_recipes[_BOX.flowers[flower].species])
    hope = hope_of(ground.plot, flower)
    corners = {square - step for square in ground.tile_on for step in FLOWER_SQUARES}
    beds = []
    for corner in corners - ground.flower_on.keys():
        for along, across in ((1, STRIDE), (STRIDE, 1)):
            one, other = (corner, corner + along), (corner + across, corner + across + along)
            for first, second in recipes:
                upper, lower = _slot(ground, one, first, slots), _slot(ground, other, second, slots)
                if upper is None or lower is None:
                    continue
                missing = (upper.to_buy is not None) + (lower.to_buy is not None)
                turns = 1 + missing * _TURNS_FOR_PLANT + (upper.empty + lower.empty) * _TURNS_FOR_SEEDLING
                gain = hope - upper.prestige - lower.prestige + _GIFT
                if turns <= rounds:
                    squares = frozenset((*one, *other))
                    beds.append(Bed(flower, squares, gain, turns, ((first, upper), (second, lower))))
    beds.sort(key=lambda bed: (-bed.worth, min(bed.squares)))
    return beds[: 3 * _BEDS_KEPT]


def _slot(ground: Ground, pair: Pair, colour: Colour, slots: dict[tuple[Pair, Colour], Slot | None]) -> Slot | None:
    key = (pair, colour)
    if key not in slots:
        slots[key] = _make_slot(ground, pair, colour)
    return slots[key]


def _make_slot(ground: Ground, pair: Pair, colour: Colour) -> Slot | None:
    """None where no plant of the colour lies, nor can ever lie."""
    one, other = pair
    plant_on, seedlings, tile_on = ground.plant_on, ground.seedlings, ground.tile_on
    if one in plant_on or other in plant_on:
        place = plant_on.get(one)
        if place is None or plant_on.get(other) != place or ground.plot.plants[place].colour != colour:
            return None
        return Slot(ground.plot.plants[place].prestige, None, (), 0)
    if one in ground.flower_on or other in ground.flower_on:
        return None
    recipes = _BOX.plant_recipes[colour]
    if one in seedlings and other in seedlings:
        good = tile_on[one] != tile_on[other] and colour in PLANTS_OVER[seedlings[one], seedlings[other]]
        return Slot(0, pair, (), 0) if good else None
    if one in seedlings or other in seedlings:
        there, gap = (one, other) if one in seedlings else (other, one)
        wanted = tuple((gap, second) for first, second in sorted(recipes) if first == seedlings[there])
        return Slot(0, pair, wanted, 1) if wanted else None
    return Slot(0, pair, tuple((square, each) for square in pair for each in sorted({a for a, _ in recipes})), 2)
