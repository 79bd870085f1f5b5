"""Somebody who plays on the page, by what they see and press there."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from words import Words

WAIT = 30_000
PHONE: ViewportSize = {"width": 360, "height": 740}
DESKTOP: ViewportSize = {"width": 1280, "height": 900}
expect.set_options(timeout=WAIT)
NUMBERED = re.compile(r"^\d+( |$)")
LOADED = "images => images.every(image => image.complete && image.naturalWidth > 0)"
MARKS = """selector => {
    const message = [...document.querySelectorAll('li.message')].filter(one => one.querySelector(selector)).at(-1);
    const marks = [...(message?.querySelectorAll('[data-custom-id]') ?? [])].map(one => one.dataset.customId);
    return `${message?.dataset.messageId} ${marks.join()}`;
}"""
PANEL = '[data-custom-id^="turn:"]'
TABLE = '[data-custom-id^="table:"]'


class Player:
    """A page, seen by one person."""

    def __init__(self, page: Page, words: Words, *, touch: bool) -> None:
        self.page, self.words, self._touch = page, words, touch
        self.errors: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self.errors.append(said.text) if said.type in ("error", "warning") else None)

    @property
    def panel(self) -> Locator:
        """The newest panel of a turn."""
        return self.page.locator("li.message").filter(has=self.page.locator(PANEL)).last

    @property
    def table(self) -> Locator:
        """The table's newest public message."""
        return self.page.locator("li.message").filter(has=self.page.locator(TABLE)).last

    @property
    def answers(self) -> Locator:
        """The numbered buttons of the panel."""
        return self.panel.get_by_role("button", name=NUMBERED)

    def button(self, where: Locator, key: str) -> Locator:
        return where.get_by_role("button", name=self.words.say(key), exact=True)

    async def press(self, button: Locator) -> None:
        """Presses, and waits until what can be pressed in the panel is something else."""
        before = await self.page.evaluate(MARKS, PANEL)
        await (button.tap() if self._touch else button.click())
        await self.page.wait_for_function(
            f"([selector, before]) => ({MARKS})(selector) !== before", arg=[PANEL, before]
        )

    async def marks(self) -> str:
        """The custom ids of the panel, all in one; nothing where there is none."""
        return str(await self.page.evaluate(MARKS, PANEL)).partition(" ")[2]

    async def choose(self) -> bool:
        """Gives the first answer to what the panel asks; False where nothing is asked."""
        menu = self.panel.get_by_role("combobox")
        if await menu.count():
            before = await self.page.evaluate(MARKS, PANEL)
            await (menu.tap() if self._touch else menu.click())
            await self.page.get_by_role("option").first.click()
            await self.page.wait_for_function(
                f"([selector, before]) => ({MARKS})(selector) !== before", arg=[PANEL, before]
            )
            return True
        if await self.answers.count():
            await self.press(self.answers.first)
            return True
        return False

    async def choose_on(self) -> None:
        """Always gives the first answer, until nothing is asked but whether to end."""
        for _ in range(30):
            if not await self.choose():
                return
        raise AssertionError("the turn did not come to its end")

    async def sees_pictures(self, message: Locator, count: int) -> None:
        """The message shows so many pictures, each told and truly loaded."""
        pictures = message.locator(".picture img")
        await expect(pictures).to_have_count(count)
        for number in range(count):
            await pictures.nth(number).scroll_into_view_if_needed()
            await self.page.wait_for_function(
                "image => image.complete", arg=await pictures.nth(number).element_handle()
            )
        assert await pictures.evaluate_all(LOADED)
        assert all(await pictures.evaluate_all("images => images.map(image => image.alt.length > 20)"))

    async def stays_within(self) -> None:
        """Nothing makes the page wider than its window."""
        wide = "['html', 'body', '#scroller'].map(name => document.querySelector(name).scrollWidth - innerWidth)"
        assert max(await self.page.evaluate(wide)) <= 0


@asynccontextmanager
async def playing(
    browser: Browser, address: str, person: str | None, words: Words, size: ViewportSize
) -> AsyncIterator[Player]:
    """A browser window with the page open, as `person` (an id) or as whoever the page chooses for a newcomer.

    Fails when the page logged an error.
    """
    touch = size["width"] < 600
    context = await browser.new_context(viewport=size, has_touch=touch, is_mobile=touch, locale="en-GB")
    if person is not None:
        await context.add_init_script(f"localStorage.setItem('sandbox.person', '{person}')")
    page = await context.new_page()
    page.set_default_timeout(WAIT)
    player = Player(page, words, touch=touch)
    try:
        await page.goto(address)
        await page.wait_for_selector("body[data-ready]")
        yield player
        assert player.errors == []
    finally:
        await context.close()


async def go(player: Player, channel: str) -> None:
    """Goes to a channel or thread, by its entry in the list."""
    menu = player.page.locator(f'.channel[data-channel="{channel}"]')
    if not await menu.is_visible():
        await player.page.evaluate(f"import('/static/js/store.js').then(m => m.tell('go', {{channel: '{channel}'}}))")
        return
    await menu.click()
