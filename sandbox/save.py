"""The world as one JSON file, written so that a crash leaves the old one or the new one, never half of one."""

import asyncio
import logging
import os
from pathlib import Path

import msgspec

from sandbox.world import World

_log = logging.getLogger("sandbox")

QUIET = 0.25
"""So many seconds after a change the world is written."""


class UnreadableWorld(Exception):
    """The data folder holds a world that cannot be read."""


def read_world(folder: Path) -> World | None:
    """The world kept in a folder, None if there is none yet.

    :raises UnreadableWorld: saying what is wrong with the file.
    """
    path = folder / "world.json"
    if not path.is_file():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=World)
    except msgspec.DecodeError as error:
        raise UnreadableWorld(f"{path} is not a world of this sandbox: {error}") from error


def write_world(folder: Path, world: World) -> None:
    """Write the world to its folder, whole or not at all."""
    _write(folder, msgspec.json.encode(world))


def _write(folder: Path, encoded: bytes) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / "world.json.new"
    with fresh.open("wb") as file:
        file.write(encoded)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(folder / "world.json")


class Keeper:
    """Writes the world shortly after each change, and when closed. A write that fails is told, and tried again."""

    def __init__(self, folder: Path, world: World) -> None:
        self._folder = folder
        self._world = world
        self._changed = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._keep())

    def note(self) -> None:
        """Something changed."""
        self._changed.set()

    async def _keep(self) -> None:
        """The world is encoded here, where nobody changes it meanwhile, and written in a thread."""
        while not self._closing:
            await self._changed.wait()
            if not self._closing:
                await asyncio.sleep(QUIET)
            self._changed.clear()
            try:
                await asyncio.to_thread(_write, self._folder, msgspec.json.encode(self._world))
            except OSError as error:
                _log.error("the sandbox could not keep its world: %s", error)

    async def close(self) -> None:
        """Write what is left to write, and stop."""
        self._closing = True
        self._changed.set()
        await self._task
