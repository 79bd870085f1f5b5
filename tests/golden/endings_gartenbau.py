"""The ways in which a game of Gartenbau can end: won, or tied and decided by flowers, by plants, or not at all."""

from rules.table import Table

ENDINGS = (
    "2-novice-won",
    "3-novice-won",
    "4-novice-won",
    "2-advanced-won",
    "3-advanced-won",
    "4-advanced-won",
    "2-novice-flowers",
    "2-advanced-plants",
    "2-novice-shared",
    "3-advanced-flowers",
)


def ending_of(table: Table) -> str:
    """The name of a finished table's ending; ties are told for some numbers of seats only."""
    hands = table.options.get("hands", "novice")
    decided = table.game.ending(table.state).sentence.key.rsplit("-", maxsplit=1)[1]
    return f"{table.seats}-{hands}-{decided}"
