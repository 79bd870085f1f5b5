"""The state of a game of Pergola: a tree of frozen structs, all facts and nothing derived.

Names of places, unique whatever the case of letters: flowers `blue1`, `yellow2`, `red3` (colour and level from
the ground); magnolias and buds `2.1` (level, then a number that counts the places of that level as they came to
be: a name never shifts); buttercups `V1`…; lavender pairs `L1`…; stones `S1` `S2`, `A1`…`C5`, pool places
`D1` (sets) `D2` (dragonflies) `D3` (pots); lilies `F1`…`F9` and the bright ones `NW` `NE` `SW` `SE`; honey pots
`P1` (butterflies) `P2` (ladybugs) `P3` (leaves) `P4` (lanterns); piles `left` `middle` `right`.
"""

from typing import Literal

import msgspec

INSECTS = ("butterfly", "ladybug", "bee")
COLOURS = ("blue", "yellow", "red")
AIR = "air"

ToolKind = Literal["shovel", "rake", "trowel", "hoe"]
LanternKind = Literal["drip", "frog", "insect", "action"]
LeafColour = Literal["maple", "oak", "birch", "willow", "linden"]
Requirement = Literal["magnolia", "hollyhock", "buttercup", "lavender"]


class Tool(msgspec.Struct, frozen=True):
    """A tool and the two things on its handle; a hidden tool shows its kind alone (`pieces` is empty).

    Pieces: `hollyhock-blue|yellow|red`, `magnolia-single|double`, `buttercup-small|large`, `lavender-leaf`,
    `butterfly`, `ladybug`, `bee`, `lantern-drip|frog|insect|action`.
    """

    kind: ToolKind
    pieces: tuple[str, ...]


class Leaf(msgspec.Struct, frozen=True):
    """A leaf: its colour, the insect it brings, and whether one insect may flutter with it."""

    colour: LeafColour
    insect: Literal["butterfly", "ladybug", "bee"]
    flutter: bool


class Pile(msgspec.Struct, frozen=True):
    """A pile of leaves, top first. The top is seen when `face_up`; a view has None for every hidden leaf."""

    leaves: tuple[Leaf | None, ...]
    face_up: bool = True


class BrightLily(msgspec.Struct, frozen=True):
    """A bright lily: what it asks for, and its dragonflies, the top one first (`large` or `medium`)."""

    name: str
    requirement: Requirement
    dragonflies: tuple[str, ...]


class Supply(msgspec.Struct, frozen=True):
    """What can run out."""

    butterflies: int
    ladybugs: int
    bees: int
    lavender_flowers: int
    small_dragonflies: int


class Magnolia(msgspec.Struct, frozen=True):
    """A piece of the magnolia tree. `parent` is the name of the piece it grew on, None for the first."""

    name: str
    level: int
    double: bool
    parent: str | None
    ladybug: bool = False


class Bud(msgspec.Struct, frozen=True):
    """A free bud, where the next magnolia may grow."""

    name: str
    level: int
    parent: str | None


class Buttercup(msgspec.Struct, frozen=True):
    """A buttercup on the pergola: a large one has room for two bees, a small one for one."""

    name: str
    large: bool
    bees: int = 0


class Lavender(msgspec.Struct, frozen=True):
    """A pair of lavender leaves with its flower (room for three bees) or small dragonfly; None: still to choose."""

    name: str
    gift: Literal["flower", "dragonfly"] | None
    bees: int = 0


class Dragonfly(msgspec.Struct, frozen=True):
    """A medium or large dragonfly, with the requirement that brought it."""

    size: Literal["medium", "large"]
    requirement: Requirement


class Lantern(msgspec.Struct, frozen=True):
    """A lantern, lit until it is used."""

    kind: LanternKind
    used: bool = False


class Garden(msgspec.Struct, frozen=True):
    """Everything that one seat owns."""

    hollyhocks: tuple[tuple[bool, ...], tuple[bool, ...], tuple[bool, ...]] = ((), (), ())
    """A column for each of COLOURS; level by level from the ground, whether a butterfly sits there."""
    magnolias: tuple[Magnolia, ...] = ()
    buds: tuple[Bud, ...] = (Bud("1.1", 1, None),)
    buttercups: tuple[Buttercup, ...] = ()
    lavender_leaves: int = 0
    lavenders: tuple[Lavender, ...] = ()
    flying: tuple[int, int, int] = (0, 0, 0)
    """How many of each of INSECTS fly about."""
    dragonflies: tuple[Dragonfly, ...] = ()
    lanterns: tuple[Lantern, ...] = ()
    pots: tuple[str, ...] = ()
    """The filled honey pots, in the order of filling."""
    leaves: tuple[Leaf, ...] = ()
    drops: tuple[str, str] = ("S1", "S2")
    frog: str | None = None
    """The lily that the frog sits on; None at home."""
    tools: tuple[Tool, ...] = ()
    """The tools used, one a turn, the present turn's last."""


class Turn(msgspec.Struct, frozen=True):
    """Where in a turn the seat to act stands."""

    stage: Literal["take", "act", "done"] = "take"
    """`act`: the action has still to be performed (or, for a flutter, may go on). `done`: it has been."""
    slot: int | None = None
    """The place, 0 to 3, that the tool was taken from."""
    hand: tuple[str, ...] = ()
    """What must be placed before anything else: `single`, `double`, `pair`, an insect, or `any` (pick one)."""
    action: Literal["flutter", "drip", "bird", "frog"] | None = None
    flutters: int = 0
    """How many insects may still flutter (2 by the action, 1 by a leaf)."""
    fluttered: tuple[str, ...] = ()
    """The places that insects fluttered to in this flutter: an insect flutters once."""
    waiting_flutter: bool = False
    """A leaf's flutter that begins when the hand is empty."""
    pile: str | None = None
    """The pile that a leaf was taken from; its next leaf stays face down until the turn ends."""
    begun: bool = False
    """The action has begun: no lantern can switch it any more."""


class State(msgspec.Struct, frozen=True):
    """A game. `tools` are the four places over the action board from left to right (None: a gap)."""

    gardens: tuple[Garden, ...]
    tools: tuple[Tool | None, ...]
    stack: tuple[Tool, ...]
    """The tools to come, next first."""
    piles: tuple[Pile, Pile, Pile]
    pond: tuple[BrightLily, ...]
    supply: Supply
    seat: int = 0
    """Whose turn it is."""
    turn: Turn = Turn()
    challenge: str = "free"
    """The solo challenge; `free` with more players."""
    over: bool = False
    trial: bool = False
    """Not the game but a trial on a copy of somebody's view: no turn is ended in it (P69)."""
    discarded: tuple[Tool, ...] = ()
    """What the solo neighbour has taken away, and nobody uses."""
