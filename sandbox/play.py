"""The page's protocol: what there is, what people do on the page, and a socket that tells each what they may see."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import WSMsgType, web
from yarl import URL

from sandbox import people
from sandbox.bus import Event
from sandbox.checks.commands import LOCALES
from sandbox.client import Client, Sending
from sandbox.core import Core
from sandbox.gateway import Gateway
from sandbox.guilds import guild_object
from sandbox.objects import channel_object, message_object
from sandbox.options import CannotDo
from sandbox.permissions import may
from sandbox.values import Json
from sandbox.world import DM, Person

PAGE = Path(__file__).parent / "page"
_LOOPBACK = ("127.0.0.1", "localhost", "::1")
_REFETCH = {"CHANNEL_CREATE", "CHANNEL_DELETE", "THREAD_DELETE"}
_POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)


class Play:
    """Serves the page and all that it asks. Only pages of this very server are answered."""

    def __init__(self, core: Core, gateway: Gateway) -> None:
        self._core = core
        self._gateway = gateway
        self._sockets: set[web.WebSocketResponse] = set()

    def add_to(self, app: web.Application) -> None:
        add = app.router.add_route
        add("GET", "/", self._own(self._page))
        add("GET", "/static/{name:.+}", self._own(self._static))
        add("GET", "/play/world", self._own(self._world))
        add("GET", "/play/channels/{channel_id}/messages", self._own(self._messages))
        add("DELETE", "/play/channels/{channel_id}/messages/{message_id}", self._own(self._dismiss))
        add("GET", "/play/socket", self._own(self._socket))
        add("POST", "/play/interactions", self._own(self._interact))
        add("POST", "/play/messages", self._own(self._say))
        add("POST", "/play/people", self._own(self._add_person))
        add("PATCH", "/play/people/{person_id}", self._own(self._change_person))

    def _own(self, handler: Any) -> Any:
        """Only for our own page: a page from elsewhere, or a name that was bent to this machine, is turned away."""

        async def handle(request: web.Request) -> web.StreamResponse:
            if not _is_own(request):
                return web.Response(status=403, text="Only the sandbox's own page may ask this.")
            try:
                answer: web.StreamResponse = await handler(request)
            except CannotDo as reason:
                return _json({"error": str(reason)}, 422)
            except (msgspec.DecodeError, KeyError, TypeError, AttributeError, ValueError) as error:
                return _json({"error": f"That could not be read: {error!r}"}, 400)
            return answer

        return handle

    # the page itself

    async def _page(self, request: web.Request) -> web.StreamResponse:
        """At the one address that pictures have too, whatever name for this machine was typed."""
        if f"http://{request.host}" != self._core.origin:
            raise web.HTTPFound(self._core.origin + "/")
        return self._file("index.html")

    async def _static(self, request: web.Request) -> web.StreamResponse:
        return self._file(request.match_info["name"])

    def _file(self, name: str) -> web.StreamResponse:
        path = (PAGE / name).resolve()
        if not path.is_relative_to(PAGE) or not path.is_file():
            return web.Response(status=404, text="There is no such file.")
        headers = {
            "Cache-Control": "no-cache",
            "Content-Security-Policy": _POLICY,
            "X-Content-Type-Options": "nosniff",
        }
        return web.FileResponse(path, headers=headers)

    # what there is

    async def _world(self, request: web.Request) -> web.StreamResponse:
        """With `person` only the channels that they see; without, all but direct messages."""
        world = self._core.world
        if "person" in request.query:
            channels = self._client(request.query["person"]).channels()
        else:
            channels = [channel for channel in world.channels.values() if channel.kind != DM]
        guilds = list(world.guilds.values())
        return _json(
            {
                "guild": guild_object(guilds[0]),
                "guilds": [guild_object(guild) for guild in guilds],
                "people": [self._person_object(p) for p in world.people.values() if not p.bot],
                "channels": [channel_object(self._core, channel) for channel in channels],
                "commands": world.all_commands(),
                "bot": self._person_object(world.people[world.bot_id]),
                "bot_online": self._gateway.online,
                "called": world.last_called(),
            }
        )

    def _person_object(self, person: Person) -> Json:
        address = f"{self._core.origin}/play/avatars/{person.id}.svg"
        return {
            "id": person.id,
            "name": person.name,
            "username": person.handle,
            "avatar_url": address,
            "locale": person.locale,
            "dms_open": person.dms_open,
            "bot": person.bot,
        }

    def _client(self, person_id: object) -> Client:
        person = self._core.world.people.get(str(person_id))
        if person is None or person.bot:
            raise CannotDo("There is nobody of that id.")
        return Client(self._core, person)

    async def _messages(self, request: web.Request) -> web.StreamResponse:
        client = self._client(request.query.get("person"))
        limit = max(1, min(200, int(request.query.get("limit", "50"))))
        before = int(request.query["before"]) if "before" in request.query else None
        found = client.messages(request.match_info["channel_id"], limit, before)
        return _json([message_object(self._core, message) for message in found])

    # what people do

    async def _interact(self, request: web.Request) -> web.StreamResponse:
        said = await _read(request)
        client = self._client(said["person"])
        nonce = None if said.get("nonce") is None else str(said["nonce"])
        channel = str(said.get("channel"))
        kind = said["kind"]
        if kind == "command":
            made = client.command(channel, said["name"], said.get("options") or [], Sending(nonce))
        elif kind == "autocomplete":
            made = client.autocomplete(channel, said["name"], said.get("options") or [], nonce=nonce)
        elif kind == "component":
            values = said.get("values") or None
            made = client.component(channel, str(said["message"]), said["custom_id"], values, Sending(nonce))
        elif kind == "modal":
            made = client.modal(said["custom_id"], said.get("components") or [], nonce=nonce)
        else:
            raise CannotDo("Only commands, autocomplete, components and modals can be sent.")
        return _json({"id": made.id})

    async def _say(self, request: web.Request) -> web.StreamResponse:
        said = await _read(request)
        message = self._client(said["person"]).say(str(said["channel"]), str(said["content"]))
        return _json(message_object(self._core, message))

    async def _dismiss(self, request: web.Request) -> web.StreamResponse:
        """Take away a message that only this person sees."""
        client = self._client(request.query.get("person"))
        client.dismiss(request.match_info["channel_id"], request.match_info["message_id"])
        return _json({})

    async def _add_person(self, request: web.Request) -> web.StreamResponse:
        said = await _read(request)
        name, locale = _good_name(said["name"]), _good_locale(said.get("locale", "en-US"))
        core = self._core
        person = people.add_person(core.world, core.ids, name, locale)
        for guild in core.world.guilds.values():
            people.join(guild, person, core.clock.now())
        core.publish("WORLD", {}, to="people")
        return _json(self._person_object(person))

    async def _change_person(self, request: web.Request) -> web.StreamResponse:
        said = await _read(request)
        person = self._client(request.match_info["person_id"]).person
        if "name" in said:
            person.name = _good_name(said["name"])
        if "locale" in said:
            person.locale = _good_locale(said["locale"])
        if "dms_open" in said:
            person.dms_open = bool(said["dms_open"])
        self._core.publish("WORLD", {}, to="people")
        return _json(self._person_object(person))

    # what people are told

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        client = self._client(request.query.get("person"))
        socket = web.WebSocketResponse(heartbeat=30.0)
        await socket.prepare(request)
        waiting: asyncio.Queue[Json] = asyncio.Queue()

        def hear(event: Event) -> None:
            if (told := self._as_told(client, event)) is not None:
                waiting.put_nowait(told)

        stop = self._core.bus.listen(hear)
        self._sockets.add(socket)
        writer = asyncio.create_task(_write(socket, waiting))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.ERROR:
                    break
        finally:
            stop()
            self._sockets.discard(socket)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def _as_told(self, client: Client, event: Event) -> Json | None:
        """An event as this person's page gets it, None if it is not for them."""
        if event.to == "bot" or event.seen_by not in (None, client.person.id):
            return None
        if event.name in _REFETCH:
            return {"t": "WORLD", "d": {}}
        channel = self._core.world.channels.get(event.channel_id or "")
        if channel is not None and not may(self._core.world, client.person.id, channel, "view_channel"):
            return {"t": "WORLD", "d": {}} if event.name == "CHANNEL_UPDATE" else None
        return {"t": event.name, "d": event.data}

    async def close(self) -> None:
        for socket in tuple(self._sockets):
            await socket.close(code=1001)


