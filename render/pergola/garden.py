"""The picture of a garden: sign, sky, four corners in the order of the score sheet, front row, candidates."""

from render.alt import within
from render.drawer import Seen
from render.fonts import text_width
from render.part import Part
from render.pergola import close_up, options
from render.pergola.cascade import draw_drops, still_cascade
from render.pergola.front import FROGS, STILL, draw_frog, draw_lavender, draw_leaves, draw_tools
from render.pergola.hand import draw_hand
from render.pergola.hollyhocks import XS, draw_hollyhocks, level_y, pitch_of
from render.pergola.magnolia import draw_magnolia
from render.pergola.part import HOME
from render.pergola.pergola_corner import BENCH, FRAME, HIVE, draw_pergola
from render.pergola.points import corner_points
from render.pergola.sky import ROPE, Air, draw_dragonflies, draw_flying, draw_lanterns
from render.pergola.text import garden_lines, turn_of
from render.scene import Item, Label, Layer, Point, Scene, Sprite
from rules.notation import Choice
from rules.pergola.board import TURNS
from rules.pergola.state import AIR, INSECTS, Garden, State, Turn

WIDTH, HEIGHT, PIXELS = 1500, 1100, 1200
_TUFTS = ((428, 626, 0), (468, 686, 1), (414, 838, 2), (760, 680, 0), (735, 810, 1), (410, 990, 2), (1140, 800, 1),
          (720, 1080, 0), (800, 900, 2))  # fmt: skip
_DAISIES = ((417, 720, 22), (446, 742, 22), (478, 760, 20), (744, 846, 22), (768, 828, 20), (430, 1060, 22),
            (1284, 1064, 24), (688, 760, 19))  # fmt: skip
_SEED = 0x5DEECE66


def _blossoms() -> tuple[Item, ...]:
    """Small blossoms scattered over the hedges: the same in every garden."""
    state, items = _SEED, []
    for _ in range(46):
        state = (state * 1103515245 + 12345) % 2**31
        x = state / 2**31 * WIDTH
        state = (state * 1103515245 + 12345) % 2**31
        y = 508 + state / 2**31 * 82
        items.append(Sprite("hedge-blossom", x, y, 11 + 7 * ((state >> 8) % 100) / 100, alpha=0.75))
    return tuple(items)


def _tufts() -> tuple[Item, ...]:
    names = ("grass", "grass-2", "grass-3")
    return tuple(Sprite(names[kind], x, y, 58, anchor=(0.5, 1)) for x, y, kind in _TUFTS) + tuple(
        Sprite("daisy", x, y, width) for x, y, width in _DAISIES
    )


SCENERY: tuple[Item, ...] = (
    Sprite("pergola/garden-ground", 0, 0, WIDTH, anchor=(0, 0)),
    *_blossoms(),
    *_tufts(),
)
"""Sky, hedges, lawn and path, before anything of the game."""
_GROUND = Layer(
    (
        *SCENERY,
        *still_cascade(),
        ROPE,
        FRAME,
        HIVE,
        BENCH,
        *STILL,
        Sprite("sign", 13, -5, 398, anchor=(0, 0)),
    )
)


