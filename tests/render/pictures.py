"""Pictures against golden ones, with a tolerance: letters and resampling may differ by a hair between libraries.

`python -m tests.render.pictures` paints the golden pictures anew; look at each before it is committed.
"""

from collections.abc import Callable
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

GOLDEN = Path(__file__).parent.parent / "golden_pictures"
_GRID = 24
"""Pixels of a block; a missing piece changes whole blocks, a shifted letter edge only parts of some."""
_MEAN, _BLOCK = 1.5, 14.0


def difference(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """The mean difference of two pictures, and that of their most different block, from 0 to 255."""
    if one.size != other.size:
        return 255, 255
    # Seen at a quarter of the size, where the golden file's own compression hardly shows.
    apart = ImageChops.difference(one.convert("RGB").reduce(4), other.convert("RGB").reduce(4))
    blocks = apart.resize((one.width // _GRID, one.height // _GRID), Image.Resampling.BOX)
    mean = sum(ImageStat.Stat(apart).mean) / 3
    return mean, max(float(high) for _, high in blocks.getextrema())  # type: ignore[misc]


def assert_like_golden(picture: Image.Image, name: str) -> None:
    """Fails when the picture differs from the golden one of this name by more than a hair."""
    with Image.open(GOLDEN / f"{name}.webp") as golden:
        mean, block = difference(picture, golden)
    assert mean <= _MEAN, f"{name}: differs by {mean:.2f} on average"
    assert block <= _BLOCK, f"{name}: one place differs by {block:.1f}"


def paint_golden(pictures: dict[str, Callable[[], Image.Image]]) -> None:
    """Writes the golden pictures, each into the folder of its game, with which its name begins."""
    for name, make in pictures.items():
        path = GOLDEN / f"{name}.webp"
        path.parent.mkdir(parents=True, exist_ok=True)
        make().save(path, quality=92, method=6)


if __name__ == "__main__":
    from tests.render.golden import PICTURES

    paint_golden(PICTURES)
