"""The page's files: nothing fetched from elsewhere, nothing built from markup, short modules."""

import re
from pathlib import Path

import sandbox

PAGE = Path(sandbox.__file__).parent / "page"
SOURCES = {path.relative_to(PAGE).as_posix(): path.read_text() for path in sorted(PAGE.rglob("*.js"))}
SCRIPTS = {name: text for name, text in SOURCES.items() if name != "strings.js"}


def test_no_text_can_become_markup() -> None:
    for name, text in SOURCES.items():
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|DOMParser|\beval\(|new Function", text
        ), name


def test_nothing_is_fetched_from_elsewhere() -> None:
    pages = {
        path.name: path.read_text() for path in PAGE.rglob("*") if path.suffix in {".html", ".css", ".js", ".svg"}
    }
    for name, text in pages.items():
        addresses = set(re.findall(r"https?://[\w.]+", text)) - {"http://www.w3.org"}
        assert addresses == set(), name
        assert "@import" not in text, name


def test_modules_are_short() -> None:
    long = {name: text.count("\n") for name, text in SCRIPTS.items() if text.count("\n") > 350}
    assert long == {}
