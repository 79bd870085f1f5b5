"""Gardens of Gartenbau built by hand: that of the concept pictures, and the largest."""

from msgspec.structs import replace

from rules.gartenbau.components import components
from rules.gartenbau.squares import name_of, number_at, place_of, square_of
from rules.gartenbau.state import COLOURS, Flower, Garden, Plant, Plot, Stack, State, Tile, Turn
from rules.registry import games

GAME = games()["gartenbau"]
NAMES = ("Åse", "Mia", "Bo", "Jørgen_*~ von Hohenzollern")

CONCEPT_PLOT = Plot(
    tiles=(
        Tile(("m10", "n10", "m11", "n11"), ("blue", "orange", "purple", "green"), starter=True),
        Tile(("l7", "m7"), ("green", "orange")),
        Tile(("n7", "n8"), ("red", "purple")),
        Tile(("o7", "o8"), ("red", "purple")),
        Tile(("k8", "l8"), ("blue", "yellow")),
        Tile(("k9", "l9"), ("purple", "yellow")),
        Tile(("m8", "m9"), ("yellow", "yellow")),
        Tile(("p8", "q8"), ("yellow", "orange")),
        Tile(("o9", "p9"), ("green", "yellow")),
        Tile(("k10", "k11"), ("orange", "yellow")),
        Tile(("l10", "l11"), ("orange", "blue")),
        Tile(("o10", "p10"), ("blue", "purple")),
        Tile(("o11", "o12"), ("blue", "yellow")),
        Tile(("p11", "q11"), ("purple", "green")),
        Tile(("q10", "r10"), ("orange", "red")),
        Tile(("m12", "n12"), ("red", "green")),
    ),
    plants=(
        Plant("yellow", ("l8", "m8"), 3),
        Plant("yellow", ("l9", "m9"), 4),
        Plant("blue", ("o10", "o11"), 3),
        Plant("purple", ("p10", "p11"), 3),
        Plant("red", ("n7", "o7"), 5),
        Plant("yellow", ("p8", "p9"), 6),
        Plant("orange", ("k10", "l10"), 3),
        Plant("green", ("n11", "n12"), 4),
        Plant("purple", ("n8", "o8"), 3),
    ),
    flowers=(Flower("garden-rose-20", "l8"), Flower("cornflower-orange-6", "o10")),
)
CONCEPT_HAND = (
    "red-lily-plants",
    "calla-lily-spaces",
    "fuchsia-primaries",
    "hybrid-tea-rose-many-holes",
    "forget-me-not-green-8",
)
CONCEPT_GARDEN = Garden(
    starter=1, side="front", plot=CONCEPT_PLOT, hand=CONCEPT_HAND, suns=3, waters=4, space=8, can=False, ready=True
)


def concept_state(turn: Turn | None = None) -> State:
    """The state of the concept pictures: three gardeners, the market with one empty petal."""
    state: State = GAME.set_up(7, 3, {})
    stacks = (
        Stack((("red", "yellow"), *(("red", "blue"),) * 5)),
        Stack((("blue", "purple"), *(("red", "blue"),) * 4)),
        Stack((("orange", "green"), *(("red", "blue"),) * 6), suns=1),
        Stack((("purple", "yellow"), *(("red", "blue"),) * 3)),
        Stack((("red", "blue"), *(("red", "blue"),) * 7), waters=1),
        Stack(()),
        Stack((("green", "yellow"), *(("red", "blue"),) * 5)),
    )
    starter = Tile(components().starter_squares, ("red", "yellow", "blue", "green"), starter=True)
    others = tuple(
        Garden(starter=2 + place, side="front", plot=Plot((starter,)), hand=CONCEPT_HAND[:4], space=space, ready=True)
        for place, space in enumerate((3, 12))
    )
    return replace(
        state,
        stage="play",
        gardens=(CONCEPT_GARDEN, *others),
        stacks=stacks,
        plants=(6, 8, 4, 7, 5, 2),
        suns=14,
        waters=11,
        seat=0,
        round=9,
        turn=turn or Turn(),
    )


def concept_before() -> State:
    """The concept's state before its last turn: the purple plant does not lie yet."""
    return with_plot(replace(CONCEPT_PLOT, plants=CONCEPT_PLOT.plants[:-1]))


def with_plot(plot: Plot, turn: Turn | None = None) -> State:
    """The concept's state with another garden for the first seat."""
    state = concept_state(turn)
    return replace(state, gardens=(replace(CONCEPT_GARDEN, plot=plot), *state.gardens[1:]))


HOLD = Turn("place", acted=True, petal=3, prize="tile", tile=("blue", "red"))
"""A seedling tile is in hand."""


def long_plot(tiles: int) -> Plot:
    """A garden two squares wider with every tile, right from the starter tile."""
    column, row = place_of(square_of("o10"))
    laid = [CONCEPT_PLOT.tiles[0]]
    for number in range(tiles):
        at = [name_of(number_at(column + 2 * number + more, row + number % 3)) for more in (0, 1)]
        laid.append(Tile((at[0], at[1]), (COLOURS[number % 6], COLOURS[(number * 5 + 1) % 6])))
    return Plot(tuple(laid))
