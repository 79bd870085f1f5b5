"""The ways in which Pergola can end."""

from rules.table import Table

ENDINGS = (
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


def ending_of(table: Table) -> str:
    """Won or shared; alone, whether the challenge was met, or how many neighbours were beaten."""
    seats = table.seats
    ending = table.game.ending(table.state)
    if seats > 1:
        return f"{seats}-won" if len(ending.winners) == 1 else f"{seats}-shared"
    told = ending.sentence.key.rsplit("-", maxsplit=1)[1]
    if told != "free":
        return f"1-{told}"
    beaten = int(str(dict(ending.sentence.details)["beaten"]))
    return f"1-free-{('beaten', 'beats-one', 'pride')[beaten]}"
