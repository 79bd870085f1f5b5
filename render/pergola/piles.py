"""The leaf piles and what is left of what can run out."""

from render.part import Part
from render.pergola.part import HOME, insect, inside
from render.pergola.places import PILES
from render.scene import Item, Label, Plate, Point, Sprite
from rules.pergola.state import Pile, State, Supply
from words.speech import Words


def draw_piles(state: State, before: State, words: Words) -> Part:
    """Three piles: backs below, the top leaf with its insect, the count."""
    items: list[Item] = []
    places: dict[str, Point] = {}
    for (name, (x, y)), pile, old in zip(PILES.items(), state.piles, before.piles, strict=True):
        places[name] = (x - 66, y - 62)
        fresh = pile.face_up and bool(pile.leaves) and pile.leaves != old.leaves
        items += _pile(pile, x, y, fresh)
        items.append(Plate("count", f"×{len(pile.leaves)}", x + 60, y + 56))
        items.append(Plate("name", words.say(f"pergola-picture-pile-{name}"), x, 883, place=name))
    return Part(tuple(items), places)


def _pile(pile: Pile, x: float, y: float, fresh: bool) -> list[Item]:
    if not pile.leaves:
        return [inside("leaf-back", x, y + 6, 120, alpha=0.25)]
    items: list[Item] = []
    for angle, dx in ((-26.0, -26), (20.0, 24), (-6.0, 0))[: max(1, min(3, len(pile.leaves) - 1))]:
        items.append(inside("leaf-back", x + dx, y + 8, 124, angle=angle, shadow=3))
    top = pile.leaves[0]
    if top is None or not pile.face_up:
        items.append(inside("leaf-back", x, y + 4, 132, shadow=4))
        return items
    leaf = inside(f"leaf-{top.colour}", x, y, 156 if top.colour in ("willow", "birch", "oak") else 146)
    items.append(Sprite(leaf.name, x, y, leaf.width, shadow=4, glow=fresh))
    items.append(insect(top.insect, x, y + 2, 0.78))
    if top.flutter:
        items.append(Sprite(HOME + "flutter-badge", x + 58, y - 58, 66, shadow=3))
    return items


def draw_supplies(supply: Supply) -> Part:
    """What is left, bin by bin."""
    counts = (
        ("butterfly", supply.butterflies, 86),
        ("ladybug", supply.ladybugs, 76),
        ("bee", supply.bees, 78),
        ("lavender-flower", supply.lavender_flowers, 84),
        ("dragonfly-small", supply.small_dragonflies, 84),
    )
    items: list[Item] = []
    for place, (name, count, size) in enumerate(counts):
        x = 966 + 112 * place
        items.append(inside(name, x, 1042, size, shadow=3, alpha=1 if count else 0.3))
        items.append(Label(str(count), x, 1128, 48))
    return Part(tuple(items))
