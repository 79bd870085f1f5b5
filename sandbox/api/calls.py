"""A request as a route handler gets it, and the table of routes."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any

import msgspec

from sandbox.core import Core
from sandbox.errors import ApiError, missing_access, missing_permissions, unknown
from sandbox.objects import channel_object
from sandbox.permissions import may
from sandbox.values import Json, Upload
from sandbox.world import Channel, Guild, Message, Person


class Call(msgspec.Struct, frozen=True):
    """One checked request."""

    core: Core
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: Sequence[Upload]

    @property
    def bot_id(self) -> str:
        return self.core.world.bot_id

    @property
    def form(self) -> Json:
        """The body as an object; an absent one is empty."""
        return self.body if isinstance(self.body, dict) else {}

    def channel(self, *permissions: str) -> Channel:
        """The channel of the path, in which the bot must hold these permissions.

        :raises ApiError: 10003, 50001 when the bot does not see it, 50013 when a permission is missing.
        """
        channel = self.core.world.channels.get(self.params["channel_id"])
        if channel is None:
            raise unknown(10003, "Channel")
        if not may(self.core.world, self.bot_id, channel, "view_channel"):
            raise missing_access()
        if not may(self.core.world, self.bot_id, channel, *permissions):
            raise missing_permissions()
        return channel

    def channel_of(self, channel_id: str) -> Channel:
        """A channel that an interaction happened in, which may be gone since.

        :raises ApiError: 10003 when it is gone.
        """
        channel = self.core.world.channels.get(channel_id)
        if channel is None:
            raise unknown(10003, "Channel")
        return channel

    def message(self, channel: Channel) -> Message:
        """The message of the path; an ephemeral one cannot be had this way.

        :raises ApiError: 10008 when it is not there.
        """
        message = self.core.world.find_message(channel.id, self.params["message_id"])
        if message is None or message.seen_by is not None:
            raise unknown(10008, "Message")
        return message

    def guild(self) -> Guild:
        """The server of the path.

        :raises ApiError: 10004 when the bot is not in it.
        """
        guild = self.core.world.guilds.get(self.params["guild_id"])
        if guild is None:
            raise unknown(10004, "Guild")
        return guild

    def person(self, person_id: str) -> Person:
        """Somebody by id.

        :raises ApiError: 10013 when there is nobody of that id.
        """
        person = self.core.world.people.get(person_id)
        if person is None:
            raise unknown(10013, "User")
        return person

    def must_be_own_application(self) -> None:
        """:raises ApiError: when the path names another application."""
        if self.params["application_id"] != self.bot_id:
            raise unknown(10002, "Application")

    def must_know_dm_partner(self, channel: Channel) -> None:
        """:raises ApiError: 50007 when the other side takes no direct messages."""
        others = [self.core.world.people[i] for i in channel.recipients if i != self.bot_id]
        if any(not person.dms_open for person in others):
            raise ApiError(403, 50007, "Cannot send messages to this user")

    def tell_channel(self, channel: Channel) -> Json:
        """The channel's object, told to everybody as changed."""
        made = channel_object(self.core, channel)
        self.core.publish("CHANNEL_UPDATE" if channel.thread is None else "THREAD_UPDATE", made, channel)
        return made


Answer = tuple[int, Any]
Handler = Callable[[Call], Awaitable[Answer]]


class Routes:
    """Handlers by method and path template; the template is spelt as in Discord's API description."""

    def __init__(self) -> None:
        self.table: dict[tuple[str, str], Handler] = {}

    def on(self, method: str, template: str) -> Callable[[Handler], Handler]:
        def note(handler: Handler) -> Handler:
            self.table[method, template] = handler
            return handler

        return note
