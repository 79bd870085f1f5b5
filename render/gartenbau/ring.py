"""The ring of the market: petals with their piles, stones between them, the bank in the middle."""

import math
import re

from render.gartenbau.part import centred, cost, framed, inside, number
from render.panel import panel
from render.part import Part
from render.scene import Drawing, Item, Label, Plate, Point
from render.sprites import sprite_text
from rules.gartenbau.components import PetalFace, components
from rules.gartenbau.state import PETALS, Seedlings, Stack, State
from words.speech import Words

MIDDLE: Point = (495.0, 548.0)
PILE, STONE = 322.0, 432.0
"""How far from the middle piles and stones lie."""
_SLICE, _ASIDE = 4.0, 104.0
_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)
_SHAPED_FOR = 7
"""The petals are drawn for a ring of so many."""


def around(turn: float, far: float) -> Point:
    """The point at a turn (degrees, clockwise from the top) and so far from the middle."""
    angle = math.radians(turn)
    return MIDDLE[0] + far * math.sin(angle), MIDDLE[1] - far * math.cos(angle)


def petal_turn(petal: int, petals: int) -> float:
    """Where a petal points."""
    return (petal + 0.5) * 360 / petals


def pile_at(petal: int, petals: int) -> Point:
    """The middle of a petal's pile."""
    return around(petal_turn(petal, petals), PILE)


def still_ring(state: State) -> tuple[Item, ...]:
    """Petals, leaves, stones and the middle; a petal without tiles is pale."""
    petals = len(state.stacks)
    faces = components().petals[len(state.gardens)]
    step = 360 / petals
    shadow = (
        '<defs><radialGradient id="soft"><stop offset=".88" stop-color="#16240f" stop-opacity=".28"/>'
        '<stop offset="1" stop-color="#16240f" stop-opacity="0"/></radialGradient></defs>'
        '<circle cx="8" cy="14" r="462" fill="url(#soft)"/>'
    )
    leaves = "".join(
        f'<g transform="rotate({place * step:.2f})">{_body("petal-leaf")}</g>' for place in range(petals)
    )
    wide = _SHAPED_FOR / petals
    blossom = "".join(
        f'<g transform="rotate({petal_turn(place, petals):.2f}) scale({wide:.4f} 1)">{_body(_petal(face, stack))}</g>'
        for place, (face, stack) in enumerate(zip(faces, state.stacks, strict=True))
    )
    left, top = MIDDLE
    box = (left - 500, top - 512, left + 500, top + 512)
    svg = f'<g transform="translate({left:g} {top:g})">{shadow}{leaves}{blossom}</g>'
    stones = tuple(
        centred("stepping-stone" if place else "start-stone", x, y, 108)
        for place in range(petals)
        for x, y in (around(place * step, STONE),)
    )
    return (Drawing(box, svg), *stones, framed("market-centre", left, top, 1))


def _body(name: str) -> str:
    found = _BODY.search(sprite_text(f"gartenbau/{name}"))
    return found[1] if found else ""


def _petal(face: PetalFace, stack: Stack) -> str:
    if not stack.tiles:
        return "petal-empty"
    return "petal-sun" if face.suns > face.waters else "petal-water" if face.waters > face.suns else "petal-even"


