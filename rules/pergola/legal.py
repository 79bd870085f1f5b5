"""Every legal move of the seat to act, in a fixed order. The moves themselves are made once and shared."""

from functools import lru_cache

from rules.game import Move
from rules.pergola import moves as verbs
from rules.pergola.conditions import (
    ANY,
    EVERY_LILY,
    NEIGHBOURS,
    PAIR,
    POOL,
    STREAMS,
    left_of,
    may_end,
    may_fill,
    may_jump,
    may_repeat,
    may_switch,
)
from rules.pergola.garden import free_places, lit, sitting
from rules.pergola.state import AIR, INSECTS, Garden, State, Turn

_KEPT = 1 << 14
_land = lru_cache(_KEPT)(verbs.Land)
_grow = lru_cache(_KEPT)(verbs.Grow)
_flutter = lru_cache(_KEPT)(verbs.Flutter)
_drip = lru_cache(_KEPT)(verbs.Drip)
_TAKE = (verbs.Take(1), verbs.Take(2), verbs.Take(3), verbs.Take(4))
_PAIR = (verbs.Pair("flower"), verbs.Pair("dragonfly"))
_PICK = (verbs.Pick("butterfly"), verbs.Pick("ladybug"), verbs.Pick("bee"))
_FLY = (verbs.Fly("left"), verbs.Fly("middle"), verbs.Fly("right"))
_JUMP = {lily: verbs.Jump(lily) for lily in EVERY_LILY}
_SWITCH = (verbs.Switch("flutter"), verbs.Switch("drip"), verbs.Switch("bird"), verbs.Switch("frog"))
_LIGHT = (verbs.Light("drip"), verbs.Light("frog"), verbs.Light("insect"))
_FILL = (verbs.Fill("P1"), verbs.Fill("P2"), verbs.Fill("P3"), verbs.Fill("P4"))
_END = verbs.End()


def legal(state: State, seat: int) -> list[Move]:
    """Every legal move of a seat, without doubles; none when it is not its turn."""
    if state.over or seat != state.seat:
        return []
    turn, garden = state.turn, state.gardens[seat]
    moves: list[Move] = []
    if turn.stage == "take":
        moves += [take for take, tool in zip(_TAKE, state.tools, strict=True) if tool is not None]
    elif turn.hand:
        _from_hand(state, garden, turn, moves)
    elif turn.stage == "act":
        _by_action(state, garden, turn, moves)
    if garden.lanterns and turn.stage != "take":
        _by_lantern(state, garden, turn, moves)
    if may_fill(garden):
        moves += [fill for fill in _FILL if fill.pot not in garden.pots]
    if may_end(turn) and not state.trial:
        moves.append(_END)
    return moves


def _from_hand(state: State, garden: Garden, turn: Turn, moves: list[Move]) -> None:
    """Things in hand may be placed in any order."""
    for piece in dict.fromkeys(turn.hand):
        if piece in INSECTS:
            moves += [_land(piece, place) for place in free_places(garden, piece)]
            moves.append(_land(piece, AIR))
        elif piece == PAIR:
            if state.supply.lavender_flowers:
                moves.append(_PAIR[0])
            if state.supply.small_dragonflies:
                moves.append(_PAIR[1])
        elif piece == ANY:
            moves += [pick for pick in _PICK if left_of(state.supply, pick.insect)]
        else:
            moves += [_grow(piece, bud.name) for bud in garden.buds]


def _by_action(state: State, garden: Garden, turn: Turn, moves: list[Move]) -> None:
    if turn.flutters:
        _flutters(garden, turn, moves)
    elif turn.action == "drip":
        for drop in garden.drops:
            if drop not in POOL:
                moves += [_drip(drop, stone) for stone in STREAMS[drop] if stone not in garden.drops]
    elif turn.action == "bird":
        moves += [fly for fly, pile in zip(_FLY, state.piles, strict=True) if pile.leaves and pile.face_up]
    elif turn.action == "frog":
        lilies = EVERY_LILY if garden.frog is None else NEIGHBOURS[garden.frog]
        moves += [_JUMP[lily] for lily in lilies if may_jump(state, garden, lily)]


def _by_lantern(state: State, garden: Garden, turn: Turn, moves: list[Move]) -> None:
    burning = lit(garden)
    if "action" in burning and may_switch(turn):
        moves += [switch for switch in _SWITCH if switch.action != turn.action]
    for light in _LIGHT:
        if light.lantern in burning and may_repeat(state, garden, turn, light.lantern):
            moves.append(light)


def _flutters(garden: Garden, turn: Turn, moves: list[Move]) -> None:
    for insect, flying in zip(INSECTS, garden.flying, strict=True):
        places = free_places(garden, insect)
        if not places:
            continue
        if flying:
            moves += [_flutter(insect, AIR, place) for place in places]
        for origin, count in sitting(garden, insect):
            if origin not in turn.fluttered or count > turn.fluttered.count(origin):
                moves += [_flutter(insect, origin, place) for place in places if place != origin]
