"""`allotment sandbox`: a Discord of your own with the bot in it, to play on a page in the browser."""

import argparse
import asyncio
import os
import signal
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from bot.cli.common import Subparsers, complain, fail, say, whole_number, words_of
from bot.cli.first_game import lay_out
from bot.settings import Settings
from sandbox.save import UnreadableWorld
from sandbox.server import Sandbox
from words.speech import Words

PORT = 8420
STOPPING = 10.0
"""Seconds that the bot has to end before it is made to."""
ONLINE = 60.0
"""Seconds that the bot has to come online, before the page is opened all the same."""


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants of the sandbox."""

    data: Path
    port: int = PORT
    browser: bool = True


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser(
        "sandbox", help="play on a page in the browser, on this machine only", description=__doc__
    )
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole_number("--port", 0),
        default=PORT,
        help=f"the port on 127.0.0.1 (default {PORT}; 0: any that is free)",
    )
    parser.add_argument(
        "--data", metavar="DIR", type=Path, help="where people, messages and games are kept (default: data/sandbox)"
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, settings: Settings) -> int:
    data = args.data or settings.data / "sandbox"
    return serve(Wish(data=data, port=args.port, browser=not args.no_browser), settings)


def serve(wish: Wish, settings: Settings) -> int:
    """The sandbox and the bot in it, until somebody stops them. :raises CommandError: if it cannot be served."""
    words = words_of(settings)
    try:
        return asyncio.run(_serve(wish, settings, words))
    except UnreadableWorld as error:
        fail("command-world-unreadable", folder=str(wish.data), reason=str(error), code=1)
    except OSError as error:
        reason = os.strerror(error.errno) if error.errno else str(error)
        if error.filename is not None:
            fail("command-not-written", file=str(error.filename), reason=reason, code=1)
        fail("command-port-taken", port=wish.port, reason=reason, code=1)


async def _serve(wish: Wish, settings: Settings, words: Words) -> int:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    fresh = not (wish.data / "world.json").exists()
    async with Sandbox(port=wish.port, data=wish.data) as sandbox, _bot(sandbox, wish, settings) as bot:
        say(words.say("sandbox-at", address=sandbox.page_url))
        say(words.say("sandbox-how-to-stop", folder=str(wish.data)))
        waiting = [asyncio.create_task(stop.wait()), asyncio.create_task(bot.wait())]
        welcoming = asyncio.create_task(_welcome(sandbox, wish, settings, fresh=fresh))
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in (*waiting, welcoming):
            task.cancel()
        await asyncio.gather(*waiting, welcoming, return_exceptions=True)
        failed = bot.returncode is not None and not stop.is_set()
        if failed:
            complain(words.say("command-bot-stopped", code=bot.returncode or 0))
    say(words.say("sandbox-stopped"))
    return 1 if failed else 0


async def _welcome(sandbox: Sandbox, wish: Wish, settings: Settings, *, fresh: bool) -> None:
    """When the bot is there: a game laid out for a newcomer, and the page opened."""
    words = words_of(settings)
    say(words.say("sandbox-getting-ready"))
    if await _online(sandbox) and fresh:
        say(await lay_out(sandbox, settings, words))
    if wish.browser and _has_a_screen():
        await asyncio.to_thread(webbrowser.open, sandbox.page_url)


def _has_a_screen() -> bool:
    """Whether a browser would open in a window of its own, and not take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    )


async def _online(sandbox: Sandbox) -> bool:
    """Whether the bot comes online and brings its commands, in good time."""
    for _ in range(int(ONLINE / 0.1)):
        if sandbox.gateway.online and sandbox.world.commands:
            return True
        await asyncio.sleep(0.1)
    return False


@asynccontextmanager
async def _bot(sandbox: Sandbox, wish: Wish, settings: Settings) -> AsyncIterator[asyncio.subprocess.Process]:
    """The bot as a process of its own. It ends with this one however that ends, for we hold the end of its pipe."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DISCORD_CDN_BASE": sandbox.cdn_base,
        "ALLOTMENT_DATA": str(wish.data),
        "ALLOTMENT_LANGUAGE": settings.language,
        "ALLOTMENT_LOG_LEVEL": "warning" if settings.log_level == "info" else settings.log_level,
        "ALLOTMENT_TEST_GUILD": "",
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "bot", "run", "--leashed"),
        stdin=asyncio.subprocess.PIPE,
        env=environment,
        start_new_session=True,  # so that Ctrl-C comes to us alone, and we end it in order
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), STOPPING)
        if process.returncode is None:
            process.kill()
            await process.wait()
