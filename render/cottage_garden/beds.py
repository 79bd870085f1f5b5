"""A bed: its frame and soil, what is printed on it, and the tiles, cats and flowerpots that lie there."""

from render.cottage_garden.part import drawn
from render.cottage_garden.places import SQUARE, corner_of, middle_of
from render.cottage_garden.tiles import first_column, kind_of, planted
from render.part import Part
from render.scene import Item, Label, Point, Sprite
from rules.cottage_garden.beds import covered
from rules.cottage_garden.components import components
from rules.cottage_garden.shapes import BIT, squares_of
from rules.cottage_garden.state import Bed

CATS = ("cat-sitting-ginger", "cat-sleeping-grey", "cat-sleeping-ginger", "cat-sitting-grey")


def still_slabs(corner: Point) -> tuple[Item, ...]:
    """The slabs of the path with the names of a bed's columns and rows."""
    left, top = corner
    items: list[Item] = []
    for place, letter in enumerate("ABCDE"):
        x = left + (place + 0.5) * SQUARE
        items += [drawn("paving-slab", x, top - 47, 78), Label(letter, x, top - 47, 42)]
    for row in range(5):
        y = top + (row + 0.5) * SQUARE
        items += [drawn("paving-slab-upright", left - 47, y, 84), Label(str(row + 1), left - 47, y, 42)]
    return tuple(items)


def draw_soil(side: str, corner: Point, size: float = SQUARE) -> tuple[Item, ...]:
    """An empty bed in its frame."""
    return (drawn("bed-light" if side.startswith("L") else "bed-dark", *corner, size),)


def draw_printed(side: str, hidden: int, corner: Point, size: float = SQUARE) -> tuple[Sprite, ...]:
    """The printed flowerpots and plant covers that are in sight: `hidden` are the squares that something lies on."""
    shown = components().sides[side]
    items: list[Sprite] = []
    for bits, name, foot in ((shown.pots, "flowerpot", 0.42), (shown.covers, "cloche", 0.40)):
        for square in squares_of(bits & ~hidden):
            x, y = middle_of(square, corner, size)
            items.append(drawn(name, x, y + foot * size, 0.98 * size))
    return tuple(sorted(items, key=lambda each: each.y))


def draw_bed(bed: Bed, was: Bed | None, corner: Point) -> Part:
    """A bed with all that lies on it; what `was` lacks glows. Things stand in front of those behind them."""
    items: list[Item] = [*draw_soil(bed.side, corner)]
    fresh_first: list[tuple[bool, Item]] = []
    for lying in bed.tiles:
        kind = kind_of(lying.tile)
        x, y = corner_of(lying.square, corner)
        x -= first_column(kind, lying.turn) * SQUARE
        fresh = was is not None and lying not in was.tiles
        fresh_first.append((fresh, planted(kind, lying.turn, x, y, SQUARE, glow=fresh)))
    # A glow reaches out over what lies beside it, so it comes first.
    items += [item for _, item in sorted(fresh_first, key=lambda each: not each[0])]
    standing: list[tuple[float, Item]] = [
        (sprite.y, sprite) for sprite in draw_printed(bed.side, covered(bed), corner)
    ]
    for place, square in enumerate(bed.cats, start=0 if bed.side.startswith("L") else 1):
        standing += _cat(place, square, was is not None and square not in was.cats, corner)
    for square in bed.pots:
        x, y = middle_of(square, corner)
        fresh = was is not None and square not in was.pots
        pot = drawn("flowerpot-on-stone", x, y + 0.33 * SQUARE, 0.93 * SQUARE, glow=fresh)
        standing.append((pot.y, pot))
    items += [item for _, item in sorted(standing, key=lambda each: each[0])]
    return Part(tuple(items), {square: middle_of(square, corner) for square in BIT})


def _cat(place: int, square: str, fresh: bool, corner: Point) -> list[tuple[float, Item]]:
    """A cat on its cushion: sitting or asleep, by turns."""
    x, y = middle_of(square, corner)
    name = CATS[place % len(CATS)]
    cat = drawn(f"{name}-on-cushion", x, y + 0.33 * SQUARE, 0.93 * SQUARE, glow=fresh)
    return [(cat.y, cat)]
