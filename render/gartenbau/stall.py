"""The stall of the market: the six stacks of plants."""

from render.gartenbau.part import centred, cost, framed, inside, number
from render.part import Part
from render.scene import Drawing, Item, Plate, Point
from rules.gartenbau.market import top_plant
from rules.gartenbau.state import COLOURS, Colour, State

_LEFT, _TOP = 1002.0, 40.0
_SLICE = 4.6
_UNIT = 0.93


def still_stall() -> tuple[Item, ...]:
    """The empty stall."""
    return (framed("stall", _LEFT, _TOP, 1),)


def draw_stall(state: State) -> Part:
    """The stacks with how many are left, the prestige and the cost of the top plant."""
    items: list[Item] = []
    places: dict[str, Point] = {}
    for place, (colour, left) in enumerate(zip(COLOURS, state.plants, strict=True)):
        x = _LEFT + (136 if place % 2 == 0 else 350)
        y = _TOP + 268 + 268.3 * (place // 2)
        items += _stack(state, colour, left, x, y)
        places[colour] = (x, y - 8)
    return Part(tuple(items), places)


def _stack(state: State, colour: Colour, left: int, x: float, y: float) -> tuple[Item, ...]:
    plant = top_plant(state, colour)
    width, height = 200 * _UNIT, 100 * _UNIT
    corner = (x - width / 2, y - height / 2)
    if plant is None:
        gone = (
            f'<rect x="{corner[0]:g}" y="{corner[1]:g}" width="{width:g}" height="{height:g}" rx="12" fill="none" '
            'stroke="#a08560" stroke-width="4" stroke-dasharray="13 9"/>'
        )
        empty = Drawing((corner[0] - 4, corner[1] - 4, corner[0] + width + 4, corner[1] + height + 4), gone)
        return (empty, inside(f"plant-{colour}-horizontal", x, y, 130, alpha=0.28))
    items: list[Item] = []
    if left > 1:
        items.append(_below(corner, width, height, left - 1))
    items += [
        framed(f"plant-{colour}-horizontal", *corner, _UNIT),
        centred("points-disc", x + width / 2 - 28, y + height / 2 - 26, 54),
        number(str(plant.prestige), x + width / 2 - 28, y + height / 2 - 27, 42),
        Plate("count", f"×{left}", x - width / 2 + 24, y - height / 2 - 6, size=44),
        *cost(plant.suns, plant.waters, x, y + 100),
    ]
    return tuple(items)


def _below(corner: Point, width: float, height: float, below: int) -> Drawing:
    left, top = corner
    slices = "".join(
        f'<rect x="{left + 2:g}" y="{top + _SLICE * place:g}" width="{width - 4:g}" height="{height - 2:g}" rx="8" '
        f'fill="{"#c08a55" if place % 2 else "#e0b27c"}" '
        f'stroke="{"#3b2a2a" if place == below else "#7d5230"}" stroke-width="{3 if place == below else 2}"/>'
        for place in range(below, 0, -1)
    )
    return Drawing((left - 4, top - 4, left + width + 4, top + height + _SLICE * below + 6), slices)
