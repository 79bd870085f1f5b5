"""The yardstick: a bare discord.py bot that sends a ready PNG, and does nothing else."""

import os
from io import BytesIO
from pathlib import Path

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket

PICTURE = "ready.png"


class Bare(discord.Client):
    """Answers `/picture`."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)

        @self.tree.command(name="picture", description="A ready picture")
        async def answer(interaction: discord.Interaction[discord.Client]) -> None:
            await interaction.response.send_message(file=discord.File(BytesIO(picture), PICTURE), ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.sync()


def run() -> None:
    """Runs it over the sandbox that the environment names, with the picture in the folder that it names."""
    discord.http.Route.BASE = os.environ["DISCORD_API_BASE"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(os.environ["DISCORD_GATEWAY_URL"])
    picture = (Path(os.environ["ALLOTMENT_DATA"]) / PICTURE).read_bytes()
    Bare(picture).run(os.environ["DISCORD_TOKEN"], log_handler=None)
