"""The bots that are measured, each as a program of its own over a sandbox of its own."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.server import Sandbox

OURS = "from bot.__main__ import main; raise SystemExit(main(['run']))"
BARE = "from bench.bare import run; run()"


def addresses(sandbox: Sandbox) -> dict[str, str]:
    """What a bot finds a sandbox by."""
    return {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_BASE": sandbox.api_base,
        "DISCORD_GATEWAY_URL": sandbox.gateway_url,
        "DISCORD_CDN_BASE": sandbox.cdn_base,
    }


@asynccontextmanager
async def program(code: str, sandbox: Sandbox, folder: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot, when it is there; told to stop at the end."""
    environment = {**os.environ, **addresses(sandbox), "ALLOTMENT_DATA": str(folder), "ALLOTMENT_LOG_LEVEL": "error"}
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, env=environment)
    try:
        await _arrival(sandbox)
        yield process
    finally:
        process.terminate()
        await process.wait()


async def _arrival(sandbox: Sandbox) -> None:
    changed = asyncio.Event()
    stop = sandbox.core.bus.listen(lambda event: changed.set() if event.name == "BOT_STATUS" else None)
    while not sandbox.gateway.online:
        await changed.wait()
        changed.clear()
    stop()
    await sandbox.settle(0.5)
