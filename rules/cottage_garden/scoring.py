"""The scoring phase: cubes, beehives, bonuses, and the new bed for the one that is completed."""

from collections.abc import Iterable

from msgspec.structs import replace

from rules.cottage_garden.beds import visible
from rules.cottage_garden.components import components
from rules.cottage_garden.gardens import own_garden, with_bed, with_garden
from rules.cottage_garden.moves import Score
from rules.cottage_garden.nursery import in_final_round
from rules.cottage_garden.refusals import find_bed
from rules.cottage_garden.state import Bed, Garden, State
from rules.cottage_garden.tracks import COLOURS, NONE, Advance, Colour, advance, cubes_of


def advances(garden: Garden, move: Score) -> dict[str, Advance]:
    """What each of the two cubes that move brings, by its colour."""
    shown = visible(find_bed(garden, move.bed)[1])
    named = (move.orange, move.blue)
    return {
        colour: advance(colour, cubes_of(garden, colour), int(cube), count)
        for colour, cube, count in zip(COLOURS, named, shown, strict=True)
        if cube != NONE
    }


def advance_for(garden: Garden, bed: str, colour: Colour, place: int) -> Advance:
    """What the cube at `place` would bring for what shows on the garden's bed of this name."""
    shown = visible(find_bed(garden, bed)[1])
    return advance(colour, cubes_of(garden, colour), place, shown[COLOURS.index(colour)])


def score_bed(state: State, place: int, move: Score) -> State:
    """The state with the cubes moved and the bonuses taken; the bed still lies there (C23 to C27)."""
    garden = own_garden(state)
    won = advances(garden, move)
    garden = replace(
        garden,
        orange=won["orange"].cubes if "orange" in won else garden.orange,
        blue=won["blue"].cubes if "blue" in won else garden.blue,
        cats=garden.cats + sum(each.cats for each in won.values()),
        hive=garden.hive + hive_won(state, won.values()),
        completed=garden.completed + 1,
    )
    pots = sum(each.pots for each in won.values())
    turn = replace(state.turn, scored=place, pots=pots, returned=())
    return with_garden(replace(state, turn=turn), garden)


def hive_won(state: State, won: Iterable[Advance]) -> int:
    """The points of the beehive that the seat gets by these moves of its cubes; a seat gets one at most (C25)."""
    if own_garden(state).hive or not any(each.arrived for each in won):
        return 0
    return next_hive(state)


def next_hive(state: State) -> int:
    """The points of the beehive that the next seat to bring a cube to an end gets; 0 if none is left (C25, C46)."""
    first, second = components().hives
    if len(state.gardens) == 1:
        return first if state.die < components().late_hive else second
    taken = [garden.hive for garden in state.gardens]
    return first if first not in taken else second if second not in taken else 0


def clear_bed(state: State, place: int) -> State:
    """Tokens go to the reserve, tiles to the end of the queue, and the spare bed takes the place (C28, C29, C39)."""
    garden = own_garden(state)
    bed = garden.beds[place]
    if bed is None:
        raise ValueError(f"there is no bed at {place}")
    tiles = tuple(lying.tile for lying in bed.tiles)
    spare, new = state.spare, None
    if not in_final_round(state):
        spare, new = components().sides[bed.side].back, Bed(state.spare)
    returned = tiles if len(tiles) > 1 else ()
    turn = replace(state.turn, scored=None, returned=returned)
    state = replace(state, queue=(*state.queue, *tiles), spare=spare, turn=turn)
    return with_garden(state, with_bed(garden, place, new))
