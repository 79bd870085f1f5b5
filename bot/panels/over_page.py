"""What is shown in private once a game is over: how it ended, point by point, and what there is to look at."""

from bot.layout import Buttons, Page, Text
from bot.panels.career_page import career_blocks
from bot.panels.score_page import score_lines
from bot.panels.table_page import looking
from bot.panels.telling import ending_told
from bot.table_records import TableRecord
from rules.career import Career
from rules.table import Table
from words import Words


def over_page(record: TableRecord, table: Table, words: Words, notice: str, career: Career | None = None) -> Page:
    """The end as the person meets it where they played: their last turn (`notice`), the winner, the score sheet.

    The table's own message may stand in another channel.
    """
    lines = [notice, ending_told(record, table, words), *score_lines(record, table, words), words.say("bot-is-over")]
    told = Text("\n".join(line for line in lines if line))
    return Page((told, *career_blocks(career, words), Buttons(looking(record, words))))
