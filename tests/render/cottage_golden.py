"""The pictures of Cottage Garden that are kept: the concept's legal state, the extremes, the cover."""

from collections.abc import Callable

from msgspec.structs import replace
from PIL import Image

from render.cottage_garden import DRAWER
from render.drawer import Seen
from render.paint import compose
from rules.cottage_garden import GAME
from rules.cottage_garden.state import State
from rules.notation import Choice
from tests.render.cottage_gardens import concept_before, concept_state, crowd, full_garden
from words.speech import words_in

NAMES = ("Åse", "Jørgen", "Mia", "Tom")
PLANT = Choice(("plant", "V3a", "light", "1"), "square", ("A1", "D1", "A4"))
TURN = Choice(("plant", "V3a", "dark"), "turn", ("1", "2", "3", "4"))
TAKE = Choice(("plant",), "tile", ("V3a", "X5", "H2", "L5"))


def concept_garden() -> Image.Image:
    """The concept picture's garden, with its three candidates."""
    return compose(DRAWER.garden(Seen(concept_state(), NAMES[:2], words_in("en"), 0, concept_before(), PLANT)))


def concept_board() -> Image.Image:
    """The concept picture's board, the gardener's row to choose from."""
    return compose(DRAWER.board(Seen(concept_state(), NAMES[:2], words_in("en"), 0, choice=TAKE)))


def _full() -> Image.Image:
    state = concept_state()
    state = replace(state, gardens=(full_garden(), *state.gardens[1:]))
    return compose(DRAWER.garden(Seen(state, ("Maximiliane-Charlotte", "Tom"), words_in("da"), 0)))


def _final() -> Image.Image:
    state = concept_state()
    garden = replace(state.gardens[0], beds=(None, state.gardens[0].beds[1]))
    state = replace(state, gardens=(garden, *state.gardens[1:]), die=6, turn=replace(state.turn, stage="pay"))
    choice = Choice(("pay", "orange"), "place", ("5", "20"))
    return compose(DRAWER.garden(Seen(state, NAMES[:2], words_in("da"), 0, choice=choice)))


def _trial() -> Image.Image:
    state: State = GAME.trial(concept_state(), 0)
    values = tuple(tile for tile in state.nursery if tile is not None)
    return compose(DRAWER.board(Seen(state, NAMES[:2], words_in("da"), 0, choice=Choice(("plant",), "tile", values))))


def _one_bed() -> Image.Image:
    state: State = GAME.set_up(3, 2, {"mode": "gentle-one-bed"})
    return compose(DRAWER.garden(Seen(state, NAMES[:2], words_in("en"), 0)))


PICTURES: dict[str, Callable[[], Image.Image]] = {
    "cottage_garden/concept-garden": concept_garden,
    "cottage_garden/concept-board": concept_board,
    "cottage_garden/turns": lambda: compose(
        DRAWER.garden(Seen(concept_state(), NAMES[:2], words_in("en"), 0, choice=TURN))
    ),
    "cottage_garden/full-garden": _full,
    "cottage_garden/final-round": _final,
    "cottage_garden/one-bed": _one_bed,
    "cottage_garden/crowd": lambda: compose(DRAWER.board(Seen(crowd(), NAMES, words_in("da"), 1))),
    "cottage_garden/trial": _trial,
    "cottage_garden/cover": lambda: compose(DRAWER.cover(words_in("en"))),
}
