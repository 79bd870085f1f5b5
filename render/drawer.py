"""What every game's pictures promise."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from render.scene import Scene
from rules.notation import Choice
from words.speech import Words


class Seen(msgspec.Struct, frozen=True):
    """What is drawn, for whom."""

    view: Any
    """The state as its reader may see it."""
    names: tuple[str, ...]
    """The names of the seats, raw."""
    words: Words
    seat: int
    """Whose garden is drawn, and who chooses."""
    before: Any | None = None
    """The state when the last turn began: what is new since then glows."""
    choice: Choice | None = None
    """The candidates to number, when this picture shows them."""
    groups: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Where they are too many for one menu: what it calls each group of them, and the group's values."""
    theme: str = "day"


class Drawer(msgspec.Struct, frozen=True):
    """The pictures of one game, and the same in words."""

    key: str
    """The game's."""
    is_on_board: Callable[[Choice], bool]
    """Whether the board carries the candidates of a choice; the garden does otherwise."""
    garden: Callable[[Seen], Scene]
    """The garden of `seen.seat`, with the candidates of `seen.choice` numbered as the choice lists them."""
    board: Callable[[Seen], Scene]
    """What all seats share, with the candidates of `seen.choice` numbered as the choice lists them."""
    cover: Callable[[Words], Scene]
    """The picture of a table that has not begun."""
    garden_rows: Callable[[Seen], Sequence[str]]
    """The garden in words alone, line by line."""
    board_rows: Callable[[Seen], Sequence[str]]
    """What all seats share, in words alone, line by line."""

    def shows(self, choice: Choice) -> Literal["garden", "board"]:
        """Which picture carries the candidates of a choice."""
        return "board" if self.is_on_board(choice) else "garden"

    def text_garden(self, seen: Seen) -> str:
        """The garden in words alone: an equal way to play."""
        return "\n".join(self.garden_rows(seen))

    def text_board(self, seen: Seen) -> str:
        """What all seats share, in words alone."""
        return "\n".join(self.board_rows(seen))
