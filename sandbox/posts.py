"""Messages made, changed and taken away, by the bot or by people."""

import re
from collections.abc import Sequence

import msgspec

from sandbox import components as parts
from sandbox.checks.messages import check_message
from sandbox.core import Core
from sandbox.errors import ApiError
from sandbox.files import picture_size
from sandbox.objects import delivered_message, shown_files
from sandbox.threads import note_activity
from sandbox.values import Json, Upload
from sandbox.world import (
    COMPONENTS_V2,
    DM,
    EPHEMERAL,
    LOADING,
    SUPPRESS_NOTIFICATIONS,
    Channel,
    File,
    Message,
)

_SETTABLE = COMPONENTS_V2 | SUPPRESS_NOTIFICATIONS | 1 << 2
_MENTION = re.compile(r"<@!?(\d+)>")
_OWN_FILE = re.compile(r"/attachments/\d+/(\d+)/")


class Answering(msgspec.Struct, frozen=True):
    """What a message is that answers an interaction: who alone sees it, its kind, where in the body it stood."""

    origin: Json
    seen_by: str | None = None
    kind: int = 0
    where: tuple[str, ...] = ()

    def mark(self, message: Message) -> None:
        message.kind, message.seen_by = self.kind, self.seen_by
        message.origin, message.by_webhook = self.origin, True


def post(core: Core, channel: Channel, author_id: str, body: Json, uploads: Sequence[Upload] = ()) -> Message:
    """A new message of somebody in a channel.

    :raises FormError: when Discord would not take the body.
    """
    check_message(body, uploads, None)
    return _post(core, channel, Message(core.ids.next(), channel.id, author_id), body, uploads)


def post_answer(
    core: Core, channel: Channel, answers: Answering, body: Json, uploads: Sequence[Upload] = ()
) -> Message:
    """A new message of the bot that answers an interaction.

    :raises FormError: when Discord would not take the body.
    """
    check_message(body, uploads, None, answers.where)
    message = Message(core.ids.next(), channel.id, core.world.bot_id)
    answers.mark(message)
    return _post(core, channel, message, body, uploads)


def _post(core: Core, channel: Channel, message: Message, body: Json, uploads: Sequence[Upload]) -> Message:
    message.created = core.clock.now()
    if body.get("nonce") is not None:
        message.nonce = body["nonce"]
    if isinstance(reference := body.get("message_reference"), dict):
        message.reference = _reference(channel, reference)
        message.kind = 19
    _fill(core, message, body, uploads)
    put(core, channel, message)
    return message


def post_loading(core: Core, channel: Channel, answers: Answering) -> Message:
    """The message "is thinking…" that a deferred answer shows until it is edited."""
    message = Message(core.ids.next(), channel.id, core.world.bot_id, flags=LOADING, created=core.clock.now())
    answers.mark(message)
    put(core, channel, message)
    return message


def put(core: Core, channel: Channel, message: Message) -> None:
    """A finished message into its channel, and everybody told."""
    core.world.messages.setdefault(channel.id, {})[message.id] = message
    if message.seen_by is None:
        channel.last_message_id = message.id
        channel.posted += message.kind != 21  # a thread's first line is not counted
        note_activity(core, channel)
    made = delivered_message(core, message)
    if message.seen_by is None:
        rung = channel.recipients if channel.kind == DM else message.mentions
        core.pings.extend((person_id, made) for person_id in rung if person_id != message.author_id)
    core.publish("MESSAGE_CREATE", made, channel, message.seen_by)


def edit(
    core: Core, message: Message, body: Json, uploads: Sequence[Upload] = (), where: tuple[str, ...] = ()
) -> None:
    """Change a message; what the body leaves out stays. The end of "is thinking…" does not count as a change.

    :raises FormError: when Discord would not take the body.
    :raises ApiError: 50083 when the message is in an archived thread.
    """
    channel = core.world.channels[message.channel_id]
    if channel.thread is not None and channel.thread.archived and message.seen_by is None:
        raise archived_thread()
    loading = bool(message.flags & LOADING)
    check_message(body, uploads, None if loading else message, where)
    message.flags &= ~LOADING
    message.edited = None if loading else core.clock.now()
    _fill(core, message, body, uploads)
    core.publish("MESSAGE_UPDATE", delivered_message(core, message), channel, message.seen_by)


