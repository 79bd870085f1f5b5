"""The question for each field of a move, and the labels of a menu's values: keys and details, no words."""

from collections.abc import Callable

from rules.gartenbau.actions import discards_due
from rules.gartenbau.components import components
from rules.gartenbau.ground import ground_of
from rules.gartenbau.market import gift_size, over, top_plant, ways
from rules.gartenbau.squares import STEPS, Facing, name_of, pair_of, place_of, square_of
from rules.gartenbau.state import COLOURS, PETALS, Colour, Garden, Seedlings, State
from rules.notation import VERB
from rules.sentence import Detail, Noun, Sentence, sentence

_BOX = components()


def colour_noun(colour: str) -> Noun:
    """The name of a colour."""
    return Noun(f"gartenbau-colour-{colour}")


def flower_noun(name: str | None) -> Noun:
    """The name of a flower with its way of scoring in short; of one that is not seen, that it is hidden."""
    return Noun(f"gartenbau-flower-{name}" if name in _BOX.flowers else "gartenbau-flower-hidden")


def _tile_in_hand(view: State) -> Seedlings | None:
    lifted = view.turn.lifted
    return view.turn.tile if lifted is None else (lifted.colours[0], lifted.colours[1])


def ask(view: State, seat: int, chosen: tuple[str, ...], field: str) -> Sentence:
    """The question for the next field of a move: one field, one question, with what it is about in it."""
    if not chosen or field == VERB:
        return sentence(f"gartenbau-ask-{view.turn.step if view.stage == 'play' else view.stage}")
    key = f"gartenbau-ask-{chosen[0]}-{field}"
    asked = _QUESTIONS.get(key.removeprefix("gartenbau-ask-"))
    return asked(view, seat, chosen, key) if asked is not None else sentence(key)


def _ask_of_tile(view: State, _seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    """Where a seedling tile goes: of its first seedling the square, of its second the side."""
    tile = _tile_in_hand(view)
    if tile is None or tile[0] == tile[1]:
        return sentence(f"{key}-twin", colour=colour_noun(tile[0] if tile is not None else "red"))
    first, second = map(colour_noun, tile)
    return sentence(key, second=second) if key.endswith("facing") else sentence(key, first=first, second=second)


def _ask_of_colour(_view: State, _seat: int, chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, colour=colour_noun(chosen[1]))


def _ask_collect(view: State, _seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, count=gift_size(view))


def _ask_return(view: State, seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, count=over(view.gardens[seat]), most=_BOX.numbers["most-resources"])


def _ask_pay(view: State, _seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, petal=PETALS[view.turn.unpaid[0]], count=len(view.turn.unpaid))


def _ask_prize(_view: State, _seat: int, chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, petal=chosen[1])


def _ask_discard(view: State, seat: int, _chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, count=discards_due(view, view.gardens[seat]))


def _ask_bed(_view: State, _seat: int, chosen: tuple[str, ...], key: str) -> Sentence:
    return sentence(key, flower=flower_noun(chosen[1]))


_QUESTIONS: dict[str, Callable[[State, int, tuple[str, ...], str], Sentence]] = {
    "place-square": _ask_of_tile,
    "place-facing": _ask_of_tile,
    "replant-square": _ask_of_tile,
    "replant-facing": _ask_of_tile,
    "plant-squares": _ask_of_colour,
    "buy-squares": _ask_of_colour,
    "buy-saving": _ask_of_colour,
    "collect-suns": _ask_collect,
    "return-suns": _ask_return,
    "pay-token": _ask_pay,
    "market-prize": _ask_prize,
    "discard-flower": _ask_discard,
    "flower-square": _ask_bed,
}


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
        return sentence("gartenbau-label-prize-resources", suns=suns, waters=waters)
    lying = {"suns": stack.suns, "waters": stack.waters}
    more = "-more" if stack.suns + stack.waters else ""
    if value == "ability":
        ability = Noun(f"gartenbau-ability-{face.ability}")
        return sentence(f"gartenbau-label-prize-ability{more}", ability=ability, **(lying if more else {}))
    first, second = map(colour_noun, stack.tiles[0] if stack.tiles and stack.tiles[0] else ("red", "red"))
    return sentence(f"gartenbau-label-prize-tile{more}", first=first, second=second, **(lying if more else {}))


def _label_square(_view: State, _garden: Garden, _chosen: tuple[str, ...], value: str) -> Sentence:
    return sentence("gartenbau-label-square", square=value)


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
    return sentence("gartenbau-label-suns", suns=int(value), waters=many - int(value))


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
