"""The gateway, with discord.py itself at the other end, and by hand where discord.py would never go."""

import asyncio
import zlib
from typing import Any

import aiohttp
import discord
import msgspec
import pytest
import zstandard

from sandbox.gateway import PRIVILEGED
from sandbox.server import Sandbox
from sandbox.values import Json
from tests.sandbox.garden_bot import GardenBot, running


async def until(holds: Any, seconds: float = 8.0) -> None:
    """Wait for something to become true."""
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  (what is waited for has no event of its own)
            await asyncio.sleep(0.01)


async def test_a_bot_logs_in_and_knows_its_server(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        assert bot.user is not None
        assert bot.user.name == "Allotment"
        (guild,) = bot.guilds
        assert [channel.name for channel in guild.text_channels] == ["garden-table", "chat"]
        assert guild.text_channels[0].permissions_for(guild.me).create_public_threads
        assert bot.synced[0].name == "garden"
        assert sandbox.gateway.online
    await until(lambda: not sandbox.gateway.online)


async def test_a_wrong_token_cannot_log_in(sandbox: Sandbox) -> None:
    real, sandbox.token = sandbox.token, "wrong"
    with pytest.raises(discord.LoginFailure):
        async with running(sandbox):
            pass
    sandbox.token = real


async def test_after_a_break_the_bot_resumes_and_hears_what_it_missed(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        await sandbox.gateway.close(4000)
        answer = await sandbox.user("Mia").command("garden new", game="pergola")
        assert "pergola" in answer.text
        assert bot.events == ["resumed"]
        assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 1)


async def test_asked_to_reconnect_the_bot_resumes(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        sandbox.gateway.ask_to_reconnect()
        await until(lambda: bot.events == ["resumed"])
        assert sandbox.gateway.identified == 1


async def test_a_shaken_session_makes_the_bot_resume(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        sandbox.gateway.invalidate(resumable=True)
        await until(lambda: bot.events == ["resumed"])


async def test_an_invalid_session_cannot_be_resumed(sandbox: Sandbox) -> None:
    """By hand, as discord.py sleeps five seconds before it identifies anew."""
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        bot = HandMade(socket, None)
        await bot.hear()
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1}})
        session = (await bot.hear())["d"]["session_id"]
        await bot.hear()
        sandbox.gateway.invalidate()
        assert await bot.hear() == {"op": 9, "d": False}
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": session, "seq": 2}})
        assert await bot.hear() == {"op": 9, "d": False}
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1}})
        assert (await bot.hear())["t"] == "READY"


async def test_privileged_intents_must_be_granted(sandbox: Sandbox) -> None:
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(sandbox, GardenBot(intents=discord.Intents.all())):
            pass
    sandbox.core.privileged_intents = PRIVILEGED
    async with running(sandbox, GardenBot(intents=discord.Intents.all())) as bot:
        await sandbox.user("Mia").say("hello")
        await until(lambda: bot.events == ["message hello"])


async def test_without_the_content_intent_other_peoples_words_are_blank(sandbox: Sandbox) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True)
    async with running(sandbox, GardenBot(intents=intents)) as bot:
        mia = sandbox.user("Mia")
        await mia.say("secret")
        await mia.say(f"for you <@{sandbox.world.bot_id}>")
        await until(lambda: len(bot.events) == 2)
        assert bot.events == ["message ", f"message for you <@{sandbox.world.bot_id}>"]


async def test_with_the_guild_intent_alone_no_messages_are_told(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        mia = sandbox.user("Mia")
        await mia.say("secret")
        await mia.command("garden new", game="pergola")
        assert bot.events == []


async def test_servers_come_and_go(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        guild = sandbox.add_guild("Second")
        await until(lambda: len(bot.guilds) == 2)
        channel = next(c for c in sandbox.world.channels.values() if c.guild_id == guild.id)
        assert "pergola" in (await sandbox.user("Tom", channel).command("garden new", game="pergola")).text
        sandbox.remove_guild(guild)
        await until(lambda: len(bot.guilds) == 1)


class HandMade:
    """A gateway client that unpacks for itself."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse, unpack: Any) -> None:
        self.socket = socket
        self.unpack = unpack

    async def hear(self) -> Json:
        frame = await self.socket.receive(5)
        assert frame.type in (aiohttp.WSMsgType.TEXT, aiohttp.WSMsgType.BINARY), frame
        raw = frame.data.encode() if isinstance(frame.data, str) else self.unpack(frame.data)
        made: Json = msgspec.json.decode(raw)
        return made


@pytest.mark.parametrize("compress", ["", "zlib-stream", "zstd-stream"])
async def test_plain_zlib_and_zstd_say_the_same(sandbox: Sandbox, compress: str) -> None:
    unpackers = {
        "": lambda raw: raw,
        "zlib-stream": zlib.decompressobj().decompress,
        "zstd-stream": zstandard.ZstdDecompressor().decompressobj().decompress,
    }
    query = {"v": "10", "encoding": "json"} | ({"compress": compress} if compress else {})
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url, params=query) as socket:
        bot = HandMade(socket, unpackers[compress])
        assert (await bot.hear())["op"] == 10
        await socket.send_json({"op": 1, "d": None})
        assert (await bot.hear())["op"] == 11
        await socket.send_json({"op": 2, "d": {"token": sandbox.token, "intents": 1, "properties": {}}})
        ready = await bot.hear()
        assert (ready["t"], ready["s"]) == ("READY", 1)
        assert ready["d"]["resume_gateway_url"] == sandbox.gateway_url
        assert (await bot.hear())["t"] == "GUILD_CREATE"


async def test_a_session_that_is_not_known_cannot_be_resumed(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        bot = HandMade(socket, None)
        await bot.hear()
        await socket.send_json({"op": 6, "d": {"token": sandbox.token, "session_id": "nothing", "seq": 3}})
        assert await bot.hear() == {"op": 9, "d": False}


async def test_a_wrong_token_closes_the_gateway_with_4004(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(sandbox.gateway_url) as socket:
        await socket.receive(5)
        await socket.send_json({"op": 2, "d": {"token": "wrong", "intents": 1}})
        assert (await socket.receive(5)).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4004
