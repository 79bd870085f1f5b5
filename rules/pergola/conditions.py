"""What a state allows: the conditions that legal moves and the moves themselves both ask."""

from rules.pergola.components import components
from rules.pergola.garden import bees_on_buttercups, count_plants
from rules.pergola.state import INSECTS, BrightLily, Garden, State, Supply, Turn

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
ANY = "any"
PAIR = "pair"


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
