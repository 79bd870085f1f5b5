"""The numbered candidates of a step in the garden: what is in hand as it would lie there, and gold discs."""

from render.gartenbau.frame import Frame
from render.gartenbau.part import dashes, framed
from render.gartenbau.pieces import draw_flower, draw_plant
from render.scene import Disc, Drawing, Item
from rules.gartenbau.candidates import squares_meant
from rules.gartenbau.squares import square_of
from rules.gartenbau.state import COLOURS, Colour, Seedlings, State
from rules.notation import VERB, Choice

_ALPHA = 0.72
"""How solid a piece is that is not laid yet."""
_DISC, _SMALL_DISC = 66.0, 70.0
_HALFWAY = 0.56
_ON_BAR = (VERB, "saving", "suns", "turned", "side")
"""Fields whose values are no places of the garden."""


def is_on_board(choice: Choice) -> bool:
    """Whether petals, what they give, tokens to pay, plants or the draft are chosen from: they lie on the market."""
    return choice.field in ("petal", "prize", "token", "pile", "colour")


def is_on_bar(choice: Choice) -> bool:
    """Whether the values are kinds of things, shown on a bar below the garden."""
    return choice.field in _ON_BAR


def meant(choice: Choice | None) -> tuple[int, ...]:
    """The squares that a choice is about, those chosen already included."""
    if choice is None or is_on_bar(choice):
        return ()
    names = [name for value in choice.values for name in squares_meant(choice.chosen, choice.field, value)]
    return tuple(dict.fromkeys(map(square_of, names)))


def tile_in_hand(state: State, seat: int) -> Seedlings | None:
    """The seedling tile that a seat holds: taken from the market or lifted."""
    if state.stage != "play" or state.seat != seat:
        return None
    lifted = state.turn.lifted
    return state.turn.tile if lifted is None else (lifted.colours[0], lifted.colours[1])


def plant_in_hand(choice: Choice | None) -> Colour | None:
    """The colour of the plant that a choice is about."""
    if choice is not None and choice.chosen[:1] in (("plant",), ("buy",)) and len(choice.chosen) > 1:
        return next((colour for colour in COLOURS if colour == choice.chosen[1]), None)
    return None


def flower_in_hand(choice: Choice | None) -> str | None:
    """The flower that a choice is about."""
    if choice is not None and choice.chosen[:1] == ("flower",) and len(choice.chosen) > 1:
        return choice.chosen[1]
    return None


def draw_candidates(frame: Frame, choice: Choice, state: State, seat: int) -> tuple[Item, ...]:
    """The candidates of a choice. Where they share squares, only their outlines are drawn."""
    groups = {
        value: [square_of(name) for name in squares_meant(choice.chosen, choice.field, value)]
        for value in choice.values
    }
    if not all(groups.values()):
        return ()  # a flower of a hand that is not seen has no place here
    tile = tile_in_hand(state, seat)
    if choice.field == "facing" and tile is not None:
        return _facings(frame, choice, groups, tile)
    every = [square for squares in groups.values() for square in squares]
    apart = len(set(every)) == len(every)
    items: list[Item] = []
    for squares in groups.values():
        items += _preview(frame, choice, squares, tile) if apart else ()
    items.append(_outlines(frame, list(groups.values())))
    for place, (value, squares) in enumerate(groups.items(), 1):
        items.append(_disc(frame, place, value, squares))
    return tuple(items)


def _preview(frame: Frame, choice: Choice, squares: list[int], tile: Seedlings | None) -> tuple[Item, ...]:
    plant, flower = plant_in_hand(choice), flower_in_hand(choice)
    if plant is not None:
        return draw_plant(frame, plant, squares, _ALPHA)
    if flower is not None:
        return (draw_flower(frame, flower, squares, _ALPHA),)
    if choice.field == "square" and tile is not None:
        return (_cup(frame, tile[0], squares[0]),)
    return ()


def _cup(frame: Frame, colour: Colour, square: int, alpha: float = _ALPHA) -> Item:
    x, y = frame.corner(square)
    return framed(f"cup-{colour}", x, y, frame.cell / 100, alpha)


def _facings(frame: Frame, choice: Choice, groups: dict[str, list[int]], tile: Seedlings) -> tuple[Item, ...]:
    """The first seedling where it was chosen to lie, and round it the squares for the second."""
    first = square_of(choice.chosen[1])
    seconds = [squares[1] for squares in groups.values()]
    items: list[Item] = [_cup(frame, tile[0], first, 0.92)]
    items += [_cup(frame, tile[1], square) for square in seconds]
    items.append(_outlines(frame, [[first], *([square] for square in seconds)]))
    items += [_between(frame, place, value, squares) for place, (value, squares) in enumerate(groups.items(), 1)]
    return tuple(items)


def _between(frame: Frame, place: int, value: str, squares: list[int]) -> Disc:
    """On the way from the first seedling to the second, so that both are seen."""
    (x, y), (to_x, to_y) = frame.middle([squares[0]]), frame.middle([squares[1]])
    width = min(_DISC, frame.cell * 0.66)
    return Disc(place, value, x + (to_x - x) * _HALFWAY, y + (to_y - y) * _HALFWAY, width)


def _outlines(frame: Frame, groups: list[list[int]]) -> Drawing:
    inset = frame.cell * 0.045
    boxes = [frame.box(squares) for squares in groups]
    line = max(3.5, min(6.0, frame.cell / 17))
    return dashes(
        ((left + inset, top + inset, right - inset, bottom - inset) for left, top, right, bottom in boxes),
        frame.cell * 0.14,
        line,
    )


def _disc(frame: Frame, place: int, value: str, squares: list[int]) -> Disc:
    """In the middle of several squares, in the lower right of one, so that what would grow there is seen."""
    x, y = frame.middle(squares)
    if len(squares) == 1:
        width = min(_SMALL_DISC, frame.cell * 0.68)
        aside = max(0.0, (frame.cell - width) / 2 - 2)
        return Disc(place, value, x + aside, y + aside, width)
    return Disc(place, value, x, y, min(_DISC, frame.cell * 0.66))
