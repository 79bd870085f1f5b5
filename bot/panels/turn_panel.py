"""The turn panel at work: what a press on it does, and the panel as it then stands.

Nothing is kept between two presses: each reads the table from the database, and the step from the custom id.
"""

from typing import Any

import discord
import structlog

from bot.discord_calls import PASSING, acknowledge, answer, whisper
from bot.house import House
from bot.layout import Page
from bot.panels.look_pages import try_button
from bot.panels.marks import Mark
from bot.panels.over_page import over_page
from bot.panels.pages import sentence_page
from bot.panels.plan import with_forced
from bot.panels.steps import Mode, Step, read_step
from bot.panels.telling import BETWEEN, cut, moves_told, recent_turns, turn_told, waiting_for
from bot.panels.turn_steps import asked_last, chosen_by, takes_back, turn_shown
from bot.speech import person_of, refusal, words_for
from bot.table_errors import AlreadyDone, StaleStep, TableError
from bot.table_records import Outcome, TableRecord
from rules.notation import Choice
from rules.table import Table
from words import Words

_log = structlog.get_logger(__name__)
AnyInteraction = discord.Interaction[Any]


FIRST = Step()
"""The question that a turn begins with, or goes on with after a move."""
TOLD = 1500
"""Characters for what was done since the person last chose."""


