"""The cascade: stones with the insects they bring, streams, the pool with its bonuses, and the two drops."""

from render.part import Part
from render.pergola.part import inside, score_chip
from render.pergola.places import POOL, STONES, STREAMS
from render.scene import Drawing, Item, Label, Point, Sprite
from rules.pergola.components import components
from rules.pergola.state import Garden

_SYMBOLS = {"butterfly": 58, "bee": 57, "ladybug": 49}
_SHAPES = ("stone", "stone-2", "stone-3")


def still_cascade(*, named: bool = True) -> tuple[Item, ...]:
    """What never changes: rock, streams, pool, stones with symbols and, where `named`, their names below."""
    items: list[Item] = [
        Sprite("pergola/cascade-rock", 1034, 42, 526, anchor=(0, 0)),
        _streams(),
        Sprite("pergola/cascade-pool", 1054, 771, 486, anchor=(0, 0)),
    ]
    lift = 24 if named else 16
    for number, (name, (x, y)) in enumerate(STONES.items()):
        items.append(Sprite(f"pergola/{_SHAPES[number % 3]}", x, y, 74, shadow=4))
        insect = components().stones.get(name)
        items.append(inside(insect or "drop-outline", x, y - lift, _SYMBOLS.get(insect or "", 54)))
        items += (Label(name, x, y + 22, 38),) if named else ()
    for number, (name, (x, y)) in enumerate(POOL.items()):
        items.append(Sprite(f"pergola/pool-{_SHAPES[number % 3]}", x, y, 118, shadow=5))
        items += _bonus(components().pool[name], x, y if named else y + 18)
        items += (Label(name, x, y + 30, 38),) if named else ()
    return tuple(items)


def _bonus(bonus: str, x: float, y: float) -> list[Item]:
    match bonus:
        case "sets":
            return [
                inside("butterfly", x - 24, y - 30, 46),
                inside("bee", x + 25, y - 28, 40),
                inside("ladybug", x + 1, y - 8, 34),
            ]
        case "dragonflies":
            return [inside("dragonfly-medium", x, y - 21, 66)]
        case _:
            return [inside("honey-jar-full", x - 24, y - 20, 46), Label("×2", x + 25, y - 20, 38)]


def _streams() -> Drawing:
    paths: list[str] = []
    for start, end in STREAMS:
        (x0, y0), (x3, y3) = STONES[start], STONES[end]
        x0 += 13 if x3 > x0 else -13
        y0, y3 = y0 + 30, y3 - 50
        x3 += -9 if x3 > x0 else 9
        paths.append(
            f"M{x0} {y0} C{x0 + (x3 - x0) * 0.12:.1f} {y0 + 30} {x3 - (x3 - x0) * 0.2:.1f} {y3 - 30} {x3} {y3}"
        )
    for place in range(1, 6):
        x, y = STONES[f"C{place}"]
        end_x = 1297 + (x - 1297) * 0.86
        paths.append(f"M{x} {y + 30} C{x} {y + 80} {end_x:.1f} {y + 110} {end_x:.1f} {y + 172}")
    paths.append("M1290 96 C1284 110 1274 118 1266 132")
    paths.append("M1304 96 C1310 110 1320 118 1328 132")
    strokes = "".join(
        f'<g fill="none" stroke="{{{name}}}" stroke-width="{width}" stroke-linecap="round">'
        + "".join(f'<path d="{path}"/>' for path in paths)
        + "</g>"
        for name, width in (("stream_edge", 25), ("stream", 19), ("stream_light", 4))
    )
    return Drawing((1090, 80, 1500, 840), strokes)


def draw_drops(garden: Garden, was: Garden, points: int) -> Part:
    """The two drops on their stones, and where discs go on the stones."""
    places: dict[str, Point] = {name: (x - 24, y - 62) for name, (x, y) in STONES.items()}
    places |= {name: (x - 34, y - 50) for name, (x, y) in POOL.items()}
    items: list[Item] = []
    for drop in garden.drops:
        # In the pool a drop lies on the stone's upper edge, clear of the bonus that it brings.
        (x, y), lift, width = (STONES[drop], 32, 58) if drop in STONES else (POOL[drop], 74, 50)
        fresh = drop not in was.drops
        items.append(Sprite("pergola/drop", x, y - lift, width, rim=3, shadow=4, glow=fresh))
        # The glow of a drop that has just come veils the stone's name, so the name is written over it.
        items += (Label(drop, x, y + (22 if drop in STONES else 30), 38),) if fresh else ()
    items += score_chip(points, 1297, 962)
    return Part(tuple(items), places)
