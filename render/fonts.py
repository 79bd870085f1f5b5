"""The letters of the pictures: Nunito, then Alegreya Sans, then a neutral mark, so that any name draws something."""

import unicodedata
from functools import lru_cache
from threading import RLock

import fontpkg
from PIL import Image, ImageDraw, ImageFont

MARK = "•"
"""Stands for a letter that no font of ours has."""
ELLIPSIS = "…"
_MISSING = "\U0010ffff"
_PICTURE = "\0"
"""Holds the place of an emoji, which is no letter; control signs never get this far."""
_LOCK = RLock()
"""A FreeType face is not for two threads at once."""


@lru_cache(maxsize=256)
def _face(family: int, size: float, weight: int) -> ImageFont.FreeTypeFont:
    if family == 0:
        face = ImageFont.truetype(str(fontpkg.path("Nunito")), size)
        face.set_variation_by_axes([weight])
        return face
    return ImageFont.truetype(str(fontpkg.path("Alegreya Sans", weight=800)), size)


@lru_cache(maxsize=4096)
def _family_of(letter: str) -> int | None:
    """The first font that has the letter, None where none has."""
    for family in (0, 1):
        face = _face(family, 40, 800)
        missing = face.getmask(_MISSING)
        own = face.getmask(letter)
        if letter == " " or own.size != missing.size or bytes(own) != bytes(missing):
            return family
    return None


def drawable(text: str) -> str:
    """The text as it can be drawn: no invisible signs, plain letters for look-alikes, a mark for unknown letters.

    Pictures among the letters that no font of ours has (emoji) are left out where letters remain.
    """
    with _LOCK:
        letters: list[str] = []
        for letter in unicodedata.normalize("NFC", text):
            kind = unicodedata.category(letter)
            if letter.isspace():
                letters.append(" ")
            elif kind[0] in "CM":
                continue
            elif _family_of(letter) is not None:
                letters.append(letter)
            else:
                plain = unicodedata.normalize("NFKC", letter)
                known = all(_family_of(each) is not None for each in plain)
                letters.append(plain if known else _PICTURE if kind in ("So", "Sk") else MARK)
        whole = "".join(letters)
        words = whole.replace(_PICTURE, " ").split() or whole.replace(_PICTURE, MARK).split()
        return " ".join(words)


def initial(name: str) -> str:
    """The letter that stands for a name."""
    return next((letter.upper() for letter in drawable(name) if letter.isalnum()), MARK)


def _runs(text: str) -> list[tuple[int, str]]:
    runs: list[tuple[int, str]] = []
    for letter in text:
        family = _family_of(letter) or 0
        if runs and runs[-1][0] == family:
            runs[-1] = (family, runs[-1][1] + letter)
        else:
            runs.append((family, letter))
    return runs


@lru_cache(maxsize=4096)
def text_width(text: str, size: float, weight: int = 900) -> float:
    """How wide the drawable text is at this size, in the size's unit."""
    with _LOCK:
        return sum(_face(family, 100, weight).getlength(run) for family, run in _runs(text)) * size / 100


def fitted(text: str, size: float, room: float, least: float, weight: int = 900) -> tuple[str, float]:
    """The text and size with which it fits into `room`: it shrinks to `least`, then ends in an ellipsis."""
    text = drawable(text)
    if room <= 0 or text_width(text, size, weight) <= room:
        return text, size
    shrunk = max(least, size * room / text_width(text, size, weight))
    kept = text
    while kept and text_width(text, shrunk, weight) > room + 0.01:  # a hair for the rounding of the division
        kept = kept[:-1].rstrip()
        text = kept + ELLIPSIS
    return text, shrunk


def write(  # noqa: PLR0913 - how letters look takes that many words
    text: str, size: float, colour: str, *, weight: int = 900, outline: float = 0, outline_colour: str = ""
) -> Image.Image:
    """The text as an image as high as its line (1.36 times the size) and as wide as it is, plus the outline."""
    with _LOCK:
        text = drawable(text)
        pad = round(outline + size * 0.05) + 1  # some letters reach out to the left of their place
        height = round(size * 1.36)
        image = Image.new("RGBA", (round(text_width(text, size, weight)) + 2 * pad + 2, height + 2 * pad))
        draw = ImageDraw.Draw(image)
        x = float(pad + 1)
        for family, run in _runs(text):
            face = _face(family, size, weight)
            # The baseline stands so that capitals and digits are in the middle of the image's height.
            draw.text(
                (x, pad + height / 2 + size * 0.355),
                run,
                font=face,
                fill=colour,
                anchor="ls",
                stroke_width=outline,
                stroke_fill=outline_colour or None,
            )
            x += face.getlength(run)
        return image
