"""A small real bot for the page's tests: one command per thing that the page must show or do."""

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import yarl
from discord import app_commands, ui
from discord.gateway import DiscordWebSocket
from PIL import Image, ImageDraw

PLANTS = [
    "carrot",
    "beetroot",
    "pea",
    "squash",
    "buttercup",
    "ladybug",
    "lavender",
    "honey pot",
    "magnolia",
    "lantern",
]
BEDS = ("North bed", "South bed", "East bed", "West bed")


def picture(width: int, height: int, colour: str, word: str) -> bytes:
    """A PNG that can be told from others by its colour and size."""
    image = Image.new("RGB", (width, height), colour)
    draw = ImageDraw.Draw(image)
    for step in range(0, width, max(40, width // 16)):
        draw.line((step, 0, step, height), fill="#ffffff40", width=2)
    draw.ellipse((width * 0.3, height * 0.3, width * 0.7, height * 0.7), fill="#e7c65a", outline="#3a2c14", width=6)
    draw.text((24, 20), word, fill="#ffffff", font_size=max(20, height // 12))
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def file(name: str, *, width: int = 1200, height: int = 900, colour: str = "#3f6f4a", alt: str = "") -> discord.File:
    return discord.File(io.BytesIO(picture(width, height, colour, name)), name, description=alt or None)


class Names(app_commands.Translator):
    """Danish for the few names that the tests look for."""

    DANISH = {  # noqa: RUF012  (a table that nobody changes)
        "garden": "have",
        "new": "ny",
        "Begin a game": "Begynd et spil",
        "seats": "pladser",
        "How many play": "Hvor mange er med",
        "Calm": "Roligt",
        "mood": "stemning",
    }

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.DANISH.get(string.message) if locale is discord.Locale.danish else None


class Plain(ui.View):
    """A classic row of every button style and a select."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        styles = ("primary", "secondary", "success", "danger")
        for style in styles:
            self.add_item(Press(style, getattr(discord.ButtonStyle, style)))
        self.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        self.add_item(ui.Button(label="Not now", style=discord.ButtonStyle.primary, disabled=True, custom_id="off"))
        self.add_item(ui.Button(emoji="🐞", style=discord.ButtonStyle.secondary, custom_id="bug"))


class Press(ui.Button[Any]):
    def __init__(self, name: str, style: discord.ButtonStyle, label: str | None = None) -> None:
        super().__init__(
            label=label or name.title(),
            style=style,
            custom_id=f"press:{name}",
            emoji="🌱" if name == "success" else None,
        )
        self.name = name

    async def callback(self, interaction: discord.Interaction) -> None:
        if self.name == "danger":
            return  # never answers
        if self.name == "secondary":
            await interaction.response.send_modal(Form())
            return
        if self.name == "success":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await asyncio.sleep(0.4)
            await interaction.followup.send("Grown at last.", ephemeral=True)
            return
        await interaction.response.send_message(
            f"{interaction.user.display_name} pressed {self.name}.", ephemeral=True
        )


class Bed(ui.Select[Any]):
    def __init__(self, **how: Any) -> None:
        super().__init__(**how)

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"chose {', '.join(self.values)}", ephemeral=True)


class Count(ui.Button[Any]):
    """Edits its own message."""

    def __init__(self, number: int) -> None:
        super().__init__(label=f"Counted {number}", style=discord.ButtonStyle.primary, custom_id="count")
        self.number = number

    async def callback(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.view, Layout)
        await interaction.response.edit_message(view=Layout(self.number + 1))


class Layout(ui.LayoutView):
    """Every V2 part."""

    def __init__(self, number: int = 0) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Any] = ui.Container(accent_colour=discord.Colour(0x6FAE4E))
        box.add_item(
            ui.TextDisplay(
                "## Pergola · turn 9 of 15\n**Åse's** turn. Last: *Jørgen* took a rake: yellow hollyhock, bee."
            )
        )
        box.add_item(
            ui.MediaGallery(
                discord.MediaGalleryItem(
                    "attachment://garden.png", description="A garden with a golden pond in the middle."
                )
            )
        )
        box.add_item(
            ui.Section(
                "**Bed 4** · carrots",
                "-# dry since Monday",
                accessory=Press("primary", discord.ButtonStyle.primary, "Water"),
            )
        )
        box.add_item(
            ui.Section(
                "A thumbnail stands beside this text, which is long enough to need a second line on a phone.",
                accessory=ui.Thumbnail("attachment://thumb.png", description="A small pond"),
            )
        )
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        options = [
            discord.SelectOption(
                label=f"{at} · {name.title()}",
                value=name,
                description=f"+{at} points",
                emoji="🌼" if at % 2 else None,
            )
            for at, name in enumerate(PLANTS, 1)
        ]
        row: ui.ActionRow[Any] = ui.ActionRow(
            Bed(custom_id="bed", placeholder="Where does the butterfly land?", options=options)
        )
        box.add_item(row)
        few = [discord.SelectOption(label=name, value=name, default=name == "South bed") for name in BEDS]
        box.add_item(
            ui.ActionRow(
                Bed(custom_id="beds", placeholder="Two or three beds", options=few, min_values=2, max_values=3)
            )
        )
        box.add_item(
            ui.ActionRow(
                Count(number),
                Press("danger", discord.ButtonStyle.danger, "Break"),
                ui.Button(label="Off", disabled=True, custom_id="off2"),
            )
        )
        box.add_item(ui.TextDisplay("-# Ends <t:4102444800:R>"))
        self.add_item(box)
        self.add_item(ui.TextDisplay("Outside of the box."))


class Chosen(ui.UserSelect[Any]):
    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"chose {self.values[0].display_name}", ephemeral=True)


class Many(ui.LayoutView):
    """Several pictures, one of them veiled; a file; a veiled box; selects of people and channels."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        items = [
            discord.MediaGalleryItem(f"attachment://p{at}.png", description=f"Picture {at}", spoiler=at == 2)
            for at in range(3)
        ]
        self.add_item(ui.MediaGallery(*items))
        self.add_item(ui.File("attachment://game.txt"))
        veiled: ui.Container[Any] = ui.Container(ui.TextDisplay("The seed is 7."), spoiler=True)
        self.add_item(veiled)
        self.add_item(ui.ActionRow(Chosen(custom_id="who", placeholder="Who begins?")))
        self.add_item(ui.ActionRow(ui.ChannelSelect(custom_id="where", placeholder="Where?")))


class Form(ui.Modal, title="Your garden"):
    """A modal with every field."""

    name: ui.Label[Any] = ui.Label(
        text="Name",
        description="As others see it",
        component=ui.TextInput(custom_id="name", max_length=20, min_length=2),
    )
    story: ui.Label[Any] = ui.Label(
        text="Story", component=ui.TextInput(custom_id="story", style=discord.TextStyle.paragraph, required=False)
    )
    bed: ui.Label[Any] = ui.Label(
        text="Bed", component=ui.Select(custom_id="bed", options=[discord.SelectOption(label=b) for b in BEDS])
    )
    pace: ui.Label[Any] = ui.Label(
        text="Pace",
        component=ui.RadioGroup(
            custom_id="pace",
            options=[
                discord.RadioGroupOption(label="Slow", value="slow"),
                discord.RadioGroupOption(label="Fast", value="fast", description="An hour a turn"),
            ],
        ),
    )
    extras: ui.Label[Any] = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            custom_id="extras",
            required=False,
            min_values=0,
            options=[discord.CheckboxGroupOption(label=b, value=b) for b in ("Bees", "Frogs", "Ants")],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        told = {child.component.custom_id: child.component for child in self.children}  # type: ignore[attr-defined]
        parts = [
            told["name"].value,
            told["story"].value,
            *told["bed"].values,
            told["pace"].value,
            "+".join(sorted(told["extras"].values)),
        ]
        await interaction.response.send_message("form: " + " / ".join(str(part) for part in parts), ephemeral=True)


def add_commands(tree: app_commands.CommandTree[Any]) -> None:
    text = app_commands.locale_str
    garden = app_commands.Group(name=text("garden"), description=text("Garden games"))

    @garden.command(name=text("new"), description=text("Begin a game"))
    @app_commands.describe(
        seats=text("How many play"), mood=text("How it feels"), friend="Who plays with you", plant="What grows"
    )
    @app_commands.rename(seats=text("seats"), mood=text("mood"))
    @app_commands.choices(
        mood=[
            app_commands.Choice(name=text("Calm"), value="calm"),
            app_commands.Choice(name=text("Wild"), value="wild"),
        ]
    )
    async def new(
        interaction: discord.Interaction,
        seats: app_commands.Range[int, 1, 4],
        mood: app_commands.Choice[str] | None = None,
        plant: str | None = None,
        friend: discord.Member | None = None,
    ) -> None:
        said = (
            f"new: {seats}, {mood.value if mood else '-'}, {plant or '-'}, {friend.display_name if friend else '-'}"
        )
        await interaction.response.send_message(said)

    @new.autocomplete("plant")
    async def plants(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        await asyncio.sleep(0.05)
        return [
            app_commands.Choice(name=f"{name.title()} (bed {at})", value=name)
            for at, name in enumerate(PLANTS, 1)
            if current.lower() in name
        ]

    @garden.command(name="show", description="Show a table")
    async def show(interaction: discord.Interaction) -> None:
        files = [file("garden.png", alt="unused"), file("thumb.png", width=300, height=300, colour="#35627a")]
        await interaction.response.send_message(view=Layout(), files=files)

    @garden.command(name="plain", description="A message of the older kind")
    async def plain(interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="Score", description="**Åse** 12 · *Jørgen* 9", colour=0xC98A2B)
        embed.add_field(name="Bees", value="4").add_field(name="Leaves", value="2").set_footer(text="after turn 3")
        sent = [
            file("board.png", width=900, height=500, colour="#4b3f72", alt="The board"),
            discord.File(io.BytesIO(b"take 2\n"), "game.txt"),
        ]
        await interaction.response.send_message("The board as it stands", embed=embed, files=sent, view=Plain())

    _add_answers(garden)
    _add_oddities(garden)
    tree.add_command(garden)


def _add_answers(garden: app_commands.Group) -> None:
    """Answers private, late, missing, in a thread, and word for word."""

    @garden.command(name="secret", description="Only for you")
    async def secret(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("psst, the seed", ephemeral=True)

    @garden.command(name="slow", description="Thinks first")
    async def slow(interaction: discord.Interaction) -> None:
        await interaction.response.defer(thinking=True)
        await asyncio.sleep(0.6)
        await interaction.edit_original_response(content="thought of it")

    @garden.command(name="silent", description="Never answers")
    async def silent(interaction: discord.Interaction) -> None:
        del interaction

    @garden.command(name="thread", description="Opens a thread and calls somebody")
    async def thread(interaction: discord.Interaction, friend: discord.Member) -> None:
        await interaction.response.send_message("A table is laid.")
        message = await interaction.original_response()
        opened = await (await message.fetch()).create_thread(name="Pergola 3")
        await opened.send(f"{friend.mention}, it is your turn.")

    @garden.command(name="text", description="Says it again")
    async def say(interaction: discord.Interaction, words: str) -> None:
        await interaction.response.send_message(words.replace("\\n", "\n"))


def _add_oddities(garden: app_commands.Group) -> None:
    """A form, everything else that a message may hold, and options that never come."""

    @garden.command(name="form", description="Opens a form")
    async def form(interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    @garden.command(name="many", description="Several pictures, a file, what is veiled, and who is who")
    async def many(interaction: discord.Interaction) -> None:
        colours = ("#7a3b3b", "#3b7a4b", "#3b4b7a")
        files = [file(f"p{at}.png", colour=colour) for at, colour in enumerate(colours)]
        files.append(discord.File(io.BytesIO(b"take 2\n" * 300), "game.txt"))
        await interaction.response.send_message(view=Many(), files=files)

    @garden.command(name="stuck", description="Its options never come")
    async def stuck(interaction: discord.Interaction, word: str) -> None:
        await interaction.response.send_message(f"stuck: {word}")

    @stuck.autocomplete("word")
    async def no_words(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        await asyncio.sleep(4)
        return [app_commands.Choice(name=current, value=current)]


class DemoBot(discord.Client):
    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.0)
        self.tree = app_commands.CommandTree(self)
        add_commands(self.tree)
        self.ready = asyncio.Event()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Names())
        self.add_view(Plain())
        self.add_view(Layout())
        self.add_view(Many())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready.set()


@asynccontextmanager
async def running_bot(api_base: str, gateway_url: str, token: str) -> AsyncIterator[DemoBot]:
    """The bot, logged in to a sandbox; gone when the block is left."""
    before = discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = api_base
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
    bot = DemoBot()
    task = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.ready.wait())
    done, _ = await asyncio.wait({task, ready}, timeout=15, return_when=asyncio.FIRST_COMPLETED)
    if ready not in done:
        ready.cancel()
        await bot.close()
        await task
        raise RuntimeError("the bot was not ready in 15 seconds")
    try:
        yield bot
    finally:
        await bot.close()
        await asyncio.gather(task, return_exceptions=True)
        discord.http.Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = before
