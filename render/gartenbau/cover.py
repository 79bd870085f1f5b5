"""The picture of a table that has not begun: a garden in full bloom, and the game's name on a board."""

from render.gartenbau.frame import PIXELS, WIDTH, Frame
from render.gartenbau.lawn import GROUND, sky, still_lawn
from render.gartenbau.part import HOME, centred
from render.gartenbau.pieces import draw_plot
from render.scene import Drawing, Item, Label, Layer, Scene, Sprite, wordless
from rules.gartenbau.state import Colour, Flower, Plant, Plot, Tile
from words.speech import Words

_HEIGHT = 1100
_FRAME = Frame(column=8, row=6, columns=13, rows=9, cell=120, x=-30, y=104, wide=True)
_HALVES: dict[str, Colour] = {
    "r": "red", "y": "yellow", "b": "blue", "o": "orange", "p": "purple", "g": "green",
}  # fmt: skip
_TILES = (
    "j8 k8 yo", "l7 m7 go", "n7 o7 rb", "q7 r7 py", "s8 s9 gr", "t7 t8 yb", "i10 i11 pb", "j11 k11 oy", "q12 r12 gp",
    "s11 t11 ro", "p8 q8 yg", "p9 q9 ob", "j9 j10 rp", "s12 t12 by", "i8 i9 gr",
)  # fmt: skip
_PLANTS = ("n8 o8 red", "r8 r9 yellow", "q10 r10 purple", "q11 r11 orange", "i12 j12 green",
           "m12 n12 yellow", "t9 t10 orange", "j7 k7 purple")  # fmt: skip
_FLOWERS = ("garden-rose-20 l8", "cornflower-orange-6 o9", "calla-lily-16 j8", "fuchsia-18 m10", "red-lily-20 k10")


def _plot() -> Plot:
    """For the eye alone: no garden of a game."""
    tiles = []
    for text in _TILES:
        one, other, colours = text.split()
        tiles.append(Tile((one, other), (_HALVES[colours[0]], _HALVES[colours[1]])))
    plants = []
    for text in _PLANTS:
        one, other, name = text.split()
        colour = next(colour for colour in _HALVES.values() if colour == name)
        plants.append(Plant(colour, (one, other), 0))
    flowers = [Flower(*text.split()) for text in _FLOWERS]
    return Plot(tuple(tiles), tuple(plants), tuple(flowers))


def cover_scene(words: Words) -> Scene:
    """The cover: no numbers, only what grows, and the name."""
    plot = _plot()
    bare = [
        item
        for item in wordless(draw_plot(_FRAME, plot, plot))
        if not (isinstance(item, Sprite) and item.name in (HOME + "points-disc", HOME + "seal", HOME + "mole"))
    ]
    *behind, hedge, line = sky()
    ground = Layer((*behind, *still_lawn(_FRAME), hedge, line), GROUND)
    return Scene(
        WIDTH,
        _HEIGHT,
        PIXELS,
        ground,
        (*bare, *_visitors(), *_board(words)),
        words.say("gartenbau-picture-cover-alt"),
    )


def _visitors() -> tuple[Item, ...]:
    return (
        centred("butterfly", 336, 196, 96, angle=-12),
        centred("butterfly", 930, 196, 84, angle=14),
        centred("marker-bee", 1240, 178, 116),
        centred("marker-snail", 112, 1010, 132),
        centred("marker-hedgehog", 1396, 992, 156),
    )


def _board(words: Words) -> tuple[Item, ...]:
    left, top, right, low = 380.0, 838.0, 1120.0, 1062.0
    width, height, middle = right - left, low - top, (left + right) / 2
    svg = (
        '<defs><linearGradient id="wood" x2=".5" y2="1"><stop stop-color="#dba973"/><stop offset=".5" '
        'stop-color="#b07d4f"/><stop offset="1" stop-color="#8a5d36"/></linearGradient></defs>'
        f'<rect x="{left + 8}" y="{top + 14}" width="{width}" height="{height}" rx="26" fill="#16240f" '
        'fill-opacity=".38"/>'
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="26" fill="url(#wood)" stroke="{{ink}}" '
        'stroke-width="5"/>'
        f'<path d="M{left + 14} {low - 40} V{top + 32} Q{left + 14} {top + 14} {left + 32} {top + 14} H{right - 40}" '
        'fill="none" stroke="#f3cf9e" stroke-opacity=".8" stroke-width="5"/>'
        f'<rect x="{left + 28}" y="{top + 28}" width="{width - 56}" height="{height - 56}" rx="16" fill="{{cream}}" '
        'stroke="#6d4526" stroke-width="4"/>'
    )
    return (
        Drawing((left - 4, top - 4, right + 14, low + 20), svg),
        Label(words.say("gartenbau-picture-title"), middle, top + 88, 124, room=width - 80),
        Label(words.say("gartenbau-picture-invitation"), middle, top + 168, 46, room=width - 80, weight=800),
        centred("marker-ladybird", right - 92, top - 24, 136),
    )
