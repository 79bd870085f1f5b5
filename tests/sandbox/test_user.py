"""The driver lets through what a real client could do, and nothing else; it shows what that person sees."""

import asyncio
from typing import Any

import pytest

from sandbox.options import CannotDo
from sandbox.server import Sandbox
from sandbox.user import User
from tests.sandbox.garden_bot import running
from tests.sandbox.wire import Wire, button, row, select, text, v2

REPLY, MODAL = 4, 9


@pytest.fixture
def mia(sandbox: Sandbox, wire: Wire) -> User:
    return sandbox.user("Mia")


@pytest.mark.parametrize(
    ("path", "options", "why"),
    [
        ("nothing", {}, "no command /nothing"),
        ("garden grow", {}, "no command /garden grow"),
        ("garden", {}, "sub-command must be chosen"),
        ("garden new", {}, "'game' is required"),
        ("garden new", {"game": ""}, "'game' is empty"),
        ("garden new", {"game": "x" * 6001}, "0 to 6000 characters"),
        ("garden new", {"game": "x", "seats": 5}, "must be 1 to 4"),
        ("garden new", {"game": "x", "seats": "two"}, "is a number"),
        ("garden new", {"game": "x", "seats": 2.5}, "is a number"),
        ("garden new", {"game": "x", "colour": "red"}, "no option 'colour'"),
        ("care", {"tool": "spade"}, "not among the choices"),
        ("care", {"gently": "yes"}, "true or false"),
        ("care", {"word": "abcde"}, "2 to 4 characters"),
        ("care", {"who": "12"}, "nobody with the id 12"),
    ],
)
async def test_a_client_would_not_send_this(mia: User, path: str, options: dict[str, Any], why: str) -> None:
    with pytest.raises(CannotDo, match=why):
        mia.send_command(path, options)


async def test_a_command_is_sent_with_its_types_and_people_resolved(sandbox: Sandbox, mia: User) -> None:
    tom = sandbox.user("Tom")
    sent = mia.send_command("care", {"who": tom, "gently": True, "tool": "rake", "word": "abc"})
    data = sent.interaction.payload["data"]
    assert [(option["type"], option["value"]) for option in data["options"]] == [
        (6, tom.id),
        (5, True),
        (3, "rake"),
        (3, "abc"),
    ]
    assert data["resolved"]["users"][tom.id]["global_name"] == "Tom"
    assert "user" not in data["resolved"]["members"][tom.id]
    assert sent.interaction.payload["member"]["user"]["id"] == mia.id
    assert sent.interaction.payload["locale"] == "en-GB"


async def test_autocomplete_needs_an_option_that_offers_something(mia: User) -> None:
    with pytest.raises(CannotDo, match="offers nothing"):
        await mia.autocomplete("garden new", "seats", "1")
    with pytest.raises(CannotDo, match="no option"):
        await mia.autocomplete("garden new", "colour", "r")


async def test_autocomplete_that_nobody_answers_fails(sandbox: Sandbox, mia: User) -> None:
    asking = asyncio.create_task(mia.autocomplete("garden new", "game", "p"))
    await asyncio.sleep(0)
    sandbox.clock.advance(3)
    with pytest.raises(CannotDo, match="Loading options failed"):
        await asking


async def test_only_enabled_components_that_are_on_the_message_now_can_be_pressed(wire: Wire, mia: User) -> None:
    both = row(button("on", "On"), button("off", "Off", disabled=True))
    made = await wire.send({"content": "x", "components": [both]})
    before = mia.latest()
    assert before.labels == ["On"]
    with pytest.raises(CannotDo, match="is disabled"):
        mia.send_press(before, "Off")
    with pytest.raises(CannotDo, match="no 'Elsewhere'"):
        mia.send_press(before, "Elsewhere")
    await wire.ask("PATCH", f"{wire.messages}/{made['id']}", {"components": []})
    with pytest.raises(CannotDo, match="no 'On'"):
        mia.send_press(before, "On")
    late = asyncio.create_task(mia.press_as_seen(before, "On"))
    await asyncio.sleep(0.01)
    assert not late.done()
    late.cancel()
    await wire.ask("DELETE", f"{wire.messages}/{made['id']}")
    with pytest.raises(CannotDo, match="not there"):
        mia.send_press(before, "On")


@pytest.mark.parametrize("values", [(), ("1", "2", "3"), ("1", "1"), ("9",)])
async def test_a_select_takes_as_many_values_as_it_says(wire: Wire, mia: User, values: tuple[str, ...]) -> None:
    await wire.send({"content": "x", "components": [row(select(max_values=2))]})
    with pytest.raises(CannotDo):
        await mia.choose(mia.latest(), "Pick", *values)


