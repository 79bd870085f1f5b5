"""Trying things out in private: as the turn's panel, at any time, and never a part of the game."""

import json
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from sandbox.seen import Seen
from sandbox.user import User
from tests.bot.process import program
from tests.bot.room import Room, choices, choose, enabled, file_of, in_turn, labels, play_turn, shown
from tests.bot.test_secrets import as_known
from words import words_in

ONLY = "Only a try: nothing happens in the game."


async def two_at_a_table(room: Room, **options: Any) -> tuple[Seen, User, User]:
    """A game of two: its message, who is to act, and who waits."""
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia, **options)
    first, second = in_turn(table, tom, mia)
    return table, first, second


async def game_as_it_is(room: Room, *people: User) -> Any:
    """All that a trial must leave alone: log, record, state, exports, and the public messages."""
    record, table = await room.tables.get(1)
    exports = [await room.tables.export(1, int(person.id)) for person in people]
    public = [
        (message.id, message.text, labels(message), [file_of(picture) for picture in message.pictures])
        for message in people[0].read()
        if not message.ephemeral
    ]
    return await room.entries(1), record, table.state, exports, public


async def try_out(player: User, panel: Seen, steps: int = 40) -> list[Seen]:
    """The panels of a trial that takes the tool over the water drip, until nothing is asked any more."""
    panels = [panel]
    while choices(panels[-1]) and len(panels) <= steps:
        panels.append(await choose(player, panels[-1], 1 if len(panels) == 1 else 0))
    return panels


async def test_whoever_waits_tries_a_whole_turn_and_the_game_stays_as_it_is(room: Room) -> None:
    table, first, second = await two_at_a_table(room)
    before = await game_as_it_is(room, first, second)
    waiting = await room.panel(second, table)
    assert labels(waiting) == ["Try"]
    assert "“Try” shows you what you could do" in waiting.text
    panels = await try_out(second, shown(await second.press(waiting, "Try")))
    assert len(panels) > 3
    for panel in panels:
        assert panel.ephemeral
        assert ONLY in panel.text
        assert len(panel.pictures) == 1
        assert "End turn" not in labels(panel)
        assert {"Start over", "Close"} <= set(labels(panel))
    assert "Which tool do you take" in panels[0].text
    assert "point" in " ".join([panels[0].text, *choices(panels[0])])
    last = panels[-1]
    assert "Your try:\n- took a" in last.text
    assert "It would bring" in last.text
    assert "Undo" in enabled(last)
    assert await game_as_it_is(room, first, second) == before
    assert len(second.pings) == 0
    real = await room.panel(first, table)
    assert ONLY not in real.text
    assert "Undo" not in enabled(real)


async def test_undo_goes_back_step_by_step_and_start_over_to_the_beginning(room: Room) -> None:
    _, _, second = await two_at_a_table(room)
    panels = await try_out(second, shown(await second.command("garden try")))
    asked = [choices(panel) for panel in panels]
    panel = panels[-1]
    while back := {"Undo", "Back"} & set(enabled(panel)):
        panel = shown(await second.press(panel, back.pop()))
        assert choices(panel) in asked
        assert ONLY in panel.text
    assert choices(panel) == asked[0]
    panel = await choose(second, await choose(second, panel, 1))
    panel = shown(await second.press(panel, "Start over"))
    assert choices(panel) == asked[0]
    assert not {"Undo", "Start over"} & set(enabled(panel))


async def test_under_the_parasol_a_tile_that_was_laid_is_moved_with_one_undo(room: Room) -> None:
    _, _, second = await two_at_a_table(room, game="cottage_garden")
    panel = shown(await second.command("garden try"))
    while "So far:" not in panel.text:
        before, panel = panel, await choose(second, panel)
    assert "Where on" in before.text
    moved = shown(await second.press(panel, "Undo"))
    assert (moved.text, choices(moved)) == (before.text, choices(before))
    assert "So far:" in (await choose(second, moved, 1)).text


