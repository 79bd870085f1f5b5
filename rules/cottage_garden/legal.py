"""Every legal move, enumerated with bit boards: what fits is what shares no bit with what lies there."""

from functools import cache

from rules.cottage_garden.beds import completed_beds, covered, named_beds, plain_free, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.moves import BedName, Cat, End, Pay, Plant, Pot, Queue, Refill, Score
from rules.cottage_garden.nursery import row_tiles
from rules.cottage_garden.shapes import BIT
from rules.cottage_garden.state import Garden, State
from rules.cottage_garden.tracks import movable, payments
from rules.cottage_garden.turn import may_refill, may_stand_before_planting, must_place_cats, own_garden
from rules.game import Move


def legal(state: State, seat: int) -> list[Move]:
    """Every move that the seat may make, in the order in which a turn meets them."""
    if state.over or seat != state.seat:
        return []
    garden, turn = own_garden(state), state.turn
    if turn.stage == "pay":
        return [Pay(colour, place) for colour, place in payments(garden)]
    if turn.stage == "plant":
        moves: list[Move] = [Refill()] if may_refill(state) else []
        moves += _plants(state, garden)
        moves += _pots(garden)
        if garden.cats and may_stand_before_planting(garden):
            moves += _cats(garden)
        return moves
    moves = _pots(garden) if turn.pots else _scores(garden)
    settled = not moves
    if garden.cats:
        moves += _cats(garden)
    moves += [Queue(tile) for tile in turn.returned if tile != state.queue[-1]]
    if settled and not must_place_cats(state):
        moves.append(End())
    return moves


def _plants(state: State, garden: Garden) -> list[Move]:
    lying = [(name, covered(bed)) for name, bed in named_beds(garden)]
    return [
        move
        for tile in row_tiles(state)
        for name, taken in lying
        for bits, move in ways(tile, name)
        if not bits & taken
    ]


@cache
def ways(tile: str, bed: BedName) -> tuple[tuple[int, Move], ...]:
    """All ways to plant a tile on a bed with nothing on it, as bits and move."""
    placements = components().tiles[tile].placements
    return tuple((way.bits, Plant(tile, bed, way.turn, way.square)) for way in placements)


@cache
def _pots_on(bed: BedName, free: int) -> tuple[Move, ...]:
    return tuple(Pot(bed, square) for square, bit in BIT.items() if bit & free)


@cache
def _cats_on(bed: BedName, free: int) -> tuple[Move, ...]:
    return tuple(Cat(bed, square) for square, bit in BIT.items() if bit & free)


def _pots(garden: Garden) -> list[Move]:
    return [move for name, bed in named_beds(garden) for move in _pots_on(name, plain_free(bed))]


def _cats(garden: Garden) -> list[Move]:
    return [move for name, bed in named_beds(garden) for move in _cats_on(name, plain_free(bed))]


def _scores(garden: Garden) -> list[Move]:
    moves: list[Move] = []
    if not completed_beds(garden):
        return moves
    for name, bed in named_beds(garden):
        if not plain_free(bed):
            shown = visible(bed)
            moves += [
                Score(name, orange, blue)
                for orange in movable("orange", garden.orange, shown.pots)
                for blue in movable("blue", garden.blue, shown.covers)
            ]
    return moves
