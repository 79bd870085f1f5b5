"""The pictures of Gartenbau."""

from typing import Literal

from render.drawer import Seen
from render.gartenbau.board import board_scene
from render.gartenbau.board_text import board_lines
from render.gartenbau.cover import cover_scene
from render.gartenbau.garden import garden_scene
from render.gartenbau.text import garden_lines
from render.scene import Scene
from rules.gartenbau.candidates import is_in_market
from rules.notation import Choice
from words.speech import Words


class GartenbauDrawer:
    """Draws gardens, hands, market and cover of Gartenbau."""

    key = "gartenbau"

    def shows(self, choice: Choice) -> Literal["garden", "board"]:
        """Petals, what they give, tokens to pay, plants and the draft are on the board; all else is in the garden."""
        return "board" if is_in_market(choice.field) else "garden"

    def garden(self, seen: Seen) -> Scene:
        """The garden of a seat; its hand too, where the view shows it."""
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


DRAWER = GartenbauDrawer()
