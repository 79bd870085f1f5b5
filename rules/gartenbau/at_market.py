"""The seedling market: walking and paying, tiles, resources, abilities, the flower pot (G18 to G24, G36 to G41)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.actions import payable, pays_off, spend
from rules.gartenbau.components import components
from rules.gartenbau.going_on import collect_gift, settle, square_or_none, with_acting, with_stack
from rules.gartenbau.ground import ground_of, tile_at, with_tile
from rules.gartenbau.market import petal_space, shows_tile, ways
from rules.gartenbau.placing import fits, is_doubled
from rules.gartenbau.squares import STEPS, pair_name
from rules.gartenbau.state import PETALS, Garden, Petal, Resource, Stack, State, Step, Turn

_BOX = components()
_ABILITY_STEPS: dict[str, Step] = {"transplant": "lift", "sale": "buy", "nursery": "fetch", "bloom": "bloom"}


def _petal(letter: Petal) -> int:
    return PETALS.index(letter)


def _market(state: State, move: verbs.Market) -> State | None:
    turn, garden, petal = state.turn, state.gardens[state.seat], _petal(move.petal)
    if turn.step != "act" or petal >= len(state.stacks):
        return None
    passed = next((passed for place, passed in ways(state, state.seat) if place == petal), None)
    if passed is None or len(passed) > garden.suns + garden.waters:
        return None
    if move.prize == "tile" and not shows_tile(state, petal):
        return None
    if move.prize == "ability" and (state.stacks[petal].tiles or not pays_off(state, garden, petal, len(passed))):
        return None
    garden = replace(garden, space=petal_space(petal))
    turn = Turn("pay", acted=True, petal=petal, prize=move.prize, unpaid=passed)
    return _walk_on(with_acting(state, garden, turn))


def _pay(state: State, move: verbs.Pay) -> State | None:
    if state.turn.step != "pay" or move.token not in payable(state, state.gardens[state.seat], state.turn):
        return None
    return _walk_on(_paid(state, move.token))


def _paid(state: State, token: Resource) -> State:
    garden, turn = state.gardens[state.seat], state.turn
    petal, *rest = turn.unpaid
    stack = state.stacks[petal]
    suns = 1 if token == "sun" else 0  # noqa: S105 # a token of the game
    stack = replace(stack, suns=stack.suns + suns, waters=stack.waters + 1 - suns)
    return with_acting(
        state, spend(garden, token), replace(turn, unpaid=tuple(rest)), stacks=with_stack(state, petal, stack)
    )


def _walk_on(state: State) -> State:
    """Pays the tokens that leave no choice; at the end of the way, takes what the walk was for."""
    while state.turn.unpaid:
        tokens = payable(state, state.gardens[state.seat], state.turn)
        if len(tokens) > 1:
            return state
        state = _paid(state, tokens[0])
    garden, turn = state.gardens[state.seat], state.turn
    petal = turn.petal or 0
    if turn.prize == "tile":
        return _take_tile(state, garden, turn, petal)
    if turn.prize == "resources":
        face = _BOX.petals[len(state.gardens)][petal]
        suns, waters = min(face.suns, state.suns), min(face.waters, state.waters)
        garden = replace(garden, suns=garden.suns + suns, waters=garden.waters + waters)
        return settle(state, garden, turn, suns=state.suns - suns, waters=state.waters - waters)
    return _use_ability(state, garden, turn, petal)


def _take_tile(state: State, garden: Garden, turn: Turn, petal: int) -> State:
    """The top tile with the tokens on it; the tile under it stays face down until the turn ends (G15, G21)."""
    stack = state.stacks[petal]
    garden = replace(garden, suns=garden.suns + stack.suns, waters=garden.waters + stack.waters)
    turn = replace(turn, step="place", tile=stack.tiles[0])
    rest = Stack(stack.tiles[1:], face_up=len(stack.tiles) == 1)
    return with_acting(state, garden, turn, stacks=with_stack(state, petal, rest))


def _use_ability(state: State, garden: Garden, turn: Turn, petal: int) -> State:
    """The tokens on the petal first, then what its ability brings (G23)."""
    stack = state.stacks[petal]
    garden = replace(garden, suns=garden.suns + stack.suns, waters=garden.waters + stack.waters)
    bare = with_acting(state, garden, turn, stacks=with_stack(state, petal, replace(stack, suns=0, waters=0)))
    ability = _BOX.petals[len(state.gardens)][petal].ability
    if ability == "bounty":
        return collect_gift(bare, garden, turn)
    return with_acting(bare, garden, replace(turn, step=_ABILITY_STEPS[ability]))


def _pot(state: State, move: verbs.Pot) -> State | None:
    turn, garden, petal = state.turn, state.gardens[state.seat], _petal(move.petal)
    if turn.step != "act" or not garden.pot or petal >= len(state.stacks) or not shows_tile(state, petal):
        return None
    garden = replace(garden, pot=False, space=petal_space(petal))
    return _take_tile(state, garden, Turn(acted=True, petal=petal, prize="tile"), petal)


def _fetch(state: State, move: verbs.Fetch) -> State | None:
    petal = _petal(move.petal)
    if state.turn.step != "fetch" or petal >= len(state.stacks) or not shows_tile(state, petal):
        return None
    return _take_tile(state, state.gardens[state.seat], state.turn, petal)


def _place(state: State, move: verbs.Place) -> State | None:
    turn, garden = state.turn, state.gardens[state.seat]
    if turn.step != "place" or turn.tile is None or is_doubled(turn.tile, move.facing):
        return None
    square = square_or_none(move.square)
    if square is None or not fits(ground_of(garden.plot), square, square + STEPS[move.facing]):
        return None
    other = square + STEPS[move.facing]
    plot = with_tile(garden.plot, tile_at(turn.tile, square, other))
    return settle(state, replace(garden, plot=plot), replace(turn, placed=pair_name(square, other)))


AT_MARKET: dict[type[Move], Callable[[State, Any], State | None]] = {
    verbs.Market: _market,
    verbs.Pay: _pay,
    verbs.Place: _place,
    verbs.Pot: _pot,
    verbs.Fetch: _fetch,
}
