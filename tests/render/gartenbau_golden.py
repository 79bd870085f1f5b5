"""The pictures of Gartenbau that are kept: the concept's legal state, the extremes, the draft, the cover."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from render.drawer import Seen
from render.gartenbau import DRAWER
from render.paint import compose
from rules.gartenbau.state import Plot, State
from rules.notation import Choice
from tests.render.gartenbau_gardens import (
    CONCEPT_HAND,
    GAME,
    HOLD,
    NAMES,
    concept_before,
    concept_state,
    long_plot,
    with_plot,
)
from words.speech import words_in

PLACE = Choice(("place", "p7"), "facing", ("up", "right"))
DISCARD = Choice(("discard",), "flower", CONCEPT_HAND)
WALK = Choice(("market",), "petal", ("F", "G", "A", "B", "C", "E"))


def seen_of(state: State, reader: int | None, choice: Choice | None = None, *, language: str = "en") -> Seen:
    """The first seat's garden as a reader sees it."""
    before = GAME.view(concept_before(), reader) if state.gardens[0].plot == concept_state().gardens[0].plot else None
    names = NAMES[: len(state.gardens)]
    return Seen(GAME.view(state, reader), names, words_in(language), 0, before=before, choice=choice)


def concept_garden() -> Image.Image:
    """The concept picture's garden, with a tile in hand."""
    return compose(DRAWER.garden(seen_of(concept_state(HOLD), None, PLACE)))


def concept_market() -> Image.Image:
    """The concept picture's market, with the petals that can be reached."""
    return compose(DRAWER.board(seen_of(concept_state(), None, WALK)))


def concept_hand() -> Image.Image:
    """The concept picture's hand."""
    return compose(DRAWER.garden(seen_of(concept_state(), 0, DISCARD)))


def _own() -> Image.Image:
    return compose(DRAWER.garden(seen_of(concept_state(), 0, language="da")))


def _wide(plot: Plot, choice: Choice | None = None) -> Image.Image:
    return compose(DRAWER.garden(seen_of(with_plot(plot, HOLD), None, choice)))


def _draft() -> Image.Image:
    state: State = GAME.set_up(5, 4, {"hands": "advanced"})
    for place in (3, 0, 5, 2, 4):
        state = GAME.apply(state, state.seat, GAME.legal(state, state.seat)[place])
    values = tuple(str(number) for number, pile in enumerate(state.draft, 1) if pile.picked_by is None)
    choice = Choice(("pick",), "pile", values)
    view = GAME.view(state, state.seat)
    return compose(DRAWER.board(Seen(view, NAMES, words_in("da"), state.seat, choice=choice)))


def _start() -> Image.Image:
    return compose(DRAWER.board(Seen(GAME.view(GAME.set_up(1, 4, {}), None), NAMES, words_in("en"), 0)))


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "gartenbau/concept-garden": concept_garden,
    "gartenbau/concept-market": concept_market,
    "gartenbau/concept-hand": concept_hand,
    "gartenbau/own-garden": _own,
    "gartenbau/wide-garden": partial(_wide, long_plot(6)),
    "gartenbau/longest-garden": partial(_wide, long_plot(27)),
    "gartenbau/window": partial(_wide, long_plot(27), Choice(("place",), "square", ("ab12", "ac9", "ad9", "ab13"))),
    "gartenbau/draft": _draft,
    "gartenbau/start": _start,
    "gartenbau/cover": lambda: compose(DRAWER.cover(words_in("en"))),
}
