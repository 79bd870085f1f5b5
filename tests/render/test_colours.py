"""Pieces that must be told apart stay apart for eyes that lack a kind of cone."""

from itertools import combinations

import pytest
from PIL import Image, ImageStat

from render.sprites import sprite_raster

# Viénot, Brettel and Mollon (1999), in linear light.
SIGHTS = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.11238, 0.88762, 0.0), (0.11238, 0.88762, 0.0), (0.00401, -0.00401, 1.0)),
    "deutan": ((0.29275, 0.70725, 0.0), (0.29275, 0.70725, 0.0), (-0.02234, 0.02234, 1.0)),
}
GROUPS = {
    "hollyhocks": ("hollyhock-blue", "hollyhock-yellow", "hollyhock-red"),
    "buttercups": ("buttercup-large", "buttercup-small"),
    "handles": ("handle-shovel", "handle-rake", "handle-trowel", "handle-hoe"),
    "leaves": ("leaf-maple", "leaf-oak", "leaf-birch", "leaf-willow", "leaf-linden"),
    "lilies": ("lily", "lily-bright"),
    "lanterns": ("lantern-lit", "lantern-dark"),
    "cells": ("honey-cell-full", "honey-cell-empty"),
}
_SHAPE_TELLS = 8.0
"""Where the shapes differ as well, this difference of the mean colours is enough (a just visible one is 2.3)."""


def mean_colour(name: str) -> tuple[float, float, float]:
    """The mean colour of what a sprite covers, in linear light."""
    image = sprite_raster(f"pergola/{name}", 96)
    if name.startswith("handle-"):
        image = image.crop((0, 0, image.width, image.height // 3))
    flat = Image.new("RGB", image.size)
    flat.paste(image, (0, 0))
    red, green, blue = ImageStat.Stat(flat, image.getchannel("A").point(lambda value: 255 if value > 200 else 0)).mean
    return tuple((part / 255) ** 2.2 for part in (red, green, blue))


def lab(colour: tuple[float, float, float], sight: str) -> tuple[float, float, float]:
    seen = [max(0.0, sum(weight * part for weight, part in zip(row, colour, strict=True))) for row in SIGHTS[sight]]
    rows = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    x, y, z = (sum(weight * part for weight, part in zip(row, seen, strict=True)) for row in rows)
    f = [value ** (1 / 3) if value > 0.008856 else 7.787 * value + 16 / 116 for value in (x / 0.9505, y, z / 1.089)]
    return 116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", GROUPS)
def test_pieces_of_a_kind_are_told_apart(group: str, sight: str) -> None:
    for one, other in combinations(GROUPS[group], 2):
        first, second = lab(mean_colour(one), sight), lab(mean_colour(other), sight)
        apart = sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5
        assert apart >= _SHAPE_TELLS, f"{one} and {other}: {apart:.1f}"
