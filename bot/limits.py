"""What Discord would refuse about a page, found before it is sent: discord.py leaves most of it to the server."""

from collections.abc import Iterator

from bot.layout import (
    ALT_LIMIT,
    BUTTON_LIMIT,
    BUTTONS_IN_ROW,
    COMPONENT_LIMIT,
    CUSTOM_ID_LIMIT,
    FILE_LIMIT,
    GALLERY_LIMIT,
    OPTION_LIMIT,
    OPTIONS_IN_MENU,
    PLACEHOLDER_LIMIT,
    TEXT_LIMIT,
    Attached,
    Block,
    Button,
    Buttons,
    Gallery,
    Menu,
    Page,
    Text,
)
from render.paint import Picture


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
