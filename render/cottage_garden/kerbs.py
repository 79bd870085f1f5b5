"""What a tile is framed with: wall, kerb and ground or the dashes of a piece in hand. All drawn by rule."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from render.cottage_garden.outline import Cell, outline

INK = "#3b2a2a"
_DARK, _LIGHT = (0x2A, 0x1A, 0x20), (0xFF, 0xFF, 0xFF)
_EDGE = 3.5


class Kerb(NamedTuple):
    """A pattern round a tile: its colours, and the length and distance of its stones (round ones have no length)."""

    base: str
    joint: str
    dash: float
    gap: float

    @property
    def is_round(self) -> bool:
        """Whether it is made of pebbles, balls or scallops rather than blocks."""
        return self.dash < 1


KERBS = {
    "stone": Kerb("#e9dfc9", "#a3947a", 30, 4),
    "wood": Kerb("#f6dfb0", "#94683a", 52, 5),
    "slate": Kerb("#b9c7d2", "#5f7280", 24, 4),
    "pebble": Kerb("#fbf6ec", "#98907f", 0.1, 17),
    "box": Kerb("#8fd08a", "#2f6b4f", 0.1, 15),
    "clay": Kerb("#fbd3b6", "#a2512c", 0.1, 19),
}
GROUNDS = {
    "deep": "#2f6b4f",
    "moss": "#3b7a55",
    "leaf": "#5b9f5a",
    "lawn": "#a9d48a",
    "pale": "#d3e6a8",
    "cream": "#f7ecc4",
    "sand": "#ecdfc0",
    "straw": "#efdca0",
    "sage": "#c9d6b4",
    "mint": "#b6e2c0",
    "water": "#7cc0e2",
}


def mixed(colour: str, other: tuple[int, int, int], part: float) -> str:
    """A colour with so much of another in it, 0 to 1."""
    own = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(own, other, strict=True))


@lru_cache(maxsize=512)
def framed(cells: frozenset[Cell], kerb_name: str, ground_name: str, fine: bool) -> str:
    """Wall, kerb and ground of a tile as SVG, a square being 100. `fine` for squares of 70 pixels and more."""
    kerb, ground = KERBS[kerb_name], GROUNDS[ground_name]
    ink, wall, inner_wall, width = (4.4, 9.0, 8.0, 13.0) if fine else (6.0, 10.0, 9.0, 15.0)
    edge = outline(cells, _EDGE, 26, 11).path
    ground_edge = outline(cells, _EDGE + width, 17, 15).path
    around = f'stroke="{INK}" stroke-width="{ink}" stroke-linejoin="round"'
    joint = mixed(kerb.joint, _rgb(kerb.base), 0.25) if kerb.is_round else kerb.joint
    ground_ink = "#35678f" if ground_name == "water" else mixed(ground, _DARK, 0.55)
    return (
        f'<path d="{edge}" transform="translate(0 {wall})" fill="{mixed(kerb.joint, _DARK, 0.25)}" {around}/>'
        f'<path d="{edge}" transform="translate(0 {inner_wall})" fill="{mixed(kerb.joint, _DARK, 0.05)}"/>'
        f'<path d="{edge}" fill="{joint}" {around}/>'
        f"{_pattern(cells, kerb, width)}"
        f'<clipPath id="ground"><path d="{ground_edge}"/></clipPath>'
        f'<path d="{ground_edge}" fill="{ground}" stroke="{ground_ink}" stroke-width="3"/>'
        f'<g clip-path="url(#ground)"><path d="{ground_edge}" transform="translate(2 3)" fill="none" '
        f'stroke="{mixed(ground, _DARK, 0.6)}" stroke-width="16" stroke-opacity=".28"/></g>'
    )


def _rgb(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def _pattern(cells: frozenset[Cell], kerb: Kerb, width: float) -> str:
    """The stones round the tile: their length is divided evenly, so that no seam shows."""
    line = outline(cells, _EDGE + width / 2, 22, 12)
    count = max(6, round(line.length / (kerb.dash + kerb.gap)))
    stretch = line.length / count / (kerb.dash + kerb.gap)
    dashes = f'stroke-dasharray="{kerb.dash * stretch:.2f} {kerb.gap * stretch:.2f}"'
    path = f'<path d="{line.path}" fill="none"'
    if not kerb.is_round:
        light = outline(cells, _EDGE + 0.32 * width, 24, 12).path
        return (
            f'{path} stroke="{kerb.base}" stroke-width="{width - 1.5}" {dashes}/>'
            f'<path d="{light}" fill="none" stroke="{mixed(kerb.base, _LIGHT, 0.55)}" stroke-width="2.6"'
            ' stroke-opacity=".8"/>'
        )
    size = width / 13
    return (
        f'<g stroke-linecap="round">{path} stroke="{mixed(kerb.joint, _DARK, 0.1)}" stroke-width="{14 * size:.1f}"'
        f' {dashes}/>{path} stroke="{kerb.base}" stroke-width="{11.3 * size:.1f}" {dashes}/>'
        f'{path} stroke="{mixed(kerb.base, _LIGHT, 0.6)}" stroke-opacity=".9" stroke-width="{5 * size:.1f}" {dashes}'
        f' transform="translate({-1.5 * size:.1f} {-1.8 * size:.1f})"/></g>'
    )


def dashed(cells: Iterable[Cell], ground_name: str) -> str:
    """The ground of a piece in hand: no kerb, no wall, gold dashes."""
    edge = outline(cells, 6, 24, 10).path
    light = mixed(GROUNDS[ground_name], _LIGHT, 0.3)
    return (
        f'<path d="{edge}" fill="{light}" fill-opacity=".55"/>'
        f'<path d="{edge}" fill="none" stroke="{INK}" stroke-opacity=".4" stroke-width="10"/>'
        f'<path d="{edge}" fill="none" stroke="#ffd84d" stroke-width="7" stroke-dasharray="18 11"/>'
    )


def veiled(cells: Iterable[Cell]) -> str:
    """Another place where the piece in hand may lie: a light veil and cream dashes, over whatever it would cover."""
    edge = outline(cells, 6, 24, 10).path
    return (
        f'<path d="{edge}" fill="#fff8e8" fill-opacity=".26"/>'
        f'<path d="{edge}" fill="none" stroke="{INK}" stroke-opacity=".34" stroke-width="9"/>'
        f'<path d="{edge}" fill="none" stroke="#fff3c4" stroke-width="6" stroke-dasharray="18 11"/>'
    )
