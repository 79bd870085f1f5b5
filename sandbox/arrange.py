"""What a test arranges around the bot: more people, channels and servers, permissions, and what moderators do."""

from sandbox import people, permissions, posts, threads
from sandbox.clock import Clock
from sandbox.core import Core
from sandbox.guilds import guild_create
from sandbox.objects import channel_object
from sandbox.world import Channel, Guild, Overwrite, Person, World


class Arrangements:
    """The hands that a test has in the world; everybody is told of what they do."""

    def __init__(self, core: Core) -> None:
        self.core = core

    @property
    def clock(self) -> Clock:
        return self.core.clock

    @property
    def world(self) -> World:
        return self.core.world

    @property
    def guild(self) -> Guild:
        """The first server."""
        return next(iter(self.world.guilds.values()))

    @property
    def channel(self) -> Channel:
        """The first server's first channel."""
        return next(c for c in self.world.channels.values() if c.guild_id == self.guild.id)

    def add_person(self, name: str, locale: str = "en-US", guild: Guild | None = None) -> Person:
        """Somebody new, who joins a server (the first unless told)."""
        person = people.add_person(self.world, self.core.ids, name, locale)
        people.join(guild or self.guild, person, self.clock.now())
        self.core.publish("WORLD", {}, to="people")
        return person

    def add_channel(self, name: str, guild: Guild | None = None) -> Channel:
        channel = people.add_channel(self.world, self.core.ids, guild or self.guild, name)
        self.core.publish("CHANNEL_CREATE", channel_object(self.core, channel), channel)
        return channel

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        """Another server with the bot and everybody in it, and one channel."""
        guild = people.add_guild(self.world, self.core.ids, self.clock.now(), name, locale)
        for person in self.world.people.values():
            if not person.bot:
                people.join(guild, person, self.clock.now())
        people.add_channel(self.world, self.core.ids, guild, "general")
        self.core.publish("GUILD_CREATE", guild_create(self.core, guild), to="bot")
        self.core.publish("WORLD", {}, to="people")
        return guild

    def deny(self, channel: Channel, *names: str, person_id: str | None = None) -> None:
        """Take permissions away in a channel: from the bot, or from the person named."""
        overwrite = self._overwrite(channel, person_id or self.world.bot_id)
        overwrite.deny |= permissions.bits(*names)
        overwrite.allow &= ~permissions.bits(*names)
        self.core.publish("CHANNEL_UPDATE", channel_object(self.core, channel), channel)

    def allow(self, channel: Channel, *names: str, person_id: str | None = None) -> None:
        """Give permissions in a channel: to the bot, or to the person named."""
        overwrite = self._overwrite(channel, person_id or self.world.bot_id)
        overwrite.allow |= permissions.bits(*names)
        overwrite.deny &= ~permissions.bits(*names)
        self.core.publish("CHANNEL_UPDATE", channel_object(self.core, channel), channel)

    def _overwrite(self, channel: Channel, person_id: str) -> Overwrite:
        found = next((o for o in channel.overwrites if o.id == person_id), None)
        if found is None:
            found = Overwrite(person_id, 1)
            channel.overwrites.append(found)
        return found

    def remove_message(self, channel: Channel, message_id: str) -> None:
        """A moderator deletes a message."""
        posts.delete(self.core, self.world.messages[channel.id][message_id])

    def remove_channel(self, channel: Channel) -> None:
        """A moderator deletes a channel or thread."""
        threads.remove_channel(self.core, channel)

    def archive(self, thread: Channel, *, archived: bool = True, locked: bool | None = None) -> None:
        """A moderator archives a thread or opens it again, and may lock it."""
        threads.set_archived(self.core, thread, archived=archived, locked=locked)

    def remove_guild(self, guild: Guild) -> None:
        """The bot is thrown out of a server."""
        del self.world.guilds[guild.id]
        for channel in [c for c in self.world.channels.values() if c.guild_id == guild.id]:
            del self.world.channels[channel.id]
            self.world.messages.pop(channel.id, None)
        self.core.publish("GUILD_DELETE", {"id": guild.id}, to="bot")
        self.core.publish("WORLD", {}, to="people")
