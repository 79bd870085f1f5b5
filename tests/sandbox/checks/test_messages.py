"""Each rule of a message by hand: kept at its limit, refused beyond it at its place, and remembered."""

from collections.abc import Mapping
from typing import Any

import aiohttp
import pytest

from sandbox.server import Sandbox
from sandbox.values import MEBIBYTE, Json
from tests.sandbox.wire import Refused, Wire, button, row, select, text, v2

PICTURE = {"media": {"url": "attachment://a.png"}}
GALLERY: Json = {"type": 12, "items": [PICTURE]}


def embed(**parts: Any) -> Json:
    return {"embeds": [parts]}


def section(*texts: Json, **more: Any) -> Json:
    return {"type": 9, "components": list(texts), "accessory": button("accessory"), **more}


def many_texts(count: int) -> list[Json]:
    return [text(str(n)) for n in range(count)]


FINE: list[tuple[Json, Mapping[str, bytes] | None]] = [
    ({"content": "x" * 2000}, None),
    (embed(description="x" * 4096, footer={"text": "y" * 1904}), None),
    (v2(text("x" * 2000), text("y" * 2000)), None),
    (v2(*many_texts(40)), None),
    (v2(section(text(), text(), text())), None),
    (v2(GALLERY), {"a.png": b"1"}),
    ({"content": "x", "components": [row(*(button(str(n)) for n in range(5)))] * 1}, None),
    ({"content": "x", "components": [row(button(str(n))) for n in range(5)]}, None),
    ({"components": [row(select(count=25, max_values=25))]}, None),
    ({"components": [row(button(label="x" * 80), button("x" * 100))]}, None),
    ({"components": [row({"type": 2, "style": 5, "label": "Out", "url": "https://example.com"})]}, None),
    ({"components": [row(button(emoji={"name": "🌼"}))]}, None),
    ({"content": "x", "attachments": [{"id": 0, "filename": "a.png", "description": "x" * 1024}]}, {"a.png": b"1"}),
    ({}, {f"{n}.png": b"1" for n in range(10)}),
    ({}, {"a.png": b"1" * 10 * MEBIBYTE}),
]


@pytest.mark.parametrize(("body", "files"), FINE)
async def test_what_discord_takes_is_taken(
    sandbox: Sandbox, wire: Wire, body: Json, files: Mapping[str, bytes] | None
) -> None:
    await wire.send(body, files)
    assert sandbox.violations == []


