"""The first answer to an interaction: a message, "is thinking…", a change, choices or a modal."""

from collections.abc import Callable

from sandbox.api.calls import Answer, Call, Routes
from sandbox.checks.commands import choice_problems
from sandbox.checks.modals import check_modal
from sandbox.errors import FormError, Problem, unknown
from sandbox.interactions import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    MODAL,
    MODAL_SUBMIT,
    REPLY,
    UPDATE,
    Interaction,
)
from sandbox.objects import message_object
from sandbox.posts import Answering, edit, is_ephemeral, post_answer, post_loading
from sandbox.values import Json
from sandbox.world import EPHEMERAL, LOADING, Message

routes = Routes()
SLASH_ANSWER = 20


@routes.on("POST", "/interactions/{interaction_id}/{interaction_token}/callback")
async def answer(call: Call) -> Answer:
    interaction = call.core.desk.to_answer(call.params["interaction_id"], call.params["interaction_token"])
    kind = call.form.get("type")
    data = call.form.get("data") or {}
    if not isinstance(kind, int) or kind not in _ANSWERS or not _suits(interaction, kind):
        text = f"An interaction of type {interaction.kind} cannot be answered with type {kind}."
        raise FormError([Problem(("type",), "BASE_TYPE_CHOICES", text)])
    message = _ANSWERS[kind](call, interaction, data)
    if message is not None:
        interaction.changed_ids.append(message.id)
        interaction.response_id = message.id
    elif kind == DEFER_UPDATE:
        interaction.response_id = interaction.message_id
    call.core.desk.answered(interaction, kind)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return 204, None
    return 200, _told(call, interaction, kind, message)


def _suits(interaction: Interaction, kind: int) -> bool:
    if interaction.kind == AUTOCOMPLETE:
        return kind == CHOICES
    if kind in (UPDATE, DEFER_UPDATE):
        return interaction.kind == COMPONENT or (
            interaction.kind == MODAL_SUBMIT and interaction.message_id is not None
        )
    if kind == MODAL:
        return interaction.kind in (COMMAND, COMPONENT)
    return kind != CHOICES


def _answering(interaction: Interaction, flags: object) -> Answering:
    return Answering(
        interaction.origin,
        seen_by=interaction.person_id if is_ephemeral(flags) else None,
        kind=SLASH_ANSWER if interaction.kind == COMMAND else 0,
        where=("data",),
    )


def _reply(call: Call, interaction: Interaction, data: Json) -> Message:
    channel = call.channel_of(interaction.channel_id)
    answering = _answering(interaction, data.get("flags"))
    return post_answer(call.core, channel, answering, data, call.uploads)


def _defer(call: Call, interaction: Interaction, data: Json) -> Message:
    flags = data.get("flags") or 0
    if flags & ~EPHEMERAL:
        text = "Only the ephemeral flag can be given when an answer is deferred."
        raise FormError([Problem(("data", "flags"), "INTERACTION_DEFER_FLAGS", text)])
    interaction.loading = True
    return post_loading(call.core, call.channel_of(interaction.channel_id), _answering(interaction, flags))


def _defer_update(_call: Call, _interaction: Interaction, _data: Json) -> None:
    return None


def _update(call: Call, interaction: Interaction, data: Json) -> Message:
    message = call.core.world.find_message(interaction.channel_id, interaction.message_id or "")
    if message is None:
        raise unknown(10008, "Message")
    edit(call.core, message, data, call.uploads, where=("data",))
    return message


def _choices(_call: Call, interaction: Interaction, data: Json) -> None:
    choices = data.get("choices") or []
    if problems := list(choice_problems(choices, ("data", "choices"), unique=False)):
        raise FormError(problems)
    interaction.choices = list(choices)


def _modal(_call: Call, interaction: Interaction, data: Json) -> None:
    check_modal(data, ("data",))
    interaction.modal = data


_ANSWERS: dict[int, Callable[[Call, Interaction, Json], Message | None]] = {
    REPLY: _reply,
    DEFER: _defer,
    DEFER_UPDATE: _defer_update,
    UPDATE: _update,
    CHOICES: _choices,
    MODAL: _modal,
}


def _told(call: Call, interaction: Interaction, kind: int, message: Message | None) -> Json:
    """What the bot hears when it asked for a response (discord.py always does)."""
    about: Json = {"id": interaction.id, "type": interaction.kind, "channel_id": interaction.channel_id}
    guild_id = interaction.payload.get("guild_id")
    if guild_id is not None:
        about["guild_id"] = guild_id
    if message is None and interaction.response_id is not None:
        about["response_message_id"] = interaction.response_id
    if message is None:
        return {"interaction": about}
    about |= {
        "response_message_id": message.id,
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": message.seen_by is not None,
    }
    resource = {"type": UPDATE if kind == UPDATE else REPLY, "message": message_object(call.core, message)}
    return {"interaction": about, "resource": resource}
