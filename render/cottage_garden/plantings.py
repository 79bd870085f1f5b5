"""What grows on each kind of tile: its kerb, its ground, and a clump of plants on every square."""

from typing import NamedTuple

from render.cottage_garden.outline import Cell
from render.cottage_garden.part import HOME, drawn
from render.scene import Sprite
from render.sprites import sprite_files
from rules.cottage_garden.components import components
from rules.cottage_garden.shapes import turned


class Planting(NamedTuple):
    """A kind's looks. `clumps` go to the squares in turn as they are numbered in turn 1; the last one to the rest."""

    kerb: str
    ground: str
    clumps: tuple[str, ...]
    joint: str = ""
    """What grows where two squares meet."""
    centre: str = ""
    """What grows where four squares meet."""
    size: float = 1
    """Of the clumps: smaller where they would hide the kerb."""


PLANTINGS = {
    "I1": Planting("pebble", "mint", ("mint",)),
    "I2": Planting("stone", "deep", ("daisy",), "leaf-pair"),
    "I2p": Planting("slate", "leaf", ("thyme",)),
    "I3": Planting("stone", "sand", ("lavender",), size=0.88),
    "V3": Planting("wood", "cream", ("strawberry",)),
    "I4": Planting("box", "pale", ("tulip",), size=0.92),
    "O4": Planting("stone", "lawn", ()),
    "T4": Planting("wood", "moss", ("bloom-sunflower",), "sunflower"),
    "L4": Planting("pebble", "cream", ("rose",), "rose"),
    "S4": Planting("slate", "deep", ("plant-fern",), "fern"),
    "F5": Planting("pebble", "pale", ("poppy",), "leaf-pair"),
    "L5": Planting("wood", "sand", ("cornflower",), "leaf-pair"),
    "N5": Planting("slate", "moss", ("marigold",), "leaf-pair"),
    "P5": Planting("pebble", "deep", ("bloom-hydrangea",), "hydrangea", "hydrangea-centre"),
    "U5": Planting("slate", "straw", ("plant-lettuce",), "leaf-pair"),
    "W5": Planting("stone", "leaf", ("pansy",), "leaf-pair"),
    "X5": Planting("clay", "pale", ("dahlia",), "dahlia"),
    "Y5": Planting("slate", "deep", ("lily-of-the-valley",)),
    "Z5": Planting("pebble", "pale", ("iris",)),
    "H1": Planting("stone", "deep", ("peony",), "peony", "peony-centre"),
    "H2": Planting("wood", "deep", ("pumpkin",)),
    "H3": Planting("slate", "lawn", ("stepping-stone",)),
    "H4": Planting("pebble", "lawn", ("meadow", "meadow", "picnic", "meadow")),
    "H5": Planting("stone", "moss", ("hyacinth",)),
    "H6": Planting("slate", "sage", ("heather",)),
    "H7": Planting("wood", "sage", ("plant-hosta",), "hosta"),
    "H8": Planting("pebble", "water", ("pond-lily", "pond-pads", "pond-lily", "pond-carp", "pond-lily", "pond-pads")),
}
_WATERING_CAN = 2  # the square of H3 where it stands


def squares(kind: str, turn: int) -> dict[Cell, int]:
    """The squares of a kind in a turn, each with its number in turn 1, row by row from 0."""
    rows = components().kinds[kind].rows
    numbers = iter("abcdefghij")
    named = tuple("".join("." if letter == "." else next(numbers) for letter in row) for row in rows)
    return {
        (row, column): "abcdefghij".index(letter)
        for row, letters in enumerate(turned(named, turn))
        for column, letter in enumerate(letters)
        if letter != "."
    }


def plants(kind: str, turn: int, square: float, *, fine: bool) -> tuple[Sprite, ...]:
    """Everything that grows or stands on a tile whose grid begins at 0, 0, sorted by its foot."""
    planting = PLANTINGS[kind]
    cells = squares(kind, turn)
    letters = [letter for row in components().kinds[kind].rows for letter in row if letter != "."]
    found: list[tuple[float, Sprite]] = []

    def put(name: str, x: float, y: float, size: float = 1.0, foot: float = 0) -> None:
        sprite = drawn(name, x * square, y * square, square * size)
        found.append((y + foot, sprite))

    for (row, column), number in cells.items():
        x, y = column + 0.5, row + 0.5
        letter = letters[number]
        if letter == "P":
            put("flowerpot", x, y + 0.40, 0.92)
            continue
        if planting.clumps:
            clump = planting.clumps[min(number, len(planting.clumps) - 1)]
            put(clump_name(clump, fine=fine), x, y, planting.size)
        if letter == "C":
            put("cloche", x, y + 0.36, 0.92)
    if kind == "H3":
        (row, column) = next(cell for cell, number in cells.items() if number == _WATERING_CAN)
        put("watering-can", column + 0.54, row + 0.74, 0.86)
    if kind == "O4":
        put("ring-daisy" if fine else "ring-daisy-simple", 1, 1)
        put("birdbath", 0.96, 1.52, foot=1)
    for name, x, y in _between(planting, frozenset(cells)):
        put(f"filler-{name}", x, y, 1.0, foot=-0.01 if name.endswith("centre") else 0)
    found.sort(key=lambda each: each[0])
    return tuple(sprite for _, sprite in found)


def clump_name(clump: str, *, fine: bool) -> str:
    """The sprite of a clump at a level: there is a plainer one for small squares, where that reads better."""
    name = clump if clump.startswith(("bloom-", "plant-")) else f"clump-{clump}"
    simple = f"{name}-simple"
    return name if fine or HOME + simple not in sprite_files() else simple


def _between(planting: Planting, cells: frozenset[Cell]) -> list[tuple[str, float, float]]:
    """What grows between the squares: on each inner joint, and where four squares meet."""
    found: list[tuple[str, float, float]] = []
    for row, column in cells:
        if planting.joint and (row, column + 1) in cells:
            found.append((planting.joint, column + 1, row + 0.5))
        if planting.joint and (row + 1, column) in cells:
            found.append((planting.joint, column + 0.5, row + 1))
        if planting.centre and {(row, column + 1), (row + 1, column), (row + 1, column + 1)} <= cells:
            found.append((planting.centre, column + 1, row + 1))
    return found
