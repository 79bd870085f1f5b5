"""The labels of a menu's values: keys and details, no words."""

from collections.abc import Callable

from rules.gartenbau.asking import colour_noun, flower_noun, of_amount
from rules.gartenbau.components import components
from rules.gartenbau.ground import ground_of
from rules.gartenbau.market import gift_size, over, top_plant, ways
from rules.gartenbau.squares import AROUND, STEPS, Facing, name_of, pair_of, place_of, square_of
from rules.gartenbau.state import COLOURS, PETALS, Colour, Garden, State
from rules.notation import VERB
from rules.sentence import Detail, Noun, Sentence, sentence

_BOX = components()


def label(view: State, seat: int, chosen: tuple[str, ...], field: str, value: str) -> Sentence:
    """A value of a field as a menu shows it, at most 60 characters when said."""
    if not chosen or field == VERB:
        return sentence(f"gartenbau-label-verb-{value}")
    return _LABELS[field](view, view.gardens[seat], chosen, value)


def _label_pile(view: State, _garden: Garden, _chosen: tuple[str, ...], value: str) -> Sentence:
    return sentence("gartenbau-label-pile", number=int(value), flower=flower_noun(view.draft[int(value) - 1].open))


def _label_side(_view: State, garden: Garden, _chosen: tuple[str, ...], value: str) -> Sentence:
    colours = _BOX.starters[garden.starter - 1]["front" if value == "front" else "back"]
    details: dict[str, Detail] = {f"colour{place}": colour_noun(each) for place, each in enumerate(colours, start=1)}
    return sentence(f"gartenbau-label-side-{value}", **details)


def _label_flower(_view: State, _garden: Garden, _chosen: tuple[str, ...], value: str) -> Sentence:
    return sentence("gartenbau-label-flower", flower=flower_noun(value))


def _label_petal(view: State, garden: Garden, chosen: tuple[str, ...], value: str) -> Sentence:
    """A petal with what lies on it, and what the way there costs."""
    petal = PETALS.index(value)
    stack = view.stacks[petal]
    seat = next(place for place, each in enumerate(view.gardens) if each is garden)
    passed = next((passed for place, passed in ways(view, seat) if place == petal), ())
    cost = len(passed) if chosen[0] == "market" else 0
    paid = "-paid" if cost else ""
    details: dict[str, Detail] = {"petal": value, "cost": cost}
    if not cost:
        del details["cost"]
    top = stack.tiles[0] if stack.tiles else None
    if top is not None:
        first, second = map(colour_noun, top)
        return sentence(f"gartenbau-label-petal-tile{paid}", **details, first=first, second=second)
    ability = Noun(f"gartenbau-ability-{_BOX.petals[len(view.gardens)][petal].ability}")
    return sentence(f"gartenbau-label-petal-empty{paid}", **details, ability=ability)


def _label_prize(view: State, _garden: Garden, chosen: tuple[str, ...], value: str) -> Sentence:
    petal = PETALS.index(chosen[1])
    face, stack = _BOX.petals[len(view.gardens)][petal], view.stacks[petal]
    if value == "resources":
        suns, waters = min(face.suns, view.suns), min(face.waters, view.waters)
        return of_amount("gartenbau-label-prize-resources", suns, waters)
    about: dict[str, Detail] = {"ability": Noun(f"gartenbau-ability-{face.ability}")}
    if value == "tile":
        first, second = map(colour_noun, stack.tiles[0] if stack.tiles and stack.tiles[0] else ("red", "red"))
        about = {"first": first, "second": second}
    if stack.suns or stack.waters:
        return of_amount(f"gartenbau-label-prize-{value}-more", stack.suns, stack.waters, **about)
    return sentence(f"gartenbau-label-prize-{value}", **about)


def _label_square(_view: State, garden: Garden, chosen: tuple[str, ...], value: str) -> Sentence:
    """A square for a seedling, with the colours beside it; for a flower, with the plants that it would cover."""
    ground, square = ground_of(garden.plot), square_of(value)
    if chosen[0] == "flower":
        for corner, *plants in ground.beds:
            if corner == square:
                first, second = map(colour_noun, plants)
                return sentence("gartenbau-label-bed", square=value, first=first, second=second)
    beside = dict.fromkeys(ground.seedlings[square + step] for step in AROUND if square + step in ground.seedlings)
    if not beside:
        return sentence("gartenbau-label-square", square=value)
    colours: dict[str, Detail] = {f"colour{place}": colour_noun(each) for place, each in enumerate(beside, start=1)}
    return sentence(f"gartenbau-label-square-beside-{len(beside)}", square=value, **colours)


def _label_facing(_view: State, _garden: Garden, chosen: tuple[str, ...], value: str) -> Sentence:
    facing: Facing = next(each for each in STEPS if each == value)
    square = name_of(square_of(chosen[1]) + STEPS[facing])
    return sentence("gartenbau-label-facing", facing=Noun(f"gartenbau-facing-{value}"), square=square)


def _label_colour(view: State, _garden: Garden, _chosen: tuple[str, ...], value: str) -> Sentence:
    """A colour of plant with the top tile's prestige and cost."""
    colour: Colour = next(each for each in COLOURS if each == value)
    plant = top_plant(view, colour)
    if plant is None:
        return sentence("gartenbau-label-colour-none", colour=colour_noun(colour))
    return sentence(
        "gartenbau-label-colour",
        colour=colour_noun(colour),
        prestige=plant.prestige,
        suns=plant.suns,
        waters=plant.waters,
    )


def _label_squares(_view: State, garden: Garden, _chosen: tuple[str, ...], value: str) -> Sentence:
    """Two squares with the seedlings on them."""
    one, other = pair_of(value)
    seen = ground_of(garden.plot).seedlings
    if one not in seen or other not in seen:
        return sentence("gartenbau-label-square", square=value)
    first, second = colour_noun(seen[one]), colour_noun(seen[other])
    return sentence("gartenbau-label-squares", squares=value, first=first, second=second)


def _label_suns(view: State, garden: Garden, chosen: tuple[str, ...], value: str) -> Sentence:
    many = over(garden) if chosen[0] == "return" else gift_size(view)
    return of_amount("gartenbau-label-suns", int(value), many - int(value))


def _own(field: str) -> Callable[[State, Garden, tuple[str, ...], str], Sentence]:
    """Values that each have a label of their own."""
    return lambda _view, _garden, _chosen, value: sentence(f"gartenbau-label-{field}-{value}")


_LABELS: dict[str, Callable[[State, Garden, tuple[str, ...], str], Sentence]] = {
    "pile": _label_pile,
    "side": _label_side,
    "flower": _label_flower,
    "petal": _label_petal,
    "prize": _label_prize,
    "token": _own("token"),
    "square": _label_square,
    "facing": _label_facing,
    "colour": _label_colour,
    "squares": _label_squares,
    "saving": _own("saving"),
    "suns": _label_suns,
    "tile": _label_squares,
    "turned": _own("turned"),
}


def group_of(field: str, value: str) -> str:
    """The row that a square, or the upper left of two squares, lies in, where more than 25 are asked in two steps."""
    if field in ("square", "squares", "tile"):
        square = square_of(value) if field == "square" else pair_of(value)[0]
        return str(place_of(square)[1])
    return "others"
