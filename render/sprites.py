"""Finds the SVG drawings and rasterises them at the size that is needed."""

import io
import re
from functools import cache, lru_cache
from pathlib import Path

import resvg_py
from PIL import Image

from render.caches import Cache
from render.theme import recolour, theme_named

_HOME = Path(__file__).parent
_VIEW_BOX = re.compile(r'viewBox="([-\d. ]+)"')


class NoSprite(KeyError):
    """A scene names a sprite that has no file: a fault of ours."""


@cache
def sprite_files() -> dict[str, Path]:
    """All sprites by name: `star` for those that games share, `pergola/bee` for a game's own."""
    files = {path.stem: path for path in sorted((_HOME / "sprites").glob("*.svg"))}
    for path in sorted(_HOME.glob("*/sprites/*.svg")):
        files[f"{path.parent.parent.name}/{path.stem}"] = path
    return files


@cache
def sprite_text(name: str) -> str:
    """The SVG text of a sprite. :raises NoSprite:"""
    path = sprite_files().get(name)
    if path is None:
        raise NoSprite(name)
    return path.read_text("utf-8")


@cache
def view_box(name: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a sprite's own coordinates."""
    found = _VIEW_BOX.search(sprite_text(name))
    if found is None:
        raise NoSprite(f"{name} has no viewBox")
    left, top, width, height = (float(number) for number in found[1].split())
    return left, top, width, height


@lru_cache(maxsize=512)
def aspect(name: str) -> float:
    """Height of a sprite for a width of 1."""
    _, _, width, height = view_box(name)
    return height / width


def raster(svg: str, width: int, height: int) -> Image.Image:
    """An SVG text as an RGBA image of this size."""
    data = resvg_py.svg_to_bytes(svg_string=svg, width=width, height=height, skip_system_fonts=True)
    image = Image.open(io.BytesIO(data)).convert("RGBA")
    return image if image.size == (width, height) else image.resize((width, height), Image.Resampling.LANCZOS)


_rasters: Cache[Image.Image] = Cache(24_000_000, lambda image: image.width * image.height * 4)


def sprite_raster(name: str, width: int, theme: str = "day") -> Image.Image:
    """A sprite as an RGBA image `width` pixels wide. Shared: never paint on it."""
    height = max(1, round(width * aspect(name)))

    def make() -> Image.Image:
        return raster(recolour(sprite_text(name), theme_named(theme)), width, height)

    return _rasters.get((name, width, theme), make)
