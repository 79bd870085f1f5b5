"""What a person has reached over many games, as it stands under the score of one of them."""

from bot.layout import Block, Line, Text
from bot.panels.texts import box
from rules.career import Career, CareerRow
from words import Words

GAP = 1
NOTHING = "–"


def career_blocks(career: Career | None, words: Words) -> tuple[Block, ...]:
    """The title, the table in even letters, and what it comes to; nothing where there is no career."""
    if career is None:
        return ()
    heads = [words.say("bot-career-best"), *(name[0] for name in career.rivals)]
    rows = [[words.tell(row.label), *map(str, _figures(row))] for row in career.rows]
    sums = [str(sum(figures)) for figures in zip(*(row.rivals for row in career.rows), strict=True)]
    table = [["", *heads], *rows, [words.say("bot-score-total"), str(career.total), *sums]]
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    lines = [
        row[0].ljust(widths[0])
        + "".join(cell.rjust(width + GAP) for cell, width in zip(row[1:], widths[1:], strict=True))
        for row in table
    ]
    rivals = ", ".join(words.say("bot-career-rival", initial=name[0], name=name) for name in career.rivals)
    told = [words.tell(career.title), f"-# {rivals}", box("\n".join(lines)), words.tell(career.verdict)]
    return Line(), Text("\n".join(told))


def _figures(row: CareerRow) -> list[int | str]:
    return [NOTHING if row.best is None else row.best, *row.rivals]
