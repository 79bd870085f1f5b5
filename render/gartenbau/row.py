"""One's own flowers in a row below the garden: only where the view shows them."""

from render.drawer import Seen
from render.gartenbau.card import draw_small_card
from render.gartenbau.frame import WIDTH
from render.gradients import defined, falling
from render.scene import Drawing, Group, Item
from rules.gartenbau.hints import hints
from rules.gartenbau.state import State

_MOST_WIDE, _GAP, _MOST = 284.0, 10.0, 6


def row_height(count: int) -> float:
    """How much height so many cards take."""
    rows, _, width = _shape(count)
    return rows * (width + _GAP) + 26


def _shape(count: int) -> tuple[int, int, float]:
    """Rows, cards in a row, and the width of a card."""
    rows = -(-count // _MOST)
    each = -(-count // rows)
    return rows, each, min(_MOST_WIDE, (WIDTH - 30) / each - _GAP)


def draw_row(seen: Seen, top: float) -> tuple[Item, ...]:
    """The cards, with what each would score now; a tick on those that could be placed."""
    state: State = seen.view
    found = hints(state, seen.seat)
    _, each, width = _shape(len(found))
    items: list[Item] = []
    for place, hint in enumerate(found):
        in_row = min(each, len(found) - place // each * each)
        left = (WIDTH - in_row * (width + _GAP) + _GAP) / 2
        x = left + place % each * (width + _GAP)
        y = top + 14 + place // each * (width + _GAP)
        items += draw_small_card(hint.flower, hint, x, y, width)
    return tuple(items)


def still_row(top: float, count: int) -> tuple[Item, ...]:
    """The bench that the cards lie on."""
    height = row_height(count)
    planks = "".join(
        f'<path d="M0 {height * part:.0f} H{WIDTH}" stroke="#7d5230" stroke-opacity=".55" stroke-width="3"/>'
        for part in (0.33, 0.66)
    )
    svg = (
        f'{defined(falling("plank", "#c79a68", "#a87847"))}<rect width="{WIDTH}" height="{height:g}" '
        f'fill="url(#plank)"/>{planks}<path d="M0 0 H{WIDTH}" stroke="#5e3c22" stroke-width="5"/>'
    )
    box = (0.0, -3.0, float(WIDTH), height)
    return (Group((Drawing(box, svg),), box, 0, top),)  # of its own place, so that it is kept as the garden grows
