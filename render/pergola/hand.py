"""What is in hand: it hovers, glowing, over the plants that it may go to."""

from render.part import Part
from render.pergola.hollyhocks import XS, level_y, pitch_of
from render.pergola.part import centred, insect
from render.pergola.sky import Air
from render.scene import Point, Sprite
from rules.notation import Choice
from rules.pergola.state import INSECTS, Garden, Turn

BRANCHES = ("single", "double")
_ROOM_OVER_HOLLYHOCKS = 400
"""While a column's bud is lower than this, a butterfly has room to hover between it and the sign."""


def draw_hand(garden: Garden, turn: Turn, choice: Choice | None, air: Air) -> Part:
    """All that hovers; `hand` is the place of what the step is about."""
    items: list[Sprite] = []
    places: dict[str, Point] = {}
    for piece in hovering(turn, choice):
        x, y = _place_of(piece, garden, air)
        items.append(held(piece, x, y))
        places.setdefault("hand", (x, y))
    return Part(tuple(items), places)


def held(piece: str, x: float, y: float) -> Sprite:
    """A piece that hovers."""
    if piece in INSECTS:
        return insect(piece, x, y, 1.24, angle=6, glow=True, flying=True)
    return centred(f"magnolia-{piece}", x, y, 92, shadow=4, glow=True)


def hovering(turn: Turn, choice: Choice | None) -> list[str]:
    """The pieces that hover, first what the step is about; an insect that flutters joins once it has taken off."""
    pieces = [piece for piece in turn.hand if piece in (*INSECTS, *BRANCHES)]
    about = ""
    if choice and choice.field != "origin":
        about = next((word for word in choice.chosen[1:] if word in (*INSECTS, *BRANCHES)), "")
        if not about and choice.chosen[:1] == ("grow",):
            about = next((piece for piece in pieces if piece in BRANCHES), "")
    if about in pieces:
        pieces.remove(about)
    return [about, *pieces] if about else pieces


def _place_of(piece: str, garden: Garden, air: Air) -> Point:
    if piece == "butterfly":
        pitch = pitch_of(garden)
        y, x = max((level_y(len(column) + 1, pitch), x) for x, column in zip(XS, garden.hollyhocks, strict=True))
        if y > _ROOM_OVER_HOLLYHOCKS and air.is_free((x + 27, 296)):
            return air.fill((x + 27, 296))
    return air.take(near={"butterfly": 470.0, "bee": 860.0}.get(piece, 700.0))
