"""A small real discord.py bot that uses everything a bot of our kind uses."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Self

import discord
from discord import app_commands, ui
from PIL import Image

from sandbox.pointing import pointing_at
from sandbox.server import Sandbox


def picture(colour: str = "#3b7a57", size: tuple[int, int] = (40, 30)) -> bytes:
    out = io.BytesIO()
    Image.new("RGB", size, colour).save(out, "PNG")
    return out.getvalue()


def file(name: str, alt: str = "A green garden", data: bytes | None = None) -> discord.File:
    return discord.File(io.BytesIO(data if data is not None else picture()), name, description=alt)


class Garden(ui.LayoutView):
    """A V2 message with a picture, a select and buttons."""

    def __init__(self, name: str, address: str, *, text: str = "") -> None:
        super().__init__(timeout=None)
        gallery: ui.MediaGallery[Self] = ui.MediaGallery(discord.MediaGalleryItem(address, description="A garden"))
        row: ui.ActionRow[Any] = ui.ActionRow(
            PlantButton(3),
            ui.Button(label="Closed", custom_id="closed", disabled=True),
        )
        options = [discord.SelectOption(label=f"Bed {n}", value=str(n)) for n in (1, 2, 3)]
        select = BedSelect(custom_id="bed", placeholder="Pick a bed", options=options)
        container: ui.Container[Self] = ui.Container(
            ui.TextDisplay(f"# {name}\n{text}"),
            gallery,
            ui.Separator(),
            ui.ActionRow(select),
            row,
            accent_colour=0x3B7A57,
        )
        self.add_item(container)


def _picture_of(it: discord.Interaction) -> str:
    """The picture's address on the message that was used: its attachments are empty."""
    assert it.message is not None
    container = it.message.components[0]
    assert isinstance(container, discord.components.Container)
    gallery = next(c for c in container.children if isinstance(c, discord.components.MediaGalleryComponent))
    return gallery.items[0].media.url


class BedSelect(ui.Select[Any]):
    async def callback(self, it: discord.Interaction) -> None:
        await it.response.defer()
        await it.edit_original_response(view=Garden("Rose", _picture_of(it), text=f"bed {self.values[0]}"))


class PlantButton(ui.DynamicItem[ui.Button[Any]], template=r"plant:(?P<bed>\d+)"):
    def __init__(self, bed: int) -> None:
        super().__init__(ui.Button(label=f"Plant {bed}", custom_id=f"plant:{bed}"))
        self.bed = bed

    @classmethod
    async def from_custom_id(cls, _it: discord.Interaction, _item: ui.Item[Any], match: re.Match[str]) -> Self:
        return cls(int(match["bed"]))

    async def callback(self, it: discord.Interaction) -> Any:
        bot = it.client
        assert isinstance(bot, GardenBot)
        bot.planted.append(it.id)
        await it.response.send_message(f"Planted bed {self.bed}.", ephemeral=True)


class NameForm(ui.Modal, title="Name your garden"):
    name: ui.Label[Self] = ui.Label(
        text="Its name", component=ui.TextInput(custom_id="name", min_length=2, max_length=20)
    )

    async def on_submit(self, it: discord.Interaction) -> None:
        field = self.name.component
        assert isinstance(field, ui.TextInput)
        await it.response.send_message(f"It is called {field.value}.")


class GardenBot(discord.Client):
    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=options.pop("intents", discord.Intents(guilds=True)), guild_ready_timeout=0.0, **options
        )
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(garden_group())
        self.planted: list[int] = []
        self.heard: list[discord.Interaction] = []
        self.events: list[str] = []
        self.synced: list[app_commands.AppCommand] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(PlantButton)
        self.synced = await self.tree.sync()

    async def on_interaction(self, it: discord.Interaction) -> None:
        self.heard.append(it)

    async def on_resumed(self) -> None:
        self.events.append("resumed")

    async def on_message(self, message: discord.Message) -> None:
        self.events.append(f"message {message.content}")

    async def on_thread_update(self, _before: discord.Thread, after: discord.Thread) -> None:
        self.events.append(f"thread archived={after.archived}")

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Also how discord.py tells that an archived thread, which it forgets, is open again."""
        self.events.append(f"thread joined {thread.name}")


def garden_group() -> app_commands.Group:
    group = app_commands.Group(name="garden", description="Everything of gardens")

    @group.command(description="A new garden")
    @app_commands.describe(game="Which game", seats="How many")
    async def new(it: discord.Interaction, game: str, seats: app_commands.Range[int, 1, 4] = 2) -> None:
        await it.response.send_message(f"{game} for {seats}, asked in {it.locale.value}, server {it.guild_locale}.")

    @new.autocomplete("game")
    async def offer(it: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        games = ("pergola", "gartenbau", "cottage")
        return [app_commands.Choice(name=game.title(), value=game) for game in games if game.startswith(current)]

    @group.command(description="Show it")
    async def show(it: discord.Interaction) -> None:
        await it.response.send_message(view=Garden("Rose", "attachment://g1.png"), file=file("g1.png"))

    @group.command(description="Show it, slowly and privately")
    async def panel(it: discord.Interaction) -> None:
        await it.response.defer(ephemeral=True, thinking=True)
        await it.edit_original_response(view=Garden("Mine", "attachment://p.png"), attachments=[file("p.png")])

    @group.command(description="A follow-up that fills the deferred answer")
    async def later(it: discord.Interaction) -> None:
        await it.response.defer(thinking=True)
        await it.followup.send("first")
        await it.followup.send("second", ephemeral=True)

    @group.command(description="Asks for a name")
    async def name(it: discord.Interaction) -> None:
        await it.response.send_modal(NameForm())

    @group.command(description="Never answers")
    async def silent(it: discord.Interaction) -> None:
        return

    return group


@asynccontextmanager
async def running(sandbox: Sandbox, bot: GardenBot | None = None) -> AsyncIterator[GardenBot]:
    """A bot that is logged in and ready, until the block is left."""
    bot = bot or GardenBot()
    with pointing_at(sandbox):
        task = asyncio.create_task(bot.start(sandbox.token))
        ready = asyncio.create_task(bot.wait_until_ready())
        try:
            await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                await task
            yield bot
        finally:
            ready.cancel()
            await bot.close()
            await asyncio.gather(task, ready, return_exceptions=True)
