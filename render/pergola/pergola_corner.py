"""The pergola: buttercups in the leaves, the hive with its bees, the honey pots on the bench."""

import math

from render.part import Part
from render.pergola.part import centred, insect, inside, score_chip, standing
from render.scene import Item, Label, Plate, Point, Sprite
from rules.pergola.state import Buttercup, Garden

POT_SUBJECTS = {"P1": "butterfly", "P2": "ladybug", "P3": "leaf-maple", "P4": "lantern-lit"}
POTS: dict[str, Point] = {"P1": (829, 797), "P2": (906, 797), "P3": (983, 797), "P4": (1060, 797)}
CELLS = ((4, 880.0), (7, 942.0), (9, 1004.0))
FRAME = Sprite("pergola/pergola-frame", 753, 278, 379, anchor=(0, 0))
BENCH = Sprite("pergola/bench", 945, 822, 320, anchor=(0.5, 0))
HIVE = Sprite("pergola/hive", 942, 700, 158, anchor=(0.5, 1), shadow=5)


def draw_pergola(garden: Garden, was: Garden, points: int) -> Part:
    """What changes at the pergola; its frame, bench and hive are still."""
    places: dict[str, Point] = {}
    items: list[Item] = []
    old = {each.name: each for each in was.buttercups}
    for flower, (x, y), size, named in arrange(garden.buttercups):
        items += _buttercup(flower, x, y, size, old.get(flower.name), known=flower.name in old)
        places[flower.name] = (x, y)
        label = flower.name if len(garden.buttercups) <= 6 else flower.name[1:]
        items.append(Plate("name", label, x, y + named, place=flower.name))
    bees = sum(flower.bees for flower in garden.buttercups)
    items.append(insect("bee", 912, 613, 0.82))
    items.append(Plate("count", str(bees), 964, 612, size=40))
    for number, (need, x) in enumerate(CELLS):
        name = "honey-cell-full" if len(garden.pots) > number else "honey-cell-empty"
        items.append(Sprite(f"pergola/{name}", x, 678, 54, anchor=(0.5, 0), shadow=3))
        items.append(Label(str(need), x, 709, 38))
    for pot, (x, y) in POTS.items():
        items += _pot(pot, x, y, full=pot in garden.pots, fresh=pot in garden.pots and pot not in was.pots)
        places[pot] = (x, y - 46)
    items += score_chip(points, 942, 318)
    return Part(tuple(items), places)


def arrange(flowers: tuple[Buttercup, ...]) -> list[tuple[Buttercup, Point, float, float]]:
    """Each buttercup with its middle, its size and how far below the middle its name stands."""
    count = len(flowers)
    if count <= 3:
        xs = {1: (942,), 2: (886, 998), 3: (849, 942, 1035)}.get(count, ())
        return [
            (
                flower,
                (x, 442 if place == 1 and count == 3 else 406),
                126 if flower.large else 100,
                82 if flower.large else 66,
            )
            for place, (flower, x) in enumerate(zip(flowers, xs, strict=True))
        ]
    columns = 3 if count <= 6 else 5
    rows = math.ceil(count / columns)
    pitch_x, pitch_y = 276 / columns, 236 / rows
    placed = []
    for place, flower in enumerate(flowers):
        row, column = divmod(place, columns)
        in_row = min(columns, count - row * columns)
        x = 942 + (column - (in_row - 1) / 2) * pitch_x
        y = 346 + pitch_y * (row + 0.34)
        size = min(88.0, pitch_x * 0.98, pitch_y * 0.86)
        placed.append(
            (flower, (x, y), size if flower.large else size * 0.88, min(size * 0.5 + 26, pitch_y - size * 0.5 - 20))
        )
    return placed


def _buttercup(  # noqa: PLR0913 - the flower now and before, and where
    flower: Buttercup, x: float, y: float, size: float, old: Buttercup | None, *, known: bool
) -> list[Item]:
    kind = "large" if flower.large else "small"
    items: list[Item] = [centred(f"buttercup-{kind}", x, y, size, shadow=5, glow=not known)]
    spots = ((-0.21, -0.13), (0.21, 0.15)) if flower.large else ((0.0, 0.0),)
    free = ((-0.21, 0.0), (0.21, 0.0)) if flower.large else ((0.0, 0.0),)
    before = old.bees if old else 0
    for place in range(len(spots)):
        if place < flower.bees:
            dx, dy = spots[place]
            items.append(
                insect("bee", x + dx * size, y + dy * size, max(0.62, size / 135), glow=known and place >= before)
            )
        else:
            dx, dy = free[place] if flower.bees == 0 else spots[place]
            items.append(inside("bee-spot", x + dx * size, y + dy * size, size * 0.33))
    return items


def _pot(pot: str, x: float, y: float, *, full: bool, fresh: bool) -> list[Item]:
    jar = "honey-jar-full" if full else "honey-jar-empty"
    foot = y + 37
    return [
        standing(jar, x, foot, 68, shadow=3, glow=fresh),
        inside(POT_SUBJECTS[pot], x, foot - 29, 36),
        Plate("name", pot, x, 872, place=pot),
    ]
