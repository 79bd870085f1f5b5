"""A sandbox that keeps its world: after a restart, even a hard one, everything is still there."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import pytest

from sandbox.save import UnreadableWorld, read_world, write_world
from sandbox.server import Sandbox
from sandbox.values import Json
from tests.sandbox.garden_bot import running
from tests.sandbox.test_gateway import until
from tests.sandbox.wire import Wire


async def test_messages_buttons_pictures_and_people_outlive_a_restart(tmp_path: Path) -> None:
    async with Sandbox(data=tmp_path) as sandbox, running(sandbox):
        shown = (await sandbox.user("Mia").command("garden show")).message
        private = (await sandbox.user("Mia").command("garden panel")).message
        sandbox.add_person("Ærø", "da")
        assert shown is not None
        assert private is not None
    async with Sandbox(data=tmp_path) as sandbox, running(sandbox) as bot:
        mia = sandbox.user("Mia")
        again, secret = mia.read()
        assert (again.id, again.text) == (shown.id, shown.text)
        assert (secret.id, secret.ephemeral) == (private.id, True)
        assert sandbox.user("Tom").read()[-1].id == shown.id
        async with aiohttp.ClientSession() as http, http.get(again.pictures[0].url) as picture:
            assert (picture.status, picture.content_type) == (200, "image/png")
        pressed = await mia.press(again, "Plant 3")
        assert pressed.text == "Planted bed 3."
        assert len(bot.planted) == 1
        assert pressed.message is not None
        assert int(pressed.message.id) > int(private.id)
        assert sandbox.user("Ærø").person.locale == "da"


async def test_a_file_that_is_no_world_is_named(tmp_path: Path) -> None:
    (tmp_path / "world.json").write_text('{"bot_id": 5}')
    with pytest.raises(UnreadableWorld, match=r"world\.json is not a world"):
        Sandbox(data=tmp_path)


async def test_a_write_that_fails_is_told_and_tried_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "world.json.new").mkdir()
    async with Sandbox(data=tmp_path) as sandbox:
        await sandbox.user("Mia").say("remember me")
        await until(lambda: "could not keep its world" in caplog.text)
        (tmp_path / "world.json.new").rmdir()
    kept = read_world(tmp_path)
    assert kept is not None
    assert [m.content for m in kept.messages[sandbox.channel.id].values()] == ["remember me"]


async def test_the_world_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox() as sandbox:
        write_world(tmp_path, sandbox.world)
        before = (tmp_path / "world.json").read_bytes()
        sandbox.add_channel("new")

        def crash(_descriptor: int) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(os, "fsync", crash)
        with pytest.raises(OSError, match="disk is full"):
            write_world(tmp_path, sandbox.world)
        assert (tmp_path / "world.json").read_bytes() == before


@asynccontextmanager
async def program(*arguments: str) -> AsyncIterator[tuple[asyncio.subprocess.Process, dict[str, str]]]:
    """The sandbox as a process of its own, with the addresses that it printed."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sandbox", *arguments), stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    said: dict[str, str] = {}
    while "token" not in said:
        line = (await asyncio.wait_for(process.stdout.readline(), 20)).decode()
        assert line, "the program ended before it was ready"
        name, _, value = line.strip().partition(" ")
        said[name] = value.strip()
    try:
        yield process, said
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def test_a_killed_program_keeps_what_was_said_a_moment_before(tmp_path: Path) -> None:
    async with program("--port", "0", "--data", str(tmp_path)) as (process, said), aiohttp.ClientSession() as http:
        async with http.get(said["page"] + "play/world") as answer:
            world: Json = await answer.json()
        body = {"person": world["people"][0]["id"], "channel": world["channels"][0]["id"], "content": "remember me"}
        async with http.post(said["page"] + "play/messages", json=body) as answer:
            assert answer.status == 200
        kept_file = tmp_path / "world.json"
        await until(lambda: kept_file.exists() and b"remember me" in kept_file.read_bytes())
        process.kill()
        await process.wait()
    kept = read_world(tmp_path)
    assert kept is not None
    assert [message.content for held in kept.messages.values() for message in held.values()] == ["remember me"]


async def test_the_program_stops_when_it_is_told_to_and_says_when_its_port_is_taken(tmp_path: Path) -> None:
    async with program("--port", "0", "--token", "my-own") as (process, said):
        port = said["page"].rstrip("/").rsplit(":", 1)[1]
        assert said["token"].endswith("own")
        second = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "sandbox", "--port", port), stderr=asyncio.subprocess.PIPE
        )
        _, error = await asyncio.wait_for(second.communicate(), 20)
        assert second.returncode == 1
        assert error.decode().startswith("The sandbox could not start: ")
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 10) == 0


async def test_it_listens_on_this_machine_alone(sandbox: Sandbox, wire: Wire) -> None:
    assert sandbox.api_base.startswith("http://127.0.0.1:")
    assert sandbox._runner is not None
    assert [address[0] for address in sandbox._runner.addresses] == ["127.0.0.1"]
    assert wire.sandbox is sandbox
