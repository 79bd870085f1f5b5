"""What happened is told once, in its order and in its place, whatever comes between the doing and the telling."""

import asyncio
from typing import Any

from bot.discord_calls import answer
from bot.layout import Page
from bot.store.sqlite import SqliteStore
from bot.store.trouble import StoreTrouble
from sandbox.seen import Seen
from sandbox.user import User
from tests.bot.room import Room, choices, choose, in_turn, labels, play_turn

POST = ("POST", "/channels/{channel_id}/messages")


async def at_the_end(player: User, panel: Seen) -> Seen:
    """The panel when nothing but ending is left."""
    while choices(panel):
        panel = await choose(player, panel)
    return panel


async def test_a_turn_told_late_does_not_come_after_a_later_one_nor_notify_who_has_played(
    room: Room, monkeypatch: Any
) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await at_the_end(first, await room.panel(first, table))
    arrives = asyncio.Event()

    async def answer_late(interaction: Any, page: Page, **how: Any) -> bool:
        if str(interaction.user.id) == first.id:
            await arrives.wait()
        return await answer(interaction, page, **how)

    monkeypatch.setattr("bot.panels.turn_panel.answer", answer_late)
    first.send_press(panel, "End turn")
    while (await room.tables.record(1)).ply == (await room.tables.record(1)).announced or not await waits_for(
        room, second
    ):
        await room.sandbox.settle(0.02)
    await play_turn(second, await room.panel(second, table))
    while (await room.tables.record(1)).announced < (await room.tables.record(1)).ply:
        await room.sandbox.settle(0.02)
    arrives.set()
    await room.settle()
    newest = await room.public(second)
    assert first.mention in newest.text
    assert [len(first.pings), len(second.pings)] == [2, 0], "who has played already is not called to play"


async def waits_for(room: Room, user: User) -> bool:
    record = await room.tables.record(1)
    return any(seat.to_act for seat in record.seats if seat.person == int(user.id))


