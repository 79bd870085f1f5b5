"""What the pictures of all games are put together of: parts with their places."""

from collections.abc import Mapping

import msgspec

from render.scene import Item, Point


class Part(msgspec.Struct, frozen=True):
    """A corner of a picture: `items` from the back to the front, and where a numbered disc goes.

    `places` are named by the choice's value they stand for, or by the place's name in the rules.
    """

    items: tuple[Item, ...]
    places: Mapping[str, Point] = {}
