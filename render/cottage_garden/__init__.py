"""The pictures of Cottage Garden."""

from typing import Literal

from render.cottage_garden.board import board_scene
from render.cottage_garden.board_text import board_lines
from render.cottage_garden.cover import cover_scene
from render.cottage_garden.garden import garden_scene
from render.cottage_garden.options import is_on_board
from render.cottage_garden.text import garden_lines, grid_lines
from render.drawer import Seen
from render.scene import Scene
from rules.notation import Choice
from words.speech import Words


class CottageGardenDrawer:
    """Draws gardens, board and cover of Cottage Garden."""

    key = "cottage_garden"

    def shows(self, choice: Choice) -> Literal["garden", "board"]:
        """Tiles lie on the board, in the nursery and the queue; all else is in the garden."""
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
        """The garden in words alone, and as grids of letters."""
        return "\n".join([*garden_lines(seen), "", *grid_lines(seen)])

    def text_board(self, seen: Seen) -> str:
        """What all seats share, in words alone, with the shapes of the tiles."""
        return "\n".join(board_lines(seen, shapes=True))


DRAWER = CottageGardenDrawer()
