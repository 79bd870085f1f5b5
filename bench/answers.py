"""A slash command answered with a picture, beside a bare discord.py bot that sends a ready PNG of the same size.

Both bots are programs of their own over sandboxes of their own in this process, and are asked in turns, so that
whatever else the machine does hits both. Times are from sending the command to seeing the answer with its picture.
"""

import asyncio
import statistics
import tempfile
import time
import zlib
from io import BytesIO
from itertools import cycle
from pathlib import Path

import aiohttp
from PIL import Image

from bench.bare import PICTURE
from bench.programs import BARE, OURS, program
from sandbox.seen import Seen
from sandbox.server import Sandbox
from sandbox.user import User

ROUNDS = 60


async def download(url: str) -> bytes:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return await answer.read()


def png_of(size: int) -> bytes:
    """A PNG of exactly so many bytes."""
    out = BytesIO()
    Image.new("RGB", (1200, 880), "#3b7a57").save(out, "PNG")
    png = out.getvalue()
    head, end = png[:-12], png[-12:]
    text = b"Comment\0" + b"." * (size - len(png) - 12 - 8)
    chunk = len(text).to_bytes(4, "big") + b"tEXt" + text + zlib.crc32(b"tEXt" + text).to_bytes(4, "big")
    return head + chunk + end


async def table_of(user: User) -> User:
    """The user at a table that is being played."""
    await user.command("garden new", game="pergola", seats=2, gardeners=1)
    lobby = await user.sees(lambda message: any(button.get("label") == "Start" for button in message.buttons))
    await user.press(lobby, "Start")
    return user.at(lobby.id)


async def timed(user: User, command: str, **options: str) -> tuple[float, Seen]:
    """How long a command took to its answer, in milliseconds, and the answer."""
    start = time.perf_counter()
    answer = await user.command(command, **options)
    taken = (time.perf_counter() - start) * 1000
    if answer.failed or answer.message is None or not answer.message.pictures:
        raise RuntimeError(f"/{command} was not answered with a picture: {answer}")
    return taken, answer.message


async def measure() -> list[str]:
    """Two lines: the picture at hand, and drawn anew for each answer."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        async with Sandbox() as one, Sandbox() as other, program(OURS, one, home):
            player = await table_of(one.user("Tom"))
            _, panel = await timed(player, "garden turn")
            picture = await download(panel.pictures[0].url)
            (home / PICTURE).write_bytes(png_of(len(picture)))
            async with program(BARE, other, home):
                return await _compare(player, other.user("Tom"), len(picture))


async def _compare(player: User, asker: User, size: int) -> list[str]:
    at_hand, anew, bare = [], [], []
    steps = cycle([("garden move", {"sentence": "take 1"}), ("garden undo", {})])
    for _ in range(ROUNDS):
        at_hand.append((await timed(player, "garden turn"))[0])
        bare.append((await timed(asker, "picture"))[0])
        command, options = next(steps)
        anew.append((await timed(player, command, **options))[0])
        bare.append((await timed(asker, "picture"))[0])
        await timed(player, "garden turn")  # draws what the next round has at hand
    yardstick = statistics.median(bare)
    return [
        line(
            f"slash command answered with a picture ({size // 1000} kB) at hand",
            statistics.median(at_hand),
            yardstick,
        ),
        line("slash command that moves, its picture drawn anew", statistics.median(anew), yardstick),
    ]


def line(name: str, ours: float, yardstick: float) -> str:
    """One measurement."""
    return f"{name}: ours {ours:.1f} ms, yardstick {yardstick:.1f} ms, ratio {ours / yardstick:.2f}"


def main() -> None:
    print("\n".join(asyncio.run(measure())))


if __name__ == "__main__":
    main()
