"""Reads a game's component file (TOML) so that whoever breaks it is told the line."""

import re
import tomllib
from collections.abc import Iterable
from typing import Any, NoReturn

KNOWN_STATUSES = ("known", "inferred", "reconstructed")
_HEADER = re.compile(r"^\s*\[+\s*([^\]]+?)\s*\]+")
_KEY = re.compile(r"^\s*([A-Za-z0-9_\"'-]+)\s*=")


class BrokenComponents(ValueError):
    """A component file that cannot be right. `line` (from 1) is where, the message says what was expected."""

    def __init__(self, source: str, line: int, wrong: str) -> None:
        super().__init__(f"{source}, line {line}: {wrong}")
        self.line = line


class Sheet:
    """The tables of a component file, each fact with the line that it stands on.

    A place in it is named by the table and the key: `sheet.line("cascade.streams", "S1")`.
    """

    def __init__(self, text: str, source: str) -> None:
        """:raises BrokenComponents: if the text is no TOML."""
        self.source = source
        self._lines = _index(text)
        try:
            self._root = tomllib.loads(text)
        except tomllib.TOMLDecodeError as cause:
            found = re.search(r"at line (\d+)", str(cause))
            line = int(found.group(1)) if found else max(1, len(text.splitlines()))
            raise BrokenComponents(source, line, str(cause)) from cause

    def line(self, table: str, key: str | None = None) -> int:
        """The line of a key of a table, or of the table's header where the key is missing; 1 for neither."""
        return self._lines.get((table, key), self._lines.get((table, None), 1))

    def fail(self, table: str, key: str | None, wrong: str) -> NoReturn:
        """:raises BrokenComponents: naming the line of the key."""
        raise BrokenComponents(self.source, self.line(table, key), wrong)

    def table(self, name: str, *, status: bool = True) -> dict[str, Any]:
        """The facts of a table, without its `status`, which must be one of KNOWN_STATUSES where asked for."""
        found: Any = self._root
        for part in name.split(".") if name else ():
            found = found.get(part) if isinstance(found, dict) else None
        if not isinstance(found, dict):
            self.fail(name, None, f"the table [{name}] is missing")
        if status and found.get("status") not in KNOWN_STATUSES:
            self.fail(name, "status", f"[{name}] needs a status, one of {', '.join(KNOWN_STATUSES)}")
        return {key: value for key, value in found.items() if key != "status"}

    def edition(self) -> str:
        """What names the components and rules as they are now; games in progress keep theirs."""
        edition = self.table("", status=False).get("edition")
        if not isinstance(edition, str) or not edition:
            self.fail("", "edition", "the edition must have a name")
        return edition

    def number(self, table: str, key: str, least: int = 0) -> int:
        """A whole number of at least `least`."""
        value = self.table(table).get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            self.fail(table, key, f"{key} must be a whole number from {least} up, not {value!r}")
        return value

    def names(self, table: str, key: str, allowed: Iterable[str], count: int | None = None) -> tuple[str, ...]:
        """A list of names, each one of `allowed`, `count` of them where that is given."""
        value = self.table(table).get(key)
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            self.fail(table, key, f"{key} must be a list of names, not {value!r}")
        return self._checked(table, key, tuple(value), allowed, count)

    def name(self, table: str, key: str, allowed: Iterable[str]) -> str:
        """One name of `allowed`."""
        value = self.table(table).get(key)
        if not isinstance(value, str):
            self.fail(table, key, f"{key} must be a name, not {value!r}")
        return self._checked(table, key, (value,), allowed, 1)[0]

    def _checked(
        self, table: str, key: str, names: tuple[str, ...], allowed: Iterable[str], count: int | None
    ) -> tuple[str, ...]:
        choices = tuple(allowed)
        for name in names:
            if name not in choices:
                self.fail(table, key, f"{name!r} is unknown; expected one of {', '.join(choices)}")
        if count is not None and len(names) != count:
            self.fail(table, key, f"{key} names {len(names)}, expected {count}")
        return names


def _index(text: str) -> dict[tuple[str, str | None], int]:
    """The first line of each table header and of each key."""
    lines: dict[tuple[str, str | None], int] = {}
    table = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if header := _HEADER.match(line):
            table = header.group(1).replace('"', "")
            lines.setdefault((table, None), number)
        elif key := _KEY.match(line):
            lines.setdefault((table, key.group(1).strip("\"'")), number)
    return lines
