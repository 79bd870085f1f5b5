"""For those who use a keyboard or a screen reader, and names that try to be more than names."""

import re

import pytest
from playwright.async_api import Browser, expect

from sandbox.server import Sandbox
from tests.sandbox.page.demo_bot import DemoBot
from tests.sandbox.page.table import Table, opened

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

NAMELESS = """() => [...document.querySelectorAll('button, a[href], input, textarea, select, [role], dialog')]
    .filter(node => node.matches('button, a, input, textarea, select, dialog, [role=combobox], [role=listbox]'))
    .filter(node => node.offsetParent)
    .filter(node => !(node.getAttribute('aria-label') || node.textContent.trim() || node.labels?.length
        || node.getAttribute('aria-labelledby') || node.querySelector('img[alt]:not([alt=""])')))
    .map(node => node.outerHTML.slice(0, 120))"""


async def test_everything_that_can_be_used_has_a_name(table: Table) -> None:
    for command in ("show", "plain", "secret"):
        await table.command(f"garden {command}")
    await table.shows("psst")
    assert await table.page.evaluate(NAMELESS) == []
    await table.page.get_by_role("button", name="Add a person").click()
    assert await table.page.evaluate(NAMELESS) == []
    await table.page.keyboard.press("Escape")
    message = await table.shows("The board as it stands")
    await message.get_by_role("button", name="Secondary").click()
    await expect(table.page.get_by_role("dialog")).to_be_visible()
    assert await table.page.evaluate(NAMELESS) == []


async def test_new_messages_are_read_out(table: Table) -> None:
    await table.say_as_bot("**Åse** took a ~~rake~~ hoe")
    await expect(table.page.get_by_role("status").first).to_be_attached()
    await expect(table.page.locator("#live")).to_have_text("Allotment: Åse took a rake hoe")
    await expect(table.page.locator("#live")).to_have_attribute("aria-live", "polite")


async def test_landmarks_lead_round_the_page(table: Table) -> None:
    for role, name in (("navigation", "Channels"), ("main", None), ("complementary", "People")):
        await expect(table.page.get_by_role(role, name=name)).to_have_count(1)  # type: ignore[arg-type]
    await expect(table.page.get_by_role("region", name=f"Messages in {table.channel.name}")).to_have_count(1)
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await expect(message.get_by_role("article", name=re.compile("Allotment"))).to_be_visible()


async def test_the_whole_page_is_reached_with_tab_and_the_focus_is_seen(fresh: Table) -> None:
    table = fresh
    await table.command("garden show")
    await table.shows("Pergola · turn 9")
    await table.page.locator("#skip").focus()
    reached: list[str] = []
    for _ in range(40):
        await table.page.keyboard.press("Tab")
        here = await table.page.evaluate(
            """() => { const node = document.activeElement, style = getComputedStyle(node);
                const seen = style.outlineStyle !== 'none' || node.closest('.composer, .pill');
                return [node.id || node.getAttribute('aria-label') || node.textContent, Boolean(seen)] }"""
        )
        if await table.page.evaluate("document.activeElement === document.body"):
            break  # once round
        assert here[1], f"nobody can see that {here[0]} has the focus"
        reached.append(here[0])
    text = "\n".join(reached)
    order = [
        "scroller",
        "Open the picture large",
        "Water",
        "Where does the butterfly land?",
        "Counted 0",
        "Break",
        "message-box",
        "Send",
        "Mia",
    ]
    places = [text.find(name) for name in order]
    assert -1 not in places
    assert places == sorted(places)


async def test_names_may_hold_anything_and_stay_names(browser: Browser, sandbox: Sandbox, bot: DemoBot) -> None:
    name = "<img src=x onerror=alert(1)> **B**"
    person = sandbox.add_person(name, "en-GB")
    async with opened(browser, sandbox, bot, {"width": 1280, "height": 900}, person=name) as table:
        await table.box.fill("hi")
        await table.page.keyboard.press("Enter")
        said = await table.shows("hi")
        await expect(said.locator(".name")).to_have_text(name)
        await table.say_as_bot(f"over to <@{person.id}>")
        called = await table.shows("over to")
        await expect(called.locator(".mention")).to_have_text(f"@{name}")
        await table.command("garden secret")
        answer = await table.shows("psst")
        await expect(answer.locator(".lead b")).to_have_text(name)
        await expect(table.page.locator("img[src='x']")).to_have_count(0)


async def test_motion_is_spared_who_asked_for_that(browser: Browser, sandbox: Sandbox, bot: DemoBot) -> None:
    async with opened(browser, sandbox, bot, {"width": 1280, "height": 900}) as table:
        await table.page.emulate_media(reduced_motion="reduce")
        await table.command("garden slow")
        message = await table.shows("is thinking")
        still = await message.locator(".dots i").first.evaluate("dot => getComputedStyle(dot).animationName")
        assert still == "none"
        await table.shows("thought of it")
