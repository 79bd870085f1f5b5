"""The ways in which Cottage Garden can end."""

from rules.table import Table

ENDINGS = (
    "1-rated",
    "2-won",
    "3-won",
    "4-won",
    "3-gave-up-both",
    "2-beehive",
    "3-shared",
    "2-gentle",
    "4-gentle-one-bed",
)
_WON = {"points": "won", "hive": "beehive", "shared": "shared"}


def ending_of(table: Table) -> str:
    """By points, by the beehive or shared; apart from gentle games, and those where a seat gave up both its beds."""
    seats, state = table.seats, table.state
    if state.mode != "full":
        return f"{seats}-{state.mode}"
    if seats == 1:
        return "1-rated"
    if any(garden.given_up == len(garden.beds) for garden in state.gardens):
        return f"{seats}-gave-up-both"
    return f"{seats}-{_WON[table.game.ending(state).sentence.key.rsplit('-', maxsplit=1)[1]]}"
