"""The cabinet beside or below a garden: resources, special tokens, and what is in hand."""

from render.gartenbau.frame import SHELF, WIDTH, Frame
from render.gartenbau.options import flower_in_hand, plant_in_hand, tile_in_hand
from render.gartenbau.part import HOME, centred, framed, moved, number
from render.gartenbau.pieces import species_of
from render.scene import Drawing, Item, Label, Plate, Sprite
from rules.gartenbau.state import Garden, Seedlings, State
from rules.notation import Choice
from words.speech import Words

_X = 1312.0
"""The middle of the cabinet that stands beside the garden."""
_FOOT, _ROOMY = 990.0, 1240.0
"""Where that cabinet ends, and from which foot of the garden on there is room below it."""


def still_cabinet(frame: Frame) -> tuple[Item, ...]:
    """The empty cabinet."""
    if frame.wide:
        return (_long_shelf(frame.foot + 20),)
    return (framed("shelf", 1140, 216, 1), *_beneath(frame))


def _beneath(frame: Frame) -> tuple[Item, ...]:
    """What lies on the lawn under the cabinet, where the garden is so high that there is room."""
    if frame.foot < _ROOMY:
        return ()
    middle = (_FOOT + frame.foot) / 2
    return (
        centred("trowel", _X - 26, middle - 20, 210, angle=-14),
        centred("twine", _X + 92, middle + 56, 76),
        *(
            Sprite("daisy", _X + dx, middle + dy, size)
            for dx, dy, size in ((-120, 70, 34), (-92, 96, 28), (124, -70, 32), (30, 120, 28))
        ),
        *(Sprite(HOME + "grass-tuft", _X + dx, middle + dy, 36) for dx, dy in ((-130, -60), (0, 70), (140, 110))),
    )


def draw_cabinet(frame: Frame, state: State, seat: int, choice: Choice | None, words: Words) -> tuple[Item, ...]:
    """What is in the cabinet of a seat."""
    garden = state.gardens[seat]
    if frame.wide:
        return _lying(frame.foot + 20, garden, held(state, seat, choice), words)
    return _standing(garden, held(state, seat, choice), words)


def held(state: State, seat: int, choice: Choice | None) -> tuple[Item, ...]:
    """What a seat has in hand in the step, its middle at 0, 0; nothing when nothing is in hand."""
    tile, plant, flower = tile_in_hand(state, seat), plant_in_hand(choice), flower_in_hand(choice)
    if flower is not None:
        return (framed(f"flower-{species_of(flower)}", -84, -84, 0.84),)
    if plant is not None:
        return (framed(f"plant-{plant}-horizontal", -125, -62, 1.25),)
    return draw_lying_tile(tile, 0, 0, 1.25) if tile is not None else ()


def draw_lying_tile(tile: Seedlings, x: float, y: float, unit: float) -> tuple[Item, ...]:
    """A seedling tile on its own, its middle at x, y; `unit` for a hundredth of a cell."""
    left, top = x - 100 * unit, y - 50 * unit
    return (
        framed("tray-horizontal", left, top, unit),
        framed(f"cup-{tile[0]}", left + 4.5 * unit, top, unit),
        framed(f"cup-{tile[1]}", left + 95.5 * unit, top, unit),
    )


def tokens(garden: Garden, x: float, y: float, apart: float) -> tuple[Item, ...]:
    """Flower pot and watering can on a common foot at y; a used one is an outline."""
    pot, can = ("flower-pot", 100.0) if garden.pot else ("flower-pot-used", 92.0), "watering-can"
    used = "" if garden.can else "-used"
    return (
        Sprite(HOME + pot[0], x - apart / 2, y, pot[1], anchor=(0.5, 1)),
        Sprite(HOME + can + used, x + apart / 2, y - 4, 128 if garden.can else 112, anchor=(0.5, 1)),
    )


def _standing(garden: Garden, hand: tuple[Item, ...], words: Words) -> tuple[Item, ...]:
    items: list[Item] = [
        centred("sun", 1248, 302, 104),
        number(str(garden.suns), 1362, 302, 84),
        centred("water", 1248, 424, 76),
        number(str(garden.waters), 1362, 424, 84),
        *tokens(garden, _X, 678, 148),
    ]
    if hand:
        items += [Label(words.say("gartenbau-picture-in-hand"), _X, 748, 46, room=290), *moved(hand, _X, 880)]
    elif garden.hand:
        items += [Label(words.say("gartenbau-picture-flowers"), _X, 748, 46, room=290), *_cards(garden, _X, 872)]
    return tuple(items)


def _cards(garden: Garden, x: float, y: float) -> tuple[Item, ...]:
    """How many flowers are in hand: cards, face down."""
    count = len(garden.hand)
    shown = min(count, 5)
    backs = tuple(
        centred(
            "card-back",
            x + (place - (shown - 1) / 2) * 30,
            y - 4 + abs(place - (shown - 1) / 2) * 7,
            116,
            angle=(place - (shown - 1) / 2) * 9,
        )
        for place in range(shown)
    )
    return (*backs, Plate("count", f"×{count}", x + 96, y + 56, size=48))


def _lying(top: float, garden: Garden, hand: tuple[Item, ...], words: Words) -> tuple[Item, ...]:
    middle = top + SHELF / 2 - 14
    items: list[Item] = [
        centred("sun", 130, middle, 104),
        number(str(garden.suns), 240, middle, 84),
        centred("water", 370, middle, 76),
        number(str(garden.waters), 470, middle, 84),
        *tokens(garden, 720, top + 150, 160),
    ]
    if hand:
        items += [
            Label(words.say("gartenbau-picture-in-hand"), 1030, middle, 46, room=250),
            *moved(hand, 1320, middle),
        ]
    elif garden.hand:
        items += [
            Label(words.say("gartenbau-picture-flowers"), 1030, middle, 46, room=240),
            *_cards(garden, 1310, middle),
        ]
    return tuple(items)


def _long_shelf(top: float) -> Drawing:
    """The cabinet laid down along the foot."""
    wood = (
        '<defs><linearGradient id="wood" x2="1" y2=".15"><stop stop-color="#d9a870"/>'
        '<stop offset=".5" stop-color="#b07d4f"/><stop offset="1" stop-color="#8a5d36"/></linearGradient>'
        '<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#fff8e8"/><stop offset="1" stop-color="#f1e2c2"/>'
        "</linearGradient></defs>"
    )
    rooms = "".join(
        f'<rect x="{left}" y="{top + 14:g}" width="{right - left}" height="{SHELF - 44:g}" rx="6" fill="url(#wall)" '
        'stroke="#6d4526" stroke-width="2.6"/>'
        f'<path d="M{left + 4} {top + 19:g} H{right - 4}" stroke="#c9b48a" stroke-opacity=".55" stroke-width="7"/>'
        for left, right in ((34, 556), (572, 868), (884, 1466))
    )
    svg = (
        f'{wood}<rect x="24" y="{top + 8:g}" width="{WIDTH - 44}" height="{SHELF - 14:g}" rx="12" fill="#16240f" '
        f'fill-opacity=".3"/><rect x="18" y="{top:g}" width="{WIDTH - 36}" height="{SHELF - 16:g}" rx="12" '
        f'fill="url(#wood)" stroke="{{ink}}" stroke-width="3.4"/>{rooms}'
    )
    return Drawing((14, top - 4, WIDTH - 10, top + SHELF), svg)
