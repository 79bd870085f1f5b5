"""What goes wrong outside of us: the table stays right, and the person is told."""

import itertools
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.store.sqlite import SqliteStore
from bot.store.trouble import noted
from sandbox.seen import Seen
from sandbox.user import User
from sandbox.world import Channel
from tests.bot.room import Room, choices, choose, in_turn, labels, play_turn, shown


async def game_of_two(room: Room, **options: Any) -> tuple[Seen, User, User]:
    table = await room.begin(room.user("Tom"), room.user("Mia"), **options)
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    return table, first, second


def at(room: Room, table: Seen) -> Channel:
    """Where a message is."""
    return room.sandbox.world.channels[table.channel_id]


async def test_show_brings_back_a_deleted_message(room: Room) -> None:
    table, first, second = await game_of_two(room)
    room.sandbox.remove_message(at(room, table), table.id)
    await first.command("garden show")
    await room.settle()
    newest = await room.public(second)
    await play_turn(first, await room.panel(first, newest))
    await room.settle()
    assert second.mention in (await room.public(second)).text


async def test_a_turn_goes_on_though_the_public_message_is_deleted(room: Room) -> None:
    table, first, second = await game_of_two(room)
    panel = await room.panel(first, table)
    room.sandbox.remove_message(at(room, table), table.id)
    await play_turn(first, panel)
    await room.settle()
    assert second.mention in (await room.public(second)).text


async def test_a_panel_that_was_dismissed_answers_beside(room: Room) -> None:
    table, first, _ = await game_of_two(room)
    panel = await room.panel(first, table)
    button = next(each for each in panel.buttons if each["style"] == 1)
    room.sandbox.fault("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", status=404, code=10008)
    answer = first.send_press(panel, button["custom_id"])
    await answer.interaction.until(lambda: bool(answer.followups), 5)
    assert "took a" in answer.followups[0].text


async def test_a_deleted_thread_sends_the_table_to_its_channel(room: Room) -> None:
    table, first, second = await game_of_two(room)
    room.sandbox.remove_channel(at(room, table))
    channel = room.sandbox.channel
    panel = shown(await first.at(channel).command("garden turn"))
    await play_turn(first.at(channel), panel)
    await room.settle()
    newest = await room.public(second.at(channel))
    assert second.mention in newest.text
    assert newest.channel_id == channel.id


async def test_a_deleted_channel_is_left_for_another_with_show(room: Room) -> None:
    other = room.sandbox.add_channel("greenhouse")
    here = room.user("Tom").at(other)
    table = await room.begin(here, room.user("Mia").at(other), where="here")
    first, second = in_turn(table, here, room.user("Mia"))
    room.sandbox.remove_channel(other)
    chat = room.sandbox.channel
    listed = await first.at(chat).command("garden list")
    assert "table 1" in listed.text or "1](" in listed.text
    panel = shown(await first.at(chat).command("garden turn"))
    await play_turn(first.at(chat), panel)
    await room.settle()
    await second.at(chat).command("garden show")
    await room.settle()
    newest = await room.public(second.at(chat))
    assert second.mention in newest.text, "nobody could be notified when the turn began"
    await play_turn(second.at(chat), await room.panel(second.at(chat), newest))
    await room.settle()
    assert first.mention in (await room.public(first.at(chat))).text


async def test_show_posts_a_lobby_afresh_and_the_former_one_points_to_it(room: Room) -> None:
    tom = room.user("Tom")
    lobby = await room.open(tom, gardeners=1)
    answer = await tom.command("garden show")
    await room.settle()
    fresh = await tom.sees(lambda message: "Start" in labels(message))
    assert fresh.id != lobby.id
    assert fresh.id in answer.text
    assert fresh.id in tom.now(lobby).text
    assert labels(tom.now(lobby)) == []
    room.sandbox.remove_message(room.sandbox.channel, fresh.id)
    await tom.command("garden show")
    await room.settle()
    assert await tom.sees(lambda message: "Start" in labels(message) and message.id != fresh.id)


async def test_an_archived_thread_is_opened_again(room: Room) -> None:
    table, first, second = await game_of_two(room)
    panel = await room.panel(first, table)
    while choices(panel):
        panel = await choose(first, panel)
    end = first.send_press(panel, "End turn")
    room.sandbox.archive(at(room, table))
    await end.interaction.until(lambda: end.is_done, 5)
    await room.settle()
    assert second.mention in (await room.public(second)).text


