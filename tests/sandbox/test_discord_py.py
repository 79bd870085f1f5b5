"""What discord.py does at the other end: the traps of the contract, each shown over the wire."""

import subprocess
import sys

import discord
import pytest

from sandbox.pointing import pointing_at
from sandbox.server import Sandbox
from tests.sandbox.garden_bot import Garden, GardenBot, file, picture, running
from tests.sandbox.test_gateway import until


def test_the_three_addresses_are_still_where_they_were() -> None:
    """Looked at in a process of its own, for a bot that ran in this one has pointed them elsewhere."""
    look = (
        "import discord, discord.gateway as g;"
        "print(discord.http.Route.BASE, discord.Asset.BASE, repr(g.DiscordWebSocket.DEFAULT_GATEWAY))"
    )
    told = subprocess.run([sys.executable, "-W", "ignore", "-c", look], capture_output=True, text=True, check=True)
    base, assets, gateway = told.stdout.split()
    assert (base, assets) == ("https://discord.com/api/v10", "https://cdn.discordapp.com")
    assert gateway.startswith("URL('wss://gateway.discord.gg")


async def test_pointing_is_undone_afterwards(sandbox: Sandbox) -> None:
    before = discord.http.Route.BASE
    with pointing_at(sandbox):
        assert sandbox.api_base == discord.http.Route.BASE
    assert before == discord.http.Route.BASE


def channel_of(bot: GardenBot, sandbox: Sandbox) -> discord.TextChannel:
    found = bot.get_channel(int(sandbox.channel.id))
    assert isinstance(found, discord.TextChannel)
    return found


