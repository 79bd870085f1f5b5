"""A sandbox with the real bot as its own process, and a browser."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser, async_playwright

from sandbox.server import Sandbox
from tests.bot.process import from_the_command_line
from tests.bot.room import Room
from tests.sandbox.page.conftest import CHROMIUM, SWITCHES


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Room]:
    """A sandbox, and `python -m bot run` in it."""
    async with Sandbox() as sandbox:
        room = Room(sandbox, tmp_path_factory.mktemp("house"))
        process = await from_the_command_line(room)
        try:
            yield room
        finally:
            process.terminate()
            assert await process.wait() == 0
        assert sandbox.violations == []
