"""A cache for rasters that many drawing threads share, bounded by the memory it holds."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Cache(Generic[T]):
    """Keeps what was made, by key, up to `room` bytes; drops what was used longest ago."""

    def __init__(self, room: int, size_of: Callable[[T], int]) -> None:
        self._room = room
        self._size_of = size_of
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._held = 0
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under `key`; made now if it is not. Two threads may both make it: the results are equal."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self._held += self._size_of(made)
                while self._held > self._room and len(self._kept) > 1:
                    _, dropped = self._kept.popitem(last=False)
                    self._held -= self._size_of(dropped)
            return made

    @property
    def held(self) -> int:
        """Bytes held now."""
        return self._held
