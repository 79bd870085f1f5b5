"""Writes tests/golden/pergola-concept.txt: a legal game of three that leads to the garden of the concept picture.

Tools, leaves and lilies lie in the order that Åse’s nine turns ask for; her neighbours take what does not stand in
the way and play like computer gardeners. The record has no seed, so it carries its opening.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rules.chance import Chance
from rules.notation import parse
from rules.pergola import GAME
from rules.pergola.components import components
from rules.pergola.moves import Fly, Jump, Take
from rules.pergola.state import BrightLily, Leaf, Pile, State, Tool
from rules.record import record_of, write_record
from rules.table import Table
from tests.golden.endings import HOME

ASE, FIRST, SEATS = 0, 2, 3
NAMES = ("Åse", "Mia", "Tom")
TURNS = (
    ("magnolia-double buttercup-large", "take 2; drip S2 A3; land bee V1"),
    ("lantern-drip buttercup-small", "take 4; jump F5; land bee V1"),
    ("hollyhock-blue lavender-leaf", "take 3; fly left; land ladybug air"),
    ("hollyhock-yellow lavender-leaf", "take 4; pair flower; jump F2; land ladybug air"),
    (
        "hollyhock-blue magnolia-double",
        "take 2; grow double 2.1; drip S1 A2; land butterfly blue2; light drip; drip A2 B2; land bee V2",
    ),
    (
        "magnolia-single buttercup-large",
        "take 3; grow single 3.1; fly left; land bee V3; fill P1; flutter bee V3 L1",
    ),
    ("hollyhock-red magnolia-single", "take 4; grow single 2.2; jump NE"),
    ("hollyhock-red lavender-leaf", "take 3; fly left; land butterfly red1; flutter ladybug air 2.2"),
    ("lantern-frog lavender-leaf", "take 2; pair dragonfly; drip B2 C3"),
)
LEAVES = (Leaf("maple", "ladybug", False), Leaf("birch", "bee", True), Leaf("willow", "butterfly", True))
REQUIREMENTS = {"NW": "hollyhock", "NE": "magnolia", "SW": "buttercup", "SE": "lavender"}
_WANTED = tuple(int(moves.removeprefix("take ")[0]) - 1 for _, moves in TURNS)


def kind_of(place: int) -> str:
    """The kind of the tool that is the `place`-th to come on the board, from 0."""
    return "shovel" if place < 15 else "rake" if place < 30 else "hoe"


def slots(shown: tuple[int, ...], taken: int, wanted: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Ways in which the seats may take tools (slot and number of the tool) so that Åse finds hers where she wants."""
    if not wanted:
        yield ()
        return
    own = (FIRST + taken) % SEATS == ASE
    kind = "shovel" if len(TURNS) - len(wanted) < 4 else "rake"
    for slot in (wanted[0],) if own else (3, 2, 1, 0):
        tool = shown[slot]
        if not own or kind_of(tool) == kind:
            left = (4 + taken, *shown[:slot], *shown[slot + 1 :])
            for rest in slots(left, taken + 1, wanted[1:] if own else wanted):
                yield ((slot, tool), *rest)


def opening(plan: tuple[tuple[int, int], ...]) -> State:
    """The first state, with every tool where the plan expects it."""
    box, state = components(), GAME.set_up(1, SEATS, {})
    own = [tool for turn, (_, tool) in enumerate(plan) if (FIRST + turn) % SEATS == ASE]
    laid: dict[int, Tool] = {}
    for place, (pieces, _) in zip(own, TURNS, strict=True):
        tools = box.tools[kind_of(place)]  # type: ignore[index]
        laid[place] = next(tool for tool in tools if tool.pieces == tuple(pieces.split()))
    rest = [tool for kind in box.order[SEATS] for tool in box.tools[kind] if tool not in laid.values()]
    for place in range(48):
        if place not in laid:
            laid[place] = next(tool for tool in rest if tool.kind == kind_of(place))
            rest.remove(laid[place])
    others = tuple(leaf for leaf in box.leaves if leaf not in LEAVES)
    piles = (Pile((*LEAVES, *others[:7])), Pile(others[7:17]), Pile(others[17:]))
    pond = tuple(BrightLily(name, asks, ("large", "medium")) for name, asks in REQUIREMENTS.items())  # type: ignore[arg-type]
    tools = tuple(laid[place] for place in (3, 2, 1, 0))
    stack = tuple(laid[place] for place in range(4, 48))
    return replace(state, tools=tools, stack=stack, piles=piles, pond=pond, seat=FIRST)


def concept() -> Table:
    """The table at the moment of the picture: Åse's ninth turn, a butterfly in hand."""
    plan = next(slots((3, 2, 1, 0), 0, _WANTED))
    table, chance, turns = Table(GAME, SEATS, {}, opening(plan)), Chance(2026), iter(TURNS)
    for number, (slot, _) in enumerate(plan):
        seat = (FIRST + number) % SEATS
        if seat == ASE:
            for sentence in next(turns)[1].split("; "):
                table = table.play(seat, parse(GAME, sentence))
            if len(table.state.gardens[ASE].tools) < len(TURNS):
                table = table.play(seat, parse(GAME, "end"))
            continue
        while table.state.seat == seat:
            move = GAME.choose(GAME.view(table.state, seat), seat, chance)
            if isinstance(move, Take):
                move = Take(slot + 1)  # type: ignore[arg-type]
            if isinstance(move, Fly):
                move = Fly("middle" if number % 2 else "right")
            if move == Jump("NE"):  # its large dragonfly is Åse's
                move = next(each for each in GAME.legal(table.state, seat) if isinstance(each, Jump) and each != move)
            table = table.play(seat, move)
    return table


if __name__ == "__main__":
    made = concept()
    (HOME / "pergola-concept.txt").write_text(write_record(record_of(made, NAMES, 0, made.line, ASE)), "utf-8")
