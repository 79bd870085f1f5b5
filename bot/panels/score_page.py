"""The score sheet of a table, category by category."""

from bot.panels.telling import described
from bot.panels.texts import box
from bot.table_records import TableRecord
from rules.table import Table
from words import Words

COLUMN = 4


def score_lines(record: TableRecord, table: Table, words: Words) -> list[str]:
    """Whose column is which, and the sheet in even letters: the columns bear the seats' numbers."""
    sheets = table.game.score(table.game.view(table.shown_to(None), None))
    lines = [
        words.say("bot-score-column", number=seat + 1, name=described(record, seat, words), points=sheet.total)
        for seat, sheet in enumerate(sheets)
    ]
    rows = [(words.say(f"{record.game}-score-{line.category}"), line.category) for line in sheets[0].lines]
    total = words.say("bot-score-total")
    width = max(len(label) for label in [total, *(label for label, _ in rows)])
    points = [{line.category: line.points for line in sheet.lines} for sheet in sheets]
    table_lines = [" " * width + "".join(f"{number + 1:>{COLUMN}}" for number in range(len(sheets)))]
    table_lines += [
        f"{label:<{width}}" + "".join(f"{each[category]:>{COLUMN}}" for each in points) for label, category in rows
    ]
    table_lines.append(f"{total:<{width}}" + "".join(f"{sheet.total:>{COLUMN}}" for sheet in sheets))
    return ["\n".join(lines), box("\n".join(table_lines))]