def archived_thread() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")


def delete(core: Core, message: Message) -> None:
    """Take a message away."""
    channel = core.world.channels[message.channel_id]
    del core.world.messages[channel.id][message.id]
    core.files.let_go(message.files)
    gone = {"id": message.id, "channel_id": channel.id}
    if channel.guild_id is not None:
        gone["guild_id"] = channel.guild_id
    core.publish("MESSAGE_DELETE", gone, channel, message.seen_by)


def _reference(channel: Channel, reference: Json) -> Json:
    made: Json = {"type": 0, "channel_id": str(reference.get("channel_id") or channel.id)}
    made["message_id"] = str(reference["message_id"])
    return made | ({"guild_id": channel.guild_id} if channel.guild_id else {})


def _fill(core: Core, message: Message, body: Json, uploads: Sequence[Upload]) -> None:
    """Write a checked body into a message."""
    before = list(message.files)
    if isinstance(flags := body.get("flags"), int):
        settable = flags & _SETTABLE
        message.flags = message.flags & ~_SETTABLE | settable | message.flags & COMPONENTS_V2
    fresh = _keep_files(core, message, body, uploads)
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = list(body["embeds"] or [])
    if "components" in body:
        message.components = parts.complete(body["components"] or [], lambda media: _resolve(message, fresh, media))
    if message.is_v2 and "components" in body:
        _drop_unshown(message, body, fresh)
    _mention(core, message, body.get("allowed_mentions"))
    kept = {file.id for file in message.files}
    core.files.let_go([file for file in before if file.id not in kept])


def _keep_files(core: Core, message: Message, body: Json, uploads: Sequence[Upload]) -> list[File]:
    """The message's files as the body wants them, the uploaded ones stored. The new ones are returned."""
    given = body.get("attachments")
    listed = {str(entry.get("id")): entry for entry in given or [] if isinstance(entry, dict)}
    if given is not None:
        message.files = [file for file in message.files if file.id in listed]
    for file in message.files:
        if "description" in listed.get(file.id, {}):
            file.description = listed[file.id]["description"]
    fresh = []
    for upload in uploads:
        entry = listed.get(str(upload.index), {})
        name = _safe_name(str(entry.get("filename") or upload.name))
        file = File(
            core.ids.next(), message.channel_id, name, len(upload.data), upload.kind, entry.get("description")
        )
        if (size := picture_size(upload.data)) is not None:
            file.width, file.height = size
        core.files.put(file.id, upload.data)
        fresh.append(file)
    message.files = [*message.files, *fresh]
    return fresh


def _safe_name(name: str) -> str:
    return re.sub(r"[^\w.-]+", "_", name, flags=re.ASCII)


def _resolve(message: Message, fresh: Sequence[File], media: Json) -> Json:
    """A component's picture as it is kept: one of the message's own files, or an address elsewhere."""
    url = str(media.get("url", ""))
    if url.startswith("attachment://"):
        name = _safe_name(url.removeprefix("attachment://"))
        file = next(file for file in (*fresh, *message.files) if file.name == name)
        return {"attachment_id": file.id}
    own = _OWN_FILE.search(url)
    if own and any(file.id == own.group(1) for file in message.files):
        return {"attachment_id": own.group(1)}
    return {"url": url, "id": own.group(1) if own else "0"}


def _drop_unshown(message: Message, body: Json, fresh: Sequence[File]) -> None:
    listed = {str(entry.get("id")) for entry in body.get("attachments") or []}
    held = shown_files(message) | listed | {file.id for file in fresh}
    message.files = [file for file in message.files if file.id in held]


def _mention(core: Core, message: Message, allowed: Json | None) -> None:
    """Whom the message's text mentions, as far as the sender let it."""
    text = "\n".join((message.content, *parts.texts_of(message.components)))
    spoken = list(dict.fromkeys(i for i in _MENTION.findall(text) if i in core.world.people))
    parse = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or [])
    named = {str(i) for i in (allowed or {}).get("users") or []}
    message.mentions = [i for i in spoken if "users" in parse or i in named]
    message.mention_everyone = "everyone" in parse and ("@everyone" in text or "@here" in text)


def is_ephemeral(flags: object) -> bool:
    return isinstance(flags, int) and bool(flags & EPHEMERAL)
