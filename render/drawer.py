"""What every game's pictures promise."""

from typing import Any, Literal, Protocol

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
    theme: str = "day"


class Drawer(Protocol):
    """The pictures of one game."""

    key: str

    def shows(self, choice: Choice) -> Literal["garden", "board"]:
        """Which picture carries the candidates of a choice."""

    def garden(self, seen: Seen) -> Scene:
        """The garden of `seen.seat`, with the candidates of `seen.choice` numbered as the choice lists them."""

    def board(self, seen: Seen) -> Scene:
        """What all seats share, with the candidates of `seen.choice` numbered as the choice lists them."""

    def cover(self, words: Words) -> Scene:
        """The picture of a table that has not begun."""

    def text_garden(self, seen: Seen) -> str:
        """The garden in words alone: an equal way to play."""

    def text_board(self, seen: Seen) -> str:
        """What all seats share, in words alone."""
