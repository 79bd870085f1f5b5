"""Helpers for the pieces of Pergola's pictures."""

from render.scene import Plate, Sprite
from render.sprites import aspect

HOME = "pergola/"
INSECT_WIDTHS = {"butterfly": 95.0, "ladybug": 66.0, "bee": 72.0}


def standing(  # noqa: PLR0913 - a sprite, its place and its looks
    name: str, x: float, foot: float, width: float, *, shadow: float = 0, glow: bool = False
) -> Sprite:
    """A sprite of this game that stands with its foot at x, foot."""
    return Sprite(HOME + name, x, foot, width, anchor=(0.5, 1), shadow=shadow, glow=glow)


def centred(  # noqa: PLR0913 - a sprite, its place and its looks
    name: str, x: float, y: float, width: float, *, shadow: float = 0, glow: bool = False
) -> Sprite:
    """A sprite of this game with its middle at x, y."""
    return Sprite(HOME + name, x, y, width, shadow=shadow, glow=glow)


def insect(  # noqa: PLR0913 - a sprite, its place and its looks
    kind: str, x: float, y: float, scale: float = 1, *, angle: float = 0, glow: bool = False, flying: bool = False
) -> Sprite:
    """An insect in the garden, with the cream rim that lifts it off its plant."""
    name = f"{kind}-flying" if flying and kind != "butterfly" else kind
    wider = 1.25 if name == "ladybug-flying" else 1.05 if flying else 1
    width = INSECT_WIDTHS[kind] * scale * wider
    return Sprite(HOME + name, x, y, width, angle=angle, rim=3, shadow=4, glow=glow)


def inside(name: str, x: float, y: float, size: float, **more: float) -> Sprite:
    """A sprite of this game that fits into a square of this size about x, y."""
    return Sprite(HOME + name, x, y, size / max(1.0, aspect(HOME + name)), **more)  # type: ignore[arg-type]


def score_chip(points: int, x: float, y: float) -> tuple[Plate, ...]:
    """What a corner scores now; nothing while it scores nothing."""
    return (Plate("score", str(points), x, y, size=40, icon="star-small"),) if points else ()
