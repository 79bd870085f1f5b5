"""What lies in the box: read from components.toml, and checked, when the game is loaded."""

from collections.abc import Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import cast

import msgspec

from rules.pergola.state import COLOURS, INSECTS, Leaf, LeafColour, Requirement, Tool, ToolKind
from rules.sheet import Sheet

KINDS: tuple[ToolKind, ...] = ("shovel", "rake", "trowel", "hoe")
ACTIONS = ("flutter", "drip", "bird", "frog")
REQUIREMENTS: tuple[Requirement, ...] = ("magnolia", "hollyhock", "buttercup", "lavender")
LEAF_COLOURS: tuple[LeafColour, ...] = ("maple", "oak", "birch", "willow", "linden")
LANTERNS = ("lantern-action", "lantern-insect", "lantern-drip", "lantern-frog")
PLANTS = (
    *(f"hollyhock-{colour}" for colour in COLOURS),
    "magnolia-single",
    "magnolia-double",
    "buttercup-small",
    "buttercup-large",
    "lavender-leaf",
)
BONUSES = ("sets", "dragonflies", "pots")
POT_SUBJECTS = ("butterflies", "ladybugs", "leaves", "lanterns")
POOL = "pool"
SEATS = (1, 2, 3, 4)
_SHOWN = 4  # tools above the action board
_FILE = Path(__file__).with_name("components.toml")


class Components(msgspec.Struct, frozen=True):
    """The facts of components.toml. Whatever is found here has been checked."""

    edition: str
    turns: int
    supply: Mapping[str, int]
    """Insects by name, `flowers` and `small-dragonflies`."""
    tools: Mapping[ToolKind, tuple[Tool, ...]]
    order: Mapping[int, tuple[ToolKind, ...]]
    actions: tuple[str, ...]
    leaves: tuple[Leaf, ...]
    piles: int
    lilies: Mapping[str, str]
    """The insect of each lily that has one."""
    bright: tuple[str, ...]
    at_least: int
    neighbours: Mapping[str, tuple[str, ...]]
    dragonflies: Mapping[int, tuple[tuple[str, ...], ...]]
    starts: tuple[str, ...]
    stones: Mapping[str, str]
    """The insect of each stone."""
    streams: Mapping[str, tuple[str, ...]]
    """Where a drop may go from each stone: stones, or all places of the pool."""
    pool: Mapping[str, str]
    """The bonus of each place of the pool."""
    pots: Mapping[str, str]
    bees_for_pots: tuple[int, ...]


def read_components(text: str, source: str = "components.toml") -> Components:
    """The components that a file's text holds. :raises BrokenComponents: naming the line that is wrong."""
    sheet = Sheet(text, source)
    tools = _tools(sheet)
    turns = sheet.number("game", "turns", 1)
    lilies, bright, neighbours = _pond(sheet)
    starts, stones, streams, pool = _cascade(sheet)
    return Components(
        edition=sheet.edition(),
        turns=turns,
        supply={
            **{insect: sheet.number("supply.insects", insect, 1) for insect in INSECTS},
            **{thing: sheet.number("supply.lavender", thing, 1) for thing in ("flowers", "small-dragonflies")},
        },
        tools=tools,
        order=_order(sheet, tools, turns),
        actions=_all_of(sheet, "actions", "left-to-right", ACTIONS),
        leaves=_leaves(sheet),
        piles=sheet.number("leaves", "piles", 1),
        lilies=lilies,
        bright=bright,
        at_least=sheet.number("pond.bright", "at-least", 1),
        neighbours=neighbours,
        dragonflies=_dragonflies(sheet, len(bright)),
        starts=starts,
        stones=stones,
        streams=streams,
        pool=pool,
        pots=_pots(sheet),
        bees_for_pots=_bees_for_pots(sheet),
    )


def _all_of(sheet: Sheet, table: str, key: str, wanted: tuple[str, ...]) -> tuple[str, ...]:
    found = sheet.names(table, key, wanted, len(wanted))
    if len(set(found)) < len(found):
        sheet.fail(table, key, f"{key} names something twice")
    return found


