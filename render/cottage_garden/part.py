"""Helpers for the pieces of Cottage Garden's pictures."""

from render.panel import panel
from render.scene import Drawing, Sprite
from render.sprites import view_box

HOME = "cottage_garden/"


def drawn(  # noqa: PLR0913 - a sprite, its place and its looks
    name: str,
    x: float,
    y: float,
    square: float = 100,
    *,
    angle: float = 0,
    alpha: float = 1,
    shadow: float = 0,
    glow: bool = False,
    flip: bool = False,
) -> Sprite:
    """A sprite of this game with its own 0, 0 (its foot or middle, as its first line says) at x, y.

    The sprites are drawn for squares of 100: `square` is the size of a square here.
    """
    left, top, width, height = view_box(HOME + name)
    anchor = (1 + left / width if flip else -left / width, -top / height)
    return Sprite(
        HOME + name, x, y, width * square / 100, anchor, angle, flip=flip, alpha=alpha, shadow=shadow, glow=glow
    )


def plate(  # noqa: PLR0913 - a box and its looks
    left: float, top: float, right: float, bottom: float, *, corner: float = 16, line: float = 4
) -> Drawing:
    """A cream plate with a wooden edge, for words and signs laid on it."""
    return panel(left, top, right, bottom, radius=corner, edge="#8a5d36", line=line)
