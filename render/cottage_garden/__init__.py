"""The pictures of Cottage Garden."""

from functools import partial

from render.cottage_garden.board import board_scene
from render.cottage_garden.board_text import board_lines
from render.cottage_garden.cover import cover_scene
from render.cottage_garden.garden import garden_scene
from render.cottage_garden.options import is_on_board
from render.cottage_garden.text import garden_with_grids
from render.drawer import Drawer

DRAWER = Drawer(
    "cottage_garden",
    is_on_board,
    garden_scene,
    board_scene,
    cover_scene,
    garden_with_grids,
    partial(board_lines, shapes=True),
)
