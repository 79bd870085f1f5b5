"""A picture as data: a display list from the back to the front, that tests can read as text.

Lengths are in the scene's own units (its `width` x `height`); `pixels` is the width of the picture made of it.
Colours are names of the palette in `render/theme.py`.
"""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Sprite(msgspec.Struct, frozen=True, tag=True):
    """A drawing from the sprite files, `width` wide, with the point `anchor` (fractions of its size) at x, y.

    `angle` turns it clockwise by degrees about its middle. `rim` is the width of a cream rim round its outline.
    """

    name: str
    x: float
    y: float
    width: float
    anchor: Point = (0.5, 0.5)
    angle: float = 0
    flip: bool = False
    alpha: float = 1
    rim: float = 0
    shadow: float = 0
    glow: bool = False


class Drawing(msgspec.Struct, frozen=True, tag=True):
    """What is drawn by rule: an SVG fragment in scene units, seen through `box`. `{colour}` names are filled in."""

    box: Box
    svg: str


class Label(msgspec.Struct, frozen=True, tag=True):
    """Words without a plate, for calm grounds. Shrinks to `room`, then ends in an ellipsis.

    `align` says which point of the words is at x (their middle height is at y).
    """

    text: str
    x: float
    y: float
    size: float
    colour: str = "ink"
    align: Literal["left", "middle", "right"] = "middle"
    room: float = 0
    least: float = 38
    outline: float = 0
    outline_colour: str = "wood_edge"
    weight: int = 900


class Plate(msgspec.Struct, frozen=True, tag=True):
    """Words on a plate, x and y its middle. Kinds are never mixed: `name` names a place that a menu uses (cream),

    `bud` a free one (pale green), `score` what a corner scores now (green with a star), `initial` whose frog it is,
    `count` a number of things (cream). `place` is the name in the rules, where the plate names a place.
    """

    kind: Literal["name", "bud", "score", "initial", "count"]
    text: str
    x: float
    y: float
    size: float = 38
    place: str = ""
    icon: str = ""


class Disc(msgspec.Struct, frozen=True, tag=True):
    """A gold disc: the numbered candidate of the step in hand. `value` is the choice's value it stands for."""

    number: int
    value: str
    x: float
    y: float
    width: float = 72


class Group(msgspec.Struct, frozen=True, tag=True):
    """Sprites and drawings that are one thing (a tile with its flowers): one shadow and one glow behind them all.

    `box` holds them in the group's own coordinates, whose 0, 0 is at x, y. Kept as one, wherever it stands.
    """

    items: tuple[Sprite | Drawing, ...]
    box: Box
    x: float
    y: float
    alpha: float = 1
    shadow: float = 0
    glow: bool = False


Item = Sprite | Drawing | Group | Label | Plate | Disc
"""What is painted one by one over the layer."""


class Layer(msgspec.Struct, frozen=True, tag=True):
    """Things that never change, painted once and kept, on a ground of one colour."""

    items: tuple[Item, ...]
    colour: str = "#a8d08d"


class Scene(msgspec.Struct, frozen=True):
    """A picture: the still layer, the items over it, and what it says to someone who does not see it."""

    width: int
    height: int
    pixels: int
    layer: Layer
    items: tuple[Item, ...]
    alt: str
    theme: str = "day"

    @property
    def scale(self) -> float:
        """Pixels of one unit."""
        return self.pixels / self.width

    def everything(self) -> Iterator[Item]:
        """All items, those of the still layer first."""
        yield from self.layer.items
        yield from self.items


def wordless(items: Iterable[Item]) -> list[Item]:
    """The items without names, numbers and words: what is left for a cover."""
    return [item for item in items if not isinstance(item, Plate | Label | Disc)]


def in_text(scene: Scene) -> str:
    """The scene as lines of text, one an item, for tests and for reading."""
    return "\n".join(msgspec.json.encode(item).decode() for item in scene.everything())
