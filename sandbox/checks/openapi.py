"""Bodies checked against Discord's own API description, read where it lies; without it these checks are left out."""

import os
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from sandbox.checks.keys import Keys
from sandbox.errors import Problem
from sandbox.values import Json

try:
    import jsonschema_rs
except ImportError:  # only developers have it; who just plays is served by the hand-written rules
    jsonschema_rs = None  # type: ignore[assignment]

BIGGEST_PLAIN_INTEGER = 2**53
_HOME = "urn:discord"
_BESIDE_THE_PROJECT = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"


def find_description() -> Path | None:
    """Where the description lies: named by ALLOTMENT_OPENAPI, or beside the project.

    None if it is not there, or if the package that checks with it is not installed.
    """
    if jsonschema_rs is None:
        return None
    named = os.environ.get("ALLOTMENT_OPENAPI")
    path = Path(named) if named else _BESIDE_THE_PROJECT
    return path if path.is_file() else None


@cache
def read_description(path: Path) -> "Description":
    """The description at a path, read once in a process."""
    return Description(msgspec.json.decode(path.read_bytes()))


class Description:
    """Discord's API description, ready to check bodies with."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._keys = Keys(document)
        self._validators: dict[tuple[str, ...], Any] = {}

    @cached_property
    def _registry(self) -> Any:
        return jsonschema_rs.Registry([(_HOME, self._document)], draft=jsonschema_rs.Draft202012)

    def request_problems(self, method: str, template: str, body: Any) -> list[Problem]:
        """What is wrong with a request's JSON body; nothing when the description has no such body."""
        steps = ("paths", template, method.lower(), "requestBody", "content", "application/json", "schema")
        schema = self._at(steps)
        if schema is None or body is None:
            return []
        plain = as_described(body)
        found = [Problem(path, "SCHEMA", text) for path, text in self._errors(steps, plain)]
        strange = self._keys.strange([schema], plain)
        return found + [Problem(path, "UNKNOWN_KEY", f"There is no key {path[-1]!r} here.") for path in strange]

    def answer_problems(self, method: str, template: str, status: int, body: Any) -> list[Problem]:
        """What is wrong with the sandbox's own answer: the same check turned on ourselves."""
        steps = ("paths", template, method.lower(), "responses", str(status), "content", "application/json", "schema")
        if self._at(steps) is None:
            return []
        return [Problem(path, "SCHEMA", text) for path, text in self._errors(steps, body)]

    def _at(self, steps: tuple[str, ...]) -> Any:
        node: Any = self._document
        for step in steps:
            if not isinstance(node, dict) or step not in node:
                return None
            node = node[step]
        return node

    def _errors(self, steps: tuple[str, ...], body: Any) -> Iterator[tuple[tuple[str | int, ...], str]]:
        validator = self._validators.get(steps)
        if validator is None:
            pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in steps)
            pointer = pointer.replace("{", "%7B").replace("}", "%7D")
            schema = {"$ref": f"{_HOME}#/{pointer}"}
            validator = jsonschema_rs.Draft202012Validator(schema, registry=self._registry, validate_formats=False)
            self._validators[steps] = validator
        if validator.is_valid(body):
            return
        for error in validator.iter_errors(body):
            yield _deepest(error)


def _deepest(error: Any) -> tuple[tuple[str | int, ...], str]:
    """Where the fault truly lies: into the branch of a union whose `type` fits and that has the fewest faults."""
    while branches := [list(branch) for branch in getattr(error.kind, "context", None) or [] if branch]:
        depth = len(error.instance_path)
        likely = min(branches, key=lambda branch: (_is_another_type(branch, depth), len(branch)))
        error = likely[0]
    return tuple(error.instance_path), str(error.message)


def _is_another_type(branch: list[Any], depth: int) -> bool:
    """Whether a branch fails at its `type`, or wants another kind of JSON value altogether."""
    return any(
        list(error.instance_path)[depth:] == ["type"]
        or (len(error.instance_path) == depth and list(error.schema_path)[-1:] == ["type"])
        for error in branch
    )


def as_described(value: Any) -> Any:
    """The body as the description spells it: Discord takes numbers and texts alike for ids and permissions."""
    if isinstance(value, list):
        return [as_described(item) for item in value]
    if isinstance(value, dict):
        made = {key: as_described(item) for key, item in value.items()}
        for entry in made.get("attachments") or []:
            if isinstance(entry, dict) and isinstance(entry.get("id"), int):
                entry["id"] = str(entry["id"])
        permissions = made.get("default_member_permissions")
        if isinstance(permissions, str) and permissions.isdecimal():
            made["default_member_permissions"] = int(permissions)
        return made
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > BIGGEST_PLAIN_INTEGER:
        return str(value)
    return value
