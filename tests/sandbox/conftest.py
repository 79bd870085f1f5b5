"""A sandbox, and a bare wire to it."""

from collections.abc import AsyncIterator

import aiohttp
import pytest

from sandbox.server import Sandbox
from tests.sandbox.wire import CARE, GARDEN, PLAIN, Wire


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A fresh sandbox. Whatever a test does, the sandbox itself keeps to Discord's description."""
    async with Sandbox() as sandbox:
        yield sandbox
        assert [str(fault) for fault in sandbox.own_faults] == []


@pytest.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    """A bot without discord.py, its commands synced."""
    headers = {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as http:
        wire = Wire(sandbox, http)
        await wire.commands(GARDEN, PLAIN, CARE)
        yield wire
