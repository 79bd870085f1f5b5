"""What is said of moves that were made: the summary of a turn. Keys and details, no words."""

from collections.abc import Callable
from typing import Any

from rules.cottage_garden.beds import DARK, LIGHT, Visible, bits_at, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.gardens import own_garden
from rules.cottage_garden.moves import Cat, End, Pay, Plant, Pot, Queue, Refill, Score
from rules.cottage_garden.nursery import in_final_round
from rules.cottage_garden.refusals import bed_noun, find_bed
from rules.cottage_garden.scoring import advances, hive_won
from rules.cottage_garden.state import Bed, State
from rules.cottage_garden.tracks import NONE, go_back
from rules.cottage_garden.turn import apply
from rules.game import Move
from rules.sentence import Noun, Sentence, sentence


def tile_noun(tile: str) -> Noun:
    """What grows on a tile."""
    return Noun(f"cottage_garden-tile-{components().tiles[tile].name}")


def tell(before: State, seat: int, move: Move) -> Sentence | None:
    """The move in a few words that can stand alone; None for what the summary may leave out."""
    if isinstance(move, End):
        return _tell_end(before, seat)
    told = _TELLINGS.get(type(move))
    return None if told is None else told(before, move)


def hidden_points(bed: Bed, bits: int) -> int:
    """What the printed flowerpots and plant covers on these squares are worth: a tile laid there hides them."""
    side = components().sides[bed.side]
    return Visible((side.pots & bits).bit_count(), (side.covers & bits).bit_count()).points


def _tell_plant(before: State, move: Plant) -> Sentence:
    """What was planted where, and what it hid: a place that leaves no choice is taken without asking."""
    _, bed = find_bed(own_garden(before), move.bed)
    bits = bits_at(move.tile, move.turn, move.square) or 0
    return sentence(
        "cottage_garden-tell-plant",
        name=tile_noun(move.tile),
        tile=move.tile,
        bed=bed_noun(move.bed),
        points=hidden_points(bed, bits),
    )


def _tell_pot(before: State, move: Pot) -> Sentence:
    key = "cottage_garden-tell-pot-won" if before.turn.pots else "cottage_garden-tell-pot"
    return sentence(key, bed=bed_noun(move.bed), square=move.square)


def _tell_cat(_before: State, move: Cat) -> Sentence:
    return sentence("cottage_garden-tell-cat", bed=bed_noun(move.bed), square=move.square)


def _tell_pay(_before: State, move: Pay) -> Sentence:
    to = go_back(move.cube, move.place)
    return sentence(f"cottage_garden-tell-pay-{move.cube}", points=move.place - to, to=to)


def _tell_refill(_before: State, _move: Refill) -> Sentence:
    return sentence("cottage_garden-tell-refill")


def _tell_queue(_before: State, move: Queue) -> Sentence:
    return sentence("cottage_garden-tell-queue", name=tile_noun(move.tile), tile=move.tile)


def _tell_score(before: State, move: Score) -> Sentence:
    garden = own_garden(before)
    shown, won = visible(find_bed(garden, move.bed)[1]), advances(garden, move)
    return sentence(
        "cottage_garden-tell-score",
        bed=bed_noun(move.bed),
        pots=shown.pots,
        covers=shown.covers,
        points=sum(each.points for each in won.values()),
        cats=sum(each.cats for each in won.values()),
        hive=hive_won(before, won.values()),
        next=_next_bed(before),
    )


def _next_bed(before: State) -> str:
    """Which side of a bed comes in exchange for one that is scored (C29), or that none does (C39)."""
    if in_final_round(before):
        return NONE
    return LIGHT if before.spare.startswith("L") else DARK


def _tell_end(before: State, seat: int) -> Sentence | None:
    """Ending a turn goes unsaid, unless the final round begins with it."""
    after = apply(before, seat, End())
    if in_final_round(before) or not in_final_round(after):
        return None
    return sentence("cottage_garden-tell-final", count=sum(garden.given_up for garden in after.gardens))


_TELLINGS: dict[type[Move], Callable[[State, Any], Sentence]] = {
    Plant: _tell_plant,
    Pot: _tell_pot,
    Cat: _tell_cat,
    Score: _tell_score,
    Pay: _tell_pay,
    Refill: _tell_refill,
    Queue: _tell_queue,
}
