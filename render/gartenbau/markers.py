"""The gardeners' markers on the ring, the one to act shining, and below it whose marker is whose."""

from render.fonts import fitted, text_width
from render.gartenbau.part import HOME, centred, marker, number
from render.gartenbau.ring import MIDDLE, STONE, around, pile_at
from render.panel import panel
from render.scene import Item, Point, Sprite
from rules.gartenbau.ending import ending
from rules.gartenbau.state import State

_WIDTH = 96.0
_APART = 88.0
_OFF_AXIS = 210.0
"""Petals whose piles lie further above or below the middle have their marker there, the others beside the pile."""
_NAME, _ROOM = 42.0, 276.0


def draw_markers(state: State) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """The glow behind who acts, which goes under all plates, and all markers; several on a space stand in a row."""
    items: list[Item] = []
    glow: list[Item] = []
    for space in dict.fromkeys(garden.space for garden in state.gardens):
        seats = [seat for seat, garden in enumerate(state.gardens) if garden.space == space]
        x, y = _place(space, len(state.stacks))
        for place, seat in enumerate(seats):
            at = x + (place - (len(seats) - 1) / 2) * _APART
            items.append(Sprite(HOME + marker(seat), at, y, _WIDTH))
            if _acts(state, seat):
                glow.append(centred("turn-glow", at, y, 196))
    return tuple(glow), tuple(items)


def _acts(state: State, seat: int) -> bool:
    return state.stage == "play" and seat == state.seat


def _place(space: int, petals: int) -> Point:
    """Where a marker stands."""
    if space % 2 == 0:
        x, y = around(space / 2 * 360 / petals, STONE)
        return x, y - 20
    x, y = pile_at(space // 2, petals)
    if abs(y - MIDDLE[1]) > _OFF_AXIS:
        return x, y - 150 if y < MIDDLE[1] else y + 156
    return min(max(x + (146 if x > MIDDLE[0] else -146), 52.0), 956.0), y + 10


def draw_names(state: State, names: tuple[str, ...], left: float, right: float, y: float) -> tuple[Item, ...]:
    """Each marker with its gardener's name, from `left` to `right`; who acts, or has won, has a golden plate."""
    room = min(_ROOM, (right - left) / len(names) - 92)
    said = [fitted(name, _NAME, room, 38) for name in names]
    widths = [84 + text_width(text, size) for text, size in said]
    apart = (right - left - sum(widths)) / (len(names) - 1)
    gilded = ending(state).winners if state.stage == "over" else ()
    items: list[Item] = []
    x = left
    for seat, ((text, size), width) in enumerate(zip(said, widths, strict=True)):
        end = x + width
        fill = "#ffd86b" if _acts(state, seat) or seat in gilded else "{cream}"
        items += [
            panel(x, y - 30, end, y + 30, fill=fill),
            Sprite(HOME + marker(seat), x + 38, y, 58),
            number(text, x + 71 + text_width(text, size) / 2, y, size),
        ]
        x = end + apart
    return tuple(items)
