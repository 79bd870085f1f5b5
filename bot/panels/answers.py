"""The answers to the panel's question: buttons or a menu, and a list where a phone would cut them."""

from bot.layout import Block, Button, Buttons, Menu, Option, Text
from bot.panels.plan import Candidate, Group
from bot.panels.steps import Step
from bot.panels.turn import Turn
from rules.sentence import Detail

BUTTONS = 4
"""Up to so many values are buttons, more are a menu."""
BUTTON_ROOM = 38
"""As many characters as a phone shows of a button's label."""
LINE_ROOM = 45
"""As many characters as a phone shows of a menu's line."""
DESCRIPTION_ROOM = 100


def answers(turn: Turn) -> tuple[Block, ...]:
    """What the question can be answered with; nothing where nothing is asked."""
    plan = turn.plan
    if plan.groups:
        return (_groups(turn),)
    if len(plan.candidates) > BUTTONS:
        step = Step("pick", turn.mode, plan.chosen)
        options = tuple(_option(turn, each) for each in plan.candidates)
        return (Menu(turn.mark(step, menu=True), turn.words.say("bot-turn-choose"), options),)
    if not plan.candidates:
        return ()
    labels = [_told(turn, each, "button") for each in plan.candidates]
    if all(len(label) <= BUTTON_ROOM for label in labels):
        return (_row(turn, labels),)
    lines = [_told(turn, each, "line") for each in plan.candidates]
    labels = [_told(turn, each, "button", short=True) for each in plan.candidates]
    if any(len(label) > BUTTON_ROOM for label in labels):
        labels = [_told(turn, each, "number") for each in plan.candidates]
    return Text("\n".join(lines)), _row(turn, labels)


def _row(turn: Turn, labels: list[str]) -> Buttons:
    steps = [Step("pick", turn.mode, (*turn.plan.chosen, each.value)) for each in turn.plan.candidates]
    return Buttons(tuple(Button(turn.mark(step), label, "main") for step, label in zip(steps, labels, strict=True)))


def _option(turn: Turn, candidate: Candidate) -> Option:
    """A menu's line: number and name, and under it what it brings; of a long name the whole under it."""
    label = turn.words.say("bot-candidate-button", number=candidate.number, label=_label(turn, candidate))
    if len(label) > LINE_ROOM:
        whole = _told(turn, candidate, "button")
        return Option(candidate.value, cut_off(label, LINE_ROOM), description=cut_off(whole, DESCRIPTION_ROOM))
    brings = _told(turn, candidate, "brings") if candidate.gain else ""
    return Option(candidate.value, label, description=brings)


def _label(turn: Turn, candidate: Candidate, *, short: bool = False) -> str:
    choice = turn.plan.choice
    assert choice is not None  # noqa: S101  candidates come with their choice
    said = turn.short_label if short else turn.label
    return said(choice.chosen, choice.field, candidate.value)


def _told(turn: Turn, candidate: Candidate, form: str, *, short: bool = False) -> str:
    """A candidate in one of the forms that the words have for it, with what it brings, if anything."""
    details: dict[str, Detail] = {"number": candidate.number, "label": _label(turn, candidate, short=short)}
    if not candidate.gain:
        return turn.words.say(f"bot-candidate-{form}", **details)
    form += "-gain" if candidate.settled else "-gain-up-to"
    gain = f"+{candidate.gain}" if candidate.gain > 0 else f"−{-candidate.gain}"
    return turn.words.say(f"bot-candidate-{form}", **details, gain=gain, points=abs(candidate.gain))


def _groups(turn: Turn) -> Menu:
    options = []
    for place, group in enumerate(turn.plan.groups):
        label = turn.words.say("bot-candidate-button", number=place + 1, label=group_label(turn, group))
        options.append(Option(str(place), cut_off(label, LINE_ROOM)))
    step = Step("group", turn.mode, turn.plan.chosen)
    return Menu(turn.mark(step, menu=True), turn.words.say("bot-turn-choose-group"), tuple(options))


def group_label(turn: Turn, group: Group) -> str:
    """A group of candidates as the menu names it: what they have in common, and how many they are."""
    key = f"{turn.record.game}-group-{group.name}"
    name = turn.words.say(key) if turn.words.has(key) else group.name
    details: dict[str, Detail] = {"group": name, "count": len(group.values)}
    if group.part:
        return turn.words.say("bot-group-part", **details, part=group.part)
    return turn.words.say("bot-group", **details)


def cut_off(label: str, limit: int) -> str:
    """The label, its end left off where it is longer than `limit`."""
    return label if len(label) <= limit else f"{label[: limit - 1]}…"
