"""The gardener on her way round the nursery, with her die, and the flags at everybody's next stops."""

from render.cottage_garden.nursery import PATH_LEFT, PATH_LOW, PATH_RIGHT, PATH_TOP, tray_middle
from render.cottage_garden.part import drawn
from render.cottage_garden.stops import is_corner, next_stops, side_of
from render.drawer import Seen
from render.fonts import initial
from render.part import Part
from render.scene import Item, Label, Point
from rules.cottage_garden.nursery import in_final_round, seating
from rules.cottage_garden.state import State

FLAGS = ("flag-swallowtail-gold", "flag-rounded-blue", "flag-pointed-rose", "flag-square-white")


def stop_at(state: State, stop: int) -> Point:
    """The middle of a stop's slab."""
    x, y = tray_middle(seating(state).lines[stop - 1][0])
    if is_corner(state, stop):
        return (PATH_LEFT if x < 600 else PATH_RIGHT, PATH_TOP if y < 600 else PATH_LOW)
    return {"top": (x, PATH_TOP), "bottom": (x, PATH_LOW), "left": (PATH_LEFT, y), "right": (PATH_RIGHT, y)}[
        side_of(state, stop)
    ]


def draw_gardener(seen: Seen) -> Part:
    """The gardener with her die beside her slab, the die's next value at its target, and flags at the next stops."""
    state: State = seen.view
    items: list[Item] = [*_arrows(state)]
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


_ARROWS = (-22.0, 0.0, 22.0)
"""Where the three arrow heads of a gap between two slabs stand, from its middle."""
_ARROWS_BESIDE_FLAG = {"across": (2.0, 24.0), "down": (-44.0, -22.0)}


def _arrows(state: State) -> list[Item]:
    """Arrow heads the way round, clear of the flags; none where the gardener or a die stands."""
    flags = {stop_at(state, stop) for _, stop in next_stops(state)}
    hers = None if state.over or is_corner(state, state.gardener) else stop_at(state, state.gardener)
    die = None if in_final_round(state) else stop_at(state, seating(state).target)
    items: list[Item] = []
    for gap in range(3):
        (x, _), (next_x, _) = tray_middle(gap), tray_middle(gap + 1)
        for y, angle in ((PATH_TOP, 0.0), (PATH_LOW, 180.0)):
            if hers not in ((x, y), (next_x, y)):
                steps = _ARROWS_BESIDE_FLAG["across"] if (x, y) in flags else _ARROWS
                items += [drawn("arrow", (x + next_x) / 2 + step, y, 100, angle=angle) for step in steps]
        (_, y), (_, next_y) = tray_middle(4 * gap), tray_middle(4 * gap + 4)
        for x, angle in ((PATH_RIGHT, 90.0), (PATH_LEFT, 270.0)):
            if hers not in ((x, y), (x, next_y)) and die != (x, y):
                steps = _ARROWS_BESIDE_FLAG["down"] if (x, next_y) in flags else _ARROWS
                items += [drawn("arrow", x, (y + next_y) / 2 + step, 100, angle=angle) for step in steps]
    return items


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
        size = 96 if x > 300 else 64  # over the first column hangs the title
        return [drawn(die, x - 70, y + 26, 96), drawn("gardener", x + 84, y + 27, size)]
    if side == "bottom":
        return [drawn(die, x - 72, y + 26, 84), drawn("gardener", x + 123, y + 30, 66)]
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
    return [
        drawn(FLAGS[seat], foot_x, foot_y, size),
        Label(initial(name), foot_x + 0.26 * size, foot_y - 0.535 * size, 38, least=38),
    ]
