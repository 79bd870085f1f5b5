"""The sandbox as a program of its own: `python -m sandbox --port 8080 --data DIR`."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from sandbox.save import UnreadableWorld
from sandbox.server import TOKEN, Sandbox


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="sandbox", description="A Discord of your own, on this machine only.")
    parser.add_argument("--port", type=int, default=8420, help="where it is served on 127.0.0.1 (0: any free port)")
    parser.add_argument("--data", type=Path, help="folder in which channels and messages are kept")
    parser.add_argument("--token", default=TOKEN, help="the token that the bot logs in with (default: %(default)s)")
    parser.add_argument("--real-limits", action="store_true", help="refuse too many requests, as Discord does")
    return parser.parse_args(arguments)


async def serve(given: argparse.Namespace) -> None:
    """Serve until told to stop.

    :raises OSError: when the port is taken.
    :raises UnreadableWorld: when the data folder holds something else.
    """
    sandbox = Sandbox(port=given.port, data=given.data, token=given.token, real_limits=given.real_limits)
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    async with sandbox:
        sys.stdout.write(
            f"page      {sandbox.page_url}\napi       {sandbox.api_base}\ngateway   {sandbox.gateway_url}\n"
            f"cdn       {sandbox.cdn_base}\ntoken     {sandbox.token}\n"
        )
        if sandbox.core.description is None:
            sys.stdout.write(
                "checks    Discord's API description is not here; only the hand-written rules are checked\n"
            )
        sys.stdout.flush()
        await stop.wait()


def main(arguments: list[str] | None = None) -> int:
    given = parse(arguments)
    try:
        asyncio.run(serve(given))
    except (OSError, UnreadableWorld) as error:
        sys.stderr.write(f"The sandbox could not start: {error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
