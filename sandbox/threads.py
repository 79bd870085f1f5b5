"""Threads: opened, falling asleep by themselves, waking when somebody writes; and channels taken away."""

import msgspec

from sandbox.core import Core
from sandbox.errors import ApiError
from sandbox.objects import channel_object, delivered_message, thread_member_object
from sandbox.world import HAS_THREAD, PUBLIC_THREAD, TEXT, Channel, Message, Thread


class ThreadForm(msgspec.Struct, frozen=True):
    """What somebody who opens a thread says of it."""

    name: str
    kind: int = PUBLIC_THREAD
    archive_after: int = 1440
    invitable: bool = True


def open_thread(
    core: Core,
    parent: Channel,
    owner_id: str,
    form: ThreadForm,
    starter: Message | None = None,
) -> Channel:
    """A new thread, on a message or by itself.

    :raises ApiError: 50024 where no thread may be, 160004 on a message that has one, 160006 when there are too many.
    """
    if parent.kind != TEXT:
        raise ApiError(400, 50024, "Cannot execute action on this channel type")
    if starter is not None and starter.id in core.world.channels:
        raise ApiError(400, 160004, "A thread has already been created for this message")
    active = [c for c in core.world.threads_of(parent.guild_id or "") if c.thread and not c.thread.archived]
    if len(active) >= core.most_threads:
        raise ApiError(400, 160006, "Maximum number of active threads reached")
    now = core.clock.now()
    thread = Thread(owner_id, now, now, now, form.archive_after, invitable=form.invitable, members={owner_id: now})
    thread_id = starter.id if starter is not None else core.ids.next()
    channel = Channel(thread_id, form.kind, form.name, parent.guild_id, parent.id, thread=thread)
    core.world.channels[channel.id] = channel
    if starter is not None:
        starter.flags |= HAS_THREAD
    made = channel_object(core, channel)
    told = made | {"newly_created": True, "member": thread_member_object(channel, owner_id)}
    core.publish("THREAD_CREATE", told, channel)
    if starter is not None:
        core.publish("MESSAGE_UPDATE", delivered_message(core, starter), parent)
    return channel


def note_activity(core: Core, channel: Channel) -> None:
    """Somebody wrote: the thread is awake, an archived one opens again."""
    thread = channel.thread
    if thread is None:
        return
    thread.quiet_since = core.clock.now()
    if thread.archived:
        set_archived(core, channel, archived=False)


def set_archived(core: Core, channel: Channel, *, archived: bool, locked: bool | None = None) -> None:
    """Archive or open a thread, and tell everybody."""
    thread = channel.as_thread
    if locked is not None:
        thread.locked = locked
    if thread.archived != archived:
        thread.archived = archived
        thread.archived_at = core.clock.now()
        thread.quiet_since = core.clock.now()
    core.publish("THREAD_UPDATE", channel_object(core, channel), channel)


def archive_idle(core: Core) -> None:
    """Archive every thread that has been quiet for its time."""
    now = core.clock.now()
    for channel in core.world.channels.values():
        thread = channel.thread
        if thread is not None and not thread.archived and now > thread.quiet_since + 60 * thread.archive_after:
            set_archived(core, channel, archived=True)


def remove_channel(core: Core, channel: Channel) -> None:
    """Take away a thread, or a channel with its threads, with all that was written there."""
    told = channel_object(core, channel)
    core.publish("CHANNEL_DELETE" if channel.thread is None else "THREAD_DELETE", told, channel)
    threads = [inner for inner in core.world.channels.values() if inner.parent_id == channel.id]
    for gone in (*threads, channel):
        del core.world.channels[gone.id]
        for message in core.world.messages.pop(gone.id, {}).values():
            core.files.let_go(message.files)
