"""The pictures of Cottage Garden: small enough, and tiles that are told apart."""

import io
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageStat

from render.cottage_garden import DRAWER
from render.cottage_garden.gardener import FLAGS
from render.cottage_garden.outline import outline
from render.cottage_garden.plantings import PLANTINGS
from render.cottage_garden.tiles import cells_of, planted, preview, size_of
from render.drawer import Seen
from render.paint import compose, paint
from render.scene import Drawing, Group, Layer, Scene
from render.sprites import sprite_raster
from render.stamps import stamp_of
from rules.cottage_garden.components import components
from tests.render.cottage_gardens import concept_before, concept_state, crowd
from tests.render.cottage_golden import NAMES, PLANT, concept_garden
from tests.render.pictures import difference
from tests.render.test_colours import SIGHTS, lab
from words.speech import words_in

KINDS = sorted(PLANTINGS)


def test_a_cat_that_is_missing_is_noticed() -> None:
    state = concept_state()
    light, dark = state.gardens[0].beds
    assert light is not None
    garden = replace(state.gardens[0], beds=(replace(light, cats=()), dark))
    seen = Seen(
        replace(state, gardens=(garden, state.gardens[1])), NAMES[:2], words_in("en"), 0, concept_before(), PLANT
    )
    _, block = difference(compose(DRAWER.garden(seen)), concept_garden())
    assert block > 14


@pytest.mark.parametrize("name", ["garden", "board", "crowd", "cover"])
def test_a_picture_is_a_webp_of_at_most_300_kilobytes_and_1200_pixels(name: str) -> None:
    seen = Seen(concept_state(), NAMES[:2], words_in("da"), 0, concept_before(), PLANT)
    scene = {
        "garden": lambda: DRAWER.garden(seen),
        "board": lambda: DRAWER.board(seen),
        "crowd": lambda: DRAWER.board(Seen(crowd(), NAMES, words_in("da"), 0)),
        "cover": lambda: DRAWER.cover(seen.words),
    }[name]()
    picture = paint(scene)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        assert image.width == picture.width == 1200
    assert len(picture.data) <= 300_000
    assert picture.alt == scene.alt


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_tile_has_its_planting_in_every_turn_that_it_has(kind: str) -> None:
    assert set(KINDS) == set(components().kinds)
    for turn in components().kinds[kind].turns:
        assert len(cells_of(kind, turn)) == components().kinds[kind].squares
        for square in (116.25, 52.5, 37.5):
            group = planted(kind, turn, 0, 0, square)
            assert stamp_of(group, 0.8, "day").mask.getbbox() is not None


def ground_picture(kind: str, turn: int, ground: str) -> Image.Image:
    """A tile of four squares' room on one soil, at the size that it has at 360 points."""
    room = 4 * 116.25
    soil = Drawing((0, 0, room, room), f'<rect width="{room}" height="{room}" fill="{ground}"/>')
    scene = Scene(round(room), round(room), 372, Layer((soil,)), (planted(kind, turn, 0, 0, 116.25),), "")
    return compose(scene).resize((112, 112), Image.Resampling.BOX)


@pytest.mark.parametrize("sight", SIGHTS)
def test_plantings_of_equally_shaped_tiles_are_told_apart_by_every_eye(sight: str) -> None:
    means = {}
    for kind in KINDS:
        columns, rows = size_of(kind)
        image = ground_picture(kind, 1, "#c99a68").crop((0, 0, min(112, columns * 28), min(112, rows * 28)))
        mean = ImageStat.Stat(image).mean
        means[kind] = lab(tuple((part / 255) ** 2.2 for part in mean), sight)
    for one, other in combinations(KINDS, 2):
        if cells_of(one, 1) == cells_of(other, 1):
            apart = sum((a - b) ** 2 for a, b in zip(means[one], means[other], strict=True)) ** 0.5
            assert apart >= 3, f"{one} and {other}: {apart:.1f}"


PIECES = {
    "flags": FLAGS,
    "cubes": ("cube-orange", "cube-blue"),
    "beds": ("bed-light", "bed-dark"),
    "trays": ("tray", "tray-lit"),
    "prints": ("flowerpot", "cloche"),
    "signs of the beds": ("sun", "moon"),
}


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("group", PIECES)
def test_pieces_of_a_kind_are_told_apart_by_every_eye(group: str, sight: str) -> None:
    seen = {}
    for name in PIECES[group]:
        image = sprite_raster(f"cottage_garden/{name}", 96)
        flat = Image.new("RGB", image.size)
        flat.paste(image, (0, 0))
        mean = ImageStat.Stat(flat, image.getchannel("A").point(lambda value: 255 if value > 200 else 0)).mean
        seen[name] = lab(tuple((part / 255) ** 2.2 for part in mean), sight)
    for one, other in combinations(PIECES[group], 2):
        apart = sum((a - b) ** 2 for a, b in zip(seen[one], seen[other], strict=True)) ** 0.5
        assert apart >= 8, f"{one} and {other}: {apart:.1f}"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("ground", ["#c99a68", "#674431"])
def test_a_tile_stands_out_from_both_soils(kind: str, ground: str) -> None:
    picture = ground_picture(kind, 1, ground)
    bare = Image.new("RGB", picture.size, ground)
    columns, rows = size_of(kind)
    box = (0, 0, min(112, columns * 28), min(112, rows * 28))
    mean, _ = difference(picture.crop(box), bare.crop(box))
    assert mean > 12


def test_a_piece_in_hand_has_no_kerb_and_gold_dashes() -> None:
    ground, plants = preview("V3", 1, 0, 0, 116.25)
    drawing = ground.items[0]
    assert isinstance(drawing, Drawing)
    assert "#ffd84d" in drawing.svg
    assert "stroke-dasharray" in drawing.svg
    assert "translate(0 9)" not in drawing.svg
    assert plants.alpha < 1
    kerbed = planted("V3", 1, 0, 0, 116.25).items[0]
    assert isinstance(kerbed, Drawing)
    assert "translate(0 9" in kerbed.svg


def test_the_outline_of_a_square_is_as_long_as_its_sides_and_corners() -> None:
    path, length = outline({(0, 0)}, 0, 10, 5)
    assert length == pytest.approx(4 * 80 + 2 * 3.14159265 * 10)
    assert path.count("A10,10 0 0 1") == 4


def test_the_outline_of_an_l_turns_in_once() -> None:
    path, _ = outline({(0, 0), (1, 0), (1, 1)}, 3.5, 26, 11)
    assert path.count("A26,26 0 0 1") == 5
    assert path.count("A11,11 0 0 0") == 1


def test_a_group_is_one_thing_with_one_shadow() -> None:
    group = planted("H1", 1, 0, 0, 100)
    plain = stamp_of(Group(group.items, group.box, 0, 0), 1, "day")
    shaded = stamp_of(group, 1, "day")
    glowing = stamp_of(planted("H1", 1, 40, 80, 100, glow=True), 1, "day")
    assert plain.mask.size < shaded.mask.size < glowing.mask.size
    assert stamp_of(planted("H1", 1, 300, 20, 100), 1, "day") is shaded
