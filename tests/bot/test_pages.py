"""Every page of real games, the extremes included, is one that Discord takes."""

from collections.abc import Iterator

import msgspec
import pytest

from bot.layout import PAPER, Button, Buttons, Menu, Page, Text
from bot.limits import faults
from bot.links import jump, jump_to
from bot.panels.lobby_page import begun_page, lobby_page, moved_page, options_page
from bot.panels.look_pages import board_page, garden_page, log_page, more_page, score_page, text_page
from bot.panels.looks import board_look, garden_look, public_looks, turn_look
from bot.panels.plan import make_plan
from bot.panels.score_page import score_lines
from bot.panels.settings_panel import settings_page
from bot.panels.steps import Mode
from bot.panels.table_page import table_page
from bot.panels.telling import finished_turns
from bot.panels.texts import ROW
from bot.panels.turn import Turn
from bot.panels.turn_page import turn_page
from bot.table_records import SeatRecord, TableRecord
from render.paint import Picture
from rules.career import CareerGame, Feat
from rules.chance import Chance
from rules.game import AnyGame
from rules.notation import narrow, words_of
from rules.registry import games
from rules.table import Played, Table, open_table
from tests.bot.games import every_game, every_size, played_through
from words import LANGUAGES, Words, words_in

PERGOLA = games()["pergola"]
LONG = "*`|" * 10 + "xy"
PICTURE = Picture(b"RIFF", "webp", 1200, 880, "A garden.")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def record_of(table: Table, *, people: int = 4, status: str = "playing") -> TableRecord:
    """A record with the longest names and numbers there are."""
    game = table.game
    acting = game.to_act(table.state)
    seats = tuple(
        SeatRecord(
            number=seat,
            person=10**18 + seat if seat < people else None,
            name=LONG if seat < people else "",
            gardener=seat >= people,
            resigned=False,
            to_act=seat in acting,
        )
        for seat in range(table.seats)
    )
    return TableRecord(
        id=10**9, game=game.key, edition=game.edition, options={}, guild=10**18, channel=10**18, thread=10**18 + 9,
        message=10**18, host=10**18, status=status, seats=seats, wanted_seats=table.seats, language="en",  # type: ignore[arg-type]
        ply=10**6, created="2026-06-01T12:00:00+00:00", started="2026-06-01T12:00:00+00:00",
        updated="2026-06-01T12:00:00+00:00", announced=0,
    )  # fmt: skip


MOST = 8
"""Of so many steps of a moment the panels are looked at."""


def too_long_for_a_phone(page: Page) -> Iterator[str]:
    """What a phone would cut of a page's buttons and menus."""
    for block in page.blocks:
        if isinstance(block, Buttons):
            yield from (each.label for each in block.buttons if len(each.label) > 38)
        if isinstance(block, Menu):
            yield from (each.label for each in block.options if len(each.label) > 45)


