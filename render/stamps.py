"""Turns each item of a scene into a raster to paste, with its rim, shadow and glow, and keeps it."""

import math

import msgspec
from PIL import Image

from render import lettering
from render.caches import Cache
from render.effects import dressed, faded
from render.scene import Disc, Drawing, Group, Item, Label, Plate, Sprite
from render.sprites import raster, sprite_raster
from render.theme import recolour, theme_named


class Stamp(msgspec.Struct, frozen=True):
    """Colours and mask to paste, at `dx`, `dy` from the item's place in pixels."""

    colour: Image.Image
    mask: Image.Image
    dx: float
    dy: float


_stamps: Cache[Stamp] = Cache(72_000_000, lambda stamp: stamp.mask.width * stamp.mask.height * 4)


def stamp_of(item: Item, scale: float, theme: str) -> Stamp:
    """The stamp of an item at `scale` pixels a unit. Where it stands does not matter to it, so it is kept without."""
    key = item if isinstance(item, Drawing) else msgspec.structs.replace(item, x=0, y=0)
    if isinstance(key, Plate):
        key = msgspec.structs.replace(key, place="")
    if isinstance(key, Disc):
        key = msgspec.structs.replace(key, value="")
    return _stamps.get((key, scale, theme), lambda: _make(item, scale, theme))


def _make(item: Item, scale: float, theme: str) -> Stamp:
    match item:
        case Sprite():
            return _sprite(item, scale, theme)
        case Drawing():
            return _drawing(item, scale, theme)
        case Group():
            return _group(item, scale, theme)
        case Label():
            return _split(*lettering.label(item, scale, theme))
        case Plate():
            return _split(*lettering.plate(item, scale, theme))
        case Disc():
            return _split(*lettering.disc(item, scale, theme))


def _split(image: Image.Image, dx: float, dy: float) -> Stamp:
    return Stamp(image.convert("RGB"), image.getchannel("A"), dx, dy)


def _drawing(item: Drawing, scale: float, theme: str) -> Stamp:
    left, top, right, bottom = item.box
    x, y = math.floor(left * scale), math.floor(top * scale)
    width, height = math.ceil(right * scale) - x, math.ceil(bottom * scale) - y
    body = item.svg.format_map(theme_named(theme).colours)
    view = f"{x / scale} {y / scale} {width / scale} {height / scale}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{width}" height="{height}">'
    return _split(raster(recolour(f"{head}{body}</svg>", theme_named(theme)), width, height), x, y)


def _sprite(item: Sprite, scale: float, theme: str) -> Stamp:
    width = max(1, round(item.width * scale))
    image = sprite_raster(item.name, width, theme)
    if item.flip:
        image = image.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    shift_x, shift_y = (0.5 - item.anchor[0]) * width, (0.5 - item.anchor[1]) * image.height
    if item.angle:
        image = image.rotate(-item.angle, Image.Resampling.BICUBIC, expand=True)
    if item.alpha < 1:
        image = faded(image.copy(), item.alpha)  # the raster is shared
    image = dressed(image, item.rim * scale, item.shadow * scale, 16 * scale if item.glow else 0, theme)
    return _split(image, shift_x - image.width / 2, shift_y - image.height / 2)


def _group(item: Group, scale: float, theme: str) -> Stamp:
    left, top, right, bottom = item.box
    x, y = math.floor(left * scale), math.floor(top * scale)
    image = Image.new("RGBA", (math.ceil(right * scale) - x, math.ceil(bottom * scale) - y))
    for part in item.items:
        stamp = stamp_of(part, scale, theme)
        at_x, at_y = (0.0, 0.0) if isinstance(part, Drawing) else (part.x * scale, part.y * scale)
        place = (math.floor(at_x + stamp.dx + 0.5) - x, math.floor(at_y + stamp.dy + 0.5) - y)
        layer = stamp.colour.convert("RGBA")
        layer.putalpha(stamp.mask)
        # Pillow takes no negative places here: what reaches out of the box is cut off.
        source = (max(0, -place[0]), max(0, -place[1]))
        image.alpha_composite(layer, (max(0, place[0]), max(0, place[1])), source)
    if item.alpha < 1:
        image = faded(image, item.alpha)
    wider = image.width
    image = dressed(image, 0, item.shadow * scale, 16 * scale if item.glow else 0, theme)
    grown = (image.width - wider) / 2
    return _split(image, x - grown, y - grown)
