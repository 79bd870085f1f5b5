"""What can go wrong with calls to Discord for reasons outside of us, and the answers to interactions.

Expected trouble is a value of `Trouble`, raised as `CallFailed` and written to the log as one line; so is any other
refusal of a place to be there or to let us in. What else is not expected of a call stays an exception of discord.py's
and is a fault of ours.
"""

from collections.abc import Awaitable, Sequence
from enum import Enum
from typing import Any, TypeVar

import aiohttp
import discord
import structlog

from bot.laying_out import lay_out
from bot.layout import Page

_log = structlog.get_logger(__name__)

T = TypeVar("T")
AnyInteraction = discord.Interaction[Any]
NOBODY = discord.AllowedMentions.none()


class Trouble(Enum):
    """What can be wrong outside of us."""

    GONE = "gone"
    """The message, channel, thread or server is no longer there."""
    CLOSED = "closed"
    """We may not do this here."""
    ARCHIVED = "archived"
    LATE = "late"
    """The interaction can no longer be answered."""
    TWICE = "twice"
    """The interaction has been answered already: this is the same one, delivered again."""
    TAKEN = "taken"
    """The message has a thread already."""
    FULL = "full"
    """Discord allows no more of these now."""
    AWAY = "away"
    """Discord does not answer, or not in time."""


PASSING = frozenset({Trouble.FULL, Trouble.AWAY})
"""Trouble that passes by itself: the same call will do later, and nothing need be done in another way."""


class CallFailed(Exception):
    """A call that failed for a reason that was to be expected."""

    def __init__(self, call: str, trouble: Trouble) -> None:
        super().__init__(f"{call}: {trouble.value}")
        self.trouble = trouble


MEANINGS = {
    10003: Trouble.GONE,  # unknown channel
    10004: Trouble.GONE,  # unknown server
    10008: Trouble.GONE,  # unknown message
    10015: Trouble.LATE,  # unknown webhook: the interaction's token is void
    10062: Trouble.LATE,  # unknown interaction
    30046: Trouble.FULL,  # too many edits of an old message
    40005: Trouble.CLOSED,  # file too large for this server
    40060: Trouble.TWICE,  # already acknowledged
    50001: Trouble.CLOSED,  # no access
    50013: Trouble.CLOSED,  # no permission
    50024: Trouble.CLOSED,  # not in a channel of this kind
    50027: Trouble.LATE,  # the token's 15 minutes are over
    50083: Trouble.ARCHIVED,  # the thread is archived
    160004: Trouble.TAKEN,
    160005: Trouble.CLOSED,  # the thread is locked
    160006: Trouble.FULL,  # too many active threads
}
"""What Discord's error codes mean to us."""

ANSWER = frozenset({10008, 10015, 10062, 40060, 50027})
"""Expected of whatever answers an interaction, or edits its answer."""
SEND = frozenset({10003, 10004, 40005, 50001, 50013, 50024, 50083, 160005})
EDIT = frozenset({10003, 10004, 10008, 30046, 50001, 50013, 50083})
FETCH = frozenset({10003, 10004, 10008, 50001, 50013})
THREAD = frozenset({10003, 10004, 10008, 50001, 50013, 50024, 160004, 160006})


async def attempt(call: str, expected: frozenset[int], awaitable: Awaitable[T]) -> T:
    """The result of a call.

    :raises CallFailed: for one of the expected codes, when Discord cannot be reached, and when a place is refused.
    """
    try:
        return await awaitable
    except discord.InteractionResponded as error:
        raise CallFailed(call, Trouble.TWICE) from error
    except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
        _log.warning("discord_away", call=call, error=repr(error))
        raise CallFailed(call, Trouble.AWAY) from error
    except discord.HTTPException as error:
        trouble = _meaning(error, expected)
        if trouble is None:
            raise
        _log.info("discord_trouble", call=call, code=error.code, status=error.status, trouble=trouble.value)
        raise CallFailed(call, trouble) from error


def _meaning(error: discord.HTTPException, expected: frozenset[int]) -> Trouble | None:
    if error.code in expected:
        return MEANINGS[error.code]
    if error.status >= 500:
        return Trouble.AWAY
    if error.status == 429:
        return Trouble.FULL
    if error.status == 413:
        return Trouble.CLOSED
    if expected is ANSWER:
        return Trouble.LATE if error.status in (401, 404) else None
    # A reason we have not met yet is still a refusal: what can be done in another way must be.
    return {403: Trouble.CLOSED, 404: Trouble.GONE}.get(error.status)


async def acknowledge(interaction: AnyInteraction, *, update: bool = False) -> bool:
    """Says to Discord that we are at work, before we are. `update`: the answer replaces the message pressed on.

    Whatever else is answered is private. False: the interaction is dead or a double, so nothing may be done for it.
    """
    try:
        if update:
            await attempt("acknowledge", ANSWER, interaction.response.defer())
        else:
            await attempt("acknowledge", ANSWER, interaction.response.defer(ephemeral=True, thinking=True))
    except CallFailed:
        return False
    return True


async def answer(interaction: AnyInteraction, page: Page, *, update: bool = False) -> bool:
    """Answers in private, or fills in the answer that was acknowledged.

    `update`: an answer that was not acknowledged before takes the place of the message that was pressed on.
    False: the person cannot be reached any more. What was done for them stands, and `/garden turn` shows it.
    """
    fresh = not interaction.response.is_done()
    if fresh and not update:
        return await whisper(interaction, page)
    layout, files = lay_out(page)
    shown: dict[str, Any] = {"view": layout, "allowed_mentions": NOBODY}
    if not page.keeps_pictures:
        shown["attachments"] = files
    try:
        if fresh:
            await attempt("answer", ANSWER, interaction.response.edit_message(**shown))
        else:
            await attempt("answer", ANSWER, interaction.edit_original_response(**shown))
    except CallFailed as failure:
        # The private message pressed on was dismissed: the answer can still stand beside it.
        return failure.trouble is Trouble.GONE and await whisper(interaction, page)
    return True


async def whisper(interaction: AnyInteraction, page: Page) -> bool:
    """A private message of its own. False: the person cannot be reached any more."""
    layout, files = lay_out(page)
    try:
        if interaction.response.is_done():
            follow = interaction.followup.send(
                view=layout, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True
            )
            await attempt("whisper", ANSWER, follow)
        else:
            send = interaction.response.send_message(
                view=layout, files=files, ephemeral=True, allowed_mentions=NOBODY
            )
            await attempt("whisper", ANSWER, send)
    except CallFailed:
        return False
    return True


async def suggest(interaction: AnyInteraction, choices: Sequence[tuple[str, str]]) -> None:
    """Answers an autocomplete with names and values, the first 25."""
    offered = [discord.app_commands.Choice(name=name[:100], value=value) for name, value in choices[:25]]
    try:
        await attempt("suggest", ANSWER, interaction.response.autocomplete(offered))
    except CallFailed:
        return  # the person typed on: the next suggestion is on its way
