"""Read by the process that the bot's programs are forked off: all modules, and all sprites rasterised."""

import bot.__main__
import bot.app
import bot.cli.run
from render.paint import warm

warm()

__all__ = ["bot"]
