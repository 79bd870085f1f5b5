"""Painting: what comes out, how much it holds, and that many threads may paint at once."""

import io
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from render.caches import Cache
from render.drawer import Seen
from render.paint import compose, paint, warm
from render.pergola import DRAWER
from render.scene import Scene, Sprite
from render.sprites import NoSprite, raster, sprite_files, sprite_raster, sprite_text
from render.stamps import stamp_of
from render.theme import DAY, Theme, recolour, theme_named
from tests.render.pergola_gardens import concept_state, full_garden, state_of
from tests.render.pergola_walks import GAME, NAMES, states
from words.speech import words_in


def scenes() -> dict[str, Scene]:
    seen = Seen(concept_state(), NAMES[:3], words_in("en"), 0)
    full = Seen(state_of(full_garden()), ("Åse",), words_in("da"), 0)
    return {
        "garden": DRAWER.garden(seen),
        "full": DRAWER.garden(full),
        "board": DRAWER.board(seen),
        "cover": DRAWER.cover(seen.words),
    }


@pytest.mark.parametrize("name", ["garden", "full", "board", "cover"])
def test_a_picture_is_a_webp_of_at_most_300_kilobytes_and_1200_pixels(name: str) -> None:
    scene = scenes()[name]
    picture = paint(scene)
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        assert image.size == (picture.width, picture.height)
        assert image.width == 1200
    assert len(picture.data) <= 300_000
    assert picture.extension == "webp"
    assert picture.alt == scene.alt


def test_many_threads_paint_the_same_picture() -> None:
    warm()
    drawn = [
        DRAWER.garden(Seen(GAME.view(state, 0), NAMES[:2], words_in("en"), seat))
        for state in states(2, 3)[::40]
        for seat in (0, 1)
    ]
    alone = [paint(scene).data for scene in drawn]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda scene: paint(scene).data, drawn * 3))
    assert together == alone * 3


def test_painting_a_scene_twice_leaves_its_cached_layer_as_it_was() -> None:
    scene = scenes()["garden"]
    assert compose(scene).tobytes() == compose(scene).tobytes()


@pytest.mark.parametrize("name", sorted(sprite_files()))
def test_a_sprite_draws_something_and_holds_no_text(name: str) -> None:
    text = sprite_text(name)
    assert "<text" not in text
    assert "<image" not in text
    assert text.startswith("<!--"), "a sprite says in its first line what it is"
    assert sprite_raster(name, 64).getchannel("A").getbbox() is not None


def test_a_sprite_that_has_no_file_is_named() -> None:
    with pytest.raises(NoSprite, match="unicorn"):
        sprite_raster("pergola/unicorn", 20)


def test_a_cache_holds_no_more_than_its_room_and_drops_what_was_used_longest_ago() -> None:
    cache: Cache[bytes] = Cache(25, len)
    made: list[str] = []

    def make(key: str) -> bytes:
        made.append(key)
        return b"0123456789"

    for key in ("a", "b", "a", "c", "a", "b"):
        cache.get(key, lambda key=key: make(key))  # type: ignore[misc]
    assert made == ["a", "b", "c", "b"]
    assert cache.held == 20


def test_a_glow_reaches_further_than_a_shadow_and_a_shadow_further_than_the_sprite() -> None:
    plain, shadow, glow = (
        stamp_of(Sprite("pergola/bee", 0, 0, 72, shadow=dark, glow=light), 0.8, "day").mask.size
        for dark, light in ((0, False), (4, False), (4, True))
    )
    assert plain < shadow < glow


def test_a_theme_changes_the_colours_of_sprites_and_drawings() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#ff0000"/></svg>'
    )
    dark = Theme(DAY, {"#ff0000": "#000080"})
    assert raster(recolour(svg, dark), 4, 4).getpixel((2, 2)) == (0, 0, 128, 255)
    assert theme_named("a theme of another year") is theme_named("day")


def test_a_faint_sprite_leaves_the_raster_that_others_use_as_it_was() -> None:
    before = sprite_raster("pergola/bee", 58).tobytes()
    stamp_of(Sprite("pergola/bee", 0, 0, 72, alpha=0.3), 0.8, "day")
    assert sprite_raster("pergola/bee", 58).tobytes() == before
