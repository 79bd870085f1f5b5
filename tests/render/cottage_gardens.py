"""States of Cottage Garden built by hand: the concept pictures' position and the extremes."""

from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.state import Bed, Garden, Planted, State, Turn

CONCEPT_GARDEN = Garden(
    beds=(
        Bed("L4", (Planted("H1", 1, "C2"), Planted("O4", 1, "D4")), cats=("E3",)),
        Bed(
            "D1",
            (Planted("I3a", 1, "A1"), Planted("H8", 2, "D3"), Planted("T4a", 4, "A2")),
            cats=("E2",),
            pots=("E5",),
        ),
    ),
    cats=1,
    orange=(0, 5, 20),
    blue=(0, 4, 10),
    hive=2,
    completed=2,
)


def concept_state() -> State:
    """The state of the concept pictures: Åse picks the strawberries from column B."""
    jorgen = Garden(
        beds=(Bed("L1", (Planted("N5", 1, "C1"),)), Bed("D4", (Planted("F5", 1, "A3"), Planted("L4a", 1, "D1")))),
        orange=(2, 6, 13),
        blue=(0, 8, 8),
        hive=1,
    )
    nursery = ("W5", "V3a", None, "H6", "P5", "X5", "I2p", "H4", "I3b", "H2", "Y5", None, "S4a", "L5", "H7", None)
    queue = ("Z5", "I1a", "H5", "T4b", "I4", "U5", "H3", "I2a", "I3c", "S4b", "V3b", "I1b", "L4b")
    state: State = GAME.set_up(7, 2, {})
    return replace(
        state,
        gardens=(CONCEPT_GARDEN, jorgen),
        nursery=nursery,
        queue=queue,
        spare="L5",
        gardener=2,
        die=3,
        steps=17,
        seat=0,
        turn=Turn(),
    )


def concept_before() -> State:
    """The concept's state before Åse's last turn: the sunflowers are not planted yet."""
    state = concept_state()
    light, dark = CONCEPT_GARDEN.beds
    assert dark is not None
    garden = replace(CONCEPT_GARDEN, beds=(light, replace(dark, tiles=dark.tiles[:2])))
    return replace(state, gardens=(garden, state.gardens[1]))


def full_garden() -> Garden:
    """A bed complete to the last square beside one as full of cats and flowerpots as can be, many cubes together."""
    plain = ("A1", "D1", "E1", "A2", "B2", "C2", "D2", "E2", "A3", "B3", "C3", "E3", "A4", "B4", "C4", "D4")
    return Garden(
        beds=(
            Bed("L4", cats=plain[::2], pots=plain[1::2]),
            Bed(
                "D1",
                (Planted("I3a", 1, "A1"), Planted("T4a", 4, "A2"), Planted("H8", 2, "D3"), Planted("I2a", 1, "C2")),
                cats=("E2", "B5"),
                pots=("E5",),
            ),
        ),
        cats=5,
        orange=(15, 15, 15),
        blue=(14, 14, 14),
        hive=1,
    )


def crowd() -> State:
    """Four players, six-square tiles in every tray, the gardener at a corner, a queue of twenty."""
    state: State = GAME.set_up(11, 4, {})
    big = ("H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "W5", "Z5", "U5", "F5", "L5", "N5", "Y5", "X5")
    queue = tuple(sorted({*state.nursery, *state.queue} - {None, *big}, key=str))
    gardens = tuple(
        replace(garden, orange=(0, 9, 20), blue=(10, 14, 20), hive=hive)
        for garden, hive in zip(state.gardens, (0, 1, 2, 0), strict=True)
    )
    return replace(state, gardens=gardens, nursery=big, queue=queue, gardener=10, die=5, steps=69, seat=1)
