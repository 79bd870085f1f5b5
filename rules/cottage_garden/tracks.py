"""The planting table: cubes on their tracks, forwards for what a bed shows, backwards in the final round."""

from typing import Literal, NamedTuple, cast

from rules.cottage_garden.components import components
from rules.cottage_garden.state import Cubes, Garden

Colour = Literal["orange", "blue"]
COLOURS: tuple[Colour, Colour] = ("orange", "blue")
NONE = "none"


class Advance(NamedTuple):
    """What moving a cube brings: the cubes afterwards, cats and pots won, whether it came to the end of the track."""

    cubes: Cubes
    to: int
    points: int
    cats: int
    pots: int
    arrived: bool


def track(colour: Colour) -> tuple[int, ...]:
    """The points of the places of a track, from the start to its end."""
    return components().orange if colour == "orange" else components().blue


def cubes_of(garden: Garden, colour: Colour) -> Cubes:
    return garden.orange if colour == "orange" else garden.blue


def movable(colour: Colour, cubes: Cubes, shown: int) -> tuple[str, ...]:
    """The places of cubes that may move for `shown` pots or covers; `none` alone if none may (C24)."""
    end = track(colour)[-1]
    places = tuple(str(place) for place in dict.fromkeys(cubes) if place < end)
    return places if shown and places else (NONE,)


def advance(colour: Colour, cubes: Cubes, place: int, shown: int) -> Advance:
    """Move a cube from `place` on by `shown` places, at most to the end; what it wins on its way (C24, C26, C27)."""
    places, line = track(colour), components().line
    to = places[min(places.index(place) + shown, len(places) - 1)]
    moved = _moved(cubes, place, to)
    left_start = place == 0 and 0 not in moved
    return Advance(moved, to, to - place, int(place <= line < to), int(left_start), to == places[-1])


def payments(garden: Garden) -> tuple[tuple[Colour, int], ...]:
    """The cubes that may go back before a turn of the final round; one at the end only if no other can (C35, C36)."""
    usual = tuple(
        (colour, place)
        for colour in COLOURS
        for place in dict.fromkeys(cubes_of(garden, colour))
        if 2 <= place < track(colour)[-1]
    )
    forced = tuple((colour, track(colour)[-1]) for colour in COLOURS if track(colour)[-1] in cubes_of(garden, colour))
    return usual or forced


def go_back(colour: Colour, place: int) -> int:
    """Where a cube that pays lands: 2 points back; from the end, on the place before it (C35, C36)."""
    places = track(colour)
    if place == places[-1]:
        return places[-2]
    return place - 2


def pay(garden: Garden, colour: Colour, place: int) -> Cubes:
    """The cubes of the colour after the one on `place` went back."""
    return _moved(cubes_of(garden, colour), place, go_back(colour, place))


def _moved(cubes: Cubes, place: int, to: int) -> Cubes:
    rest = list(cubes)
    rest.remove(place)
    return cast(Cubes, tuple(sorted((*rest, to))))
