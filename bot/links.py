"""Addresses of messages, for people to follow."""

from bot.table_records import TableRecord


def jump(guild: int | None, channel: int, message: int | None) -> str:
    """The address of a message, or of its channel."""
    place = f"https://discord.com/channels/{guild or '@me'}/{channel}"
    return f"{place}/{message}" if message else place


def jump_to(record: TableRecord) -> str:
    """The address of a table's newest message."""
    channel = record.channel if record.status == "lobby" else record.place
    return jump(record.guild, channel, record.message)
