"""Application commands: overwritten all at once, listed, made, changed and taken away."""

from sandbox.api.calls import Answer, Call, Routes
from sandbox.checks.commands import check_commands
from sandbox.errors import unknown
from sandbox.objects import command_object
from sandbox.values import Json

routes = Routes()
_GLOBAL = "/applications/{application_id}/commands"
_OF_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
_KEYS = (
    "name_localizations",
    "description_localizations",
    "options",
    "contexts",
    "integration_types",
)


def _held(call: Call) -> list[Json]:
    call.must_be_own_application()
    if "guild_id" not in call.params:
        return call.core.world.commands
    return call.core.world.guild_commands.setdefault(call.guild().id, [])


def _accept(call: Call, wanted: list[Json]) -> list[Json]:
    """The commands as they are from now on: one that keeps its name keeps its id, a changed one gets a new version.

    :raises FormError: when Discord would not take them.
    """
    check_commands(wanted)
    held = {(command["type"], command["name"]): command for command in _held(call)}
    made = []
    for body in wanted:
        before = held.get((body.get("type") or 1, body["name"]))
        fresh = _completed(call, body, before["id"] if before else call.core.ids.next())
        unchanged = before is not None and {**before, "version": ""} == {**fresh, "version": ""}
        made.append(before if unchanged and before is not None else fresh)
    _held(call)[:] = made
    call.core.publish("COMMANDS", {"commands": call.core.world.all_commands()}, to="people")
    return made


def _completed(call: Call, body: Json, command_id: str) -> Json:
    permissions = body.get("default_member_permissions")
    in_guild = {"guild_id": call.params["guild_id"]} if "guild_id" in call.params else {}
    return {
        "id": command_id,
        "application_id": call.bot_id,
        "version": call.core.ids.next(),
        "type": body.get("type") or 1,
        "name": body["name"],
        "description": body.get("description") or "",
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission") is not False,
        "nsfw": bool(body.get("nsfw")),
        **{key: body[key] for key in _KEYS if body.get(key) is not None},
        **in_guild,
    }


@routes.on("PUT", _GLOBAL)
@routes.on("PUT", _OF_GUILD)
async def overwrite(call: Call) -> Answer:
    wanted = call.body if isinstance(call.body, list) else []
    return 200, _accept(call, wanted)


@routes.on("GET", _GLOBAL)
@routes.on("GET", _OF_GUILD)
async def listed(call: Call) -> Answer:
    localized = call.query.get("with_localizations", "").lower() in ("1", "true")
    return 200, [command_object(command, localized=localized) for command in _held(call)]


@routes.on("POST", _GLOBAL)
@routes.on("POST", _OF_GUILD)
async def create(call: Call) -> Answer:
    key = (call.form.get("type") or 1, call.form.get("name"))
    others = [command for command in _held(call) if (command["type"], command["name"]) != key]
    is_new = len(others) == len(_held(call))
    return 201 if is_new else 200, _accept(call, [*others, call.form])[-1]


def _one(call: Call) -> Json:
    found = next((c for c in _held(call) if c["id"] == call.params["command_id"]), None)
    if found is None:
        raise unknown(10063, "application command")
    return found


@routes.on("GET", _GLOBAL + "/{command_id}")
@routes.on("GET", _OF_GUILD + "/{command_id}")
async def get(call: Call) -> Answer:
    return 200, _one(call)


@routes.on("PATCH", _GLOBAL + "/{command_id}")
@routes.on("PATCH", _OF_GUILD + "/{command_id}")
async def change(call: Call) -> Answer:
    before = _one(call)
    held = _held(call)
    place = held.index(before)
    changed = [*held[:place], before | call.form, *held[place + 1 :]]
    return 200, _accept(call, changed)[place]


@routes.on("DELETE", _GLOBAL + "/{command_id}")
@routes.on("DELETE", _OF_GUILD + "/{command_id}")
async def remove(call: Call) -> Answer:
    _held(call).remove(_one(call))
    call.core.publish("COMMANDS", {"commands": call.core.world.all_commands()}, to="people")
    return 204, None
