"""Which of Discord's errors are expected, and what becomes of the others."""

from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot import discord_calls as calls
from bot.discord_calls import CallFailed, Trouble, attempt
from rules.registry import games
from tests.bot.room import Room
from words import LANGUAGES, words_in


def http_error(status: int, code: int) -> discord.HTTPException:
    """As discord.py makes it of an answer; the answer itself cannot be had without a server."""
    response = Mock(status=status, reason="scripted")
    kinds = {403: discord.Forbidden, 404: discord.NotFound}
    kind = discord.DiscordServerError if status >= 500 else kinds.get(status, discord.HTTPException)
    return kind(response, {"code": code, "message": "scripted"})


async def failing(error: Exception) -> None:
    raise error


@pytest.mark.parametrize(
    ("error", "expected", "trouble"),
    [
        (http_error(404, 10062), calls.ANSWER, Trouble.LATE),
        (http_error(404, 10015), calls.ANSWER, Trouble.LATE),
        (http_error(401, 50027), calls.ANSWER, Trouble.LATE),
        (http_error(400, 40060), calls.ANSWER, Trouble.TWICE),
        (http_error(404, 10008), calls.ANSWER, Trouble.GONE),
        (http_error(404, 10003), calls.SEND, Trouble.GONE),
        (http_error(403, 50001), calls.SEND, Trouble.CLOSED),
        (http_error(403, 50013), calls.SEND, Trouble.CLOSED),
        (http_error(400, 50083), calls.SEND, Trouble.ARCHIVED),
        (http_error(413, 40005), calls.SEND, Trouble.CLOSED),
        (http_error(429, 30046), calls.EDIT, Trouble.FULL),
        (http_error(400, 160004), calls.THREAD, Trouble.TAKEN),
        (http_error(400, 160006), calls.THREAD, Trouble.FULL),
        (http_error(429, 0), calls.SEND, Trouble.FULL),
        (http_error(503, 0), calls.SEND, Trouble.AWAY),
        (aiohttp.ClientConnectionError(), calls.SEND, Trouble.AWAY),
        (TimeoutError(), calls.SEND, Trouble.AWAY),
        (ConnectionResetError(), calls.SEND, Trouble.AWAY),
        (discord.InteractionResponded(Mock()), calls.ANSWER, Trouble.TWICE),
    ],
)
async def test_expected_trouble_is_a_value(error: Exception, expected: frozenset[int], trouble: Trouble) -> None:
    with pytest.raises(CallFailed) as failure:
        await attempt("call", expected, failing(error))
    assert failure.value.trouble is trouble


@pytest.mark.parametrize(
    ("expected", "error"), [(calls.SEND, http_error(400, 50035)), (calls.ANSWER, http_error(403, 50007))]
)
async def test_what_is_not_expected_of_a_call_stays_a_fault_of_ours(
    expected: frozenset[int], error: discord.HTTPException
) -> None:
    with pytest.raises(discord.HTTPException):
        await attempt("post", expected, failing(error))


@pytest.mark.parametrize(
    ("error", "trouble"), [(http_error(403, 40333), Trouble.CLOSED), (http_error(404, 10001), Trouble.GONE)]
)
async def test_a_place_that_refuses_for_a_reason_we_have_not_met_is_closed_or_gone_all_the_same(
    error: discord.HTTPException, trouble: Trouble
) -> None:
    with pytest.raises(CallFailed) as failed:
        await attempt("post", calls.SEND, failing(error))
    assert failed.value.trouble is trouble


def test_each_expected_code_has_a_meaning_and_each_meaning_is_told() -> None:
    codes = calls.ANSWER | calls.SEND | calls.EDIT | calls.FETCH | calls.THREAD
    assert codes == set(calls.MEANINGS)
    for language in LANGUAGES:
        assert all(words_in(language).has(f"bot-trouble-{trouble.value}") for trouble in Trouble)


def test_the_three_names_of_discord_py_that_we_set_still_exist() -> None:
    assert discord.http.Route.BASE == "https://discord.com/api/v10"
    assert str(DiscordWebSocket.DEFAULT_GATEWAY).startswith("wss://gateway.discord.gg")
    assert discord.Asset.BASE.startswith("https://cdn.discordapp.com")


async def test_commands_are_told_to_discord_when_they_change_and_only_then(empty_room: Room) -> None:
    def syncs() -> int:
        requests = empty_room.sandbox.requests
        return sum(request.method == "PUT" and request.route.endswith("/commands") for request in requests)

    async with empty_room.running():
        assert syncs() == 1
    async with empty_room.running():
        assert syncs() == 1
    (empty_room.folder / "commands.sha256").write_text("something else")
    async with empty_room.running():
        assert syncs() == 2
    empty_room.sandbox.world.commands.clear()
    async with empty_room.running():
        assert syncs() == 3, "what was cleared elsewhere comes back"
    commands: list[Any] = empty_room.sandbox.world.commands_in(empty_room.sandbox.guild.id)
    assert [command["name"] for command in commands] == ["garden", *(game.command for game in games().values())]


async def test_views_are_not_kept_in_memory(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    for _ in range(3):
        await room.panel(tom, table)
    store = room.bot._connection._view_store
    assert store._views == {}
    assert store._synced_message_views == {}
