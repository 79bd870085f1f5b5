"""The tree of all commands, which answers also those that we no longer have."""

from typing import Any

import discord
from discord import app_commands

from bot.discord_calls import answer
from bot.errors import guarded
from bot.faults import report
from bot.panels.pages import sentence_page
from bot.speech import words_for

AnyInteraction = discord.Interaction[Any]


class Tree(app_commands.CommandTree[discord.Client]):
    """The commands; one that we no longer have is answered too."""

    async def on_error(self, interaction: AnyInteraction, error: app_commands.AppCommandError, /) -> None:
        """What discord.py itself could not bring to a command. Faults inside our commands never come here."""
        known = isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        if not known:
            report(error, command=interaction.command.qualified_name if interaction.command else "?")
        if interaction.type is discord.InteractionType.autocomplete:
            return
        key = "bot-unknown-command" if known else "bot-our-fault"

        async def tell() -> None:
            await answer(interaction, sentence_page(words_for(interaction).say(key)))

        await guarded(interaction, tell)
