"""The page on a phone of 360 by 740 with fingers, and scrolling anywhere."""

import pytest
from playwright.async_api import expect

from sandbox.posts import post
from tests.sandbox.page.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SMALL = """() => [...document.querySelectorAll('button, a[href], input, textarea, select, [role=option], summary')]
    .filter(node => node.offsetParent && !node.closest('.md') && !node.matches('.skip, .quoted'))
    .map(node => [node, (node.closest('label') ?? node).getBoundingClientRect()])
    .filter(([, at]) => at.width && (at.height < 39.5 || at.width < 39.5))
    .map(([node, at]) => `${node.outerHTML.slice(0, 90)} ${at.width}x${at.height}`)"""


async def stays_within(table: Table) -> None:
    """Nothing makes the page wider than the window."""
    wide = await table.page.evaluate(
        "['html', 'body', '#scroller'].map(name => document.querySelector(name).scrollWidth)"
    )
    assert max(wide) <= 360


async def test_nothing_is_wider_than_a_phone(phone: Table) -> None:
    for command in ("show", "plain", "secret", "slow"):
        await phone.command(f"garden {command}")
    await phone.shows("thought of it")
    await phone.box.fill("W" * 300 + " https://example.org/" + "x" * 200)
    await phone.page.keyboard.press("Enter")
    await phone.shows("WWW")
    await phone.say_as_bot("```\n" + "board " * 40 + "\n```\n# " + "Z" * 90 + "\n- " + "Q" * 120)
    await phone.shows("ZZZ")
    await stays_within(phone)
    await phone.box.fill("/garden new seats:2 plant:pea mood:Wild friend:Tom")
    await expect(phone.form).to_be_visible()
    await stays_within(phone)


async def test_everything_to_press_is_big_enough_for_a_finger(phone: Table) -> None:
    for command in ("show", "plain", "secret"):
        await phone.command(f"garden {command}")
    await phone.shows("psst")
    assert "\n".join(await phone.page.evaluate(SMALL)) == ""
    await phone.box.fill("/")
    await expect(phone.offers).to_have_count(11)
    assert "\n".join(await phone.page.evaluate(SMALL)) == ""
    await phone.page.get_by_role("option", name="/garden new").tap()
    assert "\n".join(await phone.page.evaluate(SMALL)) == ""
    await phone.page.get_by_role("button", name="Leave the command").tap()
    await phone.page.get_by_role("button", name="Show people").tap()
    await expect(phone.page.get_by_role("heading", name="People")).to_be_in_viewport()
    assert "\n".join(await phone.page.evaluate(SMALL)) == ""
    await phone.page.keyboard.press("Escape")
    message = await phone.shows("The board as it stands")
    await message.get_by_role("button", name="Secondary").tap()
    await expect(phone.page.get_by_role("dialog", name="Your garden")).to_be_visible()
    assert "\n".join(await phone.page.evaluate(SMALL)) == ""


async def test_pictures_use_the_width_of_the_phone(phone: Table) -> None:
    await phone.command("garden plain")
    message = await phone.shows("The board as it stands")
    box = await message.locator(".picture.whole").bounding_box()
    assert box is not None
    assert box["width"] >= 360 - 24
    await phone.command("garden show")
    message = await phone.shows("Pergola · turn 9")
    box = await message.locator(".picture.whole").bounding_box()
    assert box is not None
    assert box["width"] >= 360 - 52  # a container has its own edges


async def test_a_command_is_written_with_fingers_alone(phone: Table) -> None:
    await phone.page.get_by_role("button", name="Commands").tap()
    await phone.page.get_by_role("option", name="/garden new").tap()
    seats = phone.page.get_by_role("combobox", name="seats: How many play")
    await expect(seats).to_be_focused()
    await phone.page.keyboard.type("2")
    await phone.page.locator(".tail").tap()
    await phone.page.get_by_role("option", name="plant").tap()
    await phone.page.get_by_role("option", name="Squash").tap()
    await phone.page.get_by_role("button", name="Send").tap()
    await phone.shows("new: 2, -, squash, -")


