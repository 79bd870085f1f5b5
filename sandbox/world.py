"""All that the sandbox remembers: servers, people, channels, messages, commands. Plain data, one JSON file."""

from typing import Any

import msgspec

from sandbox.values import Json

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
"""The kinds of channel that there are here, by Discord's numbers."""

EPHEMERAL, LOADING, HAS_THREAD, SUPPRESS_NOTIFICATIONS, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 5, 1 << 12, 1 << 15
"""Flags of a message."""


class Person(msgspec.Struct):
    """A user; `name` is how they are shown and may hold anything, `handle` is their plain user name."""

    id: str
    handle: str
    name: str
    locale: str
    bot: bool = False
    dms_open: bool = True


class Role(msgspec.Struct):
    id: str
    name: str
    permissions: int
    position: int = 0
    managed: bool = False


class Member(msgspec.Struct):
    person_id: str
    joined: float
    roles: list[str] = []
    nick: str | None = None


class Guild(msgspec.Struct):
    """A server. The role whose id is the guild's own is everyone's."""

    id: str
    name: str
    owner_id: str
    locale: str
    roles: list[Role]
    members: dict[str, Member]


class Overwrite(msgspec.Struct):
    """What a channel allows and denies a role (kind 0) or a member (kind 1)."""

    id: str
    kind: int
    allow: int = 0
    deny: int = 0


class Thread(msgspec.Struct):
    """What a thread has beside a channel. `quiet_since` is its last activity, for archiving by itself."""

    owner_id: str
    created: float
    quiet_since: float
    archived_at: float
    archive_after: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[str, float] = {}


class Channel(msgspec.Struct):
    id: str
    kind: int
    name: str
    guild_id: str | None = None
    parent_id: str | None = None
    position: int = 0
    topic: str | None = None
    overwrites: list[Overwrite] = []
    recipients: list[str] = []
    thread: Thread | None = None
    last_message_id: str | None = None
    posted: int = 0
    renamed: list[float] = []

    @property
    def as_thread(self) -> Thread:
        """What it has as a thread.

        :raises TypeError: if it is none.
        """
        if self.thread is None:
            raise TypeError(f"channel {self.id} is no thread")
        return self.thread


class File(msgspec.Struct):
    """An attachment. Its bytes lie in the file store under its id."""

    id: str
    channel_id: str
    name: str
    size: int
    kind: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


class Message(msgspec.Struct):
    """A message; an ephemeral one has `seen_by`, the one person who sees it.

    Pictures in `components` that are the message's own files are held as `{"attachment_id": …}`.
    """

    id: str
    channel_id: str
    author_id: str
    kind: int = 0
    content: str = ""
    embeds: list[Json] = []
    components: list[Json] = []
    files: list[File] = []
    flags: int = 0
    created: float = 0.0
    edited: float | None = None
    mentions: list[str] = []
    mention_everyone: bool = False
    pinned: bool = False
    seen_by: str | None = None
    origin: Json | None = None
    by_webhook: bool = False
    reference: Json | None = None
    nonce: Any = None

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & COMPONENTS_V2)


class World(msgspec.Struct):
    """Everything there is. `bot_id` is the application's id too, as it is for every newer Discord application."""

    bot_id: str
    guilds: dict[str, Guild] = {}
    people: dict[str, Person] = {}
    channels: dict[str, Channel] = {}
    messages: dict[str, dict[str, Message]] = {}
    commands: list[Json] = []
    guild_commands: dict[str, list[Json]] = {}

    def commands_in(self, guild_id: str | None) -> list[Json]:
        """The commands that a client offers: the global ones and the server's own."""
        return [*self.commands, *(self.guild_commands.get(guild_id, []) if guild_id else [])]

    def all_commands(self) -> list[Json]:
        """The global commands and those of every server, which bear its id."""
        return [*self.commands, *(command for held in self.guild_commands.values() for command in held)]

    def find_message(self, channel_id: str, message_id: str) -> Message | None:
        return self.messages.get(channel_id, {}).get(message_id)

    def last_called(self) -> str | None:
        """The person that the bot's newest calling message called: somebody is waited for there."""
        calls = [one for some in self.messages.values() for one in some.values() if one.mentions]
        by_bot = [one for one in calls if one.author_id == self.bot_id]
        return max(by_bot, key=lambda one: int(one.id)).mentions[0] if by_bot else None

    def threads_of(self, guild_id: str) -> list[Channel]:
        return [c for c in self.channels.values() if c.guild_id == guild_id and c.thread is not None]

    def dm_between(self, person_id: str, other_id: str) -> Channel | None:
        both = {person_id, other_id}
        return next((c for c in self.channels.values() if c.kind == DM and set(c.recipients) == both), None)
