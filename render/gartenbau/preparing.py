"""The choice of a side of the starter tile: both lie on the lawn."""

from render.gartenbau.frame import Frame
from render.gartenbau.part import framed
from render.scene import Disc, Item
from rules.gartenbau.components import components
from rules.gartenbau.state import Side
from rules.notation import Choice


def two_sides(frame: Frame, starter: int, choice: Choice) -> tuple[Item, ...]:
    """The sides of a starter tile with their numbers."""
    items: list[Item] = []
    unit = frame.cell / 100
    middle, y = (frame.x + frame.right) / 2, (frame.y + frame.foot) / 2
    for place, value in enumerate(choice.values):
        side: Side = "front" if value == "front" else "back"
        x = middle + (place - (len(choice.values) - 1) / 2) * 320 * unit
        items.append(framed("starter", x - 100 * unit, y - 100 * unit, unit))
        for cup, colour in enumerate(components().starters[starter - 1][side]):
            left = x + (-100 + 4.5 if cup % 2 == 0 else -4.5) * unit
            top = y + (-100 + 4.5 if cup // 2 == 0 else -4.5) * unit
            items.append(framed(f"cup-{colour}", left, top, unit))
        items.append(Disc(place + 1, value, x, y, 84))
    return tuple(items)