async def test_discord_being_away_does_not_move_a_table_and_the_turn_is_told_when_it_is_back(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await at_the_end(first, await room.panel(first, table))
    room.sandbox.fault(*POST, status=503)
    await first.press(panel, "End turn")
    await room.settle()
    assert second.pings == []
    assert any("I try again every few minutes" in message.text for message in first.read() if message.ephemeral)
    assert (await room.tables.record(1)).place == int(table.channel_id)
    await room.bot.tending.tend()
    newest = await room.public(second)
    assert second.mention in newest.text
    assert newest.channel_id == table.channel_id
    await room.bot.tending.tend()
    assert len(second.pings) == 1


async def test_a_game_that_discord_was_away_for_begins_in_its_thread_all_the_same(room: Room) -> None:
    tom = room.user("Tom")
    lobby = await room.open(tom, gardeners=1)
    room.sandbox.fault("POST", "/channels/{channel_id}/messages/{message_id}/threads", status=503)
    started = await tom.press(lobby, "Start")
    await room.settle()
    assert "Discord does not let me show the table just now" in started.text
    await room.bot.tending.tend()
    table = await room.public(tom.at(lobby.id))
    assert "My turn" in labels(table)
    assert labels(tom.now(lobby)) == []
    assert len(tom.pings) == 1


async def test_who_asks_for_a_table_that_could_not_be_told_has_the_person_notified(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await at_the_end(first, await room.panel(first, table))
    room.sandbox.fault(*POST, status=503)
    await first.press(panel, "End turn")
    await room.settle()
    await first.command("garden show")
    await first.command("garden show")
    await room.settle()
    assert len(second.pings) == 1


async def test_show_leaves_a_table_in_its_place_while_discord_is_away(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    room.sandbox.fault(*POST, status=503)
    told = await room.user("Tom").command("garden show")
    assert "Discord does not answer" in told.text
    assert (await room.tables.record(1)).place == int(table.channel_id)


async def test_a_gardener_that_the_disk_stopped_plays_on_by_itself(empty_room: Room, monkeypatch: Any) -> None:
    async with empty_room.running():
        tom = empty_room.user("Tom")
        table = await empty_room.begin(tom, gardeners=1)
        panel = await at_the_end(tom.at(table.channel_id), await empty_room.panel(tom, table))
        append = SqliteStore.append

        async def full(store: SqliteStore, table_id: int, step: Any) -> Any:
            if step.interaction is None:
                raise StoreTrouble("store-full", file="allotment.sqlite3")
            return await append(store, table_id, step)

        monkeypatch.setattr(SqliteStore, "append", full)
        await tom.at(table.channel_id).press(panel, "End turn")
        await empty_room.settle()
        monkeypatch.undo()
        await empty_room.bot.tending.tend()
        newest = await empty_room.public(tom.at(table.channel_id))
        assert tom.mention in newest.text
        assert "Rosemary**: took a" in newest.text


async def test_who_was_called_already_is_not_called_again_when_another_resigns(room: Room) -> None:
    people = [room.user(name) for name in ("Tom", "Mia", "Åse")]
    table = await room.begin(*people, game="gartenbau")
    tom, mia, aase = (person.at(table.channel_id) for person in people)
    assert [len(person.pings) for person in people] == [1, 1, 1]
    sure = await tom.command("garden resign")
    await tom.press(sure.message, "Yes, resign")  # type: ignore[arg-type]  # there is a question
    await room.settle()
    assert [len(mia.pings), len(aase.pings)] == [1, 1]


async def test_in_a_step_of_all_the_message_is_brought_up_to_date_and_a_fresh_one_comes_with_its_end(
    room: Room,
) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia, game="gartenbau")
    tom, mia = tom.at(table.channel_id), mia.at(table.channel_id)
    await play_turn(tom, await room.panel(tom, table))
    await room.settle()
    newest = await room.public(mia)
    assert newest.id == table.id
    assert "It is the turn of **Mia**" in newest.text
    assert "**Tom**: " not in newest.text
    assert newest.pictures
    await play_turn(mia, await room.panel(mia, newest))
    await room.settle()
    newest = await room.public(mia)
    assert newest.id != table.id
    assert "**Tom**: " in newest.text
    assert "**Mia**: " in newest.text
    assert "More" not in labels(mia.now(table))


async def test_a_channel_that_knows_no_threads_holds_the_table_itself(room: Room) -> None:
    tom = room.user("Tom")
    lobby = await room.open(tom, gardeners=1)
    room.sandbox.fault("POST", "/channels/{channel_id}/messages/{message_id}/threads", status=400, code=50024)
    await tom.press(lobby, "Start")
    await room.settle()
    assert "My turn" in labels(await room.public(tom))


async def test_a_refusal_of_discords_that_we_do_not_know_sends_the_table_to_its_channel(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await at_the_end(first, await room.panel(first, table))
    room.sandbox.fault(*POST, status=403, code=40333, count=2)
    await first.press(panel, "End turn")
    await room.settle()
    assert second.mention in (await room.public(second.at(room.sandbox.channel))).text


async def test_whoever_comes_to_tell_a_turn_at_the_same_time_calls_the_next_person_once(room: Room) -> None:
    people = [room.user(name) for name in ("Tom", "Mia", "Åse")]
    table = await room.begin(*people)
    for turn in range(1, 4):
        acting, *others = in_turn(table, *people)
        panel = await at_the_end(acting, await room.panel(acting, table))
        end = next(button for button in panel.buttons if button["style"] == 3)
        await asyncio.gather(
            acting.press(panel, end["custom_id"]),
            *(person.command("garden show") for person in others),
            room.bot.tending.tend(),
        )
        await room.settle()
        await room.bot.tending.take_up()
        table = await room.public(acting)
        assert sum(len(person.pings) for person in people) == turn + 1
        held = [message for message in acting.read() if not message.ephemeral and "More" in labels(message)]
        assert [message.id for message in held] == [table.id], "the newest message alone has buttons"


async def test_a_message_whose_answer_was_lost_is_not_posted_twice(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await at_the_end(first, await room.panel(first, table))
    room.sandbox.fault(*POST, drop="after")
    await first.press(panel, "End turn")
    await room.settle()
    assert (await room.tables.record(1)).message == int(table.id), "as far as the bot knows, nothing was posted"
    await room.bot.tending.tend()
    assert len(second.pings) == 1
    newest = await room.public(second)
    assert (await room.tables.record(1)).message == int(newest.id)
    assert labels(second.now(table)) == []


async def test_a_thread_that_was_locked_sends_the_table_to_its_channel(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await at_the_end(first, await room.panel(first, table))
    end = first.send_press(panel, "End turn")
    thread = room.sandbox.world.channels[table.channel_id]
    room.sandbox.archive(thread)
    assert thread.thread is not None
    thread.thread.locked = True
    await end.interaction.until(lambda: end.is_done, 5)
    await room.settle()
    assert second.mention in (await room.public(second.at(room.sandbox.channel))).text
