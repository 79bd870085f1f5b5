"""The private panel of a turn: asks one thing, always made anew from the table."""

from collections.abc import Sequence

import msgspec

from bot.layout import Block, Button, Buttons, Gallery, Line, Menu, Option, Page, Text
from bot.panels.looks import Kind
from bot.panels.plan import Candidate, Plan
from bot.panels.steps import Mode, Step
from bot.panels.telling import BETWEEN, heading, moves_told
from bot.panels.texts import boxed
from bot.table_records import TableRecord
from render.paint import Picture
from rules.notation import VERB, words_of
from rules.sentence import Detail
from rules.table import Table
from words import Words

BUTTONS = 4
"""Up to so many values are buttons, more are a menu."""
SHORT = 78
LONG = 98


class Turn(msgspec.Struct, frozen=True):
    """Everything that the panel shows of a seat's turn."""

    record: TableRecord
    table: Table
    seat: int
    plan: Plan
    words: Words
    shows: Kind = "garden"
    """What the picture of the candidates shows."""
    mode: Mode = "p"
    notice: str = ""
    """What is to be said first: what a press brought about, or why it brought nothing."""

    def mark(self, step: Step, *, menu: bool = False) -> str:
        return step.mark(self.record.id, self.record.ply, menu=menu)


def turn_page(turn: Turn, shown: Picture | str) -> Page:
    """The panel, with its picture, or the same as text."""
    blocks: list[Block] = [Text(_opening(turn))]
    if isinstance(shown, str):
        asked = _question(turn)
        beside = len(_opening(turn)) + len(asked)
        blocks += [*boxed([shown], "table", beside), Text(asked)]
    else:
        blocks += [Text(_question(turn)), Gallery((shown,))]
    blocks += _answers(turn)
    asides = _asides(turn)
    if asides:
        blocks.append(Buttons(tuple(asides)))
    return Page((*blocks, Line(), Buttons(_controls(turn))))


def _opening(turn: Turn) -> str:
    lines = [f"-# {heading(turn.record, turn.table, turn.words)}"]
    if turn.notice:
        lines.append(turn.notice)
    moves = turn.table.turn_of(turn.seat)
    told = moves_told(turn.table, moves, turn.words)
    if told and not _nothing_but_ending(turn.plan):
        lines.append(turn.words.say("bot-turn-so-far", moves=BETWEEN.join(told)))
    if turn.plan.chosen and turn.plan.back is not None:
        lines.append(turn.words.say("bot-turn-choosing", choice=_chosen_told(turn)))
    return "\n".join(lines)


def _chosen_told(turn: Turn) -> str:
    """The words of the move that are chosen, as the menus showed them."""
    words = turn.plan.chosen
    kinds = {kind.verb: kind for kind in turn.table.game.move_types}
    fields = (VERB, *kinds[words[0]].__struct_fields__)
    return BETWEEN.join(_label(turn, words[:place], fields[place], word) for place, word in enumerate(words))


def _label(turn: Turn, chosen: tuple[str, ...], field: str, value: str) -> str:
    view = turn.table.game.view(turn.table.state, turn.seat)
    return turn.words.tell(turn.table.game.label(view, turn.seat, chosen, field, value))


def move_label(turn: Turn, words: Sequence[str]) -> str:
    """A move on a button, or the verb that leads to it: by the last of its words that says something."""
    kinds = {kind.verb: kind for kind in turn.table.game.move_types}
    fields = (VERB, *kinds[words[0]].__struct_fields__)
    parts = [_label(turn, tuple(words[:place]), fields[place], word) for place, word in enumerate(words)]
    return BETWEEN.join(parts)


def _nothing_but_ending(plan: Plan) -> bool:
    return plan.choice is None and not plan.groups and plan.only is None and not plan.chosen


def _question(turn: Turn) -> str:
    words, plan = turn.words, turn.plan
    if plan.choice is None and plan.only is None:
        return _ending(turn)
    view = turn.table.game.view(turn.table.state, turn.seat)
    if plan.choice is None:
        return words.say("bot-turn-only")
    asked = words.tell(turn.table.game.ask(view, turn.seat, plan.choice.chosen, plan.choice.field))
    question = words.say("bot-turn-question", question=asked)
    if plan.groups:
        question += "\n" + words.say("bot-turn-group-first", count=len(plan.choice.values))
    return question


