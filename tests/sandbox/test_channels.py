"""Channels, threads and permissions, asked for by hand."""

from typing import Any

import pytest

from sandbox.options import CannotDo
from sandbox.server import Sandbox
from sandbox.values import Json
from tests.sandbox.wire import Refused, Wire


async def refused(asking: Any) -> tuple[int, object]:
    with pytest.raises(Refused) as no:
        await asking
    return no.value.status, no.value.code


async def open_thread(wire: Wire, **more: Any) -> Json:
    body = {"name": "Table", "type": 11, **more}
    made: Json = await wire.ask("POST", f"/channels/{wire.sandbox.channel.id}/threads", body)
    return made


async def test_channels_and_members_are_listed(sandbox: Sandbox, wire: Wire) -> None:
    guild = sandbox.guild.id
    assert [c["name"] for c in await wire.ask("GET", f"/guilds/{guild}/channels")] == ["garden-table", "chat"]
    assert (await wire.ask("GET", f"/guilds/{guild}"))["name"] == "The Allotment"
    assert [g["id"] for g in await wire.ask("GET", "/users/@me/guilds")] == [guild]
    tom = sandbox.user("Tom")
    assert (await wire.ask("GET", f"/guilds/{guild}/members/{tom.id}"))["user"]["global_name"] == "Tom"
    assert await refused(wire.ask("GET", f"/guilds/{guild}/members/1")) == (404, 10013)
    assert await refused(wire.ask("GET", "/guilds/1")) == (404, 10004)
    assert await refused(wire.ask("GET", "/channels/1")) == (404, 10003)


async def test_a_thread_on_a_message_bears_its_id_and_marks_it(sandbox: Sandbox, wire: Wire) -> None:
    sent = await wire.send({"content": "x"})
    thread = await wire.ask("POST", f"{wire.messages}/{sent['id']}/threads", {"name": "Table"})
    assert thread["id"] == sent["id"]
    assert thread["owner_id"] == sandbox.world.bot_id
    marked = await wire.ask("GET", f"{wire.messages}/{sent['id']}")
    assert marked["thread"]["name"] == "Table"
    assert marked["flags"] & 32
    again = wire.ask("POST", f"{wire.messages}/{sent['id']}/threads", {"name": "Twice"})
    assert await refused(again) == (400, 160004)


async def test_no_thread_within_a_thread_or_on_what_is_not_there(wire: Wire) -> None:
    thread = await open_thread(wire)
    inside = await wire.ask("POST", f"/channels/{thread['id']}/messages", {"content": "x"})
    path = f"/channels/{thread['id']}/messages/{inside['id']}/threads"
    assert await refused(wire.ask("POST", path, {"name": "x"})) == (400, 50024)
    assert await refused(wire.ask("POST", f"{wire.messages}/1/threads", {"name": "x"})) == (404, 10008)


@pytest.mark.parametrize("body", [{"name": ""}, {"name": "x" * 101}, {"name": "x", "auto_archive_duration": 99}])
async def test_bad_thread_forms_are_refused(wire: Wire, body: Json) -> None:
    sent = await wire.send({"content": "x"})
    assert await refused(wire.ask("POST", f"{wire.messages}/{sent['id']}/threads", body)) == (400, 50035)
    assert await refused(open_thread(wire, **body)) == (400, 50035)


async def test_too_many_active_threads_are_refused(sandbox: Sandbox, wire: Wire) -> None:
    sandbox.core.most_threads = 2
    first = await open_thread(wire)
    await open_thread(wire)
    assert await refused(open_thread(wire)) == (400, 160006)
    await wire.ask("PATCH", f"/channels/{first['id']}", {"archived": True})
    await open_thread(wire)


