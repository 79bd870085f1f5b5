"""States built by hand: the concept picture's garden, the extremes, the empty garden."""

from msgspec.structs import replace

from rules.pergola.state import (
    BrightLily,
    Bud,
    Buttercup,
    Dragonfly,
    Garden,
    Lantern,
    Lavender,
    Leaf,
    Magnolia,
    Pile,
    State,
    Supply,
    Tool,
    ToolKind,
    Turn,
)
from rules.registry import games

GAME = games()["pergola"]


def _tools(kind: ToolKind, count: int) -> tuple[Tool, ...]:
    return tuple(Tool(kind, ("hollyhock-blue", "lavender-leaf")) for _ in range(count))


CONCEPT_GARDEN = Garden(
    hollyhocks=((False, True), (False,), (True, False)),
    magnolias=(
        Magnolia("1.1", 1, True, None),
        Magnolia("2.1", 2, True, "1.1"),
        Magnolia("2.2", 2, False, "1.1", ladybug=True),
        Magnolia("3.1", 3, False, "2.1"),
    ),
    buds=(Bud("3.2", 3, "2.1"), Bud("3.3", 3, "2.2"), Bud("4.1", 4, "3.1")),
    buttercups=(Buttercup("V1", True, 2), Buttercup("V2", False, 1), Buttercup("V3", True)),
    lavender_leaves=4,
    lavenders=(Lavender("L1", "flower", 1), Lavender("L2", "dragonfly")),
    flying=(0, 1, 0),
    dragonflies=(Dragonfly("large", "magnolia"),),
    lanterns=(Lantern("drip", used=True), Lantern("frog")),
    pots=("P1",),
    leaves=(Leaf("maple", "bee", False), Leaf("birch", "butterfly", False), Leaf("willow", "ladybug", True)),
    drops=("A3", "C3"),
    frog="NE",
    tools=(*_tools("shovel", 4), *_tools("rake", 5)),
)


def state_of(*gardens: Garden, turn: Turn | None = None) -> State:
    """A state of a real set-up with these gardens; the first seat is to move."""
    state: State = GAME.view(GAME.set_up(7, len(gardens), {}), 0)
    return replace(state, gardens=gardens, seat=0, turn=turn or Turn())


def concept_state() -> State:
    """The state of the concept pictures: three players, a butterfly in hand on turn 9."""
    tools = (
        Tool("hoe", ("lantern-action", "hollyhock-blue")),
        Tool("hoe", ("butterfly", "buttercup-large")),
        Tool("rake", ("magnolia-double", "lavender-leaf")),
        Tool("rake", ("ladybug", "hollyhock-yellow")),
    )
    state = state_of(
        CONCEPT_GARDEN,
        Garden(frog="F4", tools=_tools("shovel", 9)),
        Garden(frog="F8", tools=_tools("shovel", 9)),
        turn=Turn("done", slot=0, hand=("butterfly",)),
    )
    return replace(
        state,
        tools=tools,
        stack=tuple(Tool("hoe", ()) for _ in range(16)),
        piles=(
            Pile((Leaf("maple", "bee", True), *(None,) * 7)),
            Pile((Leaf("linden", "butterfly", False), *(None,) * 5)),
            Pile((Leaf("birch", "ladybug", True), *(None,) * 6)),
        ),
        pond=(
            BrightLily("NW", "hollyhock", ("large", "medium")),
            BrightLily("NE", "magnolia", ("medium",)),
            BrightLily("SW", "buttercup", ("large", "medium")),
            BrightLily("SE", "lavender", ()),
        ),
        supply=Supply(21, 22, 27, 5, 6),
    )
