"""What is in the air: lanterns on their rope, insects that fly about, dragonflies, and what is in hand."""

from collections.abc import Sequence

from render.part import Part
from render.pergola.part import HOME, insect
from render.scene import Drawing, Item, Plate, Point, Sprite
from rules.pergola.state import INSECTS, Garden, Lantern

ROPE = Drawing(
    (370, 0, 1210, 130),
    '<path d="M380 30 C560 78 1020 78 1200 -6" fill="none" stroke="{rope}" stroke-width="5"/>',
)


def _rope_point(t: float) -> Point:
    """A point of the rope: x grows evenly with t, the height follows the rope's curve."""
    x = 400 + 780 * t
    s = 1 - t
    y = s**3 * 30 + 3 * s * s * t * 78 + 3 * s * t * t * 78 - t**3 * 6
    return x, y


def draw_lanterns(garden: Garden, was: Garden) -> Part:
    """The lanterns; past seven they hang by kind, used ones apart, with their number."""
    groups = _lantern_groups(garden.lanterns)
    items: list[Item] = []
    places: dict[str, Point] = {}
    for place, (kind, used, count, first) in enumerate(groups):
        t = (
            (0.24, 0.62)[place]
            if len(groups) == 2
            else 0.5
            if len(groups) == 1
            else 0.1 + 0.8 * place / (len(groups) - 1)
        )
        x, y = _rope_point(t)
        width = min(76.0, 640 / len(groups))
        name = "lantern-dark" if used else f"lantern-{kind}"
        fresh = first >= len(was.lanterns) or (used and not was.lanterns[first].used)
        items.append(Sprite(HOME + name, x, y - 6, width, anchor=(0.5, 0), shadow=4, glow=not used or fresh))
        if count > 1:
            items.append(Plate("count", f"×{count}", x, y + width * 1.4 + 10))
        if not used and kind not in places:
            places[f"lantern:{kind}"] = (x, y + width * 0.8)
    return Part(tuple(items), places)


def _lantern_groups(lanterns: Sequence[Lantern]) -> list[tuple[str, bool, int, int]]:
    """Kind, whether used, how many, and the index of the newest."""
    if len(lanterns) <= 7:
        return [(lantern.kind, lantern.used, 1, place) for place, lantern in enumerate(lanterns)]
    groups: dict[tuple[str, bool], list[int]] = {}
    for place, lantern in enumerate(lanterns):
        groups.setdefault(("" if lantern.used else lantern.kind, lantern.used), []).append(place)
    return [(kind, used, len(places), places[-1]) for (kind, used), places in groups.items()]


class Air:
    """The free places in the sky and over the lawn, given one by one to what flies."""

    def __init__(self, taken: Sequence[Point]) -> None:
        """`taken`: the tops of plants and whatever else stands there already."""
        self._taken = list(taken)
        self._spots = [(x, 224.0 + (26 if place % 2 else 0)) for place, x in enumerate(range(470, 1150, 88))]
        self._spots += [(738, 600), (452, 600), (330, 902), (700, 866), (738, 480), (452, 470)]

    def take(self, near: float) -> Point:
        """The free spot of the sky that is nearest to x `near`; one over the lawn when the sky is full."""
        ranked = sorted(self._spots, key=lambda spot: (spot[1] > 300, abs(spot[0] - near)))
        free = [
            spot for spot in ranked if all(abs(spot[0] - x) > 76 or abs(spot[1] - y) > 84 for x, y in self._taken)
        ]
        spot = (free or ranked)[0]
        self._taken.append(spot)
        return spot

    def is_free(self, spot: Point) -> bool:
        """Whether nothing is near."""
        return all(abs(spot[0] - x) > 76 or abs(spot[1] - y) > 84 for x, y in self._taken)

    def fill(self, spot: Point) -> Point:
        """Takes a spot that is given."""
        self._taken.append(spot)
        return spot


def draw_flying(garden: Garden, was: Garden, air: Air) -> Part:
    """The insects that fly about: one by one, past two of a kind as one with their number."""
    items: list[Item] = []
    places: dict[str, Point] = {}
    for kind, count, old in zip(INSECTS, garden.flying, was.flying, strict=True):
        shown = 1 if count > 2 else count
        for place in range(shown):
            x, y = air.take(near=650)
            fresh = count > old and place == shown - 1
            items.append(insect(kind, x, y, 1.1, angle=-8 + 14 * place, glow=fresh, flying=True))
            places.setdefault(f"air:{kind}", (x, y))
            if count > 2:
                items.append(Plate("count", f"×{count}", x + 34, y + 44))
    return Part(tuple(items), places)


_DRAGONFLY_PLACES: dict[int, tuple[Point, ...]] = {
    1: ((1030, 188),),
    2: ((1068, 206), (912, 222)),
    3: ((1092, 196), (990, 236), (888, 200)),
    4: ((1096, 196), (998, 238), (900, 200), (802, 240)),
}


def draw_dragonflies(garden: Garden, was: Garden, air: Air) -> Part:
    """The medium and large dragonflies: at most one for each requirement."""
    items: list[Item] = []
    count = len(garden.dragonflies)
    for place, dragonfly in enumerate(garden.dragonflies):
        x, y = air.fill(_DRAGONFLY_PLACES[count][place])
        width = (158.0 if dragonfly.size == "large" else 128.0) * (1.0 if count == 1 else 0.9 if count == 2 else 0.76)
        angle = 12 if place % 2 == 0 else -10
        fresh = place >= len(was.dragonflies)
        items.append(
            Sprite(HOME + f"dragonfly-{dragonfly.size}", x, y, width, angle=angle, rim=3, shadow=4, glow=fresh)
        )
    return Part(tuple(items))
