"""The picture of a garden: plates and hedge, both beds, the planting table, and the candidates of a step."""

from functools import lru_cache

from render.alt import within
from render.cottage_garden import options
from render.cottage_garden.backdrop import LAWNS, SCENERY
from render.cottage_garden.beds import draw_bed, still_slabs
from render.cottage_garden.head import draw_bed_plate, draw_hand, draw_kept, draw_name
from render.cottage_garden.places import BED, HEIGHT, PIXELS, WIDTH, bed_corners
from render.cottage_garden.planting_table import draw_cubes, draw_landing, place_at, still_table
from render.cottage_garden.resting import draw_resting
from render.cottage_garden.text import garden_lines
from render.drawer import Seen
from render.part import Part
from render.scene import Item, Layer, Point, Scene
from rules.cottage_garden.beds import bed_names
from rules.cottage_garden.scoring import advance_for
from rules.cottage_garden.state import Bed, Garden, State
from rules.cottage_garden.tracks import COLOURS, NONE, cubes_of, go_back
from rules.notation import Choice


@lru_cache(maxsize=8)
def _ground(standing: tuple[bool, ...]) -> Layer:
    """All that never changes, with the slabs of those beds that are still there."""
    corners = bed_corners(len(standing))
    slabs = [item for corner, there in zip(corners, standing, strict=True) if there for item in still_slabs(corner)]
    return Layer((*SCENERY, *(LAWNS if len(standing) == 1 else ()), *slabs, *still_table()))


def garden_scene(seen: Seen) -> Scene:
    """The garden of a seat, with the candidates of a step that is not about tiles to take."""
    state: State = seen.view
    garden = state.gardens[seen.seat]
    was = old_garden(seen)
    choice = seen.choice if seen.choice and not options.is_on_board(seen.choice) else None
    corners = bed_corners(len(garden.beds))
    items: list[Item] = [*draw_name(seen), *draw_kept(garden, was), *draw_hand(seen, seen.choice).items]
    places: dict[str, Point] = {}
    squares: dict[str, Part] = {}
    for place, (bed, name, corner) in enumerate(zip(garden.beds, bed_names(garden), corners, strict=True)):
        if bed is None or name is None:
            items += draw_resting(state, seen.seat, place, corner, seen.words)
            continue
        head = draw_bed_plate(bed, name, corner, seen.words)
        squares[name] = draw_bed(bed, _old_bed(was, place, bed), corner)
        items += [*head.items, *squares[name].items]
        places |= head.places
    cubes = draw_cubes(garden, was)
    items += cubes.items
    places |= cubes.places
    if choice:
        items += _candidates(choice, garden, corners, places, squares)
    standing = tuple(bed is not None for bed in garden.beds)
    alt = within(garden_lines(seen), seen.words)
    return Scene(WIDTH, HEIGHT, PIXELS, _ground(standing), tuple(items), alt, seen.theme)


def old_garden(seen: Seen) -> Garden | None:
    """The garden when the last turn began: what it lacks is new. Without one nothing is new."""
    if seen.before is None:
        return None
    before: State = seen.before
    return before.gardens[seen.seat]


def _old_bed(was: Garden | None, place: int, bed: Bed) -> Bed | None:
    """The bed as it was; an empty one where another bed lies there now."""
    if was is None:
        return None
    old = was.beds[place]
    return old if old is not None and old.side == bed.side else Bed(bed.side)


def _candidates(
    choice: Choice, garden: Garden, corners: tuple[Point, ...], places: dict[str, Point], squares: dict[str, Part]
) -> tuple[Item, ...]:
    """The step in hand: a strip of kinds of moves, a panel of turns, previews on a bed, or discs alone."""
    if options.is_verb(choice):
        return options.verbs_strip(choice, 1466, 70, 560)
    if choice.field == "turn":
        own = bed_names(garden).index(choice.chosen[2])
        if len(corners) == 1:
            return options.turns_panel(choice, (40, corners[0][1] + 110), 330)
        return options.turns_panel(choice, corners[1 - own], BED)
    if choice.field == "square":
        name = choice.chosen[2] if choice.chosen[0] == "plant" else choice.chosen[1]
        at = squares[name].places
        corner = corners[bed_names(garden).index(name)]
        in_hand = options.placements if choice.chosen[0] == "plant" else options.tokens
        return (*in_hand(choice, corner), *options.discs(choice, options.disc_places(at)))
    at = places if choice.field == "bed" else _cube_places(choice, places)
    return (*_landings(choice, garden), *options.discs(choice, at))


def _landings(choice: Choice, garden: Garden) -> tuple[Item, ...]:
    """Where each cube that may move would come to."""
    items: list[Item] = []
    for number, value in enumerate(choice.values, 1):
        for colour in COLOURS:
            if choice.field == colour and value != NONE:
                to = advance_for(garden, choice.chosen[1], colour, int(value)).to
            elif choice.field == "place" and choice.chosen[1] == colour:
                to = go_back(colour, int(value))
            else:
                continue
            items += draw_landing(colour, to, number, occupied=to in cubes_of(garden, colour))
    return tuple(items)


def _cube_places(choice: Choice, places: dict[str, Point]) -> dict[str, Point]:
    """Where the discs of cubes and colours go: above the cubes, and at the signs of the tracks."""
    if choice.field == "cube":
        return {colour: (56.0, place_at(colour, 0)[1]) for colour in ("orange", "blue")}
    colour = choice.field if choice.field in ("orange", "blue") else choice.chosen[1]
    found = dict(places)
    for value in choice.values:
        if f"{colour}:{value}" in places:
            x, y = places[f"{colour}:{value}"]
            found[value] = (x - 30, y - 34)
    return found
