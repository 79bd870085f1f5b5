"""Custom ids: what a button or menu remembers. Ids and the step, nothing else, so that they outlive a restart.

`area:table:ply:step`, for example `turn:17:203:pick flutter bee air`.
"""

import re
from typing import Literal, get_args

import msgspec

Area = Literal["lobby", "table", "look", "turn", "try", "ask", "settings"]
AREAS: tuple[Area, ...] = get_args(Area)
PATTERN = re.compile(rf"(?P<area>{'|'.join(AREAS)}):(?P<table>\d+):(?P<ply>\d+):(?P<step>.*)", re.DOTALL)
LIMIT = 100


class Mark(msgspec.Struct, frozen=True):
    """What a press means: which part of the bot it belongs to, of which table, made for which ply, and the step.

    In a trial, which has no place in the game's log, `ply` is the trial's own revision.
    """

    area: Area
    table: int
    ply: int
    step: str

    def __str__(self) -> str:
        return f"{self.area}:{self.table}:{self.ply}:{self.step}"


def read_mark(custom_id: str) -> Mark | None:
    """The mark that a custom id holds; None for one that is not ours."""
    found = PATTERN.fullmatch(custom_id)
    if found is None:
        return None
    area: Area = found["area"]  # type: ignore[assignment]  # the pattern lists the areas
    return Mark(area, int(found["table"]), int(found["ply"]), found["step"])
