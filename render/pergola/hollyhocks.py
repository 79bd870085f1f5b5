"""The hollyhocks: three columns before a trellis whose rungs are the levels."""

from render.gradients import defined, falling
from render.part import Part
from render.pergola.part import centred, insect, inside, score_chip
from render.scene import Drawing, Item, Plate, Point, Sprite
from rules.pergola.state import COLOURS, Garden
from words.speech import Words

XS = (118.0, 228.0, 338.0)
BED = 776.0
_TALLEST_PITCH = 142.0
_SPACE = 496.0
_WIDER = {"blue": 1.0, "yellow": 1.06, "red": 1.09}
"""Frills and points reach further out than round petals of the same flower."""
_TURN = (-8.0, 6.0, -5.0, 9.0)


def pitch_of(garden: Garden) -> float:
    """The height of a level: all columns share it."""
    highest = max(len(column) for column in garden.hollyhocks)
    return min(_TALLEST_PITCH, _SPACE / max(highest + 1, 2.9))


def level_y(level: int, pitch: float) -> float:
    """The height at which the flower of a level stands, level 1 being the lowest."""
    return BED - 4 - 0.7 * pitch - (level - 1) * pitch


def draw_hollyhocks(garden: Garden, was: Garden, words: Words, points: int) -> Part:
    """The corner with its trellis, columns, butterflies and the names of the colours."""
    pitch = pitch_of(garden)
    size = min(115.0, pitch * 1.02)
    items: list[Item] = [_trellis(garden, pitch), Sprite("pergola/bed-hollyhocks", -3, 728, 434, anchor=(0, 0))]
    places: dict[str, Point] = {}
    items += _rung_numbers(garden, pitch)
    for colour, x, column, old in zip(COLOURS, XS, garden.hollyhocks, was.hollyhocks, strict=True):
        items += _stem(x, colour, len(column), pitch)
        for level, _ in enumerate(column, 1):
            y = level_y(level, pitch)
            items.append(centred(f"hollyhock-{colour}", x, y, size * _WIDER[colour], shadow=5, glow=level > len(old)))
            places[f"{colour}{level}"] = (x, y)
        for level, landed in enumerate(column, 1):
            if landed:
                fresh = level > len(old) or not old[level - 1]
                y = level_y(level, pitch)
                items.append(insect("butterfly", x, y, size / 115, angle=_TURN[level % 4], glow=fresh))
    for colour, x in zip(COLOURS, (104.0, 226.0, 346.0), strict=True):
        items.append(Plate("name", words.say(f"pergola-picture-colour-{colour}"), x, 813))
    items += score_chip(points, 226, 866)
    return Part(tuple(items), places)


def _trellis(garden: Garden, pitch: float) -> Drawing:
    highest = max(len(column) for column in garden.hollyhocks)
    top = level_y(highest + 1, pitch) - 50
    parts = [
        defined(falling("r", "{rung}", "{rung_shade}")),
        '<g fill="url(#r)" stroke="{rung_edge}" stroke-width="2">',
    ]
    parts += [
        f'<rect x="{x - 6}" y="{top:.1f}" width="12" height="{770 - top:.1f}" rx="4"/>' for x in (62, 173, 284, 394)
    ]
    for level in range(1, highest + 2):
        parts.append(f'<rect x="40" y="{level_y(level, pitch) - 6:.1f}" width="374" height="12" rx="5"/>')
    return Drawing((36, top - 4, 420, 776), "".join(parts) + "</g>")


def _rung_numbers(garden: Garden, pitch: float) -> list[Item]:
    highest = max(len(column) for column in garden.hollyhocks)
    step = 1 if pitch >= 46 else 2
    return [
        Plate("count", str(level), 34, level_y(level, pitch))
        for level in range(1, highest + 2)
        if level % step == 0 or step == 1
    ]


def _stem(x: float, colour: str, height: int, pitch: float) -> list[Item]:
    """The stem from the bed to the bud on top, with its leaves."""
    top = level_y(height + 1, pitch)
    size = pitch / _TALLEST_PITCH
    curve = (
        f"M{x} {BED} C{x - 10} {BED - (BED - top) * 0.35:.1f} {x + 10} {BED - (BED - top) * 0.7:.1f} {x} {top:.1f}"
    )
    strokes = "".join(
        f'<path d="{curve}" transform="translate({shift} 0)" fill="none" stroke="{{{name}}}" stroke-width="{width}"'
        ' stroke-linecap="round"/>'
        for name, width, shift in (("stem_edge", 16, 0), ("stem", 10.5, 0), ("stem_light", 3, -2.5))
    )
    items: list[Item] = [Drawing((x - 26, top - 12, x + 26, BED + 10), strokes)]
    leaf = max(30.0, 60 * size)
    spots = [(-1, BED - 26 * size - 6), (1, BED - 24 * size - 6)]
    spots += [((-1) ** level, level_y(level, pitch) + pitch * 0.52) for level in range(2, height + 1)]
    spots += [(1, top + pitch * 0.40)] if height else []
    for side, y in spots:
        items.append(
            Sprite(
                "pergola/hollyhock-leaf",
                x + side * (8 + leaf * 0.45),
                y,
                leaf,
                angle=side * 24,
                flip=side < 0,
                shadow=3,
            )
        )
    bud = 40 * max(0.62, size)
    if height:
        items.append(inside(f"hollyhock-bud-{colour}", x - 33 * size, top + 34 * size, bud, angle=-34))
        items.append(inside(f"hollyhock-bud-{colour}", x + 33 * size, top + 36 * size, bud * 0.9, angle=34))
    items.append(inside(f"hollyhock-bud-{colour}", x, top + 4, max(40.0, 68 * size)))
    return items
