"""Where seedling tiles may be laid, moved and traded (G24, G42 to G45)."""

from functools import lru_cache

from rules.gartenbau.ground import Ground, ground_of, squares_of, tile_at, with_tile
from rules.gartenbau.squares import AROUND, FACINGS, STEPS, Facing
from rules.gartenbau.state import Plot, Seedlings, Tile

Spot = tuple[int, Facing]
"""The square of a tile's first seedling, and where from there its second lies."""
_ALL = tuple((place, STEPS[facing]) for place, facing in enumerate(FACINGS))
_BACK = tuple(((place + 2) % 4, step) for place, step in _ALL)
"""A step, with the facing that leads back."""
_AHEAD = tuple((place, step) for place, step in _ALL if FACINGS[place] in ("right", "down"))
_BEHIND = tuple((place, step) for place, step in _BACK if FACINGS[place] in ("right", "down"))
_FORWARD: frozenset[Facing] = frozenset({"right", "down"})


def fits(ground: Ground, one: int, other: int) -> bool:
    """Whether a tile may lie on two squares side by side: both are empty, one at least is beside the garden."""
    filled = ground.tile_on
    if one in filled or other in filled:
        return False
    return any(square + step in filled for square in (one, other) for step in AROUND)


def spots(ground: Ground, colours: Seedlings) -> list[int]:
    """Every way to lay a tile, as `square * 4 + place of the facing in FACINGS`, from the upper left on.

    A tile of one colour has the left or upper square first: the other way round is the same.
    """
    filled, frontier = ground.tile_on, ground.frontier
    beside = set(frontier)
    if colours[0] == colours[1]:
        near = [square * 4 + facing for square in frontier for facing, step in _AHEAD if square + step not in filled]
        back = [(square + step, facing) for square in frontier for facing, step in _BEHIND]
    else:
        near = [square * 4 + facing for square in frontier for facing, step in _ALL if square + step not in filled]
        back = [(square + step, facing) for square in frontier for facing, step in _BACK]
    far = [square * 4 + facing for square, facing in back if square not in filled and square not in beside]
    return sorted(near + far)


def spot(key: int) -> Spot:
    """The square and facing of a way to lay a tile."""
    return key >> 2, FACINGS[key & 3]


def is_doubled(colours: Seedlings, facing: Facing) -> bool:
    """Whether this way of naming a spot is the second name of one: both seedlings are the same."""
    return colours[0] == colours[1] and facing not in _FORWARD


# ------------------------------------------------------------------ the watering can


def without(plot: Plot, tile: Tile) -> Plot:
    """The plot without a tile."""
    return Plot(tuple(each for each in plot.tiles if each is not tile and each != tile), plot.plants, plot.flowers)


def rejoins(plot: Plot, lifted: Tile, one: int, other: int) -> bool:
    """Whether the garden hangs together with the lifted tile on two squares that are free, and not its old ones."""
    if {one, other} == set(squares_of(lifted.squares)):
        return False
    parts = _parts(plot)
    near = {square + step for square in (one, other) for step in AROUND}
    return all(near & part for part in parts)


@lru_cache(maxsize=64)
def _parts(plot: Plot) -> tuple[frozenset[int], ...]:
    return ground_of(plot).parts()


def new_spots(plot: Plot, lifted: Tile) -> list[int]:
    """Every way to lay a lifted tile elsewhere (G44, G45); as `spots`. `plot` is without it."""
    colours = (lifted.colours[0], lifted.colours[1])
    every = spots(ground_of(plot), colours)
    if len(_parts(plot)) == 1:
        one, other = squares_of(lifted.squares)
        there = (one * 4 + 1, other * 4 + 3) if other == one + 1 else (one * 4 + 2, other * 4)
        return [key for key in every if key not in there]
    found = []
    for key in every:
        square, facing = spot(key)
        if rejoins(plot, lifted, square, square + STEPS[facing]):
            found.append(key)
    return found


def partners(plot: Plot) -> tuple[Tile, ...]:
    """The tiles that a lifted tile may trade places with. `plot` is without the lifted one."""
    return tuple(plot.tiles[place] for place in ground_of(plot).loose_tiles)


@lru_cache(maxsize=256)
def liftable(plot: Plot) -> tuple[Tile, ...]:
    """The tiles that may be lifted: there is another place for them, or another tile to trade with."""
    loose = partners(plot)
    if len(loose) == 1:
        rest = without(plot, loose[0])
        return loose if new_spots(rest, loose[0]) else ()
    return loose


def swapped(plot: Plot, lifted: Tile, other: Tile, turn_first: bool, turn_second: bool) -> Plot:
    """The plot after a trade: each tile takes the other's squares, its left or upper seedling first unless turned."""
    rest = without(plot, other)
    return with_tile(with_tile(rest, _moved(lifted, other, turn_first)), _moved(other, lifted, turn_second))


def _moved(tile: Tile, to: Tile, turned: bool) -> Tile:
    one, other = squares_of(to.squares)
    first, second = tile.colours
    return tile_at((second, first) if turned else (first, second), one, other)
