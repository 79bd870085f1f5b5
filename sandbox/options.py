"""The options of a slash command as a client holds them: which there are, which are needed, what each may be."""

from collections.abc import Sequence
from typing import Any

from sandbox.core import Core
from sandbox.objects import channel_object, member_object, user_object
from sandbox.values import Json
from sandbox.world import Channel

SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)
_LONGEST = 6000


class CannotDo(Exception):
    """A real client would not let a person do this; the text says why."""


def checked_options(defined: Sequence[Json], given: Sequence[Json], *, complete: bool) -> list[Json]:
    """The given option tree, each with its type and value as Discord sends them.

    With `complete` everything needed must be there and right; without (while one types) anything typed will do.

    :raises CannotDo: when there is no such option, one is missing, or a value cannot be.
    """
    by_name = {option["name"]: option for option in defined}
    made = []
    for option in given:
        definition = by_name.pop(option.get("name", ""), None)
        if definition is None:
            raise CannotDo(f"There is no option {option.get('name')!r} here (or it was given twice).")
        made.append(_checked(definition, option, complete=complete))
    if any(definition["type"] in (SUBCOMMAND, GROUP) for definition in defined):
        if len(made) != 1:
            raise CannotDo("One sub-command must be chosen.")
    elif complete:
        for missing in by_name.values():
            if missing.get("required"):
                raise CannotDo(f"The option {missing['name']!r} is required.")
    return made


def _checked(definition: Json, option: Json, *, complete: bool) -> Json:
    kind = definition["type"]
    made: Json = {"name": definition["name"], "type": kind}
    if kind in (SUBCOMMAND, GROUP):
        inner = checked_options(definition.get("options") or [], option.get("options") or [], complete=complete)
        return made | {"options": inner}
    if option.get("focused"):
        if not definition.get("autocomplete"):
            raise CannotDo(f"The option {definition['name']!r} offers nothing while one types.")
        return made | {"value": str(option.get("value", "")), "focused": True}
    value = option.get("value")
    return made | {"value": _value(definition, value) if complete else value}


def _value(definition: Json, value: Any) -> Any:
    kind, name = definition["type"], definition["name"]
    if kind in (INTEGER, NUMBER):
        value = _number(definition, value)
    elif kind == BOOLEAN:
        if not isinstance(value, bool):
            raise CannotDo(f"{name!r} is true or false.")
    else:
        value = str(value)
        least, most = definition.get("min_length") or 0, definition.get("max_length") or _LONGEST
        if kind == STRING and not least <= len(value) <= most:
            raise CannotDo(f"{name!r} must have {least} to {most} characters.")
        if not value:
            raise CannotDo(f"{name!r} is empty.")
    choices = definition.get("choices") or []
    if choices and value not in [choice["value"] for choice in choices]:
        raise CannotDo(f"{value!r} is not among the choices of {name!r}.")
    return value


def _number(definition: Json, value: Any) -> Any:
    name = definition["name"]
    kinds = (int,) if definition["type"] == INTEGER else (int, float)
    if isinstance(value, bool) or not isinstance(value, kinds):
        raise CannotDo(f"{name!r} is a number, not {value!r}.")
    least, most = definition.get("min_value"), definition.get("max_value")
    if (least is not None and value < least) or (most is not None and value > most):
        raise CannotDo(f"{name!r} must be {least} to {most}, not {value}.")
    return value


def leaves(options: Sequence[Json]) -> list[Json]:
    """The options that hold a value, without the sub-commands around them."""
    found = []
    for option in options:
        found += leaves(option["options"]) if "options" in option else [option] if "value" in option else []
    return found


def resolved(core: Core, options: Sequence[Json], here: Channel) -> Json:
    """The people and channels that option values name, as a client sends them along.

    :raises CannotDo: when nobody or nothing of that id is there.
    """
    made: Json = {}
    guild = core.world.guilds.get(here.guild_id or "")
    for option in leaves(options):
        value = str(option["value"])
        if option["type"] in (USER, MENTIONABLE):
            person = core.world.people.get(value)
            if person is None:
                raise CannotDo(f"There is nobody with the id {value}.")
            made.setdefault("users", {})[value] = user_object(person)
            if guild is not None and value in guild.members:
                short = {
                    k: v for k, v in member_object(core, guild, value).items() if k not in ("user", "deaf", "mute")
                }
                made.setdefault("members", {})[value] = short | {"permissions": "0"}
        elif option["type"] == CHANNEL:
            channel = core.world.channels.get(value)
            if channel is None:
                raise CannotDo(f"There is no channel with the id {value}.")
            made.setdefault("channels", {})[value] = channel_object(core, channel) | {"permissions": "0"}
    return {"resolved": made} if made else {}
