"""Peak memory of the bot with one open table and with a thousand of all games in turn, each of them looked at."""

import asyncio
import tempfile
from itertools import cycle, islice
from pathlib import Path

from bench.programs import OURS, program
from bot.people import Person
from bot.store.sqlite import open_store
from bot.tables import Tables
from rules.registry import games
from sandbox.server import Sandbox
from sandbox.user import User

MANY = 1000
DRAWN = 20
"""Of so many tables the panel is drawn as well."""


async def open_tables(database: Path, count: int, sandbox: Sandbox, user: User) -> None:
    """Fills a database with games in progress in which the user is to act."""
    host = Person(int(user.id), user.person.name)
    every = cycle(games().values())
    async with open_store(database) as store:
        tables = Tables(store)
        for game in islice(every, count):
            seats = min(game.seat_counts)
            record = await tables.open(
                game.key,
                host,
                guild=int(sandbox.guild.id),
                channel=int(sandbox.channel.id),
                language="en",
                seats=seats,
                gardeners=seats - 1,
            )
            begun = (await tables.start(record.id, host)).record
            await tables.public.place(record.id, thread=int(sandbox.channel.id), announced=begun.ply)


async def peak(count: int) -> float:
    """The most memory that the bot's program ever held with so many tables, in megabytes."""
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox() as sandbox:
            user = sandbox.user("Tom")
            await open_tables(Path(folder) / "allotment.sqlite3", count, sandbox, user)
            async with program(OURS, sandbox, Path(folder)) as bot:
                for number in range(1, count + 1):
                    command = "garden turn" if number <= DRAWN else "garden score"
                    answer = await user.command(command, table=str(number))
                    if answer.failed:
                        raise RuntimeError(f"/{command} at table {number} was not answered")
                status = await asyncio.to_thread(Path(f"/proc/{bot.pid}/status").read_text, "ascii")
    [line] = [line for line in status.splitlines() if line.startswith("VmHWM")]
    return int(line.split()[1]) / 1024


async def measure() -> str:
    """One line: with one table, with many, and how much more that is."""
    one, many = await peak(1), await peak(MANY)
    return (
        f"peak memory of the bot with {MANY:,} open tables beside 1: ours {many:,.0f} MB, "
        f"yardstick {one:,.0f} MB, ratio {many / one:.2f}"
    )


def main() -> None:
    print(asyncio.run(measure()))


if __name__ == "__main__":
    main()
