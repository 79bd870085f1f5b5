"""What each move does to a state, in the four phases of a turn."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.cottage_garden.beds import completed_beds, is_completed, plain_free, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.gardens import own_garden, with_bed, with_garden
from rules.cottage_garden.moves import Cat, End, Pay, Plant, Pot, Queue, Refill, Score
from rules.cottage_garden.nursery import empty_places, fill_row
from rules.cottage_garden.refusals import (
    bed_noun,
    check_placement,
    check_plain_free,
    find_bed,
    refusal,
)
from rules.cottage_garden.rounds import begin_planting, next_turn
from rules.cottage_garden.scoring import clear_bed, score_bed
from rules.cottage_garden.state import Garden, Planted, State
from rules.cottage_garden.tracks import COLOURS, NONE, cubes_of, movable, pay, payments
from rules.game import IllegalMove, Move


def apply(state: State, seat: int, move: Move) -> State:
    """The state after the move. :raises IllegalMove: with the rule that forbids it."""
    if state.over:
        raise refusal("C40", "game-over")
    if seat != state.seat:
        raise refusal("C6", "not-your-turn")
    if state.parasol and not isinstance(move, Plant | Pot | Cat):
        raise refusal("C21", "only-a-trial")
    if state.turn.stage == "pay" and not isinstance(move, Pay):
        raise refusal("C35", "pay-first")
    return _VERBS[type(move)](state, move)


def may_refill(state: State) -> bool:
    """Whether a cat may be given up to fill the gardener's row (C9)."""
    return bool(state.turn.refill and own_garden(state).cats and state.queue and empty_places(state))


def may_stand_before_planting(garden: Garden) -> bool:
    """Whether a cat would leave a plain square for the tile or flowerpot that is still due (C20)."""
    return sum(plain_free(bed).bit_count() for bed in garden.beds if bed is not None) > 1


def must_place_cats(state: State) -> bool:
    """Whether the seat keeps too many cats to end its turn (C31, C48)."""
    garden = own_garden(state)
    room = any(bed is not None and plain_free(bed) for bed in garden.beds)
    return state.mode == "full" and garden.cats > components().cats_kept and room


def _check_planting(state: State) -> None:
    if state.turn.pots:
        raise refusal("C27", "pot-first")
    if state.turn.stage != "plant":
        raise refusal("C11", "planted-already")


def _plant(state: State, move: Plant) -> State:
    _check_planting(state)
    garden = own_garden(state)
    place, bed = find_bed(garden, move.bed)
    check_placement(state, bed, move)
    bed = replace(bed, tiles=(*bed.tiles, Planted(move.tile, move.turn, move.square)))
    nursery = tuple(None if tile == move.tile else tile for tile in state.nursery)
    return _after_planting(with_garden(replace(state, nursery=nursery), with_bed(garden, place, bed)))


def _after_planting(state: State) -> State:
    if state.parasol:
        return state
    return replace(state, turn=replace(state.turn, stage="tend", refill=False))


def _pot(state: State, move: Pot) -> State:
    won = state.turn.pots > 0
    if not won:
        _check_planting(state)
    garden = own_garden(state)
    place, bed = find_bed(garden, move.bed)
    check_plain_free(bed, move.bed, move.square)
    state = with_garden(state, with_bed(garden, place, replace(bed, pots=(*bed.pots, move.square))))
    if won:
        return _settle(replace(state, turn=replace(state.turn, pots=state.turn.pots - 1)))
    return _after_planting(state)


def _cat(state: State, move: Cat) -> State:
    garden = own_garden(state)
    place, bed = find_bed(garden, move.bed)
    if not garden.cats:
        raise refusal("C19", "no-cat")
    check_plain_free(bed, move.bed, move.square)
    if state.turn.stage == "plant" and not may_stand_before_planting(garden):
        raise refusal("C20", "last-square", square=move.square)
    bed = replace(bed, cats=(*bed.cats, move.square))
    state = with_garden(state, replace(with_bed(garden, place, bed), cats=garden.cats - 1))
    return _settle(replace(state, turn=replace(state.turn, refill=False)))


