"""The alt text of the pictures: the lines of the text board, as many as may be."""

from render.drawer import Seen
from render.gartenbau.board_text import board_lines
from render.gartenbau.text import garden_lines

LIMIT = 1024


def garden_alt(seen: Seen) -> str:
    """What a garden's picture says to someone who does not see it."""
    return within(garden_lines(seen), seen)


def board_alt(seen: Seen) -> str:
    """What the board's picture says to someone who does not see it."""
    return within(board_lines(seen), seen)


def within(lines: list[str], seen: Seen) -> str:
    """The lines that fit into the limit, from the first; where some are left out, it says so."""
    whole = " ".join(lines)
    if len(whole) <= LIMIT:
        return whole
    more = seen.words.say("gartenbau-picture-text-more")
    room = LIMIT - len(more) - 1
    kept: list[str] = []
    for line in lines:
        if len(" ".join([*kept, line])) > room:
            break
        kept.append(line)
    if len(kept) < min(2, len(lines)):  # the step in hand is said as far as it may
        kept = [" ".join(lines[:2])[: room - 1] + "…"]
    return " ".join([*kept, more])
