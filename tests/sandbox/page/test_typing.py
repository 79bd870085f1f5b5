"""Writing messages and commands."""

import re

import pytest
from playwright.async_api import expect

from tests.sandbox.page.table import Table

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


async def test_a_whole_command_is_written_with_the_keyboard_alone(table: Table) -> None:
    keys = table.page.keyboard
    await table.box.focus()
    await keys.type("/ne")
    await expect(table.page.get_by_role("option", name="/garden new")).to_have_attribute("aria-selected", "true")
    await keys.press("Tab")
    seats = table.page.get_by_role("combobox", name="seats: How many play")
    await expect(seats).to_be_focused()
    await keys.type("3")
    await keys.press("ArrowRight")
    await expect(table.offers).to_have_count(3)
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await expect(table.page.get_by_role("combobox", name="mood: How it feels")).to_be_focused()
    await expect(table.offers).to_have_text(["Calm", "Wild"])
    await keys.press("ArrowDown")
    await keys.press("Enter")
    await keys.type("plant:")
    plant = table.page.get_by_role("combobox", name="plant: What grows")
    await expect(plant).to_be_focused()
    await expect(table.offers).to_have_count(10)
    await keys.type("butt")
    await expect(table.offers).to_have_text(["Buttercup (bed 5)"])
    await keys.press("Tab")
    await expect(plant).to_have_value("Buttercup (bed 5)")
    await keys.type("friend:jø")
    await expect(table.offers).to_have_text([re.compile("Jørgen")])
    await keys.press("Enter")
    await keys.press("Enter")
    answer = await table.shows("new: 3, wild, buttercup, Jørgen")
    await expect(answer.locator(".lead")).to_contain_text("Mia used /garden new")
    await expect(table.box).to_be_focused()
    await expect(table.box).to_have_value("")


async def test_a_missing_or_wrong_option_is_named_and_nothing_is_lost(table: Table) -> None:
    keys = table.page.keyboard
    await table.box.fill("/garden new ")
    await keys.press("Enter")
    await expect(table.page.locator(".command-error")).to_have_text("seats must be filled in.")
    seats = table.page.get_by_role("combobox", name="seats:")
    await expect(seats).to_have_attribute("aria-invalid", "true")
    for typed, said in (
        ("many", "wants a number"),
        ("2.5", "wants a whole number"),
        ("9", "must be at most 4"),
        ("0", "must be at least 1"),
    ):
        await seats.fill(typed)
        await keys.press("Enter")
        await expect(table.page.locator(".command-error")).to_contain_text(said)
        await expect(seats).to_have_value(typed)
    await seats.fill("2")
    await keys.press("Enter")
    await table.shows("new: 2, -, -, -")


async def test_a_command_may_be_pasted_whole(table: Table) -> None:
    await table.box.fill("/garden new seats:2 plant:pea mood:Wild")
    await expect(table.form).to_be_visible()
    await table.page.locator(".tail").focus()
    await table.page.keyboard.press("Enter")
    await table.shows("new: 2, wild, pea, -")


async def test_backspace_takes_a_command_apart_again(table: Table) -> None:
    keys = table.page.keyboard
    await table.box.fill("/garden new ")
    await keys.press("Backspace")
    await expect(table.form).to_have_count(0)
    await expect(table.box).to_have_value("/garden new")
    await expect(table.box).to_be_focused()
    for _ in range(3):
        await keys.press("Backspace")
    await expect(table.offers).to_have_count(11)
    await keys.press("Escape")
    await expect(table.offers).to_have_count(0)
    await expect(table.box).to_have_value("/garden ")


async def test_an_unknown_command_is_not_sent(table: Table) -> None:
    await table.box.fill("/gardne new")
    await table.page.keyboard.press("Enter")
    await expect(table.page.locator(".composer-note")).to_have_text("No command begins with “gardne new”.")
    await expect(table.box).to_have_value("/gardne new")
    await expect(table.messages).to_have_count(0)


async def test_commands_are_in_the_persons_language_and_english_is_understood(table: Table) -> None:
    await table.become("Åse")
    await table.box.fill("/")
    first = table.page.get_by_role("option", name="/have ny")
    await expect(first).to_contain_text("Begynd et spil")
    await table.box.fill("/garden new ")
    await expect(table.page.locator(".chip")).to_have_text("/have ny")
    await table.page.get_by_role("combobox", name="pladser: Hvor mange er med").fill("2")
    await table.page.locator(".tail").focus()
    await table.page.keyboard.type("stemning:")
    await expect(table.offers).to_have_text(["Roligt", "Wild"])
    await table.page.keyboard.press("Enter")
    await table.page.keyboard.press("Enter")
    await table.shows("new: 2, calm, -, -")


async def test_ordinary_messages_go_out_with_enter_and_break_with_shift(table: Table) -> None:
    await table.box.focus()
    await table.page.keyboard.type("Hello")
    await table.page.keyboard.press("Shift+Enter")
    await table.page.keyboard.type("there @jør")
    await expect(table.offers).to_have_text([re.compile("Jørgen")])
    await table.page.keyboard.press("Tab")
    await table.page.keyboard.press("Enter")
    said = await table.shows("Hello")
    await expect(said.locator("br")).to_have_count(1)
    await expect(said.locator(".mention")).to_have_text("@Jørgen")
    await expect(table.box).to_have_value("")


async def test_a_form_sends_what_was_filled_in_and_says_what_is_missing(table: Table) -> None:
    await table.command("garden plain")
    message = await table.shows("The board as it stands")
    await message.get_by_role("button", name="Secondary").click()
    form = table.page.get_by_role("dialog", name="Your garden")
    name = form.get_by_label("Name")
    await expect(name).to_be_focused()
    await name.fill("B")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 2 characters.")).to_be_visible()
    await expect(name).to_be_focused()
    await name.fill("Bo's <b>garden</b>")
    await form.get_by_label("Story").fill("It grew.\nSlowly.")
    await table.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)
    await message.get_by_role("button", name="Secondary").click()
    await expect(name).to_have_value("Bo's <b>garden</b>")  # what was written is kept
    await form.get_by_role("combobox", name="Bed").click()
    await table.page.get_by_role("option", name="East bed").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("Choose at least 1.")).to_be_visible()
    await form.get_by_role("radio", name="Fast").check()
    await form.get_by_role("checkbox", name="Bees").check()
    await form.get_by_role("checkbox", name="Ants").check()
    await form.get_by_role("button", name="Submit").click()
    answer = await table.shows("form: Bo's <b>garden</b> / It grew.")
    await expect(answer).to_contain_text("Slowly. / East bed / fast / Ants+Bees")
    await expect(form).to_have_count(0)
    await expect(answer.locator("b", has_text="garden")).to_have_count(0)


async def test_a_command_may_open_a_form(table: Table) -> None:
    await table.command("garden form")
    form = table.page.get_by_role("dialog", name="Your garden")
    await expect(form.get_by_label("Name")).to_be_focused()
    await form.get_by_role("button", name="Cancel").click()
    await expect(form).to_have_count(0)
    await expect(table.messages).to_have_count(0)


async def test_options_that_never_come_are_told_and_the_text_may_still_be_sent(table: Table) -> None:
    await table.box.fill("/garden stuck ")
    await table.page.keyboard.type("abc")
    note = table.page.locator(".suggestions-note")
    await expect(note).to_have_text("Loading options…")
    await expect(note).to_have_text("The options could not be loaded. Type again to retry.")
    await table.page.keyboard.press("Enter")
    await table.shows("stuck: abc")
