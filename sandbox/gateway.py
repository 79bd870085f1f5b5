"""The gateway: sessions of the bot, what they are told, heartbeats, resuming, and the three ways of compressing."""

import asyncio
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from aiohttp import WSMsgType, web

from sandbox.bus import Event
from sandbox.core import Core
from sandbox.guilds import guild_create
from sandbox.objects import user_object
from sandbox.permissions import permissions_in
from sandbox.values import Json

try:
    import zstandard
except ImportError:  # the package is optional: discord.py asks for zstd only where it is installed
    zstandard = None  # type: ignore[assignment]

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 0, 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MS = 41_250
KEPT_EVENTS = 2000
KEPT_SESSIONS = 4
PRIVILEGED = 1 << 1 | 1 << 8 | 1 << 15
_GUILDS, _GUILD_MESSAGES, _DIRECT_MESSAGES, _MESSAGE_CONTENT = 1 << 0, 1 << 9, 1 << 12, 1 << 15


class _Compressor(Protocol):
    def __call__(self, text: bytes, /) -> bytes: ...


class Session:
    """What one IDENTIFY began. It outlives its connection, so that the bot may resume it."""

    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.past: deque[tuple[int, Json]] = deque(maxlen=KEPT_EVENTS)
        self.connection: Connection | None = None

    def dispatch(self, name: str, data: Any) -> None:
        """Tell the session something; kept for a resume, sent at once when it is connected."""
        self.sequence += 1
        frame = {"op": DISPATCH, "t": name, "s": self.sequence, "d": data}
        self.past.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)


class Connection:
    """One WebSocket. Frames go out in order through a queue."""

    def __init__(self, socket: web.WebSocketResponse, compress: Callable[[bytes], bytes] | None) -> None:
        self.socket = socket
        self._compress = compress
        self._queue: asyncio.Queue[Json | None] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    def send(self, frame: Json) -> None:
        self._queue.put_nowait(frame)

    async def _write(self) -> None:
        while (frame := await self._queue.get()) is not None:
            text = msgspec.json.encode(frame)
            try:
                if self._compress is not None:
                    await self.socket.send_bytes(self._compress(text))
                else:
                    await self.socket.send_str(text.decode())
            except ConnectionError:
                return

    async def close(self, code: int = 1000) -> None:
        """Send what is waiting, then close."""
        self._queue.put_nowait(None)
        await asyncio.gather(self._writer, return_exceptions=True)
        await self.socket.close(code=code)

    async def drop(self) -> None:
        """The other side went away."""
        self._writer.cancel()
        await asyncio.gather(self._writer, return_exceptions=True)


