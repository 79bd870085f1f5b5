"""Small pages: a sentence, a question, a list."""

from collections.abc import Sequence

from bot.layout import Block, Button, Buttons, Page, Text
from bot.panels.marks import Mark
from words import Words


def sentence_page(text: str, *rows: Sequence[Button]) -> Page:
    """A sentence, and rows of buttons under it."""
    blocks: list[Block] = [Text(text)]
    blocks += [Buttons(tuple(row)) for row in rows if row]
    return Page(tuple(blocks))


def confirm_page(question: str, yes: str, table: int, step: str, words: Words) -> Page:
    """Asks before what cannot be taken back."""
    return sentence_page(
        question,
        (
            Button(str(Mark("ask", table, 0, step)), yes, "danger"),
            Button(str(Mark("ask", table, 0, "no")), words.say("bot-button-keep")),
        ),
    )