async def test_the_drawers_lead_to_channels_and_people_and_close(phone: Table) -> None:
    other = phone.sandbox.add_channel(f"{phone.channel.name}-shed")
    await phone.page.get_by_role("button", name="Show channels").tap()
    entry = phone.page.get_by_role("button", name=other.name)
    await expect(entry).to_be_visible()
    await entry.tap()
    await expect(phone.page.locator(".top-name")).to_have_text(other.name)
    await expect(entry).to_be_hidden()
    await phone.page.get_by_role("button", name="Show people. You are Mia").tap()
    await phone.page.get_by_role("button", name="Be Jørgen").tap()
    await expect(phone.page.get_by_role("button", name="Vis personer. Du er Jørgen")).to_be_visible()


async def test_a_select_opens_from_below_and_a_finger_chooses(phone: Table) -> None:
    await phone.command("garden show")
    message = await phone.shows("Pergola · turn 9")
    await message.get_by_role("combobox", name="Where does the butterfly land?").tap()
    sheet = phone.page.locator(".select-list")
    box = await sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"]) == (0, 360)
    assert box["y"] + box["height"] == pytest.approx(740, abs=1)
    await phone.page.get_by_role("option", name="4 · Squash").tap()
    await phone.shows("chose squash")


async def test_a_picture_opens_large_on_a_phone_and_the_cross_closes_it(phone: Table) -> None:
    await phone.command("garden show")
    message = await phone.shows("Pergola · turn 9")
    await message.get_by_role("button", name="Open the picture large: A garden").tap()
    viewer = phone.page.get_by_role("dialog", name="Picture")
    await expect(viewer.get_by_role("img")).to_be_visible()
    await viewer.get_by_role("button", name="Close").tap()
    await expect(viewer).to_have_count(0)


# scrolling, on any screen

FROM_END = """(() => {
    const s = document.getElementById('scroller');
    return s.scrollHeight - s.scrollTop - s.clientHeight;
})()"""


async def test_at_the_end_it_stays_at_the_end(table: Table) -> None:
    for number in range(25):
        await table.say_as_bot(f"line {number}")
    await table.shows("line 24")
    assert await table.page.evaluate(FROM_END) < 2
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await expect(message.locator(".picture.whole.loaded")).to_be_visible()
    assert await table.page.evaluate(FROM_END) < 2


async def test_who_reads_further_up_is_left_there_and_told(table: Table) -> None:
    for number in range(40):
        await table.say_as_bot(f"line {number}")
    await table.shows("line 39")
    await table.page.mouse.move(600, 400)
    await table.page.mouse.wheel(0, -800)
    marked = table.messages.filter(has_text="line 10")
    jumper = table.page.locator(".jumper")
    await expect(jumper).to_have_text("Jump to the newest")
    await marked.scroll_into_view_if_needed()
    before = await marked.bounding_box()
    await table.say_as_bot("something new")
    await expect(jumper).to_have_text("1 new message")
    assert await marked.bounding_box() == before
    await jumper.click()
    await expect(table.messages.filter(has_text="something new")).to_be_in_viewport()
    await expect(jumper).to_be_hidden()


async def test_older_messages_come_in_above_without_a_jump(table: Table) -> None:
    core = table.sandbox.core
    for number in range(260):
        post(core, table.channel, core.world.bot_id, {"content": f"entry {number}."})
    await table.page.reload()
    await table.ready()
    await table.shows("entry 259.")
    await expect(table.messages).to_have_count(100)
    await expect(table.page.locator(".beginning")).to_be_hidden()
    anchor = table.messages.filter(has_text="entry 165.")
    await anchor.scroll_into_view_if_needed()
    await expect(table.messages).to_have_count(200)
    await expect(anchor).to_be_in_viewport()
    await table.messages.filter(has_text="entry 62.").scroll_into_view_if_needed()
    await expect(table.messages).to_have_count(260)
    await expect(table.page.locator(".beginning")).to_be_visible()
