"""What the page asks and is told."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox.server import Sandbox
from sandbox.values import Json
from tests.sandbox.garden_bot import running


class Page:
    """The page as its protocol sees it, for one person."""

    def __init__(self, sandbox: Sandbox, http: aiohttp.ClientSession, name: str) -> None:
        self.sandbox = sandbox
        self.http = http
        self.person = sandbox.user(name).id
        self.channel = sandbox.channel.id

    async def interact(self, kind: str, **more: Any) -> tuple[int, Json]:
        said = {"person": self.person, "channel": self.channel, "nonce": "n1", "kind": kind, **more}
        async with self.http.post("/play/interactions", json=said) as answer:
            return answer.status, await answer.json()

    async def messages(self) -> list[Json]:
        async with self.http.get(f"/play/channels/{self.channel}/messages", params={"person": self.person}) as answer:
            found: list[Json] = await answer.json()
            return found

    def socket(self) -> Any:
        return self.http.ws_connect("/play/socket", params={"person": self.person})


async def told(socket: aiohttp.ClientWebSocketResponse, name: str, **has: Any) -> Json:
    """The next event of that name (and with those values) on the socket."""
    while True:
        event = json.loads((await socket.receive(5)).data)
        data: Json = event["d"]
        if event["t"] == name and has.items() <= data.items():
            return data


@pytest.fixture
async def http(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(sandbox.page_url) as http:
        yield http


async def test_the_world_shows_people_channels_commands_and_whether_the_bot_is_there(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    async with http.get("/play/world") as answer:
        before = await answer.json()
    assert before["bot_online"] is False
    assert [person["name"] for person in before["people"]] == ["Åse", "Jørgen", "Mia", "Tom"]
    assert [channel["name"] for channel in before["channels"]] == ["garden-table", "chat"]
    async with running(sandbox), http.get("/play/world") as answer:
        world = await answer.json()
    assert world["bot_online"] is True
    assert [command["name"] for command in world["commands"]] == ["garden"]
    async with http.get(world["people"][0]["avatar_url"]) as avatar:
        assert avatar.content_type == "image/svg+xml"
        assert "Å" in await avatar.text()


async def test_a_command_is_acknowledged_and_its_message_comes_over_the_socket(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    page = Page(sandbox, http, "Åse")
    async with running(sandbox), page.socket() as socket:
        options = [{"name": "new", "type": 1, "options": [{"name": "game", "type": 3, "value": "pergola"}]}]
        status, _ = await page.interact("command", name="garden", options=options)
        assert status == 200
        assert (await told(socket, "INTERACTION", state="sent"))["nonce"] == "n1"
        message = await told(socket, "MESSAGE_CREATE")
        assert message["content"].startswith("pergola for 2, asked in da")
        await told(socket, "INTERACTION", state="acknowledged", nonce="n1")


async def test_autocomplete_and_modals_come_as_interaction_events(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    page = Page(sandbox, http, "Åse")
    async with running(sandbox), page.socket() as socket:
        options = [{"name": "new", "type": 1, "options": [{"name": "game", "value": "per", "focused": True}]}]
        await page.interact("autocomplete", name="garden", options=options)
        offered = await told(socket, "INTERACTION", state="choices")
        assert offered["choices"] == [{"name": "Pergola", "value": "pergola"}]
        await page.interact("command", name="garden", options=[{"name": "name", "type": 1, "options": []}])
        opened = await told(socket, "INTERACTION", state="modal")
        assert opened["modal"]["title"] == "Name your garden"
        status, _ = await page.interact(
            "modal", custom_id=opened["modal"]["custom_id"], components=[{"custom_id": "name", "value": "Rose"}]
        )
        assert status == 200
        assert (await told(socket, "MESSAGE_CREATE"))["content"] == "It is called Rose."


async def test_a_private_message_is_shown_to_its_person_alone(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    page, other = Page(sandbox, http, "Åse"), Page(sandbox, http, "Tom")
    async with running(sandbox), page.socket() as socket, other.socket() as elsewhere:
        await page.interact("command", name="garden", options=[{"name": "panel", "type": 1, "options": []}])
        private = await told(socket, "MESSAGE_UPDATE")
        assert private["flags"] & 64
        assert [message["id"] for message in await page.messages()] == [private["id"]]
        assert await other.messages() == []
        async with http.post(
            "/play/messages", json={"person": page.person, "channel": page.channel, "content": "hej"}
        ):
            pass
        assert json.loads((await elsewhere.receive(5)).data)["d"]["content"] == "hej"


async def test_what_a_client_could_not_do_is_refused_in_a_sentence(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    page = Page(sandbox, http, "Åse")
    assert await page.interact("command", name="nothing") == (422, {"error": "There is no command /nothing."})
    status, said = await page.interact("component", message="1", custom_id="x", component_type=2)
    assert (status, said) == (422, {"error": "That message is not there."})
    assert (await page.interact("modal", custom_id="x", components=[]))[0] == 422
    async with http.post("/play/interactions", data="{}") as answer:
        assert answer.status == 422
    async with http.post("/play/interactions", json=[]) as answer:
        assert answer.status == 422
    async with http.post("/play/interactions", json={"person": page.person}) as answer:
        assert answer.status == 400


async def test_no_answer_within_three_seconds_is_told_as_failed(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    page = Page(sandbox, http, "Åse")
    async with running(sandbox), page.socket() as socket:
        await page.interact("command", name="garden", options=[{"name": "silent", "type": 1, "options": []}])
        sandbox.clock.advance(3)
        failed = await told(socket, "INTERACTION", state="failed")
        assert failed["reason"] == "The application did not respond"


async def test_people_may_be_added_and_change_their_language(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    async with http.post("/play/people", json={"name": "Ærø *bold*", "locale": "da"}) as answer:
        person = await answer.json()
    assert person["name"] == "Ærø *bold*"
    async with http.patch(f"/play/people/{person['id']}", json={"locale": "en-GB"}) as answer:
        assert (await answer.json())["locale"] == "en-GB"
    for bad in ({"name": " ", "locale": "da"}, {"name": "x", "locale": "xx"}):
        async with http.post("/play/people", json=bad) as answer:
            assert answer.status == 422
    assert sandbox.user("Ærø *bold*").person.locale == "en-GB"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Host": "evil.example"},
        {"Host": "evil.example:80", "Origin": "http://evil.example:80"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
@pytest.mark.parametrize("path", ["/", "/play/world", "/play/socket"])
async def test_a_page_from_elsewhere_is_turned_away(
    http: aiohttp.ClientSession, headers: dict[str, str], path: str
) -> None:
    async with http.get(path, headers=headers) as answer:
        assert answer.status == 403


async def test_older_messages_are_had_page_by_page(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    page = Page(sandbox, http, "Tom")
    said = [await sandbox.user("Tom").say(str(number)) for number in range(5)]
    how = {"person": page.person, "limit": "2", "before": said[3].id}
    async with http.get(f"/play/channels/{page.channel}/messages", params=how) as answer:
        assert [message["content"] for message in await answer.json()] == ["1", "2"]


async def test_a_private_message_can_be_dismissed_by_its_person_alone(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    page, other = Page(sandbox, http, "Åse"), Page(sandbox, http, "Tom")
    async with running(sandbox):
        private = (await sandbox.user("Åse").command("garden panel")).message
        public = (await sandbox.user("Åse").command("garden show")).message
    assert private is not None
    assert public is not None
    path = f"/play/channels/{page.channel}/messages/"
    for message, person, status in (
        (private, other.person, 422),
        (public, page.person, 422),
        (private, page.person, 200),
    ):
        async with http.delete(path + message.id, params={"person": person}) as answer:
            assert answer.status == status
    assert [message["id"] for message in await page.messages()] == [public.id]


async def test_any_name_of_this_machine_leads_to_the_one_address(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    port = sandbox.page_url.rstrip("/").rsplit(":", 1)[1]
    async with http.get("/", headers={"Host": f"localhost:{port}"}, allow_redirects=False) as answer:
        assert (answer.status, answer.headers["Location"]) == (302, sandbox.page_url)


async def test_the_page_is_served_and_nothing_beside_its_folder(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    for path in ("/static/..%2fserver.py", "/static/%2fetc%2fpasswd", "/static/nothing.js"):
        async with http.get(sandbox.page_url.rstrip("/") + path) as answer:
            assert answer.status == 404


async def test_the_world_tells_who_was_called_last_so_that_a_newcomer_begins_as_them(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    async def called() -> str | None:
        async with http.get("/play/world") as answer:
            return (await answer.json())["called"]  # type: ignore[no-any-return]  # JSON

    assert await called() is None
    async with running(sandbox) as bot:
        for name in ("Mia", "Tom"):
            person = sandbox.user(name)
            await bot.get_partial_messageable(int(sandbox.channel.id)).send(person.mention)
            assert await called() == person.person.id
        await sandbox.user("Åse").say("Hello " + sandbox.user("Jørgen").mention)
        assert await called() == sandbox.user("Tom").person.id
