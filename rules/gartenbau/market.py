"""The market's ring, its petals and the supply: where a marker may go, and what things cost."""

from functools import lru_cache

from rules.gartenbau.components import PlantTile, components
from rules.gartenbau.state import COLOURS, Colour, Garden, State

_BOX = components()


def petal_space(petal: int) -> int:
    """The space of the ring that a petal is."""
    return 2 * petal + 1


def markers(state: State, without: int) -> frozenset[int]:
    """The spaces where the other seats' markers stand."""
    return frozenset(garden.space for seat, garden in enumerate(state.gardens) if seat != without)


@lru_cache(maxsize=4096)
def _walk(spaces: tuple[int, ...], seat: int, petals: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    start, taken = spaces[seat], {*spaces[:seat], *spaces[seat + 1 :]}
    ways: list[tuple[int, tuple[int, ...]]] = []
    passed: tuple[int, ...] = ()
    for step in range(1, 2 * petals):
        space = (start + step) % (2 * petals)
        if space % 2 and space not in taken:
            petal = space // 2
            ways.append((petal, passed))
            passed = (*passed, petal)
    return tuple(ways)


def ways(state: State, seat: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The free petals clockwise from the marker, each with the free petals passed (G18 to G20)."""
    return _walk(tuple([garden.space for garden in state.gardens]), seat, len(state.stacks))


def next_stone(state: State, seat: int) -> int:
    """The space of the next free stone, clockwise (G26)."""
    taken, ring = markers(state, seat), 2 * len(state.stacks)
    start = state.gardens[seat].space
    return next(space for step in range(1, ring) if (space := (start + step) % ring) % 2 == 0 and space not in taken)


def top_plant(state: State, colour: Colour) -> PlantTile | None:
    """The plant on top of a stack; None if the stack is empty."""
    left = state.plants[COLOURS.index(colour)]
    return _stack(colour, len(state.gardens))[-left] if left else None


@lru_cache(maxsize=32)
def _stack(colour: Colour, seats: int) -> tuple[PlantTile, ...]:
    return _BOX.stack(colour, seats)


def can_pay(garden: Garden, plant: PlantTile) -> bool:
    """Whether the garden has the cost of a plant."""
    return garden.suns >= plant.suns and garden.waters >= plant.waters


def savings(suns: int, waters: int, plant: PlantTile) -> tuple[bool, bool]:
    """Whether a plant can be paid for at a sale with one sun, and with one water less (G37)."""
    return (
        plant.suns > 0 and plant.suns + plant.waters > 1 and suns >= plant.suns - 1 and waters >= plant.waters,
        plant.waters > 0 and plant.suns + plant.waters > 1 and suns >= plant.suns and waters >= plant.waters - 1,
    )


def shows_tile(state: State, petal: int) -> bool:
    """Whether a tile can be taken from a petal: there is one, and it lies face up (G15)."""
    return state.stacks[petal].tiles[:1] not in ((), (None,))


def gift_size(state: State) -> int:
    """How many resources of one's choice are given: three, or what is left of them (G17)."""
    return min(_BOX.numbers["gift"], state.suns + state.waters)


def gifts(state: State) -> range:
    """How many suns may be among the resources of one's choice that the supply still has (G17, G35, G40)."""
    many = gift_size(state)
    return range(max(0, many - state.waters), min(many, state.suns) + 1)


def over(garden: Garden) -> int:
    """How many resources are held beyond what may be held at the end of a turn (G16)."""
    return max(0, garden.suns + garden.waters - _BOX.numbers["most-resources"])


def returns(garden: Garden) -> range:
    """How many suns may be among the resources that go back."""
    many = over(garden)
    return range(max(0, many - garden.waters), min(many, garden.suns) + 1)


def empty_petals(state: State) -> int:
    """How many petals have no tile left."""
    return sum(not stack.tiles for stack in state.stacks)
