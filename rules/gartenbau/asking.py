"""The question for each field of a move: keys and details, no words. The first ones say what a garden is about."""

from collections.abc import Callable

from rules.gartenbau.actions import discards_due
from rules.gartenbau.components import components
from rules.gartenbau.market import gift_size, over
from rules.gartenbau.state import PETALS, Seedlings, State
from rules.notation import VERB
from rules.sentence import Detail, Noun, Sentence, sentence

_BOX = components()


def colour_noun(colour: str) -> Noun:
    """The name of a colour."""
    return Noun(f"gartenbau-colour-{colour}")


def definite_colour(colour: str) -> Noun:
    """The colour as it stands before the name of one certain thing: the red plant, “den røde plante”."""
    return Noun(f"gartenbau-definite-{colour}")


def flower_noun(name: str | None) -> Noun:
    """The name of a flower with its way of scoring in short; of one that is not seen, that it is hidden."""
    return Noun(f"gartenbau-flower-{name}" if name in _BOX.flowers else "gartenbau-flower-hidden")


def of_amount(key: str, suns: int, waters: int, **details: Detail) -> Sentence:
    """A sentence with an amount of resources, which leaves out the kind of which there are none."""
    if not waters:
        return sentence(f"{key}-suns", suns=suns, **details)
    if not suns:
        return sentence(f"{key}-waters", waters=waters, **details)
    return sentence(key, suns=suns, waters=waters, **details)


def _tile_in_hand(view: State) -> Seedlings | None:
    lifted = view.turn.lifted
    return view.turn.tile if lifted is None else (lifted.colours[0], lifted.colours[1])


def ask(view: State, seat: int, chosen: tuple[str, ...], field: str) -> Sentence:
    """The question for the next field of a move: one field, one question, with what it is about in it."""
    if not chosen or field == VERB:
        return sentence(f"gartenbau-ask-{_moment(view, seat)}")
    key = f"gartenbau-ask-{chosen[0]}-{field}"
    asked = _QUESTIONS.get(key.removeprefix("gartenbau-ask-"))
    return asked(view, seat, chosen, key) if asked is not None else sentence(key)


def _moment(view: State, seat: int) -> str:
    """Which question opens a step: the first of all turns begins with what a garden is about."""
    if view.stage != "play":
        return view.stage
    begun = len(view.gardens[seat].plot.tiles) > 1 or view.turn.step != "act"
    return view.turn.step if begun else "act-first"


def _ask_of_tile(view: State, _seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    """Where a seedling tile goes: of its first seedling the square, of its second the side."""
    tile = _tile_in_hand(view)
    if tile is None or tile[0] == tile[1]:
        called = definite_colour if key.endswith("facing") else colour_noun
        return sentence(f"{key}-twin", colour=called(tile[0] if tile is not None else "red"))
    first, second = map(colour_noun, tile)
    return sentence(key, second=second) if key.endswith("facing") else sentence(key, first=first, second=second)


def _ask_of_colour(_view: State, _seat: int, chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, colour=definite_colour(chosen[1]))


def _ask_collect(view: State, _seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, count=gift_size(view))


def _ask_return(view: State, seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, count=over(view.gardens[seat]), most=_BOX.numbers["most-resources"])


def _ask_pay(view: State, _seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, petal=PETALS[view.turn.unpaid[0]], count=len(view.turn.unpaid))


def _ask_prize(_view: State, _seat: int, chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, petal=chosen[1])


def _ask_discard(view: State, seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, count=discards_due(view, view.gardens[seat]))


def _ask_bed(_view: State, _seat: int, chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, flower=flower_noun(chosen[1]))


_QUESTIONS: dict[str, Callable[[State, int, tuple[str, ...], str], Sentence]] = {
    "place-square": _ask_of_tile,
    "place-facing": _ask_of_tile,
    "replant-square": _ask_of_tile,
    "replant-facing": _ask_of_tile,
    "plant-squares": _ask_of_colour,
    "buy-squares": _ask_of_colour,
    "buy-saving": _ask_of_colour,
    "collect-suns": _ask_collect,
    "return-suns": _ask_return,
    "pay-token": _ask_pay,
    "market-prize": _ask_prize,
    "discard-flower": _ask_discard,
    "flower-square": _ask_bed,
}
