"""People, threads, what is unread, and what happens when the server or bot goes away."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from sandbox.server import Sandbox
from tests.sandbox.page.demo_bot import running_bot
from tests.sandbox.page.table import Table, opened

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_thread_stands_in_the_list_and_on_its_message_and_opens(table: Table) -> None:
    await table.box.fill("/garden thread friend:Tom")
    await table.page.locator(".tail").focus()
    await table.page.keyboard.press("Enter")
    message = await table.shows("A table is laid.")
    card = message.get_by_role("button", name="Open the thread Pergola 3")
    await expect(card).to_contain_text("1 message")
    threads = table.page.get_by_role("list", name=f"Threads in {table.channel.name}")
    await expect(threads.get_by_role("button", name="Pergola 3")).to_be_visible()
    await card.click()
    await expect(table.page.locator(".top-name")).to_have_text("Pergola 3")
    await table.shows("@Tom, it is your turn.")
    first = await table.shows("A table is laid.")  # the message that the thread grew from stands first in it
    await expect(first.locator(".thread-card")).to_have_count(0)
    await table.page.get_by_role("button", name=f"Back to {table.channel.name}").click()
    await table.shows("A table is laid.")


async def test_who_is_called_is_marked_and_one_press_away(fresh: Table) -> None:
    table = fresh
    tom = table.person_id("Tom")
    await table.say_as_bot(f"<@{tom}>, it is your turn.")
    await table.shows("it is your turn")
    await expect(table.page.get_by_role("button", name="Be Tom, 1 mention")).to_be_visible()
    strip = table.page.locator(".hint.call")
    await expect(strip).to_contain_text("Tom was called here.")
    await strip.get_by_role("button", name="Be Tom").click()
    await expect(table.page.locator(".person.is-self")).to_contain_text("Tom")
    called = await table.shows("it is your turn")
    await expect(called.locator(".row.calls")).to_be_visible()
    await expect(called.locator(".mention.mine")).to_have_text("@Tom")
    await expect(strip).to_have_count(0)
    await expect(table.page.locator(".people .calls-count")).to_have_count(0)


async def test_a_call_elsewhere_marks_the_channel_and_leads_there(table: Table) -> None:
    other = table.sandbox.add_channel(f"{table.channel.name}-next-door")
    row = table.page.locator(f'.channel[data-channel="{other.id}"]')
    await expect(row).to_be_visible()
    for _ in range(50):
        if (channel := table.bot.get_channel(int(other.id))) is not None:
            break
        await asyncio.sleep(0.05)
    await channel.send(f"<@{table.person_id('Mia')}>, come over")  # type: ignore[union-attr]
    await expect(row).to_have_class(re.compile("unread"))
    await expect(table.page.get_by_role("button", name=re.compile(f"{other.name} ?, 1 mention"))).to_be_visible()
    strip = table.page.locator(".hint.call")
    await expect(strip).to_contain_text(f"You were called in {other.name}.")
    await strip.get_by_role("button", name="Go there").click()
    await table.shows("@Mia, come over")
    await expect(row).not_to_have_class(re.compile("unread"))


async def test_somebody_new_joins_and_changes_their_language(table: Table) -> None:
    name = "Zoë *_`<b>` " + table.channel.id[-4:]
    await table.page.get_by_role("button", name="Add a person").click()
    dialog = table.page.get_by_role("dialog")
    await dialog.get_by_label("Name").fill(name)
    await dialog.get_by_label("Language").select_option("de")
    await dialog.get_by_role("button", name="Add", exact=True).click()
    self_entry = table.page.locator(".person.is-self")
    await expect(self_entry).to_contain_text(name)
    await expect(self_entry).to_contain_text("Deutsch")
    await table.box.fill("hello")
    await table.page.keyboard.press("Enter")
    said = await table.shows("hello")
    await expect(said.locator(".name")).to_have_text(name)
    await self_entry.get_by_role("button", name="Change name or language").click()
    await dialog.get_by_label("Language").select_option("da")
    await dialog.get_by_role("button", name="Save").click()
    await expect(table.page.get_by_role("heading", name="Personer")).to_be_visible()
    assert next(p for p in table.sandbox.world.people.values() if p.name == name).locale == "da"
    await expect(table.page.locator("html")).to_have_attribute("lang", "da")


async def test_a_newcomer_is_told_what_to_do_first(fresh: Table) -> None:
    table = fresh
    hint = table.page.locator(".hint")
    await expect(hint).to_contain_text("New here? Begin with /garden new")
    await hint.get_by_role("button", name="/garden new").click()
    await expect(table.form).to_be_visible()
    await table.page.get_by_role("button", name="Leave the command").click()
    await table.page.get_by_role("button", name="Hide this hint").click()
    await expect(hint).to_have_count(0)
    await table.page.reload()
    await table.ready()
    await expect(hint).to_have_count(0)


async def test_the_bots_direct_messages_have_a_place_of_their_own(fresh: Table) -> None:
    user = await fresh.bot.fetch_user(int(fresh.person_id("Mia")))
    await user.send("Your game waits.")
    place = fresh.page.get_by_role("heading", name="Direct messages")
    await expect(place).to_be_visible()
    entry = fresh.page.locator(".channel", has_text="Allotment")
    await entry.click()
    await fresh.shows("Your game waits.")
    await fresh.become("Tom")
    await expect(place).to_have_count(0)
    await expect(fresh.messages.filter(has_text="Your game waits.")).to_have_count(0)


async def test_several_servers_stand_apart(fresh: Table) -> None:
    guild = fresh.sandbox.add_guild("Second Allotment")
    await fresh.page.reload()
    await fresh.ready()
    for name in ("The Allotment", "Second Allotment"):
        await expect(fresh.page.get_by_role("heading", name=name, level=2)).to_be_visible()
    channel = next(c for c in fresh.sandbox.world.channels.values() if c.guild_id == guild.id)
    await fresh.page.locator(f'.channel[data-channel="{channel.id}"]').click()
    await expect(fresh.page.locator(".top-name")).to_have_text("general")
    await fresh.box.fill("hello there")
    await fresh.page.keyboard.press("Enter")
    await fresh.shows("hello there")


async def test_a_private_channel_is_only_there_for_those_who_see_it(fresh: Table) -> None:
    hidden = fresh.sandbox.add_channel("shed")
    entry = fresh.page.locator(f'.channel[data-channel="{hidden.id}"]')
    await expect(entry).to_be_visible()
    fresh.sandbox.deny(hidden, "view_channel", person_id=fresh.person_id("Mia"))
    await expect(entry).to_have_count(0)
    await fresh.become("Tom")
    await expect(entry).to_be_visible()


async def test_a_bot_that_goes_away_and_a_server_that_starts_again_are_told_and_overcome(
    browser: Browser, tmp_path: Path
) -> None:
    first = Sandbox(data=tmp_path)
    await first.start()
    port = int(first.page_url.rsplit(":", 1)[1].strip("/"))
    async with (
        running_bot(first.api_base, first.gateway_url, first.token) as bot,
        opened(browser, first, bot, {"width": 1280, "height": 900}) as table,
    ):
        table.forgiven = ["WebSocket", "Failed to load resource", "ERR_CONNECTION"]
        await table.box.fill("before the fall")
        await table.page.keyboard.press("Enter")
        await table.shows("before the fall")
        await bot.close()
        await expect(table.page.locator(".banner")).to_contain_text("Allotment is offline")
        await first.close()
        await expect(table.page.get_by_role("alert").filter(has_text="connection")).to_contain_text("Trying again")
        await table.box.fill("lost?")
        await table.page.keyboard.press("Enter")
        await expect(table.page.locator(".composer-note")).to_contain_text("Not sent")
        await expect(table.box).to_have_value("lost?")
        second = Sandbox(data=tmp_path, port=port)
        await second.start()
        try:
            async with running_bot(second.api_base, second.gateway_url, second.token):
                await expect(table.page.locator(".banner")).to_have_count(0, timeout=12000)
                await table.shows("before the fall")
                await table.box.focus()
                await table.page.keyboard.press("Enter")
                await table.shows("lost?")
                await table.command("garden secret")
                await table.shows("psst, the seed")
        finally:
            await second.close()
