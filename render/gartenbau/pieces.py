"""What lies in a garden: seedling tiles, plants, flowers, moles in holes; what is new since the last turn shines."""

from collections.abc import Iterable
from functools import lru_cache

from render.gartenbau.frame import Frame
from render.gartenbau.part import HOME, centred, framed
from render.scene import Item, Label, Sprite
from rules.gartenbau.components import components
from rules.gartenbau.ground import FLOWER_SQUARES
from rules.gartenbau.score import flower_points
from rules.gartenbau.squares import AROUND, STRIDE, number_at, place_of, square_of
from rules.gartenbau.state import Colour, Flower, Plant, Plot, Tile

_CLOSER = 4.5
"""The wells of a tile move so many hundredths of a cell towards each other: a domino reads as a pair."""
_PRESTIGE, _SEAL = 54.0, 76.0
"""These do not shrink with the cell, down to _FULL."""
_FULL, _LEAST = 70, 0.86


def species_of(flower: str) -> str:
    """The species of a flower, which names its sprites."""
    return components().flowers[flower].species


def draw_plot(frame: Frame, plot: Plot, was: Plot) -> tuple[Item, ...]:
    """Everything of a plot, layer by layer, numbers over all else; what `was` lacks is new."""
    items: list[Item] = []
    numbers: list[Item] = []
    shining: list[Item] = []
    covered = {square for flower in plot.flowers for square in flower_squares(flower)}
    grown = {square_of(name) for plant in plot.plants for name in plant.squares}
    for tile in plot.tiles:
        if frame.shows(square_of(tile.squares[0])) or frame.shows(square_of(tile.squares[-1])):
            items += draw_tile(frame, tile, hidden=covered | grown)
            if tile not in was.tiles and was.tiles:
                shining += shine(frame, [square_of(name) for name in tile.squares])
    items += _moles(frame, plot)
    for plant in plot.plants:
        squares = [square_of(name) for name in plant.squares]
        if squares[0] in covered or not frame.shows(squares[0]) or not frame.shows(squares[1]):
            continue
        items += draw_plant(frame, plant.colour, squares)
        if plant not in was.plants:
            shining += shine(frame, squares)
        numbers += prestige(frame, plant)
    for flower, points in zip(plot.flowers, flower_points(plot), strict=True):
        squares = flower_squares(flower)
        if all(map(frame.shows, squares)):
            items.append(draw_flower(frame, flower.name, squares))
            if flower not in was.flowers:
                shining += shine(frame, squares)
            numbers += seal(frame, squares, points)
    return (*items, *shining, *numbers)


def flower_squares(flower: Flower) -> list[int]:
    """The four squares of a flower, the upper left one first."""
    corner = square_of(flower.square)
    return [corner + step for step in FLOWER_SQUARES]


def draw_tile(frame: Frame, tile: Tile, hidden: Iterable[int] = ()) -> tuple[Item, ...]:
    """A seedling tile or the starter; seedlings on `hidden` squares lie under something and are left out."""
    squares = [square_of(name) for name in tile.squares]
    unit = frame.cell / 100
    x, y = frame.corner(min(squares))
    name = "starter" if tile.starter else tray_of(squares)
    items: list[Item] = [framed(name, x, y, unit)]
    first, last = place_of(squares[0]), place_of(squares[-1])
    for square, colour in zip(squares, tile.colours, strict=True):
        if square not in hidden:
            column, row = place_of(square)
            dx = 0 if first[0] == last[0] else _CLOSER if column == first[0] else -_CLOSER
            dy = 0 if first[1] == last[1] else _CLOSER if row == first[1] else -_CLOSER
            left, top = frame.corner(square)
            items.append(framed(f"cup-{colour}", left + dx * unit, top + dy * unit, unit))
    return tuple(items)


def tray_of(squares: list[int]) -> str:
    """The tray for two squares."""
    return f"tray-{direction(squares)}"


def direction(squares: list[int]) -> str:
    """How two squares lie."""
    return "vertical" if abs(squares[0] - squares[1]) == STRIDE else "horizontal"


