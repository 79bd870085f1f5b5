"""Paints a scene: composes cached rasters with Pillow and encodes them. CPU only; call it off the event loop."""

import io
import math

import msgspec
from PIL import Image

from render import stamps
from render.caches import Cache
from render.drawer import Seen
from render.registry import drawers
from render.scene import Drawing, Item, Layer, Scene
from render.theme import recolour, theme_named
from rules.registry import games
from words.speech import LANGUAGES, words_in

QUALITY = 80
METHOD = 2
"""Of WebP's efforts this one measured best: half the time of the next and 3 % larger files (bench/pictures.py)."""


class Picture(msgspec.Struct, frozen=True):
    """A picture ready to be sent."""

    data: bytes
    extension: str
    width: int
    height: int
    alt: str


_layers: Cache[Image.Image] = Cache(48_000_000, lambda image: image.width * image.height * 3)


def _put(canvas: Image.Image, item: Item, scale: float, theme: str) -> None:
    stamp = stamps.stamp_of(item, scale, theme)
    # A drawing's stamp knows its own place.
    x, y = (0.0, 0.0) if isinstance(item, Drawing) else (item.x * scale, item.y * scale)
    canvas.paste(stamp.colour, (math.floor(x + stamp.dx + 0.5), math.floor(y + stamp.dy + 0.5)), stamp.mask)


def _ground(layer: Layer, size: tuple[int, int], scale: float, theme: str) -> Image.Image:
    def make() -> Image.Image:
        canvas = Image.new("RGB", size, recolour(layer.colour, theme_named(theme)))
        for item in layer.items:
            _put(canvas, item, scale, theme)
        return canvas

    return _layers.get((layer, size, theme), make)


def compose(scene: Scene) -> Image.Image:
    """The scene as an RGB image."""
    size = (scene.pixels, round(scene.height * scene.scale))
    canvas = _ground(scene.layer, size, scene.scale, scene.theme).copy()
    for item in scene.items:
        _put(canvas, item, scene.scale, scene.theme)
    return canvas


def encode(image: Image.Image) -> bytes:
    """An RGB image as the bytes that are sent."""
    buffer = io.BytesIO()
    image.save(buffer, "WEBP", quality=QUALITY, method=METHOD)
    return buffer.getvalue()


def warm() -> None:
    """Fills the caches before anyone waits, for resvg holds the interpreter while it draws.

    Paints the cover, and the board and gardens of a game that begins, in every language.
    """
    for drawer in drawers().values():
        game = games()[drawer.key]
        seats = max(game.seat_counts)
        view = game.view(game.set_up(1, seats, {}), 0)
        for words in map(words_in, LANGUAGES):
            compose(drawer.cover(words))
            for seat in range(seats):
                seen = Seen(view, ("",) * seats, words, seat)
                compose(drawer.garden(seen))
            compose(drawer.board(seen))


def paint(scene: Scene) -> Picture:
    """The scene as a picture with its alt text."""
    image = compose(scene)
    return Picture(encode(image), "webp", image.width, image.height, scene.alt)
