"""How a finished game ended (G49)."""

from rules.game import Ending
from rules.gartenbau.ground import ground_of
from rules.gartenbau.score import score
from rules.gartenbau.state import State
from rules.sentence import sentence


def ending(state: State) -> Ending:
    """Who won, and by what: prestige, more flowers placed, fewer plants shown, or not at all."""
    totals = [sheet.total for sheet in score(state)]
    best = max(totals)
    flowers = [len(garden.plot.flowers) for garden in state.gardens]
    plants = [len(ground_of(garden.plot).visible_plants) for garden in state.gardens]
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    if len(winners) == 1:
        return Ending(winners, sentence("gartenbau-ending-won", points=best))
    most = max(flowers[seat] for seat in winners)
    winners = tuple(seat for seat in winners if flowers[seat] == most)
    if len(winners) == 1:
        return Ending(winners, sentence("gartenbau-ending-flowers", points=best, count=most))
    fewest = min(plants[seat] for seat in winners)
    winners = tuple(seat for seat in winners if plants[seat] == fewest)
    if len(winners) == 1:
        return Ending(winners, sentence("gartenbau-ending-plants", points=best, count=fewest))
    return Ending(winners, sentence("gartenbau-ending-shared", points=best, count=len(winners)))
