"""Discord's own API description as a check: good words for what is wrong, ids in either form, misspelt keys."""

from pathlib import Path

import pytest

from sandbox.checks.openapi import Description, as_described, find_description, read_description
from sandbox.server import Sandbox
from sandbox.values import Json
from tests.sandbox.wire import Refused, Wire, button, row, text, v2

SEND = ("POST", "/channels/{channel_id}/messages")
ANSWER = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")


@pytest.fixture(scope="module")
def description() -> Description:
    path = find_description()
    if path is None:
        pytest.skip("Discord's API description is not here: set ALLOTMENT_OPENAPI to check against it")
    return read_description(path)


def test_a_fault_deep_in_a_union_is_named_at_its_own_place(description: Description) -> None:
    body = {"type": 4, "data": {"content": "x", "components": [row(button(label="x" * 81))]}}
    (problem,) = description.request_problems(*ANSWER, body)
    assert problem.path == ("data", "components", 0, "components", 0, "label")
    assert "longer than 80 characters" in problem.message


def test_a_fault_deep_in_a_v2_message_is_named_at_its_own_place(description: Description) -> None:
    body = v2({"type": 17, "components": [{"type": 12, "items": [{"media": {"url": "x" * 3000}}]}]})
    (problem,) = description.request_problems(*SEND, body)
    assert problem.path == ("components", 0, "components", 0, "items", 0, "media", "url")


def test_numbers_and_texts_are_the_same_for_ids(description: Description) -> None:
    body = {
        "content": "x",
        "attachments": [{"id": 0, "filename": "a.png"}],
        "allowed_mentions": {"users": [1576846905458032640]},
    }
    assert description.request_problems(*SEND, body) == []
    assert as_described({"n": 5, "flag": True, "id": 2**60}) == {"n": 5, "flag": True, "id": str(2**60)}
    made = description.request_problems("POST", "/users/@me/channels", {"recipient_id": 1576846905458032640})
    assert made == []


@pytest.mark.parametrize(
    ("body", "path"),
    [
        ({"contnet": "x"}, ("contnet",)),
        ({"embeds": [{"titel": "x"}]}, ("embeds", 0, "titel")),
        ({"components": [row(button(lable="x"))]}, ("components", 0, "components", 0, "lable")),
        (v2({"type": 17, "components": [text()], "accent_colour": 1}), ("components", 0, "accent_colour")),
    ],
)
def test_a_misspelt_key_is_noticed(description: Description, body: Json, path: tuple[str | int, ...]) -> None:
    found = [problem.path for problem in description.request_problems(*SEND, body) if problem.code == "UNKNOWN_KEY"]
    assert found == [path]


def test_names_of_languages_are_no_misspelt_keys(description: Description) -> None:
    command = {"name": "garden", "description": "x", "name_localizations": {"da": "have"}}
    assert description.request_problems("PUT", "/applications/{application_id}/commands", [command]) == []


@pytest.mark.usefixtures("description")
async def test_a_misspelt_key_is_passed_over_but_remembered(sandbox: Sandbox, wire: Wire) -> None:
    await wire.send({"content": "x", "contnet": "y"})
    (violation,) = sandbox.violations
    assert "no key 'contnet'" in str(violation)


@pytest.mark.usefixtures("description")
async def test_a_wrong_type_is_refused_by_the_description(sandbox: Sandbox, wire: Wire) -> None:
    with pytest.raises(Refused) as refused:
        await wire.send({"content": ["x"]})
    assert refused.value.code == 50035
    assert str(sandbox.violations[0]).startswith("POST /channels/{channel_id}/messages: content:")


def test_without_the_description_its_checks_are_left_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ALLOTMENT_OPENAPI", str(tmp_path / "nowhere.json"))
    assert find_description() is None


def test_the_sandboxs_own_answers_are_checked_too(description: Description) -> None:
    assert description.answer_problems("GET", "/users/@me", 200, {"id": "1"}) != []
    assert description.answer_problems("GET", "/users/@me", 418, {"id": "1"}) == []
