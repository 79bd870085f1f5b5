"""Scripted faults, rate limits, tokens, and routes that are not there."""

import asyncio

import aiohttp
import discord
import pytest

from sandbox.server import Sandbox
from tests.sandbox.garden_bot import running
from tests.sandbox.test_discord_py import channel_of
from tests.sandbox.wire import Refused, Wire

SEND = ("POST", "/channels/{channel_id}/messages")


async def test_a_fault_strikes_as_often_as_it_was_ordered(sandbox: Sandbox, wire: Wire) -> None:
    fault = sandbox.fault(*SEND, status=500, count=2, skip=1)
    await wire.send({"content": "1"})
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            await wire.send({"content": "x"})
        assert refused.value.status == 500
    await wire.send({"content": "2"})
    assert fault.is_over
    assert [seen.text for seen in sandbox.user("Mia").read()] == ["1", "2"]


async def test_a_fault_has_discords_code_and_is_for_its_route_alone(sandbox: Sandbox, wire: Wire) -> None:
    sandbox.fault(*SEND, status=403, code=50001, message="Missing Access")
    await wire.ask("GET", wire.messages)
    with pytest.raises(Refused) as refused:
        await wire.send({"content": "x"})
    assert (refused.value.status, refused.value.code) == (403, 50001)


async def test_a_request_that_is_dropped_before_never_happened(sandbox: Sandbox, wire: Wire) -> None:
    sandbox.fault(*SEND, drop="before")
    with pytest.raises(aiohttp.ClientError):
        await wire.send({"content": "x"})
    assert sandbox.user("Mia").read() == []


async def test_a_request_whose_answer_is_dropped_did_happen(sandbox: Sandbox, wire: Wire) -> None:
    sandbox.fault(*SEND, drop="after")
    with pytest.raises(aiohttp.ClientError):
        await wire.send({"content": "x"})
    assert [seen.text for seen in sandbox.user("Mia").read()] == ["x"]


async def test_a_fault_for_a_route_that_is_not_there_is_a_mistake(sandbox: Sandbox) -> None:
    with pytest.raises(ValueError, match="no route POST /channels"):
        sandbox.fault("POST", "/channels", status=500)
    sandbox.fault("*", "*", status=500)


async def test_a_delayed_answer_comes_late(sandbox: Sandbox, wire: Wire) -> None:
    sandbox.fault(*SEND, delay=0.2)
    delayed = asyncio.create_task(wire.send({"content": "slow"}))
    await asyncio.sleep(0)
    await wire.send({"content": "quick"})
    await delayed
    assert [seen.text for seen in sandbox.user("Mia").read()] == ["quick", "slow"]


