"""The step in hand in words: its question, and its candidates with the numbers of the menu and of the discs."""

from render.drawer import Seen
from rules.notation import VERB, Choice
from rules.registry import games


def choice_line(seen: Seen, game: str) -> str:
    """The question of the step and its numbered candidates or groups, in one line; empty when there is none."""
    choice = seen.choice
    if choice is None:
        return ""
    question = seen.words.tell(games()[game].ask(seen.view, seen.seat, choice.chosen, choice.field))
    labels = [label for label, _ in seen.groups] or [label_of(seen, game, choice, value) for value in choice.values]
    candidates = ", ".join(
        seen.words.say("pictures-candidate", number=number, label=label) for number, label in enumerate(labels, 1)
    )
    return seen.words.say("pictures-choice", question=question, candidates=candidates)


def label_of(seen: Seen, game: str, choice: Choice, value: str) -> str:
    """A candidate as the menu names it, with the word that is typed for it where that is another."""
    sentence = games()[game].label(seen.view, seen.seat, choice.chosen, choice.field, value)
    said = seen.words.tell(sentence)
    told = choice.field == VERB or value.isdigit() or value.lower() in said.lower()
    return said if told else f"{said} ({value})"
