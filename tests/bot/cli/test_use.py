"""Bad use is told in one sentence on standard error with exit code 2; `--help` is there for each command."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS, main
from rules.registry import games
from tests.bot.cli.conftest import Allotment


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_each_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*command.split(), "--help"])
    assert ended.value.code == 0
    told = capsys.readouterr()
    assert told.out.startswith(f"usage: allotment {command}".strip())
    assert not told.err
    if not command:
        assert all(f"\n    {name} " in told.out for name in COMMANDS)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("dance", "There is no command “dance”. There are: run, sandbox, backup, simulate"),
        ("simulate", "the following arguments are required: GAME"),
        ("simulate chess", f"There is no game called “chess”. There is: {', '.join(games())}."),
        ("simulate pergola --players 5", "Pergola is played by 1 to 4, not by 5."),
        ("simulate pergola --players none", "--players must be a whole number from 1 on, not “none”."),
        ("simulate pergola --games 0", "--games must be a whole number from 1 on, not “0”."),
        ("record pergola --seed -3", "--seed"),
        ("record pergola --seed ٣", "--seed must be a whole number from 0 on"),
        ("picture pergola --ply 3", "the following arguments are required: --out"),
        ("replay nowhere.txt", "nowhere.txt cannot be read: No such file or directory."),
        ("replay . ", ". cannot be read: Is a directory."),
        ("replay game.txt --picture garden.doc", "garden.doc should end in .png"),
        ("backup", "the following arguments are required: FILE"),
        ("sandbox --port door", "--port must be a whole number from 0 on, not “door”."),
        ("simulate pergola --bogus", "unrecognized arguments: --bogus"),
        ("bench nothing_of_the_kind", "There is no command “nothing_of_the_kind”"),
    ],
)
def test_bad_use_is_told_in_one_sentence(
    line: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    try:
        code: object = main(line.split())
    except SystemExit as ended:
        code = ended.code
    said = capsys.readouterr()
    assert code == 2
    assert told in said.err
    assert said.err.count("\n") == 1
    assert not said.out


def test_a_bad_setting_is_named_with_what_was_expected(allotment: Allotment, tmp_path: Path) -> None:
    ended = allotment("simulate", "pergola", ALLOTMENT_LOG_LEVEL="loud")
    assert ended.returncode == 2
    assert ended.stderr == "ALLOTMENT_LOG_LEVEL must be debug, info, warning or error, not “loud”.\n"
    (tmp_path / ".env").write_text("ALLOTMENT_DATA=games\nwhat is this\n")
    ended = allotment("simulate", "pergola")
    assert (ended.returncode, ended.stderr) == (2, "Line 2 of .env should read NAME=value.\n")


def test_the_command_line_speaks_danish_too(allotment: Allotment) -> None:
    ended = allotment("simulate", "skak", ALLOTMENT_LANGUAGE="da")
    assert ended.returncode == 2
    assert ended.stderr == f"Der er intet spil, der hedder »skak«. Der er: {', '.join(games())}.\n"


def test_a_reader_who_has_seen_enough_is_no_trouble(tmp_path: Path) -> None:
    command = f"{sys.executable} -m bot record pergola --players 4 | head -n 1"
    ended = subprocess.run(
        ["/bin/bash", "-o", "pipefail", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ended.stdout == "Allotment record 1\n"
    assert ended.stderr == ""
