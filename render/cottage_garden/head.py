"""Above the beds: whose garden it is and its points, the cats and the beehive, what is in hand, and a plate a bed."""

from render.cottage_garden.part import HOME, drawn, plate
from render.cottage_garden.places import BED
from render.cottage_garden.tiles import kind_of, planted, size_of
from render.drawer import Seen
from render.fonts import drawable, text_width
from render.part import Part
from render.scene import Drawing, Item, Label, Plate, Point, Sprite
from render.sprites import aspect
from rules.cottage_garden.beds import plain_free, visible
from rules.cottage_garden.nursery import lying_turn
from rules.cottage_garden.score import sheet
from rules.cottage_garden.state import Bed, Garden, State
from rules.notation import Choice
from words.speech import Words

_LEFT, _RIGHT = 37.0, 468.0


def draw_name(seen: Seen) -> tuple[Item, ...]:
    """The name and the points on one line, or on two where they do not fit."""
    state: State = seen.view
    points = sheet(state.gardens[seen.seat]).total
    word = seen.words.say("cottage_garden-picture-points", points=points)
    number, name = str(points), drawable(seen.names[seen.seat])
    wide = _pill_width(number, word, 64.0)
    room = _RIGHT - _LEFT - wide - 54
    if 0 < text_width(name, 56) <= room:
        left, size = _RIGHT - 20 - wide, min(74.0, 56 * room / text_width(name, 56))
        return (
            plate(_LEFT, 16, _RIGHT, 122, corner=20, line=5),
            *_pill(number, word, (left, 32.0, 76.0), 64.0),
            Label(name, (_LEFT + left + 10) / 2, 68, size, room=room + 20),
        )
    return (
        plate(_LEFT, 12, _RIGHT, 134, corner=20, line=5),
        *_pill(number, word, (_LEFT + 20, 72.0, 54.0), 50.0),
        Label(name, _LEFT + 22, 43, 56, align="left", room=_RIGHT - _LEFT - 44),
    )


_PILL_EDGE, _PILL_GAP = 26.0, 11.0


def _pill_width(number: str, word: str, size: float) -> float:
    return text_width(number, size) + text_width(word, 38) + 2 * _PILL_EDGE + _PILL_GAP


def _pill(number: str, word: str, box: tuple[float, float, float], size: float) -> tuple[Item, ...]:
    """The points in gold; `box` is its left edge, its top and its height."""
    left, top, height = box
    wide, middle = _pill_width(number, word, size), top + height / 2 + 1
    return (
        Drawing(
            (left - 4, top - 4, left + wide + 4, top + height + 4),
            f'<rect x="{left}" y="{top}" width="{wide}" height="{height}" rx="{height / 2}" fill="{{gold}}" '
            'stroke="#8a5a14" stroke-width="5"/>',
        ),
        Label(number, left + _PILL_EDGE, middle, size, align="left"),
        # Both stand on one line.
        Label(
            word,
            left + _PILL_EDGE + text_width(number, size) + _PILL_GAP,
            middle + (size - 38) * 0.355,
            38,
            align="left",
        ),
    )


def draw_kept(garden: Garden, was: Garden | None) -> tuple[Item, ...]:
    """The cats in reserve on the hedge, and the beehive."""
    items: list[Item] = []
    coats = ("ginger", "grey")
    fresh = was is not None and garden.cats > was.cats
    shown = min(garden.cats, 2)
    for place in range(shown):
        glow = fresh and place == shown - 1
        items.append(drawn(f"cat-sitting-{coats[place]}", 528 + 92 * place, 142, 100, glow=glow))
    if garden.cats > 2:
        items.append(Plate("count", f"×{garden.cats}", 570, 116, 40))
    if garden.hive:
        glow = was is not None and not was.hive
        items += [
            drawn("bee", 902, 54, 80),
            drawn("beehive", 964, 136, 84, glow=glow),
            drawn("bee", 1030, 42, 62),
            Plate("count", f"+{garden.hive}", 1054, 108, 42),
        ]
    return tuple(items)


_HAND_RIGHT, _HAND_EDGE, _HAND_GAP = 1466.0, 24.0, 22.0


def draw_hand(seen: Seen, choice: Choice | None) -> Part:
    """What is in hand: the tile that was chosen, turned as it was chosen, a flowerpot, or a cat."""
    state: State = seen.view
    piece = _in_hand(state, choice) if seen.seat == state.seat and not state.over else None
    if piece is None:
        return Part((_parasol(),) if state.parasol else ())
    text = seen.words.say("cottage_garden-picture-in-hand")
    tile, turn = piece
    if turn:
        kind = kind_of(tile)
        columns, rows = size_of(kind, turn)
        square = min(42.0, 132 / columns, 88 / rows)
        width = columns * square
    else:
        width = 92 / max(1.0, aspect(HOME + tile))
    said = text_width(text, 40)
    left = _HAND_RIGHT - said - _HAND_GAP - max(width, 92.0) - 2 * _HAND_EDGE
    middle = (left + _HAND_EDGE + said + _HAND_GAP + _HAND_RIGHT - _HAND_EDGE) / 2
    items: list[Item] = [
        plate(left, 14, _HAND_RIGHT, 126, corner=18, line=5),
        Label(text, left + _HAND_EDGE, 70, 40, align="left"),
        planted(kind, turn, middle - width / 2, 68 - rows * square / 2, square)
        if turn
        else Sprite(HOME + tile, middle, 69, width),
    ]
    if state.parasol:
        items.append(_parasol())
    return Part(tuple(items))


def _in_hand(state: State, choice: Choice | None) -> tuple[str, int] | None:
    """A tile with its turn, or a sprite with turn 0."""
    chosen = choice.chosen if choice else ()
    if len(chosen) > 1 and chosen[0] == "plant":
        return chosen[1], int(chosen[3]) if len(chosen) > 3 else lying_turn(kind_of(chosen[1]))
    if state.turn.pots or (chosen and chosen[0] == "pot"):
        return "flowerpot-on-stone", 0
    if chosen and chosen[0] == "cat":
        return "cat-sleeping-ginger", 0
    return None


def _parasol() -> Item:
    return drawn("parasol", 1064, 136, 100)


def draw_bed_plate(bed: Bed, name: str, corner: Point, words: Words) -> Part:
    """The bed's name with sun or moon, the flowerpots and plant covers in sight, and the squares still free."""
    left, top, right, bottom = corner[0] - 17, 144.0, corner[0] + BED + 17, 196.0
    middle = (top + bottom) / 2
    shown, free = visible(bed), plain_free(bed).bit_count()
    title = words.say(f"cottage_garden-picture-bed-{name}")
    parts: list[tuple[str, float, str]] = [
        ("sun" if name.startswith("light") else "moon", 46, title),
        ("flowerpot", 40, str(shown.pots)),
        ("cloche", 42, str(shown.covers)),
        ("free-square", 32, words.say("cottage_garden-picture-free", count=free)),
    ]
    needed = sum(size + 10 + text_width(text, 38) for _, size, text in parts)
    gap = min(34.0, (right - left - 36 - needed) / (len(parts) - 1))
    x = (left + right - needed - gap * (len(parts) - 1)) / 2
    items: list[Item] = [plate(left, top, right, bottom, corner=14)]
    for sprite, size, text in parts:
        width = size / max(1.0, aspect(HOME + sprite))
        items.append(Sprite(HOME + sprite, x + size / 2, middle, width))
        items.append(Label(text, x + size + 9, middle, 38, align="left"))
        x += size + 10 + text_width(text, 38) + gap
    return Part(tuple(items), {name: (left - 16, middle)})