async def _write(socket: web.WebSocketResponse, waiting: asyncio.Queue[Json]) -> None:
    while True:
        told = await waiting.get()
        try:
            await socket.send_str(msgspec.json.encode(told).decode())
        except ConnectionError:
            return


def _is_own(request: web.Request) -> bool:
    """Whether the request was meant for this machine and comes from no other site's page."""
    if URL(f"http://{request.host}").host not in _LOOPBACK:
        return False
    origin = request.headers.get("Origin")
    if origin is not None and origin != f"http://{request.host}":
        return False
    return request.headers.get("Sec-Fetch-Site", "same-origin") in ("same-origin", "none")


async def _read(request: web.Request) -> Json:
    if request.content_type != "application/json":
        raise CannotDo("Only JSON is taken.")
    said = msgspec.json.decode(await request.read())
    if not isinstance(said, dict):
        raise CannotDo("A JSON object is wanted.")
    return said


def _json(made: Any, status: int = 200) -> web.Response:
    return web.Response(body=msgspec.json.encode(made), status=status, content_type="application/json")


def _good_name(name: object) -> str:
    text = str(name).strip()
    if not 1 <= len(text) <= 32:
        raise CannotDo("A name has 1 to 32 characters.")
    return text


def _good_locale(locale: object) -> str:
    if locale not in LOCALES:
        raise CannotDo("Discord has no such language.")
    return str(locale)
