"""The 1000 Club: a gardener's best result in each of the ten challenges, over many games alone (P70)."""

from collections.abc import Sequence

from rules.career import Career, CareerRow, Feat
from rules.pergola.challenges import CHALLENGES
from rules.pergola.score import score_garden
from rules.pergola.state import State
from rules.sentence import sentence

NEEDED = 1000
NEIGHBOURS = ("Przemek", "Gołąb")


def feat(state: State) -> Feat:
    """The points of a finished game alone, in the row of its challenge, or of the free game if it was missed."""
    [garden] = state.gardens
    met = CHALLENGES[state.challenge].met(garden)
    return Feat(state.challenge if met else "free", score_garden(garden).total)


def career(feats: Sequence[Feat]) -> Career:
    """The table of the ten challenges, and how far the gardener is from the club."""
    best = {row: max((each.points for each in feats if each.row == row), default=None) for row in CHALLENGES}
    reached = [points for points in best.values() if points is not None]
    total, missing = sum(reached), len(best) - len(reached)
    if missing:
        verdict = sentence("pergola-club-missing", missing=missing, needed=NEEDED)
    elif total < NEEDED:
        verdict = sentence("pergola-club-short", short=NEEDED - total, needed=NEEDED)
    else:
        verdict = sentence("pergola-club-member", total=total)
    rows = tuple(
        CareerRow(sentence(f"pergola-option-challenge-{row}-name"), points, (each.przemek, each.golab))
        for (row, points), each in zip(best.items(), CHALLENGES.values(), strict=True)
    )
    return Career(sentence("pergola-club-title", games=len(feats)), NEIGHBOURS, rows, total, verdict)
