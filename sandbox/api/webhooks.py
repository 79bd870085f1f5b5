"""What an interaction's token is good for after the first answer: follow-ups, and changing or deleting messages."""

from sandbox import posts
from sandbox.api.calls import Answer, Call, Routes
from sandbox.errors import unknown
from sandbox.interactions import Interaction
from sandbox.objects import message_object
from sandbox.world import LOADING, Message

routes = Routes()
_TOKEN = "/webhooks/{webhook_id}/{webhook_token}"  # noqa: S105  (a path, no secret)
_ORIGINAL = _TOKEN + "/messages/@original"
_ONE = _TOKEN + "/messages/{message_id}"


def _interaction(call: Call) -> Interaction:
    if call.params["webhook_id"] != call.bot_id:
        raise unknown(10015, "Webhook")
    return call.core.desk.to_follow_up(call.params["webhook_token"])


def _message(call: Call, interaction: Interaction) -> Message:
    """The message that the path means: the original answer, or one that this token made.

    :raises ApiError: 10008 when it is not there or not this token's.
    """
    wanted = call.params.get("message_id") or interaction.response_id
    own = {*interaction.followups, interaction.response_id, interaction.message_id}
    message = call.core.world.find_message(interaction.channel_id, wanted or "") if wanted in own else None
    if message is None:
        raise unknown(10008, "Message")
    return message


@routes.on("POST", _TOKEN)
async def follow_up(call: Call) -> Answer:
    """A new message; right after a deferred answer, that one is edited instead, as in Discord."""
    interaction = _interaction(call)
    if interaction.loading:
        message = call.core.world.find_message(interaction.channel_id, interaction.response_id or "")
        interaction.loading = False
        if message is not None and message.flags & LOADING:
            return 200, _edited(call, interaction, message)
    channel = call.channel_of(interaction.channel_id)
    seen_by = interaction.person_id if posts.is_ephemeral(call.form.get("flags")) else None
    answering = posts.Answering(interaction.origin, seen_by)
    message = posts.post_answer(call.core, channel, answering, call.form, call.uploads)
    interaction.followups.append(message.id)
    interaction.changed_ids.append(message.id)
    interaction.note()
    return 200, message_object(call.core, message)


def _edited(call: Call, interaction: Interaction, message: Message) -> object:
    posts.edit(call.core, message, call.form, call.uploads)
    if message.id == interaction.response_id:
        interaction.loading = False
    interaction.changed_ids.append(message.id)
    interaction.note()
    return message_object(call.core, message)


@routes.on("GET", _ORIGINAL)
@routes.on("GET", _ONE)
async def get(call: Call) -> Answer:
    return 200, message_object(call.core, _message(call, _interaction(call)))


@routes.on("PATCH", _ORIGINAL)
@routes.on("PATCH", _ONE)
async def edit(call: Call) -> Answer:
    interaction = _interaction(call)
    return 200, _edited(call, interaction, _message(call, interaction))


@routes.on("DELETE", _ORIGINAL)
@routes.on("DELETE", _ONE)
async def remove(call: Call) -> Answer:
    interaction = _interaction(call)
    message = _message(call, interaction)
    posts.delete(call.core, message)
    interaction.loading = interaction.loading and message.id != interaction.response_id
    interaction.changed_ids.append(message.id)
    interaction.note()
    return 204, None
