"""The still ground of a garden's picture: sky, hedge, the mown checker that is the grid, the names on its edges."""

import math

from render.gartenbau.frame import WIDTH, Frame
from render.gartenbau.part import HOME, number
from render.gradients import defined, falling
from render.scene import Drawing, Item, Sprite
from rules.gartenbau.squares import place_of

_LIGHT, _DARK = "#b3d898", "#9dca82"
GROUND = "#a3cc88"
"""The lawn around the mown squares: the colour of the whole layer, for a plane is not worth drawing."""
_HEDGE = 10
_NARROW, _NAME_ROOM = 60, 68
"""Where cells are narrower than this, only every second or third column and row is named: a name needs room."""


def lawn(frame: Frame) -> tuple[Item, ...]:
    """A window with what surrounds it, on a layer of `GROUND`."""
    return (*sky(), *still_lawn(frame), *_names(frame))


def still_lawn(frame: Frame) -> tuple[Item, ...]:
    """The mown checker with what grows in it."""
    return (_checker(frame), *_growing(frame))


def surroundings(frame: Frame, height: float) -> tuple[Item, ...]:
    """All but the window, for a garden of which parts lie outside: they are covered."""
    around = (
        f'<path fill-rule="evenodd" fill="{GROUND}" d="M0 0H{WIDTH}V{height:g}H0z'
        f'M{frame.x:g} {frame.y:g}V{frame.foot:g}H{frame.right:g}V{frame.y:g}z"/>'
    )
    return (Drawing((0, 0, WIDTH, height), around), *sky(), *_names(frame))


def sky() -> tuple[Item, ...]:
    """Sky, clouds and hedge."""
    line = f'<path d="M0 {_HEDGE + 100} H{WIDTH}" stroke="#2c5a41" stroke-width="4"/>'
    return (
        _sky_alone(),
        *(Sprite("cloud", x, y, width) for x, y, width in ((560, 32, 150), (872, 22, 130), (1130, 30, 140))),
        Sprite(HOME + "hedge", 0, _HEDGE, WIDTH, anchor=(0, 0)),
        Drawing((0, _HEDGE + 96, WIDTH, _HEDGE + 104), line),
    )


def _sky_alone() -> Drawing:
    svg = f'{defined(falling("sky", "#cfe8f5", "#eef8f2"))}<rect width="{WIDTH}" height="100" fill="url(#sky)"/>'
    return Drawing((0, 0, WIDTH, 100), svg)


def _checker(frame: Frame) -> Drawing:
    """Light and dark squares; a square keeps its shade as the window moves."""
    light = "".join(
        f"M{x:g} {y:g}h{frame.cell:g}v{frame.cell:g}h-{frame.cell:g}z"
        for square in frame.all_squares()
        if sum(place_of(square)) % 2
        for x, y in (frame.corner(square),)
    )
    box = (frame.x, frame.y, frame.right, frame.foot)
    whole = (
        f'<rect x="{frame.x:g}" y="{frame.y:g}" width="{frame.right - frame.x:g}" '
        f'height="{frame.foot - frame.y:g}" fill="{_DARK}"/>'
    )
    return Drawing(box, f'{whole}<path d="{light}" fill="{_LIGHT}"/>')


def _growing(frame: Frame) -> tuple[Item, ...]:
    """Daisies and tufts on some squares: always the same on the same square."""
    items: list[Item] = []
    cell = frame.cell
    for square in frame.all_squares():
        dice = (square * 2654435761 >> 7) % 1009
        if dice % 4:
            continue
        x, y = frame.corner(square)
        across, down = 0.24 + dice % 53 / 100, 0.3 + dice % 47 / 100
        if dice % 3:
            items.append(Sprite("daisy", x + cell * across, y + cell * down, cell * 0.25))
            if dice % 5 == 0:
                items.append(Sprite("daisy", x + cell * (across - 0.18), y + cell * (down + 0.16), cell * 0.22))
        if dice % 3 != 1:
            items.append(Sprite(HOME + "grass-tuft", x + cell * (1.02 - across), y + cell * (1 - down), cell * 0.27))
    return tuple(items)


def _names(frame: Frame) -> tuple[Item, ...]:
    """A stone slab with its name above each column and beside each row; where they are narrow, for some."""
    cell = frame.cell
    each = 1 if cell >= _NARROW else math.ceil(_NAME_ROOM / cell)
    size = 42.0 if each == 1 else 38.0
    above: list[str] = []
    beside: list[str] = []
    labels: list[Item] = []
    for place, name in enumerate(frame.column_names()[::each]):
        x = frame.x + (place * each + 0.5) * cell
        above.append(_slab(x, 137, cell * each - 5, 44))
        labels.append(number(name, x, 136, size, room=cell * each - 8))
    for place, name in enumerate(frame.row_names()[::each]):
        y = frame.y + (place * each + 0.5) * cell
        beside.append(_slab(frame.x - 37, y, 58, cell * each - 6))
        labels.append(number(name, frame.x - 37, y, size, room=54))
    stone = (
        '<defs><linearGradient id="slab" x2=".5" y2="1"><stop stop-color="#efe6d4"/>'
        '<stop offset=".5" stop-color="#d9cdb8"/><stop offset="1" stop-color="#b8aa92"/></linearGradient></defs>'
    )
    # Two strips, and not one drawing with nothing in most of it: that would take ten times as long.
    return (
        Drawing((0, 110, frame.right + 4, frame.y), stone + "".join(above)),
        Drawing((0, 110, frame.x, frame.foot + 4), stone + "".join(beside)),
        *labels,
    )


def _slab(x: float, y: float, width: float, height: float) -> str:
    left, top = x - width / 2, y - height / 2
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="12" fill="url(#slab)" '
        'stroke="#7d7058" stroke-width="2.4"/>'
        f'<path d="M{left + 10:g} {top + 6:g} H{left + width - 14:g}" stroke="#fff" stroke-opacity=".7" '
        'stroke-width="2.4" stroke-linecap="round"/>'
    )
