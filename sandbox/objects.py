"""The world's things as the JSON objects that Discord sends."""

import hashlib

from sandbox import components as parts
from sandbox.core import Core
from sandbox.permissions import ALL, permissions_in
from sandbox.values import Json, stamp
from sandbox.world import DM, EPHEMERAL, Channel, File, Guild, Message, Person

LINK_LASTS = 24 * 3600.0
"""An attachment's address stops working after this; whoever stored one must ask for the message again."""


def user_object(person: Person) -> Json:
    made: Json = {
        "id": person.id,
        "username": person.handle,
        "global_name": None if person.bot else person.name,
        "discriminator": "0001" if person.bot else "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        made |= {"bot": True, "username": person.name}
    return made


def member_object(core: Core, guild: Guild, person_id: str) -> Json:
    member = guild.members[person_id]
    return {
        "user": user_object(core.world.people[person_id]),
        "nick": member.nick,
        "avatar": None,
        "banner": None,
        "roles": list(member.roles),
        "joined_at": stamp(member.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def channel_object(core: Core, channel: Channel) -> Json:
    """A channel, a thread or direct messages, each with its own keys."""
    made: Json = {"id": channel.id, "type": channel.kind, "flags": 0, "last_message_id": channel.last_message_id}
    if channel.kind == DM:
        others = [core.world.people[i] for i in channel.recipients if i != core.world.bot_id]
        return made | {"recipients": [user_object(person) for person in others]}
    made |= {"guild_id": channel.guild_id, "name": channel.name, "rate_limit_per_user": 0}
    thread = channel.thread
    if thread is None:
        overwrites = [
            {"id": o.id, "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)} for o in channel.overwrites
        ]
        return made | {
            "position": channel.position,
            "parent_id": channel.parent_id,
            "topic": channel.topic,
            "nsfw": False,
            "permission_overwrites": overwrites,
        }
    return made | {
        "parent_id": channel.parent_id,
        "owner_id": thread.owner_id,
        "message_count": channel.posted,
        "total_message_sent": channel.posted,
        "member_count": len(thread.members),
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": stamp(thread.archived_at),
            "auto_archive_duration": thread.archive_after,
            "locked": thread.locked,
            "create_timestamp": stamp(thread.created),
            **({"invitable": thread.invitable} if channel.kind == 12 else {}),
        },
    }


def thread_member_object(channel: Channel, person_id: str) -> Json:
    return {
        "id": channel.id,
        "user_id": person_id,
        "join_timestamp": stamp(channel.as_thread.members[person_id]),
        "flags": 0,
    }


def file_url(core: Core, file: File) -> str:
    """Where a file's bytes can be had, for a while."""
    until = int(core.clock.now() + LINK_LASTS)
    path = f"/attachments/{file.channel_id}/{file.id}/{file.name}"
    return f"{core.origin}{path}?ex={until:x}&is=0&hm={seal(file.id, until)}&"


def seal(file_id: str, until: int) -> str:
    """The mark that shows an address was made here."""
    return hashlib.sha256(f"{file_id}/{until}".encode()).hexdigest()[:32]


def attachment_object(core: Core, file: File, *, ephemeral: bool) -> Json:
    url = file_url(core, file)
    made: Json = {"id": file.id, "filename": file.name, "size": file.size, "url": url, "proxy_url": url}
    made["content_type"] = file.kind
    if file.width is not None and file.height is not None:
        made |= {"width": file.width, "height": file.height}
    if file.description is not None:
        made["description"] = file.description
    return made | ({"ephemeral": True} if ephemeral else {})


def media_object(core: Core, message: Message, kept: Json) -> Json:
    """A picture of a component as clients get it."""
    file = next((file for file in message.files if file.id == kept.get("attachment_id")), None)
    if file is None:
        url = str(kept.get("url", ""))
        return {"id": str(kept.get("id", "0")), "url": url, "proxy_url": url}
    url = file_url(core, file)
    made: Json = {"id": file.id, "url": url, "proxy_url": url, "content_type": file.kind, "attachment_id": file.id}
    if file.width is not None and file.height is not None:
        made |= {"width": file.width, "height": file.height}
    return made


def shown_files(message: Message) -> set[str]:
    """The ids of the files that the message's components show."""
    return {
        str(media["attachment_id"])
        for path, component in parts.walk(message.components)
        for _, media in parts.media_of(component, path)
        if "attachment_id" in media
    }


def embed_object(core: Core, message: Message, embed: Json) -> Json:
    made = {"type": "rich", **{key: value for key, value in embed.items() if value is not None}}
    by_name = {file.name: file for file in message.files}
    for key in ("image", "thumbnail"):
        url = str((made.get(key) or {}).get("url", ""))
        file = by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
        if file is not None:
            address = file_url(core, file)
            made[key] = {
                **made[key],
                "url": address,
                "proxy_url": address,
                "width": file.width,
                "height": file.height,
            }
            made[key] = {name: value for name, value in made[key].items() if value is not None}
    return made


def message_object(core: Core, message: Message) -> Json:
    """A message as it is sent out. A file that a component shows is not among its attachments, as in Discord."""
    world = core.world
    hidden = shown_files(message) | _embedded_files(message)
    ephemeral = message.seen_by is not None
    made: Json = {
        "id": message.id,
        "channel_id": message.channel_id,
        "type": message.kind,
        "author": user_object(world.people[message.author_id]),
        "content": message.content,
        "timestamp": stamp(message.created),
        "edited_timestamp": None if message.edited is None else stamp(message.edited),
        "tts": False,
        "mention_everyone": message.mention_everyone,
        "mentions": [user_object(world.people[i]) for i in message.mentions if i in world.people],
        "mention_roles": [],
        "attachments": [
            attachment_object(core, file, ephemeral=ephemeral) for file in message.files if file.id not in hidden
        ],
        "embeds": [embed_object(core, message, embed) for embed in message.embeds],
        "components": parts.shown(message.components, lambda media: media_object(core, message, media)),
        "pinned": message.pinned,
        "flags": message.flags | (EPHEMERAL if ephemeral else 0),
    }
    if message.by_webhook:
        made |= {"webhook_id": world.bot_id, "application_id": world.bot_id}
    if message.origin is not None:
        made["interaction_metadata"] = message.origin
    if message.reference is not None:
        made["message_reference"] = message.reference
        if "message_id" in message.reference:
            made["referenced_message"] = _referenced(core, message.reference, message.seen_by)
    if message.nonce is not None:
        made["nonce"] = message.nonce
    thread = world.channels.get(message.id)
    if thread is not None:
        made["thread"] = channel_object(core, thread)
    return made


def _referenced(core: Core, reference: Json, seen_by: str | None) -> Json | None:
    """The message that one answers, or that a thread's first line shows; None when it is gone."""
    first = core.world.find_message(reference["channel_id"], reference["message_id"])
    if first is None or first.seen_by not in (None, seen_by):
        return None
    found = message_object(core, first)
    found.pop("referenced_message", None)  # Discord goes no deeper than one
    return found


def _embedded_files(message: Message) -> set[str]:
    spoken = {
        str((embed.get(key) or {}).get("url", "")) for embed in message.embeds for key in ("image", "thumbnail")
    }
    return {file.id for file in message.files if f"attachment://{file.name}" in spoken}


def delivered_message(core: Core, message: Message) -> Json:
    """A message as the gateway tells of it: with its server, and with its author as a member."""
    made = message_object(core, message)
    channel = core.world.channels[message.channel_id]
    if channel.guild_id is not None:
        made["guild_id"] = channel.guild_id
        guild = core.world.guilds[channel.guild_id]
        if message.author_id in guild.members:
            made["member"] = {k: v for k, v in member_object(core, guild, message.author_id).items() if k != "user"}
    return made


def command_object(command: Json, *, localized: bool) -> Json:
    """A command as it is listed; without localizations unless they were asked for."""
    if localized:
        return command

    def without(thing: Json) -> Json:
        made = {key: value for key, value in thing.items() if not key.endswith("_localizations")}
        for key in ("options", "choices"):
            if key in made:
                made[key] = [without(inner) for inner in made[key]]
        return made

    return without(command)


def permission_text(core: Core, person_id: str, channel: Channel) -> str:
    return str(permissions_in(core.world, person_id, channel) & ALL)
