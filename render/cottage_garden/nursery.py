"""The nursery: its path with the gardener's stops, sixteen trays with their tiles, the gardener and the flags."""

from functools import lru_cache

from render.cottage_garden.part import Part, drawn
from render.cottage_garden.stops import is_corner, name_of, next_stops, side_of
from render.cottage_garden.tiles import kind_of, planted, size_of
from render.drawer import Seen
from render.fonts import drawable
from render.scene import Drawing, Item, Label, Point
from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import in_final_round, row_places, seating
from rules.cottage_garden.shapes import PLACES
from rules.cottage_garden.state import State

FLAGS = ("flag-swallowtail-gold", "flag-rounded-blue", "flag-pennant-rose", "flag-square-white")
_LEFT, _TOP = 92.5, 207.5
_PITCH_X, _PITCH_Y = 246.25, 193.75
_TRAY_WIDTH, _TRAY_HEIGHT = 236.0, 184.0
_SQUARE = 52.5
"""A square of a tile in the nursery: 42 pixels."""
_PATH_LEFT, _PATH_RIGHT, _PATH_TOP, _PATH_LOW = 56.0, 1102.0, 171.0, 1009.0


def tray_corner(place: int) -> Point:
    """The top left corner of a tray."""
    return _LEFT + place % 4 * _PITCH_X, _TOP + place // 4 * _PITCH_Y


def tray_middle(place: int) -> Point:
    """The middle of a tray."""
    left, top = tray_corner(place)
    return left + _TRAY_WIDTH / 2, top + _TRAY_HEIGHT / 2


def stop_at(state: State, stop: int) -> Point:
    """The middle of a stop's slab."""
    x, y = tray_middle(seating(state).lines[stop - 1][0])
    if is_corner(state, stop):
        return (_PATH_LEFT if x < 600 else _PATH_RIGHT, _PATH_TOP if y < 600 else _PATH_LOW)
    return {"top": (x, _PATH_TOP), "bottom": (x, _PATH_LOW), "left": (_PATH_LEFT, y), "right": (_PATH_RIGHT, y)}[
        side_of(state, stop)
    ]


def lying_turn(kind: str) -> int:
    """The turn in which a tile lies in a tray of four by three: as it is drawn, or a quarter further."""
    columns, rows = size_of(kind)
    return 1 if columns <= 4 and rows <= 3 else 2


@lru_cache(maxsize=2)
def still_nursery(seats: int) -> tuple[Item, ...]:
    """Path, table, empty trays, the slabs of the stops with their names, and arrows the way round."""
    table = (
        '<defs><linearGradient id="walk" x2="0" y2="1"><stop stop-color="#e0d6c2"/><stop offset="1" '
        'stop-color="#d0c4ab"/></linearGradient><linearGradient id="table" x2="0" y2="1"><stop stop-color="#7fae94"/>'
        '<stop offset=".5" stop-color="#54836c"/><stop offset="1" stop-color="#426b58"/></linearGradient></defs>'
        '<rect x="24" y="152" width="1118" height="892" rx="30" fill="#2a1c14" fill-opacity=".22"/>'
        '<rect x="20" y="146" width="1118" height="892" rx="30" fill="url(#walk)" stroke="#a3947a" stroke-width="3"/>'
        '<rect x="83" y="198" width="993" height="785" rx="18" fill="url(#table)" stroke="#3b2a2a" stroke-width="4"/>'
    )
    items: list[Item] = [Drawing((10, 140, 1150, 1050), table)]
    items += [drawn("tray", *tray_corner(place), 100) for place in range(len(PLACES))]
    items += _arrows()
    for place in range(4):
        x, y = tray_middle(place)[0], tray_middle(4 * place)[1]
        for middle in (_PATH_TOP, _PATH_LOW):
            items += _lying_slab("ABCD"[place], x, middle)
        for middle in (_PATH_LEFT, _PATH_RIGHT):
            items += _upright_slab(str(place + 1), middle, y)
    if len(components().seatings[seats].lines) > 16:
        for x, side in ((_PATH_LEFT, -1), (_PATH_RIGHT, 1)):
            for y, level in ((_PATH_TOP, -1), (_PATH_LOW, 1)):
                items.append(drawn("paving-slab-upright", x, y, 88))
                items.append(drawn("arrow", x, y, 130, angle=_inward(side, level)))
    return tuple(items)


