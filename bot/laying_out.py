"""How a page becomes discord.py's components and files."""

import secrets
from io import BytesIO
from typing import Any

import discord

from bot.layout import Attached, Block, Button, Buttons, Gallery, Kept, Line, Link, Menu, Page, Text
from bot.limits import faults
from bot.panels.items import Choosing, Press
from render.paint import Picture

STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class PageTooLarge(ValueError):
    """A page that Discord would refuse: a fault of ours, found before it is sent."""


def lay_out(page: Page) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """The components of a page, and its files, which can be sent once.

    :raises PageTooLarge: where Discord would refuse it.
    """
    wrong = list(faults(page))
    if wrong:
        raise PageTooLarge("; ".join(wrong))
    files: list[discord.File] = []
    container: discord.ui.Container[discord.ui.LayoutView] = discord.ui.Container(accent_colour=page.edge)
    for block in page.blocks:
        container.add_item(_component(block, files))
    layout = discord.ui.LayoutView(timeout=None)
    layout.add_item(container)
    return layout, files


def _component(block: Block, files: list[discord.File]) -> discord.ui.Item[Any]:
    match block:
        case Text(content):
            return discord.ui.TextDisplay(content)
        case Gallery(pictures):
            return discord.ui.MediaGallery(*(_medium(picture, files) for picture in pictures))
        case Attached(name, data):
            files.append(discord.File(BytesIO(data), filename=name))
            return discord.ui.File(f"attachment://{name}")
        case Line():
            return discord.ui.Separator()
        case Buttons(buttons):
            return discord.ui.ActionRow(*(_button(button) for button in buttons))
        case Menu(mark, placeholder, options):
            lines = [
                discord.SelectOption(
                    label=each.label, value=each.value, default=each.chosen, description=each.description or None
                )
                for each in options
            ]
            return discord.ui.ActionRow(Choosing(mark, placeholder, lines))


def _medium(picture: Picture | Kept, files: list[discord.File]) -> discord.MediaGalleryItem:
    if isinstance(picture, Kept):
        return discord.MediaGalleryItem(picture.url, description=picture.alt)
    # A new name each time: Discord has been seen to mix up a new picture with one of the same name that it replaces.
    name = f"garden-{secrets.token_hex(4)}.{picture.extension}"
    files.append(discord.File(BytesIO(picture.data), filename=name, description=picture.alt))
    return discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt)


def _button(button: Button | Link) -> discord.ui.Item[Any]:
    if isinstance(button, Link):
        return discord.ui.Button(style=discord.ButtonStyle.link, url=button.url, label=button.label)
    return Press(button.mark, button.label, STYLES[button.style], disabled=button.disabled)
