"""Trouble on order: a test says which requests shall fail, how, and how often."""

from collections import deque
from typing import Literal

import msgspec

from sandbox.values import Json


class Fault(msgspec.Struct):
    """Trouble for requests of one route (`*` for any): an error, a delay, or a connection that breaks.

    `skip` requests pass first, then `count` are struck. With `drop="before"` the request never arrives, with
    "after" it is carried out but its answer is lost. A 429 is sent with `Via` unless `via` is False (then
    discord.py takes it for a ban).
    """

    method: str
    route: str
    status: int = 0
    code: int = 0
    message: str = "scripted trouble"
    delay: float = 0.0
    drop: Literal["", "before", "after"] = ""
    retry_after: float = 0.1
    via: bool = True
    count: int = 1
    skip: int = 0
    struck: int = 0

    @property
    def is_over(self) -> bool:
        return self.struck >= self.count

    def headers(self) -> dict[str, str]:
        """What comes with the answer beside its body."""
        if self.status != 429:
            return {}
        made = {"Retry-After": str(self.retry_after), "X-RateLimit-Scope": "shared"}
        return made | ({"Via": "1.1 google"} if self.via else {})

    def body(self) -> Json:
        if self.status == 429:
            text = "You are being rate limited." if not self.code else self.message
            return {"message": text, "retry_after": self.retry_after, "global": False, "code": self.code}
        return {"message": self.message, "code": self.code}


class Faults:
    """The faults still to strike."""

    def __init__(self) -> None:
        self._planned: deque[Fault] = deque()

    def add(self, fault: Fault) -> Fault:
        self._planned.append(fault)
        return fault

    def clear(self) -> None:
        self._planned.clear()

    def strike(self, method: str, route: str) -> Fault | None:
        """The fault that this request meets, if any."""
        for fault in self._planned:
            if fault.is_over or fault.method not in (method, "*") or fault.route not in (route, "*"):
                continue
            if fault.skip > 0:
                fault.skip -= 1
                continue
            fault.struck += 1
            return fault
        return None