def _tools(sheet: Sheet) -> dict[ToolKind, tuple[Tool, ...]]:
    pieces = (*PLANTS, *LANTERNS, *INSECTS)
    tools: dict[ToolKind, tuple[Tool, ...]] = {}
    for kind in KINDS:
        table = f"tools.{kind}"
        tools[kind] = tuple(Tool(kind, sheet.names(table, key, pieces, 2)) for key in sheet.table(table))
        if len(tools[kind]) != sheet.number("tools.counts", kind):
            sheet.fail(table, None, f"there are {len(tools[kind])} tools, [tools.counts] says otherwise")
        for key, tool in zip(sheet.table(table), tools[kind], strict=True):
            if len(set(tool.pieces).intersection(INSECTS)) > 1 or len(set(tool.pieces)) < 2:
                sheet.fail(table, key, "a tool shows two different things, of which at most one is an insect")
    shown = [piece for each in tools.values() for tool in each for piece in tool.pieces]
    supplies = {"plants": PLANTS, "lanterns": LANTERNS, "insects-on-tools": INSECTS}
    for name, kinds in supplies.items():
        for piece in kinds:
            count = sheet.number(f"supply.{name}", piece)
            if shown.count(piece) != count:
                wrong = f"the supply has {count} {piece}, the tools show {shown.count(piece)}"
                sheet.fail(f"supply.{name}", piece, wrong)
    return tools


def _order(sheet: Sheet, tools: Mapping[ToolKind, tuple[Tool, ...]], turns: int) -> dict[int, tuple[ToolKind, ...]]:
    orders: dict[int, tuple[ToolKind, ...]] = {}
    left = sheet.number("game", "tools-left")
    for seats in SEATS:
        table = f"tools.order.{seats}"
        order = cast(tuple[ToolKind, ...], sheet.names(table, "kinds", KINDS))
        needed = turns * max(seats, 2) + left
        there = sum(len(tools[kind]) for kind in order)
        if there != needed or len(set(order)) < len(order):
            sheet.fail(table, "kinds", f"these are {there} tools, {seats} seats need {needed}")
        if len(tools[order[0]]) < _SHOWN:
            sheet.fail(table, "kinds", f"the first kind must fill the {_SHOWN} places")
        orders[seats] = order
    return orders


def _leaves(sheet: Sheet) -> tuple[Leaf, ...]:
    colours = _all_of(sheet, "leaves", "colours", LEAF_COLOURS)
    insects = _all_of(sheet, "leaves", "insects", INSECTS)
    leaves = tuple(
        msgspec.convert({"colour": colour, "insect": insect, "flutter": flutter}, Leaf)
        for colour, insect, flutter in product(colours, insects, (False, True))
    )
    if len(leaves) != sheet.number("leaves", "count"):
        sheet.fail("leaves", "count", f"colours and insects make {len(leaves)} different leaves")
    if len(leaves) % sheet.number("leaves", "piles", 1):
        sheet.fail("leaves", "piles", "the piles must be equal")
    return leaves


def _pond(sheet: Sheet) -> tuple[dict[str, str], tuple[str, ...], dict[str, tuple[str, ...]]]:
    lilies = {name: sheet.name("pond.lilies", name, INSECTS) for name in sheet.table("pond.lilies")}
    bright = sheet.table("pond.bright").get("lilies")
    if not isinstance(bright, list) or len(bright) != len(REQUIREMENTS) or set(bright) & set(lilies):
        sheet.fail("pond.bright", "lilies", f"{len(REQUIREMENTS)} bright lilies with names of their own are needed")
    _all_of(sheet, "pond.bright", "requirements", REQUIREMENTS)
    every = (*lilies, *bright)
    table = "pond.neighbours"
    neighbours = {name: sheet.names(table, name, every) for name in every}
    for name, near in neighbours.items():
        if name in near or len(set(near)) < len(near) or any(name not in neighbours[other] for other in near):
            sheet.fail(table, name, f"neighbours of {name} must be others, named once, that name {name} too")
        if not set(near) & set(lilies):
            sheet.fail(table, name, f"a frog on {name} could be left without a jump: no neighbour has an insect")
    if extra := sheet.table(table).keys() - set(every):
        sheet.fail(table, min(extra), f"there is no lily {min(extra)}")
    for name in set(every) - _reached(every[0], neighbours):
        sheet.fail(table, name, f"{name} cannot be reached from {every[0]}")
    return lilies, tuple(bright), neighbours