WRONG: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "content"),
    (embed(title="x" * 257), "embeds/0/title"),
    (embed(description="x" * 4097), "embeds/0/description"),
    (embed(description="x", footer={"text": "x" * 2049}), "embeds/0/footer/text"),
    (embed(description="x", author={"name": "x" * 257}), "embeds/0/author/name"),
    (embed(fields=[{"name": "x", "value": "y"}] * 26), "embeds/0/fields"),
    (embed(fields=[{"name": "x" * 257, "value": "y"}]), "embeds/0/fields/0/name"),
    (embed(fields=[{"name": "x", "value": "y" * 1025}]), "embeds/0/fields/0/value"),
    ({"embeds": [{"description": "x" * 3001}, {"description": "y" * 3000}]}, "embeds"),
    ({"embeds": [{"description": "x"}] * 11}, "embeds"),
    (v2(text("x" * 2001), text("y" * 2000)), "components"),
    (v2(*many_texts(41)), "components"),
    (v2({"type": 17, "components": [*many_texts(40)]}), "components"),
    (v2(text(), content="both"), "content"),
    (v2(text(), embeds=[{"description": "both"}]), "embeds"),
    (v2(GALLERY), "components/0/items/0/media/url"),
    (v2({"type": 12, "items": [{"media": {"url": "ftp://x"}}]}), "components/0/items/0/media/url"),
    (v2({"type": 12, "items": []}), "components/0/items"),
    (v2({"type": 12, "items": [{"media": {"url": "https://x"}}] * 11}), "components/0/items"),
    (
        v2({"type": 12, "items": [{"media": {"url": "https://x"}, "description": "x" * 1025}]}),
        "components/0/items/0/description",
    ),
    (v2({"type": 17, "components": []}), "components/0/components"),
    (v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}), "components/0/components/0/type"),
    (v2({"type": 9, "components": [text()]}), "components/0/accessory"),
    (v2(section(text(), text(), text(), text())), "components/0/components"),
    (v2(section(button())), "components/0/components/0/type"),
    (v2(text(" ")), "components/0/content"),
    (v2(button()), "components/0/type"),
    ({"content": "x", "components": [text()]}, "components/0/type"),
    ({"content": "x", "components": [row(button(str(n))) for n in range(6)]}, "components"),
    ({"components": [row(*(button(str(n)) for n in range(6)))]}, "components/0/components"),
    ({"components": [row()]}, "components/0/components"),
    ({"components": [row(select("a"), select("b"))]}, "components/0/components"),
    ({"components": [row(select("a"), button("b"))]}, "components/0/components"),
    ({"components": [row(button("same"), button("same"))]}, "components/0/components/0/custom_id"),
    ({"components": [row(button("a", id=7)), row(button("b", id=7))]}, "components/0/components/0/id"),
    ({"components": [row(button("a" * 101))]}, "components/0/components/0/custom_id"),
    ({"components": [row({"type": 2, "style": 1, "label": "x"})]}, "components/0/components/0/custom_id"),
    ({"components": [row(button(label="x" * 81))]}, "components/0/components/0/label"),
    ({"components": [row({"type": 2, "style": 1, "custom_id": "x"})]}, "components/0/components/0"),
    ({"components": [row(button(url="https://x"))]}, "components/0/components/0/url"),
    ({"components": [row({"type": 2, "style": 5, "label": "x"})]}, "components/0/components/0/url"),
    (
        {"components": [row({"type": 2, "style": 5, "label": "x", "url": "https://" + "x" * 505})]},
        "components/0/components/0/url",
    ),
    ({"components": [row(button(emoji={"name": "rose"}))]}, "components/0/components/0/emoji/name"),
    ({"components": [row(select(count=26))]}, "components/0/components/0/options"),
    ({"components": [row(select(count=0))]}, "components/0/components/0/options"),
    ({"components": [row(select(count=2, max_values=3))]}, "components/0/components/0/options"),
    ({"components": [row(select(min_values=3, max_values=2))]}, "components/0/components/0/min_values"),
    ({"components": [row(select(placeholder="x" * 151))]}, "components/0/components/0/placeholder"),
    (
        {"components": [row(select() | {"options": [{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]})]},
        "components/0/components/0/options/0/value",
    ),
    (
        {"components": [row(select() | {"options": [{"label": "a" * 101, "value": "1"}]})]},
        "components/0/components/0/options/0/label",
    ),
    (
        {"components": [row(select() | {"options": [{"label": "a", "value": "1" * 101}]})]},
        "components/0/components/0/options/0/value",
    ),
    (
        {"components": [row(select() | {"options": [{"label": "a", "value": "1", "description": "x" * 101}]})]},
        "components/0/components/0/options/0/description",
    ),
    (
        {
            "components": [
                row(select() | {"options": [{"label": n, "value": n, "default": True} for n in ("a", "b")]})
            ]
        },
        "components/0/components/0/options",
    ),
    ({"content": "x", "attachments": [{"id": "0", "filename": "a.png"}]}, "attachments/0/id"),
    (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
]


@pytest.mark.parametrize("described", [True, False], ids=["with description", "by hand alone"])
@pytest.mark.parametrize(("body", "place"), WRONG)
async def test_what_discord_refuses_is_refused_at_its_place(body: Json, place: str, described: bool) -> None:
    async with (
        Sandbox(check_description=described) as sandbox,
        aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as http,
    ):
        wire = Wire(sandbox, http)
        with pytest.raises(Refused) as refused:
            await wire.send(body)
        assert (refused.value.status, refused.value.code) == (400, 50035)
        places = refused.value.places
        assert any(found.startswith(place) or (found and place.startswith(found)) for found in places), places
        assert len(sandbox.violations) == 1
        assert sandbox.user("Mia").read() == []


async def test_an_empty_message_is_refused_as_empty(sandbox: Sandbox, wire: Wire) -> None:
    empties: tuple[Json, ...] = (
        {},
        {"content": ""},
        {"content": "  \n"},
        {"embeds": []},
        {"content": None, "components": []},
    )
    for empty in empties:
        with pytest.raises(Refused) as refused:
            await wire.send(empty)
        assert (refused.value.status, refused.value.code) == (400, 50006)
    assert len(sandbox.violations) == 5


async def test_a_file_over_ten_mebibytes_is_too_big(sandbox: Sandbox, wire: Wire) -> None:
    with pytest.raises(Refused) as refused:
        await wire.send({}, {"big.png": b"1" * (10 * MEBIBYTE + 1)})
    assert (refused.value.status, refused.value.code) == (413, 40005)
    assert len(sandbox.violations) == 1


async def test_a_request_over_twenty_five_mebibytes_is_too_big(sandbox: Sandbox, wire: Wire) -> None:
    with pytest.raises(Refused) as refused:
        await wire.send({}, {f"{n}.png": b"1" * 9 * MEBIBYTE for n in range(3)})
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_an_eleventh_file_is_refused(wire: Wire) -> None:
    with pytest.raises(Refused) as refused:
        await wire.send({}, {f"{n}.png": b"1" for n in range(11)})
    assert refused.value.places == {"attachments": "BASE_TYPE_MAX_LENGTH"}


async def test_alt_text_over_1024_characters_is_refused(wire: Wire) -> None:
    listed = [{"id": "0", "filename": "a.png", "description": "x" * 1025}]
    with pytest.raises(Refused) as refused:
        await wire.send({"attachments": listed}, {"a.png": b"1"})
    assert list(refused.value.places) == ["attachments/0/description"]


async def test_an_ephemeral_flag_is_only_for_answers(wire: Wire) -> None:
    with pytest.raises(Refused) as refused:
        await wire.send({"content": "psst", "flags": 64})
    assert refused.value.code == 50035


# changes


async def test_the_v2_flag_cannot_be_taken_off(wire: Wire) -> None:
    made = await wire.send(v2(text()))
    with pytest.raises(Refused) as refused:
        await wire.ask("PATCH", f"{wire.messages}/{made['id']}", {"flags": 0, "components": []})
    assert "flags" in refused.value.places


async def test_a_classic_message_becomes_v2_only_with_its_content_gone(wire: Wire) -> None:
    made = await wire.send({"content": "classic"})
    path = f"{wire.messages}/{made['id']}"
    with pytest.raises(Refused) as refused:
        await wire.ask("PATCH", path, v2(text()))
    assert list(refused.value.places) == ["content"]
    changed = await wire.ask("PATCH", path, v2(text(), content=None))
    assert changed["content"] == ""


async def test_a_change_may_not_leave_a_message_empty(wire: Wire) -> None:
    made = await wire.send({"content": "something"})
    with pytest.raises(Refused) as refused:
        await wire.ask("PATCH", f"{wire.messages}/{made['id']}", {"content": ""})
    assert refused.value.code == 50006


async def test_a_new_picture_in_a_v2_change_must_be_listed(wire: Wire) -> None:
    made = await wire.send(v2(GALLERY), {"a.png": b"1"})
    path = f"{wire.messages}/{made['id']}"
    fresh = v2({"type": 12, "items": [{"media": {"url": "attachment://b.png"}}]})
    with pytest.raises(Refused) as refused:
        await wire.ask("PATCH", path, fresh, {"b.png": b"2"})
    assert refused.value.places == {"attachments": "ATTACHMENT_NOT_FOUND"}
    listed = fresh | {"attachments": [{"id": 0, "filename": "b.png"}]}
    assert (await wire.ask("PATCH", path, listed, {"b.png": b"2"}))["attachments"] == []


async def test_a_change_of_text_keeps_the_picture_by_its_address(sandbox: Sandbox, wire: Wire) -> None:
    made = await wire.send(v2(text("before"), GALLERY), {"a.png": b"1"})
    media = made["components"][1]["items"][0]["media"]
    kept = v2(text("after"), {"type": 12, "items": [{"media": {"url": media["url"]}}]})
    changed = await wire.ask("PATCH", f"{wire.messages}/{made['id']}", kept)
    assert changed["components"][1]["items"][0]["media"]["attachment_id"] == media["attachment_id"]
    assert sandbox.violations == []
    dropped = await wire.ask("PATCH", f"{wire.messages}/{made['id']}", kept | {"attachments": []})
    assert "attachment_id" not in dropped["components"][1]["items"][0]["media"]
