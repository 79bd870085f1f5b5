"""What happens in the sandbox, told to the gateway and to the people's clients."""

from collections.abc import Callable
from typing import Literal

import msgspec

from sandbox.values import Json


class Event(msgspec.Struct, frozen=True):
    """Something that happened. With `seen_by` only that person hears of it, and the bot's gateway never does."""

    name: str
    data: Json
    channel_id: str | None = None
    seen_by: str | None = None
    to: Literal["all", "bot", "people"] = "all"


class Bus:
    """Hands every event to every listener at once, in order. Listeners do not wait."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Event], None]] = []

    def listen(self, listener: Callable[[Event], None]) -> Callable[[], None]:
        """Add a listener; calling what comes back takes it off again."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def publish(self, event: Event) -> None:
        for listener in tuple(self._listeners):
            listener(event)
