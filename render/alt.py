"""Alt text: the lines of the text board, as many as Discord takes."""

from collections.abc import Sequence

from words.speech import Words

LIMIT = 1024
"""The most characters of a picture's description."""


def within(lines: Sequence[str], words: Words) -> str:
    """The lines that fit into the limit, from the first; where some are left out, it says where they are."""
    whole = " ".join(lines)
    if len(whole) <= LIMIT:
        return whole
    more = words.say("pictures-more")
    kept: list[str] = []
    room = LIMIT - len(more) - 1
    for line in lines:
        if len(" ".join([*kept, line])) > room:
            break
        kept.append(line)
    if len(kept) < min(2, len(lines)):  # the step in hand is said as far as it may
        kept = [" ".join(lines[:2])[: room - 1] + "…"]
    return " ".join([*kept, more])
