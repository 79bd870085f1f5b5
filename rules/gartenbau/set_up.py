"""The first state of a game: all chance is drawn here (G1 to G12)."""

from collections import Counter
from collections.abc import Mapping

from rules.chance import Chance
from rules.gartenbau.components import components
from rules.gartenbau.state import COLOURS, Garden, Pile, Seedlings, Stack, State

_BOX = components()
NOVICE, ADVANCED = "novice", "advanced"


def set_up(seed: int, seats: int, options: Mapping[str, str]) -> State:
    """The first state. The option `hands` is `novice` (a preset hand each) or `advanced` (the draft)."""
    chance = Chance(seed)
    shuffled = chance.shuffle(_tiles(seats))
    petals, pile = len(_BOX.petals[seats]), _BOX.pile
    dealt = shuffled[: petals * pile]
    starters = chance.shuffle(range(1, len(_BOX.starters) + 1))
    advanced = options.get("hands", NOVICE) == ADVANCED
    hands = chance.shuffle(tuple(_BOX.hands.values()))
    flowers = chance.shuffle(_BOX.advanced)
    half = len(flowers) // 2
    first = chance.below(seats)
    numbers = _BOX.numbers
    gardens = tuple(
        Garden(
            starter=starters[seat],
            hand=() if advanced else hands[seat],
            suns=numbers["first-suns"],
            waters=numbers["first-waters"],
        )
        for seat in range(seats)
    )
    return State(
        stage="draft" if advanced else "prepare",
        gardens=gardens,
        stacks=tuple(Stack(dealt[start : start + pile]) for start in range(0, len(dealt), pile)),
        plants=tuple(len(_BOX.stack(colour, seats)) for colour in COLOURS),
        suns=_BOX.suns - numbers["first-suns"] * seats,
        waters=_BOX.waters - numbers["first-waters"] * seats,
        draft=tuple(map(Pile, flowers[:half], flowers[half:])) if advanced else (),
        spare=() if advanced else tuple(flower for hand in hands[seats:] for flower in hand),
        box=shuffled[petals * pile :],
        first=first,
        seat=first,
    )


def _tiles(seats: int) -> tuple[Seedlings, ...]:
    """The seedling tiles for so many gardeners: two play without the marked ones (G3)."""
    left = Counter(_BOX.tiles)
    if seats == 2:
        left.subtract(_BOX.marked)
    return tuple(left.elements())
