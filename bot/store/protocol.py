"""What the tables ask of a store. Implemented by `bot.store.sqlite`."""

from typing import Protocol


class Store(Protocol): ...
