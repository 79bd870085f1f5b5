"""A room to play in: the sandbox, the real bot on a real database, and the people."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import aiohttp
from structlog.testing import capture_logs

from bot.app import Allotment, bot_over
from bot.people import Person
from bot.settings import Settings
from rules.table import Entry
from sandbox.pointing import pointing_at
from sandbox.seen import Answer, Picture, Seen
from sandbox.server import Sandbox
from sandbox.user import User

SEED = 7


class Clock:
    """The bot's time of day, which tests move."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 6, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def pass_days(self, days: float) -> None:
        self.moment += timedelta(days=days)


class Room:
    """Everything that a test plays with."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.folder = folder
        self.clock = Clock()
        self.log: list[Any] = []
        self._interactions = 0
        self.bot: Allotment

    @property
    def settings(self) -> Settings:
        return Settings(
            token=self.sandbox.token,
            data=self.folder,
            api_base=self.sandbox.api_base,
            gateway_url=self.sandbox.gateway_url,
            cdn_base=self.sandbox.cdn_base,
        )

    @property
    def tables(self) -> Any:
        return self.bot.tables

    @property
    def faults(self) -> list[Any]:
        """What the bot wrote to its log as a fault of ours."""
        return [line for line in self.log if line["event"] == "fault"]

    def user(self, name: str) -> User:
        return self.sandbox.user(name)

    @asynccontextmanager
    async def running(self, **made: Any) -> AsyncIterator[Allotment]:
        """The bot, logged in; closed again at the end."""
        made = {"draw_seed": lambda: SEED, "now": self.clock, **made}
        with capture_logs() as self.log:
            async with bot_over(self.settings, **made) as self.bot:
                task = asyncio.create_task(self.bot.start(self.sandbox.token))
                ready = asyncio.create_task(self.bot.wait_until_ready())
                await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
                if task.done():
                    task.result()
                yield self.bot
                await self.settle()
            await task

    async def entries(self, table_id: int) -> list[Any]:
        """The log of a table, as it stands in the database."""
        with closing(sqlite3.connect(self.settings.database)) as database:
            rows = database.execute("SELECT seat, sentence FROM moves WHERE game = ? ORDER BY ply", (table_id,))
            return [Entry(seat, text) for seat, text in rows]

    def person(self, user: User) -> Person:
        return Person(int(user.id), user.person.name)

    def next_interaction(self) -> int:
        """The number of an interaction that never went over the wire."""
        self._interactions += 1
        return self._interactions

    async def download(self, url: str) -> bytes:
        """The bytes of a picture or file."""
        async with aiohttp.ClientSession() as session, session.get(url) as answer:
            assert answer.status == 200
            return await answer.read()

    async def announced(self, table_id: int) -> None:
        """Waits until the table's newest message tells all."""
        while True:
            record = await self.tables.record(table_id)
            if record.announced == record.ply:
                return
            await self.sandbox.settle(0.02)

    async def settle(self) -> None:
        """Waits until the bot has done all that was asked of it."""
        while True:
            await self.sandbox.settle(0.02)
            if not self.bot.at_work:
                return

    # what tests do again and again ----------------------------------------------------------------------------

    async def open(self, host: User, *others: User, gardeners: int = 0, **options: Any) -> Seen:
        """A lobby in which these people sit; the message as it then is."""
        given = {"game": "pergola", "seats": 1 + len(others) + gardeners, "gardeners": gardeners, **options}
        await host.command("garden new", **given)
        lobby = await host.sees(lambda message: "Start" in labels(message) or "Begynd" in labels(message))
        for other in others:
            await other.press(lobby, "Join")
        return host.now(lobby)

    async def begin(self, host: User, *others: User, gardeners: int = 0, **options: Any) -> Seen:
        """A game that has begun; its public message, in its thread."""
        lobby = await self.open(host, *others, gardeners=gardeners, **options)
        await host.press(lobby, "Start")
        await self.settle()
        return await self.public(host if options.get("where") == "here" else host.at(lobby.id))

    async def public(self, somebody: User) -> Seen:
        """The table's newest public message where somebody looks."""
        return await somebody.sees(lambda message: not message.ephemeral and "More" in labels(message))

    async def panel(self, player: User, table: Seen, button: str = "My turn") -> Seen:
        """The player's panel, freshly opened from the public message."""
        answer = await player.at(table.channel_id).press(table, button)
        return shown(answer)


def in_turn(table: Seen, *players: User) -> list[User]:
    """The players, at the table, whoever is to act first."""
    here = [player.at(table.channel_id) for player in players]
    return sorted(here, key=lambda player: player.mention not in table.text)


def shown(answer: Answer) -> Seen:
    """The message that answers."""
    assert not answer.failed, "the application did not respond"
    assert answer.message is not None
    return answer.message


def labels(message: Seen) -> list[str]:
    """What stands on all buttons, those that cannot be pressed included."""
    return [str(button.get("label", "")) for button in message.buttons]


def file_of(picture: Picture) -> str:
    """Where a picture's file is: its address without the signature, which Discord renews each time."""
    return picture.url.partition("?")[0]


def enabled(message: Seen) -> list[str]:
    return [button["label"] for button in message.buttons if not button.get("disabled")]


def choices(panel: Seen) -> list[str]:
    """What the panel asks one to choose from, by label."""
    if panel.selects:
        return [option["label"] for option in panel.selects[0]["options"]]
    return [button["label"] for button in panel.buttons if button["style"] == 1]


async def choose(player: User, panel: Seen, number: int = 0) -> Seen:
    """Chooses the candidate at this place, and gives the panel as it then is."""
    if panel.selects:
        select = panel.selects[0]
        answer = await player.choose(panel, select["custom_id"], select["options"][number]["value"])
    else:
        asked = [button for button in panel.buttons if button["style"] == 1]
        answer = await player.press(panel, asked[number]["custom_id"])
    return shown(answer)


async def play_turn(player: User, panel: Seen, *, end: str = "End turn") -> Seen:
    """Chooses whatever comes first until nothing but ending is left, then ends; the panel as it then is."""
    for _ in range(60):
        if not choices(panel):
            return shown(await player.press(panel, end))
        panel = await choose(player, panel)
    raise AssertionError("the turn did not come to its end")


@asynccontextmanager
async def open_room(folder: Path) -> AsyncIterator[Room]:
    """A room with the sandbox, and no bot yet."""
    async with Sandbox() as sandbox:
        with pointing_at(sandbox):
            yield Room(sandbox, folder)