def garden_scene(seen: Seen) -> Scene:
    """The garden of a seat; a step on a tree with too many places for names shows that tree alone, large."""
    state: State = seen.view
    garden = state.gardens[seen.seat]
    choice = seen.choice if seen.choice and not options.is_on_board(seen.choice) else None
    if choice and close_up.is_needed(garden, choice):
        return close_up.close_up_scene(seen, choice)
    was = old_garden(seen)
    points = corner_points(garden)
    parts = [
        draw_hollyhocks(garden, was, seen.words, points["hollyhocks"]),
        draw_magnolia(garden, was, points["magnolias"]),
        draw_pergola(garden, was, points["pergola"]),
        draw_drops(garden, was, points["cascade"]),
        draw_tools(garden, was, seen.words, TURNS),
        draw_leaves(garden, was, points["leaves"]),
        draw_lavender(garden, was, points["lavender"]),
        draw_frog(garden, was, seen.seat),
    ]
    air = Air(_tops(garden, parts[1]))
    dragonflies = draw_dragonflies(garden, was, air)
    turn = state.turn if seen.seat == state.seat and not state.over else Turn()
    over: list[Item] = []
    if choice and options.wants_strip(choice):
        over += options.strip(choice, turn, *_strip_middle(choice, parts[1]))
    else:
        hand = draw_hand(garden, turn, choice, air)
        over += hand.items
        parts.append(Part((), hand.places))
    parts.append(dragonflies)
    parts.append(draw_lanterns(garden, was))
    parts.append(draw_flying(garden, was, air))
    if choice and not options.wants_strip(choice):
        over += _discs(choice, parts)
    items = [item for part in parts for item in part.items]
    sign = draw_sign(seen, points["total"])
    return Scene(
        WIDTH, HEIGHT, PIXELS, _GROUND, (*items, *sign, *over), within(garden_lines(seen), seen.words), seen.theme
    )


def old_garden(seen: Seen) -> Garden:
    """The garden when the last turn began: what it lacks is new. Without one nothing is new."""
    now: State = seen.view
    before: State = seen.before if seen.before is not None else now
    return before.gardens[seen.seat]


def _tops(garden: Garden, tree: Part) -> list[Point]:
    pitch = pitch_of(garden)
    tops = [(x, level_y(len(column) + 1, pitch)) for x, column in zip(XS, garden.hollyhocks, strict=True)]
    return tops + [(x, y - 20) for x, y in tree.places.values()]


def _strip_middle(choice: Choice, tree: Part) -> Point:
    """Where a panel stands in the sky: right of the tree's names, where the tree is as high as that."""
    half = options.strip_width(choice) / 2
    reach = max((x + 130 for x, y in tree.places.values() if y < 350), default=0.0)
    return (640.0, 236.0) if reach < 640 - half else (min(reach + half, WIDTH - 24 - half), 208.0)


def _discs(choice: Choice, parts: list[Part]) -> tuple[Item, ...]:
    places: dict[str, Point] = {}
    for part in parts:
        places |= part.places
    insect = next((word for word in choice.chosen if word in INSECTS), "")
    extra: list[Item] = []
    if AIR in choice.values:
        if choice.field == "origin" and f"air:{insect}" in places:
            x, y = places[f"air:{insect}"]
            places[AIR] = (x - 44, y - 34)
        else:
            x, y = places.get("hand", (640.0, 236.0))
            extra.append(Sprite("cloud", x + 104, y + 34, 124))
            places[AIR] = (x + 104, y + 26)
    if choice.field == "lantern":
        places |= {value: places.get(f"lantern:{value}", (780.0, 150.0)) for value in choice.values}
    return (*extra, *options.discs(choice, places))


def draw_sign(seen: Seen, total: int) -> tuple[Item, ...]:
    """Name, own frog, score and turn."""
    state: State = seen.view
    turn = turn_of(state, seen.seat)
    words = seen.words
    score = str(total)
    room = 386 - (92 + text_width(score, 54) + 24)
    long = words.say("pergola-picture-turn", turn=turn, turns=TURNS)
    short = words.say("pergola-picture-turn-short", turn=turn, turns=TURNS)
    text = long if text_width(long, 38) <= room else short
    if state.trial:
        text = words.say("pergola-picture-trial")
    return (
        Label(seen.names[seen.seat], 46, 88, 72, "cream", "left", room=220, least=38, outline=3),
        Sprite(HOME + FROGS[seen.seat], 334, 126, 92, anchor=(0.5, 1), rim=2.5, shadow=3),
        Sprite("star", 64, 154, 48, shadow=2),
        Label(score, 92, 156, 54, "cream", "left", outline=3),
        Label(text, 386, 158, 40, "cream", "right", room=room, outline=3),
    )