@pytest.mark.parametrize(
    "denied",
    [
        combination
        for size in range(4)
        for combination in itertools.combinations(
            ["attach_files", "create_public_threads", "read_message_history"], size
        )
    ],
)
async def test_without_some_permissions_the_table_is_played_all_the_same(room: Room, denied: tuple[str, ...]) -> None:
    room.sandbox.deny(room.sandbox.channel, *denied)
    tom = room.user("Tom")
    lobby = await room.open(tom, gardeners=1)
    answer = shown(await tom.press(lobby, "Start"))
    await room.settle()
    for name in denied:
        assert name.replace("_", " ").title().replace("Read Message History", "Read Message History") in answer.text
    place = tom if "create_public_threads" in denied else tom.at(lobby.id)
    table = await room.public(place)
    assert bool(table.pictures) is ("attach_files" not in denied)
    assert table.pictures or "Tool 1, over the flutter" in table.text
    await play_turn(place, await room.panel(place, table))
    await room.settle()
    newest = await room.public(place)
    assert newest.id != table.id


async def test_start_names_what_is_missing_and_begins_nothing(room: Room) -> None:
    tom = room.user("Tom")
    lobby = await room.open(tom, gardeners=1)
    room.sandbox.deny(room.sandbox.channel, "send_messages")
    answer = await tom.press(lobby, "Start")
    assert "Send Messages" in answer.text
    assert f"<#{room.sandbox.channel.id}>" in answer.text
    assert (await room.tables.record(1)).status == "lobby"
    refused = await tom.command("garden new", game="pergola")
    assert "Send Messages" in refused.text


async def test_a_table_that_may_not_post_any_more_is_kept(room: Room) -> None:
    table, first, second = await game_of_two(room, where="here")
    room.sandbox.deny(room.sandbox.channel, "send_messages")
    panel = await room.panel(first, table)
    await play_turn(first, panel)
    await room.settle()
    assert any("nobody could be notified" in message.text for message in first.read() if message.ephemeral)
    told = await second.command("garden show")
    assert "may no longer post" in told.text
    room.sandbox.allow(room.sandbox.channel, "send_messages")
    await second.command("garden show")
    await room.settle()
    newest = await room.public(second)
    await play_turn(second, await room.panel(second, newest))
    await room.settle()
    assert first.mention in (await room.public(first)).text


async def test_an_interaction_that_came_too_late_changes_nothing(room: Room) -> None:
    table, first, _ = await game_of_two(room)
    panel = await room.panel(first, table)
    ply = (await room.tables.record(1)).ply
    room.sandbox.fault("POST", "/interactions/{interaction_id}/{interaction_token}/callback", status=404, code=10062)
    button = next(each for each in panel.buttons if each["style"] == 1)
    answer = first.send_press(panel, button["custom_id"])
    await room.settle()
    assert (await room.tables.record(1)).ply == ply
    assert choices(await choose(first, panel)) != choices(panel), "pressed once more, it works"
    assert answer.interaction.response_id is None


async def test_what_was_done_stands_though_the_answer_is_lost(room: Room) -> None:
    table, first, _ = await game_of_two(room)
    panel = await room.panel(first, table)
    route = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
    room.sandbox.fault("PATCH", route, status=401, code=50027)
    button = next(each for each in panel.buttons if each["style"] == 1)
    first.send_press(panel, button["custom_id"])
    await room.settle()
    fresh = shown(await first.command("garden turn"))
    assert "took a" in fresh.text


async def test_discord_not_answering_for_a_moment_is_waited_out(room: Room) -> None:
    table, first, second = await game_of_two(room)
    panel = await room.panel(first, table)
    room.sandbox.fault("POST", "/channels/{channel_id}/messages", status=500)
    await play_turn(first, panel)
    await room.settle()
    assert second.mention in (await room.public(second)).text


async def test_a_picture_that_cannot_be_drawn_is_told_in_words(empty_room: Room, monkeypatch: Any) -> None:
    def fails(*_: object) -> None:
        raise MemoryError("no paint left")

    async with empty_room.running():
        monkeypatch.setattr("bot.pictures.paint", fails)
        table, first, second = await game_of_two(empty_room)
        assert table.pictures == []
        panel = await empty_room.panel(first, table)
        assert "Tool 1, over the flutter" in panel.text
        await play_turn(first, panel)
        await empty_room.settle()
        assert second.mention in (await empty_room.public(second)).text
    assert {fault["error"] for fault in empty_room.faults} == {"MemoryError('no paint left')"}


async def test_a_fault_of_ours_is_told_in_one_sentence_and_logged(empty_room: Room, monkeypatch: Any) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise ZeroDivisionError

    async with empty_room.running():
        table, first, _ = await game_of_two(empty_room)
        panel = await empty_room.panel(first, table)
        monkeypatch.setattr(empty_room.bot.tables, "play", fails)
        answer = first.send_press(panel, next(b for b in panel.buttons if b["style"] == 1)["custom_id"])
        await empty_room.settle()
        assert ["went wrong on my side" in each.text for each in answer.followups] == [True]
        assert "Traceback" not in answer.followups[0].text
        monkeypatch.undo()
        assert "took a" in (await choose(first, panel)).text
    [fault] = empty_room.faults
    assert "ZeroDivisionError" in fault["where"]


