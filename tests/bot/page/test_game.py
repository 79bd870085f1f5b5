"""What a newcomer does: starts the sandbox, and plays a whole game on its page, with a restart in the middle."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from playwright.async_api import Browser, ViewportSize, expect

from tests.bot.page.player import DESKTOP, PHONE, Player, go, playing
from tests.bot.page.test_turn import begun
from tests.bot.room import Room
from words import words_in

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="session"),
    pytest.mark.xdist_group("page-of-the-bot"),
]

HOME = Path(__file__).parents[3]
TURNS = 15


@asynccontextmanager
async def running(data: Path, language: str, port: int = 0) -> AsyncIterator[str]:
    """`allotment sandbox`, once the bot is online in it; its address. Ended as by Ctrl-C."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--no-browser", "--port", str(port), "--data", str(data)),
        cwd=HOME, env={**os.environ, "ALLOTMENT_LANGUAGE": language}, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    try:
        said = (await process.stdout.readline()).decode()
        address = said.split()[-1]
        if port == 0:
            while "#" not in (await process.stdout.readline()).decode():
                pass
        await online(address)
        yield address
    finally:
        process.send_signal(signal.SIGINT)
        await process.stdout.read()
        assert await process.wait() == 0


async def online(address: str) -> Any:
    """Waits until the bot is there; the world as the page is told it."""
    async with aiohttp.ClientSession() as session:
        while True:
            async with session.get(f"{address.rstrip('/')}/play/world") as answer:
                world = await answer.json()
            if world["bot_online"]:
                return world
            await asyncio.sleep(0.1)


async def go_to_the_game(player: Player, address: str) -> None:
    """Goes to the table's thread and opens the panel of a turn."""
    [thread] = [channel for channel in (await online(address))["channels"] if "thread_metadata" in channel]
    await go(player, thread["id"])
    await expect(player.table).to_be_visible()
    await player.press(player.table.get_by_role("button", name="My turn"))


@pytest.mark.soak
@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("da", PHONE)])
async def test_a_newcomer_plays_a_whole_game_to_its_score_sheet(
    tmp_path: Path, chromium: Browser, language: str, size: ViewportSize
) -> None:
    words = words_in(language)
    async with running(tmp_path, language) as address:
        port = int(address.rstrip("/").rpartition(":")[2])
        async with playing(chromium, address, None, words, size) as player:
            await go_to_the_game(player, address)
            for _ in range(7):
                await player.choose_on()
                await player.press(player.button(player.panel, "bot-button-end"))
            await player.choose()
            marks = await player.marks()
    async with running(tmp_path, language, port) as address, playing(chromium, address, None, words, size) as player:
        await go_to_the_game(player, address)
        assert await player.marks() == marks, "the turn stands where it was left"
        await player.press(player.button(player.panel, "bot-button-undo"))
        for number in range(8, TURNS + 1):
            await player.choose_on()
            await expect(player.panel).to_contain_text(f"{number} ")
            await player.press(player.button(player.panel, "bot-button-end"))
        await expect(player.table).to_contain_text("Total")
        await player.sees_pictures(player.table, 2)
        await player.stays_within()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "name", "language", "size"),
    [
        ("cottage_garden", "Mia", "en", DESKTOP),
        ("cottage_garden", "Åse", "da", PHONE),
        ("gartenbau", "Tom", "en", PHONE),
        ("gartenbau", "Jørgen", "da", DESKTOP),
    ],
)
async def test_whoever_only_answers_what_the_panel_asks_comes_to_the_end_of_any_game(  # noqa: PLR0917
    house: Room, chromium: Browser, game: str, name: str, language: str, size: ViewportSize
) -> None:
    user, words = house.user(name), words_in(language)
    public = await begun(house, user, game)
    async with playing(chromium, house.sandbox.page_url, user.id, words, size) as player:
        await go(player, public.channel_id)
        await player.press(player.table.get_by_role("button", name="My turn"))  # the server's language is English
        end = player.button(player.panel, "bot-button-end")
        turns = 0
        while True:
            await player.choose_on()
            if not await end.count():
                break
            await player.press(end)
            turns += 1
        assert turns >= 15
        own = player.page.locator("article.private").filter(has_text=words.say("bot-score-total")).last
        await expect(player.button(own, "bot-button-score")).to_be_visible()
        await expect(player.table).to_contain_text("Total")
        await player.sees_pictures(player.table, 2)
        await player.stays_within()