async def test_an_archived_thread_refuses_edits_and_opens_by_a_message(wire: Wire) -> None:
    thread = await open_thread(wire)
    inside = f"/channels/{thread['id']}/messages"
    sent = await wire.ask("POST", inside, {"content": "x"})
    await wire.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
    assert await refused(wire.ask("PATCH", f"{inside}/{sent['id']}", {"content": "y"})) == (400, 50083)
    assert await refused(wire.ask("PATCH", f"/channels/{thread['id']}", {"name": "y"})) == (400, 50083)
    members = f"/channels/{thread['id']}/thread-members"
    assert await refused(wire.ask("PUT", f"{members}/{wire.sandbox.user('Tom').id}")) == (400, 50083)
    opened = await wire.ask("PATCH", f"/channels/{thread['id']}", {"archived": False})
    assert opened["thread_metadata"]["archived"] is False
    await wire.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
    await wire.ask("POST", inside, {"content": "awake"})
    await wire.ask("PATCH", f"{inside}/{sent['id']}", {"content": "y"})


async def test_a_locked_thread_stays_shut_for_the_bot_and_for_people(sandbox: Sandbox, wire: Wire) -> None:
    thread = await open_thread(wire)
    sandbox.archive(sandbox.world.channels[thread["id"]], locked=True)
    assert await refused(wire.ask("POST", f"/channels/{thread['id']}/messages", {"content": "x"})) == (400, 160005)
    assert await refused(wire.ask("PATCH", f"/channels/{thread['id']}", {"archived": False})) == (403, 50013)
    with pytest.raises(CannotDo):
        await sandbox.user("Tom").at(thread["id"]).say("hello?")
    sandbox.allow(sandbox.channel, "manage_threads")
    await wire.ask("PATCH", f"/channels/{thread['id']}", {"archived": False, "locked": False})
    await wire.ask("POST", f"/channels/{thread['id']}/messages", {"content": "x"})


async def test_active_and_archived_threads_are_listed_apart(sandbox: Sandbox, wire: Wire) -> None:
    awake, asleep = await open_thread(wire), await open_thread(wire)
    await wire.ask("PATCH", f"/channels/{asleep['id']}", {"archived": True})
    active = await wire.ask("GET", f"/guilds/{sandbox.guild.id}/threads/active")
    assert [thread["id"] for thread in active["threads"]] == [awake["id"]]
    archived = await wire.ask("GET", f"/channels/{sandbox.channel.id}/threads/archived/public")
    assert [thread["id"] for thread in archived["threads"]] == [asleep["id"]]


async def test_a_private_thread_is_seen_by_its_members_alone(sandbox: Sandbox, wire: Wire) -> None:
    thread = await open_thread(wire, type=12)
    tom = sandbox.user("Tom")
    with pytest.raises(CannotDo):
        tom.at(thread["id"])
    await wire.ask("PUT", f"/channels/{thread['id']}/thread-members/{tom.id}")
    assert tom.at(thread["id"]).read() == []
    await wire.ask("DELETE", f"/channels/{thread['id']}/thread-members/@me")
    assert await refused(wire.ask("GET", f"/channels/{thread['id']}")) == (403, 50001)


async def test_deleting_a_thread_needs_the_permission_and_takes_its_messages(sandbox: Sandbox, wire: Wire) -> None:
    thread = await open_thread(wire)
    await wire.ask("POST", f"/channels/{thread['id']}/messages", {"content": "x"})
    assert await refused(wire.ask("DELETE", f"/channels/{thread['id']}")) == (403, 50013)
    sandbox.allow(sandbox.channel, "manage_threads")
    await wire.ask("DELETE", f"/channels/{thread['id']}")
    assert await refused(wire.ask("GET", f"/channels/{thread['id']}")) == (404, 10003)
    assert thread["id"] not in sandbox.world.messages


async def test_a_message_that_must_not_be_sent_twice_is_given_again_for_some_minutes(
    sandbox: Sandbox, wire: Wire
) -> None:
    once = {"content": "x", "nonce": "1.7", "enforce_nonce": True}
    first = await wire.send(once)
    assert (await wire.send(once))["id"] == first["id"]
    assert (await wire.send({"content": "x", "nonce": "1.7"}))["id"] != first["id"]
    sandbox.clock.advance(600)
    assert (await wire.send(once))["id"] != first["id"]


async def test_other_peoples_messages_cannot_be_edited_and_deleting_needs_the_permission(
    sandbox: Sandbox, wire: Wire
) -> None:
    said = await sandbox.user("Tom").say("mine")
    path = f"{wire.messages}/{said.id}"
    assert await refused(wire.ask("PATCH", path, {"content": "yours"})) == (403, 50005)
    assert await refused(wire.ask("DELETE", path)) == (403, 50013)
    sandbox.allow(sandbox.channel, "manage_messages")
    await wire.ask("DELETE", path)


