"""What the tests of the bot share. Whatever they do, nothing wrong is sent and no fault of ours is logged."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from render.paint import warm
from tests.bot.room import Room, open_room


@pytest.fixture(scope="session", autouse=True)
def sprites() -> None:
    """Rasterises the sprites once, so that no test waits for it."""
    warm()


@pytest.fixture
async def empty_room(tmp_path: Path) -> AsyncIterator[Room]:
    """A room without the bot."""
    async with open_room(tmp_path) as room:
        yield room
        assert room.sandbox.violations == []
        assert room.sandbox.own_faults == []


@pytest.fixture
async def room(empty_room: Room) -> AsyncIterator[Room]:
    """A room with the bot at work."""
    async with empty_room.running():
        yield empty_room
    assert empty_room.faults == []
