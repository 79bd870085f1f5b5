"""The bot as its own program, which a test can really kill."""

import asyncio
import multiprocessing
import os
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from bot.__main__ import main
from tests.bot.room import Room

PATIENCE = 30.0

# Each start is a new process, forked off one that has read all modules already: importing them takes a second.
_starter = multiprocessing.get_context("forkserver")
_starter.set_forkserver_preload(["tests.bot.warmed"])


def environment_of(room: Room) -> Mapping[str, str]:
    """What the program finds the room's sandbox and folder by."""
    return {
        "DISCORD_TOKEN": room.sandbox.token,
        "DISCORD_API_BASE": room.sandbox.api_base,
        "DISCORD_GATEWAY_URL": room.sandbox.gateway_url,
        "DISCORD_CDN_BASE": room.sandbox.cdn_base,
        "ALLOTMENT_DATA": str(room.folder),
    }


def _run(environment: Mapping[str, str]) -> None:
    os.environ.update(environment)
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
    sys.exit(main(["run"]))


async def until(room: Room, *, online: bool) -> None:
    """Waits until the bot is there, or gone."""
    changed = asyncio.Event()
    stop = room.sandbox.core.bus.listen(lambda event: changed.set() if event.name == "BOT_STATUS" else None)
    try:
        while room.sandbox.gateway.online is not online:
            await asyncio.wait_for(changed.wait(), PATIENCE)
            changed.clear()
    finally:
        stop()


class Program:
    """The bot's program, over the room's sandbox and the room's folder."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._process = _starter.Process(target=_run, args=(environment_of(room),))

    async def start(self) -> None:
        """Starts it and waits until it answers."""
        self._process = _starter.Process(target=_run, args=(environment_of(self._room),))
        self._process.start()
        await until(self._room, online=True)

    async def kill(self) -> None:
        """Kills it with SIGKILL, as a power cut would: without a word of warning."""
        self._process.kill()
        await asyncio.to_thread(self._process.join)
        await until(self._room, online=False)

    async def kill_and_start(self) -> None:
        await self.kill()
        await self.start()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()


@asynccontextmanager
async def program(room: Room) -> AsyncIterator[Program]:
    """The program, running; killed at the end if it still runs."""
    running = Program(room)
    await running.start()
    try:
        yield running
    finally:
        if running.alive:
            await running.kill()


async def from_the_command_line(room: Room) -> asyncio.subprocess.Process:
    """`python -m bot run`, when it answers."""
    home = Path(__file__).parents[2]
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", cwd=home, env={**os.environ, **environment_of(room)},
        stderr=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    await until(room, online=True)
    return process
