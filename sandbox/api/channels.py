"""Channels and threads: got, renamed, archived, opened, left and taken away."""

from sandbox.api.calls import Answer, Call, Routes
from sandbox.checks.components import length
from sandbox.errors import ApiError, FormError, Problem, missing_permissions, unknown
from sandbox.objects import channel_object, thread_member_object
from sandbox.permissions import may
from sandbox.posts import archived_thread, put
from sandbox.rates import RateLimited
from sandbox.threads import ThreadForm, open_thread, remove_channel, set_archived
from sandbox.world import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message

routes = Routes()
ARCHIVE_AFTER = (60, 1440, 4320, 10080)
RENAMES, RENAMES_WITHIN = 2, 600.0


@routes.on("GET", "/channels/{channel_id}")
async def get(call: Call) -> Answer:
    return 200, channel_object(call.core, call.channel())


@routes.on("PATCH", "/channels/{channel_id}")
async def change(call: Call) -> Answer:
    channel = call.channel()
    if channel.thread is None:
        if not may(call.core.world, call.bot_id, channel, "manage_channels"):
            raise missing_permissions()
        _rename(call, channel)
        if "topic" in call.form:
            channel.topic = call.form["topic"]
        return 200, call.tell_channel(channel)
    return 200, _change_thread(call, channel)


def _change_thread(call: Call, channel: Channel) -> object:
    thread = channel.as_thread
    manages = may(call.core.world, call.bot_id, channel, "manage_threads")
    opens = call.form.get("archived") is False
    if thread.archived and not opens:
        raise archived_thread()
    wants_lock = call.form.get("locked") is not None and call.form["locked"] != thread.locked
    if not manages and (wants_lock or thread.locked):
        raise missing_permissions()
    if not manages and not opens and thread.owner_id != call.bot_id:
        raise missing_permissions()
    after = call.form.get("auto_archive_duration")
    if after is not None:
        _check_archive_after(after)
        thread.archive_after = after
    _rename(call, channel)
    archived = call.form.get("archived")
    set_archived(
        call.core,
        channel,
        archived=thread.archived if archived is None else archived,
        locked=call.form.get("locked"),
    )
    return channel_object(call.core, channel)


def _rename(call: Call, channel: Channel) -> None:
    """A new name, which Discord allows about twice in ten minutes without ever announcing that limit."""
    if call.form.get("name") in (None, channel.name):
        return
    _check_name(call)
    now = call.core.clock.now()
    channel.renamed = [moment for moment in channel.renamed if moment > now - RENAMES_WITHIN]
    if len(channel.renamed) >= RENAMES:
        raise RateLimited(channel.renamed[0] + RENAMES_WITHIN - now)
    channel.renamed.append(now)
    channel.name = call.form["name"]


def _check_name(call: Call) -> None:
    if problems := list(length(call.form, "name", (1, 100), ())):
        raise FormError(problems)


def _check_archive_after(after: object) -> None:
    if after not in ARCHIVE_AFTER:
        text = f"Value must be one of {ARCHIVE_AFTER}."
        raise FormError([Problem(("auto_archive_duration",), "BASE_TYPE_CHOICES", text)])


@routes.on("DELETE", "/channels/{channel_id}")
async def remove(call: Call) -> Answer:
    needed = "manage_channels" if call.channel().thread is None else "manage_threads"
    channel = call.channel(needed)
    made = channel_object(call.core, channel)
    remove_channel(call.core, channel)
    return 200, made


