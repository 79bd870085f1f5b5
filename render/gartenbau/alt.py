"""The alt text of the pictures: the lines of the text board, as many as may be."""

from render.alt import within
from render.drawer import Seen
from render.gartenbau.board_text import board_lines
from render.gartenbau.text import garden_lines


def garden_alt(seen: Seen) -> str:
    """What a garden's picture says to someone who does not see it."""
    return within(garden_lines(seen), seen.words)


def board_alt(seen: Seen) -> str:
    """What the board's picture says to someone who does not see it."""
    return within(board_lines(seen), seen.words)
