"""Tells Discord our commands, when and only when they have changed."""

import asyncio
import hashlib
import json
from pathlib import Path

import discord
import structlog
from discord import app_commands

from bot.discord_calls import CallFailed, attempt

_log = structlog.get_logger(__name__)


async def payload(tree: app_commands.CommandTree[discord.Client]) -> list[dict[str, object]]:
    """All commands as they are sent, with their words in every language."""
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]


async def sync_commands(
    tree: app_commands.CommandTree[discord.Client], home: Path, test_guild: int | None = None
) -> bool:
    """Syncs the commands if they are not the ones that were synced last; whether it did.

    What was sent last is remembered as a hash in `home`. What Discord holds is asked for as well, so that commands
    that were cleared elsewhere come back.
    """
    application = tree.client.application_id
    text = json.dumps(await payload(tree), sort_keys=True)
    present = hashlib.sha256(f"{application}\n{text}".encode()).hexdigest()
    note = home / "commands.sha256"
    former = await asyncio.to_thread(_read, note)
    if test_guild is not None:
        await _show_at_once(tree, test_guild)
    if former == present and await _all_there(tree):
        return False
    try:
        await attempt("sync_commands", frozenset(), tree.sync())
    except CallFailed as failure:
        _log.warning("commands_not_synced", trouble=failure.trouble.value)
        return False
    try:
        await asyncio.to_thread(_write, note, present)
    except OSError as error:  # at the next start they are sent once more, which does no harm
        _log.warning("sync_not_noted", file=note.name, error=repr(error))
    _log.info("commands_synced", commands=[command.name for command in tree.get_commands()])
    return True


async def _show_at_once(tree: app_commands.CommandTree[discord.Client], guild_id: int) -> None:
    """A server's own commands are shown without Discord's delay."""
    guild = discord.Object(guild_id)
    tree.copy_global_to(guild=guild)
    try:
        await attempt("sync_test_server", frozenset({50001, 50013}), tree.sync(guild=guild))
    except CallFailed as failure:
        _log.warning("test_server_not_synced", server=guild_id, trouble=failure.trouble.value)


def _read(note: Path) -> str:
    """What was noted; nothing where it cannot be read."""
    try:
        return note.read_bytes().decode("ascii", "replace").strip()
    except OSError:
        return ""


def _write(note: Path, text: str) -> None:
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(text + "\n", "utf-8")


async def _all_there(tree: app_commands.CommandTree[discord.Client]) -> bool:
    try:
        found = await attempt("fetch_commands", frozenset(), tree.fetch_commands())
    except CallFailed:
        return True  # Discord does not say: it is no time to send it more
    return {command.name for command in found} == {command.name for command in tree.get_commands()}
