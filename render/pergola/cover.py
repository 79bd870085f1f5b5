"""The picture of a table that has not begun: a garden in full bloom with the game's name on a board in front."""

from render.part import Part
from render.pergola.cascade import draw_drops, still_cascade
from render.pergola.front import FROGS, draw_lavender_pair
from render.pergola.garden import SCENERY
from render.pergola.hollyhocks import draw_hollyhocks
from render.pergola.magnolia import draw_magnolia
from render.pergola.part import insect, standing
from render.pergola.pergola_corner import BENCH, FRAME, HIVE, draw_pergola
from render.pergola.sky import ROPE, draw_lanterns
from render.scene import Item, Layer, Scene, Sprite, wordless
from render.signboard import signboard
from rules.pergola.state import Bud, Buttercup, Garden, Lantern, Lavender, Magnolia
from words.speech import Words

_GARDEN = Garden(
    hollyhocks=((False, True, False), (True, False, False), (False, True)),
    magnolias=(
        Magnolia("1.1", 1, True, None),
        Magnolia("2.1", 2, True, "1.1", ladybug=True),
        Magnolia("2.2", 2, True, "1.1"),
        Magnolia("3.1", 3, False, "2.1"),
        Magnolia("3.2", 3, False, "2.1"),
        Magnolia("3.3", 3, False, "2.2", ladybug=True),
    ),
    buds=(Bud("4.1", 4, "3.1"), Bud("4.2", 4, "3.2"), Bud("4.3", 4, "3.3"), Bud("3.4", 3, "2.2")),
    buttercups=(
        Buttercup("V1", True, 2),
        Buttercup("V2", False, 1),
        Buttercup("V3", True, 1),
        Buttercup("V4", False, 0),
        Buttercup("V5", True, 2),
    ),
    lanterns=(Lantern("drip"), Lantern("frog"), Lantern("insect"), Lantern("action")),
    pots=("P1", "P2", "P4"),
    drops=("S1", "B3"),
)
_GROUND = Layer((*SCENERY, *still_cascade(named=False), ROPE, FRAME, HIVE, BENCH))
_LEFT, _RIGHT, _TOP, _LOW = 326.0, 1006.0, 846.0, 1070.0


def cover_scene(words: Words) -> Scene:
    """The cover: no plates, no numbers, only what grows, and the name."""
    parts = (
        draw_hollyhocks(_GARDEN, _GARDEN, words, 0),
        draw_magnolia(_GARDEN, _GARDEN, 0),
        draw_pergola(_GARDEN, _GARDEN, 0),
        draw_drops(_GARDEN, _GARDEN, 0),
        draw_lanterns(_GARDEN, _GARDEN),
    )
    items = [item for part in parts for item in wordless(part.items)]
    return Scene(
        1500,
        1100,
        1200,
        _GROUND,
        (*items, *_flying(), *_front().items, *_board(words)),
        words.say("pergola-picture-cover-alt"),
    )


def _flying() -> tuple[Item, ...]:
    return (
        insect("butterfly", 232, 240, 1.3, angle=-10),
        insect("ladybug", 770, 236, 1.0, angle=-12, flying=True),
        insect("bee", 1092, 560, 0.9, flying=True),
        Sprite("pergola/dragonfly-large", 1010, 192, 170, angle=12, rim=3, shadow=4),
        Sprite("pergola/dragonfly-medium", 110, 130, 150, angle=-14, rim=3, shadow=4),
    )


def _front() -> Part:
    items: list[Item] = []
    for x, pair in (
        (92, Lavender("L1", "flower", 2)),
        (232, Lavender("L2", "dragonfly")),
        (1096, Lavender("L3", "flower", 1)),
    ):
        items += draw_lavender_pair(pair, x, 1080, 196, pair)
    items += [
        Sprite("pergola/lily", 1360, 1050, 170, shadow=5),
        standing(FROGS[2], 1350, 1056, 112, shadow=4),
        Sprite("pergola/water-lily", 1452, 1040, 78, shadow=3),
    ]
    return Part(tuple(items))


def _board(words: Words) -> tuple[Item, ...]:
    title, invitation = (words.say(f"pergola-picture-{key}") for key in ("title", "invitation"))
    return (
        *signboard((_LEFT, _TOP, _RIGHT, _LOW), 1120, title, invitation, size=144, middle=84),
        standing(FROGS[0], _RIGHT - 96, _TOP + 8, 150, shadow=5),
        insect("ladybug", _LEFT + 44, _TOP + 4, 1.0, angle=-24),
        insect("butterfly", _LEFT - 14, _LOW - 60, 0.95, angle=-22),
        Sprite("daisy", _LEFT + 30, _LOW + 6, 46, shadow=2),
        Sprite("daisy", _LEFT + 66, _LOW + 18, 36, shadow=2),
        Sprite("daisy", _RIGHT - 40, _LOW + 8, 44, shadow=2),
    )
