"""The picture of a table that has not begun: two beds in full bloom with the game's name on a board in front."""

from render.cottage_garden.backdrop import SCENERY
from render.cottage_garden.beds import draw_bed
from render.cottage_garden.part import drawn
from render.cottage_garden.places import HEIGHT, PIXELS, WIDTH, bed_corners
from render.scene import Drawing, Item, Label, Layer, Scene
from rules.cottage_garden.state import Bed, Planted
from words.speech import Words

_BEDS = (
    Bed(
        "L4",
        (Planted("L5", 6, "A1"), Planted("L4a", 5, "E2"), Planted("P5", 8, "A3"), Planted("V3a", 1, "C4")),
        cats=("D1", "E5"),
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
    width, height = _RIGHT - _LEFT, _LOW - _TOP
    posts = "".join(
        f'<rect x="{x}" y="{_TOP - 20}" width="34" height="310" rx="8" fill="url(#p)" stroke="{{wood_edge}}" '
        'stroke-width="4"/>'
        for x in (_LEFT + 60, _RIGHT - 94)
    )
    grain = "".join(
        f'<path d="M{_LEFT + 26} {_TOP + height * part:.0f} H{_RIGHT - 26}" stroke="{{wood_edge}}" '
        'stroke-opacity=".2" stroke-width="3"/>'
        for part in (0.26, 0.52, 0.77)
    )
    svg = (
        '<defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="#bb8856"/>'
        '<stop offset="1" stop-color="#8a5d36"/></linearGradient><linearGradient id="p"><stop stop-color="#a87649"/>'
        '<stop offset="1" stop-color="#74492b"/></linearGradient></defs>'
        f"{posts}"
        f'<rect x="{_LEFT + 6}" y="{_TOP + 9}" width="{width}" height="{height}" rx="24" fill="{{plate_shade}}" '
        'fill-opacity=".35"/>'
        f'<rect x="{_LEFT}" y="{_TOP}" width="{width}" height="{height}" rx="24" fill="url(#w)" '
        f'stroke="{{wood_edge}}" stroke-width="5"/>{grain}'
        f'<rect x="{_LEFT + 12}" y="{_TOP + 12}" width="{width - 24}" height="{height - 24}" rx="16" fill="none" '
        'stroke="{panel}" stroke-opacity=".45" stroke-width="4"/>'
    )
    middle = (_LEFT + _RIGHT) / 2
    title = words.say("cottage_garden-picture-title")
    invitation = words.say("cottage_garden-picture-invitation")
    return (
        Drawing((_LEFT - 30, _TOP - 40, _RIGHT + 40, HEIGHT), svg),
        Label(title, middle, _TOP + 88, 96, "cream", room=width - 70, outline=6),
        Label(invitation, middle, _TOP + 180, 48, "cream", room=width - 70, outline=3),
        drawn("cat-sleeping-grey", _RIGHT - 130, _TOP + 14, 130),
        drawn("cat-sitting-ginger", _LEFT + 96, _TOP + 8, 110),
        drawn("wheelbarrow", 200, 1040, 150),
        drawn("watering-can", 1250, 1036, 170),
        drawn("butterfly-orange", 742, _TOP - 60, 110),
        drawn("butterfly-pink", 1180, 880, 110),
    )
