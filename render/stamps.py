"""Turns each item of a scene into a raster to paste, with its rim, shadow and glow, and keeps it."""

import math

import msgspec
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.caches import Cache
from render.fonts import fitted, text_width, write
from render.scene import Box, Disc, Drawing, Group, Item, Label, Plate, Sprite
from render.sprites import aspect, raster, sprite_raster
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
            return _label(item, scale, theme)
        case Plate():
            return _plate(item, scale, theme)
        case Disc():
            return _disc(item, scale, theme)


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
        image = _faded(image.copy(), item.alpha)  # the raster is shared
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
        image = _faded(image, item.alpha)
    wider = image.width
    image = dressed(image, 0, item.shadow * scale, 16 * scale if item.glow else 0, theme)
    grown = (image.width - wider) / 2
    return _split(image, x - grown, y - grown)


def _faded(image: Image.Image, alpha: float) -> Image.Image:
    image.putalpha(image.getchannel("A").point([round(value * alpha) for value in range(256)]))
    return image


def dressed(image: Image.Image, rim: float, shadow: float, glow: float, theme: str) -> Image.Image:
    """The image with glow, shadow and rim behind it, grown by the same on each side."""
    pad = math.ceil(max(rim + 2, shadow * 3.2, glow * 2.9)) if rim or shadow or glow else 0
    if not pad:
        return image
    colours = theme_named(theme).colours
    whole = Image.new("RGBA", (image.width + 2 * pad, image.height + 2 * pad))
    whole.paste(image, (pad, pad))
    alpha = whole.getchannel("A")
    back = Image.new("RGBA", whole.size)
    outline = _grown(alpha, rim) if rim else alpha
    if glow:
        halo = _grown(outline, glow * 0.7).filter(ImageFilter.GaussianBlur(glow * 0.62))
        light = Image.new("RGBA", whole.size, colours["glow"])
        light.putalpha(halo)
        back = Image.alpha_composite(Image.alpha_composite(back, light), light)
    if shadow:
        blurred = ImageChops.offset(
            outline.filter(ImageFilter.GaussianBlur(shadow)), round(shadow * 0.7), round(shadow)
        )
        dark = Image.new("RGBA", whole.size, colours["shade"])
        dark.putalpha(blurred.point([round(value * 0.42) for value in range(256)]))
        back = Image.alpha_composite(back, dark)
    if rim:
        edge = Image.new("RGBA", whole.size, colours["cream"])
        edge.putalpha(outline)
        back = Image.alpha_composite(back, edge)
    return Image.alpha_composite(back, whole)


def _grown(alpha: Image.Image, by: float) -> Image.Image:
    """The mask grown by so many pixels, its edge still soft."""
    blurred = alpha.filter(ImageFilter.GaussianBlur(by * 0.8))
    return blurred.point([min(255, max(0, round((value - 18) * 5))) for value in range(256)])


def _label(item: Label, scale: float, theme: str) -> Stamp:
    colours = theme_named(theme).colours
    text, size = fitted(item.text, item.size, item.room, item.least, item.weight)
    image = write(
        text,
        size * scale,
        colours[item.colour],
        weight=item.weight,
        outline=item.outline * scale,
        outline_colour=colours[item.outline_colour],
    )
    shift = {"left": 0.0, "middle": -image.width / 2, "right": -float(image.width)}[item.align]
    return _split(image, shift, -image.height / 2)


def label_box(item: Label) -> Box:
    """What a label covers, in units."""
    text, size = fitted(item.text, item.size, item.room, item.least, item.weight)
    width = text_width(text, size, item.weight)
    left = {"left": item.x, "middle": item.x - width / 2, "right": item.x - width}[item.align]
    return left, item.y - size * 0.5, left + width, item.y + size * 0.5


