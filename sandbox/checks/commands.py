"""Rules of application commands by hand: names, descriptions, options, choices and how much of each."""

import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sandbox.checks.components import length
from sandbox.components import Path
from sandbox.errors import FormError, Problem
from sandbox.values import Json

SUBCOMMAND, GROUP = 1, 2
MOST_TEXT = 8000
MOST_OF_KIND = {1: 100, 2: 15, 3: 15}
LOCALES = frozenset(
    {
        *(
            "ar",
            "bg",
            "cs",
            "da",
            "de",
            "el",
            "en-GB",
            "en-US",
            "es-419",
            "es-ES",
            "fi",
            "fr",
            "he",
            "hi",
            "hr",
            "hu",
        ),
        *("id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi"),
        *("zh-CN", "zh-TW"),
    }
)


def check_commands(commands: Sequence[Json]) -> None:
    """Whether Discord would take these as all the commands of an application.

    :raises FormError: naming everything that is wrong.
    """
    problems = [*_together(commands)]
    for index, command in enumerate(commands):
        problems += [problem.under(index) for problem in _command(command)]
    if problems:
        raise FormError(problems)


def _together(commands: Sequence[Json]) -> Iterator[Problem]:
    kinds = Counter(command.get("type") or 1 for command in commands)
    for kind, count in kinds.items():
        if count > MOST_OF_KIND.get(kind, 0):
            text = f"There are {count} commands of type {kind}; {MOST_OF_KIND.get(kind, 0)} may be."
            yield Problem((), "APPLICATION_COMMANDS_MAX", text)
    names = Counter((command.get("type") or 1, command.get("name")) for command in commands)
    for index, command in enumerate(commands):
        if names[command.get("type") or 1, command.get("name")] > 1:
            yield Problem(
                (index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
    yield from _unique_in_each_language(commands, ())


def _unique_in_each_language(named: Sequence[Json], path: Path) -> Iterator[Problem]:
    seen: Counter[tuple[int, str, str]] = Counter()
    for thing in named:
        for locale, name in (thing.get("name_localizations") or {}).items():
            seen[thing.get("type") or 1 if not path else 0, locale, name] += 1
    for (_, locale, name), times in seen.items():
        if times > 1:
            text = f"The {locale} name {name!r} is given {times} times."
            yield Problem(path, "APPLICATION_COMMANDS_DUPLICATE_LOCALIZED_NAME", text)


def _command(command: Json) -> Iterator[Problem]:
    if (command.get("type") or 1) != 1:
        yield from length(command, "name", (1, 32), ())
        if command.get("description") or command.get("options"):
            yield Problem(
                ("description",), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", "Only slash commands have one."
            )
        return
    yield from _named(command, ())
    yield from _options(command.get("options") or [], ("options",), depth=0)
    total = text_of(command)
    if total > MOST_TEXT:
        text = f"The command's names, descriptions and values hold {total} characters; {MOST_TEXT} may be."
        yield Problem((), "APPLICATION_COMMAND_TOO_LARGE", text)


def _named(thing: Json, path: Path) -> Iterator[Problem]:
    yield from length(thing, "name", (1, 32), path)
    yield from length(thing, "description", (1, 100), path)
    if isinstance(thing.get("name"), str) and not name_is_good(thing["name"]):
        yield _bad_name((*path, "name"))
    for key, most in (("name_localizations", 32), ("description_localizations", 100)):
        said: Mapping[str, Any] = thing.get(key) or {}
        for locale in said:
            here = (*path, key)
            if locale not in LOCALES:
                yield Problem((*here, locale), "BASE_TYPE_CHOICES", "There is no such locale.")
            yield from length(dict(said), locale, (1, most), here)
            if key == "name_localizations" and not name_is_good(str(said[locale])):
                yield _bad_name((*here, locale))


def _bad_name(path: Path) -> Problem:
    text = "Command name is invalid: 1 to 32 lower-case letters, digits, - _ or '"
    return Problem(path, "APPLICATION_COMMAND_INVALID_NAME", text)


def name_is_good(name: str) -> bool:
    """Whether a command or option may bear the name: Discord's pattern, and lower case where there is one."""
    return 1 <= len(name) <= 32 and name == name.lower() and all(_letter_is_good(letter) for letter in name)


def _letter_is_good(letter: str) -> bool:
    if letter in "-_'" or unicodedata.category(letter)[0] in "LN":
        return True
    return unicodedata.name(letter, "").startswith(("DEVANAGARI ", "THAI "))


def _options(options: Sequence[Json], path: Path, depth: int) -> Iterator[Problem]:
    if len(options) > 25:
        yield Problem(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    names = Counter(option.get("name") for option in options)
    yield from _unique_in_each_language(options, path)
    optional_came = False
    nests = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nests) and not all(nests):
        text = "Sub-commands and options cannot be mixed."
        yield Problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", text)
    for index, option in enumerate(options):
        here = (*path, index)
        yield from _named(option, here)
        if names[option.get("name")] > 1:
            yield Problem((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique.")
        kind = option.get("type")
        if kind in (SUBCOMMAND, GROUP):
            yield from _nested(option, here, depth)
            continue
        if option.get("required") and optional_came:
            text = "Required options must be placed before non-required options"
            yield Problem(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", text)
        optional_came = optional_came or not option.get("required")
        yield from _choices(option, here)


def _nested(option: Json, path: Path, depth: int) -> Iterator[Problem]:
    inner = option.get("options") or []
    if depth == 2 or (depth == 1 and option["type"] == GROUP):
        yield Problem((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nested too deep.")
        return
    if option["type"] == GROUP and not inner:
        yield Problem((*path, "options"), "BASE_TYPE_REQUIRED", "A group needs a sub-command.")
    if option["type"] == GROUP and any(child.get("type") != SUBCOMMAND for child in inner):
        yield Problem(
            (*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands only."
        )
    yield from _options(inner, (*path, "options"), 2 if option["type"] == SUBCOMMAND else 1)


def _choices(option: Json, path: Path) -> Iterator[Problem]:
    choices = option.get("choices") or []
    if choices and option.get("autocomplete"):
        text = "Choices and autocomplete cannot stand together."
        yield Problem((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", text)
    yield from choice_problems(choices, (*path, "choices"))


def choice_problems(choices: Sequence[Json], path: Path, *, unique: bool = True) -> Iterator[Problem]:
    """Everything wrong in a list of choices: fixed ones, or (not `unique`) an answer to autocomplete."""
    if len(choices) > 25:
        yield Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be 25 or fewer in length, is {len(choices)}.")
    names = Counter(choice.get("name") for choice in choices)
    for index, choice in enumerate(choices):
        yield from length(choice, "name", (1, 100), (*path, index))
        if isinstance(choice.get("value"), str):
            yield from length(choice, "value", (1, 100), (*path, index))
        if unique and names[choice.get("name")] > 1:
            text = "Choice names must be unique."
            yield Problem((*path, index, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE", text)
        for locale, name in (choice.get("name_localizations") or {}).items():
            if locale not in LOCALES or not 1 <= len(str(name)) <= 100:
                yield Problem(
                    (*path, index, "name_localizations", locale), "BASE_TYPE_BAD_LENGTH", "1 to 100 letters."
                )


def text_of(thing: Json) -> int:
    """How many characters of a command Discord counts: names, descriptions, values; the longest language's each."""
    total = 0
    for key in ("name", "description"):
        said = [str(thing.get(key) or ""), *(str(v) for v in (thing.get(f"{key}_localizations") or {}).values())]
        total += max(len(text) for text in said)
    if "value" in thing:
        total += len(str(thing["value"]))
    return total + sum(text_of(inner) for key in ("options", "choices") for inner in thing.get(key) or [])
