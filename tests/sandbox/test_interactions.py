"""An interaction's life: three seconds for the first answer, one answer, fifteen minutes for the rest."""

from typing import Any

import pytest

from sandbox.seen import Answer
from sandbox.server import Sandbox
from sandbox.user import User
from tests.sandbox.wire import Refused, Wire, button, row, select, text, v2

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
FORM = {
    "title": "Name it",
    "custom_id": "form",
    "components": [{"type": 18, "label": "Its name", "component": {"type": 4, "custom_id": "name", "style": 1}}],
}


@pytest.fixture
def mia(sandbox: Sandbox, wire: Wire) -> User:
    return sandbox.user("Mia")


async def press(wire: Wire, mia: User) -> Answer:
    await wire.send({"content": "table", "components": [row(button())]})
    return mia.send_press(mia.latest(), "b")


async def refused(asking: Any) -> tuple[int, object]:
    with pytest.raises(Refused) as no:
        await asking
    return no.value.status, no.value.code


# the first answer


async def test_an_answer_is_a_message_that_knows_where_it_came_from(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    made = await wire.answer(command, REPLY, {"content": "Done"})
    assert made["resource"]["type"] == REPLY
    assert made["resource"]["message"]["interaction_metadata"]["user"]["id"] == mia.id
    assert made["interaction"]["response_message_ephemeral"] is False
    assert command.text == "Done"


async def test_after_three_seconds_the_token_is_void(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    sandbox.clock.advance(3.01)
    assert await refused(wire.answer(command, REPLY, {"content": "late"})) == (404, 10062)
    await command.interaction.until(lambda: command.failed, 1)
    assert command.failed
    assert mia.read() == []


async def test_just_before_three_seconds_the_token_is_good(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    sandbox.clock.advance(2.5)
    await wire.answer(command, REPLY, {"content": "in time"})
    sandbox.clock.advance(10)
    assert not command.failed


async def test_a_second_answer_is_refused(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    await wire.answer(command, DEFER)
    assert await refused(wire.answer(command, REPLY, {"content": "again"})) == (400, 40060)


async def test_an_unknown_interaction_is_refused(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    path = f"/interactions/{command.interaction.id}1/{command.interaction.token}/callback"
    assert await refused(wire.ask("POST", path, {"type": DEFER})) == (404, 10062)


async def test_a_refused_answer_leaves_the_interaction_open(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    assert await refused(wire.answer(command, REPLY, {"content": "x" * 2001})) == (400, 50035)
    await wire.answer(command, REPLY, {"content": "shorter"})
    assert command.text == "shorter"


async def test_without_with_response_there_is_nothing_to_read(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    path = f"/interactions/{command.interaction.id}/{command.interaction.token}/callback"
    assert await wire.ask("POST", path, {"type": DEFER}) is None


@pytest.mark.parametrize("kind", [DEFER_UPDATE, UPDATE, CHOICES])
async def test_a_command_has_no_message_to_change_and_no_choices(wire: Wire, mia: User, kind: int) -> None:
    command = mia.send_command("plain", {})
    assert await refused(wire.answer(command, kind, {"choices": []} if kind == CHOICES else {})) == (400, 50035)


async def test_a_deferred_answer_may_only_carry_the_ephemeral_flag(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    assert await refused(wire.answer(command, DEFER, {"flags": 1 << 15})) == (400, 50035)
    await wire.answer(command, DEFER, {"flags": 64})
    assert command.message is not None
    assert command.message.thinking
    assert command.message.ephemeral


# afterwards


async def test_a_follow_up_fills_the_deferred_answer_and_the_next_is_new(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    await wire.answer(command, DEFER, {"flags": 64})
    first = await wire.ask("POST", wire.hook(command), {"content": "filled"})
    assert command.message is not None
    assert first["id"] == command.message.id
    assert command.message.ephemeral
    second = await wire.ask("POST", wire.hook(command), {"content": "new"})
    assert second["id"] != first["id"]
    assert [seen.text for seen in command.followups] == ["new"]


async def test_a_token_is_no_webhook_before_the_first_answer(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    assert await refused(wire.ask("POST", wire.hook(command), {"content": "early"})) == (404, 10015)


async def test_after_fifteen_minutes_the_token_is_worn_out(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    await wire.answer(command, DEFER)
    sandbox.clock.advance(15 * 60 - 1)
    await wire.ask("PATCH", wire.hook(command, "/messages/@original"), {"content": "still good"})
    sandbox.clock.advance(2)
    for method, rest, body in (
        ("PATCH", "/messages/@original", {"content": "late"}),
        ("GET", "/messages/@original", None),
        ("POST", "", {"content": "late"}),
    ):
        assert await refused(wire.ask(method, wire.hook(command, rest), body)) == (401, 50027)
    assert command.text == "still good"


async def test_the_original_can_be_got_changed_and_taken_away(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    await wire.answer(command, REPLY, {"content": "one", "flags": 64})
    original = wire.hook(command, "/messages/@original")
    assert (await wire.ask("GET", original))["content"] == "one"
    changed = await wire.ask("PATCH", original, {"content": "two"})
    assert changed["edited_timestamp"] is not None
    assert await wire.ask("DELETE", original) is None
    assert await refused(wire.ask("PATCH", original, {"content": "three"})) == (404, 10008)
    assert command.message is None


async def test_filling_a_deferred_answer_does_not_show_as_an_edit(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    await wire.answer(command, DEFER)
    made = await wire.ask("PATCH", wire.hook(command, "/messages/@original"), {"content": "ready"})
    assert made["edited_timestamp"] is None
    assert made["flags"] & 128 == 0


async def test_a_token_reaches_only_its_own_messages(wire: Wire, mia: User) -> None:
    other = await wire.send({"content": "somebody's"})
    command = mia.send_command("plain", {})
    await wire.answer(command, REPLY, {"content": "one"})
    path = wire.hook(command, f"/messages/{other['id']}")
    assert await refused(wire.ask("PATCH", path, {"content": "mine now"})) == (404, 10008)


async def test_a_private_message_is_not_to_be_had_from_the_channel(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    await wire.answer(command, REPLY, {"content": "psst", "flags": 64})
    assert command.message is not None
    path = f"{wire.messages}/{command.message.id}"
    for method, body in (("GET", None), ("PATCH", {"content": "x"}), ("DELETE", None)):
        assert await refused(wire.ask(method, path, body)) == (404, 10008)
    assert await wire.ask("GET", wire.messages) == []
    assert mia.read() != []
    assert sandbox.user("Tom").read() == []


# buttons, selects, modals, autocomplete


async def test_a_button_changes_its_own_message(wire: Wire, mia: User) -> None:
    pressed = await press(wire, mia)
    made = await wire.answer(pressed, UPDATE, {"content": "pressed", "components": []})
    assert made["resource"]["type"] == UPDATE
    assert pressed.text == "pressed"
    assert mia.latest().labels == []


async def test_a_deferred_change_changes_the_message_by_original(wire: Wire, mia: User) -> None:
    pressed = await press(wire, mia)
    made = await wire.answer(pressed, DEFER_UPDATE)
    assert "resource" not in made
    assert not pressed.is_done
    await wire.ask("PATCH", wire.hook(pressed, "/messages/@original"), {"content": "later"})
    assert pressed.is_done
    assert pressed.text == "later"
    made = await wire.ask("POST", wire.hook(pressed), {"content": "and new", "flags": 64})
    assert made["id"] != mia.latest().id or mia.latest().text == "and new"
    assert pressed.text == "later"


async def test_changing_a_message_that_is_gone_says_so(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    pressed = await press(wire, mia)
    sandbox.remove_message(sandbox.channel, mia.latest().id)
    assert await refused(wire.answer(pressed, UPDATE, {"content": "x"})) == (404, 10008)


async def test_an_answer_in_a_channel_that_is_gone_says_so(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    sandbox.remove_channel(sandbox.channel)
    assert await refused(wire.answer(command, REPLY, {"content": "x"})) == (404, 10003)


async def test_a_modal_opens_is_filled_in_and_answered(wire: Wire, mia: User) -> None:
    pressed = await press(wire, mia)
    await wire.answer(pressed, MODAL, FORM)
    assert pressed.form is not None
    assert list(pressed.form.fields) == ["Its name"]
    interaction = mia._client.modal("form", [{"custom_id": "name", "value": "Rose"}])
    assert interaction.payload["data"]["components"][0]["component"]["value"] == "Rose"
    assert interaction.payload["message"]["id"] == mia.latest().id
    assert await refused(wire.answer(interaction, MODAL, FORM)) == (400, 50035)
    made = await wire.answer(interaction, UPDATE, {"content": "It is Rose"})
    assert made["resource"]["message"]["content"] == "It is Rose"
    assert wire.sandbox.core.desk.open_modals == {}


async def test_autocomplete_takes_choices_and_nothing_else(wire: Wire, mia: User) -> None:
    tree = [{"name": "new", "type": 1, "options": [{"name": "game", "value": "p", "focused": True}]}]
    interaction = mia._client.autocomplete(mia.channel.id, "garden", tree)
    assert await refused(wire.answer(interaction, REPLY, {"content": "x"})) == (400, 50035)
    for wrong in (
        [{"name": "x", "value": "x"}] * 26,
        [{"name": "x" * 101, "value": "x"}],
        [{"name": "x", "value": "x" * 101}],
        [{"name": "", "value": "x"}],
    ):
        assert await refused(wire.answer(interaction, CHOICES, {"choices": wrong})) == (400, 50035)
    await wire.answer(interaction, CHOICES, {"choices": [{"name": "Pergola", "value": "pergola"}]})
    assert interaction.choices == [{"name": "Pergola", "value": "pergola"}]


async def test_a_bad_modal_is_refused(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    assert await refused(wire.answer(command, MODAL, FORM | {"title": "x" * 46})) == (400, 50035)


async def test_a_v2_answer_shows_its_picture_and_has_no_attachments(wire: Wire, mia: User) -> None:
    command = mia.send_command("plain", {})
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "Alt"}]}
    made = await wire.answer(command, REPLY, v2(text("# Rose"), gallery), {"a.png": b"\x89PNG"})
    assert made["resource"]["message"]["attachments"] == []
    assert command.message is not None
    assert command.message.pictures[0].alt == "Alt"
    async with wire.http.get(command.message.pictures[0].url) as got:
        assert await got.read() == b"\x89PNG"


async def test_a_picture_shown_by_an_embed_is_not_among_the_attachments(wire: Wire) -> None:
    made = await wire.send({"embeds": [{"title": "x", "image": {"url": "attachment://a.png"}}]}, {"a.png": b"1"})
    assert made["attachments"] == []
    assert made["embeds"][0]["image"]["url"].startswith("http://127.0.0.1")


async def test_a_plain_attachment_is_among_the_attachments(wire: Wire) -> None:
    listed = [{"id": 0, "filename": "a.png", "description": "Alt"}]
    made = await wire.send({"content": "x", "attachments": listed}, {"a.png": b"1"})
    assert [(file["filename"], file["description"]) for file in made["attachments"]] == [("a.png", "Alt")]


async def test_an_attachments_address_wears_out_and_a_fresh_one_works(sandbox: Sandbox, wire: Wire) -> None:
    made = await wire.send({"content": "x"}, {"a.png": b"bytes"})
    old = made["attachments"][0]["url"]
    sandbox.clock.advance(25 * 3600)
    async with wire.http.get(old) as got:
        assert got.status == 404
    again = await wire.ask("GET", f"{wire.messages}/{made['id']}")
    async with wire.http.get(again["attachments"][0]["url"]) as got:
        assert await got.read() == b"bytes"
    async with wire.http.get(old.split("?")[0]) as got:
        assert got.status == 404


async def test_a_select_sends_its_values_and_people_are_resolved(sandbox: Sandbox, wire: Wire, mia: User) -> None:
    people = {"type": 5, "custom_id": "who", "placeholder": "Who"}
    await wire.send({"content": "x", "components": [row(select(max_values=2)), row(people)]})
    chosen = mia._press(mia.latest(), "Pick", ("Bed 1", "3"), 1)
    assert chosen.payload["data"]["values"] == ["1", "3"]
    named = mia._press(mia.latest(), "Who", (sandbox.user("Tom").id,), 1)
    assert list(named.payload["data"]["resolved"]["users"]) == [sandbox.user("Tom").id]
