"""The picture of the board: the stall with tools over their actions, the pond, the leaf piles and the supplies."""

from render.alt import within
from render.drawer import Seen
from render.part import Part
from render.pergola import options
from render.pergola.board_text import board_lines
from render.pergola.piles import draw_piles, draw_supplies
from render.pergola.pond import draw_frogs, draw_lilies, still_pond
from render.pergola.stall import draw_roof, draw_tools, still_stall
from render.scene import Disc, Item, Layer, Point, Scene, Sprite
from rules.notation import Choice
from rules.pergola.state import State

WIDTH, HEIGHT, PIXELS = 1500, 1200, 1200


_GROUND = Layer(
    (
        Sprite("pergola/board-ground", 0, 0, WIDTH, anchor=(0, 0)),
        *still_stall(),
        *still_pond(),
        Sprite("pergola/leaf-tray", 893, 621, 600, anchor=(0, 0)),
        Sprite("pergola/supply-box", 893, 949, 600, anchor=(0, 0)),
    )
)
"""All of the board that never changes."""


def board_scene(seen: Seen) -> Scene:
    """What all seats share."""
    state: State = seen.view
    before: State = seen.before if seen.before is not None else state
    choice = seen.choice if seen.choice and options.is_on_board(seen.choice) else None
    parts: list[Part] = [
        draw_tools(state, before, seen.words),
        draw_roof(seen),
        draw_lilies(state),
        draw_frogs(state, before, seen.names),
        draw_piles(state, before, seen.words),
        draw_supplies(state.supply),
    ]
    items: list[Item] = [item for part in parts for item in part.items]
    if choice:
        items += _discs(choice, parts)
    return Scene(WIDTH, HEIGHT, PIXELS, _GROUND, tuple(items), within(board_lines(seen), seen.words), seen.theme)


def _discs(choice: Choice, parts: list[Part]) -> tuple[Disc, ...]:
    places: dict[str, Point] = {}
    for part in parts:
        places |= part.places
    if choice.field == "tool":
        places = {str(number): places[f"tool:{number}"] for number in (1, 2, 3, 4)}
    elif choice.field == "action":
        places = {value: places[f"action:{value}"] for value in choice.values}
    return options.discs(choice, places)
