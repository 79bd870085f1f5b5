"""What all parts of the bot share."""

from typing import NamedTuple

import discord

from bot.pictures import Pictures
from bot.publishing import Publisher
from bot.tables import Tables


class House(NamedTuple):
    """The services that presses and commands work with."""

    client: discord.Client
    tables: Tables
    pictures: Pictures
    publisher: Publisher
