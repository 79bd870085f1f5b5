"""The golden pictures of all games."""

from collections.abc import Callable

from PIL import Image

from tests.render import cottage_golden, gartenbau_golden, pergola_golden

PICTURES: dict[str, Callable[[], Image.Image]] = {
    **pergola_golden.PICTURES,
    **gartenbau_golden.PICTURES,
    **cottage_golden.PICTURES,
}
