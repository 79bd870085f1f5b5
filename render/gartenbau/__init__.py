"""The pictures of Gartenbau."""

from render.drawer import Drawer
from render.gartenbau.board import board_scene
from render.gartenbau.board_text import board_lines
from render.gartenbau.cover import cover_scene
from render.gartenbau.garden import garden_scene
from render.gartenbau.options import is_on_board
from render.gartenbau.text import garden_lines

DRAWER = Drawer("gartenbau", is_on_board, garden_scene, board_scene, cover_scene, garden_lines, board_lines)
