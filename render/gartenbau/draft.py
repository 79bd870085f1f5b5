"""The picture of the draft: twelve piles, an open flower on a hidden one; those that are picked are pale."""

from render.alt import within
from render.drawer import Seen
from render.gartenbau.board_text import board_lines
from render.gartenbau.card import draw_small_card
from render.gartenbau.frame import PIXELS, WIDTH
from render.gartenbau.part import HOME, centred, marker, tag
from render.scene import Disc, Drawing, Item, Label, Layer, Plate, Scene, Sprite
from rules.gartenbau.state import Pile, State

_COLUMNS, _CARD = 4, 316.0
_LEFT, _TOP, _ACROSS, _DOWN = 22.0, 92.0, 368.0, 336.0


def draft_scene(seen: Seen) -> Scene:
    """All piles, row by row as they are numbered."""
    state: State = seen.view
    rows = -(-len(state.draft) // _COLUMNS)
    height = round(_TOP + rows * _DOWN + 8)
    items: list[Item] = []
    choosing = seen.choice.values if seen.choice and seen.choice.field == "pile" else ()
    for place, pile in enumerate(state.draft):
        items += _pile(place, pile, seen)
        if str(place + 1) not in choosing:  # one number is enough: where a disc lies, the pile's own would puzzle
            items.append(_number(place))
    for number, value in enumerate(choosing, 1):
        x, y = _corner(int(value) - 1)
        items.append(Disc(number, value, x + 44, y + 178, 78))
    name = seen.words.say("gartenbau-picture-draft-turn", name=seen.names[state.seat])
    items += [
        centred(marker(state.seat), 90, 46, 84),
        Label(name, 150, 47, 54, "cream", "left", room=1300, outline=4),
    ]
    ground = Layer((Sprite(HOME + "bench", 0, 0, WIDTH, anchor=(0, 0)), Sprite(HOME + "bench", 0, 1000, WIDTH,
                                                                               anchor=(0, 0))))  # fmt: skip
    return Scene(WIDTH, height, PIXELS, ground, tuple(items), within(board_lines(seen), seen.words), seen.theme)


def _corner(place: int) -> tuple[float, float]:
    return _LEFT + place % _COLUMNS * _ACROSS, _TOP + place // _COLUMNS * _DOWN


def _number(place: int) -> Plate:
    x, y = _corner(place)
    return Plate("name", str(place + 1), x + (38 if place < 9 else 50), y + 36, size=50, place=str(place + 1))


def _hidden(x: float, y: float) -> Drawing:
    """The hidden flower under an open one: its back peeps out."""
    left, top = x + 20, y + 18
    box = f'width="{_CARD - 6:g}" height="{_CARD - 6:g}"'
    svg = (
        f'<rect x="{left + 5:g}" y="{top + 7:g}" {box} rx="16" fill="#16240f" fill-opacity=".35"/>'
        f'<rect x="{left:g}" y="{top:g}" {box} rx="16" fill="{{cream}}" stroke="{{ink}}" stroke-width="3"/>'
        f'<rect x="{left + 8:g}" y="{top + 8:g}" width="{_CARD - 22:g}" height="{_CARD - 22:g}" '
        'rx="10" fill="#3f7f5c"/>'
    )
    return Drawing((left - 3, top - 3, left + _CARD + 4, top + _CARD + 6), svg)


def _pile(place: int, pile: Pile, seen: Seen) -> tuple[Item, ...]:
    x, y = _corner(place)
    if pile.picked_by is None:
        return (
            _hidden(x, y),
            *draw_small_card(pile.open, None, x, y, _CARD),
        )
    faded = tuple(
        Sprite(item.name, item.x, item.y, item.width, anchor=item.anchor, alpha=0.34)
        for item in draw_small_card(pile.open, None, x, y, _CARD)
        if isinstance(item, Sprite)
    )
    return (
        *faded,
        centred(marker(pile.picked_by), x + _CARD / 2, y + 130, 110),
        *tag(seen.names[pile.picked_by], x + _CARD / 2, y + 216, 44, 250),
    )
