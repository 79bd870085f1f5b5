"""What a person is told when something is refused, or when we have made a mistake."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, cast

import discord
import structlog

from bot.discord_calls import CallFailed, answer, whisper
from bot.faults import report
from bot.meeting import meet
from bot.panels.pages import sentence_page
from bot.speech import refusal, words_for
from bot.table_errors import AlreadyDone, TableError

_log = structlog.get_logger(__name__)
AnyInteraction = discord.Interaction[Any]


class Working(Protocol):
    """The client, as far as it waits for work in hand before it stops."""

    at_work: set[asyncio.Task[Any]]


async def guarded(interaction: AnyInteraction, work: Callable[[], Awaitable[None]], **about: Any) -> None:
    """Does the work of an interaction for whoever acts.

    Whatever goes wrong, the person is told one sentence and we are told all.
    """
    task = asyncio.current_task()
    if task is not None:
        at_work = cast(Working, interaction.client).at_work
        at_work.add(task)
        task.add_done_callback(at_work.discard)
    try:
        await meet(interaction)
        await work()
    except AlreadyDone:
        return  # the first delivery of the same interaction answers it
    except TableError as error:
        await _tell(interaction, refusal(error, words_for(interaction)))
    except CallFailed as failure:
        _log.warning("call_failed", error=str(failure), **about)
        await _tell(interaction, words_for(interaction).say(f"bot-trouble-{failure.trouble.value}"))
    except Exception as error:  # noqa: BLE001  the last line of defence: the person must be told, whatever it is
        report(error, **about)
        await _tell(interaction, words_for(interaction).say("bot-our-fault"))


async def _tell(interaction: AnyInteraction, sentence: str) -> None:
    page = sentence_page(sentence)
    # What was pressed may be a message that everybody sees: a refusal stands beside it, never in its place.
    updates = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    try:
        await (whisper if updates else answer)(interaction, page)
    except Exception as error:  # noqa: BLE001  an answer that fails in an unforeseen way must not hide the first fault
        report(error, while_doing="telling why")
