"""One turn, small move by small move: each verb checks its own conditions and gives the next state (P11 to P63)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.game import Move
from rules.pergola import moves as verbs
from rules.pergola.board import clear_up
from rules.pergola.components import components
from rules.pergola.conditions import (
    ANY,
    LILIES,
    PAIR,
    PILES,
    STONES,
    STREAMS,
    any_left,
    insect_in,
    left_of,
    may_end,
    may_fill,
    may_jump,
    may_repeat,
    may_switch,
)
from rules.pergola.course import gain, go_on, take_insect, without
from rules.pergola.garden import (
    give,
    grow,
    hang,
    land,
    lift,
    plant_buttercup,
    plant_hollyhock,
    plant_lavender_leaf,
    use_lantern,
)
from rules.pergola.refusals import refusal
from rules.pergola.state import AIR, Buttercup, Dragonfly, Garden, Lantern, Lavender, State, Turn
from rules.tuples import with_item

_ACTIONS = components().actions


def apply(state: State, seat: int, move: Move) -> State:
    """The state after a move. :raises IllegalMove: naming the rule."""
    perform = _VERBS.get(type(move))
    after = perform(state, move) if perform is not None and seat == state.seat and not state.over else None
    if after is None:
        raise refusal(state, seat, move)
    return after


def _take(state: State, move: verbs.Take) -> State | None:
    slot = move.tool - 1
    tool = state.tools[slot]
    if state.turn.stage != "take" or tool is None:
        return None
    garden = state.gardens[state.seat]
    garden = replace(garden, tools=(*garden.tools, tool))
    supply = state.supply
    hand: list[str] = []
    for piece in tool.pieces:
        plant, _, sort = piece.partition("-")
        if plant == "hollyhock":
            garden = plant_hollyhock(garden, sort)
        elif plant == "buttercup":
            garden = plant_buttercup(garden, large=sort == "large")
        elif plant == "lavender":
            garden, pair = plant_lavender_leaf(garden)
            hand += [PAIR] * pair
        elif plant == "magnolia":
            hand.append(sort)
        elif plant == "lantern":
            garden = hang(garden, _LANTERNS[sort])
        elif left_of(supply, piece):
            supply = take_insect(supply, piece)
            hand.append(piece)
    turn = Turn("act", slot, tuple(hand), _ACTIONS[slot])  # type: ignore[arg-type] # checked by the loader
    state = replace(state, tools=with_item(state.tools, slot, None))
    return go_on(state, garden, turn, supply)


_LANTERNS = {
    "action": Lantern("action"),
    "insect": Lantern("insect"),
    "drip": Lantern("drip"),
    "frog": Lantern("frog"),
}


def _grow(state: State, move: verbs.Grow) -> State | None:
    turn = state.turn
    if move.branch not in turn.hand:
        return None
    garden = grow(state.gardens[state.seat], double=move.branch == "double", bud=move.bud)
    if garden is None:
        return None
    return go_on(state, garden, replace(turn, hand=without(turn.hand, move.branch)), state.supply)


def _pair(state: State, move: verbs.Pair) -> State | None:
    turn, supply = state.turn, state.supply
    if PAIR not in turn.hand:
        return None
    if move.gift == "flower":
        supply = replace(supply, lavender_flowers=supply.lavender_flowers - 1)
    else:
        supply = replace(supply, small_dragonflies=supply.small_dragonflies - 1)
    if supply.lavender_flowers < 0 or supply.small_dragonflies < 0:
        return None
    garden = give(state.gardens[state.seat], move.gift)
    return go_on(state, garden, replace(turn, hand=without(turn.hand, PAIR)), supply)


def _land(state: State, move: verbs.Land) -> State | None:
    turn = state.turn
    if move.insect not in turn.hand:
        return None
    garden = land(state.gardens[state.seat], move.insect, move.place)
    if garden is None:
        return None
    return go_on(state, garden, replace(turn, hand=without(turn.hand, move.insect)), state.supply)


def _pick(state: State, move: verbs.Pick) -> State | None:
    turn = state.turn
    if ANY not in turn.hand or not left_of(state.supply, move.insect):
        return None
    stage = "done" if turn.stage == "act" else turn.stage  # where nothing else was left, picking is the action
    turn = replace(turn, hand=without(turn.hand, ANY), stage=stage, begun=True)
    return gain(state, state.gardens[state.seat], turn, move.insect)


def _switch(state: State, move: verbs.Switch) -> State | None:
    turn = state.turn
    if not may_switch(turn) or move.action == turn.action:
        return None
    garden = use_lantern(state.gardens[state.seat], "action")
    if garden is None:
        return None
    hand = () if turn.hand == (ANY,) else turn.hand
    turn = replace(turn, hand=hand, action=move.action, stage="act", flutters=0)
    return go_on(state, garden, turn, state.supply)


def _flutter(state: State, move: verbs.Flutter) -> State | None:
    turn = state.turn
    if not turn.flutters or turn.hand or move.place in (AIR, move.origin):
        return None
    garden = lift(state.gardens[state.seat], move.insect, move.origin)
    if garden is None or not _is_another(state.gardens[state.seat], turn, move):
        return None
    garden = land(garden, move.insect, move.place)
    if garden is None:
        return None
    left = turn.flutters - 1
    turn = replace(
        turn,
        flutters=left,
        fluttered=(*turn.fluttered, move.place),
        stage="act" if left else "done",
        begun=True,
    )
    return go_on(state, garden, turn, state.supply)


def _is_another(garden: Garden, turn: Turn, move: verbs.Flutter) -> bool:
    """Whether an insect sits at the origin that has not yet fluttered in this action (P37)."""
    been = turn.fluttered.count(move.origin)
    return not been or sitting_at(garden, move.origin) > been


def sitting_at(garden: Garden, place: str) -> int:
    """How many bees sit on a plant; 1 for every other plant, which has room for one insect."""
    plants: tuple[Buttercup | Lavender, ...] = (*garden.buttercups, *garden.lavenders)
    return next((plant.bees for plant in plants if plant.name == place), 1)


def _drip(state: State, move: verbs.Drip) -> State | None:
    turn = state.turn
    garden = state.gardens[state.seat]
    if turn.action != "drip" or turn.stage != "act" or turn.hand:
        return None
    one, other = garden.drops
    if move.drop not in (one, other) or move.stone in (one, other) or move.stone not in STREAMS.get(move.drop, ()):
        return None
    drops = (move.stone, other) if move.drop == one else (one, move.stone)
    garden = replace(garden, drops=drops)
    turn = replace(turn, stage="done", begun=True)
    if move.stone in STONES:
        return gain(state, garden, turn, STONES[move.stone])
    if any_left(state.supply):
        turn = replace(turn, hand=(ANY,))
    return go_on(state, garden, turn, state.supply)


def _fly(state: State, move: verbs.Fly) -> State | None:
    turn = state.turn
    number = PILES.index(move.pile)
    pile = state.piles[number]
    if turn.action != "bird" or turn.stage != "act" or turn.hand or turn.begun or not pile.leaves:
        return None
    leaf = pile.leaves[0]
    if leaf is None:
        return None
    garden = state.gardens[state.seat]
    garden = replace(garden, leaves=(*garden.leaves, leaf))
    pile = replace(pile, leaves=pile.leaves[1:], face_up=False)
    left, middle, right = state.piles
    piles = ((pile, middle, right), (left, pile, right), (left, middle, pile))[number]
    stage = "act" if leaf.flutter else "done"
    turn = replace(turn, stage=stage, begun=True, waiting_flutter=leaf.flutter, pile=move.pile)
    return gain(replace(state, piles=piles), garden, turn, leaf.insect)


def _jump(state: State, move: verbs.Jump) -> State | None:
    turn = state.turn
    garden = state.gardens[state.seat]
    if turn.action != "frog" or turn.stage != "act" or turn.hand or not may_jump(state, garden, move.lily):
        return None
    garden = replace(garden, frog=move.lily)
    turn = replace(turn, stage="done", begun=True)
    if move.lily in LILIES:
        return gain(state, garden, turn, LILIES[move.lily])
    number = next(number for number, lily in enumerate(state.pond) if lily.name == move.lily)
    lily = state.pond[number]
    if lily.dragonflies and all(each.requirement != lily.requirement for each in garden.dragonflies):
        dragonfly = Dragonfly(lily.dragonflies[0], lily.requirement)  # type: ignore[arg-type] # checked by the loader
        garden = replace(garden, dragonflies=(*garden.dragonflies, dragonfly))
        rest = replace(lily, dragonflies=lily.dragonflies[1:])
        state = replace(state, pond=with_item(state.pond, number, rest))
    return go_on(state, garden, turn, state.supply)


def _light(state: State, move: verbs.Light) -> State | None:
    turn = state.turn
    if not may_repeat(state, state.gardens[state.seat], turn, move.lantern):
        return None
    garden = use_lantern(state.gardens[state.seat], move.lantern)
    if garden is None:
        return None
    if move.lantern == "insect":
        return gain(state, garden, turn, insect_in(turn.hand) or "")
    return go_on(state, garden, replace(turn, stage="act"), state.supply)


def _fill(state: State, move: verbs.Fill) -> State | None:
    garden = state.gardens[state.seat]
    if not may_fill(garden) or move.pot in garden.pots:
        return None
    garden = replace(garden, pots=(*garden.pots, move.pot))
    return replace(state, gardens=with_item(state.gardens, state.seat, garden))


def _end(state: State, _: verbs.End) -> State | None:
    return clear_up(state) if may_end(state.turn) and not state.trial else None


_VERBS: dict[type[Move], Callable[[State, Any], State | None]] = {
    verbs.Take: _take,
    verbs.Grow: _grow,
    verbs.Pair: _pair,
    verbs.Land: _land,
    verbs.Switch: _switch,
    verbs.Flutter: _flutter,
    verbs.Drip: _drip,
    verbs.Fly: _fly,
    verbs.Jump: _jump,
    verbs.Pick: _pick,
    verbs.Light: _light,
    verbs.Fill: _fill,
    verbs.End: _end,
}
