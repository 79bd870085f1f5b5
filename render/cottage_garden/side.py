"""Beside the nursery: the seats with their points, the spare bed, and what lies in reserve; below it, the queue."""

from render.cottage_garden.beds import draw_printed, draw_soil
from render.cottage_garden.gardener import FLAGS
from render.cottage_garden.part import drawn, plate
from render.cottage_garden.tiles import kind_of, planted, size_of
from render.drawer import Seen
from render.fonts import text_width
from render.numbered import numbered
from render.part import Part
from render.scene import Disc, Drawing, Item, Label, Plate, Point
from rules.cottage_garden.nursery import lying_turn
from rules.cottage_garden.score import ending, sheet
from rules.cottage_garden.scoring import next_hive
from rules.cottage_garden.state import State
from rules.notation import Choice
from words.speech import Words

_LEFT, _RIGHT = 1162.0, 1480.0
_MIDDLE = (_LEFT + _RIGHT) / 2


def draw_seats(seen: Seen) -> tuple[Item, ...]:
    """A plate for each seat: flag, name, points; that of the seat to move, or of who won, has a gold edge."""
    state: State = seen.view
    gilded = ending(state).winners if state.over else (state.seat,)
    items: list[Item] = []
    for seat, garden in enumerate(state.gardens):
        top = 166.0 + _pitch(state) * seat
        if seat in gilded:
            items.append(
                Drawing(
                    (_LEFT - 8, top - 8, _RIGHT + 8, top + 64),
                    f'<rect x="{_LEFT - 5}" y="{top - 5}" width="{_RIGHT - _LEFT + 10}" height="66" rx="19" '
                    'fill="{gold}" stroke="#8a5a14" stroke-width="3"/>',
                )
            )
        items.append(plate(_LEFT, top, _RIGHT, top + 56, corner=15))
        items.append(drawn(FLAGS[seat], _LEFT + 26, top + 50, 62))
        points = str(sheet(garden).total)
        room = _RIGHT - _LEFT - 76 - text_width(points, 42) - 34
        items.append(Label(seen.names[seat], _LEFT + 76, top + 28, 42, align="left", room=room))
        items.append(Label(points, _RIGHT - 18, top + 28, 42, align="right"))
    return tuple(items)


def draw_spare(state: State, words: Words) -> tuple[Item, ...]:
    """The bed that lies in the middle of the table, as it would come to whoever completes one."""
    top, square = _spare_place(state)
    left = _MIDDLE - 2.5 * square
    return (
        plate(_LEFT, top, _RIGHT, top + 48, corner=14),
        Label(words.say("cottage_garden-picture-spare"), _MIDDLE, top + 24, 38, room=_RIGHT - _LEFT - 24),
        *draw_soil(state.spare, (left, top + 76), square),
        *draw_printed(state.spare, 0, (left, top + 76), square),
    )


def _spare_place(state: State) -> tuple[float, float]:
    seats = len(state.gardens)
    return 166.0 + _pitch(state) * seats + 22, 55.0 if seats <= 2 else 47.5 if seats == 3 else 42.5


def _pitch(state: State) -> float:
    """From one seat's plate to the next one's."""
    return 64.0 if len(state.gardens) < 4 else 61.0


def draw_reserve(state: State, words: Words) -> tuple[Item, ...]:
    """Cats, the beehive that is won next, and flowerpots on their shelf."""
    above, square = _spare_place(state)
    top = above + 76 + 5 * square + 34
    foot = top + 48 + (1036 - top - 48) * 0.4
    shelf = min(1000.0, foot + 116)
    items: list[Item] = [
        plate(_LEFT, top, _RIGHT, top + 48, corner=14),
        Label(words.say("cottage_garden-picture-reserve"), _MIDDLE, top + 24, 38, room=_RIGHT - _LEFT - 24),
        drawn("cat-sitting-slate", _LEFT + 46, foot, 84),
        drawn("cat-sleeping-ginger-on-cushion", _LEFT + 142, foot - 2, 84),
    ]
    if hive := next_hive(state):
        items += [drawn("beehive", _LEFT + 248, foot, 74), Plate("count", f"+{hive}", _LEFT + 290, foot - 58, 38)]
    elif not state.parasol:
        items.append(drawn("parasol", _LEFT + 256, foot, 74))
    if shelf > foot + 80:
        items += [drawn("flowerpot", _LEFT + 44 + 78 * place, shelf, 76) for place in range(4)]
        items.append(drawn("shelf", _LEFT + 1, shelf, 100))
    return tuple(items)


_QUEUE_SQUARE = 37.5
"""A square of a tile in the queue: 30 pixels."""
_QUEUE_TOP, _QUEUE_LOW = 1052.0, 1176.0


def draw_queue(state: State, before: State | None, choice: Choice | None, words: Words) -> Part:
    """The next tiles in their order behind the wheelbarrow; to order returned tiles, those instead."""
    if choice is not None and choice.chosen[:1] == ("queue",):
        return _returned(choice)
    items: list[Item] = [drawn("wheelbarrow", 106, 1160, 74)]
    if not state.queue:
        items.append(Label(words.say("cottage_garden-picture-queue-empty"), 220, 1112, 44, align="left"))
        return Part(tuple(items))
    middle = (_QUEUE_TOP + _QUEUE_LOW) / 2
    more = "cottage_garden-picture-more"
    widest = text_width(words.say(more, count=len(state.queue)), 40)
    x, shown = 196.0, 0
    for number, tile in enumerate(state.queue, 1):
        columns, _ = _lying(tile)
        last = number == len(state.queue)
        if x + 54 + columns * _QUEUE_SQUARE > (1476 if last else 1462 - widest):
            break
        fresh = before is not None and tile not in before.queue
        items += [drawn("stake", x + 22, 1134, 88), Label(str(number), x + 22, 1108, 38)]
        items.append(_in_queue(tile, x + 52, middle, _QUEUE_SQUARE, fresh=fresh))
        x += 52 + columns * _QUEUE_SQUARE + 18
        shown += 1
    if shown < len(state.queue):
        items.append(Label(words.say(more, count=len(state.queue) - shown), 1476, middle, 40, align="right"))
    return Part(tuple(items))


def _lying(tile: str) -> tuple[int, int]:
    kind = kind_of(tile)
    return size_of(kind, lying_turn(kind))


def _in_queue(tile: str, x: float, middle: float, square: float, *, fresh: bool) -> Item:
    kind = kind_of(tile)
    _, rows = _lying(tile)
    return planted(kind, lying_turn(kind), x, middle - rows * square / 2, square, glow=fresh)


def _returned(choice: Choice) -> Part:
    """The tiles that may go to the very end of the queue, all of them, with room for their numbers."""
    columns = sum(_lying(tile)[0] for tile in choice.values)
    room = 1476 - 196 - 84 * len(choice.values)
    square = min(_QUEUE_SQUARE, int(room / columns * 0.8) / 0.8)
    items: list[Item] = [drawn("wheelbarrow", 106, 1160, 74)]
    places: dict[str, Point] = {}
    x, middle = 196.0, (_QUEUE_TOP + _QUEUE_LOW) / 2
    for tile in choice.values:
        items.append(_in_queue(tile, x + 66, middle, square, fresh=False))
        places[tile] = (x + 34, middle)
        x += 84 + _lying(tile)[0] * square
    return Part(tuple(items), places)


def queue_discs(choice: Choice, places: dict[str, Point]) -> tuple[Disc, ...]:
    """Small discs for the tiles of the queue."""
    return numbered(choice, places, 58)
