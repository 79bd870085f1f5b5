"""The nursery: the gardener's row, filling it from the queue, and the gardener's way round."""

from functools import cache

from msgspec.structs import replace

from rules.cottage_garden.components import Seating, components
from rules.cottage_garden.shapes import TURNS, turned
from rules.cottage_garden.state import State
from rules.tuples import with_item

MUST_FILL = 3  # so many empty places of the gardener's row are filled at once (C8)


def seating(state: State) -> Seating:
    """What the number of seats decides."""
    return components().seatings[len(state.gardens)]


def row_places(state: State) -> tuple[int, ...]:
    """The indices of the gardener's row, column or diagonal, the nearest to the gardener first."""
    return seating(state).lines[state.gardener - 1]


def row_tiles(state: State) -> tuple[str, ...]:
    """The tiles that may be taken: the gardener's row, nearest first; under the parasol, the whole nursery."""
    places = range(len(state.nursery)) if state.parasol else row_places(state)
    return tuple(tile for place in places if (tile := state.nursery[place]) is not None)


@cache
def lying_turn(kind: str) -> int:
    """The turn in which a kind is shown in the nursery, in trays of four by three: 1, or a quarter further."""
    rows = components().kinds[kind].rows
    return 1 if len(rows[0]) <= 4 and len(rows) <= 3 else 2


@cache
def turn_from_lying(kind: str, turn: int) -> int:
    """What must be done to a kind as it lies in the nursery to bring it into a turn: the least of what leads there.

    It is told like a turn: 1 leaves it as it lies, 2 turns it by a quarter, 5 flips it.
    """
    rows = components().kinds[kind].rows
    lying, wanted = turned(rows, lying_turn(kind)), turned(rows, turn)
    return next(each for each in TURNS if turned(lying, each) == wanted)


def empty_places(state: State) -> tuple[int, ...]:
    """The empty places of the gardener's row, nearest first."""
    return tuple(place for place in row_places(state) if state.nursery[place] is None)


def fill_row(state: State) -> State:
    """The state with the empty places of the gardener's row filled from the queue as far as it reaches (C8, C10)."""
    nursery, queue = list(state.nursery), state.queue
    for place in empty_places(state):
        if queue:
            nursery[place], queue = queue[0], queue[1:]
    return replace(state, nursery=tuple(nursery), queue=queue)


def step_gardener(state: State) -> State:
    """The state with the gardener one stop further, the die one higher where that is the target (C32, C33)."""
    table = seating(state)
    gardener = state.gardener % len(table.lines) + 1
    die = min(components().last_die, state.die + (gardener == table.target))
    return replace(state, gardener=gardener, die=die, steps=state.steps + 1)


def visit_of_neighbour(state: State) -> State:
    """Solo: at the stop that is passed the neighbour fills the row, and sends its nearest tile to the queue (C45)."""
    if len(empty_places(state)) >= MUST_FILL:
        state = fill_row(state)
    for place in row_places(state):
        if (tile := state.nursery[place]) is not None:
            nursery = with_item(state.nursery, place, None)
            return replace(state, nursery=nursery, queue=(*state.queue, tile))
    return state


def in_final_round(state: State) -> bool:
    """Whether the final round has begun (C34)."""
    return state.die >= components().last_die
