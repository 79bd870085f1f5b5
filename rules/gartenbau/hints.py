"""Which flowers of a hand could be placed now, and what each would score: shown on the owner's own panel only."""

import msgspec

from rules.gartenbau.asking import flower_noun
from rules.gartenbau.components import components
from rules.gartenbau.ground import flower_beds, ground_of, with_flower
from rules.gartenbau.score import BY_PLACE, Reckoning, copies_of, flower_points, plant_points, points_of
from rules.gartenbau.squares import name_of
from rules.gartenbau.state import Flower, Garden, Plot, State
from rules.sentence import Detail, Noun, Sentence, sentence

_BOX = components()


class Bed(msgspec.Struct, frozen=True):
    """A place for a flower: `points` the flower's own prestige if it were laid there and the game ended,

    `gain` what the whole garden would then be worth more (less, where good plants would be covered).
    """

    square: str
    points: int
    gain: int


class Hint(msgspec.Struct, frozen=True):
    """A flower of the hand. `beds`: where it could be laid now, the best first; empty if nowhere.

    `points`: what it would count in the garden as it is, nothing covered; None where the place decides.
    """

    flower: str
    points: int | None
    beds: tuple[Bed, ...]


def hints(view: State, seat: int) -> tuple[Hint, ...]:
    """A hint for each flower in the hand of `seat`, in the hand's order; none for a hand that is not seen."""
    garden = view.gardens[seat]
    return tuple(hint(garden, flower) for flower in garden.hand if flower is not None)


def told(view: State, seat: int) -> tuple[Sentence, ...]:
    """The hand in words, of two copies once: before the first turn what each flower is, then its hint."""
    if view.stage == "play":
        return tuple(_told(each) for each in dict.fromkeys(hints(view, seat)))
    hand = dict.fromkeys(view.gardens[seat].hand)
    return tuple(_introduced(flower) for flower in hand if flower is not None)


def _about(flower: str) -> dict[str, Detail]:
    recipe = Noun(f"gartenbau-recipe-{_BOX.flowers[flower].species}")
    return {"flower": flower_noun(flower), "recipe": recipe}


def _is_flat(flower: str) -> bool:
    """Whether its name already says all that it ever counts."""
    return _BOX.scorings[_BOX.flowers[flower].scoring].kind == "flat"


def _introduced(flower: str) -> Sentence:
    if _is_flat(flower):
        return sentence("gartenbau-hint-held", **_about(flower))
    scoring = Noun(f"gartenbau-scoring-{_BOX.flowers[flower].scoring}")
    return sentence("gartenbau-hint-held-scoring", **_about(flower), scoring=scoring)


def _told(hint: Hint) -> Sentence:
    about = _about(hint.flower)
    if hint.beds:
        best = hint.beds[0]
        gain = f"+{best.gain}" if best.gain >= 0 else f"−{-best.gain}"
        return sentence(
            "gartenbau-hint-bed",
            **about,
            square=best.square,
            points=best.points,
            gain=gain,
            count=len(hint.beds),
        )
    if hint.points is None:
        return sentence("gartenbau-hint-place", **about)
    if _is_flat(hint.flower):
        return sentence("gartenbau-hint-waiting", **about)
    return sentence("gartenbau-hint-points", **about, points=hint.points)


def hint(garden: Garden, flower: str) -> Hint:
    """The hint for one flower of a garden's hand."""
    plot = garden.plot
    now = _worth(plot)
    beds = []
    for square in flower_beds(ground_of(plot), flower):
        after = with_flower(plot, flower, square)
        beds.append(Bed(name_of(square), flower_points(after)[-1], _worth(after) - now))
    beds.sort(key=lambda bed: (-bed.gain, bed.square))
    return Hint(flower, points_in(plot, flower), tuple(beds))


def points_in(plot: Plot, flower: str) -> int | None:
    """What a flower would count in a plot without lying in it; None where its place decides."""
    scoring = _BOX.scorings[_BOX.flowers[flower].scoring]
    if scoring.kind in BY_PLACE:
        return None
    copies = copies_of(plot)[flower]
    return points_of(Reckoning(ground_of(plot)), Flower(flower, ""), copies, copies + 1)


def _worth(plot: Plot) -> int:
    return sum(flower_points(plot)) + plant_points(plot)
