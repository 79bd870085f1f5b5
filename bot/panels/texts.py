"""Long plain text in a message: in a box of even letters, as a file where Discord's limit asks for it."""

from collections.abc import Sequence
from itertools import groupby

from bot.layout import TEXT_LIMIT, Attached, Block, Text
from bot.speech import without_effect

FRAME = 20
"""Characters to spare for each text."""
ROW = 36
"""As many even letters as stand side by side on a phone, about."""


def box(text: str) -> str:
    """Text in even letters, in which nothing of it has any effect."""
    return f"```text\n{text.replace('```', 'ʼʼʼ').rstrip()}\n```"


def _shown(text: str) -> str:
    """A text board as it stands in a message: rows in even letters, prose as prose, which a phone can wrap.

    What stands between two blank lines is rows where no line of several is longer than a phone is wide.
    """
    if all(len(line) <= ROW for line in text.splitlines()):
        return box(text)
    parts = [part.splitlines() for part in text.split("\n\n")]
    runs = groupby(parts, key=lambda lines: len(lines) > 1 and all(len(line) <= ROW for line in lines))
    shown = []
    for rows, run in runs:
        joined = "\n\n".join("\n".join(lines) for lines in run)
        shown.append(box(joined) if rows else "\n".join(map(without_effect, joined.splitlines())))
    return "\n".join(shown)


def boxed(texts: Sequence[str], name: str, beside: int) -> tuple[Block, ...]:
    """Text boards as boxes, in a message that holds `beside` characters more; as one file where they do not fit."""
    shown = [_shown(text) for text in texts]
    if beside + sum(len(text) + FRAME for text in shown) <= TEXT_LIMIT:
        return tuple(Text(text) for text in shown)
    return (Attached(f"{name}.txt", "\n\n".join(texts).encode()),)


def pages_of(lines: Sequence[str], room: int) -> list[str]:
    """The lines in order, on as few pages as hold them. A line longer than a page is cut in two."""
    pages: list[str] = []
    page = ""
    for line in (part for whole in lines for part in _parts(whole, room)):
        if page and len(page) + 1 + len(line) > room:
            pages.append(page)
            page = line
        else:
            page = f"{page}\n{line}" if page else line
    return [*pages, page] if page else pages


def _parts(line: str, room: int) -> list[str]:
    return [line[start : start + room] for start in range(0, len(line), room)] or [""]
