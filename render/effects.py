"""What is done to a raster: fading, a cream rim, a soft shadow, a glow."""

import math

from PIL import Image, ImageChops, ImageFilter

from render.theme import theme_named


def faded(image: Image.Image, alpha: float) -> Image.Image:
    """The image itself, made so much fainter: never one that is shared."""
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
