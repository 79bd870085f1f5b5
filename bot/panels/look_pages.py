"""What anybody may look at, each in private: gardens, board, score, text, the log, and what else there is."""

from collections.abc import Sequence

from bot.layout import Block, Button, Buttons, Gallery, Page, Text
from bot.panels.career_page import career_blocks
from bot.panels.marks import Mark
from bot.panels.score_page import score_lines
from bot.panels.settings_panel import SETTINGS
from bot.panels.telling import BETWEEN, finished_turns, game_name, heading, moves_told
from bot.panels.texts import boxed, pages_of
from bot.speech import escaped, plain
from bot.table_names import name_of, names_of
from bot.table_records import TableRecord
from render.paint import Picture
from rules.career import Career
from rules.table import Played, Table
from words import Words

LOG_ROOM = 3000


def look_mark(record: TableRecord, step: str) -> str:
    return str(Mark("look", record.id, record.ply, step))


def garden_page(record: TableRecord, table: Table, words: Words, seat: int, shown: Picture | str) -> Page:
    """One garden, and buttons to the others."""
    title = words.say("bot-look-garden", name=escaped(name_of(record, seat)))
    opening = f"-# {heading(record, table, words)}\n{title}"
    names = names_of(record)
    others = tuple(
        Button(
            look_mark(record, f"garden {number}{' text' if isinstance(shown, str) else ''}"),
            plain(each)[:78],
            "main" if number == seat else "plain",
            disabled=number == seat,
        )
        for number, each in enumerate(names)
    )
    rows = [Buttons(others[start : start + 5]) for start in range(0, len(others), 5)] if len(others) > 1 else []
    switch = _switch(record, words, f"garden {seat}", shown)
    return Page((Text(opening), *_shown(shown, "garden", len(opening)), *rows, switch))


def board_page(record: TableRecord, table: Table, words: Words, shown: Picture | str) -> Page:
    opening = f"-# {heading(record, table, words)}\n{words.say('bot-look-board')}"
    return Page((Text(opening), *_shown(shown, "board", len(opening)), _switch(record, words, "board", shown)))


def _switch(record: TableRecord, words: Words, step: str, shown: Picture | str) -> Buttons:
    """From the picture to the text and back."""
    if isinstance(shown, str):
        return Buttons((Button(look_mark(record, f"{step} picture"), words.say("bot-button-picture")),))
    return Buttons((Button(look_mark(record, f"{step} text-board"), words.say("bot-button-text")),))


def _shown(shown: Picture | str, name: str, beside: int) -> tuple[Block, ...]:
    return boxed([shown], name, beside) if isinstance(shown, str) else (Gallery((shown,)),)


def text_page(record: TableRecord, table: Table, words: Words, texts: Sequence[str]) -> Page:
    """Garden and board as text."""
    opening = f"-# {heading(record, table, words)}"
    return Page((Text(opening), *boxed(texts, "table", len(opening))))


def score_page(record: TableRecord, table: Table, words: Words, career: Career | None = None) -> Page:
    """The score sheet; of who plays alone, also what all their games come to."""
    key = "bot-score-final" if record.status == "over" else "bot-score-now"
    title = words.say(key, heading=heading(record, table, words))
    return Page((Text("\n".join([title, *score_lines(record, table, words)])), *career_blocks(career, words)))


def log_lines(record: TableRecord, table: Table, history: Sequence[Played], words: Words) -> list[str]:
    """All ended turns of a history, oldest first, and what its reader has done in theirs."""
    lines = []
    turns = finished_turns(table.game, history)
    for turn in turns:
        name = escaped(name_of(record, turn.seat))
        moves = BETWEEN.join(moves_told(table, turn.played, words)) or words.say("bot-log-nothing")
        key = "bot-log-line" if turn.number else "bot-log-line-before"
        lines.append(words.say(key, number=turn.number, name=name, moves=moves))
    own = moves_told(table, history[sum(len(turn.played) for turn in turns) :], words)
    if own:
        lines.append(words.say("bot-log-line-now", moves=BETWEEN.join(own)))
    return lines


def log_page(record: TableRecord, table: Table, history: Sequence[Played], words: Words, page: int | None) -> Page:
    """A page of the log, the newest where none is named."""
    pages = pages_of(log_lines(record, table, history, words), LOG_ROOM)
    title = words.say("bot-log-title", heading=heading(record, table, words))
    if not pages:
        return Page((Text(f"{title}\n{words.say('bot-log-empty')}"),))
    number = len(pages) - 1 if page is None else min(max(page, 0), len(pages) - 1)
    turner = _turner(record, words, "log", number, len(pages))
    return Page((Text(f"{title}\n{pages[number]}"), *turner))


def _turner(record: TableRecord, words: Words, step: str, number: int, count: int) -> tuple[Block, ...]:
    """Buttons to the pages before and after."""
    if count < 2:
        return ()
    where = words.say("bot-page-of", page=number + 1, pages=count)
    back = Button(look_mark(record, f"{step} {number - 1}"), words.say("bot-button-earlier"), disabled=number == 0)
    on = Button(
        look_mark(record, f"{step} {number + 1}"), words.say("bot-button-later"), disabled=number == count - 1
    )
    return Text(f"-# {where}"), Buttons((back, on))


def rules_page(game: str, pages: Sequence[str], words: Words, number: int) -> Page:
    """A page of a game's numbered statements."""
    number = min(max(number, 0), len(pages) - 1)
    title = words.say("bot-rules-title", game=game_name(game, words))
    back = Button(_rules_mark(game, number - 1), words.say("bot-button-earlier"), disabled=number == 0)
    on = Button(_rules_mark(game, number + 1), words.say("bot-button-later"), disabled=number == len(pages) - 1)
    where = words.say("bot-page-of", page=number + 1, pages=len(pages))
    return Page((Text(f"{title}\n{pages[number]}"), Text(f"-# {where}"), Buttons((back, on))))


def _rules_mark(game: str, number: int) -> str:
    # A page "before the first" has its mark too, on a button that cannot be pressed: no two may be the same.
    return str(Mark("look", 0, 0, f"rules {game} {number}"))


def try_button(record: TableRecord, person: int, words: Words) -> tuple[Button, ...]:
    """The button that begins a trial, for who plays at the table."""
    if record.status != "playing" or record.seat_of(person) is None:
        return ()
    return (Button(look_mark(record, "try"), words.say("bot-button-try")),)


def more_page(record: TableRecord, table: Table, words: Words, person: int) -> Page:
    """What else there is to do at a table."""

    def button(step: str, key: str) -> Button:
        return Button(look_mark(record, step), words.say(key))

    looking = [
        *try_button(record, person, words),
        button("text", "bot-button-text-board"),
        button("log", "bot-button-log"),
        Button(_rules_mark(record.game, 0), words.say("bot-button-rules")),
        button("export", "bot-button-export"),
    ]
    settings = [Button(SETTINGS, words.say("bot-button-settings"))]
    leaving = []
    if record.status == "playing":
        if record.seat_of(person) is not None:
            leaving.append(Button(look_mark(record, "resign"), words.say("bot-button-resign"), "danger"))
        if record.host == person:
            leaving.append(Button(look_mark(record, "end"), words.say("bot-button-end-game"), "danger"))
    blocks: list[Block] = [Text(words.say("bot-more-title", heading=heading(record, table, words)))]
    blocks += [Buttons(tuple(row)) for row in (looking, settings, leaving) if row]
    return Page(tuple(blocks))
