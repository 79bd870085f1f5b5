"""Every legal move, enumerated with bit boards: what fits is what shares no bit with what lies there."""

from functools import cache, lru_cache

from rules.cottage_garden.beds import completed_beds, covered, named_beds, plain_free, visible
from rules.cottage_garden.gardens import own_garden
from rules.cottage_garden.moves import BedName, Cat, End, Pay, Pot, Queue, Refill, Score
from rules.cottage_garden.nursery import row_tiles
from rules.cottage_garden.plantings import plantings
from rules.cottage_garden.shapes import SQUARES, WIDTH
from rules.cottage_garden.state import Garden, State
from rules.cottage_garden.tracks import movable, payments
from rules.cottage_garden.turn import may_refill, may_stand_before_planting, must_place_cats
from rules.game import Move

_ROW = (1 << WIDTH) - 1


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
        moves += _on_plain(Pot, garden)
        if garden.cats and may_stand_before_planting(garden):
            moves += _on_plain(Cat, garden)
        return moves
    moves = _on_plain(Pot, garden) if turn.pots else _scores(garden)
    settled = not moves
    if garden.cats:
        moves += _on_plain(Cat, garden)
    moves += [Queue(tile) for tile in turn.returned if tile != state.queue[-1]]
    if settled and not must_place_cats(state):
        moves.append(End())
    return moves


def _plants(state: State, garden: Garden) -> list[Move]:
    lying = [(name, covered(bed)) for name, bed in named_beds(garden)]
    moves: list[Move] = []
    for tile in row_tiles(state):
        for name, taken in lying:
            moves += plantings(tile, name).fitting(taken)
    return moves


@cache
def _on_row(kind: type[Pot] | type[Cat], bed: BedName, row: int, free: int) -> tuple[Move, ...]:
    """The moves that put something on the free squares of a row of a bed (five bits)."""
    squares = SQUARES[row * WIDTH : row * WIDTH + WIDTH]
    return tuple(kind(bed, square) for place, square in enumerate(squares) if free >> place & 1)


@lru_cache(maxsize=1 << 11)
def _on_bed(kind: type[Pot] | type[Cat], bed: BedName, free: int) -> tuple[Move, ...]:
    """The moves that put something on the free squares of a bed."""
    return tuple(move for row in range(WIDTH) for move in _on_row(kind, bed, row, free >> row * WIDTH & _ROW))


def _on_plain(kind: type[Pot] | type[Cat], garden: Garden) -> list[Move]:
    return [move for name, bed in named_beds(garden) for move in _on_bed(kind, name, plain_free(bed))]


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
