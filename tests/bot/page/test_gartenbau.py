"""A seedling tile is fetched and laid on the page, with the real bot: at a desk and on a phone."""

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.bot.page.player import DESKTOP, PHONE, go, playing
from tests.bot.page.test_turn import begun
from tests.bot.room import Room
from words import words_in

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("page-of-the-bot"),
]


@pytest.mark.parametrize(("name", "language", "size"), [("Tom", "en", DESKTOP), ("Åse", "da", PHONE)])
async def test_a_seedling_tile_is_laid_on_the_page(
    house: Room, chromium: Browser, name: str, language: str, size: ViewportSize
) -> None:
    user = house.user(name)
    public = await begun(house, user, game="gartenbau")
    words = words_in(language)
    async with playing(chromium, house.sandbox.page_url, user.id, words, size) as player:
        await go(player, public.channel_id)
        await player.press(player.table.get_by_role("button", name="My turn"))  # the server's language is English
        await expect(player.panel).to_contain_text(words.say("gartenbau-ask-side-side"))
        await player.sees_pictures(player.panel, 1)
        await player.choose_on()
        await player.press(player.button(player.panel, "bot-button-end"))

        await expect(player.panel).to_contain_text(words.say("gartenbau-ask-act-first"))
        await expect(player.panel).to_contain_text({"en": "no place yet", "da": "ingen plads endnu"}[language])
        await player.sees_pictures(player.panel, 1)
        await player.choose_on()
        laid = words.say("gartenbau-tell-place", squares="").strip()
        await expect(player.panel).to_contain_text(laid)
        await player.sees_pictures(player.panel, 1)
        await player.stays_within()
        await player.press(player.button(player.panel, "bot-button-end"))
        await expect(player.table).to_contain_text(words_in("en").say("gartenbau-tell-place", squares="").strip())
        await player.sees_pictures(player.table, 2)
        await player.stays_within()
