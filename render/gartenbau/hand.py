"""A hand of flowers, large: for its owner alone, when the step is about it."""

from render.alt import within
from render.drawer import Seen
from render.gartenbau.card import draw_card
from render.gartenbau.frame import PIXELS, WIDTH
from render.gartenbau.part import HOME, centred, inside, marker, number, tag, trial_tag
from render.gartenbau.text import garden_lines
from render.panel import panel
from render.scene import Disc, Item, Label, Layer, Scene, Sprite
from rules.gartenbau.hints import hints
from rules.gartenbau.state import State
from rules.notation import Choice

_PITCH, _LEFT, _TOP = 494.0, 16.0, 14.0
_COLUMNS = 3


def shows_hand(state: State, seat: int, choice: Choice | None) -> bool:
    """Whether the hand alone is to be seen: it is visible, and the step is to choose from it or to think about it."""
    if not any(state.gardens[seat].hand):
        return False
    if choice is not None:
        return choice.field == "flower"
    return state.stage == "draft"


def hand_scene(seen: Seen, choice: Choice | None) -> Scene:
    """All cards of a hand, three in a row; where a place is left, the sign of their owner."""
    state: State = seen.view
    found = hints(state, seen.seat)
    rows = max(2, -(-len(found) // _COLUMNS))
    height = rows * _PITCH + 12
    numbers = {value: place for place, value in enumerate(choice.values, 1)} if choice else {}
    items: list[Item] = []
    discs: list[Disc] = []
    for place, hint in enumerate(found):
        x, y = _corner(place)
        items += draw_card(hint.flower, hint, x, y, seen.words)
        number_of = numbers.pop(hint.flower, None)  # of two copies one bears the number
        if number_of:
            discs.append(Disc(number_of, hint.flower, x + 54, y + 276, 84))
    if len(found) % _COLUMNS or len(found) < _COLUMNS * rows:
        items += _sign(seen, *_corner(_COLUMNS * rows - 1))
    ground = Layer((Sprite(HOME + "bench", 0, 0, WIDTH, anchor=(0, 0)), *_more_bench(rows)))
    return Scene(
        WIDTH, round(height), PIXELS, ground, (*items, *discs), within(garden_lines(seen), seen.words), seen.theme
    )


def _more_bench(rows: int) -> tuple[Item, ...]:
    return (Sprite(HOME + "bench", 0, 1000, WIDTH, anchor=(0, 0)),) if rows > 2 else ()


def _corner(place: int) -> tuple[float, float]:
    return _LEFT + place % _COLUMNS * _PITCH, _TOP + place // _COLUMNS * _PITCH


def _sign(seen: Seen, x: float, y: float) -> tuple[Item, ...]:
    """Whose hand it is, that nobody else sees it, and what a flower brings."""
    words = seen.words
    return (
        Sprite(HOME + "name-sign", x + 18, y + 24, 436, anchor=(0, 0)),
        Label(seen.names[seen.seat], x + 186, y + 87, 64, room=250, least=38),
        centred(marker(seen.seat), x + 370, y + 84, 88),
        *(
            trial_tag(seen, x + 236, y + 198)
            or tag(words.say("gartenbau-picture-only-you"), x + 236, y + 198, 46, 400)
        ),
        panel(x + 24, y + 254, x + 450, y + 352),
        inside("flower-any", x + 90, y + 303, 84),
        number("+ 3", x + 200, y + 303, 62),
        centred("sun-flat", x + 288, y + 303, 62),
        number("/", x + 338, y + 303, 62),
        centred("water-flat", x + 386, y + 303, 44),
        centred("trowel", x + 130, y + 414, 200),
        centred("twine", x + 366, y + 414, 72),
    )
