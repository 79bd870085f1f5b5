"""Who may do what in a channel: roles, then the channel's overwrites, as Discord adds them up."""

from sandbox.world import Channel, Guild, World

BITS = {
    "create_instant_invite": 1 << 0,
    "administrator": 1 << 3,
    "manage_channels": 1 << 4,
    "manage_guild": 1 << 5,
    "add_reactions": 1 << 6,
    "view_channel": 1 << 10,
    "send_messages": 1 << 11,
    "manage_messages": 1 << 13,
    "embed_links": 1 << 14,
    "attach_files": 1 << 15,
    "read_message_history": 1 << 16,
    "mention_everyone": 1 << 17,
    "use_external_emojis": 1 << 18,
    "use_application_commands": 1 << 31,
    "manage_threads": 1 << 34,
    "create_public_threads": 1 << 35,
    "create_private_threads": 1 << 36,
    "send_messages_in_threads": 1 << 38,
    "pin_messages": 1 << 51,
}
ALL = (1 << 53) - 1
DM = sum(
    BITS[name]
    for name in (
        "add_reactions",
        "view_channel",
        "send_messages",
        "embed_links",
        "attach_files",
        "read_message_history",
        "use_application_commands",
    )
)
EVERYONE = DM | sum(
    BITS[name]
    for name in (
        "create_instant_invite",
        "use_external_emojis",
        "create_public_threads",
        "create_private_threads",
        "send_messages_in_threads",
    )
)


def bits(*names: str) -> int:
    """The number for these permissions by name.

    :raises KeyError: if there is no permission of that name.
    """
    total = 0
    for name in names:
        total |= BITS[name]
    return total


def permissions_in(world: World, person_id: str, channel: Channel) -> int:
    """All that somebody may do in a channel; in a thread its parent's overwrites count. 0 for who is not there."""
    if channel.guild_id is None:
        return DM if person_id in channel.recipients else 0
    guild = world.guilds[channel.guild_id]
    member = guild.members.get(person_id)
    if member is None:
        return 0
    allowed = base_permissions(guild, person_id)
    if allowed & BITS["administrator"] or guild.owner_id == person_id:
        return ALL
    home = world.channels[channel.parent_id] if channel.thread is not None and channel.parent_id else channel
    by_id = {overwrite.id: overwrite for overwrite in home.overwrites}
    if everyone := by_id.get(guild.id):
        allowed = allowed & ~everyone.deny | everyone.allow
    deny = allow = 0
    for role in member.roles:
        if overwrite := by_id.get(role):
            deny |= overwrite.deny
            allow |= overwrite.allow
    allowed = allowed & ~deny | allow
    if own := by_id.get(person_id):
        allowed = allowed & ~own.deny | own.allow
    if not allowed & BITS["view_channel"]:
        return 0
    return _in_thread(allowed, channel, person_id)


def _in_thread(allowed: int, channel: Channel, person_id: str) -> int:
    thread = channel.thread
    if thread is None:
        return allowed
    if channel.kind == 12 and person_id not in thread.members and not allowed & BITS["manage_threads"]:
        return 0
    if not allowed & BITS["send_messages_in_threads"]:
        return allowed & ~BITS["send_messages"]
    return allowed | BITS["send_messages"]


def base_permissions(guild: Guild, person_id: str) -> int:
    """What a member's roles allow, before any channel has its say."""
    member = guild.members[person_id]
    total = 0
    for role in guild.roles:
        if role.id == guild.id or role.id in member.roles:
            total |= role.permissions
    return total


def may(world: World, person_id: str, channel: Channel, *names: str) -> bool:
    """Whether somebody holds all of these permissions in the channel."""
    wanted = bits(*names)
    return permissions_in(world, person_id, channel) & wanted == wanted
