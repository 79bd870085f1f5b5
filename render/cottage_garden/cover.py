"""The picture of a table that has not begun: two beds in full bloom with the game's name on a board in front."""

from render.cottage_garden.backdrop import SCENERY
from render.cottage_garden.beds import draw_bed
from render.cottage_garden.part import drawn
from render.cottage_garden.places import HEIGHT, PIXELS, WIDTH, bed_corners
from render.scene import Item, Layer, Scene
from render.signboard import signboard
from rules.cottage_garden.state import Bed, Planted
from words.speech import Words

_BEDS = (
    Bed(
        "L4",
        (Planted("L5", 6, "A1"), Planted("L4a", 5, "E2"), Planted("P5", 8, "A3"), Planted("V3a", 1, "C4")),
        cats=("D1",),
    ),
    Bed(
        "D1",
        (Planted("I3a", 1, "A1"), Planted("T4a", 4, "A2"), Planted("H8", 2, "D3"), Planted("I2a", 1, "C2")),
        cats=("E2", "B5"),
        pots=("E5",),
    ),
)
_LEFT, _RIGHT, _TOP, _LOW = 386.0, 1114.0, 784.0, 1020.0


def cover_scene(words: Words) -> Scene:
    """The cover: no plates, no numbers, only what grows, the cats, and the name."""
    corners = bed_corners(len(_BEDS))
    beds = [item for bed, at in zip(_BEDS, corners, strict=True) for item in draw_bed(bed, None, at).items]
    blossoms = tuple(
        drawn(
            f"hedge-blossom-{'pink' if place % 3 else 'white'}", 24 + 56 * place, 182 - 37 * (place * 5 % 7) / 6, 96
        )
        for place in range(27)
    )
    front: tuple[Item, ...] = (
        *blossoms,
        drawn("cat-sitting-ginger", 530, 142, 100),
        drawn("cat-sitting-grey", 320, 146, 100),
        drawn("beehive", 1060, 142, 100),
        drawn("bee", 980, 56, 86),
        drawn("bee", 1136, 50, 70),
    )
    return Scene(
        WIDTH,
        HEIGHT,
        PIXELS,
        Layer(SCENERY),
        (*front, *beds, *_board(words)),
        words.say("cottage_garden-picture-cover-alt"),
    )


def _board(words: Words) -> tuple[Item, ...]:
    title, invitation = (words.say(f"cottage_garden-picture-{key}") for key in ("title", "invitation"))
    return (
        *signboard((_LEFT, _TOP, _RIGHT, _LOW), 1074, title, invitation, size=96, middle=88),
        drawn("cat-sleeping-grey", _RIGHT - 130, _TOP + 14, 130),
        drawn("cat-sitting-ginger", _LEFT + 96, _TOP + 8, 110),
        drawn("wheelbarrow", 200, 1040, 150),
        drawn("gardener", 1394, 1050, 168),
        drawn("watering-can", 1226, 1040, 150),
        drawn("butterfly-orange", 742, _TOP - 60, 110),
        drawn("butterfly-pink", 1180, 880, 110),
    )
