"""Draws off the event loop, a few pictures at a time, and keeps the newest: a second look costs nothing."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Executor, ThreadPoolExecutor
from typing import TypeVar

from bot.faults import report
from bot.panels.looks import Look
from render.paint import Picture, paint, warm
from render.scene import Scene

T = TypeVar("T")

KEPT_BYTES = 12_000_000
WORKERS = 2
"""Drawing holds Python's lock for part of its time: more threads would only make everybody wait longer."""


class Pictures:
    """Pictures by what they show. The key names everything a picture depends on."""

    def __init__(self, executor: Executor | None = None, kept_bytes: int = KEPT_BYTES) -> None:
        self._own = None if executor else ThreadPoolExecutor(WORKERS, thread_name_prefix="drawing")
        self._executor = executor or self._own
        self._kept: OrderedDict[Hashable, Picture] = OrderedDict()
        self._kept_bytes = kept_bytes
        self._size = 0

    def at_hand(self, key: Hashable) -> Picture | None:
        """The picture, if it was drawn a short while ago."""
        picture = self._kept.get(key)
        if picture is not None:
            self._kept.move_to_end(key)
        return picture

    async def draw(self, key: Hashable, scene: Callable[[], Scene]) -> Picture:
        """The picture of a scene, which is only made where the picture is not at hand."""
        return self.at_hand(key) or self._keep(key, await self.work(lambda: paint(scene())))

    async def show(self, look: Look) -> Picture | str:
        """The picture, or the same as text where it cannot be drawn: a fault in a picture stops no game."""
        try:
            return await self.draw(look.key, look.scene)
        except Exception as error:  # noqa: BLE001  whatever it is: there is another way to show the same
            report(error, drawing=str(look.key))
            return await self.work(look.text)

    async def prepare(self) -> None:
        """Reads and rasterises the sprites, which the first pictures would else have to wait for."""
        try:
            await self.work(warm)
        except Exception as error:  # noqa: BLE001  a picture that needs what is wrong will say so too
            report(error, drawing="sprites")

    async def work(self, job: Callable[[], T]) -> T:
        """The result of a job for the processor, done beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, job)

    def _keep(self, key: Hashable, picture: Picture) -> Picture:
        former = self._kept.pop(key, None)
        self._kept[key] = picture
        self._size += len(picture.data) - (len(former.data) if former else 0)
        while self._size > self._kept_bytes and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest.data)
        return picture

    def close(self) -> None:
        """Waits for the pictures in hand, begins no more."""
        if self._own is not None:
            self._own.shutdown(wait=True, cancel_futures=True)
