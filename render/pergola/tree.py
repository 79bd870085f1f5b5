"""Where the magnolias of a tree stand: a small tree keeps its shape, a large one is spread level by level."""

from collections.abc import Sequence

import msgspec

from rules.pergola.state import Bud, Garden, Magnolia

ROOMY_LEVELS = 5
ROOMY_SLOTS = 5


class Node(msgspec.Struct, frozen=True):
    """A piece or a free bud of the tree and its middle; `above` counts the pieces and buds that grow on it."""

    name: str
    level: int
    parent: str | None
    x: float
    y: float
    free: bool
    ladybug: bool
    above: int


class Frame(msgspec.Struct, frozen=True):
    """Where a tree grows: the middle of its trunk, the heights of level 1 and of its highest bud, its full width."""

    x: float
    first: float
    top: float
    width: float
    pitch: float
    slot: float


class Layout(msgspec.Struct, frozen=True):
    """A tree laid out. `named` tells whether each piece has room for its name; sizes in units."""

    nodes: tuple[Node, ...]
    pitch: float
    slot: float
    named: bool

    @property
    def blossom(self) -> float:
        """The width of a blossom."""
        return min(123.0, self.pitch * (0.92 if self.pitch > 112 else 1.12 if self.named else 1.3), self.slot * 1.08)


def all_nodes(garden: Garden) -> list[Magnolia | Bud]:
    """The pieces of the tree, then its free buds."""
    return [*garden.magnolias, *garden.buds]


def is_roomy(garden: Garden) -> bool:
    """Whether the tree fits into the garden's picture with all its names."""
    levels = max((piece.level for piece in garden.magnolias), default=0)
    return levels <= ROOMY_LEVELS and slots_of(garden) <= ROOMY_SLOTS


def _children(garden: Garden) -> dict[str | None, list[Magnolia | Bud]]:
    children: dict[str | None, list[Magnolia | Bud]] = {}
    for node in sorted(all_nodes(garden), key=_order):
        children.setdefault(node.parent, []).append(node)
    return children


def _order(node: Magnolia | Bud) -> tuple[int, int]:
    level, _, number = node.name.partition(".")
    return int(level), int(number)


def slots_of(garden: Garden) -> int:
    """How many places side by side the tree needs when every branch keeps its own."""
    parents = {node.parent for node in all_nodes(garden)}
    return sum(node.name not in parents for node in all_nodes(garden))


def lay_out(garden: Garden, frame: Frame, *, spread: bool) -> Layout:
    """The tree within the frame: with `spread` each level takes the whole width, else each branch keeps its own."""
    children = _children(garden)
    highest = max(node.level for node in all_nodes(garden))
    pitch = min(frame.pitch, (frame.first - frame.top) / max(1, highest - 1))
    if spread:
        return _spread(garden, frame, pitch, children)
    slot = min(frame.slot, frame.width / max(1, slots_of(garden) - 1))
    left = frame.x - slot * (slots_of(garden) - 1) / 2
    xs: dict[str, float] = {}
    free_slot = 0

    def place(node: Magnolia | Bud) -> float:
        nonlocal free_slot
        own = children.get(node.name, [])
        if own:
            middles = [place(child) for child in own]
            # A lone chain winds a little: a straight one looks like a column.
            sway = slot * 0.13 * (-1) ** node.level if len(own) == 1 and not isinstance(own[0], Bud) else 0.0
            xs[node.name] = sum(middles) / len(middles) + sway
        else:
            xs[node.name] = left + slot * free_slot
            free_slot += 1
        return xs[node.name]

    for root in children[None]:
        place(root)
    return Layout(_nodes(garden, xs, frame, pitch, children), pitch, slot, named=True)


def _spread(garden: Garden, frame: Frame, pitch: float, children: dict[str | None, list[Magnolia | Bud]]) -> Layout:
    xs: dict[str, float] = {}
    level: Sequence[Magnolia | Bud] = children[None]
    slot = frame.slot
    number = 1
    while level:
        step = min(frame.slot, frame.width / len(level))
        slot = min(slot, step)
        sway = step * _wave(number, pitch) * (1.0 if len(level) == 1 else 0.4) if pitch < frame.slot * 0.62 else 0.0
        for place, node in enumerate(level):
            xs[node.name] = frame.x + sway + (place - (len(level) - 1) / 2) * step
        level = [child for node in level for child in children.get(node.name, [])]
        number += 1
    return Layout(_nodes(garden, xs, frame, pitch, children), pitch, slot, named=False)


def _wave(number: int, pitch: float) -> float:
    """How far a level stands aside, in steps: levels that are close zigzag, very close ones over three columns."""
    return (-0.9, 0.0, 0.9, 0.0)[number % 4] if pitch < 46 else (-0.3, 0.3)[number % 2]


def _nodes(
    garden: Garden,
    xs: dict[str, float],
    frame: Frame,
    pitch: float,
    children: dict[str | None, list[Magnolia | Bud]],
) -> tuple[Node, ...]:
    def above(name: str) -> int:
        return sum(1 + above(child.name) for child in children.get(name, []))

    return tuple(
        Node(
            node.name,
            node.level,
            node.parent,
            xs[node.name],
            frame.first - (node.level - 1) * pitch,
            isinstance(node, Bud),
            isinstance(node, Magnolia) and node.ladybug,
            above(node.name),
        )
        for node in all_nodes(garden)
    )
