"""What the panel of a turn and that of a trial have in common: what a step chooses, and how the panel is shown."""

from bot.house import House
from bot.layout import Page
from bot.panels.answers import group_label
from bot.panels.looks import kind_of, turn_look
from bot.panels.plan import make_plan, parted
from bot.panels.steps import Step
from bot.panels.turn import Turn
from bot.panels.turn_page import turn_page
from bot.table_records import TableRecord
from rules.game import Move
from rules.notation import Choice, narrow, words_of
from rules.table import Table
from words import Words


def chosen_by(table: Table, seat: int, step: Step, values: list[str]) -> Choice | Move | None:
    """The move that a `pick` or `end` settles, or what there is to choose after it; None if it leads nowhere."""
    legal = table.game.legal(table.game.view(table.state, seat), seat)
    if step.act == "end":
        return next((move for move in legal if move.aside and move.ends_turn), None)
    return narrow(legal, (*step.words, *values[:1]))


def takes_back(table: Table, seat: int) -> int:
    """How many moves an undo takes back: the last one, and with it a choice that was none before it."""
    count = 0
    while table.turn_of(seat):
        table, count = table.undo(seat), count + 1
        legal = table.game.legal(table.game.view(table.state, seat), seat)
        if len(legal) != 1 or legal[0].aside:
            break
    return max(count, 1)


def asked_last(table: Table, seat: int, count: int) -> tuple[str, ...]:
    """Where an undo of `count` moves leads back to: the words that were chosen before the last choice among them.

    So a tile that was laid can be laid elsewhere without choosing it anew. None (`()`) where the turn's own
    question was the last.
    """
    turn, game = table.turn_of(seat), table.game
    if not turn:
        return ()
    played = turn[-count]
    words, legal = words_of(played.move), game.legal(game.view(played.before, seat), seat)
    first = narrow(parted(legal, must_go_on=False)[0])
    for length in range(len(words) - 1, 0, -1):
        found = narrow(legal, words[:length])
        if isinstance(found, Choice):
            return () if found == first else words[:length]
    return ()


async def turn_shown(  # noqa: PLR0913, PLR0917  a panel depends on all of these
    house: House,
    record: TableRecord,
    table: Table,
    seat: int,
    step: Step,
    words: Words,
    notice: str,
    trial: int | None = None,
) -> Page:
    """The panel of a seat at the step; of a trial (its revision) where `table` is a trial's copy."""
    work = house.pictures.work
    view = house.tables.view_of(table, seat)
    plan = await work(lambda: make_plan(table.game, view, seat, step.words, step.group, trial=trial is not None))
    turn = Turn(record, table, seat, plan, words, kind_of(record.game, plan.choice), step.mode, notice, trial)
    groups = tuple((group_label(turn, group), group.values) for group in plan.groups)
    other = step.mode == "o"
    look = turn_look(record, table, words, seat, plan.choice, groups=groups, other=other, trial=trial)
    shown = await work(look.text) if step.mode == "t" else await house.pictures.show(look)
    return await work(lambda: turn_page(turn, shown))
