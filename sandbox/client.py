"""What a person's Discord client lets them see and do. Whatever it would not let through raises `CannotDo`."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sandbox import components as parts
from sandbox.core import Core
from sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from sandbox.modals import answers_of, check_values, filled_in
from sandbox.objects import member_object, user_object
from sandbox.options import CannotDo, checked_options, resolved
from sandbox.payloads import Act, make_interaction
from sandbox.permissions import may, permissions_in
from sandbox.posts import delete, post
from sandbox.threads import archive_idle
from sandbox.values import Json
from sandbox.world import DM, Channel, Message, Person


class Sending(msgspec.Struct, frozen=True):
    """The client's own mark, and how often the one interaction is delivered (more than once only to try it)."""

    nonce: str | None = None
    times: int = 1


ONCE = Sending()


class Client:
    """One person's client."""

    def __init__(self, core: Core, person: Person) -> None:
        self._core = core
        self.person = person

    # what is seen

    def channels(self) -> list[Channel]:
        """The channels and threads that this person sees."""
        world = self._core.world
        return [c for c in world.channels.values() if may(world, self.person.id, c, "view_channel")]

    def channel(self, channel_id: str) -> Channel:
        """A channel that this person sees."""
        archive_idle(self._core)
        channel = self._core.world.channels.get(channel_id)
        if channel is None or not may(self._core.world, self.person.id, channel, "view_channel"):
            raise CannotDo("You do not see that channel.")
        return channel

    def sees(self, message: Message) -> bool:
        """Whether a message of a channel that this person sees is there for them."""
        return message.seen_by in (None, self.person.id)

    def messages(self, channel_id: str, limit: int = 50, before: int | None = None) -> list[Message]:
        """The newest messages of a channel that this person sees (older than the id `before`), newest last."""
        channel = self.channel(channel_id)
        held = self._core.world.messages.get(channel.id, {}).values()
        seen = (message for message in held if self.sees(message))
        return [message for message in seen if before is None or int(message.id) < before][-limit:]

    def message(self, channel_id: str, message_id: str) -> Message:
        """One message that is there now and that this person sees."""
        channel = self.channel(channel_id)
        message = self._core.world.find_message(channel.id, message_id)
        if message is None or not self.sees(message):
            raise CannotDo("That message is not there.")
        return message

    # what is done

    def say(self, channel_id: str, content: str) -> Message:
        """Write an ordinary message; in a quiet thread it wakes it."""
        channel = self.channel(channel_id)
        if not may(self._core.world, self.person.id, channel, "send_messages"):
            raise CannotDo("You may not write in that channel.")
        if channel.thread is not None and channel.thread.locked:
            raise CannotDo("That thread is locked.")
        if not content.strip() or len(content) > 2000:
            raise CannotDo("A message has 1 to 2000 characters.")
        if channel.thread is not None:
            channel.thread.members.setdefault(self.person.id, self._core.clock.now())
        return post(self._core, channel, self.person.id, {"content": content})

    def dismiss(self, channel_id: str, message_id: str) -> None:
        """Take away a message that only this person sees."""
        message = self.message(channel_id, message_id)
        if message.seen_by is None:
            raise CannotDo("Only a message that nobody else sees can be dismissed.")
        delete(self._core, message)

    def command(
        self,
        channel_id: str,
        name: str,
        options: Sequence[Json],
        how: Sending = ONCE,
    ) -> Interaction:
        """Send a slash command."""
        channel = self._awake(channel_id)
        definition = self._definition(channel, name)
        checked = checked_options(definition.get("options") or [], options, complete=True)
        return self._send(
            channel, Act(COMMAND, self._command_data(channel, definition, checked), nonce=how.nonce, times=how.times)
        )

    def autocomplete(
        self, channel_id: str, name: str, options: Sequence[Json], *, nonce: str | None = None
    ) -> Interaction:
        """Ask what an option may be, while typing it; just one option is `focused`."""
        channel = self._awake(channel_id)
        definition = self._definition(channel, name)
        checked = checked_options(definition.get("options") or [], options, complete=False)
        if sum(_focused(option) for option in checked) != 1:
            raise CannotDo("One option must be focused.")
        return self._send(channel, Act(AUTOCOMPLETE, self._command_data(channel, definition, checked), nonce=nonce))

    def component(
        self,
        channel_id: str,
        message_id: str,
        custom_id: str,
        values: Sequence[str] | None = None,
        how: Sending = ONCE,
    ) -> Interaction:
        """Press a button or choose in a select that is on the message now."""
        channel = self._awake(channel_id)
        message = self.message(channel_id, message_id)
        component = parts.find(message.components, custom_id)
        if component is None:
            raise CannotDo("That button or select is not on the message any more.")
        if component.get("disabled"):
            raise CannotDo(f"{component.get('label') or component.get('placeholder') or custom_id!r} is disabled.")
        if component["type"] in parts.SELECTS:
            check_values(component, values or [], component.get("placeholder") or custom_id)
        elif values:
            raise CannotDo("A button has no values.")
        return self.send_component(channel, message, component, values, how)

    def send_component(
        self,
        channel: Channel,
        message: Message,
        component: Json,
        values: Sequence[str] | None = None,
        how: Sending = ONCE,
    ) -> Interaction:
        """Send a press or choice as it is, unchecked: for a component that was there when the finger came down."""
        data: Json = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component.get("id", 0),
        }
        if component["type"] in parts.SELECTS:
            data["values"] = list(values or [])
            data |= self._resolved_values(channel, component["type"], data["values"])
        return self._send(channel, Act(COMPONENT, data, message, nonce=how.nonce, times=how.times))

    def modal(self, custom_id: str, submitted: Sequence[Any], *, nonce: str | None = None) -> Interaction:
        """Hand in the modal that is open. Components may be nested as Discord nests them, or be a flat list."""
        opened = self._core.desk.open_modals.get(self.person.id)
        if opened is None or opened[1]["custom_id"] != custom_id:
            raise CannotDo("That form is not open.")
        interaction, modal = opened
        data = {"custom_id": custom_id, "components": filled_in(modal, answers_of(submitted))}
        channel = self.channel(interaction.channel_id)
        message = self._core.world.find_message(channel.id, interaction.message_id or "")
        del self._core.desk.open_modals[self.person.id]
        return self._send(channel, Act(MODAL_SUBMIT, data, message, interaction.origin, nonce))

    # how

    def _awake(self, channel_id: str) -> Channel:
        channel = self.channel(channel_id)
        if channel.thread is not None and channel.thread.archived:
            raise CannotDo("That thread is archived. Writing in it opens it again.")
        return channel

    def _definition(self, channel: Channel, name: str) -> Json:
        if not may(self._core.world, self.person.id, channel, "use_application_commands"):
            raise CannotDo("You may not use commands in that channel.")
        for command in self._core.world.commands_in(channel.guild_id):
            if command["type"] == 1 and command["name"] == name:
                self._must_be_allowed(channel, command)
                return command
        raise CannotDo(f"There is no command /{name}.")

    def _must_be_allowed(self, channel: Channel, command: Json) -> None:
        contexts = command.get("contexts")
        here = 1 if channel.kind == DM else 0
        if (contexts is not None and here not in contexts) or (here == 1 and not command["dm_permission"]):
            raise CannotDo(f"/{command['name']} is not offered here.")
        needed = command.get("default_member_permissions")
        held = permissions_in(self._core.world, self.person.id, channel)
        if needed is not None and channel.guild_id and (int(needed) & held != int(needed) or int(needed) == 0):
            raise CannotDo(f"/{command['name']} is only for those with more permissions.")

    def _command_data(self, channel: Channel, definition: Json, options: list[Json]) -> Json:
        in_guild = {"guild_id": definition["guild_id"]} if "guild_id" in definition else {}
        data = {"id": definition["id"], "name": definition["name"], "type": definition["type"], "options": options}
        return data | in_guild | resolved(self._core, [o for o in options if not _focused(o)], channel)

    def _resolved_values(self, channel: Channel, kind: int, values: Sequence[str]) -> Json:
        if kind not in (parts.USER_SELECT, parts.MENTIONABLE_SELECT):
            return {}
        people = [self._core.world.people[value] for value in values if value in self._core.world.people]
        made: Json = {"users": {person.id: user_object(person) for person in people}}
        guild = self._core.world.guilds.get(channel.guild_id or "")
        if guild is not None:
            there = [person.id for person in people if person.id in guild.members]
            made["members"] = {i: member_object(self._core, guild, i) | {"permissions": "0"} for i in there}
        return {"resolved": made}

    def _send(self, channel: Channel, act: Act) -> Interaction:
        return self._core.desk.open(make_interaction(self._core, self.person, channel, act), act.times)


def _focused(option: Json) -> bool:
    return bool(option.get("focused")) or any(_focused(inner) for inner in option.get("options") or [])
