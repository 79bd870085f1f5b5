"""What a message shows, as data, and how it becomes discord.py's components.

Pages are built by pure functions of `bot.panels` and tested as data; only here do they meet Discord, whose limits
are checked before anything is sent (discord.py leaves most of them to the server).
"""

import secrets
from collections.abc import Iterator
from io import BytesIO
from typing import Any, Literal

import discord
import msgspec

from bot.panels.items import Choosing, Press
from render.paint import Picture

TEXT_LIMIT = 4000
COMPONENT_LIMIT = 40
CUSTOM_ID_LIMIT = 100
BUTTON_LIMIT = 80
BUTTONS_IN_ROW = 5
OPTION_LIMIT = 100
OPTIONS_IN_MENU = 25
PLACEHOLDER_LIMIT = 150
ALT_LIMIT = 1024
GALLERY_LIMIT = 10
FILE_LIMIT = 10 * 1024 * 1024

LAWN = 0x5B8C3E
"""The green edge of a page."""
PAPER = 0xE9DFC7
"""The cream edge of a page that is no part of the game."""

Style = Literal["plain", "main", "good", "danger"]
STYLES = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Text(msgspec.Struct, frozen=True, tag=True):
    """A piece of text, in Discord's markdown; names in it are escaped already."""

    content: str


class Kept(msgspec.Struct, frozen=True):
    """A picture that the message shows already, and that an edit leaves where it is."""

    url: str
    alt: str


class Gallery(msgspec.Struct, frozen=True, tag=True):
    """Pictures side by side, each with its alt text. All are new, or all are kept."""

    pictures: tuple[Picture | Kept, ...]


class Attached(msgspec.Struct, frozen=True, tag=True):
    """A file to keep."""

    name: str
    data: bytes


class Line(msgspec.Struct, frozen=True, tag=True):
    """A thin line between two parts."""


class Button(msgspec.Struct, frozen=True):
    """A button that is pressed. `mark` is its custom id."""

    mark: str
    label: str
    style: Style = "plain"
    disabled: bool = False


class Link(msgspec.Struct, frozen=True):
    """A button that leads somewhere."""

    url: str
    label: str


class Buttons(msgspec.Struct, frozen=True, tag=True):
    """A row of one to five buttons."""

    buttons: tuple[Button | Link, ...]


class Option(msgspec.Struct, frozen=True):
    """A line of a menu."""

    value: str
    label: str
    chosen: bool = False
    description: str = ""
    """Stands smaller under the label."""


class Menu(msgspec.Struct, frozen=True, tag=True):
    """A menu of which one line is chosen. `mark` is its custom id."""

    mark: str
    placeholder: str
    options: tuple[Option, ...]


Block = Text | Gallery | Attached | Line | Buttons | Menu


class Page(msgspec.Struct, frozen=True):
    """A whole message, from top to bottom."""

    blocks: tuple[Block, ...]
    edge: int = LAWN
    """The colour down its left side."""

    @property
    def text(self) -> str:
        """All its running text."""
        return "\n".join(block.content for block in self.blocks if isinstance(block, Text))

    @property
    def keeps_pictures(self) -> bool:
        """Whether an edit leaves the message's files alone."""
        galleries = [block for block in self.blocks if isinstance(block, Gallery)]
        return any(isinstance(each, Kept) for gallery in galleries for each in gallery.pictures)


class Sent(msgspec.Struct, frozen=True):
    """Where a message is."""

    channel: int
    message: int


class PageTooLarge(ValueError):
    """A page that Discord would refuse: a fault of ours, found before it is sent."""


def faults(page: Page) -> Iterator[str]:
    """What Discord would refuse about a page."""
    texts = [block.content for block in page.blocks if isinstance(block, Text)]
    if sum(map(len, texts)) > TEXT_LIMIT:
        yield f"{sum(map(len, texts))} characters of text, at most {TEXT_LIMIT}"
    if not page.blocks or not all(text.strip() for text in texts):
        yield "an empty text, or nothing at all"
    if _count(page) > COMPONENT_LIMIT:
        yield f"{_count(page)} components, at most {COMPONENT_LIMIT}"
    marks = [mark for block in page.blocks for mark in _marks(block)]
    if len(set(marks)) < len(marks):
        yield f"two components with one custom id among {sorted(marks)}"
    yield from (f"custom id {mark!r}" for mark in marks if not 1 <= len(mark) <= CUSTOM_ID_LIMIT)
    for block in page.blocks:
        yield from _faults_of(block)


def _faults_of(block: Block) -> Iterator[str]:
    match block:
        case Gallery(pictures):
            if not 1 <= len(pictures) <= GALLERY_LIMIT:
                yield f"{len(pictures)} pictures in a gallery"
            yield from (f"alt text of {len(each.alt)}" for each in pictures if not 1 <= len(each.alt) <= ALT_LIMIT)
            sizes = [len(each.data) for each in pictures if isinstance(each, Picture)]
            yield from (f"a picture of {size} bytes" for size in sizes if size > FILE_LIMIT)
        case Buttons(buttons):
            if not 1 <= len(buttons) <= BUTTONS_IN_ROW:
                yield f"{len(buttons)} buttons in a row"
            yield from (f"button {each.label!r}" for each in buttons if not 1 <= len(each.label) <= BUTTON_LIMIT)
        case Menu(_, placeholder, options):
            if not 1 <= len(options) <= OPTIONS_IN_MENU:
                yield f"{len(options)} lines in a menu"
            if len({each.value for each in options}) < len(options):
                yield "two lines of a menu with one value"
            if len(placeholder) > PLACEHOLDER_LIMIT:
                yield f"placeholder {placeholder!r}"
            yield from (f"menu line {each.label!r}" for each in options if not 1 <= len(each.label) <= OPTION_LIMIT)
            yield from (f"menu text {each.description!r}" for each in options if len(each.description) > OPTION_LIMIT)
            yield from (f"menu value {each.value!r}" for each in options if not 1 <= len(each.value) <= OPTION_LIMIT)
        case Attached(name, data):
            if len(data) > FILE_LIMIT:
                yield f"file {name} of {len(data)} bytes"
        case _:
            return


def _count(page: Page) -> int:
    """Components through all levels, the container included."""
    buttons = sum(len(block.buttons) for block in page.blocks if isinstance(block, Buttons))
    menus = sum(isinstance(block, Menu) for block in page.blocks)
    return 1 + len(page.blocks) + buttons + menus


def _marks(block: Block) -> list[str]:
    match block:
        case Buttons(buttons):
            return [button.mark for button in buttons if isinstance(button, Button)]
        case Menu(mark):
            return [mark]
        case _:
            return []


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
