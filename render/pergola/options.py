"""The numbered candidates of a step: discs on the places of a picture, or a strip of things to choose from."""

from collections.abc import Mapping, Sequence

from render.numbered import numbered
from render.panel import panel
from render.pergola.part import inside
from render.scene import Disc, Item, Point
from rules.notation import VERB, Choice
from rules.pergola.state import Turn

BOARD_VERBS = ("take", "fly", "jump", "switch")
_VERB_SIGNS = {
    "grow": "magnolia",
    "pair": "lavender-flower",
    "land": "butterfly",
    "pick": "butterfly",
    "flutter": "flutter-badge",
    "drip": "drip-step",
    "fly": "bird",
    "jump": "frog-plain",
    "switch": "lantern-action",
    "light": "lantern-lit",
    "fill": "honey-jar-full",
    "take": "tool-shovel",
    "end": "medallion-end",
}
_VALUE_SIGNS = {
    ("branch", "single"): "magnolia-single",
    ("branch", "double"): "magnolia-double",
    ("gift", "flower"): "lavender-flower",
    ("gift", "dragonfly"): "dragonfly-small",
    ("lantern", "drip"): "lantern-drip",
    ("lantern", "frog"): "lantern-frog",
    ("lantern", "insect"): "lantern-insect",
}
_STRIP_FIELDS = ("branch", "gift", "insect", VERB)


def is_on_board(choice: Choice) -> bool:
    """Whether the board's picture carries the candidates."""
    return bool(choice.chosen) and choice.chosen[0] in BOARD_VERBS


_SMALL = 62.0
_SMALL_FIELDS = ("drop", "stone", "pot")
"""Fields whose places stand close together."""


def discs(choice: Choice, places: Mapping[str, Point], width: float = 72) -> tuple[Disc, ...]:
    """The numbered discs of a choice on their places."""
    return numbered(choice, places, _SMALL if choice.field in _SMALL_FIELDS else width)


def wants_strip(choice: Choice) -> bool:
    """Whether the values are kinds of things rather than places."""
    return choice.field in _STRIP_FIELDS


def strip_width(choice: Choice) -> float:
    """How wide the panel of a choice is."""
    return _strip_step(choice) * len(choice.values) + 28


def _strip_step(choice: Choice) -> float:
    return min(136.0, 640 / len(choice.values))


def strip(choice: Choice, turn: Turn, x: float, y: float) -> tuple[Item, ...]:
    """A cream panel with a picture of each value and its number, its middle at x, y."""
    count = len(choice.values)
    step, height = _strip_step(choice), 148.0
    left, top = x - strip_width(choice) / 2, y - height / 2
    right = x + strip_width(choice) / 2
    items: list[Item] = [panel(left, top, right, top + height, radius=22, edge="{edge}", line=4)]
    for number, value in enumerate(choice.values, 1):
        middle = x + (number - (count + 1) / 2) * step
        items.append(inside(sign_of(choice.field, value, turn), middle + 4, y - 8, 104))
        items.append(Disc(number, value, middle - step * 0.5 + 32, y + height / 2 - 26, 64))
    return tuple(items)


def sign_of(field: str, value: str, turn: Turn) -> str:
    """The sprite that stands for a value which has no place."""
    if field == "insect":
        return value
    if field == VERB:
        return hand_sign(turn.hand, value) or _VERB_SIGNS.get(value, "medallion-end")
    return _VALUE_SIGNS[field, value]


def hand_sign(hand: Sequence[str], verb: str) -> str | None:
    """What is in hand that a verb would place."""
    for piece in hand:
        if verb == "land" and piece in ("butterfly", "ladybug", "bee"):
            return piece
        if verb == "grow" and piece in ("single", "double"):
            return f"magnolia-{piece}"
    return None
