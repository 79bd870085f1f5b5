"""What the texts of garden and board have in common."""

from collections.abc import Iterable

from render.drawer import Seen
from rules.cottage_garden.components import components
from rules.cottage_garden.shapes import turned
from rules.notation import VERB, Choice
from rules.registry import games
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


def tile_name(tile: str, words: Words) -> str:
    """What grows on a tile."""
    return words.say(f"{KEY}-tile-{components().tiles[tile].name}")


def shape(kind: str, turn: int = 1) -> str:
    """A kind's rows in a turn, from the top."""
    return " / ".join(turned(components().kinds[kind].rows, turn))


def choice_line(seen: Seen) -> str:
    """The step in hand: its question, and the candidates with their numbers; empty when there is none."""
    choice = seen.choice
    if choice is None:
        return ""
    question = seen.words.tell(games()[KEY].ask(seen.view, seen.seat, choice.chosen, choice.field))
    candidates = listed(
        say(seen.words, "text-candidate", number=number, label=label_of(seen, choice, value))
        for number, value in enumerate(choice.values, 1)
    )
    return say(seen.words, "text-choice", question=question, candidates=candidates)


def label_of(seen: Seen, choice: Choice, value: str) -> str:
    """A candidate as the menu names it, with the word that is typed for it where that is another."""
    said = seen.words.tell(games()[KEY].label(seen.view, seen.seat, choice.chosen, choice.field, value))
    told = choice.field == VERB or value.lower() in said.lower()
    return said if told else f"{said} ({value})"