def _ending(turn: Turn) -> str:
    """The turn as a list, what it brought, and the last question."""
    game, words = turn.table.game, turn.words
    told = moves_told(turn.table, turn.table.turn_of(turn.seat), words)
    now = game.score(game.view(turn.table.state, turn.seat))[turn.seat].total
    then = game.score(game.view(turn.table.turn_start, turn.seat))[turn.seat].total
    lines = [words.say("bot-turn-list-item", move=move) for move in told]
    brought = words.say("bot-turn-brought", points=now - then, total=now)
    asked = words.say("bot-turn-may-end" if turn.plan.end else "bot-turn-nothing-left")
    return "\n".join([words.say("bot-turn-list"), *lines, brought, words.say("bot-turn-question", question=asked)])


def _answers(turn: Turn) -> list[Block]:
    plan = turn.plan
    if plan.groups:
        return [_groups(turn)]
    if plan.only is not None:
        step = Step("pick", turn.mode, words_of(plan.only))
        return [Buttons((Button(turn.mark(step), _short(move_label(turn, words_of(plan.only))), "main"),))]
    if plan.choice is None:
        return []
    if len(plan.candidates) <= BUTTONS:
        return [Buttons(tuple(_candidate_button(turn, each) for each in plan.candidates))]
    options = tuple(Option(each.value, _cut(candidate_label(turn, each), LONG)) for each in plan.candidates)
    step = Step("pick", turn.mode, plan.chosen)
    return [Menu(turn.mark(step, menu=True), turn.words.say("bot-turn-choose"), options)]


def _candidate_button(turn: Turn, candidate: Candidate) -> Button:
    step = Step("pick", turn.mode, (*turn.plan.chosen, candidate.value))
    return Button(turn.mark(step), _short(candidate_label(turn, candidate)), "main")


def candidate_label(turn: Turn, candidate: Candidate) -> str:
    """A candidate's number, name and what it brings."""
    choice = turn.plan.choice
    assert choice is not None  # noqa: S101  candidates come with their choice
    label = _label(turn, choice.chosen, choice.field, candidate.value)
    details: dict[str, Detail] = {"number": candidate.number, "label": label}
    if not candidate.gain:
        return turn.words.say("bot-candidate", **details)
    key = "bot-candidate-gain" if candidate.settled else "bot-candidate-gain-up-to"
    sign = f"+{candidate.gain}" if candidate.gain > 0 else f"−{-candidate.gain}"
    return turn.words.say(key, **details, gain=sign, points=abs(candidate.gain))


def _groups(turn: Turn) -> Menu:
    options = []
    for place, group in enumerate(turn.plan.groups):
        key = f"{turn.record.game}-group-{group.name}"
        name = turn.words.say(key) if turn.words.has(key) else group.name
        details: dict[str, Detail] = {"group": name, "count": len(group.values)}
        if group.part:
            label = turn.words.say("bot-group-part", **details, part=group.part)
        else:
            label = turn.words.say("bot-group", **details)
        options.append(Option(str(place), _cut(label, LONG)))
    step = Step("group", turn.mode, turn.plan.chosen)
    return Menu(turn.mark(step, menu=True), turn.words.say("bot-turn-choose-group"), tuple(options))


def _asides(turn: Turn) -> list[Button]:
    if turn.plan.chosen:
        return []
    shown = turn.plan.asides[:5]
    return [
        Button(turn.mark(Step("pick", turn.mode, words)), _short(move_label(turn, words)), "good") for words in shown
    ]


def _controls(turn: Turn) -> tuple[Button, ...]:
    say, plan = turn.words.say, turn.plan
    played = bool(turn.table.turn_of(turn.seat))
    if plan.back is not None:
        back = Button(turn.mark(Step("show", turn.mode, plan.back)), say("bot-button-back"))
    else:
        back = Button(turn.mark(Step("undo", turn.mode)), say("bot-button-undo"), disabled=not played)
    reset = Button(turn.mark(Step("reset", turn.mode)), say("bot-button-reset"), disabled=not played)
    ending = _nothing_but_ending(plan)
    end = Button(
        turn.mark(Step("end", turn.mode)),
        say("bot-button-end"),
        "good" if ending else "plain",
        disabled=plan.end is None,
    )
    return back, reset, end, *_looks(turn)


def _looks(turn: Turn) -> tuple[Button, ...]:
    """The other ways to look at the same question."""
    plan, say = turn.plan, turn.words.say
    other = "bot-button-board" if turn.shows == "garden" else "bot-button-garden"
    keys: dict[Mode, str] = {"p": "bot-button-picture", "o": other, "t": "bot-button-text"}
    return tuple(
        Button(turn.mark(Step("show", mode, plan.chosen, plan.group)), say(key))
        for mode, key in keys.items()
        if mode != turn.mode
    )


def _short(label: str) -> str:
    return _cut(label, SHORT)


def _cut(label: str, limit: int) -> str:
    return label if len(label) <= limit else f"{label[: limit - 1]}…"
