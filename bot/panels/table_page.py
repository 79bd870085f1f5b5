"""The public message of a table: who and what, the pictures, the buttons."""

from collections.abc import Sequence

from bot.layout import Block, Button, Buttons, Gallery, Page, Text
from bot.panels.career_page import career_blocks
from bot.panels.marks import Mark
from bot.panels.score_page import score_lines
from bot.panels.telling import (
    cut,
    ending_told,
    game_name,
    heading,
    people_to_act,
    recent_turns,
    scores_told,
    turn_told,
    waiting_for,
)
from bot.panels.texts import boxed
from bot.speech import listed
from bot.table_records import TableRecord
from render.paint import Picture
from rules.career import Career
from rules.table import Table
from words import Words

TOLD = 1500
"""Characters for the turns since a person's last, however much computer gardeners had to do."""


def table_page(  # noqa: PLR0913  the message shows all of these
    record: TableRecord,
    table: Table,
    words: Words,
    shown: Sequence[Picture | str],
    *,
    ping: bool,
    career: Career | None = None,
) -> Page:
    """The message, with pictures or the same as text. `ping`: who is to act is mentioned, and so notified.

    `career`: of who played alone to the end, what all their games come to.
    """
    if table.game.is_over(table.state):
        opening = _over(record, table, words, ping=ping)
    else:
        opening = _in_progress(record, table, words, ping=ping)
    reached = career_blocks(career, words)
    beside = len(opening) + sum(len(block.content) for block in reached if isinstance(block, Text))
    return Page((Text(opening), *reached, *_shown(shown, beside), *_buttons(record, table, words)))


def _shown(shown: Sequence[Picture | str], beside: int) -> tuple[Block, ...]:
    # One under the other: side by side, Discord cuts each to a square.
    galleries = tuple(Gallery((each,)) for each in shown if isinstance(each, Picture))
    texts = [each for each in shown if isinstance(each, str)]
    return (*galleries, *(boxed(texts, "table", beside) if texts else ()))


def _in_progress(record: TableRecord, table: Table, words: Words, *, ping: bool) -> str:
    lines = [words.say("bot-table-heading", heading=heading(record, table, words))]
    mentions = [f"<@{person}>" for person in people_to_act(record)] if ping else []
    if mentions:
        lines.append(words.say("bot-your-turn", who=listed(mentions, words), count=len(mentions)))
    elif record.status == "ended":
        lines.append(words.say("bot-table-ended"))
    else:
        lines.append(words.say("bot-their-turn", who=waiting_for(record, words)))
    told = [turn_told(record, table, turn, words) for turn in recent_turns(record, table)]
    if told:
        lines.append(cut(told, TOLD, words))
    lines.append(words.say("bot-scores", scores=scores_told(record, table, words)))
    return "\n".join(lines)


def _over(record: TableRecord, table: Table, words: Words, *, ping: bool) -> str:
    lines = [
        words.say("bot-table-heading", heading=heading(record, table, words)),
        ending_told(record, table, words),
    ]
    told = [turn_told(record, table, turn, words) for turn in recent_turns(record, table)]
    lines += [cut(told, TOLD, words), *score_lines(record, table, words)]
    people = [f"<@{seat.person}>" for seat in record.seats if seat.human and seat.person is not None]
    if ping and people:
        lines.append(words.say("bot-over-thanks", who=listed(people, words)))
    return "\n".join(lines)


def looking(record: TableRecord, words: Words) -> tuple[Button, ...]:
    """The buttons with which anybody may look at a table."""
    steps = ("gardens", "board", "score", "more")
    return tuple(
        Button(str(Mark("table", record.id, record.ply, step)), words.say(f"bot-button-{step}")) for step in steps
    )


def _buttons(record: TableRecord, table: Table, words: Words) -> tuple[Block, ...]:
    if record.status != "playing" or table.game.is_over(table.state):
        return (Buttons(looking(record, words)),)
    turn = Button(str(Mark("table", record.id, record.ply, "turn")), words.say("bot-button-my-turn"), "main")
    return (Buttons((turn, *looking(record, words))),)


def thread_name(record: TableRecord, words: Words, host: str) -> str:
    """The name of a table's thread, at most 100 characters."""
    return words.say("bot-thread-name", game=game_name(record.game, words), host=host, table=record.id)[:100]
