"""The shapes that everything in the sandbox shares."""

from datetime import UTC, datetime
from typing import Any

import msgspec

Json = dict[str, Any]
"""A JSON object, as Discord sends or gets it."""

MEBIBYTE = 1024 * 1024


class Upload(msgspec.Struct, frozen=True):
    """One file of a multipart request: `files[index]`."""

    index: int
    name: str
    data: bytes
    kind: str


def stamp(moment: float) -> str:
    """A moment (seconds since 1970) as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="microseconds")
