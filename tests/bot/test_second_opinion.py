"""The bot against somebody else's idea of Discord: simcord knows its rules apart from our sandbox."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.app import Allotment, bot_over
from bot.settings import Settings


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Allotment]:
    async with bot_over(Settings(data=tmp_path)) as client:
        yield client


def buttons(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The buttons of a message, however deep they stand."""
    for part in parts:
        if part["type"] == 2:
            yield part
        yield from buttons(part.get("components", []))


def as_data(message: discord.Message) -> list[dict[str, Any]]:
    return [dict(part.to_dict()) for part in message.components]


def labelled(parts: list[dict[str, Any]], word: str) -> str:
    """The id of the button that begins with this word and can be pressed."""
    return next(
        str(button["custom_id"])
        for button in buttons(parts)
        if button.get("label", "").startswith(word) and not button.get("disabled")
    )


async def test_a_turn_is_played_under_rules_that_others_wrote(bot: Allotment) -> None:
    async with simcord.run(bot) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("garden-table")
        mia = guild.add_member(env.create_user("Mia"))

        await mia.slash(channel, "garden new", game="pergola", seats=2, gardeners=1)
        lobby = channel.last_message
        assert lobby is not None
        begun = await mia.click(lobby, custom_id=labelled(as_data(lobby), "Start"))
        panel = next(message for message in [begun.response, *begun.followups] if message and message.ephemeral)
        assert panel.attachments or "media" in str(panel.components)
        await mia.click(panel.message, custom_id=labelled(panel.components, "1"))
        (record,) = await bot.tables.of_person(mia.id)
        _, table = await bot.tables.get(record.id)
        assert table is not None
        assert [str(played.move) for played in table.turn_of(table.state.seat)][:1] == ["take 1"]
        env.raise_errors()