def draw_plant(frame: Frame, colour: Colour, squares: list[int], alpha: float = 1) -> tuple[Item, ...]:
    """A plant over two squares, the left or upper one first."""
    x, y = frame.corner(squares[0])
    return (framed(f"plant-{colour}-{direction(squares)}", x, y, frame.cell / 100, alpha),)


def prestige(frame: Frame, plant: Plant) -> tuple[Item, ...]:
    """The disc with a plant's prestige, in the lower right corner."""
    _, _, right, bottom = frame.box([square_of(name) for name in plant.squares])
    scale = max(_LEAST, min(1.0, frame.cell / _FULL))
    x, y = right - 30 * scale, bottom - 30 * scale
    return (centred("points-disc", x, y, _PRESTIGE * scale), Label(str(plant.prestige), x, y, max(38.0, 42 * scale)))


def draw_flower(frame: Frame, name: str, squares: list[int], alpha: float = 1) -> Sprite:
    """A flower over four squares."""
    x, y = frame.corner(squares[0])
    return framed(f"flower-{species_of(name)}", x, y, frame.cell / 100, alpha)


def seal(frame: Frame, squares: list[int], points: int) -> tuple[Item, ...]:
    """The seal with what a flower scores now, in its lower right corner."""
    _, _, right, bottom = frame.box(squares)
    scale = max(_LEAST, min(1.0, frame.cell / _FULL))
    x, y = right - 34 * scale, bottom - 34 * scale
    return (centred("seal", x, y, _SEAL * scale), Label(str(points), x, y, max(38.0, 44 * scale)))


def shine(frame: Frame, squares: list[int]) -> tuple[Item, ...]:
    """The gold rim and sparkles of what was laid in the last turn."""
    kind = "square" if len(squares) == 4 else direction(squares)
    left, top, right, bottom = frame.box(squares)
    size = frame.cell / 104
    return (
        framed(f"new-rim-{kind}", left, top, frame.cell / 100),
        centred("sparkle", left + 9 * size, top + 10 * size, 40 * size),
        centred("sparkle", right - 7 * size, top + 16 * size, 30 * size),
        centred("sparkle", left + 20 * size, bottom - 8 * size, 28 * size),
    )


def _moles(frame: Frame, plot: Plot) -> list[Item]:
    """A mole in each hole: who counts moles counts holes."""
    items: list[Item] = []
    for hole in holes_of(plot):
        x, y = frame.middle([middle_of(hole)])
        items.append(Sprite(HOME + "mole", x, y + frame.cell * 0.04, frame.cell * 0.82))
    return items


@lru_cache(maxsize=256)
def holes_of(plot: Plot) -> tuple[tuple[int, ...], ...]:
    """The holes of a garden, each as its squares in reading order (G58)."""
    filled = {square_of(name) for tile in plot.tiles for name in tile.squares}
    if not filled:
        return ()
    places = [place_of(square) for square in filled]
    left, right = min(x for x, _ in places) - 1, max(x for x, _ in places) + 1
    top, bottom = min(y for _, y in places) - 1, max(y for _, y in places) + 1
    empty = {number_at(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)} - filled
    outside = _part_of(empty, number_at(left, top))
    empty -= outside
    holes = []
    while empty:
        hole = _part_of(empty, min(empty))
        empty -= hole
        holes.append(tuple(sorted(hole)))
    return tuple(sorted(holes))


def _part_of(squares: set[int], start: int) -> set[int]:
    """All of `squares` that hangs together with `start`."""
    part, waiting = {start}, [start]
    while waiting:
        square = waiting.pop()
        for step in AROUND:
            if square + step in squares and square + step not in part:
                part.add(square + step)
                waiting.append(square + step)
    return part


def middle_of(hole: tuple[int, ...]) -> int:
    """The square of a hole that is nearest to its middle."""
    places = [place_of(square) for square in hole]
    x, y = (sum(values) / len(hole) for values in zip(*places, strict=True))
    return min(hole, key=lambda square: (place_of(square)[0] - x) ** 2 + (place_of(square)[1] - y) ** 2)
