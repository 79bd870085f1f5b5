"""A whole turn on the page, with the real bot: in both languages, on a desk and on a phone."""

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from sandbox.seen import Seen
from sandbox.user import User
from tests.bot.page.player import DESKTOP, PHONE, go, playing
from tests.bot.room import Room, labels
from words import words_in

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("page-of-the-bot"),
]

PATIENCE = 60.0


async def begun(house: Room, user: User, game: str = "pergola") -> Seen:
    """The public message of a game against a computer gardener in which it is the person's turn."""
    here = user.at(house.sandbox.channel.id)
    await here.command("garden new", game=game, seats=2, gardeners=1)
    lobby = await here.sees(lambda message: "Start" in labels(message), PATIENCE)
    await here.press(lobby, "Start")
    await here.sees(lambda message: message.id == lobby.id and f"<#{lobby.id}>" in message.text, PATIENCE)
    there = here.at(lobby.id)
    return await there.sees(lambda message: there.mention in message.text and "My turn" in labels(message), PATIENCE)


@pytest.mark.parametrize(
    ("name", "language", "size", "game", "asked"),
    [
        ("Tom", "en", DESKTOP, "pergola", 4),
        ("Mia", "en", PHONE, "pergola", 4),
        ("Jørgen", "da", DESKTOP, "pergola", 4),
        ("Åse", "da", PHONE, "pergola", 4),
        ("Mia", "en", DESKTOP, "cottage_garden", 2),
        ("Åse", "da", PHONE, "cottage_garden", 2),
    ],
)
async def test_a_whole_turn_is_played_on_the_page(  # noqa: PLR0917
    house: Room, chromium: Browser, name: str, language: str, size: ViewportSize, game: str, asked: int
) -> None:
    """`asked` is how many answers the first question of a game has."""
    user = house.user(name)
    public = await begun(house, user, game)
    words = words_in(language)
    async with playing(chromium, house.sandbox.page_url, user.id, words, size) as player:
        await go(player, public.channel_id)
        await player.sees_pictures(player.table, 2)
        await player.stays_within()
        await player.press(player.table.get_by_role("button", name="My turn"))  # the server's language is English
        await expect(player.panel).to_contain_text("?")
        await player.sees_pictures(player.panel, 1)
        await expect(player.answers).to_have_count(asked)
        await expect(player.button(player.panel, "bot-button-undo")).to_be_disabled()

        await player.choose()
        back = player.button(player.panel, "bot-button-back")
        await player.press(back if await back.count() else player.button(player.panel, "bot-button-undo"))
        await expect(player.answers).to_have_count(asked)
        await player.choose_on()
        await player.sees_pictures(player.panel, 1)
        await expect(player.panel).to_contain_text(words.say("bot-turn-may-end"))

        before = await player.table.get_attribute("data-message-id")
        await player.press(player.button(player.panel, "bot-button-end"))
        newest = player.page.locator(f'li.message[data-message-id="{before}"] ~ li.message').filter(
            has=player.page.get_by_role("button", name="My turn")
        )
        await expect(newest).to_have_count(1)
        await player.sees_pictures(player.table, 2)
        former = player.page.locator(f'li.message[data-message-id="{before}"]')
        await expect(former.locator("[data-custom-id]")).to_have_count(0)
        await player.stays_within()


async def test_a_turn_is_played_by_the_enter_key_alone(house: Room, chromium: Browser) -> None:
    """Each answer leads the focus to the next question, the last one to the end of the turn."""
    user, words = house.user("Mia"), words_in("en")
    public = await begun(house, user, "cottage_garden")
    async with playing(chromium, house.sandbox.page_url, user.id, words, DESKTOP) as player:
        await go(player, public.channel_id)
        await player.press(player.table.get_by_role("button", name="My turn"))
        await player.answers.first.focus()
        end, keyboard = player.button(player.panel, "bot-button-end"), player.page.keyboard
        for _ in range(6):
            before = await player.marks()
            if await player.panel.get_by_role("combobox").count():
                await keyboard.press("Enter")
                await expect(player.page.get_by_role("option").first).to_be_focused()
            await keyboard.press("Enter")
            while await player.marks() == before:
                await player.page.wait_for_timeout(50)
            if await end.is_enabled():
                break
        await expect(end).to_be_focused()
        await expect(player.panel).to_contain_text(words.say("bot-turn-may-end"))
