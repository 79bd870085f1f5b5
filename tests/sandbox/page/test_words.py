"""The page's own words: both languages whole; and nothing is asked of other servers."""

import re

import pytest
from playwright.async_api import Page

from tests.sandbox.page.test_files import SCRIPTS

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

Texts = dict[str, dict[str, str | dict[str, str]]]


async def texts(page: Page) -> Texts:
    found: Texts = await page.evaluate("import('/static/strings.js').then(m => m.strings)")
    return found


def forms(text: str | dict[str, str]) -> list[str]:
    return [text] if isinstance(text, str) else list(text.values())


async def test_english_and_danish_have_the_same_texts_with_the_same_names_in_them(reading: Page) -> None:
    strings = await texts(reading)
    assert set(strings) == {"en", "da"}
    assert set(strings["en"]) == set(strings["da"])
    for key, english in strings["en"].items():
        danish = strings["da"][key]
        assert isinstance(english, str) == isinstance(danish, str), key
        if isinstance(danish, dict):
            assert set(danish) == {"one", "other"}, key
        assert all(form.strip() for form in forms(danish)), key
        names = [set(re.findall(r"\{(\w+)\}", " ".join(forms(text)))) for text in (english, danish)]
        assert names[0] == names[1], key


async def test_every_text_is_used_and_every_used_text_is_there(reading: Page) -> None:
    known = set((await texts(reading))["en"])
    said = " ".join(SCRIPTS.values())
    called = set(re.findall(r"\b(?:t|pieces)\(\"(\w+)\"", said))
    assert called <= known
    unused = {key for key in known if f'"{key}"' not in said}
    assert unused == set()


async def test_the_page_asks_only_its_own_server(reading: Page) -> None:
    asked: set[str] = set()
    reading.on("request", lambda request: asked.add(request.url.split("/")[2]))
    await reading.reload()
    await reading.wait_for_selector("body[data-ready]")
    assert asked == {reading.url.split("/")[2]}
