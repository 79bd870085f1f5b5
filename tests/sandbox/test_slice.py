"""The first slice: a real bot logs in, and a person uses everything once. Nothing it sends breaks a rule."""

from sandbox.server import Sandbox
from tests.sandbox.garden_bot import running


async def test_a_real_bot_plays_a_whole_visit_without_breaking_a_rule() -> None:
    async with Sandbox() as sandbox, running(sandbox):
        mia = sandbox.user("Mia")
        answer = await mia.command("garden new", game="pergola", seats=3)
        assert answer.text == "pergola for 3, asked in en-GB, server en-US."
        assert await mia.autocomplete("garden new", "game", "g") == [{"name": "Gartenbau", "value": "gartenbau"}]
        shown = (await mia.command("garden show")).message
        assert shown is not None
        assert shown.pictures[0].alt == "A garden"
        assert shown.raw["attachments"] == []
        pressed = await mia.press(shown, "Plant 3")
        assert pressed.text == "Planted bed 3."
        assert pressed.message is not None
        assert pressed.message.ephemeral
        private = (await mia.command("garden panel")).message
        assert private is not None
        assert private.ephemeral
        assert not private.thinking
        later = await mia.command("garden later")
        await sandbox.settle()
        assert later.text == "first"
        assert [seen.text for seen in later.followups] == ["second"]
        form = (await mia.command("garden name")).form
        assert form is not None
        assert (await mia.submit(form, **{"Its name": "Rose"})).text == "It is called Rose."
        assert sandbox.violations == []
        assert sandbox.own_faults == []
