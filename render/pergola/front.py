"""The front row: tools in their trough, the birdhouse with its leaves, lavender, and the frog."""

from render.part import Part
from render.pergola.part import HOME, centred, insect, inside, score_chip, standing
from render.scene import Item, Label, Plate, Point, Sprite
from rules.pergola.state import Garden, Lavender
from words.speech import Words

FROGS = ("frog-straw-hat", "frog-scarf", "frog-flower", "frog-cap")
LEAF_COLOURS = ("maple", "oak", "birch", "willow", "linden")
STILL: tuple[Item, ...] = (
    standing("birdhouse", 474, 1092, 116, shadow=5),
    Sprite("pergola/leaf-line", 525, 886, 258, anchor=(0, 0)),
)


def draw_tools(garden: Garden, was: Garden, words: Words, turns: int) -> Part:
    """The trough with a handle for each tool used, and how many turns that makes."""
    items: list[Item] = [Sprite("pergola/trough-back", 16, 985, 391, anchor=(0, 0))]
    for row in (1, 0):
        for place, tool in enumerate(garden.tools):
            if place % 2 == row:
                x = 50 + 23 * place
                fresh = place >= len(was.tools)
                items.append(
                    standing(f"handle-{tool.kind}", x, 1012 - 6 * row, 38 * _slim(tool.kind), shadow=2, glow=fresh)
                )
    items.append(Sprite("pergola/trough-front", 9, 998, 404, anchor=(0, 0)))
    for place in range(turns):
        name = "hole-used" if place < len(garden.tools) else "hole-free"
        items.append(inside(name, 50 + 23 * place, 1018, 17))
    text = words.say("pergola-picture-tools-used", used=len(garden.tools), turns=turns)
    items.append(Label(text, 211, 1058, 42, "cream", outline=3))
    return Part(tuple(items))


def _slim(kind: str) -> float:
    return {"shovel": 1.0, "rake": 0.63, "trowel": 0.63, "hoe": 0.78}[kind]


def draw_leaves(garden: Garden, was: Garden, points: int) -> Part:
    """The five colours of leaves on their line; what is missing is a ghost."""
    items: list[Item] = []
    counts = {colour: sum(leaf.colour == colour for leaf in garden.leaves) for colour in LEAF_COLOURS}
    for place, colour in enumerate(sorted(LEAF_COLOURS, key=lambda each: counts[each] == 0)):
        count = counts[colour]
        x = 560 + 47.0 * place
        y = 968.0
        if not count:
            items.append(inside(f"leaf-{colour}", x, y - 6, 56, angle=180, alpha=0.25))
            continue
        fresh = count > sum(leaf.colour == colour for leaf in was.leaves)
        leaf = inside(f"leaf-{colour}", x, y, 76, angle=180, shadow=3)
        items.append(Sprite(leaf.name, x, y, leaf.width, angle=180, rim=2.5, shadow=3, glow=fresh))
        if count > 1:
            items.append(Plate("count", str(count), x, 1006))
    items += score_chip(points, 663, 1070)
    return Part(tuple(items))


def _clumps(garden: Garden) -> list[tuple[Lavender, ...]]:
    """The pairs as they are drawn: past three, those with a dragonfly stand together."""
    if len(garden.lavenders) <= 3:
        return [(pair,) for pair in garden.lavenders]
    quiet = tuple(pair for pair in garden.lavenders if pair.gift == "dragonfly")
    others: list[tuple[Lavender, ...]] = [(pair,) for pair in garden.lavenders if pair.gift != "dragonfly"]
    return [*others, quiet] if quiet else others


def draw_lavender(garden: Garden, was: Garden, points: int) -> Part:
    """The lavender row, from the pergola's foot to the pond."""
    clumps = _clumps(garden)
    single = garden.lavender_leaves % 2
    count = len(clumps) + single
    first, step = 879.0, 167.0
    if count > 2:
        first = 862.0
        step = min(140.0, (1166 - first) / max(1, count - 1))
    items: list[Item] = []
    places: dict[str, Point] = {}
    known = {pair.name: pair for pair in was.lavenders}
    plates: list[Item] = []
    foot = 1078.0
    size = min(190.0, max(120.0, step * 1.15))
    for place, clump in enumerate(clumps):
        x = first + step * place
        pair = clump[0]
        items += draw_lavender_pair(pair, x, foot, size, known.get(pair.name))
        low = 1066 if step >= 66 or place % 2 == 0 else 1026
        if len(clump) > 1:
            plates.append(Plate("count", f"×{len(clump)}", x, low))
        else:
            plates.append(Plate("name", pair.name, x, low, place=pair.name))
        for each in clump:
            places[each.name] = (x, foot - size * 0.36)
    if single:
        x = first + step * len(clumps)
        fresh = garden.lavender_leaves > was.lavender_leaves
        items.append(
            Sprite(HOME + "lavender-leaf-left", x + 8, foot, size * 0.47, anchor=(0.94, 0.93), shadow=4, glow=fresh)
        )
    chip_x = 1172.0 if count <= 2 else min(1250.0, first + step * (count - 1) + 98)
    plates += score_chip(points, chip_x, 1068)
    return Part((*items, *plates), places)


def draw_lavender_pair(pair: Lavender, x: float, foot: float, size: float, old: Lavender | None) -> list[Item]:
    """A pair of leaves with its gift; `old` is the pair as it was, None for a new one."""
    items: list[Item] = []
    leaf = size * 0.48
    if pair.gift == "flower":
        items.append(
            Sprite(HOME + "lavender-flower", x, foot - size * 0.12, size * 0.80, anchor=(0.5, 0.96), glow=old is None)
        )
    new_leaf = old is None
    items.append(Sprite(HOME + "lavender-leaf-left", x, foot, leaf, anchor=(0.95, 0.93), shadow=4, glow=new_leaf))
    items.append(Sprite(HOME + "lavender-leaf-right", x, foot, leaf, anchor=(0.05, 0.93), shadow=4, glow=new_leaf))
    if pair.gift == "flower":
        before = old.bees if old else 0
        for spot, (dx, dy) in enumerate(((-0.26, 0.56), (0.0, 0.70), (0.26, 0.56))):
            if spot < pair.bees:
                items.append(insect("bee", x + dx * size, foot - dy * size, size / 220, glow=spot >= before))
            else:
                items.append(inside("bee-spot", x + dx * size, foot - dy * size, size * 0.17))
    elif pair.gift == "dragonfly":
        items.append(
            Sprite(HOME + "dragonfly-small", x - 6, foot - size * 0.60, size * 0.62, angle=8, rim=3, shadow=4,
                   glow=old is None or old.gift is None)
        )  # fmt: skip
    return items


def draw_frog(garden: Garden, was: Garden, seat: int) -> Part:
    """The frog: on the grass while at home, on a lily pad with its name when it is at the pond."""
    frog = FROGS[seat]
    fresh = garden.frog != was.frog
    if garden.frog is None:
        return Part((standing(frog, 1380, 1086, 108, shadow=5),))
    bright = len(garden.frog) == 2 and not garden.frog[1].isdigit()
    return Part(
        (
            centred("lily-bright" if bright else "lily", 1378, 1046, 150, shadow=5),
            standing(frog, 1368, 1052, 98, shadow=4, glow=fresh),
            Plate("name", garden.frog, 1440, 1062, place=garden.frog),
        )
    )
