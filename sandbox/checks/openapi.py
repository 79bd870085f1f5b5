"""Bodies checked against Discord's own API description, read where it lies; without it these checks are left out."""

import os
from collections.abc import Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from sandbox.errors import Problem
from sandbox.values import Json

try:
    import jsonschema_rs
except ImportError:  # only developers have it; who just plays is served by the hand-written rules
    jsonschema_rs = None  # type: ignore[assignment]

BIGGEST_PLAIN_INTEGER = 2**53
_SENT_BY_DISCORD_PY = frozenset({"nsfw", "tts"})
"""Keys that discord.py sends of itself, to Discord's content, where the description does not list them."""

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
        self._validators: dict[tuple[str, ...], Any] = {}

    @cached_property
    def _registry(self) -> Any:
        return jsonschema_rs.Registry([(_HOME, self._document)], draft=jsonschema_rs.Draft202012)

    def knows(self, method: str, template: str) -> bool:
        return method.lower() in self._document["paths"].get(template, {})

    def request_problems(self, method: str, template: str, body: Any) -> list[Problem]:
        """What is wrong with a request's JSON body; nothing when the description has no such body."""
        steps = ("paths", template, method.lower(), "requestBody", "content", "application/json", "schema")
        schema = self._at(steps)
        if schema is None or body is None:
            return []
        plain = as_described(body)
        found = [Problem(path, "SCHEMA", text) for path, text in self._errors(steps, plain)]
        found += [Problem(path, "UNKNOWN_KEY", text) for path, text in self._strange_keys(schema, plain, ())]
        return found

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

    def _strange_keys(self, schema: Any, value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[Any, str]]:
        """Keys that no branch of the schema has: almost always a misspelling, which Discord would pass over."""
        branches = list(self._branches(schema))
        if isinstance(value, list):
            for index, item in enumerate(value):
                inner = [branch["items"] for branch in branches if "items" in branch]
                yield from self._strange_keys({"anyOf": inner}, item, (*path, index)) if inner else ()
        if not isinstance(value, dict):
            return
        fitting = [b for b in branches if "properties" in b and self._may_be(b, value)]
        if not fitting or any("additionalProperties" in branch for branch in branches):
            return
        for key, held in value.items():
            inner = [branch["properties"][key] for branch in fitting if key in branch["properties"]]
            if not inner and key not in _SENT_BY_DISCORD_PY:
                yield (*path, key), f"There is no key {key!r} here."
            elif inner:
                yield from self._strange_keys({"anyOf": inner}, held, (*path, key))

    def _branches(self, schema: Any) -> Iterator[Json]:
        """The plain schemas that a schema may stand for."""
        if "$ref" in schema:
            yield from self._branches(self._document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[-1]])
            return
        yield schema
        for key in ("anyOf", "oneOf", "allOf"):
            for branch in schema.get(key, []):
                yield from self._branches(branch)

    def _may_be(self, branch: Json, value: Json) -> bool:
        """Whether the value's `type` is one that this branch allows."""
        kind = branch["properties"].get("type")
        if kind is None or "type" not in value:
            return True
        numbers = {number for inner in self._branches(kind) for number in inner.get("enum", [])}
        return not numbers or value["type"] in numbers


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
