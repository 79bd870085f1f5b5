"""The ways in which each game can end, and which of them a finished table is."""

from pathlib import Path

from rules.table import Table

HOME = Path(__file__).parent
ENDINGS: dict[str, tuple[str, ...]] = {
    "pergola": (
        "1-free-beaten",
        "1-free-beats-one",
        "1-free-pride",
        "1-met",
        "1-missed",
        "2-won",
        "3-won",
        "4-won",
        "2-shared",
    )
}


def ending_of(table: Table) -> str:
    """The name of a finished table's ending, as in ENDINGS."""
    seats = table.seats
    ending = table.game.ending(table.state)
    if seats > 1:
        return f"{seats}-won" if len(ending.winners) == 1 else f"{seats}-shared"
    told = ending.sentence.key.rsplit("-", maxsplit=1)[1]
    if told != "free":
        return f"1-{told}"
    beaten = int(str(dict(ending.sentence.details)["beaten"]))
    return f"1-free-{('beaten', 'beats-one', 'pride')[beaten]}"
