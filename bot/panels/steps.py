"""The step that a button of the turn panel makes, or of a trial's, as it stands in a custom id."""

from typing import Literal, get_args

import msgspec

from bot.panels.marks import LIMIT, Area, Mark

Mode = Literal["p", "o", "t"]
"""How the panel looks: with the picture of the candidates, the other picture, or text."""
Act = Literal["show", "pick", "group", "undo", "reset", "end", "close"]


class Step(msgspec.Struct, frozen=True):
    """What is to be done, and the words of a move that were chosen before it.

    `show` changes nothing; `pick` adds the value of a menu to the words, if a menu was used, and plays the move
    when it is settled; `group` shows the values of one group, named by a menu or by `group`.
    """

    act: Act = "show"
    mode: Mode = "p"
    words: tuple[str, ...] = ()
    group: int | None = None

    def mark(self, table: int, ply: int, *, menu: bool = False, area: Area = "turn") -> str:
        """The custom id of a button, or of a menu.

        :raises ValueError: if it is longer than Discord allows.
        """
        group = "-" if self.group is None else str(self.group)
        step = " ".join([self.mode, self.act, group, *self.words])
        mark = str(Mark(area, table, ply, f"> {step}" if menu else step))
        if len(mark) > LIMIT:
            raise ValueError(f"custom id of {len(mark)} characters: {mark}")
        return mark


def read_step(text: str) -> Step | None:
    """The step that stands in a custom id; None for one that is not ours (any more)."""
    parts = text.removeprefix(">").split()
    if len(parts) < 3 or parts[0] not in get_args(Mode) or parts[1] not in get_args(Act):
        return None
    if parts[2] != "-" and not parts[2].isdigit():
        return None
    group = None if parts[2] == "-" else int(parts[2])
    return Step(parts[1], parts[0], tuple(parts[3:]), group)  # type: ignore[arg-type]  # checked two lines above
