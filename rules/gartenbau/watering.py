"""The watering can, one's own or a petal's: a tile is lifted, then laid elsewhere or traded (G36, G42 to G45)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.actions import may_lift
from rules.gartenbau.going_on import pair_or_none, settle, square_or_none, with_acting
from rules.gartenbau.ground import ground_of, tile_at, with_tile
from rules.gartenbau.placing import fits, is_doubled, liftable, partners, rejoins, swapped, without
from rules.gartenbau.squares import STEPS, name_of
from rules.gartenbau.state import Plot, State, Tile


def _can(state: State, _move: verbs.Can) -> State | None:
    garden = state.gardens[state.seat]
    if not may_lift(garden, state.turn):
        return None
    return with_acting(state, replace(garden, can=False), replace(state.turn, step="lift"))


def _lift(state: State, move: verbs.Lift) -> State | None:
    garden = state.gardens[state.seat]
    if state.turn.step != "lift":
        return None
    tile = _tile(liftable(garden.plot), move.tile)
    if tile is None:
        return None
    plot = without(garden.plot, tile)
    return with_acting(state, replace(garden, plot=plot), replace(state.turn, step="replant", lifted=tile))


def _tile(tiles: tuple[Tile, ...], name: str) -> Tile | None:
    """The tile of some tiles that lies on the squares of this name."""
    pair = pair_or_none(name)
    squares = None if pair is None else (name_of(pair[0]), name_of(pair[1]))
    return next((tile for tile in tiles if tile.squares == squares), None)


def _replant(state: State, move: verbs.Replant) -> State | None:
    turn, garden = state.turn, state.gardens[state.seat]
    square, lifted = square_or_none(move.square), turn.lifted
    if turn.step != "replant" or lifted is None or square is None:
        return None
    colours, other = (lifted.colours[0], lifted.colours[1]), square + STEPS[move.facing]
    if is_doubled(colours, move.facing) or not fits(ground_of(garden.plot), square, other):
        return None
    if not rejoins(garden.plot, lifted, square, other):
        return None
    return _watered(state, with_tile(garden.plot, tile_at(colours, square, other)))


def _swap(state: State, move: verbs.Swap) -> State | None:
    turn, garden = state.turn, state.gardens[state.seat]
    lifted = turn.lifted
    if turn.step != "replant" or lifted is None:
        return None
    other = _tile(partners(garden.plot), move.tile)
    if other is None:
        return None
    turned = (move.turned in ("first", "both"), move.turned in ("second", "both"))
    if any(each and len(set(tile.colours)) == 1 for each, tile in zip(turned, (lifted, other), strict=True)):
        return None
    return _watered(state, swapped(garden.plot, lifted, other, *turned))


def _watered(state: State, plot: Plot) -> State:
    """A tile lies again: the turn goes on where the watering can broke in."""
    garden, turn = replace(state.gardens[state.seat], plot=plot), state.turn
    if turn.acted:
        return settle(state, garden, turn)
    return with_acting(state, garden, replace(turn, step="act", lifted=None))


WATERING: dict[type[Move], Callable[[State, Any], State | None]] = {
    verbs.Can: _can,
    verbs.Lift: _lift,
    verbs.Replant: _replant,
    verbs.Swap: _swap,
}
