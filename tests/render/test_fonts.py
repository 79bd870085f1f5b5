"""Letters: everybody's name draws something, and never a box."""

import fontpkg
import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from render.fonts import ELLIPSIS, MARK, drawable, fitted, text_width, write

WRITTEN = "æøåÆØÅąćęłńóśźżĄĆĘŁŃÓŚŹŻäöüßÄÖÜéèêçñ0123456789×·…’»«/•"


@pytest.mark.parametrize(("family", "weight"), [("Nunito", 400), ("Alegreya Sans", 800)])
def test_both_fonts_have_danish_and_polish_letters(family: str, weight: int) -> None:
    letters = TTFont(fontpkg.path(family, weight=weight)).getBestCmap()
    assert [letter for letter in "æøåÆØÅąćęłńóśźżĄĆĘŁŃÓŚŹŻ" if ord(letter) not in letters] == []


def test_letters_that_our_words_use_are_drawn_as_themselves() -> None:
    assert drawable(WRITTEN) == WRITTEN


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("Åse", "Åse"),
        ("A\u030ase", "Åse"),
        ("田中", MARK * 2),
        ("Tom 🦋", "Tom"),
        ("🐝Mia🌸 Sol", "Mia Sol"),
        ("田 🦋", MARK),
        ("👩\u200d🌾", MARK * 2),
        ("𝓜𝓲𝓪", "Mia"),
        ("ＭＩＡ", "MIA"),
        ("a\u202eb\u0000c", "abc"),
        ("Z\u0351\u0351alg\u0351o", "Zalgo"),
        ("  two   words ", "two words"),
        ("", ""),
    ],
)
def test_any_name_is_drawn_without_boxes(name: str, drawn: str) -> None:
    assert drawable(name) == drawn


def test_a_long_name_shrinks_and_then_ends_in_an_ellipsis() -> None:
    assert fitted("Åse", 72, 232, 38) == ("Åse", 72)
    text, size = fitted("Charlotte", 72, 232, 38)
    assert text == "Charlotte"
    assert 38 < size < 72
    text, size = fitted("Maximiliane-Charlotte", 72, 232, 38)
    assert size == 38
    assert text.endswith(ELLIPSIS)
    assert text_width(text, size) <= 232


@pytest.mark.parametrize("name", ["Jørgen", "Charlotte", "Mia"])
def test_a_name_that_fits_when_it_shrinks_is_never_cut(name: str) -> None:
    for room in range(120, 260):
        text, size = fitted(name, 72, room, 38)
        assert text == name or (size == 38 and text_width(name, 38) > room), room


@pytest.mark.parametrize("text", ["Å", "g", "•", "Łø"])
def test_written_letters_are_not_cut_at_any_edge(text: str) -> None:
    image = write(text, 60, "#000000", outline=3, outline_colour="#000000")
    box = image.getchannel("A").getbbox()
    assert box is not None
    assert box[0] > 0
    assert box[1] > 0
    assert box[2] < image.width
    assert box[3] < image.height
