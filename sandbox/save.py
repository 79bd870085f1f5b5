"""The world as one JSON file, written so that a crash leaves the old one or the new one, never half of one."""

import asyncio
import os
from pathlib import Path

import msgspec

from sandbox.world import World

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
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / "world.json.new"
    with fresh.open("wb") as file:
        file.write(msgspec.json.encode(world))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(folder / "world.json")


class Keeper:
    """Writes the world shortly after each change, and when closed."""

    def __init__(self, folder: Path, world: World) -> None:
        self._folder = folder
        self._world = world
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(self._keep())

    def note(self) -> None:
        """Something changed."""
        self._changed.set()

    async def _keep(self) -> None:
        while True:
            await self._changed.wait()
            await asyncio.sleep(QUIET)
            self._changed.clear()
            write_world(self._folder, self._world)

    async def close(self) -> None:
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        write_world(self._folder, self._world)
