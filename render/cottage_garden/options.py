"""The numbered candidates of a step: discs on the places of a picture, previews, and panels."""

from collections.abc import Mapping, Sequence

from render.cottage_garden.part import HOME, drawn, plate
from render.cottage_garden.places import SQUARE, corner_of, middle_of
from render.cottage_garden.tiles import (
    cells_of,
    first_column,
    kind_of,
    planted,
    preview,
    size_of,
    square_marked,
    square_veil,
    veil,
)
from render.numbered import numbered
from render.scene import Disc, Item, Point, Sprite
from render.sprites import aspect
from rules.cottage_garden.shapes import SQUARES
from rules.notation import VERB, Choice

_SIGNS = {
    "plant": "spade",
    "pot": "flowerpot-on-stone",
    "cat": "cat-sitting-ginger-on-cushion",
    "score": "cube-orange",
    "pay": "cube-blue",
    "refill": "wheelbarrow",
    "queue": "wheelbarrow",
    "end": "gardener",
}
_SMALL = 58.0
_SMALL_FIELDS = ("square", "orange", "blue", "place")
"""Fields whose places stand close together."""


def is_on_board(choice: Choice) -> bool:
    """Whether the board's picture carries the candidates: tiles lie in the nursery and in the queue."""
    return choice.field == "tile"


def discs(choice: Choice, places: Mapping[str, Point], width: float = 70) -> tuple[Disc, ...]:
    """The numbered discs of a choice on their places."""
    return numbered(choice, places, _SMALL if choice.field in _SMALL_FIELDS else width)


def verbs_strip(choice: Choice, right: float, y: float, room: float) -> tuple[Item, ...]:
    """A cream panel with a sign of each kind of move and its number, from its right edge, about the height y."""
    count = len(choice.values)
    step, height = min(132.0, room / count), 122.0
    left = right - step * count
    items: list[Item] = [plate(left, y - height / 2, left + step * count, y + height / 2, corner=20)]
    for number, value in enumerate(choice.values, 1):
        middle = left + step * (number - 0.5)
        name = HOME + _SIGNS[value]
        items.append(Sprite(name, middle + 10, y, min(94.0, 96 / aspect(name))))
        items.append(Disc(number, value, middle - step / 2 + 34, y + height / 2 - 30, 56))
    return tuple(items)


def turns_panel(choice: Choice, corner: Point, size: float) -> tuple[Item, ...]:
    """The tile in every turn that fits, on a panel over the square whose corner and size are given."""
    kind, count = kind_of(choice.chosen[1]), len(choice.values)
    columns = 2 if count <= 6 else 3
    rows = -(-count // columns)
    left, top = corner[0] - 16, corner[1] - 16
    wide, high = (size + 32) / columns, (size + 32) / rows
    items: list[Item] = [plate(left, top, left + size + 32, top + size + 32, corner=22)]
    square = _square_for(kind, [int(value) for value in choice.values], wide - 64, high - 30)
    for place, value in enumerate(choice.values):
        middle_x = left + wide * (place % columns + 0.5) + 24
        middle_y = top + high * (place // columns + 0.5)
        across, down = size_of(kind, int(value))
        x, y = middle_x - across * square / 2, middle_y - down * square / 2 - 2
        items.append(planted(kind, int(value), x, y, square))
    for place, value in enumerate(choice.values):
        x, y = left + wide * (place % columns) + 34, top + high * (place // columns) + 36
        items.append(Disc(place + 1, value, x, y, 54))
    return tuple(items)


def _square_for(kind: str, turns: Sequence[int], wide: float, high: float) -> float:
    """The largest square, in whole pixels, with which all turns fit."""
    sizes = [size_of(kind, turn) for turn in turns]
    square = min(96.25, *(wide / across for across, _ in sizes), *(high / down for _, down in sizes))
    return int(square * 0.8) / 0.8


def placements(choice: Choice, corner: Point) -> tuple[Item, ...]:
    """The piece in hand as it would lie at the first candidate, and the outline of others that stand clear of it."""
    tile, turn = choice.chosen[1], int(choice.chosen[3])
    kind = kind_of(tile)
    column = first_column(kind, turn)
    cells = cells_of(kind, turn)
    items: list[Item] = []
    shown: set[tuple[int, int]] = set()
    for place, square in enumerate(choice.values):
        row, first = divmod(SQUARES.index(square), 5)
        lying = {(row + down, first - column + across) for down, across in cells}
        if lying & shown:
            continue
        shown |= lying
        x, y = corner_of(square, corner)
        x -= column * SQUARE
        if place == 0:
            items += preview(kind, turn, x, y, SQUARE)
        else:
            items.append(veil(kind, turn, x, y, SQUARE))
    return tuple(items)


def disc_places(places: Mapping[str, Point]) -> dict[str, Point]:
    """Where the discs of squares go: to the upper left, so that what would stand there is seen."""
    shift = 0.20 * SQUARE
    return {value: (x - shift, y - shift) for value, (x, y) in places.items()}


def tokens(choice: Choice, corner: Point) -> tuple[Item, ...]:
    """The cat or flowerpot as it would stand at the first candidate, and a veil over every other one."""
    first, *others = choice.values
    name = "flowerpot-on-stone" if choice.chosen[0] == "pot" else "cat-sleeping-ginger-on-cushion"
    x, y = middle_of(first, corner)
    return (
        *(square_veil(*corner_of(square, corner), SQUARE) for square in others),
        square_marked(*corner_of(first, corner), SQUARE),
        drawn(name, x, y + 0.33 * SQUARE, 0.93 * SQUARE, alpha=0.86, flip=True),  # its face clear of the number
    )


def is_verb(choice: Choice) -> bool:
    """Whether it is asked what to do at all."""
    return choice.field == VERB
