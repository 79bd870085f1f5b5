"""The nursery: its path with the slabs of the gardener's stops, and sixteen trays with their tiles."""

from functools import lru_cache

from render.cottage_garden.part import drawn
from render.cottage_garden.stops import is_corner, name_of, side_of
from render.cottage_garden.tiles import kind_of, planted, size_of
from render.gradients import defined, falling
from render.part import Part
from render.scene import Drawing, Item, Label, Point
from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import lying_turn, row_places
from rules.cottage_garden.shapes import PLACES
from rules.cottage_garden.state import State

WALK = falling("walk", "#e0d6c2", "#cec2a9")
_LEFT, _TOP = 92.5, 207.5
_PITCH_X, _PITCH_Y = 246.25, 193.75
_TRAY_WIDTH, _TRAY_HEIGHT = 236.0, 184.0
_SQUARE = 52.5
"""A square of a tile in the nursery: 42 pixels."""
PATH_LEFT, PATH_RIGHT, PATH_TOP, PATH_LOW = 56.0, 1102.0, 171.0, 1009.0
"""The middles of the path's four sides."""


def tray_corner(place: int) -> Point:
    """The top left corner of a tray."""
    return _LEFT + place % 4 * _PITCH_X, _TOP + place // 4 * _PITCH_Y


def tray_middle(place: int) -> Point:
    """The middle of a tray."""
    left, top = tray_corner(place)
    return left + _TRAY_WIDTH / 2, top + _TRAY_HEIGHT / 2


@lru_cache(maxsize=2)
def still_nursery(seats: int) -> tuple[Item, ...]:
    """Path, table, empty trays, and the slabs of the stops with their names."""
    table = (
        defined(WALK, falling("table", "#7fae94", "#54836c", "#426b58"))
        + '<rect x="24" y="152" width="1118" height="892" rx="30" fill="#2a1c14" fill-opacity=".22"/>'
        '<rect x="20" y="146" width="1118" height="892" rx="30" fill="url(#walk)" stroke="#a3947a" stroke-width="3"/>'
        '<rect x="83" y="198" width="993" height="785" rx="18" fill="url(#table)" stroke="#3b2a2a" stroke-width="4"/>'
    )
    items: list[Item] = [Drawing((10, 140, 1150, 1050), table)]
    items += [drawn("tray", *tray_corner(place), 100) for place in range(len(PLACES))]
    for place in range(4):
        x, y = tray_middle(place)[0], tray_middle(4 * place)[1]
        for middle in (PATH_TOP, PATH_LOW):
            items += _lying_slab("ABCD"[place], x, middle)
        for middle in (PATH_LEFT, PATH_RIGHT):
            items += _upright_slab(str(place + 1), middle, y)
    if len(components().seatings[seats].lines) > 16:
        for x, side in ((PATH_LEFT, -1), (PATH_RIGHT, 1)):
            for y, level in ((PATH_TOP, -1), (PATH_LOW, 1)):
                items.append(drawn("paving-slab-upright", x, y, 88))
                items.append(drawn("arrow", x, y, 130, angle=_inward(side, level)))
    return tuple(items)


def _inward(side: int, level: int) -> float:
    """The direction from a corner into the nursery, clockwise from pointing right."""
    return {(-1, -1): 45.0, (1, -1): 135.0, (1, 1): 225.0, (-1, 1): 315.0}[side, level]


def draw_trays(state: State, before: State | None) -> Part:
    """The tiles in their trays; the gardener's row lies in the light, and what came last glows."""
    lit = tuple(range(len(PLACES))) if state.parasol else () if state.over else row_places(state)
    items: list[Item] = [] if state.parasol or state.over else _band(state)
    items += [drawn("tray-lit", *tray_corner(place), 100) for place in lit]
    places: dict[str, Point] = {}
    tiles: list[tuple[bool, Item]] = []
    for place, tile in enumerate(state.nursery):
        x, y = tray_middle(place)
        if tile is None:
            items += _leaves(place)
            continue
        kind = kind_of(tile)
        turn = lying_turn(kind)
        columns, rows = size_of(kind, turn)
        fresh = before is not None and tile not in before.nursery
        left, top = x - columns * _SQUARE / 2, y - rows * _SQUARE / 2 - 3
        tiles.append((fresh, planted(kind, turn, left, top, _SQUARE, glow=fresh)))
        corner = tray_corner(place)
        places[tile] = (corner[0] + 10, corner[1] + 18)
    items += [item for _, item in sorted(tiles, key=lambda each: not each[0])]
    return Part(tuple(items), places)


def _leaves(place: int) -> list[Item]:
    """Fallen leaves in an empty tray."""
    x, y = tray_middle(place)
    return [
        drawn("fallen-leaf-green", x + 26, y - 16, 140, angle=70 + 20 * (place % 3)),
        drawn("fallen-leaf-olive", x - 52, y + 22, 140, angle=-60),
        drawn("fallen-leaf-yellow", x + 20, y + 36, 140, angle=130 - 30 * (place % 2)),
    ]


def _band(state: State) -> list[Item]:
    """The light on the path at both ends of the gardener's row."""
    if is_corner(state, state.gardener):
        return []
    x, y = tray_middle(row_places(state)[0])
    if side_of(state, state.gardener) in ("top", "bottom"):
        boxes = [(x - 123, top, 246.0, 46.0) for top in (150.0, 986.0)]
    else:
        boxes = [(left, y - 97, 54.0, 194.0) for left in (26.0, 1079.0)]
    light = [
        Drawing(
            (left, top, left + width, top + height),
            f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="14" '
            'fill="#ffd84d" fill-opacity=".5"/>',
        )
        for left, top, width, height in boxes
    ]
    name = name_of(state, state.gardener)
    if name.isalpha():
        slabs = [item for middle in (PATH_TOP, PATH_LOW) for item in _lying_slab(name, x, middle)]
    else:
        slabs = [item for middle in (PATH_LEFT, PATH_RIGHT) for item in _upright_slab(name, middle, y)]
    return [*light, *slabs]


def _lying_slab(name: str, x: float, y: float) -> tuple[Item, ...]:
    return drawn("paving-slab", x, y, 92), Label(name, x, y, 44)


def _upright_slab(name: str, x: float, y: float) -> tuple[Item, ...]:
    return drawn("paving-slab-upright", x, y, 92), Label(name, x, y, 44)
