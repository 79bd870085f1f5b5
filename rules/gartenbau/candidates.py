"""What a picture shows for a value of a choice: the squares that it would take, the petal that it means."""

from typing import Any

from rules.gartenbau.ground import FLOWER_SQUARES
from rules.gartenbau.squares import STEPS, name_of, pair_of, square_of

_PAIRS = ("squares", "tile")


def squares_meant(chosen: tuple[str, ...], field: str, value: str) -> tuple[str, ...]:
    """The squares of the garden that a value of a choice would take, in reading order; none for other values.

    For `square` of a seedling tile it is the first seedling's alone, for `facing` it is both, in the tile's order.
    """
    verb = chosen[0] if chosen else ""
    if field in _PAIRS:
        return tuple(map(name_of, pair_of(value)))
    if field == "square" and verb == "flower":
        return tuple(name_of(square_of(value) + step) for step in FLOWER_SQUARES)
    if field == "square":
        return (value,)
    if field == "facing":
        facing: Any = value
        return chosen[1], name_of(square_of(chosen[1]) + STEPS[facing])
    return ()