@routes.on("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Answer:
    call.channel("send_messages")
    return 204, None


@routes.on("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def thread_on_message(call: Call) -> Answer:
    parent = call.channel("create_public_threads")
    starter = call.message(parent)
    form = _thread_form(call, PUBLIC_THREAD)
    thread = open_thread(call.core, parent, call.bot_id, form, starter)
    _system_message(call, thread, starter_of=parent, kind=21)
    return 201, channel_object(call.core, thread)


@routes.on("POST", "/channels/{channel_id}/threads")
async def thread_alone(call: Call) -> Answer:
    kind = call.form.get("type", PRIVATE_THREAD)
    private = kind == PRIVATE_THREAD
    parent = call.channel("create_private_threads" if private else "create_public_threads")
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise FormError([Problem(("type",), "BASE_TYPE_CHOICES", "Value must be one of (11, 12).")])
    thread = open_thread(call.core, parent, call.bot_id, _thread_form(call, kind))
    if not private:
        _system_message(call, parent, starter_of=thread, kind=18, content=thread.name)
    return 201, channel_object(call.core, thread)


def _thread_form(call: Call, kind: int) -> ThreadForm:
    _check_name(call)
    after = call.form.get("auto_archive_duration") or 1440
    _check_archive_after(after)
    return ThreadForm(call.form["name"], kind, after, call.form.get("invitable") is not False)


def _system_message(call: Call, channel: Channel, *, starter_of: Channel, kind: int, content: str = "") -> None:
    """What Discord itself writes: "started a thread" (18), or a thread's first line (21)."""
    message = Message(call.core.ids.next(), channel.id, call.bot_id, kind, content, created=call.core.clock.now())
    message.reference = {"type": 0, "channel_id": starter_of.id, "guild_id": channel.guild_id}
    if kind == 21:
        message.reference["message_id"] = channel.id
    put(call.core, channel, message)


@routes.on("GET", "/guilds/{guild_id}/threads/active")
async def active_threads(call: Call) -> Answer:
    world = call.core.world
    threads = [
        c
        for c in world.threads_of(call.guild().id)
        if c.thread is not None and not c.thread.archived and may(world, call.bot_id, c, "view_channel")
    ]
    members = [thread_member_object(c, call.bot_id) for c in threads if c.thread and call.bot_id in c.thread.members]
    return 200, {"threads": [channel_object(call.core, c) for c in threads], "members": members, "has_more": False}


@routes.on("GET", "/channels/{channel_id}/threads/archived/public")
async def archived_threads(call: Call) -> Answer:
    parent = call.channel("read_message_history")
    threads = [
        c
        for c in call.core.world.threads_of(parent.guild_id or "")
        if c.parent_id == parent.id and c.kind == PUBLIC_THREAD and c.thread is not None and c.thread.archived
    ]
    found = [channel_object(call.core, c) for c in threads]
    members = [thread_member_object(c, call.bot_id) for c in threads if c.thread and call.bot_id in c.thread.members]
    return 200, {"threads": found, "members": members, "has_more": False}


@routes.on("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add_to_thread(call: Call) -> Answer:
    return _join(call, call.person(call.params["user_id"]).id)


@routes.on("PUT", "/channels/{channel_id}/thread-members/@me")
async def join_thread(call: Call) -> Answer:
    return _join(call, call.bot_id)


@routes.on("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def take_from_thread(call: Call) -> Answer:
    channel = _open_thread_of(call)
    if not may(call.core.world, call.bot_id, channel, "manage_threads"):
        raise missing_permissions()
    return _leave(call, channel, call.params["user_id"])


@routes.on("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave_thread(call: Call) -> Answer:
    return _leave(call, _open_thread_of(call), call.bot_id)


def _open_thread_of(call: Call) -> Channel:
    channel = call.channel()
    if channel.thread is None:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    if channel.thread.archived:
        raise archived_thread()
    return channel


def _join(call: Call, person_id: str) -> Answer:
    channel = _open_thread_of(call)
    guild = call.core.world.guilds[channel.guild_id or ""]
    if person_id not in guild.members:
        raise unknown(10007, "Member")
    members = channel.as_thread.members
    members.setdefault(person_id, call.core.clock.now())
    told = {"id": channel.id, "guild_id": guild.id, "member_count": len(members)}
    added = [thread_member_object(channel, person_id)]
    call.core.publish("THREAD_MEMBERS_UPDATE", told | {"added_members": added}, channel, to="bot")
    call.core.publish("THREAD_UPDATE", channel_object(call.core, channel), channel, to="people")
    return 204, None


def _leave(call: Call, channel: Channel, person_id: str) -> Answer:
    channel.as_thread.members.pop(person_id, None)
    call.core.publish("THREAD_UPDATE", channel_object(call.core, channel), channel, to="people")
    return 204, None
