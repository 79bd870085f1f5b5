"""Whatever is hidden in a game in progress is in nothing that the bot says or draws."""

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from bot.panels.look_pages import score_page
from bot.panels.looks import board_look, garden_look, public_looks, turn_look
from bot.panels.plan import make_plan
from bot.panels.table_page import table_page
from bot.panels.turn import Turn
from bot.panels.turn_page import turn_page
from bot.table_records import SeatRecord, TableRecord
from rules.chance import Chance
from rules.game import AnyGame
from rules.table import Table, open_table
from tests.bot.games import every_game
from tests.bot.room import Room, choices, choose, in_turn, shown
from words import words_in

SECRET_SEED = 7_316_450_982_113


def record_of(table: Table) -> TableRecord:
    """The record of a table for two, as its state has it."""
    game = table.game
    acting = game.to_act(table.state)
    seats = tuple(
        SeatRecord(number=seat, person=seat + 100, name=name, gardener=False, resigned=False, to_act=seat in acting)
        for seat, name in enumerate(("Åse", "Tom"))
    )
    now = datetime(2026, 6, 1, tzinfo=UTC).isoformat()
    return TableRecord(
        id=1, game=game.key, edition=game.edition, options={}, guild=1, channel=2, thread=3, message=4, host=100,
        status="playing", seats=seats, wanted_seats=2, language="en", ply=table.ply, created=now, started=now,
        updated=now,
    )  # fmt: skip


def as_known(start: Any, table: Table, reader: int | None) -> Table:
    """The table as it would be if all that the reader (None: an onlooker) may not know were blank."""
    blank = table.game.opening(start, table.state, reader)
    known = msgspec.structs.replace(open_table(table.game, 0, table.seats, {}), state=blank)
    for played in table.line:
        known = known.play(played.seat, played.move)
    return known


def shown_to(reader: int | None, table: Table) -> Sequence[object]:
    """All pages and pictures of a table that a player or an onlooker is shown; what is public, for an onlooker."""
    record, words, game = record_of(table), words_in("en"), table.game
    shown: list[object] = [garden_look(record, table, words, owner, reader).scene() for owner in (0, 1)]
    shown += [board_look(record, table, words, reader).scene(), board_look(record, table, words, reader).text()]
    if reader is None:
        shown += [look.scene() for look in public_looks(record, table, words)]
        shown += [look.text() for look in public_looks(record, table, words)]
        shown += [table_page(record, table, words, ["…"], ping=True), score_page(record, table, words)]
    elif reader in game.to_act(table.state):
        plan = make_plan(game, game.view(table.state, reader), reader)
        turn = Turn(record, table, reader, plan, words)
        shown += [turn_page(turn, "…"), turn_look(record, table, words, reader, plan.choice, other=False).scene()]
    return shown if reader is None else [*shown, *trial_shown(reader, table)]


def trial_shown(seat: int, table: Table) -> Iterator[object]:
    """What a player would see who began to try something out."""
    words, game, record = words_in("en"), table.game, record_of(table)
    tried, chance = Table(game, 2, {}, game.trial(game.view(table.state, seat), seat)), Chance(seat)
    while True:
        plan = make_plan(game, tried.state, seat, trial=True)
        look = turn_look(record, tried, words, seat, plan.choice, other=False, trial=1)
        yield from (look.scene(), look.text(), turn_page(Turn(record, tried, seat, plan, words, trial=1), "…"))
        legal = game.legal(tried.state, seat)
        if not legal or tried.line:
            break
        tried = tried.play(seat, chance.pick(legal))


@every_game
@pytest.mark.parametrize("seed", [3, 11])
def test_nothing_shown_depends_on_what_its_reader_may_not_know(game: AnyGame, seed: int) -> None:
    table, chance = open_table(game, seed, 2, {}), Chance(seed)
    start = table.state
    hides = game.opening(start, start, None) != start
    for _ in range(50):
        for reader in (0, 1, None):
            known = as_known(start, table, reader)
            assert (known.state != table.state) is hides
            assert shown_to(reader, known) == shown_to(reader, table)
        seat = game.to_act(table.state)[0]
        table = table.play(seat, game.choose(game.view(table.state, seat), seat, chance))


@every_game
async def test_the_seed_is_in_no_message_before_the_game_is_over(empty_room: Room, game: AnyGame) -> None:
    async with empty_room.running(draw_seed=lambda: SECRET_SEED):
        table = await empty_room.begin(empty_room.user("Tom"), empty_room.user("Mia"), game=game.key)
        first, _ = in_turn(table, empty_room.user("Tom"), empty_room.user("Mia"))
        panel = await empty_room.panel(first, table)
        while choices(panel):
            panel = await choose(first, panel)
        await first.press(panel, "End turn")
        export = shown(await first.command("garden export"))
        [file] = [component for component in export.components if component["type"] == 13]
        text = (await empty_room.download(file["file"]["url"])).decode()
        sent = "\n".join(json.dumps(request.body, default=str) for request in empty_room.sandbox.requests)
    assert len(sent) > 10_000
    for shape in (str(SECRET_SEED), hex(SECRET_SEED)[2:]):
        assert shape not in sent
        assert shape not in text
