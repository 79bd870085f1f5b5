"""The magnolia: limbs and leaves drawn by rule, blossoms and buds as sprites."""

import math
from typing import Literal

import msgspec

from render.gradients import across, defined
from render.lettering import plate_size
from render.part import Part
from render.pergola.part import centred, insect, score_chip, standing
from render.pergola.tree import Frame, Layout, Node, is_roomy, lay_out
from render.scene import Drawing, Item, Plate, Point, Sprite
from rules.pergola.state import Garden

FOOT = 786.0
TRUNK_X = 582.0
GARDEN_FRAME = Frame(TRUNK_X, 637, 212, 320, 138, 122)
SIDE_FRAME = Frame(556, 637, 212, 312, 138, 122)
"""Where a tree stands whose names are beside its blossoms: further left, for they must not reach the pergola."""
CROWDED_FRAME = Frame(614, 640, 190, 312, 138, 112)
"""Where a tree stands that has numbers of its levels at its left."""
_LEFTMOST = 430.0
"""Where the trellis ends."""
_SIDE_PITCH = 112
"""Where levels are closer than this, names stand beside the blossoms instead of below them."""


def draw_magnolia(garden: Garden, was: Garden, points: int) -> Part:
    """The tree in its corner of the garden."""
    roomy = is_roomy(garden)
    frame = GARDEN_FRAME if roomy else CROWDED_FRAME
    layout = lay_out(garden, frame, spread=not roomy)
    if roomy and layout.pitch < _SIDE_PITCH:
        frame = SIDE_FRAME
        layout = lay_out(garden, frame, spread=False)
    items: list[Item] = [Sprite("pergola/bed-magnolia", 423, 747, 362, anchor=(0, 0))]
    items += draw_tree(layout, was, frame.x, FOOT, named=roomy)
    if not roomy:
        items += _levels(layout)
    items += score_chip(points, 582, 840)
    return Part(tuple(items), disc_places(layout))


def disc_places(layout: Layout) -> dict[str, Point]:
    """Where the numbered discs of a tree's places go: on a blossom's middle, on a bud."""
    return {node.name: (node.x, node.y - (layout.blossom * 0.26 if node.free else 0)) for node in layout.nodes}


def draw_tree(layout: Layout, was: Garden, trunk: float, foot: float, *, named: bool) -> list[Item]:
    """Leaf mass, limbs, leaves, blossoms, buds and names, from the back to the front."""
    old = {piece.name: piece for piece in was.magnolias}
    size = layout.blossom
    items: list[Item] = [_wood_and_leaves(layout, trunk, foot)]
    for node in layout.nodes:
        if not node.free:
            items += _leaves_of(node, size)
    for node in sorted(layout.nodes, key=lambda each: -each.y):
        if node.free:
            items.append(standing("magnolia-bud", node.x, node.y + size * 0.05, min(27.0, size * 0.24)))
        else:
            items.append(centred("magnolia", node.x, node.y - size * 0.04, size, shadow=4, glow=node.name not in old))
    for node in layout.nodes:
        if node.ladybug:
            fresh = node.name not in old or not old[node.name].ladybug
            items.append(insect("ladybug", node.x, node.y + size * 0.06, max(0.6, size / 123), angle=14, glow=fresh))
    if named:
        for node in layout.nodes:
            items.append(_name(node, layout))
    return items


def _name(node: Node, layout: Layout) -> Plate:
    """The plate of a piece or a bud: below it, or beside it where the levels are close."""
    kind: Literal["bud", "name"] = "bud" if node.free else "name"
    size = layout.blossom
    if layout.pitch >= _SIDE_PITCH:
        return Plate(kind, node.name, node.x, node.y + (42 if node.free else size * 0.42 + 20), place=node.name)
    beside = Plate(kind, node.name, node.x, node.y + (4 if node.free else size * 0.22), place=node.name)
    aside = 20 if node.free else max(26.0, size * 0.24)
    return msgspec.structs.replace(beside, x=node.x + aside + plate_size(beside)[0] / 2)


def _leaves_of(node: Node, size: float) -> list[Item]:
    leaf = size * 0.46
    return [
        Sprite("pergola/magnolia-leaf", node.x + dx * size, node.y + dy * size, leaf, angle=angle, shadow=2)
        for dx, dy, angle in ((-0.46, 0.28, 160), (0.46, 0.28, 20), (-0.3, 0.42, 140), (0.3, 0.42, 40))
    ]


def _limb(start: Point, end: Point, wide: float, thin: float) -> str:
    """A tapering limb as an outline: a cubic from start to end, offset to both sides."""
    (x0, y0), (x3, y3) = start, end
    x1, y1, x2, y2 = x0, y0 - (y0 - y3) * 0.45, x3, y3 + (y0 - y3) * 0.4
    left: list[str] = []
    right: list[str] = []
    for step in range(11):
        t = step / 10
        s = 1 - t
        x = s**3 * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t**3 * x3
        y = s**3 * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t**3 * y3
        dx = 3 * s * s * (x1 - x0) + 6 * s * t * (x2 - x1) + 3 * t * t * (x3 - x2)
        dy = 3 * s * s * (y1 - y0) + 6 * s * t * (y2 - y1) + 3 * t * t * (y3 - y2)
        length = math.hypot(dx, dy) or 1
        half = wide + (thin - wide) * t
        left.append(f"{x + dy / length * half:.1f} {y - dx / length * half:.1f}")
        right.append(f"{x - dy / length * half:.1f} {y + dx / length * half:.1f}")
    return "M" + " L".join(left + right[::-1]) + "Z"