def _reached(start: str, ways: Mapping[str, tuple[str, ...]]) -> set[str]:
    reached, waiting = {start}, [start]
    while waiting:
        for name in ways.get(waiting.pop(), ()):
            if name not in reached:
                reached.add(name)
                waiting.append(name)
    return reached


def _dragonflies(sheet: Sheet, lilies: int) -> dict[int, tuple[tuple[str, ...], ...]]:
    found = {}
    for seats in SEATS:
        table = f"pond.dragonflies.{seats}"
        stacks = sheet.table(table).get("stacks")
        if not isinstance(stacks, list) or len(stacks) != lilies:
            sheet.fail(table, "stacks", f"{lilies} stacks are needed, one for each bright lily")
        found[seats] = tuple(tuple(str(stack).split()) for stack in stacks)
        if any(size not in ("medium", "large") for stack in found[seats] for size in stack):
            sheet.fail(table, "stacks", "a stack holds the words medium and large, top first")
    return found


def _cascade(
    sheet: Sheet,
) -> tuple[tuple[str, ...], dict[str, str], dict[str, tuple[str, ...]], dict[str, str]]:
    starts = tuple(sheet.table("cascade.starts").get("stones", ()))
    if len(set(starts)) != 2:
        sheet.fail("cascade.starts", "stones", "two drops need two stones to start from")
    stones = {name: sheet.name("cascade.stones", name, INSECTS) for name in sheet.table("cascade.stones")}
    pool = {place: sheet.name("cascade.pool", place, BONUSES) for place in sheet.table("cascade.pool")}
    if sorted(pool.values()) != sorted(BONUSES):
        sheet.fail("cascade.pool", None, f"the pool has one place each for {', '.join(BONUSES)}")
    table = "cascade.streams"
    rows = (*starts, *stones)
    drawn = {name: sheet.names(table, name, (*stones, POOL)) for name in rows}
    if extra := sheet.table(table).keys() - set(rows):
        sheet.fail(table, min(extra), f"there is no stone {min(extra)}")
    for name, down in drawn.items():
        if any(other != POOL and rows.index(other) <= rows.index(name) for other in down):
            sheet.fail(table, name, f"water from {name} must run to stones further down the list")
        if len(set(down)) < 2 and down != (POOL,):
            sheet.fail(table, name, f"{name} needs two streams, or one drop could block the other")
    reached = set().union(*(_reached(start, drawn) for start in starts))
    for name in rows:
        if name not in reached:
            sheet.fail(table, name, f"no stream reaches {name}")
    streams = {
        name: tuple(place for other in down for place in (pool if other == POOL else (other,)))
        for name, down in drawn.items()
    }
    return starts, stones, streams, pool


def _pots(sheet: Sheet) -> dict[str, str]:
    pots = {name: sheet.name("pots.subjects", name, POT_SUBJECTS) for name in sheet.table("pots.subjects")}
    if sorted(pots.values()) != sorted(POT_SUBJECTS):
        sheet.fail("pots.subjects", None, f"one pot each is needed for {', '.join(POT_SUBJECTS)}")
    return pots


def _bees_for_pots(sheet: Sheet) -> tuple[int, ...]:
    needed = tuple(sheet.number("pots.bees", which, 1) for which in ("first", "second", "third"))
    if sorted(set(needed)) != list(needed):
        sheet.fail("pots.bees", "second", "each pot needs more bees than the one before")
    return needed


@cache
def components() -> Components:
    """The components of the game as shipped."""
    return read_components(_FILE.read_text("utf-8"), _FILE.name)
