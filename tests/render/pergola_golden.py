"""The pictures of Pergola that are kept: the concept's legal state, the extremes, the cover."""

from collections.abc import Callable

from msgspec.structs import replace
from PIL import Image

from render.drawer import Seen
from render.paint import compose
from render.pergola import DRAWER
from rules.notation import Choice
from rules.pergola.state import Garden, Turn
from tests.render.pergola_gardens import concept_state, full_garden, state_of
from words.speech import words_in

NAMES = ("Åse", "Mia", "Tom", "Jørgen")
LAND = Choice(("land", "butterfly"), "place", ("blue1", "yellow1", "red2"))
TAKE = Choice(("take",), "tool", ("1", "2", "3", "4"))


def concept_garden() -> Image.Image:
    """The concept picture's garden, with its three candidates."""
    before = concept_state()
    was = replace(
        before.gardens[0],
        lanterns=before.gardens[0].lanterns[:1],
        lavenders=before.gardens[0].lavenders[:1],
        lavender_leaves=3,
        tools=before.gardens[0].tools[:8],
    )
    before = replace(before, gardens=(was, *before.gardens[1:]))
    return compose(DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in("en"), 0, before=before, choice=LAND)))


def concept_board() -> Image.Image:
    """The concept picture's board."""
    return compose(DRAWER.board(Seen(concept_state(), NAMES[:3], words_in("en"), 0, choice=TAKE)))


def _close_up() -> Image.Image:
    garden = full_garden()
    state = state_of(garden, Garden(), turn=Turn("done", slot=0, hand=("ladybug",)))
    free = tuple(piece.name for piece in garden.magnolias if not piece.ladybug)
    choice = Choice(("land", "ladybug"), "place", (*free, "air"))
    return compose(DRAWER.garden(Seen(state, ("Maximiliane-Charlotte", "Tom"), words_in("da"), 0, choice=choice)))


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "pergola/concept-garden": concept_garden,
    "pergola/concept-board": concept_board,
    "pergola/empty-garden": lambda: compose(DRAWER.garden(Seen(state_of(Garden()), ("Jørgen",), words_in("da"), 0))),
    "pergola/full-garden": lambda: compose(
        DRAWER.garden(Seen(state_of(full_garden()), ("Maximiliane-Charlotte",), words_in("en"), 0))
    ),
    "pergola/close-up": _close_up,
    "pergola/cover": lambda: compose(DRAWER.cover(words_in("en"))),
}
