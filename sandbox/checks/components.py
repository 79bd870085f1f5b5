"""Rules of components by hand: what may stand where, lengths, counts, and ids that may come once."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from sandbox import components as parts
from sandbox.components import Path
from sandbox.errors import Problem
from sandbox.values import Json

MOST_V2_COMPONENTS = 40
MOST_V2_TEXT = 4000
MOST_ROWS = 5
ALT_TEXT = 1024

_TOP_LEVEL = frozenset(
    {parts.ROW, parts.SECTION, parts.TEXT, parts.GALLERY, parts.FILE, parts.SEPARATOR, parts.CONTAINER}
)
_INSIDE = {
    parts.ROW: frozenset({parts.BUTTON}) | parts.SELECTS,
    parts.SECTION: frozenset({parts.TEXT}),
    parts.CONTAINER: _TOP_LEVEL - {parts.CONTAINER},
}
_ACCESSORIES = frozenset({parts.BUTTON, parts.THUMBNAIL})
_COUNTS = {parts.ROW: (1, 5), parts.SECTION: (1, 3), parts.CONTAINER: (1, 40)}


def component_problems(components: Sequence[Any], *, v2: bool) -> Iterator[Problem]:
    """Everything wrong in a message's components."""
    if not v2 and len(components) > MOST_ROWS:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", f"Must be {MOST_ROWS} or fewer in length.")
    allowed = _TOP_LEVEL if v2 else frozenset({parts.ROW})
    yield from _placed_right(components, allowed, ("components",))
    found = [(path, component) for path, component in parts.walk(components) if "type" in component]
    for path, component in found:
        yield from _alone(component, path)
    yield from repeated_ids(found)
    if v2:
        yield from _v2_totals(found)


