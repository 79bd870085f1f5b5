"""The picture of the board: the nursery with its gardener, the seats, the spare bed, the reserve and the queue."""

from functools import lru_cache

from render.alt import within
from render.cottage_garden import options
from render.cottage_garden.backdrop import SKY
from render.cottage_garden.board_text import board_lines, moment
from render.cottage_garden.gardener import draw_gardener
from render.cottage_garden.nursery import WALK, draw_trays, still_nursery
from render.cottage_garden.part import drawn, plate
from render.cottage_garden.side import draw_queue, draw_reserve, draw_seats, draw_spare, queue_discs
from render.drawer import Seen
from render.gradients import defined, falling
from render.scene import Drawing, Item, Label, Layer, Scene
from rules.cottage_garden.nursery import in_final_round
from rules.cottage_garden.state import State

WIDTH, HEIGHT, PIXELS = 1500, 1176, 1200

_LAWN = Drawing(
    (0, 0, WIDTH, HEIGHT),
    defined(SKY, falling("lawn", "#b4dc97", "#98c97c"))
    + f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#lawn)"/>'
    f'<rect width="{WIDTH}" height="110" fill="url(#sky)"/>'
    '<path d="M0 84 C250 56 480 74 740 66 C1010 58 1260 56 1500 80 V140 H0 Z" fill="#9ccb86"/>',
)
_STRIP = Drawing(
    (0, 1040, WIDTH, HEIGHT),
    f'{defined(WALK)}<rect x="-4" y="1044" width="{WIDTH + 8}" height="140" fill="url(#walk)" stroke="#a3947a" '
    'stroke-width="3"/>',
)


@lru_cache(maxsize=2)
def _ground(seats: int) -> Layer:
    """All that never changes; with four seats the path has stops at its corners."""
    hedge = tuple(drawn("hedge", x, 68, 100) for x in range(0, WIDTH, 300))
    return Layer(
        (
            _LAWN,
            drawn("cloud", 470, 24, 80),
            drawn("cloud", 690, 18, 60),
            drawn("tree", 636, 76, 62),
            drawn("tree", 770, 74, 78),
            drawn("tree", 846, 78, 52),
            drawn("greenhouse", 950, 82, 76),
            *hedge,
            drawn("bee", 646, 102, 80),
            *still_nursery(seats),
            _STRIP,
            drawn("butterfly-yellow", 400, 100, 84),
        )
    )


def board_scene(seen: Seen) -> Scene:
    """What all seats share."""
    state: State = seen.view
    before: State | None = seen.before
    choice = seen.choice if seen.choice and options.is_on_board(seen.choice) else None
    trays = draw_trays(state, before)
    queue = draw_queue(state, before, choice, seen.words)
    items: list[Item] = [
        *_title(seen),
        *draw_seats(seen),
        *draw_spare(state, seen.words),
        *draw_reserve(state, seen.words),
        *trays.items,
        *draw_gardener(seen).items,
        *queue.items,
    ]
    if choice and choice.chosen[0] == "queue":
        items += queue_discs(choice, dict(queue.places))
    elif choice:
        items += options.discs(choice, trays.places, 64)
    return Scene(
        WIDTH,
        HEIGHT,
        PIXELS,
        _ground(4 if len(state.gardens) == 4 else 1),
        tuple(items),
        within(board_lines(seen), seen.words),
        seen.theme,
    )


def _title(seen: Seen) -> tuple[Item, ...]:
    """The nursery's name, or that the final round is on; and what happens now."""
    state: State = seen.view
    key = "final" if in_final_round(state) else "nursery"
    items: list[Item] = [
        plate(28, 15, 300, 97, corner=18, line=5),
        Label(seen.words.say(f"cottage_garden-picture-{key}"), 164, 56, 50, room=224),
        plate(_NOW[0], 15, _NOW[1], 97, corner=18, line=5),
        Label(moment(seen, _NOW[1] - _NOW[0] - 36), (_NOW[0] + _NOW[1]) / 2, 56, 42, room=_NOW[1] - _NOW[0] - 34),
    ]
    if state.parasol:
        items.append(drawn("parasol", 1016, 128, 100))
    return tuple(items)


_NOW = (1092.0, 1480.0)