def panels(
    table: Table, words: Words, modes: tuple[Mode, ...] = ("p", "o", "t"), trial: int | None = None
) -> Iterator[Page]:
    """The panel at steps that can be chosen to, in each way to look at it; `trial`: of a trial's copy.

    Where very many can be chosen to, some are looked at, others after the next move.
    """
    game = table.game
    seat = game.to_act(table.state)[0]
    view = game.view(table.state, seat)
    record = record_of(table)
    legal = game.legal(view, seat)
    beginnings = list(
        dict.fromkeys(words_of(move)[:length] for move in legal for length in range(len(words_of(move))))
    )
    stride = max(1, -(-len(beginnings) // MOST))
    for chosen in dict.fromkeys(((), *beginnings[table.ply % stride :: stride])):
        if chosen and not hasattr(narrow(legal, chosen), "values"):
            continue
        plan = make_plan(game, view, seat, chosen)
        for group in (None, *range(len(plan.groups))):
            for mode in modes:
                shown_plan = make_plan(game, view, seat, chosen, group)
                turn = Turn(record, table, seat, shown_plan, words, "garden", mode, "x" * 1500, trial)
                look = turn_look(record, table, words, seat, None, other=False, trial=trial)
                yield turn_page(turn, look.text() if mode == "t" else PICTURE)


@every_game
@every_language
def test_every_panel_of_a_game_is_within_the_limits(language: str, game: AnyGame) -> None:
    words = words_in(language)
    menus = 0
    for number, table in enumerate(played_through(game, 4, 17)):
        if number % 7 or game.is_over(table.state):
            continue
        for page in panels(table, words):
            assert list(faults(page)) == []
            assert list(too_long_for_a_phone(page)) == []
            menus += any(isinstance(block, Menu) for block in page.blocks)
    assert menus > 10


@every_game
@every_language
@pytest.mark.parametrize("seats", [1, 3])
def test_nothing_to_press_is_longer_than_a_phone_shows_over_a_whole_game(
    language: str, seats: int, game: AnyGame
) -> None:
    words, listed = words_in(language), 0
    for number, table in enumerate(played_through(game, max(seats, min(game.seat_counts)), 29)):
        if number % 5 or game.is_over(table.state):
            continue
        for page in panels(table, words, modes=("p",)):
            assert list(too_long_for_a_phone(page)) == []
            listed += any(isinstance(block, Text) and block.content.startswith("**1** ") for block in page.blocks)
    assert listed > 5, "no choice was listed in the text"


@every_game
@every_language
def test_what_may_be_done_beside_a_question_stands_beside_it_and_says_the_whole_move(
    language: str, game: AnyGame
) -> None:
    words, seen = words_in(language), set()
    for table in played_through(game, 2, 31):
        if game.is_over(table.state):
            continue
        seat = game.to_act(table.state)[0]
        view = game.view(table.state, seat)
        plan = make_plan(game, view, seat)
        page = turn_page(Turn(record_of(table), table, seat, plan, words), PICTURE)
        buttons = [each for block in page.blocks if isinstance(block, Buttons) for each in block.buttons
                   if isinstance(each, Button)]  # fmt: skip
        beside = [each for each in buttons if " pick " in each.mark and each.style != "main"]
        assert len(beside) == len(plan.asides)
        if plan.choice is None and plan.end:
            green = [each.label for each in buttons if each.style == "good"]
            assert green == [words.say("bot-button-end")], "where the turn may end, that alone stands out"
        for label, aside in zip([each.label for each in beside], plan.asides, strict=True):
            if len(aside) > 1:
                only = f"{game.key}-label-only-{'-'.join(aside)}"
                assert label == words.say(only if words.has(only) else f"{game.key}-label-verb-{aside[0]}")
            seen.add(aside[0])
    assert seen


@every_game
@every_language
def test_every_panel_of_a_trial_is_within_the_limits_and_says_what_it_is(language: str, game: AnyGame) -> None:
    words, chance = words_in(language), Chance(5)
    only = words.say("bot-try-only")
    for number, table in enumerate(played_through(game, 4, 31)):
        if number % 40 or game.is_over(table.state):
            continue
        for seat in range(4):
            tried = Table(game, 4, {}, game.trial(game.view(table.state, seat), seat))
            while legal := game.legal(tried.state, seat):
                tried = tried.play(seat, chance.pick(legal))
                for page in panels(tried, words, ("p", "t"), trial=10**9):
                    assert list(faults(page)) == []
                    assert page.edge == PAPER
                    assert only in page.text


@every_game
@every_language
def test_every_public_page_and_look_of_a_game_is_within_the_limits(language: str, game: AnyGame) -> None:
    words = words_in(language)
    for number, table in enumerate(played_through(game, 4, 17)):
        over = game.is_over(table.state)
        if number % 23 and not over:
            continue
        for people in (1, 4):
            record = record_of(table, people=people, status="over" if over else "playing")
            texts = [look.text() for look in public_looks(record, table, words)]
            shown: list[list[Picture | str]] = [[PICTURE, PICTURE], [*texts], [PICTURE, texts[1]]]
            pages = [table_page(record, table, words, each, ping=ping) for each in shown for ping in (True, False)]
            pages += [
                garden_page(record, table, words, 3, PICTURE),
                garden_page(record, table, words, 3, garden_look(record, table, words, 3, None).text()),
                board_page(record, table, words, board_look(record, table, words, None).text()),
                text_page(record, table, words, texts),
                score_page(record, table, words),
                more_page(record, table, words, 10**18),
                settings_page(None, words),
            ]
            for page in pages:
                assert list(faults(page)) == []


@every_language
@pytest.mark.parametrize("done", [0, 9, 10])
def test_the_career_of_who_plays_alone_stands_on_the_last_message_and_under_the_score(
    language: str, done: int
) -> None:
    words = words_in(language)
    assert isinstance(PERGOLA, CareerGame)
    table = played_through(PERGOLA, 1, 29)[-1]
    record = record_of(table, status="over")
    career = PERGOLA.career([Feat(row, 101) for row in PERGOLA.options[0].values[:done]])
    texts = [look.text() for look in public_looks(record, table, words)]
    for page in (
        table_page(record, table, words, [PICTURE, PICTURE], ping=True, career=career),
        table_page(record, table, words, texts, ping=True, career=career),
        score_page(record, table, words, career),
    ):
        assert list(faults(page)) == []
        assert words.tell(career.title) in page.text
        assert words.tell(career.verdict) in page.text
    lines = score_page(record, table, words, career).text.split("```")[3].splitlines()[1:]
    assert max(map(len, lines)) <= ROW, "as wide as a phone shows even letters"
    assert len(lines) == 1 + 10 + 1
    assert [line.split()[-3] for line in lines[1:]] == ["101"] * done + ["–"] * (10 - done) + [str(101 * done)]
    assert lines[-1].split()[-2:] == ["1029", "1027"]


def lines_of(pages: list[Page]) -> list[str]:
    return [line for page in pages for line in page.text.splitlines()]


@every_game
@every_language
def test_every_page_of_a_whole_games_log_is_within_the_limits(language: str, game: AnyGame) -> None:
    words = words_in(language)
    history: list[Played] = []
    table = open_table(game, 5, 4, {})
    for table in played_through(game, 4, 17):
        history += table.line[-1:]
    record = record_of(table, status="over")
    pages = list(dict.fromkeys(log_page(record, table, history, words, number) for number in range(40)))
    for page in pages:
        assert list(faults(page)) == []
    assert log_page(record, table, history, words, None) == pages[-1]
    lines = [line for line in lines_of(pages) if line.partition(" · ")[0].isdigit()]
    told = [line.partition(" · ")[0] for line in lines]
    turns = finished_turns(game, history)
    assert told == [str(turn.number) for turn in turns if turn.number], "and no list that Discord would count on"
    for seat in range(4):
        counted = [turn.number for turn in turns if turn.seat == seat and turn.number]
        assert counted == sorted(set(counted)), "no seat has a turn twice"
    before = words.say("bot-log-line-before", number=0, name="", moves="").partition("**")[0]
    assert sum(line.startswith(before) for line in lines_of(pages)) == sum(turn.number == 0 for turn in turns)
    assert turns[-1].number == game.progress(table.state, 0).turn, "and each as the heading of its turn counted it"


@every_size
@every_language
def test_every_lobby_is_within_the_limits(language: str, game: AnyGame, seats: int) -> None:
    words = words_in(language)
    table = open_table(game, 5, seats, {})
    record = record_of(table, people=1, status="lobby")
    empty = msgspec.structs.replace(record, seats=record.seats[:1])
    for page in (
        lobby_page(record, game, words, PICTURE),
        lobby_page(empty, game, words, None),
        options_page(record, game, words, "x" * 500),
        begun_page(record, words, "<#1>", PICTURE),
        moved_page(record, words, jump_to(record)),
    ):
        assert list(faults(page)) == []
        assert list(too_long_for_a_phone(page)) == []


@every_game
def test_the_score_sheet_adds_up_column_by_column(game: AnyGame) -> None:
    table = played_through(game, 3, 29)[-1]
    record = record_of(table, people=3, status="over")
    _, sheet = score_lines(record, table, words_in("en"))
    rows = [line.rsplit(maxsplit=3)[-3:] for line in sheet.splitlines()[2:-1]]
    *categories, total = [[int(number) for number in row] for row in rows]
    assert [sum(column) for column in zip(*categories, strict=True)] == total
    assert total == [each.total for each in game.score(table.state)]


def test_links_lead_to_the_newest_message_or_its_channel() -> None:
    assert jump(1, 2, 3) == "https://discord.com/channels/1/2/3"
    assert jump(None, 2, None) == "https://discord.com/channels/@me/2"
    table = open_table(PERGOLA, 5, 2, {})
    record = record_of(table)
    assert f"/{record.thread}/" in jump_to(record)
    assert f"/{record.channel}/" in jump_to(msgspec.structs.replace(record, status="lobby"))


def test_a_page_tells_its_text() -> None:
    assert Page((Text("one"), Text("two"))).text == "one\ntwo"
