"""The question for each field of a move, with what it is about and why it is asked: keys and details, no words."""

from collections.abc import Callable

from rules.cottage_garden.beds import tiled, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.gardens import own_garden
from rules.cottage_garden.legal import legal
from rules.cottage_garden.moves import Plant
from rules.cottage_garden.refusals import bed_noun, find_bed
from rules.cottage_garden.scoring import advance_for
from rules.cottage_garden.state import State
from rules.cottage_garden.telling import tile_noun
from rules.cottage_garden.tracks import NONE, payments
from rules.cottage_garden.turn import must_place_cats
from rules.notation import VERB
from rules.sentence import Detail, Sentence, sentence

Chosen = tuple[str, ...]


def ask(view: State, _seat: int, chosen: Chosen, field: str) -> Sentence:
    """The question for the next field of a move: one field, one question, with what it is about in it."""
    if not chosen or field == VERB:
        return sentence(f"cottage_garden-ask-{_moment(view)}")
    asked = _ASKED.get(chosen[0])
    return asked(view, chosen, field) if asked else sentence(f"cottage_garden-ask-{chosen[0]}-{field}")


def _moment(view: State) -> str:
    """Which question opens the turn: the very first one says what a garden is about."""
    if view.parasol:
        return "try"
    garden = own_garden(view)
    begun = garden.completed or any(bed is not None and (tiled(bed) or bed.pots) for bed in garden.beds)
    return "first" if begun else "first-of-all"


def _ask_plant(view: State, chosen: Chosen, field: str) -> Sentence:
    """What to plant, and where and how; with the reasons until a first bed is completed, then in short."""
    if field == "tile" and view.parasol:
        return sentence("cottage_garden-ask-try-tile")
    details: dict[str, Detail] = {}
    if field != "tile":
        details["name"] = tile_noun(chosen[1])
    if field in {"turn", "square"}:
        details["bed"] = bed_noun(chosen[2])
    why = "" if field == "bed" or own_garden(view).completed else "-why"
    return sentence(f"cottage_garden-ask-plant-{field}{why}", **details)


def _ask_token(view: State, chosen: Chosen, field: str) -> Sentence:
    """Where a flowerpot or a cat goes; one that must be placed is asked for with the reason."""
    about = chosen[0]
    details: dict[str, Detail] = {} if field == "bed" else {"bed": bed_noun(chosen[1])}
    if about == "pot" and view.turn.pots:
        about = "won-pot"
    elif about == "pot" and not any(isinstance(move, Plant) for move in legal(view, view.seat)):
        about = "only-pot"
    elif about == "cat" and view.turn.stage == "tend" and must_place_cats(view):
        about = "spare-cat"
        details["count"] = own_garden(view).cats
    return sentence(f"cottage_garden-ask-{about}-{field}", **details)


def _ask_score(view: State, chosen: Chosen, field: str) -> Sentence:
    """Which cube moves; the question for the blue one tells what the orange one does."""
    if field == "bed":
        return sentence("cottage_garden-ask-score-bed")
    bed, shown = bed_noun(chosen[1]), visible(find_bed(own_garden(view), chosen[1])[1])
    blue_moves = bool(shown.covers) and min(own_garden(view).blue) < components().blue[-1]
    if field == "orange":
        key = "no-orange" if not shown.pots else "orange-first" if blue_moves else "orange"
        return sentence(f"cottage_garden-ask-score-{key}", bed=bed, count=shown.pots, covers=shown.covers)
    moves = len(chosen) > 2 and chosen[2] != NONE
    came = int(chosen[2]) if moves else 0
    to = advance_for(own_garden(view), chosen[1], "orange", came).to if moves else 0
    pots = shown.pots if moves else 0
    key = "blue" if blue_moves else "no-blue"
    return sentence(f"cottage_garden-ask-score-{key}", bed=bed, pots=pots, came=came, to=to, count=shown.covers)


def _ask_queue(view: State, _chosen: Chosen, field: str) -> Sentence:
    """Which tile goes behind the one that is last now, which has no number of its own."""
    last = view.queue[-1]
    return sentence(f"cottage_garden-ask-queue-{field}", name=tile_noun(last), tile=last)


def _ask_pay(view: State, chosen: Chosen, field: str) -> Sentence:
    """Which cube goes back, and why; a single one that can is shown all the same before it does."""
    if len(payments(own_garden(view))) == 1:
        return sentence("cottage_garden-ask-pay-only")
    return sentence(f"cottage_garden-ask-pay-{'cube' if field == 'cube' else chosen[1]}")


_ASKED: dict[str, Callable[[State, Chosen, str], Sentence]] = {
    "plant": _ask_plant,
    "pot": _ask_token,
    "cat": _ask_token,
    "score": _ask_score,
    "queue": _ask_queue,
    "pay": _ask_pay,
}


def group_of(field: str, value: str) -> str:
    """The group of a value where more than 25 would be asked in two steps: a square's row, a tile's size."""
    if field == "square":
        return f"row-{value[1:]}"
    if field == "tile" and value in components().tiles:
        return f"size-{components().tiles[value].squares}"
    return {"bed": "beds", "turn": "turns"}.get(field, "cubes")