async def test_each_permission_counts_where_it_was_taken(sandbox: Sandbox, wire: Wire) -> None:
    here = sandbox.channel
    await wire.send({"content": "x"})
    thread = await open_thread(wire)
    sandbox.deny(here, "send_messages_in_threads")
    path = f"/channels/{thread['id']}/messages"
    assert await refused(wire.ask("POST", path, {"content": "x"})) == (403, 50013)
    await wire.send({"content": "the channel itself is open"})
    sandbox.deny(here, "embed_links")
    assert await refused(wire.send({"embeds": [{"title": "x"}]})) == (403, 50013)
    sandbox.deny(here, "read_message_history")
    assert await refused(wire.ask("GET", wire.messages)) == (403, 50013)
    sandbox.deny(here, "view_channel")
    assert await refused(wire.ask("POST", path, {"content": "x"})) == (403, 50001)


async def test_pins_need_the_permission(sandbox: Sandbox, wire: Wire) -> None:
    sent = await wire.send({"content": "x"})
    path = f"/channels/{sandbox.channel.id}/messages/pins/{sent['id']}"
    await wire.ask("PUT", path)
    assert (await wire.ask("GET", f"{wire.messages}/{sent['id']}"))["pinned"] is True
    await wire.ask("DELETE", path)
    sandbox.deny(sandbox.channel, "pin_messages")
    assert await refused(wire.ask("PUT", path)) == (403, 50013)


async def test_history_pages_backwards_and_forwards(wire: Wire) -> None:
    sent = [await wire.send({"content": str(number)}) for number in range(5)]
    before = await wire.ask("GET", f"{wire.messages}?limit=2&before={sent[3]['id']}")
    assert [message["content"] for message in before] == ["2", "1"]
    after = await wire.ask("GET", f"{wire.messages}?limit=2&after={sent[1]['id']}")
    assert [message["content"] for message in after] == ["3", "2"]


async def test_commands_keep_their_ids_and_are_listed_with_or_without_languages(sandbox: Sandbox, wire: Wire) -> None:
    path = f"/applications/{sandbox.world.bot_id}/commands"
    danish = {"name": "plain", "description": "x", "name_localizations": {"da": "enkel"}}
    before = {held["name"]: held["id"] for held in sandbox.world.commands}
    (made,) = await wire.commands(danish)
    assert made["id"] == before["plain"]
    assert "name_localizations" not in (await wire.ask("GET", path))[0]
    assert (await wire.ask("GET", f"{path}?with_localizations=true"))[0]["name_localizations"] == {"da": "enkel"}
    (again,) = await wire.commands(danish)
    assert again["version"] == made["version"]
    changed = await wire.ask("PATCH", f"{path}/{made['id']}", {"description": "y"})
    assert (changed["description"], changed["id"]) == ("y", made["id"])
    fresh = await wire.ask("POST", path, {"name": "other", "description": "x"})
    assert (await wire.ask("GET", f"{path}/{fresh['id']}"))["name"] == "other"
    await wire.ask("DELETE", f"{path}/{made['id']}")
    assert [held["name"] for held in sandbox.world.commands] == ["other"]
    assert await refused(wire.ask("GET", f"{path}/{made['id']}")) == (404, 10063)
    assert await refused(wire.ask("GET", "/applications/1/commands")) == (404, 10002)


async def test_commands_of_one_server_are_offered_there_alone(sandbox: Sandbox, wire: Wire) -> None:
    other = sandbox.add_guild("Other")
    path = f"/applications/{sandbox.world.bot_id}/guilds/{other.id}/commands"
    await wire.ask("PUT", path, [{"name": "local", "description": "x"}])
    async with wire.http.get(sandbox.page_url + "play/world") as answer:
        assert "local" in [command["name"] for command in (await answer.json())["commands"]]
    there = next(c for c in sandbox.world.channels.values() if c.guild_id == other.id)
    sandbox.user("Tom", there).send_command("local", {})
    with pytest.raises(CannotDo):
        sandbox.user("Tom").send_command("local", {})
