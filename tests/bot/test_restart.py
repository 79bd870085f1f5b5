"""The bot is killed and started again, and nobody notices."""

import asyncio

import pytest

from bot.store.sqlite import open_store
from bot.tables import Tables
from tests.bot.process import PATIENCE, from_the_command_line, program
from tests.bot.room import Room, choices, choose, enabled, in_turn, labels, shown


async def test_after_a_kill_at_each_step_of_a_turn_every_button_still_works(empty_room: Room) -> None:
    room = empty_room
    tom, mia = room.user("Tom"), room.user("Mia")
    async with program(room) as bot:
        lobby = await room.open(tom, seats=2)
        await bot.kill_and_start()
        lobby = shown(await mia.press(lobby, "Join"))
        await bot.kill_and_start()
        await tom.press(lobby, "Start")
        await room.sandbox.settle(0.3)
        table = await room.public(tom.at(lobby.id))
        first, second = in_turn(table, tom, mia)
        await bot.kill_and_start()
        panel = await room.panel(first, table)
        steps = 0
        while choices(panel):
            await bot.kill_and_start()
            panel = await choose(first, panel)
            assert "earlier moment" not in panel.text
            steps += 1
        assert steps > 0
        await bot.kill_and_start()
        panel = shown(await first.press(panel, "Undo"))
        while choices(panel):
            panel = await choose(first, panel)
        await bot.kill_and_start()
        after = shown(await first.press(panel, "End turn"))
        assert second.person.name in after.text
        newest = await second.sees(lambda message: second.mention in message.text)
        assert "My turn" in labels(newest)
        assert len(second.pings) == 1


async def test_a_turn_that_was_ended_but_not_announced_is_announced_after_the_restart(empty_room: Room) -> None:
    room = empty_room
    tom, mia = room.user("Tom"), room.user("Mia")
    async with room.running():
        table = await room.begin(tom, mia)
    first, second = in_turn(table, tom, mia)
    async with open_store(room.settings.database) as store:
        tables = Tables(store)
        record, game = await tables.get(1)
        assert game is not None
        seat = record.next_seats[0]
        while True:  # the turn is played and ended, and the bot dies before it can say so
            legal = game.game.legal(game.game.view(game.state, seat), seat)
            move = next((each for each in legal if each.verb == "end"), legal[0])
            game = game.play(seat, move)
            person = room.person(first)
            await tables.play(1, person, str(move), ply=None, interaction=room.next_interaction())
            if move.ends_turn:
                break
    async with room.running():
        newest = await second.sees(lambda message: second.mention in message.text)
        await room.settle()
        assert "took a" in newest.text
        assert labels(first.now(table)) == []
        assert len(second.pings) == 1
    async with room.running():
        await asyncio.sleep(0.2)
        await room.settle()
        assert len(second.pings) == 1, "what was announced is not announced again"


async def test_a_game_that_was_begun_but_not_shown_is_shown_after_the_restart(empty_room: Room) -> None:
    room = empty_room
    tom, mia = room.user("Tom"), room.user("Mia")
    async with room.running():
        lobby = await room.open(tom, mia)
    async with open_store(room.settings.database) as store:
        await Tables(store).start(1, room.person(tom))
    async with room.running():
        await asyncio.wait_for(room.announced(1), 10)
        await room.settle()
    table = await room.public(tom.at(lobby.id))
    assert "turn 1 of 15" in table.text
    assert labels(tom.now(lobby)) == []
    assert len(tom.pings) + len(mia.pings) == 1


async def test_a_gardener_that_was_stopped_plays_on_after_the_restart(empty_room: Room) -> None:
    room = empty_room
    tom = room.user("Tom")
    async with room.running():
        table = await room.begin(tom, gardeners=1)
        panel = await room.panel(tom, table)
        tom = tom.at(table.channel_id)
        while choices(panel):
            panel = await choose(tom, panel)
        assert "End turn" in enabled(panel)
    async with open_store(room.settings.database) as store:
        tables = Tables(store)
        _, game = await tables.get(1)
        assert game is not None
        play_on = tables._play.play_on

        async def dies(*_: object, **__: object) -> object:
            raise ConnectionAbortedError

        tables._play.play_on = dies  # type: ignore[method-assign,assignment]
        try:
            await tables.play(1, room.person(tom), "end", ply=None, interaction=room.next_interaction())
        except ConnectionAbortedError:
            tables._play.play_on = play_on  # type: ignore[method-assign]
    pings = len(tom.pings)
    async with room.running():
        newest = await tom.sees(lambda message: tom.mention in message.text and message.id != table.id)
        await room.settle()
        assert "Rosemary**: took a" in newest.text
        assert len(tom.pings) == pings + 1


async def test_the_program_ends_by_itself_when_it_is_told_to(empty_room: Room) -> None:
    process = await from_the_command_line(empty_room)
    await empty_room.open(empty_room.user("Tom"), gardeners=1)
    process.terminate()
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


async def test_what_is_in_hand_when_the_bot_is_told_to_stop_is_finished_first(empty_room: Room) -> None:
    room = empty_room
    async with room.running():
        table = await room.begin(room.user("Tom"), room.user("Mia"))
        first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
        panel = await room.panel(first, table)
        while choices(panel):
            panel = await choose(first, panel)
        room.sandbox.fault("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/@original", delay=0.3)
        answer = first.send_press(panel, "End turn")
        await answer.interaction.until(lambda: answer.interaction.answer is not None, 5)
        await room.bot.close()
        assert "You ended your turn" in first.now(panel).text
        assert len(second.pings) == 1
    assert room.faults == []


async def test_what_takes_too_long_at_a_stop_is_broken_off_while_the_database_is_open(
    empty_room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, left = empty_room, []
    monkeypatch.setattr("bot.app.PATIENCE", 0.1)

    async def tell_a_thousand_tables() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            left.append(await room.tables.record(1))

    async with room.running():
        await room.open(room.user("Tom"))
        room.bot._begin(tell_a_thousand_tables(), to_be_finished=True)
        await asyncio.sleep(0)
        await room.bot.close()
        assert [record.id for record in left] == [1]
        assert [line["event"] for line in room.log if line["log_level"] == "warning"] == ["stopped_in_the_middle"]
    assert room.faults == []
