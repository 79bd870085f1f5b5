"""What the commands do at a table, once it is known which."""

from typing import Any

import discord

from bot.discord_calls import PASSING, CallFailed, answer
from bot.house import House
from bot.layout import Page
from bot.links import jump
from bot.panels.lobby_presses import LobbyPresses
from bot.panels.look_presses import LookPresses
from bot.panels.pages import sentence_page
from bot.panels.plan import with_forced
from bot.panels.turn_panel import TurnPanel
from bot.panels.turn_steps import takes_back
from bot.speech import person_of, words_for
from bot.table_steps import sentences_of
from rules.game import MoveError
from rules.notation import understand
from rules.table import Table

AnyInteraction = discord.Interaction[Any]

LOOKS = frozenset({"turn", "try", "text", "score", "log", "export", "resign", "end"})
"""Commands that change nothing by themselves."""


class Actions:
    """Does commands at a table; also when the table was asked for first, and named in a menu."""

    def __init__(self, house: House, turns: TurnPanel, looks: LookPresses, lobby: LobbyPresses) -> None:
        self._house = house
        self._turns = turns
        self._looks = looks
        self._lobby = lobby

    async def do(self, interaction: AnyInteraction, table_id: int, what: str, text: str = "") -> None:
        """Answers an acknowledged interaction with what it asked for. :raises TableError:"""
        if what in LOOKS:
            await answer(interaction, await self.look(interaction, table_id, what))
            return
        match what:
            case "move":
                await self._move(interaction, table_id, text)
            case "undo" | "reset":
                await self._take_back(interaction, table_id, what)
            case "show":
                await self._show(interaction, table_id)
            case "join" | "leave":
                await self._seat(interaction, table_id, what)
            case "start":
                await self._lobby.start(interaction, table_id)
            case _:
                raise ValueError(what)

    async def look(self, interaction: AnyInteraction, table_id: int, what: str) -> Page:
        """What a command that changes nothing shows. :raises TableError:"""
        if what == "turn":
            return await self._turns.present(interaction, table_id)
        return await self._looks.page(interaction, table_id, what)

    async def _move(self, interaction: AnyInteraction, table_id: int, text: str) -> None:
        tables, person = self._house.tables, person_of(interaction)
        record, table = await tables.get(table_id)
        seat = record.seat_of(person.id)
        sentences = sentences_of(text)
        if table is not None and seat is not None and seat.to_act:
            sentences = with_what_follows(table, seat.number, sentences)
        outcome = await tables.play(table_id, person, sentences, ply=None, interaction=interaction.id)
        await self._turns.answer_outcome(interaction, outcome)

    async def _take_back(self, interaction: AnyInteraction, table_id: int, what: str) -> None:
        tables, person = self._house.tables, person_of(interaction)
        if what == "reset":
            outcome = await tables.reset(table_id, person, ply=None, interaction=interaction.id)
        else:
            record, table = await tables.get(table_id)
            seat = record.seat_of(person.id)
            count = takes_back(table, seat.number) if table is not None and seat is not None else 1
            # The count is right for this ply alone, so the step is bound to it.
            outcome = await tables.undo(table_id, person, count=count, ply=record.ply, interaction=interaction.id)
        await self._turns.answer_outcome(interaction, outcome)

    async def _show(self, interaction: AnyInteraction, table_id: int) -> None:
        words = words_for(interaction)
        fallback = interaction.channel_id or 0
        try:
            sent = await self._house.publisher.show(table_id, fallback)
        except CallFailed as failure:
            if failure.trouble in PASSING:
                raise
            told = words.say("bot-no-place", where=f"<#{fallback}>")
        else:
            told = words.say("bot-shown", link=jump(interaction.guild_id, sent.channel, sent.message))
        await answer(interaction, sentence_page(told))

    async def _seat(self, interaction: AnyInteraction, table_id: int, what: str) -> None:
        tables, person, words = self._house.tables, person_of(interaction), words_for(interaction)
        if what == "join":
            record = await tables.join(table_id, person)
        else:
            record = await tables.leave(table_id, person)
        await answer(interaction, sentence_page(words.say(f"bot-{what}-done", table=record.id)))
        await self._house.publisher.revise_lobby(table_id)


def with_what_follows(table: Table, seat: int, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Typed sentences, and after them what leaves no choice. Sentences that make no sense are left as they are."""
    view = table.game.view(table.state, seat)
    state = view
    moves = []
    try:
        for text in texts:
            move = understand(table.game, table.game.legal(state, seat), text)
            moves.append(move)
            if move.ends_turn:
                return texts
            before, state = state, table.game.apply(state, seat, move)
        if not moves:
            return texts
        forced = with_forced(table.game, before, seat, moves[-1])[1:]
    except MoveError:
        return texts  # the table refuses them, and says which and why
    return (*texts, *map(str, forced))
