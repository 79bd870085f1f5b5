"""The picture of what all share: the market, or the draft while it lasts."""

from render.alt import within
from render.drawer import Seen
from render.gartenbau.board_text import board_lines
from render.gartenbau.draft import draft_scene
from render.gartenbau.frame import PIXELS, WIDTH
from render.gartenbau.lawn import GROUND, sky
from render.gartenbau.markers import draw_markers, draw_names
from render.gartenbau.options import is_on_board
from render.gartenbau.part import HOME, centred, dashes, trial_tag
from render.gartenbau.ring import MIDDLE, draw_ring, end_strip, still_ring
from render.gartenbau.stall import draw_stall, still_stall
from render.part import Part
from render.scene import Disc, Drawing, Item, Layer, Point, Scene, Sprite
from rules.gartenbau.components import components
from rules.gartenbau.market import empty_petals
from rules.gartenbau.state import PETALS, State
from rules.notation import Choice

_HEIGHT = 1130


def board_scene(seen: Seen) -> Scene:
    """What all seats share."""
    state: State = seen.view
    if state.stage == "draft":
        return draft_scene(seen)
    choice = seen.choice if seen.choice and is_on_board(seen.choice) else None
    ring, stall = draw_ring(state, seen.words), draw_stall(state)
    glow, markers = draw_markers(state)
    items: list[Item] = [
        *glow,
        *ring.items,
        *stall.items,
        *markers,
        *draw_names(state, seen.names, 20, WIDTH - 22, _HEIGHT - 46),
        *end_strip(empty_petals(state), components().numbers["empty-petals"]),
        *trial_tag(seen, 780, 48),
    ]
    if choice:
        items += _candidates(state, choice, ring, stall)
    ground = Layer((*_ground(), *still_ring(state), *still_stall()), GROUND)
    return Scene(WIDTH, _HEIGHT, PIXELS, ground, tuple(items), within(board_lines(seen), seen.words), seen.theme)


def _ground() -> tuple[Item, ...]:
    """The lawn, mown in rings about the market."""
    x, y = MIDDLE
    rings = "".join(
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius}" fill="{"#a8d08d" if place % 2 else "#9fc985"}"/>'
        for place, radius in enumerate(range(960, 0, -100))
    )
    *behind, hedge_itself, line = sky()
    hedge = (hedge_itself, line)
    growing = tuple(
        Sprite("daisy" if kind else HOME + "grass-tuft", dx, dy, 34)
        for kind, dx, dy in (
            (0, 60, 262), (0, 145, 150), (1, 40, 980), (0, 110, 940), (1, 930, 190), (0, 968, 240), (1, 960, 880),
            (0, 905, 985), (1, 850, 1050), (0, 20, 640), (1, 30, 690), (0, 985, 760), (1, 230, 1030), (0, 300, 1052),
        )
    )  # fmt: skip
    return (
        *behind,
        Drawing((0, 100, WIDTH, _HEIGHT), rings),
        *hedge,
        *growing,
        centred("butterfly", 84, 196, 78, angle=-8),
    )


def _candidates(state: State, choice: Choice, ring: Part, stall: Part) -> tuple[Item, ...]:
    """Discs on petals, on what a petal gives, or on stacks; tokens to pay lie beside the petal that is passed."""
    places: dict[str, Point] = {**stall.places, **ring.places}
    if choice.field == "prize":
        places = {value: places[f"{choice.chosen[1]} {value}"] for value in choice.values}
    extra: list[Item] = []
    if choice.field == "token":
        petal = PETALS[state.turn.unpaid[0]]
        places = {value: places[f"{petal} {value}"] for value in choice.values}
        for value, (x, y) in places.items():
            extra.append(dashes([(x - 46, y - 46, x + 46, y + 46)], 46))
            extra.append(centred(value, x, y, 72 if value == "sun" else 52, alpha=0.85))
        places = {
            value: (max(40.0, x + (34 if value == "water" else -34)), y + 40) for value, (x, y) in places.items()
        }
    return (
        *extra,
        *(Disc(number, value, *places[value], 66) for number, value in enumerate(choice.values, 1)),
    )
