"""The log: one JSON object a line on standard error, and no secret in it."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logging import set_up_logging


@pytest.fixture(autouse=True)
def _put_back() -> Iterator[None]:
    root = logging.getLogger()
    former = (
        root.handlers[:],
        root.level,
        {name: logging.getLogger(name).level for name in ("discord", "aiosqlite")},
    )
    yield
    root.handlers[:], root.level = former[0], former[1]
    for name, level in former[2].items():
        logging.getLogger(name).setLevel(level)
    structlog.reset_defaults()


def lines(captured: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    told = captured.readouterr()
    assert told.out == ""
    return [json.loads(line) for line in told.err.splitlines()]


def test_our_events_and_those_of_libraries_are_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("info")
    structlog.get_logger("bot.test").info("move_played", table=7, person=11, name="Åse\nJørgen")
    logging.getLogger("discord.gateway").warning("Shard %s is %s", 1, "late")
    ours, theirs = lines(capsys)
    assert (ours["event"], ours["table"], ours["person"], ours["level"]) == ("move_played", 7, 11, "info")
    assert ours["name"] == "Åse\nJørgen"
    assert (theirs["event"], theirs["level"], theirs["logger"]) == ("Shard 1 is late", "warning", "discord.gateway")
    assert str(ours["timestamp"]).endswith("Z")


def test_what_is_below_the_level_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("warning")
    structlog.get_logger("bot.test").info("move_played")
    structlog.get_logger("bot.test").warning("slow")
    logging.getLogger("discord.http").info("GET")
    assert [line["event"] for line in lines(capsys)] == ["slow"]
    set_up_logging("info")
    logging.getLogger("discord.http").info("GET")
    assert lines(capsys) == []


def test_an_exception_is_told_with_where_it_happened(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("info")
    try:
        raise KeyError("lantern")
    except KeyError:
        structlog.get_logger("bot.test").exception("gardener_failed", table=7)
        logging.getLogger("discord.client").exception("Ignoring exception")
    ours, theirs = lines(capsys)
    assert "KeyError: 'lantern'" in str(ours["exception"])
    assert "KeyError: 'lantern'" in str(theirs["exception"])


def test_a_secret_is_blacked_out_wherever_it_turns_up(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("info", "very-secret", None)
    structlog.get_logger("bot.test").info("login", header="Bot very-secret")
    try:
        raise ValueError("very-secret is no good")
    except ValueError:
        logging.getLogger("aiohttp").exception("refused")
    told = capsys.readouterr().err
    assert "very-secret" not in told
    assert len(told.splitlines()) == 2


def test_what_belongs_to_a_table_goes_along_with_each_event(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logging("info")
    with structlog.contextvars.bound_contextvars(table=7):
        logging.getLogger("discord.http").warning("slow answer")
    assert [line["table"] for line in lines(capsys)] == [7]
