"""Servers and the application as the JSON objects that Discord sends."""

from sandbox.core import Core
from sandbox.objects import channel_object, member_object, user_object
from sandbox.permissions import permissions_in
from sandbox.values import Json, stamp
from sandbox.world import Guild


def role_objects(guild: Guild) -> list[Json]:
    return [
        {
            "id": role.id,
            "name": role.name,
            "permissions": str(role.permissions),
            "position": role.position,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": role.managed,
            "mentionable": False,
            "icon": None,
            "unicode_emoji": None,
            "flags": 0,
        }
        for role in guild.roles
    ]


def guild_object(guild: Guild) -> Json:
    """A server without its channels and members."""
    return {
        "id": guild.id,
        "name": guild.name,
        "icon": None,
        "description": None,
        "home_header": None,
        "splash": None,
        "discovery_splash": None,
        "features": [],
        "banner": None,
        "owner_id": guild.owner_id,
        "application_id": None,
        "region": "us-east",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "widget_channel_id": None,
        "verification_level": 0,
        "roles": role_objects(guild),
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "vanity_url_code": None,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": guild.locale,
        "rules_channel_id": None,
        "safety_alerts_channel_id": None,
        "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        "emojis": [],
        "stickers": [],
        "incidents_data": None,
    }


def guild_create(core: Core, guild: Guild) -> Json:
    """What the gateway tells of a server: only the members that a bot without the members intent gets."""
    world = core.world
    channels = [c for c in world.channels.values() if c.guild_id == guild.id and c.thread is None]
    threads = [
        c
        for c in world.threads_of(guild.id)
        if c.thread is not None and not c.thread.archived and permissions_in(world, world.bot_id, c)
    ]
    return guild_object(guild) | {
        "joined_at": stamp(guild.members[world.bot_id].joined),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_object(core, guild, world.bot_id)],
        "channels": [channel_object(core, c) for c in channels],
        "threads": [channel_object(core, c) for c in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def application_object(core: Core) -> Json:
    """The application with its owner, as the bot asks for it at login."""
    world = core.world
    owner = next(person for person in world.people.values() if not person.bot)
    return {
        "id": world.bot_id,
        "name": world.people[world.bot_id].name,
        "icon": None,
        "description": "",
        "type": None,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user_object(owner),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "bot": user_object(world.people[world.bot_id]),
    }
