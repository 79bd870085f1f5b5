"""What the bot must be allowed to do where a table is played, asked before a game begins."""

from collections.abc import Sequence

import discord
import msgspec

from words import Words


class Missing(msgspec.Struct, frozen=True):
    """Permissions that we lack, by the names of words (`bot-permission-<name>`)."""

    needed: tuple[str, ...]
    """Without these nothing can be posted."""
    wished: tuple[str, ...]
    """Without these it goes on, but less well."""


def missing_permissions(permissions: discord.Permissions, *, in_thread: bool, thread_wanted: bool) -> Missing:
    """What is missing among the permissions that Discord says we have in a channel."""
    needed = ["view_channel", "send_messages_in_threads" if in_thread else "send_messages"]
    wished = ["attach_files", "read_message_history"]
    if thread_wanted:
        wished += ["create_public_threads", "send_messages_in_threads"]
    return Missing(
        tuple(name for name in needed if not getattr(permissions, name)),
        tuple(name for name in wished if not getattr(permissions, name)),
    )


def permissions_told(names: Sequence[str], words: Words) -> str:
    """The permissions by the names that Discord's own settings give them, one in a line with what it is for."""
    return "\n".join(words.say(f"bot-permission-{name.replace('_', '-')}") for name in names)