async def test_a_private_message_is_pressed_by_its_owner_alone(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    await wire.answer(command, REPLY, {"content": "psst", "flags": 64, "components": [row(button())]})
    assert command.message is not None
    with pytest.raises(CannotDo, match="not there"):
        sandbox.user("Tom").send_press(command.message, "Press")
    mia.send_press(command.message, "Press")


async def test_a_channel_that_is_not_seen_is_closed_to_everything(sandbox: Sandbox, mia: User) -> None:
    sandbox.deny(sandbox.channel, "view_channel", person_id=mia.id)
    for act in (mia.read, lambda: mia.send_command("plain", {})):
        with pytest.raises(CannotDo, match="do not see"):
            act()
    assert sandbox.channel not in mia.channels()


async def test_permissions_of_people_count(sandbox: Sandbox, mia: User) -> None:
    sandbox.deny(sandbox.channel, "use_application_commands", person_id=mia.id)
    with pytest.raises(CannotDo, match="may not use commands"):
        mia.send_command("plain", {})
    sandbox.deny(sandbox.channel, "send_messages", person_id=mia.id)
    with pytest.raises(CannotDo, match="may not write"):
        await mia.say("x")
    for bad in ("  ", "x" * 2001):
        with pytest.raises(CannotDo, match="1 to 2000"):
            await sandbox.user("Tom").say(bad)


async def test_an_archived_thread_takes_no_commands_until_somebody_writes(
    sandbox: Sandbox, wire: Wire, mia: User
) -> None:
    path = f"/channels/{sandbox.channel.id}/threads"
    thread = await wire.ask("POST", path, {"name": "t", "type": 11, "auto_archive_duration": 60})
    inside = mia.at(thread["id"])
    inside.send_command("plain", {})
    sandbox.clock.advance(61 * 60)
    with pytest.raises(CannotDo, match="archived"):
        inside.send_command("plain", {})
    await inside.say("hello")
    inside.send_command("plain", {})


async def test_commands_for_certain_people_and_places(sandbox: Sandbox, wire: Wire) -> None:
    await wire.commands(
        {"name": "managers", "description": "x", "default_member_permissions": 1 << 5},
        {"name": "here", "description": "x", "contexts": [0]},
        {"name": "old", "description": "x", "dm_permission": False},
        {"name": "private", "description": "x", "contexts": [1]},
    )
    mia, owner = sandbox.user("Mia"), sandbox.user("Åse")
    owner.send_command("managers", {})
    with pytest.raises(CannotDo, match="more permissions"):
        mia.send_command("managers", {})
    for name, user in (("here", mia.in_dm()), ("old", mia.in_dm()), ("private", mia)):
        with pytest.raises(CannotDo, match="not offered here"):
            user.send_command(name, {})
    mia.in_dm().send_command("private", {})


async def test_a_form_is_filled_in_as_it_asks(wire: Wire, mia: User) -> None:
    form = {
        "title": "Form",
        "custom_id": "form",
        "components": [
            {
                "type": 18,
                "label": "Name",
                "component": {"type": 4, "custom_id": "n", "style": 1, "min_length": 2, "max_length": 5},
            },
            {"type": 18, "label": "Bed", "component": select("bed", required=False, min_values=1)},
            {"type": 18, "label": "Note", "component": {"type": 4, "custom_id": "o", "style": 2, "required": False}},
        ],
    }
    command = mia.send_command("plain", {})
    await wire.answer(command, MODAL, form)
    assert command.form is not None
    for answers in ({}, {"Name": "x"}, {"Name": "x" * 6}, {"Name": "Rose", "Bed": ["9"]}, {"Colour": "red"}):
        with pytest.raises(CannotDo):
            await mia.submit(command.form, **answers)
    with pytest.raises(CannotDo, match="not open"):
        await wire.sandbox.user("Tom").submit(command.form, Name="Rose")
    handed = asyncio.create_task(mia.submit(command.form, Name="Rose", Bed=["2"]))
    await asyncio.sleep(0.01)
    with pytest.raises(CannotDo, match="not open"):
        await mia.submit(command.form, Name="Rose")
    handed.cancel()


async def test_pings_are_mentions_in_new_messages_that_were_allowed(wire: Wire, mia: User) -> None:
    await wire.send({"content": f"{mia.mention}, your turn"})
    await wire.send(v2(text(f"and {mia.mention} again")))
    await wire.send({"content": f"quiet {mia.mention}", "allowed_mentions": {"parse": []}})
    sent = await wire.send({"content": "nobody"})
    await wire.ask("PATCH", f"{wire.messages}/{sent['id']}", {"content": f"edited {mia.mention}"})
    assert [seen.text for seen in mia.pings] == [f"{mia.mention}, your turn", f"and {mia.mention} again"]


async def test_waiting_for_a_message_that_comes_later(wire: Wire, mia: User) -> None:
    waiting = asyncio.create_task(mia.sees(lambda seen: "turn 2" in seen.text))
    sent = await wire.send({"content": "turn 1"})
    await wire.ask("PATCH", f"{wire.messages}/{sent['id']}", {"content": "turn 2"})
    assert (await waiting).id == sent["id"]
    with pytest.raises(TimeoutError, match="Mia waited in vain"):
        await mia.sees(lambda seen: "turn 3" in seen.text, patience=0.05)


async def test_an_answer_that_never_comes_is_seen_as_failed(sandbox: Sandbox) -> None:
    async with running(sandbox):
        asking = asyncio.create_task(sandbox.user("Mia").command("garden silent"))
        await sandbox.settle(0.02)
        sandbox.clock.advance(3)
        assert (await asking).failed