async def test_a_server_that_sends_the_bot_away_stops_no_other(empty_room: Room) -> None:
    other = empty_room.sandbox.add_guild("Elsewhere")
    [channel] = [each for each in empty_room.sandbox.world.channels.values() if each.guild_id == other.id]
    async with empty_room.running():
        there = empty_room.user("Tom").at(channel)
        await empty_room.begin(there, gardeners=1, where="here")
        table, first, second = await game_of_two(empty_room)
        empty_room.sandbox.remove_guild(other)
        await empty_room.settle()
        await empty_room.bot.tending.take_up()
        await play_turn(first, await empty_room.panel(first, table))
        await empty_room.settle()
        assert second.mention in (await empty_room.public(second)).text
        listed = await empty_room.user("Tom").command("garden list")
        assert "[Pergola 1]" in listed.text
        assert "[Pergola 2]" in listed.text
    assert empty_room.faults == []


async def test_a_connection_that_breaks_is_taken_up_again(room: Room) -> None:
    table, first, _ = await game_of_two(room)
    await room.sandbox.gateway.close(4000)
    panel = await room.panel(first, table)
    assert "Which tool" in panel.text
    assert "My turn" in labels(table)


@pytest.mark.parametrize(
    "faults",
    [
        ("UPDATE games SET edition = 'no-such-edition'",),
        (
            "UPDATE games SET ply = ply + 1",
            "INSERT INTO moves SELECT game, ply + 1, seat, 'no such move', at, NULL FROM moves",
        ),
    ],
)
async def test_a_table_that_cannot_be_set_up_again_can_still_be_ended_by_its_host(
    room: Room, faults: tuple[str, ...]
) -> None:
    table, first, _ = await game_of_two(room)
    host = room.user("Tom").at(table.channel_id)
    panel = await room.panel(first, table)
    await choose(first, panel)
    room.tables._cache._tables.clear()
    with closing(sqlite3.connect(room.settings.database)) as database, database:
        for fault in faults:
            database.execute(fault)
    refused = await host.press(table, "Board")
    assert "kept as it is" in refused.text or "Nothing is lost" in refused.text
    sure = shown(await host.command("garden end"))
    ended = shown(await host.press(sure, "Yes, end the game"))
    await room.settle()
    assert "Table 1 is ended" in ended.text
    assert (await room.tables.record(1)).status == "ended"
    assert await room.user("Mia").at(table.channel_id).sees(lambda message: "ended before its time" in message.text)


async def test_a_lobby_that_was_given_up_is_not_shown_as_if_it_were_open(room: Room) -> None:
    tom = room.user("Tom")
    await room.open(tom, gardeners=1)
    await room.tables.end_game(1, room.person(tom))
    here = len(tom.read())
    refused = await tom.command("garden show")
    assert "is over" in refused.text
    assert len(tom.read()) == here + 1, "the refusal, and no lobby"


async def test_trouble_with_the_disk_is_logged_wherever_it_is_met(empty_room: Room, monkeypatch: Any) -> None:
    async def full(*_: object) -> None:
        with noted(empty_room.settings.database):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error

    async with empty_room.running():
        table, first, _ = await game_of_two(empty_room)
        panel = await empty_room.panel(first, table)
        monkeypatch.setattr(SqliteStore, "append", full)
        refused = await choose(first, panel)
        assert "The disk is full" in refused.text
    assert [line["key"] for line in empty_room.log if line["event"] == "store_trouble"] == ["store-full"]


async def test_without_room_for_the_note_of_what_was_synced_the_bot_starts_all_the_same(empty_room: Room) -> None:
    (empty_room.folder / "commands.sha256").mkdir(parents=True)
    async with empty_room.running():
        await game_of_two(empty_room)
    assert [line["event"] for line in empty_room.log if line["log_level"] == "warning"] == ["sync_not_noted"]


async def test_nobody_looks_into_a_channel_that_they_do_not_see(room: Room) -> None:
    hidden = room.sandbox.add_channel("greenhouse")
    tom, mia = room.user("Tom"), room.user("Mia")
    await room.begin(tom.at(hidden), gardeners=1, where="here")
    room.sandbox.deny(hidden, "view_channel", person_id=mia.id)
    for command in ("garden score", "garden log", "garden show", "garden text", "garden export"):
        assert "There is no table 1 here" in (await mia.command(command, table="1")).text
    assert "score" in (await tom.command("garden score", table="1")).text.lower()
