"""The sandbox's own time, which a test may move forward without waiting, and ids made from it."""

import asyncio
import time
from collections.abc import Callable

DISCORD_EPOCH = 1_420_070_400.0


class Clock:
    """Runs as fast as the real clock, and ahead of it by what `advance` added."""

    def __init__(self) -> None:
        self._start = time.time()
        self._zero = time.monotonic()
        self._ahead = 0.0
        self._moved = asyncio.Event()
        self._when_advanced: list[Callable[[], None]] = []

    def when_advanced(self, act: Callable[[], None]) -> None:
        """Have something done after each jump of time."""
        self._when_advanced.append(act)

    def now(self) -> float:
        """Seconds since 1970; never goes back."""
        return self._start + (time.monotonic() - self._zero) + self._ahead

    def advance(self, seconds: float) -> None:
        """Move time forward; whoever sleeps is woken to look again."""
        if seconds < 0:
            raise ValueError("time only goes forward")
        self._ahead += seconds
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()
        for act in self._when_advanced:
            act()

    async def sleep_until(self, moment: float) -> None:
        """Return when this clock has reached the moment."""
        while (left := moment - self.now()) > 0:
            moved = self._moved
            try:
                await asyncio.wait_for(moved.wait(), left)
            except TimeoutError:
                continue


class Snowflakes:
    """Discord's ids: the time in their upper bits, so that they sort by age. No two are equal."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> str:
        made = int((self._clock.now() - DISCORD_EPOCH) * 1000) << 22
        self._last = max(made, self._last + 1)
        return str(self._last)

    def stay_above(self, taken: str) -> None:
        """Never make an id that is not younger than this one."""
        self._last = max(self._last, int(taken))


def made_at(snowflake: str) -> float:
    """When an id was made, in seconds since 1970."""
    return (int(snowflake) >> 22) / 1000 + DISCORD_EPOCH
