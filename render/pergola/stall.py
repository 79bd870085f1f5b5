"""The stall: four niches, each with a tool and what it shows over the action it comes with."""

from itertools import pairwise

from render.drawer import Seen
from render.panel import panel
from render.part import Part
from render.pergola.part import HOME, centred, inside, standing
from render.pergola.places import NICHES
from render.pergola.text import turn_of
from render.scene import Drawing, Item, Label, Plate, Point, Sprite
from rules.pergola.board import TURNS
from rules.pergola.components import components
from rules.pergola.state import State
from words.speech import Words

_SOLO = Drawing(
    (60, 570, 1190, 602),
    "".join(
        f'<path d="M{left + 20} 585 H{left + 510}" stroke="{{wood_edge}}" stroke-width="16" stroke-linecap="round"/>'
        f'<path d="M{left + 20} 585 H{left + 510}" stroke="{{gold}}" stroke-width="9" stroke-linecap="round"/>'
        for left in (70, 650)
    ),
)
"""A rail under each half of the solo board: the neighbour takes the other tool of the half that was chosen."""
_SIGNS = {"drip": "drip-step", "bird": "bird", "frog": "frog-plain"}


def still_stall() -> tuple[Item, ...]:
    """Wall, niches, counter, roof and the arrows of the slide."""
    niches = "".join(
        f'<rect x="{x - 128}" y="134" width="256" height="424" rx="4" fill="{{panel}}" fill-opacity=".3"'
        ' stroke="{wood_edge}" stroke-opacity=".6" stroke-width="3"/>'
        for x in NICHES
    )
    last = (
        '<rect x="1216" y="134" width="232" height="424" rx="4" fill="{hole}" fill-opacity=".35"'
        ' stroke="{wood_edge}" stroke-opacity=".6" stroke-width="3"/>'
    )
    arrows = tuple(centred("slide-arrow", (left + right) / 2, 299, 46, shadow=3) for left, right in pairwise(NICHES))
    return (
        Sprite(HOME + "stall-wall", 23, 83, 1454, anchor=(0, 0)),
        Drawing((60, 130, 1460, 562), niches + last),
        Sprite(HOME + "stall-counter", 7, 545, 1486, anchor=(0, 0)),
        Sprite(HOME + "stall-roof", -3, 11, 1506, anchor=(0, 0), shadow=6),
        *arrows,
    )


def draw_tools(state: State, before: State, words: Words) -> Part:
    """The tools with their medallions, the actions, and how many tools are to come."""
    items: list[Item] = []
    places: dict[str, Point] = {}
    for number, (x, tool) in enumerate(zip(NICHES, state.tools, strict=True), 1):
        places[f"tool:{number}"] = (x - 112, 153)
        if tool is None:
            continue
        # A tool is new where it came this turn: the others only slid along.
        fresh = before is not state and tool not in before.tools
        items.append(Sprite(HOME + f"tool-{tool.kind}", x - 66, 296, 84 * _wide(tool.kind), shadow=5, glow=fresh))
        for place, piece in enumerate(tool.pieces):
            middle = 208 + 138 * place
            items.append(centred("medallion", x + 44, middle, 120, shadow=4))
            items.append(inside(piece_sign(piece), x + 44, middle, 82 if piece.startswith("magnolia") else 86))
    for x, action in zip(NICHES, components().actions, strict=True):
        places[f"action:{action}"] = (x - 112, 470)
        items += _plaque(x, action, words)
    items += _to_come(state, words)
    if len(state.gardens) == 1:
        items.append(_SOLO)
    return Part(tuple(items), places)


def _wide(kind: str) -> float:
    return {"shovel": 94 / 120, "rake": 116 / 120, "trowel": 72 / 120, "hoe": 1.0}[kind]


def piece_sign(piece: str) -> str:
    """The sprite of what a tool shows."""
    return "lavender-leaf-left" if piece == "lavender-leaf" else piece


def _plaque(x: float, action: str, words: Words) -> list[Item]:
    items: list[Item] = [panel(x - 126, 458, x + 126, 566, radius=16, edge="{edge}", line=3)]
    if action == "flutter":
        items += [inside("butterfly", x - 91, 490, 52, angle=-12), inside("bee", x - 80, 538, 40)]
    else:
        items.append(inside(_SIGNS[action], x - 76, 512, 88))
    if action == "bird":
        items.append(inside("leaf-maple", x - 98, 540, 34, angle=20))
    x, room = (x + 32, 180) if action == "flutter" else (x + 42, 156)
    items.append(Label(words.say(f"pergola-picture-action-{action}"), x, 513, 42, room=room))
    return items


def _to_come(state: State, words: Words) -> list[Item]:
    items: list[Item] = []
    for dx, tool in zip((-52, 26, -26, 52, 0), state.stack, strict=False):
        items.append(standing(f"handle-{tool.kind}", 1332 + dx, 316 - (6 if abs(dx) == 26 else 0), 52, shadow=2))
    items.append(Sprite(HOME + "flower-pot", 1222, 298, 220, anchor=(0, 0), shadow=5))
    items.append(Label(str(len(state.stack)), 1332, 402, 92, "cream", outline=4))
    items.append(Plate("count", words.say("pergola-picture-to-come"), 1332, 517))
    return items


def draw_roof(seen: Seen) -> Part:
    """Whose choice it is."""
    state: State = seen.view
    words, name = seen.words, seen.names[state.seat]
    if state.over:
        text = words.say("pergola-picture-roof-over")
    elif state.trial:
        text = words.say("pergola-picture-roof-trial", name=name)
    else:
        text = words.say("pergola-picture-roof", turn=turn_of(state, state.seat), turns=TURNS, name=name)
    return Part((Label(text, 750, 60, 48, "cream", room=1360, least=38, outline=4),))
