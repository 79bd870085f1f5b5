"""The pictures of all games stand beside their golden ones."""

import pytest
from PIL import Image

from render.drawer import Seen
from render.paint import compose
from render.pergola import DRAWER
from tests.render.golden import PICTURES
from tests.render.pergola_gardens import concept_state
from tests.render.pergola_golden import NAMES, concept_garden
from tests.render.pictures import GOLDEN, assert_like_golden, difference
from words.speech import words_in


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_like_its_golden_one(name: str) -> None:
    assert_like_golden(PICTURES[name](), name)


def test_every_golden_picture_is_painted_by_a_test() -> None:
    assert {path.relative_to(GOLDEN).with_suffix("").as_posix() for path in GOLDEN.rglob("*.webp")} == set(PICTURES)


def test_a_picture_that_lacks_its_candidates_is_not_like_the_golden_one() -> None:
    bare = compose(DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in("en"), 0)))
    with pytest.raises(AssertionError, match="differs"):
        assert_like_golden(bare, "pergola/concept-garden")


def test_pictures_of_different_size_are_wholly_different() -> None:
    assert difference(concept_garden(), Image.new("RGB", (10, 10))) == (255, 255)