class Gateway:
    """All sessions. What a test may do to them: `close`, `ask_to_reconnect`, `invalidate`."""

    def __init__(self, core: Core, token: str) -> None:
        self._core = core
        self._token = token
        self._sessions: dict[str, Session] = {}
        self.identified = 0
        self.resumed = 0
        core.bus.listen(self._hear)

    @property
    def url(self) -> str:
        return self._core.origin.replace("http", "ws", 1) + "/gateway"

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.connection is not None for session in self._sessions.values())

    # what a test does

    async def close(self, code: int = 4000) -> None:
        """Close every connection with this code; 4000 lets the bot resume."""
        for connection in self._connections():
            await connection.close(code)

    def ask_to_reconnect(self) -> None:
        """Op 7: please reconnect and resume."""
        for connection in self._connections():
            connection.send({"op": RECONNECT, "d": None})

    def invalidate(self, *, resumable: bool = False) -> None:
        """Op 9: the session is not good any more."""
        live = self._connections()
        if not resumable:
            self._sessions.clear()
        for connection in live:
            connection.send({"op": INVALID_SESSION, "d": resumable})

    def _connections(self) -> list[Connection]:
        return [session.connection for session in self._sessions.values() if session.connection is not None]

    # what happens

    def _hear(self, event: Event) -> None:
        if event.to == "people" or event.seen_by is not None:
            return
        for session in self._sessions.values():
            if self._is_for(session, event):
                session.dispatch(event.name, self._as_seen(session, event))

    def _is_for(self, session: Session, event: Event) -> bool:
        if event.name == "INTERACTION_CREATE":
            return True
        channel = self._core.world.channels.get(event.channel_id or "")
        if event.name.startswith("MESSAGE_"):
            wanted = _GUILD_MESSAGES if channel is not None and channel.guild_id is not None else _DIRECT_MESSAGES
            if not session.intents & wanted:
                return False
        elif not session.intents & _GUILDS:
            return False
        if channel is None or event.name.startswith("CHANNEL_"):
            return True
        return bool(permissions_in(self._core.world, self._core.world.bot_id, channel))

    def _as_seen(self, session: Session, event: Event) -> Json:
        """Without the content intent, other people's words in servers are blank unless they mention the bot."""
        data = event.data
        if not event.name.startswith("MESSAGE_") or "author" not in data or session.intents & _MESSAGE_CONTENT:
            return data
        bot = self._core.world.bot_id
        named = any(user["id"] == bot for user in data["mentions"])
        if "guild_id" not in data or data["author"]["id"] == bot or named:
            return data
        return data | {"content": "", "embeds": [], "attachments": [], "components": []}

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO until it closes."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=4 * 1024 * 1024)
        await socket.prepare(request)
        connection = Connection(socket, _compressor(request.query.get("compress")))
        connection.send({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_MS, "_trace": []}})
        session: Session | None = None
        try:
            async for frame in socket:
                if frame.type is not WSMsgType.TEXT:
                    continue
                said = msgspec.json.decode(frame.data)
                if said["op"] == HEARTBEAT:
                    connection.send({"op": HEARTBEAT_ACK})
                elif said["op"] == IDENTIFY:
                    session = await self._identify(connection, said["d"])
                elif said["op"] == RESUME:
                    session = await self._resume(connection, said["d"])
        finally:
            await connection.drop()
            if session is not None and session.connection is connection:
                session.connection = None
                self._tell_status()
        return socket

    async def _identify(self, connection: Connection, said: Json) -> Session | None:
        if said.get("token") != self._token:
            await connection.close(4004)
            return None
        if said.get("intents", 0) & PRIVILEGED & ~self._core.privileged_intents:
            await connection.close(4014)
            return None
        session = Session(said.get("intents", 0))
        session.connection = connection
        for old in [s for s in self._sessions.values() if s.connection is None][: -KEPT_SESSIONS or None]:
            del self._sessions[old.id]
        self._sessions[session.id] = session
        self.identified += 1
        world = self._core.world
        shard = {"shard": said["shard"]} if "shard" in said else {}
        ready = {
            "v": 10,
            "user": user_object(world.people[world.bot_id]),
            "guilds": [{"id": guild_id, "unavailable": True} for guild_id in world.guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "application": {"id": world.bot_id, "flags": 0},
            **shard,
        }
        session.dispatch("READY", ready)
        for guild in world.guilds.values():
            session.dispatch("GUILD_CREATE", guild_create(self._core, guild))
        self._tell_status()
        return session

    async def _resume(self, connection: Connection, said: Json) -> Session | None:
        if said.get("token") != self._token:
            await connection.close(4004)
            return None
        session = self._sessions.get(said.get("session_id", ""))
        missed = session.past if session is not None else ()
        if session is None or (missed and missed[0][0] > said["seq"] + 1):
            connection.send({"op": INVALID_SESSION, "d": False})
            return None
        if session.connection is not None:
            await session.connection.close(4000)
        for number, frame in missed:
            if number > said["seq"]:
                connection.send(frame)
        session.connection = connection
        session.dispatch("RESUMED", {"_trace": []})
        self.resumed += 1
        self._tell_status()
        return session

    def _tell_status(self) -> None:
        self._core.publish("BOT_STATUS", {"bot_online": self.online}, to="people")


def _compressor(asked: str | None) -> _Compressor | None:
    """How frames are packed: one stream for the whole connection, flushed after each frame."""
    if asked == "zlib-stream":
        packer = zlib.compressobj()
        return lambda text: packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
    if asked == "zstd-stream" and zstandard is not None:
        squeezer = zstandard.ZstdCompressor().compressobj()
        block = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda text: squeezer.compress(text) + squeezer.flush(block)
    return None
