"""What each corner of the garden's picture scores now, from the lines of the score sheet."""

from rules.pergola.score import score_garden
from rules.pergola.state import Garden

_CORNERS = {
    "hollyhocks": ("hollyhocks", "butterflies"),
    "magnolias": ("magnolias", "ladybugs"),
    "pergola": ("buttercups", "bees", "pots"),
    "lavender": ("lavender", "dragonflies"),
    "leaves": ("leaves",),
    "cascade": ("cascade",),
}


def corner_points(garden: Garden) -> dict[str, int]:
    """Points by corner, and their `total`. Bees on lavender count where they sit, not at the pergola."""
    sheet = score_garden(garden)
    lines = {line.category: line.points for line in sheet.lines}
    points = {corner: sum(lines[category] for category in own) for corner, own in _CORNERS.items()}
    on_lavender = score_garden(Garden(lavenders=garden.lavenders))
    bees = next(line.points for line in on_lavender.lines if line.category == "bees")
    points["pergola"] -= bees
    points["lavender"] += bees
    return {**points, "total": sheet.total}
