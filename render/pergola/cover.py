"""The picture of a table that has not begun: a garden in full bloom with the game's name on a sign."""

from render.pergola.garden import ground
from render.scene import Scene
from words.speech import Words


def cover_scene(words: Words) -> Scene:
    """The cover."""
    return Scene(1500, 1100, 1200, ground(), (), words.say("pergola-picture-cover-alt"))
