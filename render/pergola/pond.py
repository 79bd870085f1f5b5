"""The pond: lilies with their insects, bright lilies with dragonflies and what they ask for, the ways, the frogs."""

import math

from render.fonts import initial
from render.part import Part
from render.pergola.front import FROGS
from render.pergola.part import HOME, centred, insect, inside
from render.pergola.places import BRIGHT_LILIES, LILIES
from render.scene import Drawing, Item, Plate, Point, Sprite
from rules.pergola.components import components
from rules.pergola.state import BrightLily, State

_REQUIREMENT_SIGNS = {
    "magnolia": "magnolia",
    "hollyhock": "hollyhock-red",
    "buttercup": "buttercup-large",
    "lavender": "lavender-leaf-left",
}


def still_pond() -> tuple[Item, ...]:
    """Water, ways and pads with their names."""
    items: list[Item] = [Sprite(HOME + "pond", -11, 600, 921, anchor=(0, 0)), _ways()]
    for name, (x, y) in LILIES.items():
        items.append(centred("lily", x + 6, y, 134, shadow=5))
        items.append(Plate("name", name, x + 40, y + 30, place=name))
    for name, (x, y) in BRIGHT_LILIES.items():
        items.append(centred("lily-bright", x, y - 4, 164, shadow=5))
        items.append(Plate("name", name, x - 44, y + 42, place=name))
    return tuple(items)


def _ways() -> Drawing:
    every = {**LILIES, **BRIGHT_LILIES}
    dots: list[str] = []
    for start, near in components().neighbours.items():
        dots += [
            _dots(every[start], every[end], bright=start in BRIGHT_LILIES or end in BRIGHT_LILIES)
            for end in near
            if start < end
        ]
    halos = "".join(
        f'<ellipse cx="{x}" cy="{y - 4}" rx="92" ry="66" fill="{{bright}}" fill-opacity=".5"/>'
        for x, y in BRIGHT_LILIES.values()
    )
    return Drawing((0, 610, 900, 1190), "".join(dots) + halos)


def _dots(start: Point, end: Point, *, bright: bool) -> str:
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    count = int(length / 15)
    ring = ' stroke="{stream_edge}" stroke-width="2"' if bright else ""
    circles = []
    for step in range(count + 1):
        t = step / count
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        circles.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.4" fill="{{pond_path}}"{ring}/>')
    return "".join(circles)


def draw_lilies(state: State) -> Part:
    """The insects and dragonflies on the lilies, and where discs go."""
    items: list[Item] = []
    places: dict[str, Point] = {name: (x + 50, y - 40) for name, (x, y) in LILIES.items()}
    frogs = {garden.frog for garden in state.gardens}
    for name, kind in components().lilies.items():
        x, y = LILIES[name]
        # A frog sits on the left of the pad; the insect makes room for it.
        items.append(insect(kind, x + 34 if name in frogs else x - 20, y - 20 if name in frogs else y - 16, 0.74))
    for lily in state.pond:
        x, y = BRIGHT_LILIES[lily.name]
        places[lily.name] = (x, y + 96)
        items += _stack(lily, x, y)
        items.append(
            Plate(
                "count", str(components().at_least), x + 42, y + 42, icon=HOME + _REQUIREMENT_SIGNS[lily.requirement]
            )
        )
    return Part(tuple(items), places)


def _stack(lily: BrightLily, x: float, y: float) -> list[Item]:
    if not lily.dragonflies:
        return [inside("water-lily", x, y - 14, 62, shadow=3)]
    items: list[Item] = []
    spots = {1: ((0, -30),), 2: ((-46, -20), (22, -38)), 3: ((-56, -14), (-14, -30), (36, -40))}
    sizes = tuple(reversed(lily.dragonflies))
    for size, (dx, dy) in zip(sizes, spots[len(sizes)], strict=True):
        width = 118 if size == "large" else 84
        items.append(Sprite(HOME + f"dragonfly-{size}", x + dx, y + dy, width, rim=2.5, shadow=4))
    return items


def draw_frogs(state: State, before: State, names: tuple[str, ...]) -> Part:
    """The frogs in the pond, side by side where they share a lily, each with its player's initial."""
    by_lily: dict[str, list[int]] = {}
    for seat, garden in enumerate(state.gardens):
        if garden.frog:
            by_lily.setdefault(garden.frog, []).append(seat)
    items: list[Item] = []
    for lily, seats in by_lily.items():
        bright = lily in BRIGHT_LILIES
        x, y = BRIGHT_LILIES[lily] if bright else LILIES[lily]
        alone = len(seats) == 1
        middle, height = (x + 58, y - 32) if bright else (x - 34 if alone else x, y - 18)
        letters = "".join(initial(names[seat]) for seat in seats)
        for place, seat in enumerate(seats):
            fx = middle + (place - (len(seats) - 1) / 2) * 46
            fresh = state.gardens[seat].frog != before.gardens[seat].frog
            items.append(Sprite(HOME + FROGS[seat], fx, height, 84 if alone else 70, shadow=4, glow=fresh))
        if alone:
            items.append(Plate("initial", letters, middle + (32 if bright else -32), height + (22 if bright else 36)))
        else:
            # The frogs' letters from left to right, on one plate over them: side by side they would cover the names.
            items.append(Plate("initial", letters, middle, height - 58))
    return Part(tuple(items))
