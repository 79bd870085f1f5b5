"""Rules of a modal by hand."""

from collections.abc import Iterator

from sandbox import components as parts
from sandbox.checks.components import length, repeated_ids, select_problems
from sandbox.components import Path
from sandbox.errors import FormError, Problem
from sandbox.values import Json

_LABELLED = parts.SELECTS | {
    parts.TEXT_INPUT,
    parts.FILE_UPLOAD,
    parts.RADIO_GROUP,
    parts.CHECKBOX_GROUP,
    parts.CHECKBOX,
}


def check_modal(modal: Json, where: Path = ()) -> None:
    """Whether Discord would show this modal.

    :raises FormError: naming everything that is wrong.
    """
    problems = [problem.under(*where) for problem in _problems(modal)]
    if problems:
        raise FormError(problems)


def _problems(modal: Json) -> Iterator[Problem]:
    yield from length(modal, "title", (1, 45), ())
    yield from length(modal, "custom_id", (1, 100), ())
    components = [component for component in modal.get("components") or [] if isinstance(component, dict)]
    if not 1 <= len(components) <= 5:
        yield Problem(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    for index, component in enumerate(components):
        yield from _top(component, ("components", index))
    yield from repeated_ids(list(parts.walk(components)))


def _top(component: Json, path: Path) -> Iterator[Problem]:
    kind = component.get("type")
    if kind == parts.ROW:
        inner = component.get("components") or []
        if len(inner) != 1 or inner[0].get("type") != parts.TEXT_INPUT:
            yield Problem((*path, "components"), "BASE_TYPE_BAD_LENGTH", "A row of a modal holds one text input.")
            return
        yield from length(inner[0], "label", (1, 45), (*path, "components", 0))
        yield from _input(inner[0], (*path, "components", 0))
    elif kind == parts.LABEL:
        yield from length(component, "label", (1, 45), path)
        yield from length(component, "description", (0, 100), path, needed=False)
        inner = component.get("component")
        if not isinstance(inner, dict) or inner.get("type") not in _LABELLED:
            yield Problem((*path, "component"), "UNION_TYPE_CHOICES", "A label holds one input or select.")
            return
        yield from _input(inner, (*path, "component"))
    elif kind == parts.TEXT:
        yield from length(component, "content", (1, 4000), path)
    else:
        yield Problem((*path, "type"), "UNION_TYPE_CHOICES", "Value of field 'type' must be one of (1, 10, 18).")


def _input(component: Json, path: Path) -> Iterator[Problem]:
    if component["type"] in parts.SELECTS:
        yield from select_problems(component, path)
        return
    yield from length(component, "custom_id", (1, 100), path)
    if component["type"] != parts.TEXT_INPUT:
        return
    yield from length(component, "value", (0, 4000), path, needed=False)
    yield from length(component, "placeholder", (0, 100), path, needed=False)
    if component.get("style") not in (1, 2):
        yield Problem((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    if not 0 <= least <= 4000 or not 1 <= most <= 4000 or least > most:
        yield Problem((*path, "min_length"), "TEXT_INPUT_MIN_MAX", "min_length must not be over max_length.")
    value = component.get("value")
    if isinstance(value, str) and value and not least <= len(value) <= most:
        text = f"The value has {len(value)} characters; {least} to {most} are asked for."
        yield Problem((*path, "value"), "BASE_TYPE_BAD_LENGTH", text)