async def test_in_ones_own_turn_a_try_begins_where_the_turn_stands(room: Room) -> None:
    table, first, _ = await two_at_a_table(room)
    real = await choose(first, await room.panel(first, table))
    more = shown(await first.press(await room.public(first), "More"))
    tried = shown(await first.press(more, "Try"))
    assert choices(tried) == choices(real)
    assert "Undo" not in enabled(tried), "what was really done is not taken back here"
    entries = await room.entries(1)
    panels = await try_out(first, tried)
    assert await room.entries(1) == entries
    assert choices(shown(await first.command("garden turn"))) == choices(real)
    closed = shown(await first.press(panels[-1], "Close"))
    assert "Nothing happened in the game" in closed.text
    assert choices(shown(await first.press(closed, "My turn"))) == choices(real)


async def test_text_and_the_other_picture_are_equal_ways_to_try(room: Room) -> None:
    _, _, second = await two_at_a_table(room)
    panel = shown(await second.command("garden try"))
    text = shown(await second.press(panel, "Text"))
    assert text.pictures == []
    assert choices(text) == choices(panel)
    assert ONLY in text.text
    after = await choose(second, text)
    assert after.pictures == []
    other = shown(await second.press(after, "Board"))
    assert len(other.pictures) == 1
    assert choices(other) == choices(after)
    button = next(each for each in panel.buttons if each["label"] == "Garden")
    late = shown(await second.press_as_seen(panel, button["custom_id"]))
    assert ONLY in late.text
    assert "earlier moment of your try" in late.text, "that panel was drawn before the step in text"


async def test_a_try_that_is_left_open_is_there_again(room: Room) -> None:
    _, _, second = await two_at_a_table(room)
    left = (await try_out(second, shown(await second.command("garden try")), steps=1))[-1]
    again = shown(await second.command("garden try"))
    assert again.text == left.text
    assert choices(again) == choices(left)
    closed = shown(await second.press(again, "Close"))
    fresh = shown(await second.press(closed, "Try"))
    assert "Which tool do you take" in fresh.text
    late = await choose(second, left)
    assert "earlier moment of your try" in late.text
    assert choices(late) == choices(fresh)


async def test_a_try_survives_a_kill_at_each_step(empty_room: Room) -> None:
    room = empty_room
    async with program(room) as bot:
        tom, mia = room.user("Tom"), room.user("Mia")
        lobby = await room.open(tom, mia)
        await tom.press(lobby, "Start")
        await room.sandbox.settle(0.3)
        table = await room.public(tom.at(lobby.id))
        _, second = in_turn(table, tom, mia)
        panel = shown(await second.command("garden try"))
        for _ in range(3):
            await bot.kill_and_start()
            panel = await choose(second, panel, 1)
            assert ONLY in panel.text
            assert "earlier moment" not in panel.text
            assert "moved on" not in panel.text
        await bot.kill_and_start()
        undone = shown(await second.press(panel, "Undo"))
        assert undone.text != panel.text
        assert await room.entries(1) == []


async def test_when_the_game_has_moved_on_a_try_says_so_and_starts_over(room: Room) -> None:
    table, first, second = await two_at_a_table(room)
    tried = (await try_out(second, shown(await second.command("garden try")), steps=1))[-1]
    real = await choose(first, await room.panel(first, table))
    same = shown(await second.command("garden try"))
    assert choices(same) == choices(tried), "what is still possible stays while the other is at it"
    real = await choose(first, shown(await first.command("garden reset")), 1)
    gone = shown(await second.command("garden try"))
    assert "The game has moved on" in gone.text, "the tool that was tried has been taken"
    tried = await choose(second, gone)
    await play_turn(first, real)
    late = await choose(second, tried) if choices(tried) else shown(await second.press(tried, "Undo"))
    assert "The game has moved on" in late.text
    assert "Which tool do you take" in late.text
    assert "Undo" not in enabled(late)
    assert "moved on" not in (await choose(second, late)).text


async def test_only_who_sits_at_the_table_may_try_and_others_are_told_kindly(room: Room) -> None:
    table, _, _ = await two_at_a_table(room)
    aase = room.user("Åse").at(table.channel_id)
    told = shown(await aase.command("garden try"))
    assert "velkommen til at se på" in told.text
    assert labels(told) == []
    assert "Prøv" not in labels(shown(await aase.press(await room.public(aase), "More")))
    assert labels(await room.panel(aase, table)) == []
    lobby = await room.open(room.user("Tom"), seats=2)
    early = shown(await room.user("Tom").at(lobby.channel_id).command("garden try", table="2"))
    assert "not begun" in early.text


