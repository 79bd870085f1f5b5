"""The private panel of a turn: asks one thing, always made anew from the table."""

from bot.layout import LAWN, PAPER, Block, Button, Buttons, Gallery, Line, Page, Style, Text
from bot.panels.answers import BUTTON_ROOM, answers, cut_off
from bot.panels.plan import Plan
from bot.panels.steps import Mode, Step
from bot.panels.telling import BETWEEN, heading, moves_told
from bot.panels.texts import boxed
from bot.panels.turn import Turn
from render.paint import Picture
from rules.hinting import HintingGame
from rules.notation import VERB


def turn_page(turn: Turn, shown: Picture | str) -> Page:
    """The panel, with its picture, or the same as text."""
    blocks: list[Block] = [Text(_opening(turn))]
    answered = answers(turn)
    if isinstance(shown, str):
        asked = _question(turn)
        listed = [block.content for block in answered if isinstance(block, Text)]
        beside = sum(map(len, (_opening(turn), asked, *listed)))
        blocks += [*boxed([shown], "table", beside), Text(asked)]
    else:
        blocks += [Text(_question(turn)), Gallery((shown,)), *_hints(turn)]
    blocks += answered
    asides = _asides(turn)
    if asides:
        blocks.append(Buttons(tuple(asides)))
    return Page((*blocks, Line(), Buttons(_controls(turn))), LAWN if turn.trial is None else PAPER)


def _hints(turn: Turn) -> tuple[Text, ...]:
    """What the game says of what the person holds in secret, while the turn is not begun."""
    game = turn.table.game
    if turn.plan.back is not None or turn.table.turn_of(turn.seat) or not isinstance(game, HintingGame):
        return ()
    hints = game.hints(game.view(turn.table.state, turn.seat), turn.seat)
    lines = [turn.words.say("bot-turn-hint", hint=turn.words.tell(hint)) for hint in hints]
    return (Text("\n".join(lines)),) if lines else ()


def _opening(turn: Turn) -> str:
    lines = [f"-# {heading(turn.record, turn.table, turn.words)}"]
    if turn.trial is not None:
        lines.append(turn.words.say("bot-try-only"))
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
    """The words of the move that are chosen, in short."""
    words = turn.plan.chosen
    kinds = {kind.verb: kind for kind in turn.table.game.move_types}
    fields = (VERB, *kinds[words[0]].__struct_fields__)
    return BETWEEN.join(turn.short_label(words[:place], fields[place], word) for place, word in enumerate(words))


def _nothing_but_ending(plan: Plan) -> bool:
    return plan.choice is None


def _question(turn: Turn) -> str:
    words, plan = turn.words, turn.plan
    if plan.choice is None:
        return _ending(turn)
    view = turn.table.game.view(turn.table.state, turn.seat)
    asked = words.tell(turn.table.game.ask(view, turn.seat, plan.choice.chosen, plan.choice.field))
    question = words.say("bot-turn-question", question=asked)
    if plan.groups:
        question += "\n" + words.say("bot-turn-group-first", count=len(plan.choice.values))
    return question


def _ending(turn: Turn) -> str:
    """The turn as a list, what it brought, and the last question."""
    if turn.trial is not None:
        return _end_of_trial(turn)
    words = turn.words
    told = moves_told(turn.table, turn.table.turn_of(turn.seat), words)
    lines = [words.say("bot-turn-list-item", move=move) for move in told]
    brought = words.say(f"bot-turn-{_came(turn)}", **_gained(turn))
    asked = words.say("bot-turn-may-end" if turn.plan.end else "bot-turn-nothing-left")
    return "\n".join([words.say("bot-turn-list"), *lines, brought, words.say("bot-turn-question", question=asked)])


def _end_of_trial(turn: Turn) -> str:
    """What was tried as a list, and what it would bring."""
    words = turn.words
    told = moves_told(turn.table, turn.table.turn_of(turn.seat), words)
    if not told:
        return words.say("bot-turn-question", question=words.say("bot-try-nothing"))
    lines = [words.say("bot-turn-list-item", move=move) for move in told]
    brought = words.say(f"bot-try-{_came(turn)}", **_gained(turn))
    return "\n".join([words.say("bot-try-list"), *lines, brought, words.say("bot-try-finished")])


def _gained(turn: Turn) -> dict[str, int]:
    """The points that the turn has brought or cost so far, and what the seat has after them."""
    then, now = _totals(turn)
    return {"points": abs(now - then), "total": now}


def _came(turn: Turn) -> str:
    """Whether the turn so far brought points or cost some."""
    then, now = _totals(turn)
    return "brought" if now >= then else "cost"


def _totals(turn: Turn) -> tuple[int, int]:
    """The seat's points when the turn began, and now."""
    game, table = turn.table.game, turn.table
    then, now = (
        game.score(game.view(state, turn.seat))[turn.seat].total for state in (table.turn_start, table.state)
    )
    return then, now


def _asides(turn: Turn) -> list[Button]:
    """What may be done beside the question, while it is no further question of a choice that was begun.

    Beside the end of the turn they are plain: one button alone is the way on.
    """
    if turn.plan.back is not None:
        return []
    style: Style = "plain" if _nothing_but_ending(turn.plan) and turn.plan.end else "good"
    return [
        Button(turn.mark(Step("pick", turn.mode, words)), cut_off(turn.label((), VERB, words[0]), BUTTON_ROOM), style)
        for words in turn.plan.asides[:5]
    ]


def _controls(turn: Turn) -> tuple[Button, ...]:
    say, plan = turn.words.say, turn.plan
    played = bool(turn.table.turn_of(turn.seat))
    if plan.back is not None:
        back = Button(turn.mark(Step("show", turn.mode, plan.back)), say("bot-button-back"))
    else:
        back = Button(turn.mark(Step("undo", turn.mode)), say("bot-button-undo"), disabled=not played)
    again = "bot-button-reset" if turn.trial is None else "bot-button-try-over"
    words_alone = not played and bool(plan.back)  # nothing to take back: then it leads to the first question at once
    over = Step("show" if words_alone else "reset", turn.mode)
    reset = Button(turn.mark(over), say(again), disabled=not played and not words_alone)
    if turn.trial is not None:
        return back, reset, Button(turn.mark(Step("close", turn.mode)), say("bot-button-close")), *_looks(turn)
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
    # Words that left no choice were not chosen: to look again is no step that could be gone back.
    chosen = () if plan.back is None else plan.chosen
    return tuple(
        Button(turn.mark(Step("show", mode, chosen, plan.group)), say(key))
        for mode, key in keys.items()
        if mode != turn.mode
    )
