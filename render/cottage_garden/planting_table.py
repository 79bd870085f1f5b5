"""The planting table: two tracks on one common scale, the mice's red line, and the cubes on their places."""

from render.cottage_garden.part import drawn
from render.gradients import defined, falling
from render.part import Part
from render.scene import Drawing, Item, Label, Point
from rules.cottage_garden.components import components
from rules.cottage_garden.state import Cubes, Garden

TOP = 870.0
_COLUMN, _FIRST = 68.0, 252.0
_START, _START_WIDTH, _END, _END_WIDTH = 96.0, 148.0, 1280.0, 186.0
_ROWS = {"orange": (26.0, 72.0), "blue": (104.0, 72.0)}
_RED = 660.0


def _box(colour: str, points: int) -> tuple[float, float]:
    """Left edge and width of a place of a track."""
    track = components().orange if colour == "orange" else components().blue
    if points == 0:
        return _START, _START_WIDTH
    if points == track[-1]:
        return _END, _END_WIDTH
    if colour == "orange":
        return _FIRST + (points - 1) * _COLUMN, _COLUMN
    return _FIRST + (points - 2) * _COLUMN, 2 * _COLUMN


def place_at(colour: str, points: int) -> Point:
    """The middle of a place of a track."""
    left, width = _box(colour, points)
    top, height = _ROWS[colour]
    return left + width / 2, TOP + top + height / 2


def still_table() -> tuple[Item, ...]:
    """The table with its places and figures; those under a cube are covered by it."""
    places: list[str] = []
    labels: list[Item] = []
    for colour, track in (("orange", components().orange), ("blue", components().blue)):
        top, height = _ROWS[colour]
        for points in track:
            left, width = _box(colour, points)
            fill, edge, line, ink = _looks(colour, points, track[-1])
            corner = 14 if colour == "orange" else 32
            places.append(
                f'<rect x="{left + 4}" y="{TOP + top}" width="{width - 8}" height="{height}" rx="{corner}" '
                f'fill="url(#{fill})" stroke="{edge}" stroke-width="{line}"/>'
            )
            if points:
                size = 48 if points == track[-1] else 40
                labels.append(Label(str(points), left + width / 2, TOP + top + height / 2, size, ink))
    svg = (
        _gradients()
        + f'<g stroke="#3b2a2a" stroke-width="4"><rect x="14" y="{TOP}" width="1472" height="192" rx="16" '
        f'fill="url(#lip)"/><rect x="14" y="{TOP}" width="1472" height="180" rx="16" fill="url(#wood)"/></g>'
        f'<g stroke="#a8753f" stroke-opacity=".35" stroke-width="3"><path d="M24 {TOP + 62} H1476"/>'
        f'<path d="M24 {TOP + 140} H1476"/></g>'
        f'<path d="M28 {TOP + 5} H1472" stroke="#f6d8ab" stroke-width="3" stroke-linecap="round"/>' + "".join(places)
    )
    return (
        Drawing((8, TOP - 6, 1492, 1066), svg),
        drawn("flowerpot", 56, TOP + 94, 66),
        drawn("cloche", 56, TOP + 172, 66),
        *labels,
    )


RED_LINE: tuple[Item, ...] = (
    Drawing(
        (_RED - 8, TOP - 6, _RED + 8, TOP + 184),
        f'<path d="M{_RED} {TOP + 6} V{TOP + 178}" stroke="#3b2a2a" stroke-width="12" stroke-linecap="round"/>'
        f'<path d="M{_RED} {TOP + 6} V{TOP + 178}" stroke="#d94848" stroke-width="7" stroke-linecap="round"/>',
    ),
    drawn("cat-face", _RED, TOP + 6, 74),
)
"""The line that a cube crosses to win a cat: its face is the knob. It rises over the beds' frames."""


def _looks(colour: str, points: int, last: int) -> tuple[str, str, float, str]:
    if points == last:
        return "gold", "#8a5a14", 4, "gold_ink"
    mark = "ten" if points == 10 else "place"
    edge = "#a2512c" if colour == "orange" else "#2f4f94"
    return f"{colour}-{mark}", edge, 3, f"{colour}_ink"


def _gradients() -> str:
    pairs = {
        "wood": ("#e2b681", "#bd8750"),
        "lip": ("#a8753f", "#7a4f2a"),
        "orange-place": ("#ffe3c2", "#f9c48f"),
        "orange-ten": ("#f59a4c", "#f39546"),
        "blue-place": ("#dbe8fb", "#aac6f0"),
        "blue-ten": ("#86abec", "#82a8ea"),
        "gold": ("#ffe9a8", "#f2b134"),
    }
    return defined(*(falling(name, *colours) for name, colours in pairs.items()))


def draw_cubes(garden: Garden, was: Garden | None) -> Part:
    """The cubes of both colours; those that came where none was stand in a glow."""
    items: list[Item] = [*RED_LINE]
    places: dict[str, Point] = {}
    for colour, cubes, old in (
        ("orange", garden.orange, was.orange if was else None),
        ("blue", garden.blue, was.blue if was else None),
    ):
        for points in dict.fromkeys(cubes):
            items += _stand(colour, points, cubes, old)
            x, y = place_at(colour, points)
            places[f"{colour}:{points}"] = (x, y)
    return Part(tuple(items), places)


def _stand(colour: str, points: int, cubes: Cubes, old: Cubes | None) -> list[Item]:
    """The cubes on one place: side by side at the start, else one behind another, the front one with its value."""
    left, width = _box(colour, points)
    top, height = _ROWS[colour]
    count, foot = cubes.count(points), TOP + top + height - 6
    middle = left + width / 2 - 5
    fresh = old is not None and count > old.count(points)
    items: list[Item] = []
    if width > 2 * _COLUMN:
        pitch, size = (56.0, 84.0) if points and count == 3 else (47.0, 78.0) if count == 3 else (62.0, 92.0)
        for place in range(count):
            x = middle + (place - (count - 1) / 2) * pitch
            items.append(drawn(f"cube-{colour}", x, foot, size, glow=fresh and place == count - 1))
            if points:
                items.append(_value(points, x, foot, 38))
        return items
    for place in range(count):
        behind = count - 1 - place
        x, y = middle + 9 * behind, foot - 5 * behind
        items.append(drawn(f"cube-{colour}", x, y, 92, glow=fresh and behind == 0))
    items.append(_value(points, middle, foot, 38))
    return items


def draw_landing(colour: str, points: int, number: int, *, occupied: bool) -> tuple[Item, ...]:
    """Where the cube of candidate `number` would come to: a cube that shows through, with that number on a pale pin.

    Where a cube stands already the pin alone is set below its value, within the place.
    """
    left, width = _box(colour, points)
    top, height = _ROWS[colour]
    x, foot = left + width / 2 - 5, TOP + top + height - 6
    pin_x, pin_y = (x + min(32, width / 2 - 16), foot) if occupied else (x, foot - 24)
    ring = f'<circle cx="{pin_x}" cy="{pin_y}" r="22" fill="{{cream}}" stroke="#8a5a14" stroke-width="4"/>'
    ghost = () if occupied else (drawn(f"cube-{colour}", x, foot, 92, alpha=0.7),)
    pin = Drawing((pin_x - 26, pin_y - 26, pin_x + 26, pin_y + 26), ring)
    return (*ghost, pin, Label(str(number), pin_x, pin_y, 38))


def _value(points: int, x: float, foot: float, size: float) -> Label:
    return Label(str(points), x, foot - 23, size, "cream", least=size, outline=2.5, outline_colour="ink")