def draw_ring(state: State, words: Words) -> Part:
    """The piles with what they give, what lies on them, and the bank. Places are by petal, `A tile` and the like."""
    petals = len(state.stacks)
    faces = components().petals[len(state.gardens)]
    items: list[Item] = []
    letters: list[Item] = []
    places: dict[str, Point] = {}
    taken = {garden.space // 2 for garden in state.gardens if garden.space % 2}
    # Eight petals stand so close that plates and letters move together.
    unit, each, aside = (0.88, 84.0, 76.0) if petals <= _SHAPED_FOR else (0.8, 74.0, 60.0)
    for petal, (stack, face) in enumerate(zip(state.stacks, faces, strict=True)):
        x, y = pile_at(petal, petals)
        name = PETALS[petal]
        items += _pile(stack, x, y - 14, unit) if stack.tiles else _ability(face, x, y - 14)
        items += _lying(stack, x, y, beside=petal in taken)
        prefix = "" if stack.tiles else words.say("gartenbau-picture-or")
        items += cost(face.suns, face.waters, x, y + 86, prefix=prefix, each=each)
        letters += [centred("letter-disc", x - aside, y - 70, 62), Label(name, x - aside - 0.5, y - 72, 42, "cream")]
        if stack.tiles:
            items.append(Plate("count", f"×{len(stack.tiles)}", x + aside - 8, y - 70, size=44))
        places[name] = (x - 5, y - 76)
        places[f"{name} tile"] = places[f"{name} ability"] = (x, y - 14)
        places[f"{name} resources"] = (x - 112, y + 86)
        places[f"{name} sun"], places[f"{name} water"] = (x - 112, y + 12), (x + 112, y + 12)
    items += _bank(state)
    # Eight petals stand so close that a plate reaches to its neighbour's letter: letters lie on top.
    return Part((*items, *letters), places)


def _pile(stack: Stack, x: float, y: float, unit: float) -> tuple[Item, ...]:
    """The top tile over a slice for each tile below it."""
    width, height = 200 * unit, 100 * unit
    left, top, below = x - width / 2, y - height / 2, len(stack.tiles) - 1
    slices = "".join(
        f'<rect x="{left:g}" y="{top + _SLICE * place:g}" width="{width:g}" height="{height:g}" rx="14" '
        f'fill="{"#b9c3c6" if place % 2 else "#dbe2e3"}" '
        f'stroke="{"#3b2a2a" if place == below else "#7c8589"}" stroke-width="{3 if place == below else 2}"/>'
        for place in range(below, 0, -1)
    )
    foot = top + height + _SLICE * below
    shadow = (
        f'<rect x="{left + 4:g}" y="{top + 14:g}" width="{width:g}" height="{foot - top - 8:g}" rx="14" '
        'fill="#16240f" fill-opacity=".3"/>'
    )
    items: list[Item] = [Drawing((left - 4, top - 4, left + width + 10, foot + 12), shadow + slices)]
    top_tile = stack.tiles[0]
    items += _top(top_tile, left, top, unit)
    return tuple(items)


def _top(tile: Seedlings | None, left: float, top: float, unit: float) -> tuple[Item, ...]:
    tray = framed("tray-horizontal", left, top, unit)
    if tile is None:
        return (tray, number("?", left + 100 * unit, top + 48 * unit, 68))
    return (
        tray,
        framed(f"cup-{tile[0]}", left + 4.5 * unit, top, unit),
        framed(f"cup-{tile[1]}", left + 95.5 * unit, top, unit),
    )


def _ability(face: PetalFace, x: float, y: float) -> tuple[Item, ...]:
    rect = (
        f'<rect x="{x - 104:g}" y="{y - 62:g}" width="208" height="124" rx="18" fill="#fff" fill-opacity=".6" '
        'stroke="#6b86a6" stroke-width="4" stroke-dasharray="12 8"/>'
    )
    return (
        Drawing((x - 108, y - 66, x + 108, y + 66), rect),
        inside(f"ability-{face.ability}", x + 4, y + 4, 158),
    )


def _lying(stack: Stack, x: float, y: float, *, beside: bool) -> tuple[Item, ...]:
    """The tokens that were paid for passing this petal: on the outer side, or where a marker stands the inner."""
    items: list[Item] = []
    outer = _ASIDE if (x >= MIDDLE[0]) != beside else -_ASIDE
    suns, waters = (-_ASIDE, _ASIDE) if stack.suns and stack.waters else (outer, outer)
    for count, kind, dx in ((stack.suns, "sun", suns), (stack.waters, "water", waters)):
        if count:
            halo = f'<circle cx="{x + dx:g}" cy="{y + 24:g}" r="38" fill="#fffbe0" fill-opacity=".95"/>'
            items.append(Drawing((x + dx - 40, y - 16, x + dx + 40, y + 64), halo))
            items.append(centred(kind, x + dx, y + 24, 66 if kind == "sun" else 48))
            if count > 1:
                items.append(Plate("count", str(count), x + dx, y - 8, size=40))
    return tuple(items)


def _bank(state: State) -> tuple[Item, ...]:
    x, y = MIDDLE
    return (
        centred("sun", x - 62, y - 42, 78),
        number(str(state.suns), x + 38, y - 44, 66),
        centred("water", x - 62, y + 48, 56),
        number(str(state.waters), x + 38, y + 46, 66),
    )


def end_strip(empty: int, most: int) -> tuple[Item, ...]:
    """How near the end is: petals without tiles of so many, and a flag."""
    left, top = 14.0, 14.0
    items: list[Item] = [panel(left, top, left + 48 * most + 86, top + 64, radius=16)]
    for place in range(most):
        name = "count-petal-gone" if place < empty else "count-petal"
        items.append(centred(name, left + 34 + 46 * place, top + 32, 42))
    items.append(centred("finish-flag", left + 48 * most + 46, top + 32, 48))
    return tuple(items)
