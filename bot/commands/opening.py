"""`/garden new`: opens a table and posts its lobby."""

from typing import Any

import discord

from bot.discord_calls import CallFailed, answer
from bot.house import House
from bot.links import jump
from bot.panels.pages import sentence_page
from bot.permissions import missing_permissions, permissions_told
from bot.speech import person_of, server_language, words_for
from bot.table_errors import BadChoice
from rules.game import AnyGame
from words import Words

AnyInteraction = discord.Interaction[Any]


class Opening:
    """Opens tables."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def open(  # noqa: PLR0913, PLR0917  the options of the command
        self,
        interaction: AnyInteraction,
        game: str,
        seats: int | None,
        gardeners: int | None,
        where: str | None,
        option: str | None,
    ) -> None:
        """Opens a table in this channel. :raises TableError: for a choice that is not offered."""
        words, tables = words_for(interaction), self._house.tables
        channel = interaction.channel_id or 0
        in_thread = isinstance(interaction.channel, discord.Thread)
        missing = missing_permissions(interaction.app_permissions, in_thread=in_thread, thread_wanted=False)
        if missing.needed:
            told = permissions_told(missing.needed, words)
            page = sentence_page(words.say("bot-start-needs", where=f"<#{channel}>", permissions=told))
            await answer(interaction, page)
            return
        chosen = tables.games.get(game)
        most = max(chosen.seat_counts) if chosen is not None else 1
        record = await tables.open(
            game,
            person_of(interaction),
            guild=interaction.guild_id,
            channel=channel,
            language=server_language(interaction),
            seats=most if seats is None else seats,
            gardeners=gardeners or 0,
            options=_options(option),
        )
        if in_thread or where == "here":
            record = await tables.public.place(record.id, thread=channel)
        try:
            sent = await self._house.publisher.open_lobby(record)
        except CallFailed:
            await tables.expire(record.id)  # nobody could ever find it
            raise
        link = jump(interaction.guild_id, sent.channel, sent.message)
        await answer(interaction, sentence_page(words.say("bot-opened", table=record.id, link=link)))

    def suggest_options(self, interaction: AnyInteraction, begun: str) -> list[tuple[str, str]]:
        """The options of the game that is named, for as many as are named, each with its values."""
        words = words_for(interaction)
        game = self._house.tables.games.get(str(getattr(interaction.namespace, "game", "")))
        if game is None:
            return []
        seats = getattr(interaction.namespace, "seats", None)
        lines = option_lines(game, seats, words)
        return [line for line in lines if begun.lower() in line[0].lower()]


def option_lines(game: AnyGame, seats: int | None, words: Words) -> list[tuple[str, str]]:
    """Each value of each option, as shown and as typed (`challenge=free`)."""
    lines = []
    for option in game.options:
        if seats is None or seats in option.seats:
            prefix = f"{game.key}-option-{option.key}"
            lines += [
                (f"{words.say(prefix)}: {words.say(f'{prefix}-{value}')}"[:100], f"{option.key}={value}")
                for value in option.values
            ]
    return lines


def _options(typed: str | None) -> dict[str, str]:
    """The option that was typed. :raises BadChoice: if it is not written as the suggestions are."""
    if typed is None:
        return {}
    key, equals, value = typed.partition("=")
    if not equals:
        raise BadChoice("bot-option-unreadable", text=typed)
    return {key.strip(): value.strip()}
