"""A modal filled in: what may be left empty, what must fit, and the shape it is handed in with."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sandbox import components as parts
from sandbox.options import CannotDo
from sandbox.values import Json


def fields(modal: Json) -> Iterator[tuple[str, Json]]:
    """The inputs of a modal, each with its label."""
    for _, component in parts.walk(modal["components"]):
        if component["type"] == parts.LABEL:
            yield component["label"], component["component"]
        elif component["type"] == parts.ROW:
            yield component["components"][0].get("label", ""), component["components"][0]


def filled_in(modal: Json, answers: Mapping[str, Any]) -> list[Json]:
    """The components of a submission; `answers` holds texts or lists of values by custom_id.

    :raises CannotDo: when an answer is missing, does not fit, or is for an input that is not there.
    """
    known = {field["custom_id"]: label for label, field in fields(modal)}
    for custom_id in answers:
        if custom_id not in known:
            raise CannotDo(f"The form has no input {custom_id!r}.")
    made: list[Json] = []
    for component in modal["components"]:
        outer: Json = {"type": component["type"], "id": component.get("id", len(made) + 1)}
        if component["type"] == parts.LABEL:
            outer["component"] = _answered(component["component"], component["label"], answers)
        elif component["type"] == parts.ROW:
            inner = component["components"][0]
            outer["components"] = [_answered(inner, inner.get("label", ""), answers)]
        made.append(outer)
    return made


def _answered(field: Json, label: str, answers: Mapping[str, Any]) -> Json:
    custom_id = field["custom_id"]
    made: Json = {"type": field["type"], "id": field.get("id", 0), "custom_id": custom_id}
    if field["type"] == parts.TEXT_INPUT:
        value = str(answers.get(custom_id, field.get("value") or ""))
        needed = field.get("required") is not False
        least, most = field.get("min_length") or 0, field.get("max_length") or 4000
        if needed and not value:
            raise CannotDo(f"{label!r} must be filled in.")
        if value and not least <= len(value) <= most:
            raise CannotDo(f"{label!r} must have {least} to {most} characters.")
        return made | {"value": value}
    if field["type"] == parts.CHECKBOX:
        return made | {"value": bool(answers.get(custom_id, field.get("default", False)))}
    chosen = answers.get(custom_id)
    values = _preset(field) if chosen is None else [chosen] if isinstance(chosen, str) else list(chosen)
    check_values(field, values, label, needed=field.get("required") is not False)
    if field["type"] == parts.RADIO_GROUP:
        return made | {"value": values[0] if values else None}
    return made | {"values": values}


def _preset(field: Json) -> list[str]:
    return [option["value"] for option in field.get("options") or [] if option.get("default")]


def check_values(select: Json, values: Sequence[str], label: str, *, needed: bool = True) -> None:
    """Whether these values may be chosen in a select.

    :raises CannotDo: when there are too few or too many, or one is not on offer.
    """
    least = select.get("min_values")
    least = 1 if least is None else least
    all_of_them = len(select["options"]) if select["type"] == parts.CHECKBOX_GROUP else 1
    most = select.get("max_values") or all_of_them
    if not values and not needed:
        return
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise CannotDo(f"{label!r} takes {least} to {most} different values, not {len(values)}.")
    if "options" not in select:
        return
    offered = {option["value"] for option in select["options"]}
    for value in values:
        if value not in offered:
            raise CannotDo(f"{value!r} is not among the options of {label!r}.")


def answers_of(submitted: Sequence[Any]) -> dict[str, Any]:
    """The answers by custom_id, from a submission of any nesting."""
    found: dict[str, Any] = {}
    for component in submitted:
        if not isinstance(component, dict):
            continue
        if "custom_id" in component:
            value = component.get("values", component.get("value"))
            if value is not None:
                found[str(component["custom_id"])] = value
        inner = [
            *(component.get("components") or []),
            *([component["component"]] if "component" in component else []),
        ]
        found |= answers_of(inner)
    return found
