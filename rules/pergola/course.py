"""How a turn goes on after each move: what leaves no choice is done at once, then the action begins (P13)."""

from msgspec.structs import replace

from rules.pergola.conditions import ANY, any_left, both_down, left_of
from rules.pergola.garden import grow
from rules.pergola.state import Garden, State, Supply, Turn
from rules.tuples import with_item

FLUTTERS = 2


def go_on(state: State, garden: Garden, turn: Turn, supply: Supply) -> State:
    """The state with these parts changed, and with all done that leaves no choice (P13)."""
    hand = turn.hand
    if hand and len(garden.buds) == 1 and hand.count("single") + hand.count("double") == 1:
        branch = "double" if "double" in hand else "single"
        garden = grow(garden, double=branch == "double", bud=garden.buds[0].name) or garden
        hand = without(hand, branch)
        turn = replace(turn, hand=hand)
    if not hand and turn.stage == "act":
        turn = _begin(state, garden, turn, supply)
    gardens = with_item(state.gardens, state.seat, garden)
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


def take_insect(supply: Supply, insect: str) -> Supply:
    """The supply with one insect fewer, for a supply that has one."""
    if insect == "butterfly":
        return replace(supply, butterflies=supply.butterflies - 1)
    if insect == "ladybug":
        return replace(supply, ladybugs=supply.ladybugs - 1)
    return replace(supply, bees=supply.bees - 1)


def gain(state: State, garden: Garden, turn: Turn, insect: str) -> State:
    """Go on with an insect in hand, if the supply has one (P14)."""
    supply = state.supply
    if left_of(supply, insect):
        turn = replace(turn, hand=(*turn.hand, insect))
        supply = take_insect(supply, insect)
    return go_on(state, garden, turn, supply)
