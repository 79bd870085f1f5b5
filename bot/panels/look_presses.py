"""The public message at work, and all that people look at in private."""

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord

from bot.answering import answer_with
from bot.house import House
from bot.layout import Attached, Page, Text
from bot.panels.look_pages import (
    board_page,
    garden_page,
    log_page,
    more_page,
    rules_page,
    score_page,
    text_page,
)
from bot.panels.looks import Look, board_look, garden_look
from bot.panels.marks import Mark
from bot.panels.pages import confirm_page, sentence_page
from bot.panels.rulebook import rule_pages
from bot.panels.telling import heading
from bot.panels.try_panel import TryPanel
from bot.panels.turn_panel import TurnPanel, waiting_told
from bot.speech import words_for
from bot.table_errors import AlreadyOver, NotAtTable, NotHost, NotStarted
from bot.table_records import TableRecord
from render.paint import Picture
from rules.table import Table
from words import Words

AnyInteraction = discord.Interaction[Any]


class Glance(NamedTuple):
    """Who looks at what."""

    record: TableRecord
    table: Table
    words: Words
    person: int
    reader: int | None
    """The person's seat; None for an onlooker."""
    rest: tuple[str, ...]
    """What the step says beside what is looked at."""


class LookPresses:
    """Answers each look in private; whoever may see the channel may look."""

    def __init__(self, house: House, turns: TurnPanel, tries: TryPanel) -> None:
        self._house = house
        self._turns = turns
        self._tries = tries

    async def pressed(self, interaction: AnyInteraction, mark: Mark, values: list[str]) -> None:
        """Does one press. :raises TableError:"""
        step = values[0] if values else mark.step

        async def make() -> Page:
            if step == "turn":
                return await self._turns.present(interaction, mark.table)
            return await self.page(interaction, mark.table, step)

        # A press on the public message (`table`) is answered with a private message; in that, pages are turned.
        await answer_with(interaction, make, update=mark.area == "look")

    async def page(self, interaction: AnyInteraction, table_id: int, step: str) -> Page:
        """What a step shows. :raises TableError:"""
        words = words_for(interaction)
        what, *rest = step.split()
        if what == "rules" and rest:
            number = int(rest[1]) if len(rest) > 1 else 0
            return rules_page(rest[0], rule_pages(rest[0], words.language), words, number)
        if what == "try":
            return await self._tries.present(interaction, table_id)
        if what == "end":
            # By the record alone: also a table that cannot be set up any more must come to an end.
            return _sure_to_end(interaction, await self._house.tables.record(table_id), words)
        record, table = await self._house.tables.get(table_id)
        if table is None:
            if record.status == "ended":
                return sentence_page(waiting_told(record, False, words))
            raise NotStarted(number=table_id)
        seat = record.seat_of(interaction.user.id)
        glance = Glance(record, table, words, interaction.user.id, seat.number if seat else None, tuple(rest))
        showing: dict[str, Callable[[Glance], Awaitable[Page]]] = {
            "gardens": self._garden,
            "garden": self._garden,
            "board": self._board,
            "score": self._score,
            "log": self._log,
            "text": self._text,
            "export": self._export,
            "resign": self._resign,
        }
        return await showing.get(what, self._more)(glance)

    async def _garden(self, glance: Glance) -> Page:
        record, table, words, rest = glance.record, glance.table, glance.words, glance.rest
        named = int(rest[0]) if rest and rest[0].isdigit() else (glance.reader or 0)
        seat = min(named, len(record.seats) - 1)
        look = garden_look(record, table, words, seat, glance.reader)
        return garden_page(record, table, words, seat, await self._seen(look, glance))

    async def _board(self, glance: Glance) -> Page:
        look = board_look(glance.record, glance.table, glance.words, glance.reader)
        return board_page(glance.record, glance.table, glance.words, await self._seen(look, glance))

    async def _seen(self, look: Look, glance: Glance) -> Picture | str:
        if "text" in glance.rest or "text-board" in glance.rest:
            return await self._house.pictures.work(look.text)
        return await self._house.pictures.show(look)

    async def _score(self, glance: Glance) -> Page:
        career = await self._house.tables.careers.of(glance.record)
        return score_page(glance.record, glance.table, glance.words, career)

    async def _log(self, glance: Glance) -> Page:
        number = int(glance.rest[0]) if glance.rest and glance.rest[0].isdigit() else None
        history = await self._house.tables.history(glance.record.id, glance.person)
        return log_page(glance.record, glance.table, history, glance.words, number)

    async def _text(self, glance: Glance) -> Page:
        looks = (
            garden_look(glance.record, glance.table, glance.words, glance.reader or 0, glance.reader),
            board_look(glance.record, glance.table, glance.words, glance.reader),
        )
        texts = [await self._house.pictures.work(each.text) for each in looks]
        return text_page(glance.record, glance.table, glance.words, texts)

    async def _export(self, glance: Glance) -> Page:
        text = await self._house.tables.export(glance.record.id, glance.person)
        key = "bot-export-whole" if glance.record.status == "over" else "bot-export-part"
        told = glance.words.say(key, heading=heading(glance.record, glance.table, glance.words))
        return Page((Text(told), Attached(f"{glance.record.game}-{glance.record.id}.txt", text.encode())))

    async def _resign(self, glance: Glance) -> Page:
        record, words = glance.record, glance.words
        if record.status != "playing":
            raise AlreadyOver(number=record.id)
        if glance.reader is None:
            raise NotAtTable(number=record.id)
        question = words.say("bot-resign-sure", heading=heading(record, glance.table, words))
        return confirm_page(question, words.say("bot-button-resign-yes"), record.id, "resign", words)

    async def _more(self, glance: Glance) -> Page:
        return more_page(glance.record, glance.table, glance.words, glance.person)


def _sure_to_end(interaction: AnyInteraction, record: TableRecord, words: Words) -> Page:
    """Asks the host, or who looks after the channel, whether to break off the game. :raises TableError:"""
    if record.status not in ("lobby", "playing"):
        raise AlreadyOver(number=record.id)
    if record.host != interaction.user.id and not interaction.permissions.manage_channels:
        host = next((seat.name for seat in record.seats if seat.person == record.host), "")
        raise NotHost(number=record.id, host=host)
    question = words.say("bot-end-sure", heading=heading(record, None, words))
    return confirm_page(question, words.say("bot-button-end-game-yes"), record.id, "end", words)
