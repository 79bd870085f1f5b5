"""Message components as a tree: walked, completed as Discord completes them, shown with real picture addresses."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from sandbox.values import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER, LABEL = 9, 10, 11, 12, 13, 14, 17, 18
FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 19, 21, 22, 23
SELECTS = frozenset({STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT})
V2_ONLY = frozenset({SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER})
LINK_BUTTON = 5

Path = tuple[str | int, ...]


def walk(components: Sequence[Any], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Every component of a tree with its place, outermost first, in reading order."""
    for index, component in enumerate(components):
        if not isinstance(component, dict):
            continue
        here = (*path, index)
        yield here, component
        yield from walk(component.get("components") or [], (*here, "components"))
        for key in ("accessory", "component"):
            inner = component.get(key)
            if isinstance(inner, dict):
                yield (*here, key), inner


def media_of(component: Json, path: Path = ()) -> Iterator[tuple[Path, Json]]:
    """The media objects that one component itself shows, with their places."""
    kind = component.get("type")
    if kind == GALLERY:
        for index, item in enumerate(component.get("items") or []):
            if isinstance(item, dict) and isinstance(item.get("media"), dict):
                yield (*path, "items", index, "media"), item["media"]
    key = {THUMBNAIL: "media", FILE: "file"}.get(kind) if isinstance(kind, int) else None
    if key and isinstance(component.get(key), dict):
        yield (*path, key), component[key]


def texts_of(components: Sequence[Json]) -> list[str]:
    """What the text displays say, in order."""
    return [str(component.get("content", "")) for _, component in walk(components) if component.get("type") == TEXT]


def find(components: Sequence[Json], custom_id: str) -> Json | None:
    """The component with this custom_id, if it is there."""
    return next((component for _, component in walk(components) if component.get("custom_id") == custom_id), None)


def complete(components: Sequence[Json], resolve: Callable[[Json], Json]) -> list[Json]:
    """The tree as Discord keeps it: each component numbered, what was left out filled in, media resolved."""
    taken = {c["id"] for _, c in walk(components) if isinstance(c.get("id"), int) and c["id"] > 0}
    numbers = (number for number in range(1, 10_000) if number not in taken)
    return [_completed(component, numbers, resolve) for component in components]


_DEFAULTS: Mapping[int, Json] = {
    GALLERY: {"items": []},
    THUMBNAIL: {"description": None, "spoiler": False},
    FILE: {"spoiler": False, "name": None, "size": None},
    SEPARATOR: {"spacing": 1, "divider": True},
    CONTAINER: {"accent_color": None, "spoiler": False},
    **{select: {"min_values": 1, "max_values": 1} for select in SELECTS},
}


def _completed(component: Json, numbers: Iterator[int], resolve: Callable[[Json], Json]) -> Json:
    kind = component["type"]
    given = {key: value for key, value in component.items() if value is not None}
    made = {**_DEFAULTS.get(kind, {}), **given}
    if not given.get("id"):
        made["id"] = next(numbers)
    if kind == CONTAINER and "accent_colour" in made:
        made["accent_color"] = made.pop("accent_colour")
    if kind == GALLERY:
        made["items"] = [_gallery_item(item, resolve) for item in given["items"]]
    for key in ("media", "file"):
        if key in given:
            made[key] = resolve(given[key])
    if "components" in given:
        made["components"] = [_completed(inner, numbers, resolve) for inner in given["components"]]
    for key in ("accessory", "component"):
        if key in given:
            made[key] = _completed(given[key], numbers, resolve)
    return made


def _gallery_item(item: Json, resolve: Callable[[Json], Json]) -> Json:
    return {
        "media": resolve(item["media"]),
        "description": item.get("description"),
        "spoiler": bool(item.get("spoiler", False)),
    }


def shown(components: Sequence[Json], show: Callable[[Json], Json]) -> list[Json]:
    """The tree as it is sent out: every kept media object turned into what clients get."""

    def one(component: Json) -> Json:
        made = dict(component)
        if made["type"] == GALLERY:
            made["items"] = [{**item, "media": show(item["media"])} for item in made["items"]]
        for key in ("media", "file"):
            if key in made:
                made[key] = show(made[key])
        if "components" in made:
            made["components"] = [one(inner) for inner in made["components"]]
        for key in ("accessory", "component"):
            if key in made:
                made[key] = one(made[key])
        return made

    return [one(component) for component in components]
