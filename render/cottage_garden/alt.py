"""The alt text of the pictures: the lines of the text board, as many as may be."""

from render.cottage_garden.board_text import board_lines
from render.cottage_garden.saying import say
from render.cottage_garden.text import garden_lines
from render.drawer import Seen

LIMIT = 1024


def garden_alt(seen: Seen) -> str:
    """What a garden's picture says to someone who does not see it."""
    return within(garden_lines(seen), say(seen.words, "text-more"))


def board_alt(seen: Seen) -> str:
    """What the board's picture says to someone who does not see it."""
    return within(board_lines(seen), say(seen.words, "text-more"))


def within(lines: list[str], more: str) -> str:
    """The lines that fit into the limit, from the first; where some are left out, `more` says so."""
    whole = " ".join(lines)
    if len(whole) <= LIMIT:
        return whole
    kept: list[str] = []
    room = LIMIT - len(more) - 1
    for line in lines:
        if len(" ".join([*kept, line])) > room:
            break
        kept.append(line)
    if not kept:
        kept = [lines[0][: room - 1] + "…"]
    return " ".join([*kept, more])
