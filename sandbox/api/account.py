"""Who the bot is: its user, its application, the gateway's address, its servers and direct messages."""

from sandbox.api.calls import Answer, Call, Routes
from sandbox.guilds import application_object, guild_object
from sandbox.objects import channel_object, member_object, user_object
from sandbox.people import open_dm
from sandbox.values import Json

routes = Routes()


@routes.on("GET", "/users/@me")
async def get_me(call: Call) -> Answer:
    me = user_object(call.core.world.people[call.bot_id])
    return 200, me | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


@routes.on("GET", "/users/{user_id}")
async def get_user(call: Call) -> Answer:
    return 200, user_object(call.person(call.params["user_id"]))


@routes.on("GET", "/oauth2/applications/@me")
@routes.on("GET", "/applications/@me")
async def get_application(call: Call) -> Answer:
    return 200, application_object(call.core)


def _gateway_url(call: Call) -> str:
    return call.core.origin.replace("http", "ws", 1) + "/gateway"


@routes.on("GET", "/gateway")
async def get_gateway(call: Call) -> Answer:
    return 200, {"url": _gateway_url(call)}


@routes.on("GET", "/gateway/bot")
async def get_gateway_bot(call: Call) -> Answer:
    limit: Json = {"total": 1000, "remaining": 999, "reset_after": 86_400_000, "max_concurrency": 1}
    return 200, {"url": _gateway_url(call), "shards": 1, "session_start_limit": limit}


@routes.on("GET", "/users/@me/guilds")
async def get_my_guilds(call: Call) -> Answer:
    made = []
    for guild in call.core.world.guilds.values():
        short = {
            key: value
            for key, value in guild_object(guild).items()
            if key in ("id", "name", "icon", "banner", "features")
        }
        made.append(short | {"owner": False, "permissions": str(guild.roles[1].permissions)})
    return 200, made


@routes.on("POST", "/users/@me/channels")
async def create_dm(call: Call) -> Answer:
    person = call.person(str(call.form.get("recipient_id")))
    return 200, channel_object(call.core, open_dm(call.core.world, call.core.ids, person))


@routes.on("GET", "/guilds/{guild_id}")
async def get_guild(call: Call) -> Answer:
    return 200, guild_object(call.guild())


@routes.on("GET", "/guilds/{guild_id}/channels")
async def get_guild_channels(call: Call) -> Answer:
    guild = call.guild()
    channels = [c for c in call.core.world.channels.values() if c.guild_id == guild.id and c.thread is None]
    return 200, [channel_object(call.core, channel) for channel in channels]


@routes.on("GET", "/guilds/{guild_id}/members/{user_id}")
async def get_member(call: Call) -> Answer:
    guild = call.guild()
    person = call.person(call.params["user_id"])
    if person.id not in guild.members:
        return 404, {"message": "Unknown Member", "code": 10007}
    return 200, member_object(call.core, guild, person.id)
