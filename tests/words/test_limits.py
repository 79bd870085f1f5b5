"""Discord's limits on length, in every language."""

import re
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app import Allotment
from bot.commands.sync import payload
from bot.commands.translate import CommandWords
from bot.panels.answers import LINE_ROOM
from bot.store.sqlite import open_store
from bot.tables import Tables
from bot.version import VERSION
from tests.words.reading import HOME, messages, plain_text
from words import LANGUAGES, words_in

NAME = re.compile(r"[-_'\w]{1,32}")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
async def commands(tmp_path: Path) -> list[dict[str, Any]]:
    """All commands as they are sent to Discord."""
    async with open_store(tmp_path / "words.sqlite3") as store:
        client = Allotment(Tables(store), tmp_path)
        await client.tree.set_translator(CommandWords())
        found = await payload(client.tree)
        await client.close()
        return found


def walk(option: dict[str, Any]) -> list[dict[str, Any]]:
    return [option, *(deep for inner in option.get("options") or [] for deep in walk(inner))]


def localised(thing: dict[str, Any], what: str) -> dict[str, str]:
    """A name or description in every language there is."""
    return {"base": thing[what], **(thing.get(f"{what}_localizations") or {})}


async def test_names_and_descriptions_of_commands_are_as_discord_wants_them(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for thing in walk(command):
            for locale, name in localised(thing, "name").items():
                assert NAME.fullmatch(name), (locale, name)
                assert name == name.lower(), (locale, name)
            for locale, description in localised(thing, "description").items():
                assert 1 <= len(description) <= 100, (locale, description)
            for choice in thing.get("choices") or []:
                assert all(1 <= len(name) <= 100 for name in localised(choice, "name").values())
            assert len(thing.get("options") or []) <= 25


async def test_no_command_is_too_long_with_its_longest_words(
    commands: list[dict[str, Any]],
) -> None:
    for command in commands:
        length = 0
        for thing in walk(command):
            length += max(map(len, localised(thing, "name").values()))
            length += max(map(len, localised(thing, "description").values()))
            for choice in thing.get("choices") or []:
                length += max(map(len, localised(choice, "name").values())) + len(str(choice["value"]))
        assert length <= 8000


async def test_names_beside_each_other_differ_in_every_language(commands: list[dict[str, Any]]) -> None:
    for locale in ("base", "da"):
        names = [localised(command, "name").get(locale, command["name"]) for command in commands]
        assert len(set(names)) == len(names), (locale, names)
    for command in commands:
        for thing in walk(command):
            for locale in ("base", "da"):
                names = [localised(inner, "name").get(locale, inner["name"]) for inner in thing.get("options") or []]
                assert len(set(names)) == len(names), (locale, names)


async def test_every_command_is_translated(commands: list[dict[str, Any]]) -> None:
    for command in commands:
        for thing in walk(command):
            assert "da" in thing["description_localizations"], thing["name"]


@every_language
def test_labels_of_buttons_are_short_enough_for_a_phone(language: str) -> None:
    for _, message in messages(language):
        if message.id.name.startswith("bot-button-"):
            label = words_in(language).say(message.id.name)
            assert 1 <= len(label) <= 34, label


@every_language
def test_the_five_buttons_of_the_public_message_fit_into_a_row(language: str) -> None:
    keys = ("my-turn", "gardens", "board", "score", "more")
    assert sum(len(words_in(language).say(f"bot-button-{key}")) for key in keys) <= 40


@every_language
def test_no_turn_of_a_tile_in_its_menu_is_cut_on_a_phone(language: str) -> None:
    words = words_in(language)
    for turn in range(1, 9):
        for kind in ("", "-hides", "-completes"):
            said = words.say(f"cottage_garden-label-turn-{turn}{kind}", count=16, points=4)
            assert len(f"{turn} · {said}") <= LINE_ROOM, said


@every_language
def test_names_of_threads_and_placeholders_fit(language: str) -> None:
    words = words_in(language)
    assert len(words.say("bot-thread-name", game="x" * 20, host="x" * 32, table=10**9)) <= 100
    assert len(words.say("bot-which-choose")) <= 150


@every_language
def test_the_sentences_of_the_bot_leave_room_for_what_stands_beside_them(language: str) -> None:
    for _, message in messages(language):
        if message.id.name.startswith("bot-"):
            assert len(plain_text(message)) <= 700, message.id.name


@every_language
def test_commands_named_in_a_sentence_are_spelled_as_that_language_spells_them(language: str) -> None:
    words = words_in(language)
    group = words.say("command-garden")
    for _, message in messages(language):
        for named, command in re.findall(r"`/(\S+) ([^\s`]+)", plain_text(message)):
            keys = [each for _, each in messages(language) if each.id.name.startswith("command-garden-")]
            names = {words.say(key.id.name) for key in keys if not key.id.name.endswith("-description")}
            assert named == group, message.id.name
            assert command in names, message.id.name


def test_the_version_is_the_projects() -> None:
    assert f'version = "{VERSION}"' in (HOME / "pyproject.toml").read_text("utf-8")


def test_the_languages_are_discords() -> None:
    locales = {locale.value.split("-")[0] for locale in discord.Locale}
    assert set(LANGUAGES) <= locales