async def test_messages_with_pictures_are_sent_edited_read_and_deleted(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        channel = channel_of(bot, sandbox)
        sent = await channel.send("See", file=file("g.png", "Alt text"))
        assert sent.attachments[0].description == "Alt text"
        assert await sent.attachments[0].read() == picture()
        await sent.edit(content="Look")
        assert (await channel.fetch_message(sent.id)).content == "Look"
        assert [message.content async for message in channel.history()] == ["Look"]
        await sent.delete()
        with pytest.raises(discord.NotFound) as gone:
            await channel.fetch_message(sent.id)
        assert gone.value.code == 10008
        assert sandbox.violations == []


async def test_a_new_picture_and_a_new_text_in_a_v2_message(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        channel = channel_of(bot, sandbox)
        sent = await channel.send(view=Garden("Rose", "attachment://g1.png"), file=file("g1.png"))
        assert sent.attachments == []
        fresh = file("g2.png", data=picture("#112233"))
        await sent.edit(view=Garden("Rose", "attachment://g2.png"), attachments=[fresh])
        seen = sandbox.user("Mia").latest()
        assert "/g2.png" in seen.pictures[0].url
        await sent.edit(view=Garden("Rose", seen.pictures[0].url, text="watered"))
        again = sandbox.user("Mia").latest()
        assert "watered" in again.text
        assert again.pictures[0].url.split("?")[0] == seen.pictures[0].url.split("?")[0]
        assert sandbox.violations == []


async def test_a_choice_is_put_off_and_then_changes_the_message_and_keeps_its_picture(sandbox: Sandbox) -> None:
    async with running(sandbox):
        mia = sandbox.user("Mia")
        shown = (await mia.command("garden show")).message
        assert shown is not None
        chosen = await mia.choose(shown, "Pick a bed", "Bed 2")
        assert "bed 2" in chosen.text
        assert mia.now(shown).pictures[0].url.split("?")[0] == shown.pictures[0].url.split("?")[0]
        assert sandbox.violations == []


async def test_threads_are_opened_written_in_and_edited(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        channel = channel_of(bot, sandbox)
        sent = await channel.send("Table 1")
        thread = await sent.create_thread(name="Åse's table", auto_archive_duration=1440)
        assert thread.id == sent.id
        with pytest.raises(discord.HTTPException) as second:
            await sent.create_thread(name="again")
        assert second.value.code == 160004
        inside = await thread.send("Welcome")
        alone = await channel.create_thread(name="Alone", type=discord.ChannelType.public_thread)
        assert [seen.text for seen in sandbox.user("Mia").at(str(alone.id)).read()] == []
        await thread.edit(archived=True)
        with pytest.raises(discord.HTTPException) as asleep:
            await inside.edit(content="too late")
        assert asleep.value.code == 50083
        await thread.send("awake again")
        await inside.edit(content="works")
        await thread.edit(name="New name")
        assert sandbox.violations == []


async def test_a_thread_falls_asleep_by_itself_and_the_bot_is_told(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        thread = await (await channel_of(bot, sandbox).send("x")).create_thread(name="t", auto_archive_duration=60)
        sandbox.clock.advance(61 * 60)
        await until(lambda: bot.events[-1:] == ["thread archived=True"])
        await sandbox.user("Mia").at(str(thread.id)).say("good morning")
        await until(lambda: bot.events[-1] == "thread joined t")


async def test_direct_messages_and_their_refusal(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        tom = sandbox.user("Tom")
        user = await bot.fetch_user(int(tom.id))
        await user.send("Your turn")
        assert [seen.text for seen in tom.in_dm().read()] == ["Your turn"]
        assert [seen.text for seen in tom.pings] == ["Your turn"]
        tom.person.dms_open = False
        with pytest.raises(discord.Forbidden) as closed:
            await user.send("Hello?")
        assert closed.value.code == 50007
        answer = await tom.in_dm().command("garden new", game="pergola")
        assert "server None" in answer.text


async def test_missing_permissions_are_named_by_their_codes(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        channel = channel_of(bot, sandbox)
        sent = await channel.send("x")
        sandbox.deny(sandbox.channel, "create_public_threads", "attach_files")
        for asking in (sent.create_thread(name="t"), channel.send(file=file("a.png"))):
            with pytest.raises(discord.Forbidden) as no:
                await asking
            assert no.value.code == 50013
        sandbox.deny(sandbox.channel, "send_messages")
        with pytest.raises(discord.Forbidden) as no:
            await channel.send("x")
        assert no.value.code == 50013
        answer = await sandbox.user("Mia").command("garden new", game="pergola")
        assert "pergola" in answer.text
        sandbox.deny(sandbox.channel, "view_channel")
        with pytest.raises(discord.Forbidden) as no:
            await channel.send("x")
        assert no.value.code == 50001
        sandbox.allow(sandbox.channel, "view_channel", "send_messages")
        await channel.send("x")
        await until(lambda: channel.permissions_for(channel.guild.me).send_messages)


async def test_a_bad_form_tells_discord_py_where(sandbox: Sandbox) -> None:
    async with running(sandbox) as bot:
        with pytest.raises(discord.HTTPException) as no:
            await channel_of(bot, sandbox).send("x" * 2001)
        assert no.value.code == 50035
        assert "In content" in str(no.value)
        assert len(sandbox.violations) == 1


async def test_a_button_of_a_dead_bot_works_with_the_next_one(sandbox: Sandbox) -> None:
    mia = sandbox.user("Mia")
    async with running(sandbox):
        shown = (await mia.command("garden show")).message
        assert shown is not None
    silent = mia.send_press(shown, "Plant 3")
    sandbox.clock.advance(3)
    assert await silent.interaction.until(lambda: silent.failed, 1)
    async with running(sandbox) as bot:
        assert (await mia.press(shown, "Plant 3")).text == "Planted bed 3."
        assert len(bot.planted) == 1


async def test_twenty_presses_at_once_are_twenty_interactions_and_one_delivered_twice_is_one(
    sandbox: Sandbox,
) -> None:
    async with running(sandbox) as bot:
        mia = sandbox.user("Mia")
        shown = (await mia.command("garden show")).message
        assert shown is not None
        answers = [mia.send_press(shown, "Plant 3") for _ in range(20)]
        for answer in answers:
            await answer.interaction.until(lambda answer=answer: answer.is_done, 5)  # type: ignore[misc]
        assert [answer.text for answer in answers] == ["Planted bed 3."] * 20
        assert len(set(bot.planted)) == 20
        twice = mia.send_press(shown, "Plant 3", times=2)
        await sandbox.settle()
        assert twice.text == "Planted bed 3."
        assert bot.planted[-1] == bot.planted[-2]
        assert [refusal.code for refusal in sandbox.refusals] == [40060]
