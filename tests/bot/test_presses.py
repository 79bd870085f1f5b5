"""Presses at once, twice, late, and by people whom they are not meant for."""

import asyncio
from collections.abc import Iterator

import pytest

from bot.panels.marks import Mark, read_mark
from sandbox.seen import Answer, Seen
from sandbox.user import User
from tests.bot.room import Room, choices, choose, enabled, in_turn, play_turn, shown


async def ply_of(room: Room, table_id: int = 1) -> int:
    return int((await room.tables.record(table_id)).ply)


async def done(answer: Answer) -> None:
    """Until there is an answer, or none will come."""
    await answer.interaction.until(lambda: answer.is_done, 5)


async def test_twenty_presses_of_one_button_make_one_move(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, _ = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await room.panel(first, table)
    button = next(each for each in panel.buttons if each["style"] == 1)
    answers = [first.send_press(panel, button["custom_id"]) for _ in range(20)]
    await asyncio.gather(*map(done, answers))
    await room.settle()
    assert not any(answer.failed for answer in answers)
    entries = await room.entries(1)
    assert [entry.text.split()[0] for entry in entries].count("take") == 1
    assert all(entry.text != "undo" for entry in entries)


async def test_twenty_presses_of_the_end_end_one_turn(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await room.panel(first, table)
    while choices(panel):
        panel = await choose(first, panel)
    answers = [first.send_press(panel, "End turn") for _ in range(20)]
    await asyncio.gather(*map(done, answers))
    await room.settle()
    assert not any(answer.failed for answer in answers)
    assert [entry.text for entry in await room.entries(1)].count("end") == 1
    assert (await room.tables.record(1)).seat_of(int(second.id)).to_act
    assert len(second.pings) == 1


async def test_one_interaction_delivered_twice_is_done_once(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, _ = in_turn(table, room.user("Tom"), room.user("Mia"))
    panel = await room.panel(first, table)
    button = next(each for each in panel.buttons if each["style"] == 1)
    before = await ply_of(room)
    answer = first.send_press(panel, button["custom_id"], times=2)
    await done(answer)
    await room.settle()
    assert not answer.failed
    assert [entry.text.split()[0] for entry in await room.entries(1)][before:].count("take") == 1
    assert "earlier moment" not in answer.text

    typed = first.send_command("garden undo", {}, times=2)
    await done(typed)
    await room.settle()
    assert [entry.text for entry in await room.entries(1)].count("undo") >= 1
    assert not typed.failed
    assert choices(shown(typed)) == choices(panel)


def every_button(message: Seen) -> Iterator[str]:
    yield from (button["custom_id"] for button in message.buttons if "custom_id" in button)
    yield from (select["custom_id"] for select in message.selects)


async def test_a_person_who_is_not_at_the_table_changes_nothing_with_any_button(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, _ = in_turn(table, room.user("Tom"), room.user("Mia"))
    stranger = room.user("Jørgen").at(table.channel_id)
    before = await room.tables.record(1)
    seen: set[str] = set()
    waiting = [table]
    while waiting:
        message = waiting.pop()
        for button in every_button(message):
            mark = button.split(":", 3)[3]
            if mark in seen or next(c for c in message.components if c.get("custom_id") == button).get("disabled"):
                continue
            seen.add(mark)
            answer = await stranger.press_as_seen(message, button)
            await room.settle()
            assert not answer.failed
            assert "gik galt" not in answer.text
            waiting.append(shown(answer))
    assert {"turn", "gardens", "board", "score", "more", "text", "log", "export"} <= seen
    after = await room.tables.record(1)
    assert (after.ply, after.seats, after.status) == (before.ply, before.seats, before.status)

    # Discord shows a private panel to its owner alone; what if somebody sent its custom ids all the same?
    panel = await room.panel(first, table)
    while panel is not None:
        for button in every_button(panel):
            answer = await forged(stranger, table, button)
            assert "turen er hos" in answer.text
        if not choices(panel):
            break
        panel = await choose(first, panel)
    ply = await ply_of(room)
    await room.settle()
    assert await ply_of(room) == ply


async def forged(person: User, message: Seen, custom_id: str) -> Answer:
    """A press with a custom id of one's own making, on a message that has another."""
    channel = person._client.channel(message.channel_id)
    now = person._client.message(message.channel_id, message.id)
    return await person._done(
        Answer(person._core, person._client.send_component(channel, now, {"custom_id": custom_id, "type": 2}, ()))
    )


@pytest.mark.parametrize(
    "custom_id",
    [
        "water_button",
        "turn:1",
        "turn:1:0:",
        "turn:1:0:p pick",
        "turn:1:0:x pick - take",
        "turn:1:0:p pick - take 2 2 2",
        "turn:1:99:p pick - take 2",
        "turn:999:0:p show -",
        "table:999:0:turn",
        "look:999:0:log 5",
        "look:1:0:garden 99",
        "look:1:0:log 99",
        "look:0:0:rules pergola 99",
        "look:0:0:rules chess 0",
        "look:1:0:dance",
        "lobby:1:0:join",
        "lobby:1:0:options",
        "lobby:1:0:start",
        "lobby:999:0:start",
        "ask:1:0:no",
        "ask:1:0:resign",
        "ask:1:0:end",
        "ask:999:0:end",
        "ask:0:0:>which dance",
    ],
)
async def test_a_button_of_any_kind_is_answered_in_one_sentence(room: Room, custom_id: str) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    before = await room.tables.record(1)
    stranger = room.user("Jørgen").at(table.channel_id)
    answer = await forged(stranger, table, custom_id)
    await room.settle()
    assert not answer.failed
    said = answer.followups[0].text if answer.followups else answer.text
    assert said
    assert "gik galt" not in said
    after = await room.tables.record(1)
    assert (after.ply, after.seats, after.status) == (before.ply, before.seats, before.status)


async def test_the_panel_works_after_its_old_token_is_void(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    panel = await room.panel(tom, table)
    room.sandbox.clock.advance(31 * 60)
    after = await choose(tom, panel)
    assert "So far" in after.text or "Your turn" in after.text


async def test_many_people_pressing_different_buttons_at_once_come_to_some_serial_order(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    panel = await room.panel(tom, table)
    buttons = [each["custom_id"] for each in panel.buttons if each["style"] == 1]
    answers = [tom.send_press(panel, each) for each in buttons]
    await asyncio.gather(*map(done, answers))
    await room.settle()
    assert not any(answer.failed for answer in answers)
    assert [entry.text.split()[0] for entry in await room.entries(1) if entry.seat == 0].count("take") == 1


async def test_undo_pressed_on_two_panels_takes_one_move_back(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    panel = await choose(tom, await room.panel(tom, table))
    other = await room.panel(tom, table)
    assert "Undo" in enabled(panel)
    answers = [tom.send_press(panel, "Undo"), tom.send_press(other, "Undo")]
    await asyncio.gather(*map(done, answers))
    await room.settle()
    said = sorted("earlier moment" in answer.text for answer in answers)
    assert said == [False, True]


async def test_a_mark_is_read_as_it_was_written() -> None:
    mark = Mark("turn", 17, 203, "p pick - flutter bee air")
    assert read_mark(str(mark)) == mark


async def test_play_goes_on_while_others_press(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia)
    first, second = in_turn(table, tom, mia)
    looking = [second.press(table, each) for each in ("Gardens", "Board", "Score", "More")]
    panel = await room.panel(first, table)
    answers, _ = await asyncio.gather(asyncio.gather(*looking), play_turn(first, panel))
    assert not any(answer.failed for answer in answers)
