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
from rules.registry import games
from rules.table import Table, open_table
from tests.bot.room import Room, choices, choose, in_turn, shown
from words import words_in

GAME = games()["pergola"]
SECRET_SEED = 7_316_450_982_113


def record_of(table: Table) -> TableRecord:
    """The record of a table for two, as its state has it."""
    acting = GAME.to_act(table.state)
    seats = tuple(
        SeatRecord(number=seat, person=seat + 100, name=name, gardener=False, resigned=False, to_act=seat in acting)
        for seat, name in enumerate(("Åse", "Tom"))
    )
    now = datetime(2026, 6, 1, tzinfo=UTC).isoformat()
    return TableRecord(
        id=1, game=GAME.key, edition=GAME.edition, options={}, guild=1, channel=2, thread=3, message=4, host=100,
        status="playing", seats=seats, wanted_seats=2, language="en", ply=table.ply, created=now, started=now,
        updated=now,
    )  # fmt: skip


def twin(state: Any) -> Any:
    """The same for everybody's eyes, with all that is hidden in another order."""
    kinds = [tool.kind for tool in state.stack]
    by_kind = {kind: [tool for tool in reversed(state.stack) if tool.kind == kind] for kind in kinds}
    stack = tuple(by_kind[kind].pop(0) for kind in kinds)
    piles = tuple(
        msgspec.structs.replace(pile, leaves=(*pile.leaves[: pile.face_up], *reversed(pile.leaves[pile.face_up :])))
        for pile in state.piles
    )
    return msgspec.structs.replace(state, stack=stack, piles=piles)


def twin_table(table: Table) -> Table:
    line = tuple(played._replace(before=twin(played.before)) for played in table.line)
    return msgspec.structs.replace(table, state=twin(table.state), line=line)


def everything_shown(table: Table) -> Sequence[object]:
    """All pages and pictures of a table, for its players and for onlookers."""
    record, words = record_of(table), words_in("en")
    [seat] = GAME.to_act(table.state)
    shown: list[object] = [look.scene() for look in public_looks(record, table, words)]
    shown += [look.text() for look in public_looks(record, table, words)]
    shown += [table_page(record, table, words, ["…"], ping=True), score_page(record, table, words)]
    for reader in (0, 1, None):
        shown += [garden_look(record, table, words, owner, reader).scene() for owner in (0, 1)]
        shown += [board_look(record, table, words, reader).scene(), board_look(record, table, words, reader).text()]
    view = GAME.view(table.state, seat)
    plan = make_plan(GAME, view, seat)
    turn = Turn(record, table, seat, plan, words)
    shown += [turn_page(turn, "…"), turn_look(record, table, words, seat, plan.choice, other=False).scene()]
    return [*shown, *trials_shown(record, table)]


def trials_shown(record: TableRecord, table: Table) -> Iterator[object]:
    """What each player would see who began to try something out."""
    words = words_in("en")
    for seat in (0, 1):
        state = GAME.trial(GAME.view(table.state, seat), seat)
        tried, chance = Table(GAME, 2, {}, state), Chance(seat)
        while True:
            plan = make_plan(GAME, tried.state, seat)
            look = turn_look(record, tried, words, seat, plan.choice, other=False, trial=1)
            yield from (look.scene(), look.text(), turn_page(Turn(record, tried, seat, plan, words, trial=1), "…"))
            legal = GAME.legal(tried.state, seat)
            if not legal or tried.line:
                break
            tried = tried.play(seat, chance.pick(legal))


@pytest.mark.parametrize("seed", [3, 11])
def test_nothing_shown_changes_when_a_secret_changes(seed: int) -> None:
    table, chance = open_table(GAME, seed, 2, {}), Chance(seed)
    for _ in range(60):
        [seat] = GAME.to_act(table.state)
        other = twin_table(table)
        assert other.state != table.state
        assert everything_shown(other) == everything_shown(table)
        table = table.play(seat, GAME.choose(GAME.view(table.state, seat), seat, chance))


async def test_the_seed_is_in_no_message_before_the_game_is_over(empty_room: Room) -> None:
    async with empty_room.running(draw_seed=lambda: SECRET_SEED):
        table = await empty_room.begin(empty_room.user("Tom"), empty_room.user("Mia"))
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
