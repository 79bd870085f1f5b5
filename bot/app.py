"""The bot, wired together: discord.py's client, the commands, the presses, and what happens while nobody acts."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import discord
import structlog
import yarl
from discord.gateway import DiscordWebSocket

from bot.commands.actions import Actions
from bot.commands.garden import Garden
from bot.commands.moves import move_commands
from bot.commands.sync import sync_commands
from bot.commands.translate import CommandWords
from bot.commands.tree import Tree
from bot.commands.typed import TypedCommands
from bot.commands.which import Which
from bot.discord_calls import acknowledge, answer
from bot.faults import report
from bot.house import House
from bot.moments import now
from bot.panels.ask_presses import AskPresses
from bot.panels.items import ITEMS, TAKEN, values_of
from bot.panels.lobby_presses import LobbyPresses
from bot.panels.look_presses import LookPresses
from bot.panels.pages import sentence_page
from bot.panels.router import Router
from bot.panels.settings_panel import SettingsPanel
from bot.panels.try_panel import TryPanel
from bot.panels.turn_panel import TurnPanel
from bot.pictures import Pictures
from bot.publishing import Publisher
from bot.settings import Settings
from bot.speech import words_for
from bot.store.sqlite import open_store
from bot.tables import Tables
from bot.tending import Tending

_log = structlog.get_logger(__name__)
AnyInteraction = discord.Interaction[Any]

PATIENCE = 5.0
"""Seconds that what is in hand may take when the bot is stopped."""
LONGEST_WAIT = 60.0
"""Seconds that a call waits when Discord asks us to slow down; what would have to wait longer is tried later."""


def find_discord_at(settings: Settings) -> None:
    """Points discord.py to the addresses of the settings, for the whole process.

    Three names of discord.py's, which has no setting for them; a test fails the day one is renamed.
    """
    if settings.api_base is not None:
        discord.http.Route.BASE = settings.api_base
    if settings.gateway_url is not None:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway_url)
    if settings.cdn_base is not None:
        discord.Asset.BASE = settings.cdn_base


class Allotment(discord.Client):
    """The bot.

    :param home: a folder for what is remembered beside the database.
    :param test_guild: a server that has the commands for itself, at once.
    :param now: the time of day, aware; tests set it.
    """

    def __init__(
        self,
        tables: Tables,
        home: Path,
        *,
        test_guild: int | None = None,
        now: Callable[[], datetime] = now,
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.1,
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self._home = home
        self._test_guild = test_guild
        self.tables = tables
        self._pictures = Pictures()
        publisher = Publisher(self, tables, self._pictures)
        self.tending = Tending(self, tables, publisher, now)
        house = House(self, tables, self._pictures, publisher)
        turns = TurnPanel(house)
        lobby = LobbyPresses(house, turns)
        tries = TryPanel(house)
        looks = LookPresses(house, turns, tries)
        typed = TypedCommands(house, Which(house), Actions(house, turns, looks, lobby))
        settings = SettingsPanel(house)
        asks = AskPresses(house, turns, typed.resume)
        self._router = Router(
            {
                "lobby": lobby.pressed,
                "table": looks.pressed,
                "look": looks.pressed,
                "turn": turns.pressed,
                "try": tries.pressed,
                "ask": asks.pressed,
                "settings": settings.pressed,
            }
        )
        self.tree = Tree(self)
        self.tree.add_command(Garden(house, typed, settings))
        for game in tables.games.values():
            self.tree.add_command(move_commands(game, typed))
        self.at_work: set[asyncio.Task[Any]] = set()
        """The tasks that are answering somebody; they are finished before we stop."""
        self._tending: set[asyncio.Task[None]] = set()
        self._took_up = False

    # What discord.py calls ----------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        self.add_dynamic_items(*ITEMS)
        await self.tree.set_translator(CommandWords())
        await sync_commands(self.tree, self._home, self._test_guild)
        self._begin(self._pictures.prepare())

    async def on_ready(self) -> None:
        _log.info("ready", bot=str(self.user), servers=len(self.guilds))
        if not self._took_up:  # on_ready comes again after a lost connection
            self._took_up = True
            self._begin(self.tending.take_up(), to_be_finished=True)
            self._begin(self.tending.run())

    async def on_interaction(self, interaction: AnyInteraction) -> None:
        """Answers what discord.py brought to nobody: it runs after those that know the interaction have begun.

        A component that has just gone from its message, one of an older version, or a form nobody waits for would
        else be dropped without a word.
        """
        if interaction.extras.get(TAKEN):
            return
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component:
            await self.pressed(interaction, custom_id, values_of(interaction))
        elif interaction.type is discord.InteractionType.modal_submit and await acknowledge(interaction):
            await answer(interaction, sentence_page(words_for(interaction).say("bot-unknown-button")))

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        error = sys.exc_info()[1]
        if error is not None:
            report(error, event=event_method)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        # Its tables stay as they are: who invites the bot again finds them with /garden show.
        _log.info("left_server", server=guild.id)

    async def close(self) -> None:
        await _break_off(self._tending)
        if self.at_work:
            _, late = await asyncio.wait(self.at_work, timeout=PATIENCE)
            if late:
                _log.warning("stopped_in_the_middle", tasks=len(late))
            await _break_off(late)  # the database will be closed; what is left is done after the next start
        await super().close()
        await asyncio.to_thread(self._pictures.close)

    # What we do -----------------------------------------------------------------------------------------------------

    async def pressed(self, interaction: AnyInteraction, custom_id: str, values: list[str]) -> None:
        """Answers a press on a button or a choice in a menu."""
        await self._router.pressed(interaction, custom_id, values)

    def _begin(self, work: Coroutine[Any, Any, None], *, to_be_finished: bool = False) -> None:
        task = asyncio.create_task(work)
        tasks = self.at_work if to_be_finished else self._tending
        tasks.add(task)
        task.add_done_callback(tasks.discard)


async def _break_off(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancels tasks, and waits until they are through with it."""
    broken_off = tuple(tasks)
    for task in broken_off:
        task.cancel()
    if broken_off:
        await asyncio.wait(broken_off)


@asynccontextmanager
async def bot_over(settings: Settings, **made: Any) -> AsyncIterator[Allotment]:
    """The bot over its database, not yet logged in; both are closed at the end whatever happens.

    :param made: what a test makes itself, for `Tables` (`draw_seed`, `now`).
    :raises StoreTrouble: if the database cannot be used.
    """
    find_discord_at(settings)
    thinking = ThreadPoolExecutor(1, thread_name_prefix="gardener")
    try:
        async with open_store(settings.database) as store:
            tables = Tables(store, executor=thinking, **made)
            async with Allotment(tables, settings.data, test_guild=settings.test_guild, **_clock(made)) as client:
                yield client
    finally:
        thinking.shutdown(wait=False, cancel_futures=True)


def _clock(made: dict[str, Any]) -> dict[str, Any]:
    return {"now": made["now"]} if "now" in made else {}


async def run(settings: Settings) -> None:
    """Runs the bot until its task is cancelled.

    :raises discord.LoginFailure: if the token is not one of Discord's.
    :raises StoreTrouble: if the database cannot be used.
    """
    if settings.token is None:
        raise ValueError("there is no token to log in with")
    async with bot_over(settings) as client:
        await client.start(settings.token)
