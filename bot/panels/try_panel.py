"""The panel of a trial at work: as the turn's panel, on a copy of one's own view, at any time.

Nothing is kept between two presses but the trial's line in the database; nobody else is ever told of it.
"""

from typing import Any

import discord

from bot.discord_calls import acknowledge, answer
from bot.house import House
from bot.layout import Button, Page
from bot.panels.look_pages import look_mark, try_button
from bot.panels.marks import Mark
from bot.panels.pages import sentence_page
from bot.panels.plan import with_forced
from bot.panels.steps import Step, read_step
from bot.panels.turn_panel import waiting_told
from bot.panels.turn_steps import asked_last, chosen_by, takes_back, turn_shown
from bot.speech import refusal, words_for
from bot.table_errors import MoveRefused, StaleStep
from bot.table_trials import Trial
from rules.notation import Choice

AnyInteraction = discord.Interaction[Any]


class TryPanel:
    """Shows somebody's trial and does what is pressed on it."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def present(self, interaction: AnyInteraction, table_id: int) -> Page:
        """The person's trial as it stands, or why there is none. :raises TableError:"""
        return await self._page(interaction, table_id, Step(), "")

    async def pressed(self, interaction: AnyInteraction, mark: Mark, values: list[str]) -> None:
        """Does the step of a button or menu of the panel. :raises TableError:"""
        if not await acknowledge(interaction, update=True):
            return
        step = read_step(mark.step) or Step()
        await answer(interaction, await self._after(interaction, mark, step, values))

    async def _after(self, interaction: AnyInteraction, mark: Mark, step: Step, values: list[str]) -> Page:
        """The panel after a step."""
        words = words_for(interaction)
        record, table = await self._house.tables.get(mark.table)
        plays = record.seat_of(interaction.user.id) is not None
        still = Step(mode=step.mode)
        if table is None or record.status != "playing" or not plays:
            return await self._page(interaction, mark.table, still, "")
        if step.act == "close":
            return await self._closed(interaction, mark.table)
        try:
            trial = await self._house.tables.trials.open(mark.table, interaction.user.id)
            if trial.restarted:
                return await self._shown(interaction, trial, still, words.say("bot-try-moved-on"))
            if trial.revision != mark.ply:
                raise StaleStep(number=mark.table)
            return await self._do(interaction, trial, step, values)
        except StaleStep:
            return await self._page(interaction, mark.table, still, words.say("bot-try-stale"))
        except MoveRefused as error:
            return await self._page(interaction, mark.table, still, refusal(error, words))

    async def _do(self, interaction: AnyInteraction, trial: Trial, step: Step, values: list[str]) -> Page:
        trials, person, table_id = self._house.tables.trials, interaction.user.id, trial.record.id
        still = Step(mode="t" if step.mode == "t" else "p")
        match step.act:
            case "undo":
                count = takes_back(trial.table, trial.seat)
                still = Step(mode=still.mode, words=asked_last(trial.table, trial.seat, count))
                trial = await trials.undo(table_id, person, trial.revision, count)
            case "reset":
                trial = await trials.start_over(table_id, person, trial.revision)
            case "group":
                group = int(values[0]) if values and values[0].isdigit() else step.group
                still = Step("show", step.mode, step.words, group)
            case "show":
                still = step
            case _:
                found = chosen_by(trial.table, trial.seat, step, values)
                if found is None:
                    raise StaleStep(number=table_id)
                if isinstance(found, Choice):
                    still = Step("show", step.mode, (*step.words, *values[:1]))
                else:
                    state, game = trial.table.state, trial.table.game
                    seat, move = trial.seat, found
                    moves = await self._house.pictures.work(lambda: with_forced(game, state, seat, move))
                    trial = await trials.play(table_id, person, moves, trial.revision)
        notice = words_for(interaction).say("bot-try-moved-on") if trial.restarted else ""
        return await self._shown(interaction, trial, still, notice)

    async def _closed(self, interaction: AnyInteraction, table_id: int) -> Page:
        words, person = words_for(interaction), interaction.user.id
        await self._house.tables.trials.close(table_id, person)
        record = await self._house.tables.record(table_id)
        seat = record.seat_of(person)
        buttons = try_button(record, person, words)
        if seat is not None and seat.to_act:
            buttons = (Button(look_mark(record, "turn"), words.say("bot-button-my-turn"), "main"), *buttons)
        return sentence_page(words.say("bot-try-closed"), buttons)

    async def _page(self, interaction: AnyInteraction, table_id: int, step: Step, notice: str) -> Page:
        words = words_for(interaction)
        record, table = await self._house.tables.get(table_id)
        if table is None or record.status != "playing":
            return sentence_page(waiting_told(record, True, words))
        trial = await self._house.tables.trials.open(table_id, interaction.user.id)
        if trial.lost:
            notice = words.say("bot-try-moved-on")
        return await self._shown(interaction, trial, step, notice)

    async def _shown(self, interaction: AnyInteraction, trial: Trial, step: Step, notice: str) -> Page:
        words = words_for(interaction)
        return await turn_shown(
            self._house, trial.record, trial.table, trial.seat, step, words, notice, trial.revision
        )
