"""Pictures' sizes, and how long bytes are kept."""

import io
from pathlib import Path

import pytest
from PIL import Image

from sandbox.files import KEPT_AFTER_USE, FileStore, picture_size
from sandbox.world import File


@pytest.mark.parametrize(
    ("kind", "options"),
    [("PNG", {}), ("GIF", {}), ("JPEG", {}), ("WEBP", {}), ("WEBP", {"lossless": True}), ("WEBP", {"exif": b"x"})],
)
def test_a_pictures_size_is_read_from_its_bytes(kind: str, options: dict[str, object]) -> None:
    out = io.BytesIO()
    Image.new("RGB", (123, 45), "#3b7a57").save(out, kind, **options)
    assert picture_size(out.getvalue()) == (123, 45)


def test_other_bytes_have_no_size() -> None:
    assert picture_size(b"just words, and enough of them to look into") is None
    assert picture_size(b"") is None


@pytest.mark.parametrize("kept", [True, False], ids=["in a folder", "in memory"])
def test_bytes_are_kept_while_shown_and_a_while_longer(tmp_path: Path, kept: bool) -> None:
    store = FileStore(tmp_path / "files" if kept else None)
    files = [File(str(number), "1", "a.png", 1, "image/png") for number in range(KEPT_AFTER_USE + 2)]
    for file in files:
        store.put(file.id, file.id.encode())
    store.let_go(files[:-1])
    assert store.get("0") is None
    assert store.get("1") == b"1"
    assert store.get(files[-1].id) == files[-1].id.encode()
    assert store.get("../secret") is None
