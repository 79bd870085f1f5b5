"""Points discord.py at a sandbox, for tests and benchmarks that run a client in this process."""

from collections.abc import Iterator
from contextlib import contextmanager

import discord
import yarl
from discord.gateway import DiscordWebSocket

from sandbox.server import Sandbox


@contextmanager
def pointing_at(sandbox: Sandbox) -> Iterator[None]:
    """While this lasts, discord.py in this process talks to the sandbox. Only one sandbox at a time can be so."""
    before = (discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE)
    discord.http.Route.BASE = sandbox.api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
    discord.Asset.BASE = sandbox.cdn_base
    try:
        yield
    finally:
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, discord.Asset.BASE = before
