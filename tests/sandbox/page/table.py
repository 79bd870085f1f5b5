"""What the page's tests do with it, by what a person sees: roles, labels and texts."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from playwright.async_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, expect

from sandbox.server import Sandbox
from sandbox.world import Channel
from tests.sandbox.page.demo_bot import DemoBot

WAIT = 8000
_numbers = count(1)
expect.set_options(timeout=WAIT)


class Table:
    """A page in a channel of its own."""

    def __init__(self, page: Page, sandbox: Sandbox, bot: DemoBot, channel: Channel) -> None:
        self.page, self.sandbox, self.bot, self.channel = page, sandbox, bot, channel
        self.errors: list[str] = []
        self.forgiven: list[str] = []
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            self.errors.append(f"{said.text} ({said.location.get('url')})")

    def check_silence(self) -> None:
        """The page logged nothing that the test did not expect."""
        assert [e for e in self.errors if not any(re.search(known, e) for known in self.forgiven)] == []

    async def open(self) -> None:
        await self.page.goto(self.sandbox.page_url)
        await self.ready()
        await self.page.evaluate(
            f"import('/static/js/store.js').then(m => m.tell('go', {{channel: '{self.channel.id}'}}))"
        )
        await expect(self.page.locator(".top-name")).to_contain_text(self.channel.name)

    async def ready(self) -> None:
        await self.page.wait_for_selector("body[data-ready]")

    @property
    def box(self) -> Locator:
        return self.page.locator("#message-box")

    @property
    def form(self) -> Locator:
        return self.page.locator(".command-form")

    @property
    def offers(self) -> Locator:
        return self.page.get_by_role("option")

    @property
    def messages(self) -> Locator:
        return self.page.locator("li.message")

    @property
    def last(self) -> Locator:
        return self.messages.last

    async def command(self, text: str) -> None:
        """Types a whole command and sends it."""
        await self.box.fill(f"/{text} ")
        await expect(self.form).to_be_visible()
        await self.page.keyboard.press("Escape")
        await self.page.keyboard.press("Enter")
        await expect(self.form).to_have_count(0)

    async def shows(self, text: str) -> Locator:
        """The newest message with this text, once it is there."""
        found = self.messages.filter(has_text=text).last
        await expect(found).to_be_visible()
        return found

    async def become(self, name: str) -> None:
        await self.page.locator(f'.be[data-person="{self.person_id(name)}"]').click()
        await expect(self.page.locator(".person.is-self")).to_contain_text(name)

    def person_id(self, name: str) -> str:
        return next(p.id for p in self.sandbox.world.people.values() if p.name == name and not p.bot)

    async def say_as_bot(self, content: str) -> str:
        """The bot writes into the channel; the message's id."""
        channel = self.bot.get_channel(int(self.channel.id))
        assert channel is not None
        return str((await channel.send(content)).id)  # type: ignore[union-attr]


@asynccontextmanager
async def opened(
    browser: Browser, sandbox: Sandbox, bot: DemoBot, size: ViewportSize, *, touch: bool = False, person: str = "Mia"
) -> AsyncIterator[Table]:
    """A browser window of its own with the page in a new channel, seen by one person."""
    context = await browser.new_context(viewport=size, has_touch=touch, is_mobile=touch, locale="en-GB")
    page = await context.new_page()
    channel = sandbox.add_channel(f"table-{next(_numbers)}")
    table = Table(page, sandbox, bot, channel)
    key = "'sandbox.person'"
    await context.add_init_script(
        f"localStorage.getItem({key}) || localStorage.setItem({key}, '{table.person_id(person)}')"
    )
    try:
        await table.open()
        yield table
        table.check_silence()
    finally:
        await context.close()
