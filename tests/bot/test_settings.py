"""Settings: where they come from, what counts more, and that a bad one is named with what was expected."""

import re
from pathlib import Path

import pytest

from bot.settings import NAMES, Settings, SettingsError, parse_file, read_settings
from words import LANGUAGES, words_in

ROOT = Path(__file__).parents[2]


def test_without_any_setting_there_are_defaults() -> None:
    assert read_settings({}) == Settings(token=None, data=Path("data"), language="en", log_level="info")
    assert read_settings({}).database == Path("data/allotment.sqlite3")


def test_an_empty_setting_is_not_set() -> None:
    assert read_settings(dict.fromkeys(NAMES, "  ")) == Settings()


def test_the_environment_counts_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKEN=from-file\nALLOTMENT_DATA=/srv/games\nALLOTMENT_LOG_LEVEL=Debug\n")
    settings = read_settings({"DISCORD_TOKEN": "from-environment", "PATH": "/bin"}, file)
    assert settings.token == "from-environment"  # noqa: S105
    assert settings.data == Path("/srv/games")
    assert settings.log_level == "debug"
    assert read_settings({}, tmp_path / "nowhere") == Settings()


def test_all_settings_are_read() -> None:
    settings = read_settings(
        {
            "DISCORD_TOKEN": " abc.def ",
            "ALLOTMENT_DATA": "~/games",
            "ALLOTMENT_LANGUAGE": "DA",
            "ALLOTMENT_LOG_LEVEL": "error",
            "ALLOTMENT_TEST_GUILD": "1234567890123456789",
            "DISCORD_API_BASE": "http://127.0.0.1:8420/api/v10/",
            "DISCORD_GATEWAY_URL": "ws://127.0.0.1:8420/gateway",
            "DISCORD_CDN_BASE": "http://127.0.0.1:8420",
        }
    )
    assert settings == Settings(
        token="abc.def",  # noqa: S106
        data=Path.home() / "games",
        language="da",
        log_level="error",
        test_guild=1234567890123456789,
        api_base="http://127.0.0.1:8420/api/v10",
        gateway_url="ws://127.0.0.1:8420/gateway",
        cdn_base="http://127.0.0.1:8420",
    )


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A=1", {"A": "1"}),
        ("  export A = 1  ", {"A": "1"}),
        ("\ufeffA=1\r\nB=2\r\n", {"A": "1", "B": "2"}),
        ("# A=1\n\n   # more\nA=", {"A": ""}),
        ("A=one two # three", {"A": "one two"}),
        ("A=one#two", {"A": "one#two"}),
        ("A=# nothing", {"A": ""}),
        ("A='one # two'  # three", {"A": "one # two"}),
        ('A="say \\"yes\\" \\\\o/"', {"A": 'say "yes" \\o/'}),
        ("A=it's", {"A": "it's"}),
        ("A=b=c", {"A": "b=c"}),
        ("A=1\nA=2", {"A": "2"}),
        ("DISCORD_SOMETHING_ELSE=1", {"DISCORD_SOMETHING_ELSE": "1"}),
    ],
)
def test_a_file_of_settings_is_read_as_people_write_it(text: str, found: dict[str, str]) -> None:
    assert parse_file(text, ".env") == found


@pytest.mark.parametrize("text", ["A", "=1", "A B=1", "A: 1", "A='one", 'A="one" two', "1A=1"])
def test_a_line_that_is_no_setting_is_named(text: str) -> None:
    with pytest.raises(SettingsError) as refused:
        parse_file(f"# settings\n{text}\n", ".env")
    assert refused.value.sentence.key == "setting-bad-line"
    assert dict(refused.value.sentence.details)["line"] == 2


def test_a_setting_that_there_is_not_is_named() -> None:
    with pytest.raises(SettingsError) as refused:
        parse_file("ALLOTMENT_LOGLEVEL=debug", ".env")
    assert "ALLOTMENT_LOGLEVEL" in words_in("en").tell(refused.value.sentence)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "Bot abc"),
        ("ALLOTMENT_LANGUAGE", "klingon"),
        ("ALLOTMENT_LOG_LEVEL", "loud"),
        ("ALLOTMENT_TEST_GUILD", "my server"),
        ("ALLOTMENT_TEST_GUILD", "12.5"),
        ("DISCORD_API_BASE", "localhost:8420"),
        ("DISCORD_GATEWAY_URL", "http://127.0.0.1"),
        ("DISCORD_CDN_BASE", "https://"),
    ],
)
def test_a_bad_setting_is_named_in_every_language(name: str, value: str) -> None:
    with pytest.raises(SettingsError) as refused:
        read_settings({name: value})
    for language in LANGUAGES:
        told = words_in(language).tell(refused.value.sentence)
        assert name in told
        assert ("Bot abc" in told) is False  # a token is never repeated
        assert name == "DISCORD_TOKEN" or value in told


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingsError) as refused:
        read_settings({}, tmp_path / ".env")
    assert refused.value.sentence.key == "setting-unreadable"


def test_the_token_is_not_shown_with_the_settings() -> None:
    settings = read_settings({"DISCORD_TOKEN": "very-secret"})
    assert "very-secret" not in f"{settings} {settings!r}"


def test_the_example_explains_each_setting_and_is_itself_without_effect() -> None:
    text = (ROOT / ".env.example").read_text("utf-8")
    assert set(parse_file(text, ".env.example")) == set(NAMES)
    assert read_settings(parse_file(text, ".env.example")) == Settings()
    blocks = re.split(r"\n\n", text)
    assert all(block.startswith("#") for block in blocks)
