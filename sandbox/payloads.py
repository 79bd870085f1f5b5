"""Interactions as the gateway delivers them."""

import msgspec

from sandbox.checks.messages import BIGGEST_FILE
from sandbox.core import Core
from sandbox.interactions import COMMAND, COMPONENT, Interaction
from sandbox.objects import channel_object, member_object, message_object, permission_text, user_object
from sandbox.values import Json
from sandbox.world import Channel, Message, Person

GUILD_CONTEXT, BOT_DM_CONTEXT = 0, 1


class Act(msgspec.Struct, frozen=True):
    """What somebody does: the kind of interaction and its data.

    `message` is the one it was done on, `trigger` the origin of the interaction whose modal this hands in, `nonce`
    the client's own mark; `times` delivers the one interaction more than once, which Discord never should.
    """

    kind: int
    data: Json
    message: Message | None = None
    trigger: Json | None = None
    nonce: str | None = None
    times: int = 1


def make_interaction(core: Core, person: Person, channel: Channel, act: Act) -> Interaction:
    """A new interaction of somebody in a channel."""
    owner = {"0": channel.guild_id} if channel.guild_id is not None else {"0": "0"}
    payload: Json = {
        **core.desk.new_ids(),
        "application_id": core.world.bot_id,
        "type": act.kind,
        "data": act.data,
        "version": 1,
        "channel_id": channel.id,
        "channel": channel_object(core, channel) | {"permissions": permission_text(core, person.id, channel)},
        "locale": person.locale,
        "app_permissions": permission_text(core, core.world.bot_id, channel),
        "attachment_size_limit": BIGGEST_FILE,
        "entitlements": [],
        "authorizing_integration_owners": owner,
        "context": GUILD_CONTEXT if channel.guild_id is not None else BOT_DM_CONTEXT,
    }
    if channel.guild_id is None:
        payload["user"] = user_object(person)
    else:
        guild = core.world.guilds[channel.guild_id]
        member = member_object(core, guild, person.id)
        payload |= {
            "member": member | {"permissions": permission_text(core, person.id, channel)},
            "guild_id": guild.id,
            "guild_locale": guild.locale,
            "guild": {"id": guild.id, "locale": guild.locale, "features": []},
        }
    if act.message is not None:
        payload["message"] = message_object(core, act.message)
    made = Interaction(
        payload=payload, person_id=person.id, channel_id=channel.id, created=core.clock.now(), nonce=act.nonce
    )
    made.origin = _origin(person, made, owner, act.trigger)
    return made


def _origin(person: Person, interaction: Interaction, owner: Json, trigger: Json | None) -> Json:
    """What the messages of this interaction will say of where they come from."""
    made: Json = {
        "id": interaction.id,
        "type": interaction.kind,
        "user": user_object(person),
        "authorizing_integration_owners": owner,
    }
    if interaction.kind == COMMAND:
        data = interaction.payload["data"]
        made |= {"name": _full_name(data), "command_type": data["type"]}
    if interaction.kind == COMPONENT:
        made["interacted_message_id"] = interaction.message_id
    if trigger is not None:
        made["triggering_interaction_metadata"] = trigger
    return made


def _full_name(data: Json) -> str:
    """A command's name with its group and sub-command, as "used /garden new" shows it."""
    inner = next((option for option in data.get("options") or [] if option["type"] in (1, 2)), None)
    return data["name"] if inner is None else f"{data['name']} {_full_name(inner)}"
