"""The garden of the seat whose turn it is, and states and gardens with something changed in them."""

from msgspec.structs import replace

from rules.cottage_garden.state import Bed, Garden, State
from rules.tuples import with_item


def own_garden(state: State) -> Garden:
    """The garden of the seat whose turn it is."""
    return state.gardens[state.seat]


def with_garden(state: State, garden: Garden) -> State:
    """The state in which the seat whose turn it is owns this garden."""
    return replace(state, gardens=with_item(state.gardens, state.seat, garden))


def with_bed(garden: Garden, place: int, bed: Bed | None) -> Garden:
    """The garden with another bed, or none, at a place."""
    return replace(garden, beds=with_item(garden.beds, place, bed))
