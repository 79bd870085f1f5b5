"""A tree alone, as wide as the picture: for a step on a tree with more places than the garden has room to name."""

from render.alt import within
from render.drawer import Seen
from render.pergola import options
from render.pergola.hand import held, hovering
from render.pergola.magnolia import disc_places, draw_tree
from render.pergola.text import garden_lines
from render.pergola.tree import Frame, all_nodes, is_roomy, lay_out, slots_of
from render.scene import Item, Label, Layer, Point, Scene, Sprite
from rules.notation import Choice
from rules.pergola.state import AIR, Garden, State

WIDTH, HEIGHT, PIXELS = 1500, 1100, 1200
_FRAME = Frame(750, 930, 190, 1330, 150, 190)
_SLOTS = 12
_LEVELS = 13
"""A tree with more places side by side, or levels, cannot keep its shape: it is spread level by level."""
_GROUND = Layer(
    (
        Sprite("pergola/close-up-ground", 0, 0, WIDTH, anchor=(0, 0)),
        *(
            Sprite(name, x, y, width, anchor=(0.5, 1))
            for name, x, y, width in (
                ("grass", 130, 1010, 90),
                ("grass-2", 330, 1070, 90),
                ("grass-3", 1180, 1074, 90),
                ("grass", 1380, 1000, 90),
                ("daisy", 250, 1040, 32),
                ("daisy", 214, 1066, 28),
                ("daisy", 1290, 1040, 32),
                ("daisy", 1330, 1062, 28),
                ("daisy", 60, 1080, 30),
            )
        ),
    )
)


def is_needed(garden: Garden, choice: Choice) -> bool:
    """Whether the step is about places of a tree that the garden's picture cannot name."""
    if is_roomy(garden):
        return False
    names = {node.name for node in all_nodes(garden)}
    return any(value in names for value in choice.values)


def _is_high(garden: Garden) -> bool:
    return max(node.level for node in all_nodes(garden)) > _LEVELS


def close_up_scene(seen: Seen, choice: Choice) -> Scene:
    """The tree with all its names and the candidates."""
    state: State = seen.view
    garden = state.gardens[seen.seat]
    was = (seen.before or state).gardens[seen.seat]
    layout = lay_out(garden, _FRAME, spread=slots_of(garden) > _SLOTS or _is_high(garden))
    places: dict[str, Point] = dict(disc_places(layout))
    items: list[Item] = draw_tree(layout, was, _FRAME.x, 1040, named=True)
    items.append(Label(seen.names[seen.seat], 40, 60, 60, "cream", "left", room=620, outline=4, outline_colour="ink"))
    for place, piece in enumerate(hovering(state.turn, choice)):
        items.append(held(piece, 1290 - 120 * place, 96))
    if AIR in choice.values:
        items.append(Sprite("cloud", 1400, 104, 124))
        places[AIR] = (1400, 96)
    width = max(52.0, min(72.0, layout.blossom * 0.7))
    return Scene(
        WIDTH,
        HEIGHT,
        PIXELS,
        _GROUND,
        (*items, *options.discs(choice, places, width)),
        within(garden_lines(seen), seen.words),
        seen.theme,
    )
