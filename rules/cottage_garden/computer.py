"""The computer gardener: tries every planting, looks one turn of its own ahead, and takes what is worth most."""

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import NamedTuple

from msgspec.structs import replace

from rules.chance import Chance
from rules.cottage_garden.appraisal import CAT_WORTH, Plot, cubes_worth, turns_left
from rules.cottage_garden.beds import named_beds, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.gardens import own_garden
from rules.cottage_garden.legal import legal
from rules.cottage_garden.moves import Cat, End, Plant, Pot, Refill, Score
from rules.cottage_garden.nursery import MUST_FILL, empty_places, fill_row, row_tiles, seating
from rules.cottage_garden.plantings import plantings
from rules.cottage_garden.shapes import BIT
from rules.cottage_garden.state import Bed, Garden, State
from rules.cottage_garden.tracks import COLOURS, NONE, advance, cubes_of, movable
from rules.cottage_garden.turn import apply
from rules.game import Move

_PONDERED = 10  # so many of the best plantings are looked at again, with the turn that may follow
_FUTURE = 0.8  # the worth of what the next turn will bring, seen from now


class Idea(NamedTuple):
    """A planting: what it is worth at once, on which bed, the squares it covers, the points it shows, its tiles."""

    worth: float
    move: Move
    bed: str
    bits: int
    extra: int
    tiles: int


def choose(view: State, seat: int, chance: Chance) -> Move:
    """A sensible move; among equally good ones, chance decides."""
    moves = legal(view, seat)
    if len(moves) == 1:
        return moves[0]
    stage = view.turn.stage
    if stage == "pay":
        return _best(moves, [_after_payment(view, move) for move in moves], chance)
    if stage == "plant":
        return _planting(view, moves, chance)
    scores = [move for move in moves if isinstance(move, Score)]
    if scores:
        return _best(scores, [_after_score(view, move) for move in scores], chance)
    return _tend(view, moves, chance)


def _best(moves: Sequence[Move], worths: Sequence[float], chance: Chance) -> Move:
    top = max(worths)
    return chance.pick([move for move, worth in zip(moves, worths, strict=True) if worth > top - 1e-9])


def _garden_worth(garden: Garden, left: int) -> float:
    return cubes_worth(garden, left) + garden.hive + CAT_WORTH * min(garden.cats, components().cats_kept)


def _after_payment(state: State, move: Move) -> float:
    """The worth of the cubes after a payment, with the points that the beds as they show now will bring them yet."""
    garden = own_garden(apply(state, state.seat, move))
    return _garden_worth(garden, 0) + sum(_points_to_come(garden, bed) for _, bed in named_beds(garden))


def _points_to_come(garden: Garden, bed: Bed) -> int:
    """The most points that cubes can make of what the bed shows."""
    points = 0
    for colour, count in zip(COLOURS, visible(bed), strict=True):
        cubes = cubes_of(garden, colour)
        places = [int(place) for place in movable(colour, cubes, count) if place != NONE]
        points += max((advance(colour, cubes, place, count).points for place in places), default=0)
    return points


def _after_score(state: State, move: Move) -> float:
    after = apply(state, state.seat, move)
    return _garden_worth(own_garden(after), turns_left(state)) + after.turn.pots


def _plots(garden: Garden) -> dict[str, Plot]:
    return {name: Plot(bed) for name, bed in named_beds(garden)}


def _ideas(state: State, tiles: tuple[str, ...], plots: dict[str, Plot], left: int) -> Iterator[Idea]:
    """Every planting of these tiles, and every flowerpot."""
    for name, _ in named_beds(own_garden(state)):
        plot = plots[name]
        before = plot.worth(0, 0, 0, left)
        for tile in tiles:
            kind = components().tiles[tile]
            extra = kind.pots + 2 * kind.covers
            for bits, move in plantings(tile, name).ways:
                if not bits & plot.taken:
                    yield Idea(plot.worth(bits, extra, 1, left) - before, move, name, bits, extra, 1)
        for square, bit in BIT.items():
            if bit & plot.plain & ~plot.taken:
                yield Idea(plot.worth(bit, 1, 0, left) - before, Pot(name, square), name, bit, 1, 0)


def _next_tiles(state: State) -> tuple[str, ...]:
    """The tiles that will lie in the gardener's row at the seat's next turn, as far as is known now."""
    table = seating(state)
    steps = len(state.gardens) * table.pace
    ahead = replace(state, gardener=(state.gardener + steps - 1) % len(table.lines) + 1)
    if len(empty_places(ahead)) >= MUST_FILL:
        ahead = fill_row(ahead)
    return row_tiles(ahead)


def _planting(state: State, moves: list[Move], chance: Chance) -> Move:
    best, worth = _best_planting(state, chance)
    if isinstance(moves[0], Refill):
        _, refilled = _best_planting(apply(state, state.seat, moves[0]), chance)
        if refilled > worth + CAT_WORTH:
            return moves[0]
    return best


def _best_planting(state: State, chance: Chance) -> tuple[Move, float]:
    left = turns_left(state)
    plots = _plots(own_garden(state))
    ideas = nlargest(_PONDERED, _ideas(state, row_tiles(state), plots, left), key=lambda idea: idea.worth)
    coming = _next_tiles(state)
    worths = [idea.worth + _FUTURE * _follow_up(state, idea, coming, plots, left) for idea in ideas]
    move = _best([idea.move for idea in ideas], worths, chance)
    return move, max(worths)


def _follow_up(state: State, idea: Idea, coming: tuple[str, ...], plots: dict[str, Plot], left: int) -> float:
    """What the best planting of the next turn would add after this idea."""
    taken = idea.move.tile if isinstance(idea.move, Plant) else None
    plot = plots[idea.bed]
    changed = plot.with_planted(idea.bits, idea.extra, idea.tiles)
    tiles = tuple(tile for tile in coming if tile != taken)
    ahead = _ideas(state, tiles, {**plots, idea.bed: changed}, max(0, left - 1))
    return max((each.worth for each in ahead), default=0.0)


def _tend(state: State, moves: list[Move], chance: Chance) -> Move:
    """Place a flowerpot that was won, and cats where they are worth more than in reserve; then end."""
    left = turns_left(state)
    plots = _plots(own_garden(state))
    gains: list[tuple[float, Move]] = []
    for move in moves:
        if isinstance(move, Pot) or (isinstance(move, Cat) and not state.turn.pots):
            plot = plots[move.bed]
            points = int(isinstance(move, Pot))
            gains.append((plot.worth(BIT[move.square], points, 0, left) - plot.worth(0, 0, 0, left), move))
    must = End() not in moves
    if gains and (must or max(gain for gain, _ in gains) > (CAT_WORTH if left else 0.1)):
        return _best([move for _, move in gains], [gain for gain, _ in gains], chance)
    return End()
