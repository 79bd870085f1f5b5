"""Tuples with one thing changed, for states that never change themselves."""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def with_item(items: Sequence[T], place: int, item: T) -> tuple[T, ...]:
    """The items with another one at a place, from 0."""
    return (*items[:place], item, *items[place + 1 :])
