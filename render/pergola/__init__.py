"""The pictures of Pergola."""

from render.drawer import Drawer
from render.pergola.board import board_scene
from render.pergola.board_text import board_lines
from render.pergola.cover import cover_scene
from render.pergola.garden import garden_scene
from render.pergola.options import is_on_board
from render.pergola.text import garden_lines

DRAWER = Drawer("pergola", is_on_board, garden_scene, board_scene, cover_scene, garden_lines, board_lines)
