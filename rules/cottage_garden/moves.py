"""The moves of Cottage Garden, in the order in which a turn meets them."""

from typing import ClassVar, Literal

from rules.cottage_garden.shapes import TurnNumber
from rules.game import Move

BedName = Literal["light", "dark", "light1", "light2", "dark1", "dark2"]


class Pay(Move, frozen=True):
    """Before a turn of the final round: move a cube back. `place` is the points of the place where it stands."""

    verb: ClassVar[str] = "pay"
    cube: Literal["orange", "blue"]
    place: int


class Refill(Move, frozen=True):
    """Give up a cat to fill the one or two empty places of the gardener's row."""

    verb: ClassVar[str] = "refill"
    aside: ClassVar[bool] = True


class Plant(Move, frozen=True):
    """Take a tile from the gardener's row and lay it on a bed: how it is turned, and where its first square lies."""

    verb: ClassVar[str] = "plant"
    tile: str
    bed: BedName
    turn: TurnNumber
    square: str


class Pot(Move, frozen=True):
    """Put a flowerpot on a plain square of a bed: instead of a tile, or one that was won."""

    verb: ClassVar[str] = "pot"
    bed: BedName
    square: str


class Cat(Move, frozen=True):
    """Put a cat from the reserve on a plain square of a bed."""

    verb: ClassVar[str] = "cat"
    aside: ClassVar[bool] = True
    bed: BedName
    square: str


class Score(Move, frozen=True):
    """Score a completed bed with an orange and a blue cube, named by their places; `none` where none moves."""

    verb: ClassVar[str] = "score"
    bed: BedName
    orange: str
    blue: str


class Queue(Move, frozen=True):
    """Put a tile of the bed just cleared at the very end of the queue, so as to order what was returned."""

    verb: ClassVar[str] = "queue"
    aside: ClassVar[bool] = True
    tile: str


class End(Move, frozen=True):
    """End the turn: the gardener moves on, and nothing can be taken back."""

    verb: ClassVar[str] = "end"
    ends_turn: ClassVar[bool] = True
    aside: ClassVar[bool] = True


MOVE_TYPES = (Pay, Refill, Plant, Pot, Cat, Score, Queue, End)
