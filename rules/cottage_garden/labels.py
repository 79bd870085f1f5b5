"""The values of each field as a menu shows them: keys and details, no words.

A label that is long to repeat has a short form too, `<its key>-short`, with the same details.
"""

from collections.abc import Callable

from rules.cottage_garden.beds import bits_at, covered, is_completed, plain_free, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.gardens import own_garden
from rules.cottage_garden.nursery import turn_from_lying
from rules.cottage_garden.refusals import find_bed
from rules.cottage_garden.scoring import advance_for, next_hive
from rules.cottage_garden.shapes import BIT
from rules.cottage_garden.state import State
from rules.cottage_garden.telling import hidden_points, tile_noun
from rules.cottage_garden.tracks import COLOURS, NONE, go_back
from rules.notation import VERB
from rules.sentence import Sentence, sentence

Chosen = tuple[str, ...]


def label(view: State, _seat: int, chosen: Chosen, field: str, value: str) -> Sentence:
    """A value of a field as a menu shows it, at most 60 characters when said."""
    if not chosen or field == VERB:
        won = value == "pot" and view.turn.pots > 0
        return sentence(f"cottage_garden-label-verb-{value}" + ("-won" if won else ""))
    return _LABELS[field](view, chosen, value)


def _label_tile(_view: State, _chosen: Chosen, tile: str) -> Sentence:
    kind = components().tiles[tile]
    return sentence(
        "cottage_garden-label-tile",
        tile=tile,
        name=tile_noun(tile),
        squares=kind.squares,
        pots=kind.pots,
        covers=kind.covers,
    )


def _label_bed(view: State, _chosen: Chosen, name: str) -> Sentence:
    _, bed = find_bed(own_garden(view), name)
    shown = visible(bed)
    if is_completed(bed):
        return sentence(f"cottage_garden-label-done-{name}", pots=shown.pots, covers=shown.covers)
    free = plain_free(bed).bit_count()
    return sentence(f"cottage_garden-label-bed-{name}", free=free, points=shown.points)


def _label_turn(view: State, chosen: Chosen, value: str) -> Sentence:
    """A turn with the number of places for it; of a single one what it does, for it is taken without asking."""
    _, bed = find_bed(own_garden(view), chosen[2])
    kind = components().tiles[chosen[1]]
    ways = [way for way in kind.placements if str(way.turn) == value and not way.bits & covered(bed)]
    key = f"cottage_garden-label-turn-{turn_from_lying(kind.name, int(value))}"
    points = hidden_points(bed, ways[0].bits) if len(ways) == 1 else 0
    if len(ways) == 1 and not plain_free(bed) & ~ways[0].bits:
        key += "-completes"
    elif points:
        key += "-hides"
    return sentence(key, count=len(ways), points=points)


def _label_square(view: State, chosen: Chosen, square: str) -> Sentence:
    """A square, with what would be hidden there, or that it completes the bed."""
    verb, name = chosen[0], chosen[2] if chosen[0] == "plant" else chosen[1]
    _, bed = find_bed(own_garden(view), name)
    bits = bits_at(chosen[1], int(chosen[3]), square) if verb == "plant" else BIT[square]
    if bits is None:
        return sentence("cottage_garden-label-square", square=square)
    if not plain_free(bed) & ~bits:
        return sentence("cottage_garden-label-square-completes", square=square)
    if hidden := hidden_points(bed, bits):
        return sentence("cottage_garden-label-square-hides", square=square, points=hidden)
    return sentence("cottage_garden-label-square", square=square)


def _label_cube(view: State, chosen: Chosen, value: str, colour: int) -> Sentence:
    """Where a cube would come from its place, and what it would win on its way; or that none of its colour moves."""
    if value == NONE:
        return sentence(f"cottage_garden-label-no-{COLOURS[colour]}")
    garden = own_garden(view)
    won = advance_for(garden, chosen[1], COLOURS[colour], int(value))
    hive = next_hive(view) if won.arrived and not garden.hive else 0
    return sentence(
        "cottage_garden-label-cube",
        place=value,
        to=won.to,
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
    return sentence("cottage_garden-label-back", place=place, to=to)


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
