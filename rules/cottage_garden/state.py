"""The state of a game of Cottage Garden: a tree of frozen structs. Everything in it lies open on the table.

Names, unique whatever the case of letters:
- tiles: their kind, `H4`; where there are several of a kind, a letter tells them apart: `I3a` `I3b` `I3c`;
- squares of a bed: column and row, `A1` (top left) to `E5`;
- places of the nursery: column and row, `A1` (top left) to `D4`; `State.nursery` goes row by row (A1 B1 C1 D1 A2);
- beds of a garden in moves: `light` or `dark`; where both show the same side, `light1` and `light2`, or `dark1` and
  `dark2`, from left to right. Sides of beds in the state: `L1`…`L9` and `D1`…`D9`;
- cubes: `orange` or `blue` with the points of their place, 0 to 20; cubes on one place are alike;
- turns of a tile: 1 as components.toml draws it, 2, 3, 4 turned clockwise by one, two, three quarters; 5 the mirror
  image of 1 (left and right swapped), 6, 7, 8 that one turned clockwise. Where two look alike, the lower is used;
- where a tile lies: the square of its first flower square, row by row from the top, each row from the left;
- the gardener's stops: 1 to 16 (20 with four seats), clockwise from the leftmost one above the nursery.
"""

from typing import Literal

import msgspec

Cubes = tuple[int, int, int]
"""The points of the places of three cubes of a colour, the lowest first."""


class Planted(msgspec.Struct, frozen=True):
    """A tile on a bed: its name, how it is turned, and the square of its first flower square."""

    tile: str
    turn: int
    square: str


class Bed(msgspec.Struct, frozen=True, cache_hash=True):
    """A flowerbed with the side up that shows, and what lies on it, in the order of planting."""

    side: str
    tiles: tuple[Planted, ...] = ()
    cats: tuple[str, ...] = ()
    """The squares of cat tokens."""
    pots: tuple[str, ...] = ()
    """The squares of flowerpot tokens (printed flowerpots are no tokens)."""


class Garden(msgspec.Struct, frozen=True):
    """Everything that one seat owns."""

    beds: tuple[Bed | None, ...]
    """From left to right (two; one in the gentlest game). None: completed or given up in the final round."""
    cats: int = 2
    """The cats in reserve."""
    orange: Cubes = (0, 0, 0)
    blue: Cubes = (0, 0, 0)
    hive: int = 0
    """The points of the beehive that the seat has; 0 for none."""
    completed: int = 0
    """How many beds the seat has completed so far."""
    given_up: int = 0
    """How many beds the seat had to give up when the final round began."""


class Turn(msgspec.Struct, frozen=True):
    """Where in a turn the seat to act stands."""

    stage: Literal["pay", "plant", "tend"] = "plant"
    """`pay`: a cube must go back (final round). `plant`: a tile or flowerpot is due. `tend`: it has been planted."""
    refill: bool = True
    """Whether the refilling phase is still open: nothing was filled, planted or covered this turn."""
    pots: int = 0
    """How many flowerpots won as a bonus must be placed before anything else."""
    scored: int | None = None
    """The bed (its place in the garden) that is scored but not yet cleared, for a bonus flowerpot comes first."""
    returned: tuple[str, ...] = ()
    """The tiles of the bed that was cleared last, which may still be put at the queue's very end one by one."""


class State(msgspec.Struct, frozen=True):
    """A game. `nursery` is 16 places, row by row (None: empty); `queue` the tiles to come, next first."""

    gardens: tuple[Garden, ...]
    nursery: tuple[str | None, ...]
    queue: tuple[str, ...]
    spare: str
    """The side that shows of the bed in the middle of the table."""
    gardener: int
    """The stop that the gardener stands at, from 1."""
    die: int
    """The gardener's number; the final round is on at 6."""
    steps: int = 0
    """How many stops the gardener has moved since the game began."""
    seat: int = 0
    """Whose turn it is."""
    turn: Turn = Turn()
    mode: str = "full"
    """`full`, or for children `gentle`, or `gentle-one-bed`."""
    over: bool = False
    parasol: bool = False
    """Not the game but a trial on one's own copy: any tile of the nursery may be laid, and nothing else counts."""
