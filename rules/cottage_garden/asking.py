"""The question for each field of a move, and the labels of a menu's values: keys and details, no words."""

from collections.abc import Callable

from rules.cottage_garden.beds import bits_at, completed_beds, covered, is_completed, plain_free, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.refusals import bed_noun, find_bed
from rules.cottage_garden.scoring import next_hive
from rules.cottage_garden.shapes import BIT
from rules.cottage_garden.state import State
from rules.cottage_garden.telling import tile_noun
from rules.cottage_garden.tracks import COLOURS, advance, cubes_of, go_back
from rules.cottage_garden.turn import must_place_cats, own_garden
from rules.notation import VERB
from rules.sentence import Sentence, sentence

Chosen = tuple[str, ...]


def ask(view: State, _seat: int, chosen: Chosen, field: str) -> Sentence:
    """The question for the next field of a move: one field, one question, with what it is about in it."""
    if not chosen or field == VERB:
        return sentence(f"cottage_garden-ask-{_moment(view)}")
    verb = chosen[0]
    if verb == "plant" and field != "tile":
        details = {"name": tile_noun(chosen[1])}
        if field in ("turn", "square"):
            details["bed"] = bed_noun(chosen[2])
        return sentence(f"cottage_garden-ask-plant-{field}", **details)
    if field == "square" or (verb == "score" and field != "bed"):
        shown = visible(find_bed(own_garden(view), chosen[1])[1]) if verb == "score" else None
        if shown is None:
            return sentence(f"cottage_garden-ask-{verb}-square", bed=bed_noun(chosen[1]))
        count = shown.pots if field == "orange" else shown.covers
        return sentence(f"cottage_garden-ask-score-{field}", bed=bed_noun(chosen[1]), count=count)
    return sentence(f"cottage_garden-ask-{verb}-{field}")


def _moment(view: State) -> str:
    """Which question the turn puts now."""
    if view.parasol:
        return "try"
    if view.turn.stage == "pay":
        return "pay"
    if view.turn.stage == "plant":
        return "first"
    if view.turn.pots:
        return "won-pot"
    if completed_beds(own_garden(view)):
        return "score"
    return "cats" if must_place_cats(view) else "end"


def label(view: State, _seat: int, chosen: Chosen, field: str, value: str) -> Sentence:
    """A value of a field as a menu shows it, at most 60 characters when said."""
    if not chosen or field == VERB:
        won = value == "pot" and view.turn.pots > 0
        return sentence(f"cottage_garden-label-verb-{value}" + ("-won" if won else ""))
    return _LABELS[field](view, chosen, value)


def _label_tile(_view: State, _chosen: Chosen, tile: str) -> Sentence:
    squares = components().tiles[tile].squares
    return sentence("cottage_garden-label-tile", tile=tile, name=tile_noun(tile), squares=squares)


def _label_bed(view: State, _chosen: Chosen, name: str) -> Sentence:
    _, bed = find_bed(own_garden(view), name)
    shown = visible(bed)
    if is_completed(bed):
        return sentence(f"cottage_garden-label-done-{name}", pots=shown.pots, covers=shown.covers)
    free = plain_free(bed).bit_count()
    return sentence(f"cottage_garden-label-bed-{name}", free=free, points=shown.points)


def _label_turn(view: State, chosen: Chosen, value: str) -> Sentence:
    taken = covered(find_bed(own_garden(view), chosen[2])[1])
    ways = components().tiles[chosen[1]].placements
    count = sum(1 for way in ways if str(way.turn) == value and not way.bits & taken)
    return sentence(f"cottage_garden-label-turn-{value}", count=count)


def _label_square(view: State, chosen: Chosen, square: str) -> Sentence:
    """A square, with what would be hidden there, or that it completes the bed."""
    verb, name = chosen[0], chosen[2] if chosen[0] == "plant" else chosen[1]
    _, bed = find_bed(own_garden(view), name)
    side = components().sides[bed.side]
    bits = bits_at(chosen[1], int(chosen[3]), square) if verb == "plant" else BIT[square]
    if bits is None:
        return sentence("cottage_garden-label-square", square=square)
    if not plain_free(bed) & ~bits:
        return sentence("cottage_garden-label-square-completes", square=square)
    hidden = (side.pots & bits).bit_count() + 2 * (side.covers & bits).bit_count()
    if hidden:
        return sentence("cottage_garden-label-square-hides", square=square, points=hidden)
    return sentence("cottage_garden-label-square", square=square)


def _label_cube(view: State, chosen: Chosen, value: str, colour: int) -> Sentence:
    """Where a cube would come from its place, and what it would win on its way."""
    shown = visible(find_bed(own_garden(view), chosen[1])[1])
    garden, name = own_garden(view), COLOURS[colour]
    won = advance(name, cubes_of(garden, name), int(value), shown[colour])
    hive = next_hive(view) if won.arrived and not garden.hive else 0
    return sentence(
        "cottage_garden-label-cube",
        place=value,
        to=won.to,
        points=won.points,
        cats=won.cats,
        pots=won.pots,
        hive=hive,
    )


def _label_orange(view: State, chosen: Chosen, value: str) -> Sentence:
    return _label_cube(view, chosen, value, 0)


def _label_blue(view: State, chosen: Chosen, value: str) -> Sentence:
    return _label_cube(view, chosen, value, 1)


def _label_colour(_view: State, _chosen: Chosen, colour: str) -> Sentence:
    return sentence(f"cottage_garden-label-{colour}")


def _label_place(_view: State, chosen: Chosen, place: str) -> Sentence:
    to = go_back("orange" if chosen[1] == "orange" else "blue", int(place))
    return sentence("cottage_garden-label-back", place=place, to=to, points=int(place) - to)


_LABELS: dict[str, Callable[[State, Chosen, str], Sentence]] = {
    "tile": _label_tile,
    "bed": _label_bed,
    "turn": _label_turn,
    "square": _label_square,
    "orange": _label_orange,
    "blue": _label_blue,
    "cube": _label_colour,
    "place": _label_place,
}


def group_of(field: str, value: str) -> str:
    """The group of a value where more than 25 would be asked in two steps: a square's row, a tile's size."""
    if field == "square":
        return f"row-{value[1:]}"
    if field == "tile" and value in components().tiles:
        return f"size-{components().tiles[value].squares}"
    return value
