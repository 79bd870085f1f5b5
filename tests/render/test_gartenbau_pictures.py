"""The pictures of Gartenbau: small enough, and pieces that are told apart."""

import io
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image

from render.gartenbau import DRAWER
from render.paint import compose, paint
from render.scene import Scene
from render.sprites import sprite_raster, sprite_text
from rules.gartenbau.state import COLOURS
from tests.render.gartenbau_gardens import CONCEPT_PLOT, concept_state, with_plot
from tests.render.gartenbau_golden import DISCARD, WALK, concept_garden, seen_of
from tests.render.pictures import difference
from tests.render.test_colours import SIGHTS, lab
from words.speech import words_in


def test_a_plant_that_is_missing_is_noticed() -> None:
    plot = replace(CONCEPT_PLOT, plants=CONCEPT_PLOT.plants[:5] + CONCEPT_PLOT.plants[6:])
    _, block = difference(compose(DRAWER.garden(seen_of(with_plot(plot), None))), concept_garden())
    assert block > 14


def scenes() -> dict[str, Scene]:
    state = concept_state()
    return {
        "garden": DRAWER.garden(seen_of(state, None)),
        "own garden": DRAWER.garden(seen_of(state, 0)),
        "hand": DRAWER.garden(seen_of(state, 0, DISCARD)),
        "market": DRAWER.board(seen_of(state, 0, WALK)),
        "cover": DRAWER.cover(words_in("da")),
    }


@pytest.mark.parametrize("name", scenes())
def test_a_picture_is_a_webp_of_at_most_300_kilobytes_and_1200_pixels(name: str) -> None:
    scene = scenes()[name]
    picture = paint(scene)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        assert image.width == picture.width == 1200
    assert len(picture.data) <= 300_000
    assert picture.alt == scene.alt


_APART = 8.0
"""The mean difference of all points; a just visible one is 2.3."""
_SMALL = 25
"""A cell in pixels of a picture that is 360 points wide."""


def seen_at(name: str, sight: str, width: int) -> list[tuple[float, float, float]]:
    """A piece on the lawn, point by point, as an eye sees its colours."""
    image = sprite_raster(f"gartenbau/{name}", width)
    flat = Image.new("RGB", image.size, "#a8d08d")
    flat.paste(image, (0, 0), image)
    raw = flat.tobytes()
    points = zip(raw[0::3], raw[1::3], raw[2::3], strict=True)
    return [
        lab(((red / 255) ** 2.2, (green / 255) ** 2.2, (blue / 255) ** 2.2), sight) for red, green, blue in points
    ]


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize(("piece", "width"), [("cup-{}", 1), ("plant-{}-horizontal", 2), ("plant-{}-vertical", 1)])
def test_colours_and_heads_are_told_apart_by_every_eye_on_a_phone(piece: str, width: int, sight: str) -> None:
    seen = {colour: seen_at(piece.format(colour), sight, width * _SMALL) for colour in COLOURS}
    for one, other in combinations(COLOURS, 2):
        apart = [
            sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5
            for here, there in zip(seen[one], seen[other], strict=False)
        ]
        assert sum(apart) / len(apart) >= _APART, f"{one} and {other}: {sum(apart) / len(apart):.1f}"


@pytest.mark.parametrize("name", ["cup-red", "plant-red-horizontal", "flower-red-lily", "card-red-lily", "stall"])
def test_sprites_have_no_costly_filters(name: str) -> None:
    assert "filter" not in sprite_text(f"gartenbau/{name}")
