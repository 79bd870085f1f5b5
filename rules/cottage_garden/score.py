"""Score sheets, and how a game ended (C41, C42, C47)."""

from rules.cottage_garden.components import components
from rules.cottage_garden.state import Garden, State
from rules.game import Ending, ScoreLine, ScoreSheet
from rules.sentence import Noun, sentence


def sheet(garden: Garden) -> ScoreSheet:
    """The points of one seat: orange cubes, blue cubes, beehive."""
    return ScoreSheet(
        (
            ScoreLine("pots", sum(garden.orange)),
            ScoreLine("covers", sum(garden.blue)),
            ScoreLine("hive", garden.hive),
        )
    )


def score(state: State) -> tuple[ScoreSheet, ...]:
    """A sheet for each seat."""
    return tuple(sheet(garden) for garden in state.gardens)


def rating(points: int) -> str:
    """The highest rating that the points of a solo game reach."""
    return [name for name, least in components().ratings.items() if points >= least][-1]


def ending(state: State) -> Ending:
    """Who won, and by what: points, then the beehive, then nobody before the other (C42); solo, the rating (C47)."""
    totals = [each.total for each in score(state)]
    best = max(totals)
    if len(totals) == 1:
        word = Noun(f"cottage_garden-rating-{rating(best)}")
        return Ending((0,), sentence("cottage_garden-ending-solo", points=best, rating=word))
    tied = [seat for seat, total in enumerate(totals) if total == best]
    if len(tied) == 1:
        return Ending(tuple(tied), sentence("cottage_garden-ending-points", points=best))
    hive = max(state.gardens[seat].hive for seat in tied)
    winners = tuple(seat for seat in tied if state.gardens[seat].hive == hive)
    key = "cottage_garden-ending-hive" if len(winners) == 1 else "cottage_garden-ending-shared"
    return Ending(winners, sentence(key, points=best))
