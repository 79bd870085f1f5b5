"""What follows from a plot: who lies on which square, where something may be laid. Worked out once a plot."""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import product

from rules.gartenbau.components import components
from rules.gartenbau.squares import AROUND, NUMBERS, STRIDE, name_of, square_of
from rules.gartenbau.state import COLOURS, Colour, Flower, Plant, Plot, Tile

_BOX = components()
FLOWER_SQUARES = (0, 1, STRIDE, STRIDE + 1)
"""The squares of a flower, from its upper left one on."""
FLOWER_NEIGHBOURS = (-STRIDE, 1 - STRIDE, -1, 2, STRIDE - 1, STRIDE + 2, 2 * STRIDE, 2 * STRIDE + 1)
"""The eight squares that share an edge with a flower, from its upper left square on."""
PLANTS_OVER: Mapping[tuple[Colour, Colour], tuple[Colour, ...]] = {
    pair: tuple(colour for colour in COLOURS if pair in _BOX.plant_recipes[colour])
    for pair in product(COLOURS, COLOURS)
}
"""The plants that may cover two seedlings of these colours."""


def squares_of(names: tuple[str, ...]) -> tuple[int, ...]:
    """The squares with these names, in their order."""
    return tuple(NUMBERS[name] for name in names)


class Ground:
    """A plot, square by square. All dictionaries go by the number of a square."""

    def __init__(self, plot: Plot) -> None:
        self.plot = plot
        self.tile_on: dict[int, int] = {}
        """The place in `plot.tiles` of the tile that lies there; its keys are all filled squares."""
        self.seedlings: dict[int, Colour] = {}
        """The visible seedlings."""
        self.plant_on: dict[int, int] = {}
        """The place in `plot.plants` of the visible plant that lies there."""
        self.flower_on: dict[int, int] = {}
        """The place in `plot.flowers` of the flower that lies there."""
        for place, tile in enumerate(plot.tiles):
            for name, colour in zip(tile.squares, tile.colours, strict=True):
                square = NUMBERS[name]
                self.tile_on[square] = place
                self.seedlings[square] = colour
        for place, plant in enumerate(plot.plants):
            for name in plant.squares:
                square = NUMBERS[name]
                self.seedlings.pop(square, None)
                self.plant_on[square] = place
        for place, flower in enumerate(plot.flowers):
            corner = square_of(flower.square)
            for step in FLOWER_SQUARES:
                self.plant_on.pop(corner + step, None)
                self.flower_on[corner + step] = place

    @cached_property
    def visible_plants(self) -> tuple[int, ...]:
        """The places in `plot.plants` of the plants that no flower covers."""
        return tuple(dict.fromkeys(self.plant_on.values()))

    @cached_property
    def frontier(self) -> tuple[int, ...]:
        """The empty squares that share an edge with a tile, from left to right and down."""
        filled = self.tile_on
        return tuple(sorted({square + step for square in filled for step in AROUND if square + step not in filled}))

    @cached_property
    def plant_places(self) -> dict[Colour, tuple[tuple[int, int], ...]]:
        """Where a plant of each colour may be laid: two visible seedlings side by side of two tiles (G28 to G30)."""
        places: dict[Colour, list[tuple[int, int]]] = {colour: [] for colour in COLOURS}
        seedlings, tile_on = self.seedlings, self.tile_on
        for square, colour in seedlings.items():
            for step in (1, STRIDE):
                other = seedlings.get(square + step)
                if other is not None and tile_on[square] != tile_on[square + step]:
                    for plant in PLANTS_OVER[colour, other]:
                        places[plant].append((square, square + step))
        return {colour: tuple(sorted(found)) for colour, found in places.items()}

    @cached_property
    def beds(self) -> tuple[tuple[int, Colour, Colour], ...]:
        """Where two visible plants lie side by side along their long sides: the upper left square, both colours."""
        plants = self.plot.plants
        at: dict[tuple[int, int], Colour] = {}
        for place in self.visible_plants:
            one, other = squares_of(plants[place].squares)
            at[one, other - one] = plants[place].colour
        beds = []
        for (square, along), colour in at.items():
            beside = at.get((square + (STRIDE if along == 1 else 1), along))
            if beside is not None:
                beds.append((square, colour, beside))
        return tuple(sorted(beds))

    @cached_property
    def loose_tiles(self) -> tuple[int, ...]:
        """The places in `plot.tiles` of the tiles that a watering can may move: uncovered, not the starter (G43)."""
        return tuple(
            place
            for place, tile in enumerate(self.plot.tiles)
            if not tile.starter and all(NUMBERS[name] in self.seedlings for name in tile.squares)
        )

    def parts(self) -> tuple[frozenset[int], ...]:
        """The pieces of the garden that hang together."""
        left = set(self.tile_on)
        parts = []
        while left:
            part = {left.pop()}
            waiting = list(part)
            while waiting:
                square = waiting.pop()
                for step in AROUND:
                    if square + step in left:
                        left.remove(square + step)
                        part.add(square + step)
                        waiting.append(square + step)
            parts.append(frozenset(part))
        return tuple(parts)


@lru_cache(maxsize=512)
def ground_of(plot: Plot) -> Ground:
    """The ground of a plot; do not change what it holds."""
    return Ground(plot)


def flower_beds(ground: Ground, flower: str) -> list[int]:
    """The upper left squares where a flower of this name may be laid now (G33, G34)."""
    recipes = _BOX.flower_recipes[_BOX.flowers[flower].species]
    return [square for square, one, other in ground.beds if (one, other) in recipes]


def tile_at(colours: tuple[Colour, Colour], one: int, other: int) -> Tile:
    """A seedling tile whose first seedling lies on `one` and its second on `other`."""
    first, second = colours
    if other < one:
        one, other, first, second = other, one, second, first
    return Tile((name_of(one), name_of(other)), (first, second))


def with_tile(plot: Plot, tile: Tile) -> Plot:
    """The plot with one more tile."""
    return Plot((*plot.tiles, tile), plot.plants, plot.flowers)


def with_plant(plot: Plot, plant: Plant) -> Plot:
    """The plot with one more plant."""
    return Plot(plot.tiles, (*plot.plants, plant), plot.flowers)


def with_flower(plot: Plot, flower: str, square: int) -> Plot:
    """The plot with one more flower."""
    return Plot(plot.tiles, plot.plants, (*plot.flowers, Flower(flower, name_of(square))))
