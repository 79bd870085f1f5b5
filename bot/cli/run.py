"""`allotment run`: the bot, in Discord when there is a token, else in the sandbox."""

import argparse
import asyncio
import signal
import sys
from typing import Any

import aiohttp
import discord

from bot.cli import sandbox
from bot.cli.common import Subparsers, fail, say, words_of
from bot.logging import set_up_logging
from bot.settings import Settings


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser("run", help="run the bot (what happens without a command)", description=__doc__)
    parser.add_argument("--leashed", action="store_true", help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, settings: Settings) -> int:
    if settings.token is None:
        say(words_of(settings).say("run-no-token"))
        return sandbox.serve(sandbox.Wish(data=settings.data / "sandbox"), settings)
    set_up_logging(settings.log_level, settings.token)
    try:
        asyncio.run(_serve(settings, leashed=args.leashed))
    except discord.LoginFailure:
        fail("run-wrong-token")
    except (aiohttp.ClientConnectionError, TimeoutError, discord.DiscordServerError) as error:
        fail("run-no-connection", reason=str(error) or type(error).__name__, code=1)
    return 0


async def _serve(settings: Settings, *, leashed: bool) -> None:
    """The bot until it is told to stop."""
    from bot.app import run as run_bot  # noqa: PLC0415  loads all of the bot, which `--help` has no use for

    task = asyncio.current_task()
    assert task is not None  # noqa: S101  a coroutine that runs is in a task
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, task.cancel)
    if leashed:
        loop.add_reader(sys.stdin, _slip, loop, task)
    try:
        await run_bot(settings)
    except asyncio.CancelledError:
        task.uncancel()  # told to stop: everything is closed and the program ends well


def _slip(loop: asyncio.AbstractEventLoop, task: "asyncio.Task[Any]") -> None:
    """Standard input can be read, which is to say that whoever started us is gone."""
    loop.remove_reader(sys.stdin)
    task.cancel()
