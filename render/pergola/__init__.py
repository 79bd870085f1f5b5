"""The pictures of Pergola."""

from typing import Literal

from render.drawer import Seen
from render.pergola.board import board_scene
from render.pergola.board_text import board_lines
from render.pergola.cover import cover_scene
from render.pergola.garden import garden_scene
from render.pergola.options import is_on_board
from render.pergola.text import garden_lines
from render.scene import Scene
from rules.notation import Choice
from words.speech import Words


class PergolaDrawer:
    """Draws gardens, board and cover of Pergola."""

    key = "pergola"

    def shows(self, choice: Choice) -> Literal["garden", "board"]:
        """Tools, leaf piles, lilies and actions are on the board; all else is in the garden."""
        return "board" if is_on_board(choice) else "garden"

    def garden(self, seen: Seen) -> Scene:
        """The garden of a seat."""
        return garden_scene(seen)

    def board(self, seen: Seen) -> Scene:
        """What all seats share."""
        return board_scene(seen)

    def cover(self, words: Words) -> Scene:
        """The picture of a table that has not begun."""
        return cover_scene(words)

    def text_garden(self, seen: Seen) -> str:
        """The garden in words alone."""
        return "\n".join(garden_lines(seen))

    def text_board(self, seen: Seen) -> str:
        """What all seats share, in words alone."""
        return "\n".join(board_lines(seen))


DRAWER = PergolaDrawer()
