"""Labels, plates and numbered discs as rasters, and what they cover."""

from PIL import Image, ImageDraw

from render.effects import dressed
from render.fonts import fitted, text_width, write
from render.scene import Box, Disc, Label, Plate
from render.sprites import aspect, sprite_raster
from render.theme import theme_named

Placed = tuple[Image.Image, float, float]
"""A raster, and where its upper left corner is from the item's place, in pixels."""


def label(item: Label, scale: float, theme: str) -> Placed:
    """Words without a plate."""
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
    return image, shift, -image.height / 2


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


def plate(item: Plate, scale: float, theme: str) -> Placed:
    """Words on a plate, with an icon before or behind them."""
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
    return image, -size[0] / 2, -size[1] / 2


def disc(item: Disc, scale: float, theme: str) -> Placed:
    """A gold disc with its number."""
    width = round(item.width * scale)
    image = sprite_raster("candidate-disc", width, theme).copy()
    digits = str(item.number)
    size = item.width * (0.70 if len(digits) == 1 else 0.55 if len(digits) == 2 else 0.42) * scale
    text = write(digits, size, theme_named(theme).colours["ink"], weight=900)
    image.alpha_composite(text, (round((width - text.width) / 2), round((image.height - text.height) / 2)))
    image = dressed(image, 0, 4 * scale, 0, theme)
    return image, -image.width / 2, -image.height / 2


def disc_box(item: Disc) -> Box:
    """What a disc covers, in units."""
    half = item.width / 2
    return item.x - half, item.y - half, item.x + half, item.y + half
