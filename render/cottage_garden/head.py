"""Above the beds: whose garden it is and its points, the cats and the beehive, what is in hand, and a plate a bed."""

from render.cottage_garden.part import HOME, Part, drawn, plate
from render.cottage_garden.places import BED, TOP
from render.cottage_garden.tiles import kind_of, planted, size_of
from render.drawer import Seen
from render.fonts import text_width
from render.scene import Drawing, Item, Label, Plate, Point, Sprite
from render.sprites import aspect
from rules.cottage_garden.beds import plain_free, visible
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
    number = str(points)
    name = seen.names[seen.seat]
    wide = text_width(number, 64) + text_width(word, 38) + 66
    room = _RIGHT - _LEFT - wide - 54
    one_line = 0 < text_width(name, 56) <= room
    items: list[Item] = [plate(_LEFT, 16, _RIGHT, 122 if one_line else 138, corner=20, line=5)]
    pill = (_RIGHT - 20 - wide, 32.0, 76.0) if one_line else (_LEFT + 20, 76.0, 54.0)
    left, top, height = pill
    if not one_line:
        wide = text_width(number, 50) + text_width(word, 38) + 52
    items.append(
        Drawing(
            (left - 4, top - 4, left + wide + 4, top + height + 4),
            f'<rect x="{left}" y="{top}" width="{wide}" height="{height}" rx="{height / 2}" fill="{{gold}}" '
            'stroke="#8a5a14" stroke-width="5"/>',
        )
    )
    size = 64.0 if one_line else 50.0
    middle = top + height / 2 + 1
    figure = text_width(number, size)
    items.append(Label(number, left + 24, middle, size, align="left"))
    items.append(Label(word, left + 24 + figure + 11, middle + (5 if one_line else 2), 38, align="left"))
    if one_line:
        size = min(74.0, 56 * room / text_width(name, 56))
        items.append(Label(name, (_LEFT + 22 + left - 12) / 2, 68, size, room=room + 20))
    else:
        items.append(Label(name, _LEFT + 22, 47, 56, align="left", room=_RIGHT - _LEFT - 44))
    return tuple(items)


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


def draw_hand(seen: Seen, choice: Choice | None) -> Part:
    """What is in hand: the tile that was chosen, turned as it was chosen, a flowerpot, or a cat."""
    state: State = seen.view
    piece = _in_hand(state, choice) if seen.seat == state.seat and not state.over else None
    if piece is None:
        return Part((_parasol(state),) if state.parasol else ())
    left, right = 1132.0, 1466.0
    text = seen.words.say("cottage_garden-picture-in-hand")
    items: list[Item] = [plate(left, 14, right, 126, corner=18, line=5)]
    items.append(Label(text, left + 20, 70, 38, align="left", room=178))
    tile, turn = piece
    middle = (left + 202 + right) / 2
    if turn:
        kind = kind_of(tile)
        columns, rows = size_of(kind, turn)
        square = min(46.0, 116 / columns, 94 / rows)
        items.append(planted(kind, turn, middle - columns * square / 2, 69 - rows * square / 2, square))
    else:
        width = 92 / max(1.0, aspect(HOME + tile))
        items.append(Sprite(HOME + tile, middle, 68, width))
    if state.parasol:
        items.append(_parasol(state))
    return Part(tuple(items))


def _in_hand(state: State, choice: Choice | None) -> tuple[str, int] | None:
    """A tile with its turn, or a sprite with turn 0."""
    chosen = choice.chosen if choice else ()
    if len(chosen) > 1 and chosen[0] == "plant":
        return chosen[1], int(chosen[3]) if len(chosen) > 3 else 1
    if state.turn.pots or (chosen and chosen[0] == "pot"):
        return "flowerpot-on-stone", 0
    if chosen and chosen[0] == "cat":
        return "cat-sleeping-ginger", 0
    return None


def _parasol(_state: State) -> Item:
    return drawn("parasol", 1064, 136, 100)


def draw_bed_plate(bed: Bed, name: str, corner: Point, words: Words) -> Part:
    """The bed's name with sun or moon, the flowerpots and plant covers in sight, and the squares still free."""
    left, top, right, bottom = corner[0] - 17, 147.0, corner[0] + BED + 17, 199.0
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
    return Part(tuple(items), {name: (left + 6, top + 26)})


def draw_resting(corner: Point, text: str) -> tuple[Item, ...]:
    """The place of a bed that is completed or given up for good: a lawn where the tools rest."""
    left, top = corner
    lawn = Drawing(
        (left - 22, top - 22, left + BED + 22, top + BED + 22),
        f'<rect x="{left - 16}" y="{top - 16}" width="{BED + 32}" height="{BED + 32}" rx="40" fill="#a9d48a"/>'
        f'<rect x="{left + 4}" y="{top + 4}" width="{BED - 8}" height="{BED - 8}" rx="30" fill="#b9dd97"/>',
    )
    tufts = tuple(
        drawn(f"grass-tuft{kind}", left + x, top + y, 120)
        for kind, x, y in (
            ("-white", 90, 110),
            ("", 470, 100),
            ("-pink", 500, 380),
            ("-lilac", 110, 470),
            ("", 300, 520),
            ("-white", 440, 530),
            ("", 60, 300),
        )
    )
    middle = left + BED / 2
    return (
        lawn,
        *tufts,
        drawn("wheelbarrow", middle - 60, top + 330, 170),
        drawn("watering-can", middle + 150, top + 330, 130),
        drawn("butterfly-yellow", middle + 120, top + 130, 110),
        plate(middle - 160, TOP + 400, middle + 160, TOP + 456, corner=14),
        Label(text, middle, TOP + 428, 40, room=300),
    )
