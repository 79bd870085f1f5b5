"""Messages in channels: read, sent, changed, pinned and taken away by the bot."""

from sandbox import posts
from sandbox.api.calls import Answer, Call, Routes
from sandbox.errors import ApiError, missing_permissions
from sandbox.objects import message_object
from sandbox.permissions import may
from sandbox.rates import RateLimited
from sandbox.world import DM, EPHEMERAL, Channel, Message

routes = Routes()
OLD_AFTER = 3600.0
NONCES_KEPT = 300.0
"""Seconds for which a nonce is remembered; Discord says "a few minutes"."""
_ALL = "/channels/{channel_id}/messages"
_ONE = "/channels/{channel_id}/messages/{message_id}"


@routes.on("GET", _ALL)
async def history(call: Call) -> Answer:
    channel = call.channel("read_message_history")
    limit = min(100, int(call.query.get("limit", 50)))
    found = [m for m in call.core.world.messages.get(channel.id, {}).values() if m.seen_by is None]
    if before := call.query.get("before"):
        found = [m for m in found if int(m.id) < int(before)]
    if after := call.query.get("after"):
        found = [m for m in found if int(m.id) > int(after)][:limit]
    return 200, [message_object(call.core, message) for message in reversed(found[-limit:])]


@routes.on("GET", _ONE)
async def get(call: Call) -> Answer:
    return 200, message_object(call.core, call.message(call.channel("read_message_history")))


@routes.on("POST", _ALL)
async def send(call: Call) -> Answer:
    channel = call.channel("send_messages")
    _may_send(call, channel)
    if isinstance(flags := call.form.get("flags"), int) and flags & EPHEMERAL:
        raise ApiError(400, 50035, "Only an answer to an interaction can be ephemeral")
    message = _sent_before(call, channel) or posts.post(call.core, channel, call.bot_id, call.form, call.uploads)
    return 200, message_object(call.core, message)


def _sent_before(call: Call, channel: Channel) -> Message | None:
    """The message that was sent under the same nonce a short while ago, where one is not to be sent twice."""
    nonce, core = call.form.get("nonce"), call.core
    if nonce is None or not call.form.get("enforce_nonce"):
        return None
    held = core.world.messages.get(channel.id, {}).values()
    own = (message for message in held if message.author_id == call.bot_id and message.nonce == nonce)
    return next((message for message in own if core.clock.now() - message.created < NONCES_KEPT), None)


def _may_send(call: Call, channel: Channel) -> None:
    world = call.core.world
    if channel.kind == DM:
        call.must_know_dm_partner(channel)
    if channel.thread is not None and channel.thread.locked and channel.thread.archived:
        raise ApiError(400, 160005, "Thread is locked")
    if call.uploads and not may(world, call.bot_id, channel, "attach_files"):
        raise missing_permissions()
    if call.form.get("embeds") and not may(world, call.bot_id, channel, "embed_links"):
        raise missing_permissions()


@routes.on("PATCH", _ONE)
async def edit(call: Call) -> Answer:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.bot_id:
        raise ApiError(403, 50005, "Cannot edit a message authored by another user")
    _not_too_often(call, message)
    posts.edit(call.core, message, call.form, call.uploads)
    return 200, message_object(call.core, message)


def _not_too_often(call: Call, message: Message) -> None:
    """Old messages may only be edited now and then; how often is a secret of Discord's."""
    core = call.core
    if core.old_edits_an_hour is None or core.clock.now() - message.created < OLD_AFTER:
        return
    core.old_edits = [moment for moment in core.old_edits if moment > core.clock.now() - OLD_AFTER]
    if len(core.old_edits) >= core.old_edits_an_hour:
        raise RateLimited(core.old_edits[0] + OLD_AFTER - core.clock.now(), code=30046)
    core.old_edits.append(core.clock.now())


@routes.on("DELETE", _ONE)
async def remove(call: Call) -> Answer:
    channel = call.channel()
    message = call.message(channel)
    if message.author_id != call.bot_id and not may(call.core.world, call.bot_id, channel, "manage_messages"):
        raise missing_permissions()
    posts.delete(call.core, message)
    return 204, None


@routes.on("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.on("PUT", "/channels/{channel_id}/pins/{message_id}")
async def pin(call: Call) -> Answer:
    return _pin(call, pinned=True)


@routes.on("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
@routes.on("DELETE", "/channels/{channel_id}/pins/{message_id}")
async def unpin(call: Call) -> Answer:
    return _pin(call, pinned=False)


def _pin(call: Call, *, pinned: bool) -> Answer:
    message = call.message(call.channel("pin_messages"))
    message.pinned = pinned
    return 204, None