async def test_discord_py_waits_for_a_429_and_sends_again(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        fault = sandbox.fault(*SEND, status=429, retry_after=0.05)
        await channel_of(bot, sandbox).send("patience")
        assert fault.is_over
        assert [seen.text for seen in sandbox.user("Mia").read()] == ["patience"]


async def test_discord_py_takes_a_429_without_via_for_a_ban(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        sandbox.fault(*SEND, status=429, retry_after=0.05, via=False)
        with pytest.raises(discord.HTTPException) as banned:
            await channel_of(bot, sandbox).send("x")
        assert banned.value.status == 429


async def test_a_503_is_raised_at_once(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        sandbox.fault(*SEND, status=503)
        with pytest.raises(discord.DiscordServerError):
            await channel_of(bot, sandbox).send("x")


async def test_answers_bear_believable_headers(wire: Wire) -> None:
    await wire.send({"content": "x"})
    limit, left = int(wire.headers["X-RateLimit-Limit"]), int(wire.headers["X-RateLimit-Remaining"])
    assert left == limit - 1
    assert 0 < float(wire.headers["X-RateLimit-Reset-After"]) <= 5
    assert len(wire.headers["X-RateLimit-Bucket"]) == 32
    assert wire.headers["Content-Type"] == "application/json"


async def test_with_real_limits_the_sixth_message_within_five_seconds_is_refused() -> None:
    async with (
        Sandbox(real_limits=True) as sandbox,
        aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as http,
    ):
        wire = Wire(sandbox, http)
        for number in range(5):
            await wire.send({"content": str(number)})
        assert wire.headers["X-RateLimit-Remaining"] == "0"
        with pytest.raises(Refused) as refused:
            await wire.send({"content": "too much"})
        assert refused.value.status == 429
        assert 0 < refused.value.body["retry_after"] <= 5
        assert wire.headers["Via"]
        other = sandbox.add_channel("elsewhere")
        await wire.ask("POST", f"/channels/{other.id}/messages", {"content": "another bucket"})
        sandbox.clock.advance(5)
        await wire.send({"content": "again"})


async def test_with_real_limits_all_routes_together_may_be_asked_fifty_times_a_second() -> None:
    async with (
        Sandbox(real_limits=True) as sandbox,
        aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as http,
    ):
        wire = Wire(sandbox, http)
        sandbox.clock.advance(10)
        for _ in range(25):
            await wire.ask("GET", wire.messages)
            await wire.ask("GET", "/users/@me")
        with pytest.raises(Refused) as refused:
            await wire.ask("GET", "/gateway/bot")
        assert refused.value.body["global"] is True
        assert wire.headers["X-RateLimit-Global"] == "true"


async def test_old_messages_may_only_be_edited_now_and_then(sandbox: Sandbox, wire: Wire) -> None:
    sandbox.core.old_edits_an_hour = 2
    made = await wire.send({"content": "x"})
    path = f"{wire.messages}/{made['id']}"
    for _ in range(5):
        await wire.ask("PATCH", path, {"content": "young"})
    sandbox.clock.advance(3601)
    for _ in range(2):
        await wire.ask("PATCH", path, {"content": "old"})
    with pytest.raises(Refused) as refused:
        await wire.ask("PATCH", path, {"content": "too often"})
    assert (refused.value.status, refused.value.code) == (429, 30046)
    sandbox.clock.advance(3601)
    await wire.ask("PATCH", path, {"content": "later"})


async def test_a_third_new_name_within_ten_minutes_must_wait(sandbox: Sandbox, wire: Wire) -> None:
    thread = await wire.ask("POST", f"/channels/{sandbox.channel.id}/threads", {"name": "a", "type": 11})
    path = f"/channels/{thread['id']}"
    await wire.ask("PATCH", path, {"name": "b"})
    await wire.ask("PATCH", path, {"name": "b", "auto_archive_duration": 60})
    await wire.ask("PATCH", path, {"name": "c"})
    with pytest.raises(Refused) as refused:
        await wire.ask("PATCH", path, {"name": "d"})
    assert refused.value.body["retry_after"] > 500
    sandbox.clock.advance(601)
    assert (await wire.ask("PATCH", path, {"name": "d"}))["name"] == "d"


async def test_without_the_token_nothing_is_answered(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as http:
        wire = Wire(sandbox, http)
        for headers in ({}, {"Authorization": "Bot wrong"}, {"Authorization": sandbox.token}):
            async with http.get(sandbox.api_base + "/users/@me", headers=headers) as answer:
                assert answer.status == 401
        assert (await wire.ask("GET", "/gateway"))["url"] == sandbox.gateway_url


async def test_the_gateways_address_for_bots_is_local(sandbox: Sandbox, wire: Wire) -> None:
    made = await wire.ask("GET", "/gateway/bot")
    assert made["url"] == sandbox.gateway_url
    assert made["session_start_limit"]["total"] == 1000


async def test_a_route_that_is_not_there_is_a_violation(sandbox: Sandbox, wire: Wire) -> None:
    with pytest.raises(Refused) as refused:
        await wire.ask("POST", "/channels/1/nothing", {})
    assert refused.value.status == 404
    assert "no POST /api/v10/channels/1/nothing" in str(sandbox.violations[0])


async def test_a_body_that_is_not_json_is_refused(sandbox: Sandbox, wire: Wire) -> None:
    async with wire.http.post(sandbox.api_base + wire.messages, data=b"{oops") as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
    form = aiohttp.FormData()
    form.add_field("strange", b"1", filename="x")
    async with wire.http.post(sandbox.api_base + wire.messages, data=form) as answer:
        assert answer.status == 400


async def test_what_was_asked_is_remembered(sandbox: Sandbox, wire: Wire) -> None:
    await wire.send({"content": "x"}, {"a.png": b"1"})
    last = sandbox.requests[-1]
    assert (last.method, last.route) == SEND
    assert (last.body, last.files, last.status) == ({"content": "x"}, ("a.png",), 200)
