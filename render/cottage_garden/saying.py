"""What the texts of garden and board have in common."""

from collections.abc import Iterable

from rules.cottage_garden.components import components
from rules.cottage_garden.shapes import turned
from rules.cottage_garden.state import State
from words.speech import Words

KEY = "cottage_garden"


def say(words: Words, key: str, **details: str | int) -> str:
    """A sentence of the pictures' words."""
    return words.say(f"{KEY}-picture-{key}", **details)


def listed(parts: Iterable[object]) -> str:
    """Things in a row."""
    return ", ".join(str(part) for part in parts)


def nothing(words: Words) -> str:
    """Stands for a list without anything in it."""
    return say(words, "text-none")


def trial_line(state: State, words: Words) -> tuple[str, ...]:
    """What is said before all else of a trial; nothing of the game itself."""
    return (say(words, "text-trial"),) if state.parasol else ()


def tile_name(tile: str, words: Words) -> str:
    """What grows on a tile."""
    return words.say(f"{KEY}-tile-{components().tiles[tile].name}")


def shape(kind: str, turn: int = 1) -> str:
    """A kind's rows in a turn, from the top."""
    return " / ".join(turned(components().kinds[kind].rows, turn))
