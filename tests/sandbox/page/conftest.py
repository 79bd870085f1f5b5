"""A sandbox, a real bot, and a browser; each test gets a channel and a browser context of its own."""

from collections.abc import AsyncIterator

import pytest_asyncio
from playwright.async_api import Browser, Page, async_playwright

from sandbox.server import Sandbox
from tests.sandbox.page.demo_bot import DemoBot, running_bot
from tests.sandbox.page.table import Table, opened

CHROMIUM = "/usr/bin/chromium"
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[DemoBot]:
    async with running_bot(sandbox.api_base, sandbox.gateway_url, sandbox.token) as bot:
        yield bot


@pytest_asyncio.fixture(loop_scope="session")
async def table(browser: Browser, sandbox: Sandbox, bot: DemoBot) -> AsyncIterator[Table]:
    """The page as Mia sees it in a fresh channel, in a window of 1280 by 900. Fails when the page logged an error."""
    async with opened(browser, sandbox, bot, {"width": 1280, "height": 900}) as table:
        yield table


@pytest_asyncio.fixture(loop_scope="session")
async def fresh(browser: Browser) -> AsyncIterator[Table]:
    """The page on a sandbox and bot of its own, in which nobody has done anything yet."""
    async with (
        Sandbox() as sandbox,
        running_bot(sandbox.api_base, sandbox.gateway_url, sandbox.token) as bot,
        opened(browser, sandbox, bot, {"width": 1280, "height": 900}) as table,
    ):
        yield table


@pytest_asyncio.fixture(loop_scope="session")
async def phone(browser: Browser, sandbox: Sandbox, bot: DemoBot) -> AsyncIterator[Table]:
    """The same on a phone of 360 by 740 with a touch screen."""
    async with opened(browser, sandbox, bot, {"width": 360, "height": 740}, touch=True) as table:
        yield table


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def reading(browser: Browser, sandbox: Sandbox, bot: DemoBot) -> AsyncIterator[Page]:
    """A page that is only asked to draw texts; shared, as nothing in it changes."""
    async with opened(browser, sandbox, bot, {"width": 800, "height": 600}) as table:
        yield table.page
