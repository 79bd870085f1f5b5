"""What the panel of a turn is made from."""

import msgspec

from bot.panels.looks import Kind
from bot.panels.plan import Plan
from bot.panels.steps import Mode, Step
from bot.table_records import TableRecord
from rules.sentence import Sentence
from rules.table import Table
from words import Words


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
    trial: int | None = None
    """The revision of the trial whose copy `table` is; None where this is the game itself."""

    def mark(self, step: Step, *, menu: bool = False) -> str:
        """The custom id of the button or menu that makes a step."""
        if self.trial is None:
            return step.mark(self.record.id, self.record.ply, menu=menu)
        return step.mark(self.record.id, self.trial, menu=menu, area="try")

    def label(self, chosen: tuple[str, ...], field: str, value: str) -> str:
        """A value as the menus show it, given the words before it."""
        return self.words.tell(self._label(chosen, field, value))

    def short_label(self, chosen: tuple[str, ...], field: str, value: str) -> str:
        """A value as it is repeated once it is chosen: shorter than in the menu, where the words have it so."""
        label = self._label(chosen, field, value)
        short = f"{label.key}-short"
        return self.words.say(short, **dict(label.details)) if self.words.has(short) else self.words.tell(label)

    def _label(self, chosen: tuple[str, ...], field: str, value: str) -> Sentence:
        view = self.table.game.view(self.table.state, self.seat)
        return self.table.game.label(view, self.seat, chosen, field, value)
