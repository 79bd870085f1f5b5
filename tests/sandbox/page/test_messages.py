"""How messages look and what can be done with them."""

import re

import discord
import pytest
from playwright.async_api import expect

from tests.sandbox.page.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_layout_shows_every_part(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await expect(message.locator(".container.accented")).to_have_css("border-left-color", "rgb(111, 174, 78)")
    await expect(message.get_by_role("heading", name="Pergola · turn 9 of 15")).to_be_visible()
    await expect(message.locator("strong", has_text="Åse's")).to_be_visible()
    await expect(message.get_by_role("img", name="A garden with a golden pond in the middle.")).to_be_visible()
    await expect(
        message.locator(".section").filter(has_text="Bed 4").get_by_role("button", name="Water")
    ).to_be_visible()
    await expect(message.locator(".section .thumbnail img")).to_have_attribute("alt", "A small pond")
    await expect(message.locator("hr.separator.wide")).to_have_count(1)
    await expect(message.get_by_role("combobox", name="Where does the butterfly land?")).to_be_visible()
    await expect(message.get_by_role("combobox", name="Two or three beds")).to_contain_text("South bed")
    await expect(message.get_by_role("button", name="Off", exact=True)).to_be_disabled()
    await expect(message.locator("small", has_text="Ends").locator("time")).to_contain_text("in 73 years")
    await expect(message.locator(".display").last).to_contain_text("Outside of the box.")
    await expect(message.locator(".lead")).to_contain_text("Mia used /garden show")


async def test_a_message_of_the_older_kind_shows_text_picture_file_embed_and_buttons(table: Table) -> None:
    await table.command("garden plain")
    message = await table.shows("The board as it stands")
    await expect(message.get_by_role("img", name="The board")).to_be_visible()
    await expect(message.get_by_role("link", name="game.txt")).to_have_attribute(
        "href", re.compile(r"/attachments/.+game\.txt")
    )
    embed = message.locator(".embed")
    await expect(embed.locator(".embed-title")).to_have_text("Score")
    await expect(embed.locator("dt")).to_have_text(["Bees", "Leaves"])
    await expect(embed.locator(".embed-foot")).to_have_text("after turn 3")
    for name in ("Primary", "Secondary", "Danger"):
        await expect(message.get_by_role("button", name=name)).to_be_enabled()
    await expect(message.get_by_role("button", name="🐞")).to_be_enabled()
    await expect(message.get_by_role("button", name="Not now")).to_be_disabled()
    link = message.get_by_role("link", name="Rules")
    await expect(link).to_have_attribute("href", "https://example.org/rules")
    await expect(link).to_have_attribute("rel", re.compile("noopener"))


async def test_a_picture_opens_large_with_its_words_and_escape_closes_it(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    opener = message.get_by_role("button", name="Open the picture large: A garden with a golden pond")
    await opener.focus()
    await table.page.keyboard.press("Enter")
    viewer = table.page.get_by_role("dialog", name="Picture")
    large = viewer.get_by_role("img")
    await expect(large).to_be_visible()
    await expect(viewer.locator(".caption")).to_have_text("A garden with a golden pond in the middle.")
    box = await large.bounding_box()
    assert box is not None
    assert box["width"] > 900
    await table.page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)
    await expect(opener).to_be_focused()


async def test_a_picture_keeps_its_room_before_it_is_loaded(table: Table) -> None:
    async def never(_route: object) -> None:
        """Leaves the request open."""

    await table.page.route("**/attachments/**", never)
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    box = await message.locator(".picture.whole").bounding_box()
    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(1200 / 900, rel=0.01)
    assert box["width"] > 500
    await table.page.unroute_all(behavior="ignoreErrors")


async def test_a_new_picture_has_the_former_of_its_shape_behind_it_until_it_is_there(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await expect(message.locator(".picture.whole.loaded")).to_be_visible()
    behind = await table.page.evaluate("""async () => {
        const { gallery, keepPictures } = await import("/static/js/media.js");
        const before = document.querySelector(".picture.whole.loaded").closest(".gallery");
        const [after, other] = [[1200, 900], [900, 900]].map(([width, height]) =>
            gallery([{ url: `${location.origin}/static/icon.svg`, width, height }]));
        for (const each of [after, other]) keepPictures(before, each);
        const frames = [after, other].map((each) => each.querySelector(".picture").style);
        const first = frames.map((frame) => frame.backgroundImage.includes(before.querySelector("img").src));
        before.replaceWith(after);
        await new Promise((done) => after.querySelector("img").addEventListener("load", done));
        return [...first, frames[0].backgroundImage];
    }""")
    assert behind == [True, False, ""]


async def test_the_second_click_of_a_double_one_opens_no_picture(table: Table) -> None:
    """It was meant for a button: what answers the first moves the messages up under the pointer."""
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    opener = message.get_by_role("button", name="Open the picture large: A garden with a golden pond")
    await opener.dispatch_event("click", {"detail": 2})
    await expect(table.page.get_by_role("dialog", name="Picture")).to_have_count(0)
    await opener.dispatch_event("click", {"detail": 1})
    await expect(table.page.get_by_role("dialog", name="Picture")).to_be_visible()


async def test_a_press_is_answered_for_its_person_alone_and_can_be_dismissed(table: Table) -> None:
    await table.command("garden plain")
    message = await table.shows("The board as it stands")
    await message.get_by_role("button", name="Primary").click()
    answer = await table.shows("Mia pressed primary.")
    await expect(answer).to_contain_text("Only you can see this")
    await table.become("Tom")
    await table.shows("The board as it stands")
    await expect(table.messages.filter(has_text="Mia pressed primary.")).to_have_count(0)
    await table.become("Mia")
    answer = await table.shows("Mia pressed primary.")
    await answer.get_by_role("button", name="Dismiss message").click()
    await expect(table.messages.filter(has_text="Mia pressed primary.")).to_have_count(0)
    await table.page.reload()
    await table.ready()
    await table.shows("The board as it stands")
    await expect(table.messages.filter(has_text="Mia pressed primary.")).to_have_count(0)


async def test_a_press_that_nobody_answers_says_so_below_the_message(table: Table) -> None:
    await table.command("garden plain")
    message = await table.shows("The board as it stands")
    button = message.get_by_role("button", name="Danger")
    await button.click()
    await expect(button).to_have_attribute("aria-busy", "true")
    await message.get_by_role("button", name="Primary").click(force=True)  # one at a time, as in Discord
    await expect(message.get_by_role("alert")).to_contain_text("This interaction failed")
    await expect(button).not_to_have_attribute("aria-busy", "true")
    await expect(table.messages.filter(has_text="Mia pressed primary.")).to_have_count(0)


async def test_a_command_that_nobody_answers_says_so_and_is_there_again(table: Table) -> None:
    await table.command("garden silent")
    sending = table.messages.filter(has_text="Sending the command")
    await expect(sending).to_be_visible()
    failed = await table.shows("The app did not respond")
    await expect(failed).to_contain_text("Mia used /garden silent")
    await expect(table.form).to_be_visible()
    await failed.get_by_role("button", name="Dismiss message").click()
    await expect(table.messages.filter(has_text="did not respond")).to_have_count(0)


async def test_a_late_answer_thinks_first(table: Table) -> None:
    await table.command("garden slow")
    await table.shows("Allotment is thinking…")
    thought = await table.shows("thought of it")
    await expect(thought.locator(".edited")).to_have_count(0)
    await expect(table.messages.filter(has_text="is thinking")).to_have_count(0)


async def test_an_edit_keeps_the_focus_and_the_picture(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await expect(message.locator(".picture.whole.loaded")).to_be_visible()
    await message.locator(".picture.whole img").evaluate("image => (window.before = image)")
    await message.get_by_role("button", name="Counted 0").focus()
    for number in range(1, 4):
        await table.page.keyboard.press("Enter")
        counted = message.get_by_role("button", name=f"Counted {number}")
        await expect(counted).to_be_focused()
        await expect(counted).to_be_enabled()
    await expect(message.locator(".edited")).to_have_text("(edited)")
    assert await message.locator(".picture.whole img").evaluate("image => image === window.before")


async def test_a_single_select_sends_the_choice_by_keyboard(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    select = message.get_by_role("combobox", name="Where does the butterfly land?")
    await select.focus()
    await table.page.keyboard.press("ArrowDown")
    await expect(table.offers).to_have_count(10)
    await expect(table.offers.first).to_be_focused()
    await expect(table.offers.first).to_contain_text("+1 points")
    await table.page.keyboard.press("ArrowDown")
    await table.page.keyboard.press("ArrowDown")
    await table.page.keyboard.press("Enter")
    await table.shows("chose pea")
    await expect(select).to_contain_text("3 · Pea")


async def test_a_long_select_can_be_searched_and_escape_changes_nothing(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    select = message.get_by_role("combobox", name="Where does the butterfly land?")
    await select.click()
    await table.page.keyboard.type("lav")
    await expect(table.offers.filter(visible=True)).to_have_count(1)
    await table.page.keyboard.press("Escape")
    await expect(table.offers).to_have_count(0)
    await expect(select).to_be_focused()
    await select.click()
    await table.page.keyboard.type("lav")
    await table.page.keyboard.press("Enter")
    await table.shows("chose lavender")
    await expect(table.messages.filter(has_text="chose")).to_have_count(1)


async def test_a_select_of_several_holds_to_its_numbers(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await message.get_by_role("combobox", name="Two or three beds").click()
    done = table.page.get_by_role("button", name="Done")
    await expect(table.page.get_by_role("option", name="South bed")).to_have_attribute("aria-selected", "true")
    await expect(done).to_be_disabled()
    await table.page.get_by_role("option", name="North bed").click()
    await table.page.get_by_role("option", name="East bed").click()
    await expect(table.page.get_by_role("option", name="West bed")).to_have_attribute("aria-disabled", "true")
    await table.page.get_by_role("option", name="West bed").click(force=True)
    await done.click()
    await table.shows("chose North bed, South bed, East bed")


async def test_a_list_closes_when_its_message_changes_below_it(table: Table) -> None:
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await message.get_by_role("combobox", name="Where does the butterfly land?").click()
    await expect(table.offers).to_have_count(10)
    tom = table.sandbox.user("Tom", table.channel)
    await tom.press(tom.latest(), "Counted 0")
    await expect(message.get_by_role("button", name="Counted 1")).to_be_visible()
    await expect(table.offers).to_have_count(0)
    await expect(table.messages.filter(has_text="chose")).to_have_count(0)


async def test_a_press_on_something_gone_says_what_is_so(table: Table) -> None:
    table.forgiven = ["422"]
    await table.command("garden show")
    message = await table.shows("Pergola · turn 9")
    await table.page.evaluate(
        """async () => {
            const { state, putMessage, tell } = await import('/static/js/store.js');
            const last = state.messages.get(state.channel).at(-1);
            const components = JSON.parse(JSON.stringify(last.components).replace('"count"', '"gone"'));
            putMessage({ ...last, components });
            tell('messages', { channel: state.channel });
        }"""
    )
    await message.get_by_role("button", name="Counted 0").click()
    await expect(message.get_by_role("alert")).to_contain_text("not on the message any more")


async def test_several_pictures_are_tiles_and_the_viewer_walks_through_them(table: Table) -> None:
    await table.command("garden many")
    message = await table.shows("Who begins?")
    tiles = message.locator(".gallery .picture")
    await expect(tiles).to_have_count(3)
    await tiles.nth(1).click()
    viewer = table.page.get_by_role("dialog", name="Picture")
    caption = viewer.locator(".caption")
    await expect(caption).to_have_text("Picture 1")
    await table.page.keyboard.press("ArrowRight")
    await expect(caption).to_have_text("Picture 2")
    await viewer.get_by_role("button", name="Next picture").click()
    await expect(caption).to_have_text("Picture 0")
    await table.page.keyboard.press("ArrowLeft")
    await expect(caption).to_have_text("Picture 2")
    await table.page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)


async def test_what_is_veiled_is_shown_when_asked_for(table: Table) -> None:
    await table.command("garden many")
    message = await table.shows("Who begins?")
    picture = message.get_by_role("button", name="Show the spoiler")
    await picture.click()
    await expect(table.page.get_by_role("dialog")).to_have_count(0)
    await expect(message.get_by_role("button", name="Open the picture large: Picture 2")).to_be_visible()
    veil = message.locator(".veil")
    await expect(veil.locator(".container")).to_have_attribute("inert", "")
    await veil.get_by_role("button", name="Spoiler").click()
    await expect(veil.locator(".container")).not_to_have_attribute("inert", "")
    await expect(veil.get_by_text("The seed is 7.")).to_be_visible()


async def test_a_file_in_a_layout_can_be_fetched(table: Table) -> None:
    await table.command("garden many")
    message = await table.shows("Who begins?")
    async with table.page.expect_download() as fetching:
        await message.get_by_role("link", name="game.txt").click()
    fetched = await fetching.value
    assert (await fetched.path()).read_bytes() == b"take 2\n" * 300


async def test_people_and_channels_can_be_selected(table: Table) -> None:
    await table.command("garden many")
    message = await table.shows("Who begins?")
    await message.get_by_role("combobox", name="Who begins?").click()
    await table.page.get_by_role("option", name="Jørgen").click()
    await table.shows("chose Jørgen")
    await table.messages.filter(has_text="Where?").get_by_role("combobox", name="Where?").click()
    await expect(table.page.get_by_role("option", name=table.channel.name, exact=True)).to_be_visible()
    await table.page.keyboard.press("Escape")


async def test_an_answer_names_what_it_answers_and_leads_there(table: Table) -> None:
    first = await table.say_as_bot("Whose **turn** is it?")
    channel = table.bot.get_channel(int(table.channel.id))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("Mia's.", reference=channel.get_partial_message(int(first)))
    answer = await table.shows("Mia's.")
    quoted = answer.get_by_role("button", name="Allotment Whose turn is it?")
    await quoted.click()
    await expect(table.page.locator(f'[data-message-id="{first}"]')).to_be_focused()
    await channel.get_partial_message(int(first)).delete()
    await expect(table.messages).to_have_count(1)
    await table.page.reload()
    await table.ready()
    await expect(answer.locator(".lead")).to_have_text("The first message was deleted.")
