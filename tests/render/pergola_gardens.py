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


def tower(levels: int) -> Garden:
    """A magnolia as high as it has pieces."""
    pieces = tuple(
        Magnolia(f"{level}.1", level, False, f"{level - 1}.1" if level > 1 else None, ladybug=level % 2 == 0)
        for level in range(1, levels + 1)
    )
    return Garden(magnolias=pieces, buds=(Bud(f"{levels + 1}.1", levels + 1, f"{levels}.1"),))


def wide_tree() -> Garden:
    """All 26 magnolias, at most seven on a level, on twelve levels."""
    counts = (1, 2, 4, 7, 4, 2, 1, 1, 1, 1, 1, 1)
    pieces: list[Magnolia] = []
    buds: list[Bud] = []
    below: list[str] = []
    for level, count in enumerate(counts, 1):
        names = [f"{level}.{number}" for number in range(1, max(count, min(2 * len(below), 8)) + 1)]
        for place, name in enumerate(names):
            parent = below[place // 2 % len(below)] if below else None
            if place < count:
                pieces.append(Magnolia(name, level, True, parent, ladybug=place % 2 == 0))
            else:
                buds.append(Bud(name, level, parent))
        below = names[:count]
    buds += [Bud(f"13.{number}", 13, below[0]) for number in (1, 2)]
    return Garden(magnolias=tuple(pieces), buds=tuple(buds))


def full_garden() -> Garden:
    """More of everything than a game brings: eleven flowers a column, ten buttercups, 40 insects in the air."""
    tree = wide_tree()
    return replace(
        tree,
        hollyhocks=((True,) * 11, (False, True) * 5 + (True,), (True,) * 7),
        buttercups=tuple(Buttercup(f"V{n}", n % 2 == 0, n % 2 if n % 2 else n // 2 % 3) for n in range(1, 11)),
        lavender_leaves=15,
        lavenders=tuple(
            Lavender(f"L{n}", "flower" if n % 2 else "dragonfly", 3 if n % 4 == 1 else 0) for n in range(1, 8)
        ),
        flying=(12, 13, 15),
        dragonflies=(
            Dragonfly("large", "magnolia"),
            Dragonfly("medium", "hollyhock"),
            Dragonfly("large", "buttercup"),
            Dragonfly("medium", "lavender"),
        ),
        lanterns=tuple(
            Lantern(kind, used=n % 3 == 0) for n in range(3) for kind in ("drip", "frog", "insect", "action")
        ),
        pots=("P2", "P3", "P1"),
        leaves=tuple(
            Leaf(colour, "bee", flutter)
            for colour in ("maple", "oak", "birch", "willow", "linden")
            for flutter in (False, True)
        ),
        drops=("D1", "D3"),
        frog="F5",
        tools=_tools("hoe", 15),
    )
