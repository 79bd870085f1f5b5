"""Games of the command line with the options that a table may have."""

import json

import pytest

from tests.bot.cli.conftest import Allotment


@pytest.mark.parametrize("hands", ["novice", "advanced"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_simulated_with_its_options(allotment: Allotment, players: int, hands: str) -> None:
    line = ("simulate", "gartenbau", "--players", players, "--games", 1, "--option", f"hands={hands}", "--json")
    ended = allotment(*line)
    assert ended.returncode == 0, ended.stderr
    report = json.loads(ended.stdout)
    assert report["turns_min"] == report["turns_max"] > 15
    assert list(report["mean_by_category"]) == ["flowers", "plants", "flower-pot", "watering-can"]


def test_a_recorded_game_names_its_options(allotment: Allotment) -> None:
    written = allotment("record", "gartenbau", "--players", 2, "--option", "hands=advanced")
    assert "option hands: advanced\n" in written.stdout
    assert "1 pick " in written.stdout
    assert "pick" not in allotment("record", "gartenbau", "--players", 2).stdout


@pytest.mark.parametrize("option", ["hands=expert", "hats=novice", "hands", "challenge=free"])
def test_an_option_that_there_is_not_is_told_with_those_there_are(allotment: Allotment, option: str) -> None:
    told = allotment("simulate", "gartenbau", "--option", option)
    assert told.returncode == 2
    assert f"“{option}”" in told.stderr
    assert "hands=novice, hands=advanced" in told.stderr
    assert len(told.stderr.splitlines()) == 1
