"""What every part of the sandbox works on, held together: time, ids, the world, the bus, files and interactions."""

from collections import deque
from itertools import chain
from pathlib import Path
from typing import Literal

from sandbox.bus import Bus, Event
from sandbox.checks.openapi import Description
from sandbox.clock import Clock, Snowflakes
from sandbox.files import FileStore
from sandbox.interactions import Desk
from sandbox.people import first_world
from sandbox.save import read_world
from sandbox.values import Json
from sandbox.world import Channel


class Core:
    """The state of one sandbox, without the HTTP around it. `origin` is the address it is served at."""

    def __init__(self, data: Path | None, description: Description | None) -> None:
        self.clock = Clock()
        self.ids = Snowflakes(self.clock)
        self.description = description
        self.origin = ""
        self.bus = Bus()
        self.files = FileStore(data / "files" if data else None)
        self.data = data
        self.most_threads = 1000
        self.privileged_intents = 0
        self.old_edits_an_hour: int | None = None
        self.old_edits: list[float] = []
        self.pings: deque[tuple[str, Json]] = deque(maxlen=1000)
        saved = read_world(data) if data else None
        self.world = saved if saved is not None else first_world(self.ids, self.clock.now())
        for taken in chain(self.world.people, self.world.channels, *self.world.messages.values()):
            self.ids.stay_above(taken)
        self.desk = Desk(self.clock, self.ids, self.bus)

    def publish(
        self,
        name: str,
        data: Json,
        channel: Channel | None = None,
        seen_by: str | None = None,
        to: Literal["all", "bot", "people"] = "all",
    ) -> None:
        """Tell the gateway and the clients what happened."""
        channel_id = channel.id if channel is not None else None
        self.bus.publish(Event(name, data, channel_id, seen_by, to))