def _crown(blossoms: list[Node], radius: float) -> str:
    """Clouds of leaves behind the blossoms: edges first, then the bodies, then the light from the top left."""
    circles: list[tuple[float, float, float]] = []
    for node in blossoms:
        x, y = node.x, node.y - radius * 0.12
        circles.append((x, y, radius * 1.05))
        for place in range(8):
            angle = math.tau * (place + 0.5 * (node.level % 2)) / 8
            circles.append((x + math.cos(angle) * radius * 0.92, y + math.sin(angle) * radius * 0.86, radius * 0.5))
    # All circles are one path: its union is filled once, which is much faster than circle by circle.
    edges, bodies = (
        "".join(
            f"M{x - r - by:.1f} {y:.1f}a{r + by:.1f} {r + by:.1f} 0 1 0 {2 * (r + by):.1f} 0"
            f"a{r + by:.1f} {r + by:.1f} 0 1 0 {-2 * (r + by):.1f} 0z"
            for x, y, r in circles
        )
        for by in (3.5, 0)
    )
    lights = "".join(
        f'<circle cx="{x - r * 0.22:.1f}" cy="{y - r * 0.24:.1f}" r="{r * 0.62:.1f}"/>' for x, y, r in circles
    )
    top = min((y - r for _, y, r in circles), default=0)
    low = max((y + r for _, y, r in circles), default=1)
    return (
        f'<defs><linearGradient id="c" gradientUnits="userSpaceOnUse" x1="0" y1="{top:.0f}" x2="0" y2="{low:.0f}">'
        '<stop stop-color="#8cc271"/><stop offset="1" stop-color="{crown}"/></linearGradient></defs>'
        f'<path d="{edges}" fill="{{crown_edge}}"/><path d="{bodies}" fill="url(#c)"/>'
        f'<g fill="{{crown_light}}" fill-opacity=".22">{lights}</g>'
    )


def _wood_and_leaves(layout: Layout, trunk: float, foot: float) -> Drawing:
    nodes = {node.name: node for node in layout.nodes}
    blossoms = [node for node in layout.nodes if not node.free]
    size = layout.blossom
    total = max(1, max(node.above for node in layout.nodes) + 1)
    limbs: list[str] = []
    for node in sorted(layout.nodes, key=lambda each: each.level):
        parent = nodes.get(node.parent or "")
        if parent is None:
            end = (node.x, node.y + (0 if blossoms else 60))
            limbs.append(_trunk(trunk, foot, end, 17 if blossoms else 15))
            if not blossoms:
                limbs.append(_limb((node.x, node.y + 66), (node.x, node.y + 4), 9, 5))
        else:
            strong = size / 123
            wide = (6 + 12 * math.sqrt(node.above / total)) * strong
            thin = (5 + 10 * math.sqrt(node.above / total)) * strong
            limbs.append(_limb((parent.x, parent.y), (node.x, node.y), max(3.5, wide), max(3.0, thin)))
    edges = "".join(f'<path d="{d}"/>' for d in limbs)
    left = min(trunk - 110, min(node.x for node in layout.nodes) - size)
    right = max(trunk + 110, max(node.x for node in layout.nodes) + size)
    top = min(node.y for node in layout.nodes) - size
    svg = (
        (_crown(blossoms, size * 0.62) if blossoms else "")
        + defined(across("b", "#b98a66", "{bark}", "#6e4a35"))
        + f'<g fill="{{bark_edge}}" stroke="{{bark_edge}}" stroke-width="7" stroke-linejoin="round">{edges}</g>'
        + f'<g fill="url(#b)">{edges}</g>'
    )
    return Drawing((left, top, right, foot + 24), svg)


def _trunk(x: float, foot: float, end: Point, half: float) -> str:
    """The trunk: wide roots at the ground, narrowing to the first blossom."""
    top_x, top = end
    return (
        f"M{x - 84} {foot} C{x - 44} {foot - 6} {x - half - 8} {foot - 40} {top_x - half:.1f} {top:.1f} "
        f"L{top_x + half:.1f} {top:.1f} C{x + half + 8} {foot - 40} {x + 44} {foot - 6} {x + 84} {foot} "
        f"C{x + 40} {foot + 12} {x - 40} {foot + 12} {x - 84} {foot}Z"
    )


def _levels(layout: Layout) -> list[Item]:
    """The numbers of the levels, each at the left of its first piece, where the pieces have no names."""
    firsts: dict[int, Node] = {}
    for node in layout.nodes:
        if node.level not in firsts or node.x < firsts[node.level].x:
            firsts[node.level] = node
    step = max(1, math.ceil(46 / layout.pitch))
    items: list[Item] = []
    for level in range(1, max(firsts) + 1, step):
        node = firsts[level]
        plate = Plate("count", str(level), 0, node.y)
        aside = layout.blossom * (0.3 if node.free else 0.62) + plate_size(plate)[0] / 2
        items.append(msgspec.structs.replace(plate, x=max(_LEFTMOST, node.x - aside)))
    return items
