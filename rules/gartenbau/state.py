"""The state of a game of Gartenbau: a tree of frozen structs, all facts and nothing derived.

Names, all lower case but the petals':

- colours `red` `yellow` `blue` `orange` `purple` `green`; resources `sun` `water`;
- petals `A` … `F` (two gardeners), `G` (three), `H` (four), clockwise from the start;
- spaces of the market's ring by number, clockwise: 0 the start stone, 1 petal A, 2 the stone after it, 3 petal B …;
- squares of a garden by column and row, `m10`: they never shift (rules/gartenbau/squares.py). Two squares that share
  an edge are one word, the left or upper one first: `m9-n9`, `m9-m10`. A flower is named by its upper left square;
- facings `up` `right` `down` `left`;
- flowers by species and way of scoring, as in components.toml: `red-lily-20`, `calla-lily-spaces`; two copies of a
  tile have one name;
- starter tiles by number, 1 to 6, their sides `front` and `back`;
- draft piles by number, 1 to 12, row by row.

In a view, None stands for what its reader may not see.
"""

from typing import Literal

import msgspec

Colour = Literal["red", "yellow", "blue", "orange", "purple", "green"]
COLOURS: tuple[Colour, ...] = ("red", "yellow", "blue", "orange", "purple", "green")
Resource = Literal["sun", "water"]
Ability = Literal["transplant", "sale", "nursery", "bloom", "bounty"]
Prize = Literal["tile", "resources", "ability"]
Petal = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
PETALS: tuple[Petal, ...] = ("A", "B", "C", "D", "E", "F", "G", "H")
Side = Literal["front", "back"]
Seedlings = tuple[Colour, Colour]
"""The two seedlings of a tile."""


class Tile(msgspec.Struct, frozen=True):
    """A seedling tile in a garden, or the starter tile: its squares and the seedling on each."""

    squares: tuple[str, ...]
    colours: tuple[Colour, ...]
    starter: bool = False


class Plant(msgspec.Struct, frozen=True):
    """A plant tile in a garden, over two squares of two tiles. `prestige` counts while no flower covers it."""

    colour: Colour
    squares: tuple[str, str]
    prestige: int


class Flower(msgspec.Struct, frozen=True):
    """A flower tile in a garden, over four squares: `square` is the upper left one."""

    name: str
    square: str


class Plot(msgspec.Struct, frozen=True, cache_hash=True):
    """What lies in a garden, layer by layer, in the order of laying. The starter tile is the first tile."""

    tiles: tuple[Tile, ...] = ()
    plants: tuple[Plant, ...] = ()
    flowers: tuple[Flower, ...] = ()


class Garden(msgspec.Struct, frozen=True):
    """Everything that one seat owns."""

    starter: int
    """The number of the starter tile that this seat was given."""
    side: Side | None = None
    """Which side of it lies up; others see it when all have chosen."""
    plot: Plot = Plot()
    hand: tuple[str | None, ...] = ()
    """Flowers, seen by this seat alone."""
    discarded: tuple[str | None, ...] = ()
    """Flowers given away before the first turn, known to this seat alone."""
    suns: int = 0
    waters: int = 0
    space: int = 0
    """Where the marker stands on the market's ring."""
    pot: bool = True
    """The flower pot token is still here."""
    can: bool = True
    """The watering can token is still here."""
    ready: bool = False
    """In the preparation: this seat has ended it."""


class Pile(msgspec.Struct, frozen=True):
    """A pile of the draft: an open flower on a hidden one. Who picks it sees the hidden one; it stays in `draft`

    as a record of what everybody knows.
    """

    open: str
    hidden: str | None
    picked_by: int | None = None


class Stack(msgspec.Struct, frozen=True):
    """The seedling tiles on a petal, top first, and the tokens that were paid for passing it.

    Only the top is seen, and not even that while `face_up` is False: a tile that was uncovered in this turn. A view
    has None for every hidden tile.
    """

    tiles: tuple[Seedlings | None, ...]
    suns: int = 0
    waters: int = 0
    face_up: bool = True


Step = Literal["act", "pay", "place", "fetch", "buy", "bloom", "collect", "lift", "replant", "return", "done"]


class Turn(msgspec.Struct, frozen=True):
    """Where in a turn the seat to act stands: `step` is what is to be decided next.

    `act`: what to do; `pay`: a token for petal `unpaid[0]`; `place`: where the tile `tile` goes; `fetch`, `buy`,
    `bloom`: what a petal's ability brings; `collect`: three resources; `lift`, `replant`: which tile is moved and
    where to; `return`: what goes back of more than ten resources; `done`: nothing but ending.
    """

    step: Step = "act"
    acted: bool = False
    """The turn's action is done, or being done."""
    petal: int | None = None
    """The petal (0 is A) that the marker went to in this turn."""
    prize: Prize | None = None
    """What is taken there."""
    unpaid: tuple[int, ...] = ()
    """Petals passed that still want a token, in their order."""
    tile: Seedlings | None = None
    """The seedling tile in hand."""
    lifted: Tile | None = None
    """The tile that is being moved; it is out of the garden until it lies again."""
    placed: str | None = None
    """The squares of the seedling tile that was placed in this turn."""


class State(msgspec.Struct, frozen=True):
    """A game."""

    stage: Literal["draft", "prepare", "play", "over"]
    """`draft`: piles of flowers are picked in turn; `prepare`: all choose a side and discard, at the same time."""
    gardens: tuple[Garden, ...]
    stacks: tuple[Stack, ...]
    """The market's petals, A first."""
    plants: tuple[int, ...]
    """How many tiles are left in the plant stack of each of COLOURS."""
    suns: int
    """In the supply."""
    waters: int
    draft: tuple[Pile, ...] = ()
    """Empty for novices."""
    spare: tuple[str | None, ...] = ()
    """Flowers that nobody has: novice hands that were not dealt. Nobody sees them."""
    box: tuple[Seedlings | None, ...] = ()
    """Seedling tiles that were removed at random before the game. Nobody sees them."""
    first: int = 0
    """The first gardener: drafts first, begins each round."""
    seat: int = 0
    """Whose turn it is, or whose pick."""
    round: int = 1
    turn: Turn = Turn()
    trial: bool = False
    """Not the game but a trial on a copy of somebody's view: no turn is ended in it (G68)."""
