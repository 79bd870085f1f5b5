"""The moves of Pergola, in the order in which a turn meets them."""

from typing import ClassVar, Literal

from rules.game import Move

Insect = Literal["butterfly", "ladybug", "bee"]
Action = Literal["flutter", "drip", "bird", "frog"]


class Take(Move, frozen=True):
    """Take the tool above an action, and with it what it shows (P…). `tool` is its place from the left, 1 to 4."""

    verb: ClassVar[str] = "take"
    tool: Literal[1, 2, 3, 4]


class Grow(Move, frozen=True):
    """Put a magnolia in hand on a free bud of the tree."""

    verb: ClassVar[str] = "grow"
    branch: Literal["single", "double"]
    bud: str


class Pair(Move, frozen=True):
    """Put a flower or a small dragonfly between two lavender leaves that have just become a pair."""

    verb: ClassVar[str] = "pair"
    gift: Literal["flower", "dragonfly"]


class Land(Move, frozen=True):
    """Put an insect in hand on a plant, or leave it flying: `place` is a plant's name or `air`."""

    verb: ClassVar[str] = "land"
    insect: Insect
    place: str


class Switch(Move, frozen=True):
    """Use a lantern to perform another action than the tool's."""

    verb: ClassVar[str] = "switch"
    aside: ClassVar[bool] = True
    action: Action


class Flutter(Move, frozen=True):
    """Move an insect from a plant or the `air` to a plant."""

    verb: ClassVar[str] = "flutter"
    insect: Insect
    origin: str
    place: str


class Drip(Move, frozen=True):
    """Move a water drop, named by the stone it lies on, one step down."""

    verb: ClassVar[str] = "drip"
    drop: str
    stone: str


class Fly(Move, frozen=True):
    """Take the top leaf of a pile."""

    verb: ClassVar[str] = "fly"
    pile: Literal["left", "middle", "right"]


class Jump(Move, frozen=True):
    """Let the frog jump to a lily."""

    verb: ClassVar[str] = "jump"
    lily: str


class Pick(Move, frozen=True):
    """Take an insect of one's own choice, where the game gives any one."""

    verb: ClassVar[str] = "pick"
    insect: Insect


class Light(Move, frozen=True):
    """Use a lantern that repeats: a second drip, a second frog jump, one more insect like the one in hand."""

    verb: ClassVar[str] = "light"
    aside: ClassVar[bool] = True
    lantern: Literal["drip", "frog", "insect"]


class Fill(Move, frozen=True):
    """Fill a honey pot, when enough bees sit on the buttercups."""

    verb: ClassVar[str] = "fill"
    aside: ClassVar[bool] = True
    pot: Literal["P1", "P2", "P3", "P4"]


class End(Move, frozen=True):
    """End the turn: tools slide, hidden things turn up, nothing can be taken back."""

    verb: ClassVar[str] = "end"
    ends_turn: ClassVar[bool] = True
    aside: ClassVar[bool] = True


MOVE_TYPES = (Take, Grow, Pair, Land, Switch, Flutter, Drip, Fly, Jump, Pick, Light, Fill, End)
