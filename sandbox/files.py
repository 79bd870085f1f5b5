"""The bytes of attachments: in memory, or in a folder when the sandbox keeps its data."""

import struct
from collections import deque
from pathlib import Path

from sandbox.world import File

KEPT_AFTER_USE = 200
"""So many files that no message shows any more are kept, as a client may still be loading them."""


class FileStore:
    """Bytes by attachment id."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._held: dict[str, bytes] = {}
        self._let_go: deque[str] = deque()
        if folder:
            folder.mkdir(parents=True, exist_ok=True)

    def put(self, file_id: str, data: bytes) -> None:
        if self._folder:
            (self._folder / file_id).write_bytes(data)
        else:
            self._held[file_id] = data

    def get(self, file_id: str) -> bytes | None:
        """The bytes, or None if there are none of that id any more."""
        if not self._folder:
            return self._held.get(file_id)
        path = self._folder / file_id
        return path.read_bytes() if file_id.isdigit() and path.is_file() else None

    def let_go(self, files: list[File]) -> None:
        """No message shows these any more: they go once enough others have followed."""
        self._let_go.extend(file.id for file in files)
        while len(self._let_go) > KEPT_AFTER_USE:
            gone = self._let_go.popleft()
            if self._folder:
                (self._folder / gone).unlink(missing_ok=True)
            self._held.pop(gone, None)


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, WebP, GIF or JPEG, read from its first bytes; None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:6] in (b"GIF87a", b"GIF89a"):
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return _webp_size(data)
    return _jpeg_size(data) if data[:2] == b"\xff\xd8" else None


def _webp_size(data: bytes) -> tuple[int, int] | None:
    if data[12:16] == b"VP8X":
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if data[12:16] == b"VP8L":
        packed = int.from_bytes(data[21:25], "little")
        return 1 + (packed & 0x3FFF), 1 + (packed >> 14 & 0x3FFF)
    if data[12:16] == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(data) and data[at] == 0xFF:
        marker, length = data[at + 1], int.from_bytes(data[at + 2 : at + 4], "big")
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