_HEIGHTS = {"score": 1.21, "initial": 1.36}
"""Heights of plates beside the size of their letters; an initial has room for the ring of an Å."""
_ICON = {"score": 0.82, "count": 1.1, "name": 1.1, "bud": 1.1, "initial": 1.0}


def plate_size(item: Plate) -> tuple[float, float]:
    """Width and height of a plate, in units."""
    width = text_width(item.text, item.size) + (28 if item.kind == "score" else 16)
    if item.icon:
        width += item.size * _ICON[item.kind] + 4
    return max(width, item.size * 1.12), item.size * _HEIGHTS.get(item.kind, 1.12)


def plate_box(item: Plate) -> Box:
    """What a plate covers, in units."""
    width, height = plate_size(item)
    return item.x - width / 2, item.y - height / 2, item.x + width / 2, item.y + height / 2


_PLATES = {
    "name": ("cream", "edge", "ink", 2.5),
    "bud": ("bud", "bud_edge", "ink", 2.5),
    "count": ("cream", "edge", "ink", 2.5),
    "score": ("score", "cream", "cream", 3.0),
    "initial": ("ink", "cream", "cream", 3.0),
}


def _plate(item: Plate, scale: float, theme: str) -> Stamp:
    colours = theme_named(theme).colours
    fill, edge, letters, line = _PLATES[item.kind]
    width, height = plate_size(item)
    margin = 5.0
    corner = height / 2 if item.kind == "score" else 11 * item.size / 38
    size = (round((width + 2 * margin) * scale) + 1, round((height + 2 * margin) * scale) + 1)
    fine = 4
    big = Image.new("RGBA", (size[0] * fine, size[1] * fine))
    draw = ImageDraw.Draw(big)
    unit = scale * fine

    def box(dx: float, dy: float) -> tuple[float, float, float, float]:
        left, top = (margin + dx) * unit, (margin + dy) * unit
        return left, top, left + width * unit, top + height * unit

    draw.rounded_rectangle(box(2, 3.5), corner * unit, fill=colours["plate_shade"] + "59")
    draw.rounded_rectangle(
        box(0, 0), corner * unit, fill=colours[fill], outline=colours[edge], width=round(line * unit)
    )
    image = big.resize(size, Image.Resampling.BOX)
    text = write(item.text, item.size * scale, colours[letters])
    text_left = size[0] / 2 - text.width / 2
    if item.icon:
        room = item.size * _ICON[item.kind]
        text_left += (room + 4) * scale / 2
        tall = aspect(item.icon)
        icon = sprite_raster(item.icon, max(1, round(room * scale / max(1.0, tall))), theme)
        icon_middle = text_left - (room / 2 + 2) * scale
        if item.kind in ("count", "name"):
            text_left, icon_middle = text_left - (room + 4) * scale, text_left + text.width - (room / 2 + 2) * scale
        image.alpha_composite(icon, (round(icon_middle - icon.width / 2), round(size[1] / 2 - icon.height / 2)))
    drop = item.size * 0.1 * scale if item.kind == "initial" else 0
    image.alpha_composite(text, (round(text_left), round(size[1] / 2 - text.height / 2 + drop)))
    return _split(image, -size[0] / 2, -size[1] / 2)


def _disc(item: Disc, scale: float, theme: str) -> Stamp:
    width = round(item.width * scale)
    image = sprite_raster("candidate-disc", width, theme).copy()
    digits = str(item.number)
    size = item.width * (0.70 if len(digits) == 1 else 0.55 if len(digits) == 2 else 0.42) * scale
    text = write(digits, size, theme_named(theme).colours["ink"], weight=900)
    image.alpha_composite(text, (round((width - text.width) / 2), round((image.height - text.height) / 2)))
    image = dressed(image, 0, 4 * scale, 0, theme)
    return _split(image, -image.width / 2, -image.height / 2)


def disc_box(item: Disc) -> Box:
    """What a disc covers, in units."""
    half = item.width / 2
    return item.x - half, item.y - half, item.x + half, item.y + half