def _v2_totals(found: Sequence[tuple[Path, Json]]) -> Iterator[Problem]:
    if len(found) > MOST_V2_COMPONENTS:
        text = f"The total number of components, nested ones too, is {len(found)}; it must be 40 or fewer."
        yield Problem(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS", text)
    total = sum(len(str(component.get("content") or "")) for _, component in found if component["type"] == parts.TEXT)
    if total > MOST_V2_TEXT:
        text = f"The text displays hold {total} characters together; they must hold {MOST_V2_TEXT} or fewer."
        yield Problem(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", text)


def _placed_right(components: Sequence[Any], allowed: frozenset[int], path: Path) -> Iterator[Problem]:
    for index, component in enumerate(components):
        here = (*path, index)
        if not isinstance(component, dict) or not isinstance(component.get("type"), int):
            yield Problem(here, "MODEL_TYPE_CONVERT", "Only dictionaries with a type may be used.")
            continue
        kind = component["type"]
        if kind not in allowed:
            listed = ", ".join(str(number) for number in sorted(allowed))
            yield Problem((*here, "type"), "UNION_TYPE_CHOICES", f"Value of field 'type' must be one of ({listed}).")
            continue
        yield from _children(component, here)


def _children(component: Json, here: Path) -> Iterator[Problem]:
    kind = component["type"]
    if kind in _INSIDE:
        inner = component.get("components") or []
        least, most = _COUNTS[kind]
        if not least <= len(inner) <= most:
            text = f"Must be between {least} and {most} in length."
            yield Problem((*here, "components"), "BASE_TYPE_BAD_LENGTH", text)
        yield from _placed_right(inner, _INSIDE[kind], (*here, "components"))
        kinds = [child.get("type") for child in inner if isinstance(child, dict)]
        if kind == parts.ROW and any(child in parts.SELECTS for child in kinds) and len(kinds) > 1:
            text = "A row holds up to five buttons or one select."
            yield Problem((*here, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", text)
    if kind == parts.SECTION:
        accessory = component.get("accessory")
        if not isinstance(accessory, dict):
            yield Problem((*here, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
        elif accessory.get("type") not in _ACCESSORIES:
            yield Problem((*here, "accessory", "type"), "UNION_TYPE_CHOICES", "Must be a button or a thumbnail.")


def _alone(component: Json, path: Path) -> Iterator[Problem]:
    kind = component["type"]
    if kind == parts.BUTTON:
        yield from _button(component, path)
    elif kind in parts.SELECTS:
        yield from select_problems(component, path)
    elif kind == parts.TEXT:
        yield from length(component, "content", (1, MOST_V2_TEXT), path)
    elif kind == parts.GALLERY:
        yield from _gallery(component, path)
    elif kind == parts.THUMBNAIL:
        yield from length(component, "description", (0, ALT_TEXT), path, needed=False)
    if kind in (parts.THUMBNAIL, parts.FILE) and not any(True for _ in parts.media_of(component)):
        yield Problem(path, "BASE_TYPE_REQUIRED", "The media is required")


def _gallery(component: Json, path: Path) -> Iterator[Problem]:
    items = component.get("items") or []
    if not 1 <= len(items) <= 10:
        yield Problem((*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
    for index, item in enumerate(items):
        here = (*path, "items", index)
        if not isinstance(item, dict) or not isinstance(item.get("media"), dict):
            yield Problem((*here, "media"), "BASE_TYPE_REQUIRED", "This field is required")
        else:
            yield from length(item, "description", (0, ALT_TEXT), here, needed=False)


def _button(component: Json, path: Path) -> Iterator[Problem]:
    yield from length(component, "label", (1, 80), path, needed=False)
    if not component.get("label") and not component.get("emoji"):
        yield Problem(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
    yield from _emoji(component, path)
    if component.get("style") == parts.LINK_BUTTON:
        yield from length(component, "url", (1, 512), path)
        if component.get("custom_id"):
            yield Problem((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL", "A link button has no custom id.")
        return
    if component.get("style") not in (1, 2, 3, 4):
        yield Problem((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
    if component.get("url"):
        yield Problem((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL", "Only a link button has an address.")
    yield from length(component, "custom_id", (1, 100), path)


def _emoji(component: Json, path: Path) -> Iterator[Problem]:
    emoji = component.get("emoji")
    if not isinstance(emoji, dict) or emoji.get("id"):
        return
    name = emoji.get("name")
    if not isinstance(name, str) or not name or any(letter.isascii() and letter.isalpha() for letter in name):
        yield Problem((*path, "emoji", "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def select_problems(component: Json, path: Path) -> Iterator[Problem]:
    """Everything wrong in one select, in a message or in a modal."""
    yield from length(component, "custom_id", (1, 100), path)
    yield from length(component, "placeholder", (0, 150), path, needed=False)
    least, most = component.get("min_values"), component.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if not 0 <= least <= 25 or not 1 <= most <= 25 or least > most:
        yield Problem((*path, "min_values"), "SELECT_COMPONENT_MIN_MAX", "min_values must not be over max_values.")
    if component["type"] == parts.STRING_SELECT:
        yield from _options(component, least, most, path)


def _options(component: Json, least: int, most: int, path: Path) -> Iterator[Problem]:
    options = [option for option in component.get("options") or [] if isinstance(option, dict)]
    here = (*path, "options")
    if not 1 <= len(options) <= 25:
        yield Problem(here, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.")
    elif least > len(options) or most > len(options):
        yield Problem(here, "SELECT_COMPONENT_OPTIONS_TOO_FEW", "There are fewer options than must or may be chosen.")
    for index, option in enumerate(options):
        yield from length(option, "label", (1, 100), (*here, index))
        yield from length(option, "value", (1, 100), (*here, index))
        yield from length(option, "description", (0, 100), (*here, index), needed=False)
        yield from _emoji(option, (*here, index))
    values = Counter(option.get("value") for option in options)
    for index, option in enumerate(options):
        if values[option.get("value")] > 1:
            text = "The specified option value is already used"
            yield Problem((*here, index, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", text)
    if sum(bool(option.get("default")) for option in options) > most:
        yield Problem(
            here, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More options are chosen already than may be chosen."
        )


def repeated_ids(found: Sequence[tuple[Path, Json]]) -> Iterator[Problem]:
    """A custom_id, or a component's own number, that comes twice."""
    for key, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        times = Counter(component.get(key) for _, component in found if component.get(key))
        for path, component in found:
            if times[component.get(key)] > 1:
                yield Problem((*path, key), code, f"Component {key} cannot be duplicated: {component[key]}")


def length(holder: Json, key: str, between: tuple[int, int], path: Path, *, needed: bool = True) -> Iterator[Problem]:
    """Whether a text is there when needed and between these lengths."""
    least, most = between
    value = holder.get(key)
    if value is None:
        if needed:
            yield Problem((*path, key), "BASE_TYPE_REQUIRED", "This field is required")
        return
    if not isinstance(value, str):
        yield Problem((*path, key), "STRING_TYPE_CONVERT", "Could not interpret this as a string.")
    elif len(value) > most:
        yield Problem((*path, key), "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length, is {len(value)}.")
    elif len(value.strip()) < least:
        yield Problem((*path, key), "BASE_TYPE_REQUIRED", f"Must be {least} or more in length.")
