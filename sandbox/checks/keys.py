"""Keys that Discord does not know: almost always a misspelling, which it passes over in silence."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from sandbox.values import Json

Path = tuple[str | int, ...]

_SENT_BY_DISCORD_PY = frozenset({"nsfw", "tts"})
"""Keys that discord.py sends of itself, to Discord's content, where the description does not list them."""


class Shape(msgspec.Struct, frozen=True):
    """One plain schema that a place in a body may have. `kinds` are the values of `type` it allows, empty for any."""

    properties: Json | None
    items: Any
    takes_any_key: bool
    kinds: frozenset[int]


class Keys:
    """Knows the keys of a description, and looks each schema up once."""

    def __init__(self, document: Json) -> None:
        self._document = document
        self._shapes: dict[int, tuple[Shape, ...]] = {}

    def strange(self, schemas: Sequence[Any], value: Any, path: Path = ()) -> Iterator[Path]:
        """The places in a body of keys that none of its possible schemas has."""
        shapes = [shape for schema in schemas for shape in self._shapes_of(schema)]
        if isinstance(value, list):
            items = [shape.items for shape in shapes if shape.items is not None]
            for index, item in enumerate(value):
                yield from self.strange(items, item, (*path, index))
        if not isinstance(value, dict) or any(shape.takes_any_key for shape in shapes):
            return
        fitting = [shape.properties for shape in shapes if shape.properties is not None and _may_be(shape, value)]
        if not fitting:
            return
        for key, held in value.items():
            inner = {id(properties[key]): properties[key] for properties in fitting if key in properties}
            if not inner and key not in _SENT_BY_DISCORD_PY:
                yield (*path, key)
            elif isinstance(held, dict | list):
                yield from self.strange(list(inner.values()), held, (*path, key))

    def _shapes_of(self, schema: Json) -> tuple[Shape, ...]:
        """Schemas are parts of the document, which stays: their identity is a good key."""
        found = self._shapes.get(id(schema))
        if found is None:
            found = self._shapes[id(schema)] = tuple(self._shape(plain) for plain in self._plain(schema))
        return found

    def _shape(self, plain: Json) -> Shape:
        kind = plain.get("properties", {}).get("type")
        numbers = [] if kind is None else [number for inner in self._plain(kind) for number in inner.get("enum", [])]
        return Shape(plain.get("properties"), plain.get("items"), "additionalProperties" in plain, frozenset(numbers))

    def _plain(self, schema: Json) -> Iterator[Json]:
        """The schemas without references that a schema may stand for."""
        if "$ref" in schema:
            yield from self._plain(self._document["components"]["schemas"][schema["$ref"].rsplit("/", 1)[-1]])
            return
        yield schema
        for key in ("anyOf", "oneOf", "allOf"):
            for branch in schema.get(key, []):
                yield from self._plain(branch)


def _may_be(shape: Shape, value: Json) -> bool:
    return not shape.kinds or "type" not in value or value["type"] in shape.kinds
