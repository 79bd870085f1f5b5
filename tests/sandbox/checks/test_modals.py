"""Each rule of a modal."""

from typing import Any

import pytest

from sandbox.checks.modals import check_modal
from sandbox.errors import FormError
from sandbox.values import Json
from tests.sandbox.wire import select, text


def entry(custom_id: str = "name", **more: Any) -> Json:
    return {"type": 4, "custom_id": custom_id, "style": 1, **more}


def label(component: Json, name: str = "Its name", **more: Any) -> Json:
    return {"type": 18, "label": name, "component": component, **more}


def modal(*components: Json, **more: Any) -> Json:
    return {"title": "Name it", "custom_id": "form", "components": list(components), **more}


@pytest.mark.parametrize(
    "good",
    [
        modal(label(entry())),
        modal(*(label(entry(str(n))) for n in range(5)), title="x" * 45),
        modal(text(), label(select(), description="x" * 100)),
        modal({"type": 1, "components": [entry(label="Old")]}),
        modal(label(entry(value="x" * 4000, placeholder="y" * 100))),
    ],
)
def test_good_modals(good: Json) -> None:
    check_modal(good)


@pytest.mark.parametrize(
    ("bad", "place"),
    [
        (modal(label(entry()), title="x" * 46), ("title",)),
        (modal(label(entry()), title=""), ("title",)),
        (modal(label(entry()), custom_id="x" * 101), ("custom_id",)),
        (modal(), ("components",)),
        (modal(*(label(entry(str(n))) for n in range(6))), ("components",)),
        (modal(label(entry(), "x" * 46)), ("components", 0, "label")),
        (modal(label(entry(), description="x" * 101)), ("components", 0, "description")),
        (modal(label(text())), ("components", 0, "component")),
        (modal(entry()), ("components", 0, "type")),
        (modal({"type": 1, "components": []}), ("components", 0, "components")),
        (modal({"type": 1, "components": [entry()]}), ("components", 0, "components", 0, "label")),
        (modal(label(entry(value="x" * 4001))), ("components", 0, "component", "value")),
        (modal(label(entry(value="x", min_length=2))), ("components", 0, "component", "value")),
        (modal(label(entry(placeholder="x" * 101))), ("components", 0, "component", "placeholder")),
        (modal(label(entry(min_length=5, max_length=4))), ("components", 0, "component", "min_length")),
        (modal(label(entry() | {"style": 3})), ("components", 0, "component", "style")),
        (modal(label(entry("a")), label(entry("a"))), ("components", 0, "component", "custom_id")),
        (modal(label(select(count=26))), ("components", 0, "component", "options")),
    ],
)
def test_bad_modals_are_refused_at_their_place(bad: Json, place: tuple[str | int, ...]) -> None:
    with pytest.raises(FormError) as refused:
        check_modal(bad)
    assert place in [problem.path for problem in refused.value.problems], refused.value.problems