async def test_a_try_is_in_no_log_no_export_and_no_message_of_others_and_ends_with_the_game(room: Room) -> None:
    _, first, second = await two_at_a_table(room)
    panels = await try_out(second, shown(await second.command("garden try")))
    tried = next(line for line in panels[-1].text.splitlines() if line.startswith("- took a"))
    [(line,)] = trials(room)
    sentences = json.loads(line)
    assert sentences
    for person in (first, second):
        log = shown(await person.command("garden log"))
        assert tried.removeprefix("- ") not in log.text
        export = await room.tables.export(1, int(person.id))
        assert sentences[0] not in export
    assert all(ONLY not in message.text for message in first.read())
    assert await room.entries(1) == []
    await room.tables.end_game(1, room.person(first), steward=True)
    assert trials(room) == []
    over = shown(await second.press(panels[-1], "Undo"))
    assert "This table was ended" in over.text
    assert labels(over) == []


def trials(room: Room) -> list[Any]:
    """The lines of trials as they stand in the database."""
    with closing(sqlite3.connect(room.settings.database)) as database:
        return database.execute("SELECT line FROM trials").fetchall()


async def test_what_a_fault_is_noted_with_says_nothing_of_what_was_tried(
    empty_room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = empty_room
    async with room.running():
        _, _, second = await two_at_a_table(room)
        panel = shown(await second.command("garden try"))

        async def broken(*_: object, **__: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(room.tables.trials, "play", broken)
        button = next(each for each in panel.buttons if each["style"] == 1)
        told = await second.press(panel, button["custom_id"])
        assert "Something went wrong" in str(told.message and told.message.text) + str(second.latest().text)
    [fault] = room.faults
    assert "take" in button["custom_id"]
    assert "take" not in str(fault["press"])


async def test_a_try_shows_nothing_that_is_hidden(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same panels, word for word, where all that is hidden lies in another order."""
    _, _, second = await two_at_a_table(room)
    texts = []
    for changed in (False, True):
        if changed:
            get = room.tables.get

            async def other(table_id: int, get: Any = get) -> Any:
                record, game = await get(table_id)
                start = game.line[0].before if game.line else game.state
                known = as_known(start, game, None)
                assert known.state != game.state
                return record, type(game)(game.game, game.seats, game.options, known.state, game.ply)

            monkeypatch.setattr(room.tables.trials, "_get", other)
        panel = shown(await second.press(shown(await second.command("garden try")), "Text"))
        panels = await try_out(second, panel)
        texts.append([(each.text, choices(each)) for each in panels])
        await second.press(panels[-1], "Close")
    assert len(texts[0]) > 3
    assert texts[0] == texts[1]


async def test_the_command_is_called_as_each_language_calls_it(room: Room) -> None:
    [garden] = [each for each in room.sandbox.world.commands_in(room.sandbox.guild.id) if each["name"] == "garden"]
    [command] = [option for option in garden["options"] if option["name"] == "try"]
    assert command["name_localizations"]["da"] == words_in("da").say("command-garden-try") == "prøv"


async def test_any_tile_of_the_nursery_is_tried_on_ones_own_beds_while_somebody_else_plays(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia, game="cottage_garden")
    first, second = in_turn(table, tom, mia)
    before = await game_as_it_is(room, first, second)
    panel = shown(await second.command("garden try"))
    assert choices(panel) == ["1 · Plant a tile", "2 · Plant a flowerpot"]
    tiles = await choose(second, panel)
    assert len(choices(tiles)) == 16, "the gardener's row does not matter"
    tried = tiles
    for number in (11, 1, 1, 1):  # tile, bed, turn, square
        assert ONLY in tried.text
        tried = await choose(second, tried, min(number, len(choices(tried)) - 1))
    assert "So far: planted" in tried.text
    assert "So far: planted" in (await plant_one_more(second, tried)).text
    assert await game_as_it_is(room, first, second) == before


async def plant_one_more(player: User, panel: Seen) -> Seen:
    """One tile more: a trial goes on where a turn would end."""
    for _ in range(5):
        panel = await choose(player, panel)
    return panel
