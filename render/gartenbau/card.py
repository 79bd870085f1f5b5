"""A flower card: the blossom, what it is laid on, how it scores, and what it would score now."""

from render.fonts import text_width
from render.gartenbau.part import HOME, centred, framed, inside, number, tag
from render.gartenbau.scoring_strip import draw_formula, draw_table, is_table
from render.scene import Item, Sprite
from rules.gartenbau.components import components
from rules.gartenbau.hints import Hint
from rules.gartenbau.state import COLOURS, Colour
from words.speech import Words

CARD = 474.0
"""The width and height of a full card; smaller ones are drawn in the same units, made smaller."""


def recipes_of(species: str) -> list[tuple[Colour, Colour]]:
    """The pairs of plants that a species may cover, each once, two of a colour first."""
    pairs = {tuple(sorted(pair, key=COLOURS.index)) for pair in components().flower_recipes[species]}
    return sorted(((one, other) for one, other in pairs), key=lambda pair: (pair[0] != pair[1], pair))


def worth(hint: Hint | None) -> str:
    """What stands on the seal: what the flower would score where it scores most, `?` where the place decides."""
    if hint is None:
        return ""
    if hint.beds:
        return str(max(bed.points for bed in hint.beds))
    return "?" if hint.points is None else str(hint.points)


def draw_card(flower: str, hint: Hint | None, x: float, y: float, words: Words) -> tuple[Item, ...]:
    """A full card with its upper left corner at x, y."""
    tile = components().flowers[flower]
    scoring = components().scorings[tile.scoring]
    name = words.say(f"gartenbau-species-{tile.species}")
    size = min(52.0, 52 * 352 / text_width(name, 52))
    items: list[Item] = [
        framed(f"card-{tile.species}", x, y, 1),
        *_recipe(tile.species, x + 372, y + 196, 168, 122),
        Sprite(HOME + f"blossom-{tile.species}", x + 140, y + 196, _fit(tile.species, 246), shadow=6),
        *tag(name, x + 14 + text_width(name, size) / 2 + size * 0.38, y + 46, size, 352),
    ]
    if hint is not None:
        items += [centred("seal", x + 244, y + 286, 96), number(worth(hint), x + 244, y + 286, 54)]
        if hint.beds:
            items.append(centred("tick", x + 424, y + 46, 76))
    if is_table(scoring):
        reached = None if hint is None or not worth(hint).isdigit() else int(worth(hint))
        items += draw_table(scoring, x + 14, y + 402, 444, reached)
    else:
        items += draw_formula(scoring, x + 237, y + 402, 430, 62)
    return tuple(items)


def _fit(species: str, size: float) -> float:
    return inside(f"blossom-{species}", 0, 0, size).width


def _recipe(species: str, x: float, y: float, wide: float, narrow: float) -> tuple[Item, ...]:
    """Two lying plants one above the other; for a colour that mixes, both pairs with a bar between."""
    pairs = recipes_of(species)
    if len(pairs) == 1:
        unit = wide / 200
        return tuple(
            framed(f"plant-{colour}-horizontal", x - wide / 2, y + (place - 1) * wide / 2, unit)
            for place, colour in enumerate(pairs[0])
        )
    unit, gap = narrow / 200, narrow * 0.16
    items: list[Item] = []
    for row, pair in enumerate(pairs):
        top = y - narrow - gap / 2 + row * (narrow + gap)
        items += [
            framed(f"plant-{colour}-horizontal", x - narrow / 2, top + place * narrow / 2, unit)
            for place, colour in enumerate(pair)
        ]
    return tuple(items)


def draw_small_card(flower: str, hint: Hint | None, x: float, y: float, width: float) -> tuple[Item, ...]:
    """The same on a small card: no name, the table as its range."""
    tile = components().flowers[flower]
    scoring = components().scorings[tile.scoring]
    unit = width / CARD
    items: list[Item] = [
        framed(f"card-{tile.species}", x, y, unit),
        *_recipe(tile.species, x + 366 * unit, y + 164 * unit, 186 * unit, 128 * unit),
        Sprite(
            HOME + f"blossom-{tile.species}", x + 138 * unit, y + 160 * unit, _fit(tile.species, 262 * unit), shadow=4
        ),
    ]
    if hint is not None:
        seal = max(78.0, 140 * unit)
        items += [
            centred("seal", x + 236 * unit, y + 258 * unit, seal),
            number(worth(hint), x + 236 * unit, y + 258 * unit, 44),
        ]
        if hint.beds:
            items.append(centred("tick", x + 226 * unit, y + 62 * unit, 62))
    items += draw_formula(scoring, x + 237 * unit, y + 400 * unit, width - 26, 46)
    return tuple(items)