class TurnPanel:
    """Shows the private panel of a turn and does what is pressed on it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def present(self, interaction: AnyInteraction, table_id: int, notice: str = "") -> Page:
        """The panel as it stands, or whose turn it is. :raises TableError:"""
        record, table = await self._house.tables.get(table_id)
        return await self.page(interaction, record, table, Step(), notice)

    async def pressed(self, interaction: AnyInteraction, mark: Mark, values: list[str]) -> None:
        """Does the step of a button or menu of the panel. :raises TableError: where there is no table any more."""
        if not await acknowledge(interaction, update=True):
            return
        words = words_for(interaction)
        step = read_step(mark.step)
        record, table = await self._house.tables.get(mark.table)
        if step is None or table is None or record.status != "playing":
            await self._show(interaction, record, table, Step())
            return
        seat = record.seat_of(interaction.user.id)
        tables = self._house.tables
        if seat is None or not seat.to_act or not await tables.stands(record, table, seat.number, mark.ply):
            notice = words.say("bot-turn-stale") if seat is not None and seat.to_act else ""
            await self._show(interaction, record, table, Step(mode=step.mode), notice)
            return
        try:
            await self._do(interaction, mark.ply, record, table, step, values)
        except AlreadyDone:
            return  # the same press, delivered again: its first delivery answers it
        except StaleStep:
            await self._refuse(interaction, mark.table, step.mode, words.say("bot-turn-stale"))
        except TableError as error:
            await self._refuse(interaction, mark.table, step.mode, refusal(error, words))

    async def _refuse(self, interaction: AnyInteraction, table_id: int, mode: Mode, notice: str) -> None:
        record, table = await self._house.tables.get(table_id)
        await self._show(interaction, record, table, Step(mode=mode), notice)

    async def _do(  # noqa: PLR0913, PLR0917  a step depends on all of these
        self,
        interaction: AnyInteraction,
        ply: int,
        record: TableRecord,
        table: Table,
        step: Step,
        values: list[str],
    ) -> None:
        person, tables = person_of(interaction), self._house.tables
        press = {"ply": ply, "interaction": interaction.id}
        match step.act:
            case "undo":
                seat = record.seat_of(person.id)
                count = takes_back(table, seat.number) if seat else 1
                words = asked_last(table, seat.number, count) if seat else ()
                outcome = await tables.undo(record.id, person, count=count, **press)
                await self._played(interaction, outcome, step.mode, words)
            case "reset":
                await self._played(interaction, await tables.reset(record.id, person, **press), step.mode)
            case "show":
                await self._show(interaction, record, table, step)
            case "group":
                group = int(values[0]) if values and values[0].isdigit() else step.group
                await self._show(interaction, record, table, Step("show", step.mode, step.words, group))
            case "end" | "pick":
                await self._pick(interaction, ply, record, table, step, values)

    async def _pick(  # noqa: PLR0913, PLR0917  a step depends on all of these
        self,
        interaction: AnyInteraction,
        ply: int,
        record: TableRecord,
        table: Table,
        step: Step,
        values: list[str],
    ) -> None:
        """Plays the move that the words settle, and what it leaves no choice about; or asks on."""
        person = person_of(interaction)
        seat = record.seat_of(person.id)
        if seat is None:
            raise StaleStep
        view = self._house.tables.view_of(table, seat.number)
        found = chosen_by(table, seat.number, step, values)
        if found is None:
            raise StaleStep
        if isinstance(found, Choice):
            await self._show(interaction, record, table, Step("show", step.mode, (*step.words, *values[:1])))
            return
        moves = await self._house.pictures.work(lambda: with_forced(table.game, view, seat.number, found))
        outcome = await self._house.tables.play(
            record.id, person, [str(move) for move in moves], ply=ply, interaction=interaction.id
        )
        await self._played(interaction, outcome, step.mode)

    async def _played(
        self, interaction: AnyInteraction, outcome: Outcome, mode: Mode, words: tuple[str, ...] = ()
    ) -> None:
        await self.answer_outcome(interaction, outcome, Step(mode="t" if mode == "t" else "p", words=words))

    async def answer_outcome(self, interaction: AnyInteraction, outcome: Outcome, step: Step = FIRST) -> None:
        """Shows the panel after a step that was committed, and tells the table where a turn was ended."""
        try:
            notice = turn_brought(outcome, words_for(interaction)) if outcome.ended_turn else ""
            await self._show(interaction, outcome.record, outcome.table, step, notice)
        finally:
            if outcome.ended_turn or outcome.over:
                await self._tell_the_table(interaction, outcome.record.id)

    async def _tell_the_table(self, interaction: AnyInteraction, table_id: int) -> None:
        """Tells what was done; where that cannot be, whoever did it is told that nobody was notified."""
        trouble = await self._house.publisher.announce(table_id)
        if trouble is not None:
            words = words_for(interaction)
            told = words.say("bot-told-later") if trouble in PASSING else words.say("bot-told-nobody")
            await whisper(interaction, sentence_page(told))

    async def _show(
        self, interaction: AnyInteraction, record: TableRecord, table: Table | None, step: Step, notice: str = ""
    ) -> None:
        await answer(interaction, await self.page(interaction, record, table, step, notice))

    async def page(
        self, interaction: AnyInteraction, record: TableRecord, table: Table | None, step: Step, notice: str = ""
    ) -> Page:
        """The panel as it stands for the person; without a turn of theirs, a sentence about whose it is."""
        words = words_for(interaction)
        seat = record.seat_of(interaction.user.id)
        if table is not None and record.status == "over":
            return over_page(record, table, words, notice, await self._house.tables.careers.of(record))
        if table is None or record.status != "playing" or seat is None or not seat.to_act:
            waiting = waiting_told(record, seat is not None, words)
            tries = try_button(record, interaction.user.id, words)
            meanwhile = words.say("bot-try-meanwhile") if tries else ""
            return sentence_page("\n".join(line for line in (notice, waiting, meanwhile) if line), tries)
        return await turn_shown(self._house, record, table, seat.number, step, words, notice)


def turn_brought(outcome: Outcome, words: Words) -> str:
    """What was done in the turn just ended, and by computer gardeners since."""
    lines = []
    if outcome.own_turn:
        moves = BETWEEN.join(moves_told(outcome.table, outcome.own_turn, words))
        lines.append(words.say("bot-turn-ended", moves=moves or words.say("bot-log-nothing")))
    own = outcome.own_turn[0].seat if outcome.own_turn else None
    lines += [
        turn_told(outcome.record, outcome.table, turn, words)
        for turn in recent_turns(outcome.record, outcome.table)
        if turn.seat != own
    ]
    return cut(lines, TOLD, words)


def waiting_told(record: TableRecord, plays: bool, words: Words) -> str:
    """Why the person has nothing to do at the table now."""
    if record.status == "lobby":
        return words.say("bot-not-begun")
    if record.status == "over":
        return words.say("bot-is-over")
    if record.status == "ended":
        return words.say("bot-was-ended")
    key = "bot-not-your-turn" if plays else "bot-not-at-table"
    return words.say(key, who=waiting_for(record, words))
