"""A program that plays at a table of Seedlings and is killed, or plays against another one: `child FILE WHAT ...`.

It says on standard output what it has done, a line each, and then waits to be killed if it is told to.
"""

import asyncio
import itertools
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.people import Person
from bot.store.sqlite import SqliteStore, open_store
from bot.table_errors import TableError
from bot.tables import Tables
from tests.bot.tables.seedlings import SEEDLINGS

AASE = Person(11, "Åse")


def say(text: str) -> None:
    print(text, flush=True)  # noqa: T201


async def play(store: SqliteStore, game: str, *sentences: str) -> None:
    """Plays the sentences one by one and waits to be killed."""
    tables = Tables(store, games={"seedlings": SEEDLINGS})
    for number, text in enumerate(sentences, start=1):
        await tables.play(int(game), AASE, text, ply=None, interaction=number)
    say("played")
    await asyncio.sleep(60)


async def stop_inside_a_transaction(store: SqliteStore, game: str) -> None:
    """Waits to be killed with half a step written."""
    async with store._connections.transaction() as writer:
        await writer.execute("UPDATE games SET ply = ply + 1 WHERE id = ?", (int(game),))
        await writer.execute("INSERT INTO moves VALUES (?, 1, 0, 'bid 2', 'now', NULL)", (int(game),))
        say("written")
        await asyncio.sleep(60)


async def race(store: SqliteStore, game: str, first_interaction: str, rounds: str) -> None:
    """Presses the same buttons as another process, again and again; says how many presses made a move."""
    tables = Tables(store, games={"seedlings": SEEDLINGS})
    interactions = itertools.count(int(first_interaction))
    made = 0
    for ply in range(int(rounds)):
        while (await tables.record(int(game))).ply < ply:  # noqa: ASYNC110  what is awaited is another process
            await asyncio.sleep(0.001)
        text = "bid 2" if ply % 2 == 0 else None
        try:
            if text:
                await tables.play(int(game), AASE, text, ply=ply, interaction=next(interactions))
            else:
                await tables.undo(int(game), AASE, ply=ply, interaction=next(interactions))
            made += 1
        except TableError as refused:
            say(f"refused {refused.sentence.key}")
    say(f"made {made}")


async def write(store: SqliteStore, channel: str, times: str) -> None:
    """Opens so many tables, all at once."""
    tables = Tables(store, games={"seedlings": SEEDLINGS})
    await asyncio.gather(
        *(
            tables.open("seedlings", AASE, guild=1, channel=int(channel), language="en", seats=2)
            for _ in range(int(times))
        )
    )


async def main(file: str, what: str, *rest: str) -> None:
    doings: dict[str, Callable[..., Awaitable[None]]] = {
        "play": play,
        "stop": stop_inside_a_transaction,
        "race": race,
        "write": write,
    }
    async with open_store(Path(file)) as store:
        await doings[what](store, *rest)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