def _inward(side: int, level: int) -> float:
    """The direction from a corner into the nursery, clockwise from pointing right."""
    return {(-1, -1): 45.0, (1, -1): 135.0, (1, 1): 225.0, (-1, 1): 315.0}[side, level]


def _arrows() -> list[Item]:
    """Three arrow heads in each gap between two slabs, clockwise."""
    items: list[Item] = []
    for gap in range(3):
        x = _LEFT + _TRAY_WIDTH / 2 + (gap + 0.5) * _PITCH_X
        y = _TOP + _TRAY_HEIGHT / 2 + (gap + 0.5) * _PITCH_Y
        for step in (-22, 0, 22):
            items.append(drawn("arrow", x + step, _PATH_TOP, 100))
            items.append(drawn("arrow", x + step, _PATH_LOW, 100, angle=180))
            items.append(drawn("arrow", _PATH_RIGHT, y + step, 100, angle=90))
            items.append(drawn("arrow", _PATH_LEFT, y + step, 100, angle=270))
    return items


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
        drawn("fallen-leaf-green", x + 26, y - 16, 100, angle=70 + 20 * (place % 3)),
        drawn("fallen-leaf-olive", x - 52, y + 22, 100, angle=-60),
        drawn("fallen-leaf-yellow", x + 20, y + 36, 100, angle=130 - 30 * (place % 2)),
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
        slabs = [item for middle in (_PATH_TOP, _PATH_LOW) for item in _lying_slab(name, x, middle)]
    else:
        slabs = [item for middle in (_PATH_LEFT, _PATH_RIGHT) for item in _upright_slab(name, middle, y)]
    return [*light, *slabs]


def _lying_slab(name: str, x: float, y: float) -> tuple[Item, ...]:
    return drawn("paving-slab", x, y, 92), Label(name, x, y, 44)


def _upright_slab(name: str, x: float, y: float) -> tuple[Item, ...]:
    return drawn("paving-slab-upright", x, y, 92), Label(name, x, y, 44)


def draw_gardener(seen: Seen) -> Part:
    """The gardener with her die beside her slab, the die's next value at its target, and flags at the next stops."""
    state: State = seen.view
    items: list[Item] = []
    target = seating(state).target
    for seat, stop in reversed(next_stops(state)):
        items += _flag(state, seat, stop, seen.names[seat])
    if not in_final_round(state) and target != state.gardener:
        x, y = stop_at(state, target)
        upright = side_of(state, target) in ("left", "right") or is_corner(state, target)
        at = (x, y + 74) if upright else (x - 62, y + 24)
        items.append(drawn(f"die-{state.die + 1}", *at, 52, alpha=0.92))
    if not state.over:
        items += _her(state)
    return Part(tuple(items))


def _her(state: State) -> list[Item]:
    x, y = stop_at(state, state.gardener)
    die = f"die-{min(state.die, 6)}"
    side = side_of(state, state.gardener)
    if is_corner(state, state.gardener):
        # A corner has no name to hide: she stands on it.
        size = 62 if y < 600 else 72
        # Her die lies where no flag of the stops that come next can stand.
        at = {(False, True): (0, 92), (True, True): (-70, 26), (True, False): (48, 52), (False, False): (72, 26)}
        dx, dy = at[x > 600, y < 600]
        return [drawn("gardener", x, y + 29, size), drawn(die, x + dx, y + dy, 66)]
    if side == "top":
        return [drawn(die, x - 70, y + 26, 96), drawn("gardener", x + 84, y + 27, 96)]
    if side == "bottom":
        return [drawn(die, x - 72, y + 26, 84), drawn("gardener", x + 123, y + 46, 64)]
    return [drawn("gardener", x, y - 36, 72), drawn(die, x, y + 92, 72)]


def _flag(state: State, seat: int, stop: int, name: str) -> list[Item]:
    x, y = stop_at(state, stop)
    side = side_of(state, stop)
    if is_corner(state, stop):
        at, size = (x - 24, y - 26 if y > 600 else y - 4), 84.0
    elif side == "top":
        at, size = (x + 44, y + 24), 90.0
    elif side == "bottom":
        at, size = (x + 44, y + 25), 84.0
    else:
        at, size = (x - 20, y - 32), 84.0
    foot_x, foot_y = at
    letter = drawable(name)[:1].upper() or "•"
    return [
        drawn(FLAGS[seat], foot_x, foot_y, size),
        Label(letter, foot_x + 0.26 * size, foot_y - 0.535 * size, 38, least=38),
    ]
