"""One turn, small move by small move: each verb checks its own conditions and gives the next state (P11 to P63)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.game import Move
from rules.pergola import moves as verbs
from rules.pergola.board import clear_up
from rules.pergola.components import components
from rules.pergola.garden import (
    bees_on_buttercups,
    count_plants,
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
from rules.pergola.state import (
    AIR,
    INSECTS,
    BrightLily,
    Buttercup,
    Dragonfly,
    Garden,
    Lantern,
    Lavender,
    State,
    Supply,
    Turn,
)

_BOX = components()
STREAMS = _BOX.streams
STONES = _BOX.stones
POOL = _BOX.pool
LILIES = _BOX.lilies
NEIGHBOURS = _BOX.neighbours
EVERY_LILY = tuple(NEIGHBOURS)
AT_LEAST = _BOX.at_least
BEES_FOR_POTS = _BOX.bees_for_pots
PILES = ("left", "middle", "right")
FLUTTERS = 2
ANY = "any"
PAIR = "pair"


def apply(state: State, seat: int, move: Move) -> State:
    """The state after a move. :raises IllegalMove: naming the rule."""
    perform = _VERBS.get(type(move))
    after = perform(state, move) if perform is not None and seat == state.seat and not state.over else None
    if after is None:
        raise refusal(state, seat, move)
    return after


# ------------------------------------------------------------------ what a state allows, asked by legal moves too


def left_of(supply: Supply, insect: str) -> int:
    """How many insects of a kind can still be taken (P14)."""
    if insect == "butterfly":
        return supply.butterflies
    return supply.ladybugs if insect == "ladybug" else supply.bees


def any_left(supply: Supply) -> bool:
    return supply.butterflies > 0 or supply.ladybugs > 0 or supply.bees > 0


def both_down(garden: Garden) -> bool:
    """Both drops lie in the pool (P43)."""
    one, other = garden.drops
    return one in POOL and other in POOL


def may_enter(garden: Garden, lily: BrightLily) -> bool:
    """Whether the garden has what a bright lily asks for (P52)."""
    return count_plants(garden, lily.requirement) >= AT_LEAST


def may_jump(state: State, garden: Garden, lily: str) -> bool:
    """Whether the frog may jump to a lily (P48, P49, P52)."""
    if garden.frog is not None and lily not in NEIGHBOURS[garden.frog]:
        return False
    if lily in LILIES:
        return True
    return any(bright.name == lily and may_enter(garden, bright) for bright in state.pond)


def may_switch(turn: Turn) -> bool:
    """A lit action lantern may still change the action (P56)."""
    return not turn.begun and turn.stage != "take"


def may_repeat(state: State, garden: Garden, turn: Turn, lantern: str) -> bool:
    """A lit lantern of this kind may repeat what was just done (P57, P58, P59)."""
    if lantern == "insect":
        held = insect_in(turn.hand)
        return held is not None and left_of(state.supply, held) > 0
    if turn.stage != "done" or turn.hand or not turn.begun or turn.action != lantern:
        return False
    return lantern == "frog" or not both_down(garden) or any_left(state.supply)


def insect_in(hand: tuple[str, ...]) -> str | None:
    """The insect that was taken last and is still in hand."""
    return next((piece for piece in reversed(hand) if piece in INSECTS), None)


def may_fill(garden: Garden) -> bool:
    """Enough bees sit on buttercups for one more honey pot (P60)."""
    filled = len(garden.pots)
    if filled >= len(BEES_FOR_POTS):
        return False
    needed = BEES_FOR_POTS[filled]
    return 2 * len(garden.buttercups) >= needed and bees_on_buttercups(garden) >= needed


def may_end(turn: Turn) -> bool:
    """Nothing is left in hand, and the action is performed or need not be (P13, P15)."""
    return not turn.hand and (turn.stage == "done" or (turn.stage == "act" and turn.flutters > 0))


# ------------------------------------------------------------------ how a turn goes on


def _go_on(state: State, garden: Garden, turn: Turn, supply: Supply) -> State:
    """The state with these parts changed, and with all done that leaves no choice (P13)."""
    hand = turn.hand
    if hand and len(garden.buds) == 1 and hand.count("single") + hand.count("double") == 1:
        branch = "double" if "double" in hand else "single"
        garden = grow(garden, double=branch == "double", bud=garden.buds[0].name) or garden
        hand = without(hand, branch)
        turn = replace(turn, hand=hand)
    if not hand and turn.stage == "act":
        turn = _begin(state, garden, turn, supply)
    seat = state.seat
    gardens = (*state.gardens[:seat], garden, *state.gardens[seat + 1 :])
    return replace(state, gardens=gardens, turn=turn, supply=supply)


def _begin(state: State, garden: Garden, turn: Turn, supply: Supply) -> Turn:
    """The action that an empty hand makes room for: flutters to go, or any insect where the way is at its end."""
    if turn.waiting_flutter:
        return replace(turn, waiting_flutter=False, flutters=1)
    if turn.action == "flutter":
        return turn if turn.flutters else replace(turn, flutters=FLUTTERS)
    at_its_end = both_down(garden) if turn.action == "drip" else turn.action == "bird" and _no_leaves(state)
    if not at_its_end:
        return turn
    return replace(turn, hand=(ANY,)) if any_left(supply) else replace(turn, stage="done")


def _no_leaves(state: State) -> bool:
    return not any(pile.leaves for pile in state.piles)


def without(hand: tuple[str, ...], piece: str) -> tuple[str, ...]:
    """The hand after a piece has been placed."""
    at = hand.index(piece)
    return hand[:at] + hand[at + 1 :]


def _take_insect(supply: Supply, insect: str) -> Supply:
    """The supply with one insect fewer, for a supply that has one."""
    if insect == "butterfly":
        return replace(supply, butterflies=supply.butterflies - 1)
    if insect == "ladybug":
        return replace(supply, ladybugs=supply.ladybugs - 1)
    return replace(supply, bees=supply.bees - 1)


def _gain(state: State, garden: Garden, turn: Turn, insect: str) -> State:
    """Go on with an insect in hand, if the supply has one (P14)."""
    supply = state.supply
    if left_of(supply, insect):
        turn = replace(turn, hand=(*turn.hand, insect))
        supply = _take_insect(supply, insect)
    return _go_on(state, garden, turn, supply)


# ------------------------------------------------------------------ the verbs, None where their conditions fail


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
            supply = _take_insect(supply, piece)
            hand.append(piece)
    turn = Turn("act", slot, tuple(hand), _BOX.actions[slot])  # type: ignore[arg-type] # checked by the loader
    state = replace(state, tools=(*state.tools[:slot], None, *state.tools[slot + 1 :]))
    return _go_on(state, garden, turn, supply)


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
    return _go_on(state, garden, replace(turn, hand=without(turn.hand, move.branch)), state.supply)


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
    return _go_on(state, garden, replace(turn, hand=without(turn.hand, PAIR)), supply)


def _land(state: State, move: verbs.Land) -> State | None:
    turn = state.turn
    if move.insect not in turn.hand:
        return None
    garden = land(state.gardens[state.seat], move.insect, move.place)
    if garden is None:
        return None
    return _go_on(state, garden, replace(turn, hand=without(turn.hand, move.insect)), state.supply)


def _pick(state: State, move: verbs.Pick) -> State | None:
    turn = state.turn
    if ANY not in turn.hand or not left_of(state.supply, move.insect):
        return None
    stage = "done" if turn.stage == "act" else turn.stage  # where nothing else was left, picking is the action
    turn = replace(turn, hand=without(turn.hand, ANY), stage=stage, begun=True)
    return _gain(state, state.gardens[state.seat], turn, move.insect)


def _switch(state: State, move: verbs.Switch) -> State | None:
    turn = state.turn
    if not may_switch(turn) or move.action == turn.action:
        return None
    garden = use_lantern(state.gardens[state.seat], "action")
    if garden is None:
        return None
    hand = () if turn.hand == (ANY,) else turn.hand
    turn = replace(turn, hand=hand, action=move.action, stage="act", flutters=0)
    return _go_on(state, garden, turn, state.supply)


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
    return _go_on(state, garden, turn, state.supply)


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
        return _gain(state, garden, turn, STONES[move.stone])
    if any_left(state.supply):
        turn = replace(turn, hand=(ANY,))
    return _go_on(state, garden, turn, state.supply)


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
    return _gain(replace(state, piles=piles), garden, turn, leaf.insect)


def _jump(state: State, move: verbs.Jump) -> State | None:
    turn = state.turn
    garden = state.gardens[state.seat]
    if turn.action != "frog" or turn.stage != "act" or turn.hand or not may_jump(state, garden, move.lily):
        return None
    garden = replace(garden, frog=move.lily)
    turn = replace(turn, stage="done", begun=True)
    if move.lily in LILIES:
        return _gain(state, garden, turn, LILIES[move.lily])
    number = next(number for number, lily in enumerate(state.pond) if lily.name == move.lily)
    lily = state.pond[number]
    if lily.dragonflies and all(each.requirement != lily.requirement for each in garden.dragonflies):
        dragonfly = Dragonfly(lily.dragonflies[0], lily.requirement)  # type: ignore[arg-type] # checked by the loader
        garden = replace(garden, dragonflies=(*garden.dragonflies, dragonfly))
        rest = replace(lily, dragonflies=lily.dragonflies[1:])
        state = replace(state, pond=(*state.pond[:number], rest, *state.pond[number + 1 :]))
    return _go_on(state, garden, turn, state.supply)


def _light(state: State, move: verbs.Light) -> State | None:
    turn = state.turn
    if not may_repeat(state, state.gardens[state.seat], turn, move.lantern):
        return None
    garden = use_lantern(state.gardens[state.seat], move.lantern)
    if garden is None:
        return None
    if move.lantern == "insect":
        return _gain(state, garden, turn, insect_in(turn.hand) or "")
    return _go_on(state, garden, replace(turn, stage="act"), state.supply)


def _fill(state: State, move: verbs.Fill) -> State | None:
    garden = state.gardens[state.seat]
    if not may_fill(garden) or move.pot in garden.pots:
        return None
    garden = replace(garden, pots=(*garden.pots, move.pot))
    return replace(state, gardens=(*state.gardens[: state.seat], garden, *state.gardens[state.seat + 1 :]))


def _end(state: State, _: verbs.End) -> State | None:
    return clear_up(state) if may_end(state.turn) else None


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
