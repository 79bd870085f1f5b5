"""What a message shows, as data, with the limits that Discord has for it.

Pages are built by pure functions of `bot.panels` and tested as data; `bot.limits` checks them before anything is
sent, and only in `bot.laying_out` do they meet discord.py.
"""

from typing import Literal

import msgspec

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