def _refill(state: State, _move: Refill) -> State:
    turn, garden = state.turn, own_garden(state)
    if not turn.refill:
        raise refusal("C9", "refill-over")
    if not empty_places(state):
        raise refusal("C9", "row-full")
    if not state.queue:
        raise refusal("C9", "queue-empty")
    if not garden.cats:
        raise refusal("C9", "no-cat-to-give")
    state = fill_row(with_garden(state, replace(garden, cats=garden.cats - 1)))
    return replace(state, turn=replace(turn, refill=False))


def _score(state: State, move: Score) -> State:
    if state.turn.stage == "plant":
        raise refusal("C22", "score-after-planting")
    if state.turn.pots:
        raise refusal("C27", "pot-first")
    garden = own_garden(state)
    place, bed = find_bed(garden, move.bed)
    if not is_completed(bed):
        free = plain_free(bed).bit_count()
        raise refusal("C22", "not-completed", bed=bed_noun(move.bed), free=free)
    shown = visible(bed)
    for colour, named, count in zip(COLOURS, (move.orange, move.blue), shown, strict=True):
        places = movable(colour, cubes_of(garden, colour), count)
        if named not in places:
            raise _wrong_cube(colour, named, places)
    return _settle(score_bed(state, place, move))


def _wrong_cube(colour: str, named: str, places: tuple[str, ...]) -> IllegalMove:
    if places == (NONE,):
        return refusal("C24", f"no-{colour}-moves")
    if named == NONE:
        return refusal("C24", f"{colour}-must-move", places=", ".join(places))
    return refusal("C24", f"no-{colour}-there", place=named, places=", ".join(places))


def _settle(state: State) -> State:
    """Clear the scored bed as soon as no bonus flowerpot waits for a place on the other one (C27, C28)."""
    turn, garden = state.turn, own_garden(state)
    waiting = turn.pots and any(bed is not None and plain_free(bed) for bed in garden.beds)
    if turn.scored is not None and not waiting:
        return _settle(clear_bed(state, turn.scored))
    if turn.pots and not waiting:
        # no plain square is left to put it on: only when the last beds leave the game (C27)
        return replace(state, turn=replace(turn, pots=0))
    return state


def _queue(state: State, move: Queue) -> State:
    returned = state.turn.returned
    if move.tile not in returned:
        raise refusal("C28", "not-returned" if returned else "nothing-returned", tile=move.tile)
    if state.queue[-1] == move.tile:
        raise refusal("C28", "last-already", tile=move.tile)
    queue = (*(tile for tile in state.queue if tile != move.tile), move.tile)
    left = tuple(tile for tile in returned if tile != move.tile)
    return replace(state, queue=queue, turn=replace(state.turn, returned=left))


def _pay(state: State, move: Pay) -> State:
    if state.turn.stage != "pay":
        raise refusal("C35", "nothing-to-pay")
    garden = own_garden(state)
    if (move.cube, move.place) not in payments(garden):
        raise _wrong_payment(garden, move)
    cubes = pay(garden, move.cube, move.place)
    garden = replace(garden, orange=cubes) if move.cube == "orange" else replace(garden, blue=cubes)
    return begin_planting(with_garden(state, garden))


def _wrong_payment(garden: Garden, move: Pay) -> IllegalMove:
    possible = ", ".join(f"{colour} {place}" for colour, place in payments(garden))
    if move.place not in cubes_of(garden, move.cube):
        return refusal("C35", "no-cube-there", place=move.place, possible=possible)
    if move.place < 2:
        return refusal("C35", "too-near-start", place=move.place, possible=possible)
    return refusal("C36", "end-only-if-forced", possible=possible)


def _end(state: State, _move: End) -> State:
    if state.turn.stage == "plant":
        raise refusal("C11", "plant-first")
    if state.turn.pots:
        raise refusal("C27", "pot-first")
    if completed_beds(own_garden(state)):
        raise refusal("C22", "score-first")
    if must_place_cats(state):
        kept = components().cats_kept
        raise refusal("C31", "too-many-cats", cats=own_garden(state).cats, kept=kept)
    return next_turn(state)


_VERBS: dict[type[Move], Callable[[State, Any], State]] = {
    Pay: _pay,
    Refill: _refill,
    Plant: _plant,
    Pot: _pot,
    Cat: _cat,
    Score: _score,
    Queue: _queue,
    End: _end,
}
