"""The moves of Gartenbau, in the order in which a game and a turn meet them."""

from typing import ClassVar, Literal

from rules.game import Move
from rules.gartenbau.squares import Facing
from rules.gartenbau.state import Colour, Petal, Prize, Resource, Side

Few = Literal[0, 1, 2, 3]
Turned = Literal["neither", "first", "second", "both"]


class Pick(Move, frozen=True):
    """Pick a pile of the draft, and see its hidden flower (G9)."""

    verb: ClassVar[str] = "pick"
    ends_turn: ClassVar[bool] = True
    pile: Literal[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]


class TurnUp(Move, frozen=True):
    """Choose the side of the starter tile that lies up (G12)."""

    verb: ClassVar[str] = "side"
    side: Side


class Discard(Move, frozen=True):
    """Give a flower of the drafted hand away, seen by nobody (G11)."""

    verb: ClassVar[str] = "discard"
    secret: ClassVar[bool] = True
    flower: str


class Market(Move, frozen=True):
    """Walk to a petal and take its tile, its resources, or the ability under its tiles."""

    verb: ClassVar[str] = "market"
    petal: Petal
    prize: Prize


class Pay(Move, frozen=True):
    """Leave a token on the next petal that is passed."""

    verb: ClassVar[str] = "pay"
    token: Resource


class Place(Move, frozen=True):
    """Lay the seedling tile in hand: its first seedling on a square, the second on the one beside it."""

    verb: ClassVar[str] = "place"
    square: str
    facing: Facing


class PlantOut(Move, frozen=True):
    """Walk to the next stone, buy a plant and lay it over two seedlings."""

    verb: ClassVar[str] = "plant"
    colour: Colour
    squares: str


class Bloom(Move, frozen=True):
    """Lay a flower of the hand over two plants, its upper left square on `square`."""

    verb: ClassVar[str] = "flower"
    flower: str
    square: str


class Pot(Move, frozen=True):
    """Give the flower pot away: jump to any petal and take its tile."""

    verb: ClassVar[str] = "pot"
    petal: Petal


class Fetch(Move, frozen=True):
    """By the ability of a nursery: take the tile of any petal, the marker stays."""

    verb: ClassVar[str] = "fetch"
    petal: Petal


class Buy(Move, frozen=True):
    """By the ability of a sale: a plant for one sun or one water less."""

    verb: ClassVar[str] = "buy"
    colour: Colour
    squares: str
    saving: Resource


class Collect(Move, frozen=True):
    """Take three resources: so many suns, the rest waters."""

    verb: ClassVar[str] = "collect"
    suns: Few


class Can(Move, frozen=True):
    """Give the watering can away, to move a tile or trade two."""

    verb: ClassVar[str] = "can"
    aside: ClassVar[bool] = True


class Lift(Move, frozen=True):
    """Take an uncovered seedling tile up, to lay it elsewhere."""

    verb: ClassVar[str] = "lift"
    tile: str


class Replant(Move, frozen=True):
    """Lay the lifted tile: its first seedling on a square, the second on the one beside it."""

    verb: ClassVar[str] = "replant"
    square: str
    facing: Facing


class Swap(Move, frozen=True):
    """Trade the lifted tile's place with another's; each may be turned end for end (the lifted one is the first)."""

    verb: ClassVar[str] = "swap"
    tile: str
    turned: Turned


class Return(Move, frozen=True):
    """Give back what is held over ten: so many suns, the rest waters."""

    verb: ClassVar[str] = "return"
    suns: int


class End(Move, frozen=True):
    """End the turn, or the preparation: what was uncovered turns up, nothing can be taken back."""

    verb: ClassVar[str] = "end"
    ends_turn: ClassVar[bool] = True
    aside: ClassVar[bool] = True


MOVE_TYPES = (
    Pick,
    TurnUp,
    Discard,
    Market,
    Pay,
    Place,
    PlantOut,
    Bloom,
    Pot,
    Fetch,
    Buy,
    Collect,
    Can,
    Lift,
    Replant,
    Swap,
    Return,
    End,
)
