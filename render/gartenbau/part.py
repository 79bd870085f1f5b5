"""Helpers for the pieces of Gartenbau's pictures."""

import re
from collections.abc import Iterable
from functools import cache

from msgspec.structs import replace

from render.drawer import Seen
from render.fonts import fitted, text_width
from render.panel import panel
from render.scene import Drawing, Item, Label, Sprite
from render.sprites import aspect, sprite_text, view_box

HOME = "gartenbau/"
_EACH = 84.0
"""The width of a number of suns or waters."""
_SHADOW = re.compile(r'data-shadow="([\d.]+)"')
"""A sprite's file says how soft its shadow is, in its own units: blurred here it costs a tenth of a filter in SVG."""
LETTERS = 40.0
"""The least size of letters: a little over a fortieth of the width."""


@cache
def _shadow(name: str) -> float:
    """How soft a shadow the sprite's file asks for, as a part of its width; 0 for none."""
    found = _SHADOW.search(sprite_text(HOME + name))
    return float(found[1]) / view_box(HOME + name)[2] if found else 0.0


def centred(  # noqa: PLR0913 - a sprite, its place and its looks
    name: str, x: float, y: float, width: float, *, alpha: float = 1, angle: float = 0
) -> Sprite:
    """A sprite of this game with its middle at x, y."""
    shadow = _shadow(name) * width if alpha == 1 else 0
    return Sprite(HOME + name, x, y, width, alpha=alpha, angle=angle, shadow=shadow)


def inside(name: str, x: float, y: float, size: float, *, alpha: float = 1) -> Sprite:
    """A sprite of this game that fits into a square of this size about x, y."""
    return centred(name, x, y, size / max(1.0, aspect(HOME + name)), alpha=alpha)


def framed(name: str, x: float, y: float, unit: float, alpha: float = 1) -> Sprite:
    """A sprite drawn in a frame of its own: its 0, 0 comes to lie on x, y, one of its units is `unit`."""
    left, top, width, _ = view_box(HOME + name)
    shadow = _shadow(name) * width * unit if alpha == 1 else 0
    return Sprite(HOME + name, x + left * unit, y + top * unit, width * unit, (0, 0), alpha=alpha, shadow=shadow)


def marker(seat: int) -> str:
    """The sprite of a seat's marker."""
    return ("marker-ladybird", "marker-bee", "marker-snail", "marker-hedgehog")[seat]


def number(text: str, x: float, y: float, size: float = LETTERS, room: float = 0) -> Label:
    """A number or a word in ink with its middle at x, y."""
    return Label(text, x, y, size, room=room, least=min(size, 38.0))


def cost(  # noqa: PLR0913 - what it costs, and where
    suns: int, waters: int, x: float, y: float, *, prefix: str = "", each: float = _EACH
) -> tuple[Item, ...]:
    """A plate with suns and waters, its middle at x, y. Nothing is said of a kind that is not asked."""
    pieces = [(str(count), kind) for count, kind in ((suns, "sun-flat"), (waters, "water-flat")) if count]
    pieces = pieces or [("0", "sun-flat")]
    before = text_width(prefix, LETTERS) + 14 if prefix else 0.0
    width = 22 + before + each * len(pieces)
    left = x - width / 2
    items: list[Item] = [panel(left, y - 28, left + width, y + 28)]
    if prefix:
        items.append(number(prefix, left + 16 + before / 2, y))
    for place, (count, kind) in enumerate(pieces):
        at = left + 18 + before + each * place
        items += [number(count, at + 16, y, 42), inside(kind, at + each * 0.67, y, 44)]
    return tuple(items)


def tag(text: str, x: float, y: float, size: float, room: float) -> tuple[Item, ...]:
    """Words on a cream plate that fits them, its middle at x, y."""
    text, size = fitted(text, size, room, 38)
    half = text_width(text, size) / 2 + size * 0.38
    return (
        panel(x - half, y - size * 0.68, x + half, y + size * 0.68, radius=16),
        number(text, x, y - size * 0.02, size),
    )


def trial_tag(seen: Seen, x: float, y: float) -> tuple[Item, ...]:
    """That it is only a try, where it is one."""
    return tag(seen.words.say("gartenbau-picture-trial"), x, y, 50, 360) if seen.view.trial else ()


def dashes(boxes: Iterable[tuple[float, float, float, float]], radius: float = 14, line: float = 6) -> Drawing:
    """Gold dashes round boxes: what is in hand would come to lie there."""
    found = list(boxes)
    svg = ""
    for left, top, right, bottom in found:
        rect = (
            f'<rect x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}" rx="{radius:g}" '
            'fill="none" '
        )
        svg += (
            f'{rect}stroke="#5a3d0c" stroke-opacity=".5" stroke-width="{line + 2.4:g}"/>'
            f'{rect}stroke="#ffdf66" stroke-width="{line:g}" stroke-dasharray="16 7"/>'
        )
    edge = line + 4
    return Drawing(
        (
            min(box[0] for box in found) - edge,
            min(box[1] for box in found) - edge,
            max(box[2] for box in found) + edge,
            max(box[3] for box in found) + edge,
        ),
        svg,
    )


def moved(items: Iterable[Item], x: float, y: float) -> tuple[Item, ...]:
    """Sprites and labels elsewhere. What is drawn by rule stays: it knows its own place."""
    return tuple(item if isinstance(item, Drawing) else replace(item, x=item.x + x, y=item.y + y) for item in items)
