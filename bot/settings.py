"""The settings, from the environment and from `.env`. A bad one is named, with what was expected."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, get_args

import msgspec

from rules.sentence import Detail, Sentence, sentence
from words.speech import FALLBACK, LANGUAGES

LogLevel = Literal["debug", "info", "warning", "error"]

NAMES = (
    "DISCORD_TOKEN",
    "ALLOTMENT_DATA",
    "ALLOTMENT_LANGUAGE",
    "ALLOTMENT_LOG_LEVEL",
    "ALLOTMENT_TEST_GUILD",
    "DISCORD_API_BASE",
    "DISCORD_GATEWAY_URL",
    "DISCORD_CDN_BASE",
)
"""All settings; `.env.example` explains each."""

_LINE = re.compile(r"(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=\s*(.*)")
_QUOTED = re.compile(r"""(?:"((?:[^"\\]|\\.)*)"|'([^']*)')\s*(?:#.*)?""")


class SettingsError(Exception):
    """A setting that cannot be used. `sentence` names it and says what was expected."""

    def __init__(self, key: str, /, **details: Detail) -> None:
        self.sentence: Sentence = sentence(key, **details)
        super().__init__(f"{key} {details}")


class Settings(msgspec.Struct, frozen=True):
    """What a host can set. An empty setting counts as not set."""

    token: str | None = None
    """The bot's token; without one the sandbox is started."""
    data: Path = Path("data")
    """The folder in which the games are kept."""
    language: str = FALLBACK
    """What the command line speaks. In Discord, servers and people have their own."""
    log_level: LogLevel = "info"
    test_guild: int | None = None
    """A server in which new commands are shown at once."""
    api_base: str | None = None
    gateway_url: str | None = None
    cdn_base: str | None = None
    """Where Discord is, if it is not the real one."""

    @property
    def database(self) -> Path:
        return self.data / "allotment.sqlite3"

    def __repr__(self) -> str:
        """Without the token, which must not come into a log."""
        return f"Settings(data={str(self.data)!r}, token={'set' if self.token else 'not set'})"


def read_settings(environment: Mapping[str, str], file: Path | None = None) -> Settings:
    """The settings of the environment, and of `file` (if it is there) for what the environment does not set.

    :raises SettingsError:
    """
    given = {**(_read_file(file) if file is not None and file.exists() else {}), **environment}
    known = {name: given[name].strip() for name in NAMES if given.get(name, "").strip()}
    return Settings(
        token=_token(known.get("DISCORD_TOKEN")),
        data=Path(known.get("ALLOTMENT_DATA", "data")).expanduser(),
        language=_one_of("setting-language", known.get("ALLOTMENT_LANGUAGE"), LANGUAGES, FALLBACK),
        log_level=msgspec.convert(
            _one_of("setting-log-level", known.get("ALLOTMENT_LOG_LEVEL"), get_args(LogLevel), "info"), LogLevel
        ),
        test_guild=_test_guild(known.get("ALLOTMENT_TEST_GUILD")),
        api_base=_address("DISCORD_API_BASE", known, ("https://", "http://")),
        gateway_url=_address("DISCORD_GATEWAY_URL", known, ("wss://", "ws://")),
        cdn_base=_address("DISCORD_CDN_BASE", known, ("https://", "http://")),
    )


def parse_file(text: str, file: str) -> dict[str, str]:
    """The settings of a `.env` file: NAME=value, in quotes if need be, with comments after `#`.

    :raises SettingsError: naming the line.
    """
    settings: dict[str, str] = {}
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        found = _LINE.fullmatch(stripped)
        if found is None:
            raise SettingsError("setting-bad-line", file=file, line=number)
        name, value = found[1], found[2]
        if quoted := _QUOTED.fullmatch(value):
            value = quoted[2] if quoted[1] is None else re.sub(r"\\(.)", r"\1", quoted[1])
        elif value[:1] in ("'", '"'):
            raise SettingsError("setting-bad-line", file=file, line=number)
        else:
            value = re.split(r"(?:^|\s)#", value, maxsplit=1)[0].strip()
        if name.startswith("ALLOTMENT_") and name not in NAMES:
            raise SettingsError("setting-unknown", file=file, name=name, names=", ".join(NAMES))
        settings[name] = value
    return settings


def _read_file(file: Path) -> dict[str, str]:
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError("setting-unreadable", file=file.name) from error
    return parse_file(text, file.name)


def _token(value: str | None) -> str | None:
    if value is not None and any(letter.isspace() for letter in value):
        raise SettingsError("setting-token")
    return value


def _one_of(key: str, value: str | None, allowed: tuple[str, ...], default: str) -> str:
    if value is None:
        return default
    if value.lower() not in allowed:
        details = {"value": value}
        if key == "setting-language":
            details["languages"] = ", ".join(allowed)
        raise SettingsError(key, **details)
    return value.lower()


def _test_guild(value: str | None) -> int | None:
    if value is None:
        return None
    if not re.fullmatch(r"[0-9]{1,20}", value):
        raise SettingsError("setting-test-guild", value=value)
    return int(value)


def _address(name: str, known: Mapping[str, str], beginnings: tuple[str, ...]) -> str | None:
    value = known.get(name)
    if value is None:
        return None
    if not re.fullmatch(rf"(?:{'|'.join(beginnings)})[^\s/]+\S*", value):
        raise SettingsError("setting-address", name=name, value=value, beginnings=" / ".join(beginnings))
    return value.rstrip("/")
