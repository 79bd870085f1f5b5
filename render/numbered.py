"""The numbered discs of a step."""

from collections.abc import Mapping

from render.scene import Disc, Point
from rules.notation import Choice


def numbered(choice: Choice, places: Mapping[str, Point], width: float) -> tuple[Disc, ...]:
    """A disc at the place of every value that has one, with the number that the menu gives it."""
    return tuple(
        Disc(number, value, *places[value], width) for number, value in enumerate(choice.values, 1) if value in places
    )
