"""How a finished game ended (P19, P67, P68)."""

from rules.game import Ending
from rules.pergola.challenges import CHALLENGES
from rules.pergola.score import score_garden
from rules.pergola.state import State
from rules.sentence import Noun, sentence


def ending(state: State) -> Ending:
    """Who won and how it is told; alone, whether the challenge was met and how the neighbours did."""
    totals = [score_garden(garden).total for garden in state.gardens]
    if len(totals) == 1:
        return _alone(state, totals[0])
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    key = "pergola-ending-won" if len(winners) == 1 else "pergola-ending-shared"
    return Ending(winners, sentence(key, points=best, count=len(winners)))


def _alone(state: State, total: int) -> Ending:
    """A challenge that was missed counts as a free game, against the neighbours' free games."""
    free = state.challenge == "free"
    met = CHALLENGES[state.challenge].met(state.gardens[0])
    challenge = CHALLENGES[state.challenge if met else "free"]
    beaten = (total > challenge.przemek) + (total > challenge.golab)
    key = "pergola-ending-free" if free else "pergola-ending-met" if met else "pergola-ending-missed"
    told = sentence(
        key,
        points=total,
        przemek=challenge.przemek,
        golab=challenge.golab,
        beaten=beaten,
        challenge=Noun(f"pergola-option-challenge-{state.challenge}"),
    )
    return Ending((0,) if met else (), told)
