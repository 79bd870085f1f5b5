"""simulate, record, replay and picture on a real game."""

import json
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.cli.common import CommandError
from bot.cli.playout import played_out
from bot.cli.simulate import Loss, check_accounts, loss_of, play, summary
from rules.game import ScoreLine
from rules.record import read_record
from rules.registry import games
from tests.bot.cli.conftest import Allotment
from words import LANGUAGES, words_in

KEYS = [
    "game", "players", "games", "turns_min", "turns_max", "mean_total", "mean_by_category", "moves",
    "moves_per_second",
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "players", "least"),
    [
        *(("pergola", players, 15) for players in (1, 2, 3, 4)),
        *(("cottage_garden", players, turns) for players, turns in ((1, 32), (2, 32), (3, 26), (4, 25))),
    ],
)
def test_simulated_games_end_after_the_turns_that_the_rules_give_each_seat(
    allotment: Allotment, key: str, players: int, least: int
) -> None:
    """Of Cottage Garden the final round comes on top, until no bed is left."""
    ended = allotment("simulate", key, "--players", players, "--games", 2, "--seed", 5, "--json")
    assert ended.returncode == 0, ended.stderr
    report = json.loads(ended.stdout)
    assert list(report) == KEYS
    assert (report["game"], report["players"], report["games"]) == (key, players, 2)
    assert least <= report["turns_min"] <= report["turns_max"]
    assert report["turns_max"] == least or key == "cottage_garden"
    assert report["moves"] >= 2 * players * least
    assert report["moves_per_second"] > 0
    assert abs(sum(report["mean_by_category"].values()) - report["mean_total"]) < 0.1
    assert list(report["mean_by_category"]) == [line.category for line in score_lines(key, players)]


def score_lines(key: str, players: int) -> tuple[ScoreLine, ...]:
    return games()[key].score(games()[key].set_up(1, players, {}))[0].lines


def test_the_same_seed_is_the_same_games_on_one_processor_and_on_several() -> None:
    game = games()["pergola"]
    alone = [result for seed in range(3, 11) for result in play(game, 1, 1, seed)]
    assert play(game, 1, 8, 3) == alone
    report = summary(game, 1, alone, 2.0)
    assert report["moves_per_second"] == round(report["moves"] / 2, 1)
    assert report["mean_total"] == round(sum(line.points for r in alone for line in r.lines[0]) / 8, 2)


def test_simulate_tells_people_a_table(allotment: Allotment) -> None:
    told = allotment("simulate", "pergola", "--players", 1, "--games", 1).stdout
    assert told.startswith("Pergola, 1 player, 1 game\nTurns of a seat: 15 to 15\n")
    assert re.search(r"^  Hollyhocks +\d+\.\d\d$", told, re.MULTILINE)
    told = allotment("simulate", "pergola", "--players", 1, "--games", 1, ALLOTMENT_LANGUAGE="da").stdout
    assert "Stokroser" in told


@pytest.mark.parametrize("key", sorted(games()))
def test_simulate_counts_every_component_after_every_move(allotment: Allotment, key: str) -> None:
    told = allotment("simulate", key, "--players", 2, "--games", 1)
    assert told.stdout.endswith("\nEverything in the box was accounted for after every move.\n")


def test_a_game_that_loses_a_component_is_told_with_its_move() -> None:
    table = played_out(games()["cottage_garden"], 2, 5, plies=3)
    assert loss_of(table, 5) is None
    queue = table.state.queue
    lossy = replace(table, state=replace(table.state, queue=queue[1:]))
    loss = loss_of(lossy, 5)
    assert loss == Loss(5, 3, str(table.line[-1].move), f"tile {queue[0]} -1")
    whole = play(table.game, 2, 1, 5)[0]
    check_accounts([whole])
    with pytest.raises(CommandError) as caught:
        check_accounts([whole, replace(whole, loss=loss)])
    assert caught.value.code == 1
    for language in LANGUAGES:
        assert f"tile {queue[0]} -1" in words_in(language).tell(caught.value.sentence)


def test_a_recorded_game_replays_to_the_same_scores(allotment: Allotment, tmp_path: Path) -> None:
    written = allotment("record", "pergola", "--players", 3, "--seed", 7, "--out", "deep/game.txt")
    assert written.returncode == 0, written.stderr
    text = (tmp_path / "deep" / "game.txt").read_text("utf-8")
    assert allotment("record", "pergola", "--players", 3, "--seed", 7).stdout == text
    assert read_record(text).record.seed == 7
    end = played_out(games()["pergola"], 3, 7)
    replayed = allotment("replay", "deep/game.txt")
    assert replayed.returncode == 0, replayed.stderr
    totals = replayed.stdout.strip().split("\n")[-1].split()
    assert totals == ["Total", *(str(sheet.total) for sheet in end.game.score(end.state))]
    assert f"{end.ply} of {end.ply} moves" in replayed.stdout


def test_replay_looks_at_any_moment_and_draws_it(allotment: Allotment, tmp_path: Path) -> None:
    allotment("record", "pergola", "--players", 2, "--seed", 7, "--out", "game.txt")
    at = allotment("replay", "game.txt", "--at", 40, "--picture", "out/garden.png")
    assert at.returncode == 0, at.stderr
    assert at.stdout.startswith("Pergola: 40 of ")
    table = played_out(games()["pergola"], 2, 7, 40)
    totals = next(line for line in at.stdout.split("\n") if line.startswith("Total")).split()[1:]
    assert totals == [str(sheet.total) for sheet in table.game.score(table.state)]
    with Image.open(tmp_path / "out" / "garden.png") as picture:
        assert picture.format == "PNG"
        assert picture.width > 800
        assert len(picture.convert("RGB").resize((60, 44)).getcolors(9999) or ()) > 200
    past_the_end = allotment("replay", "game.txt", "--at", 9999)
    assert past_the_end.stdout == allotment("replay", "game.txt").stdout


def test_replay_names_the_first_line_that_is_wrong(allotment: Allotment, tmp_path: Path) -> None:
    lines = allotment("record", "pergola", "--players", 2, "--seed", 7).stdout.split("\n")
    moves = [number for number, line in enumerate(lines) if re.match(r"\d take", line)]
    for place, wrong in ((moves[3], "1 dance"), (moves[5], "2 take 9"), (0, "A shopping list")):
        (tmp_path / "game.txt").write_text("\n".join([*lines[:place], wrong, *lines[place + 1 :]]), "utf-8")
        ended = allotment("replay", "game.txt")
        assert ended.returncode == 1
        assert ended.stderr.startswith(f"Line {place + 1} of game.txt: ")
        assert ended.stderr.count("\n") == 1
        assert not ended.stdout
    (tmp_path / "game.txt").write_bytes(b"\xff\xfe\x00picture")
    assert allotment("replay", "game.txt").stderr == "game.txt is no text file, so it is no exported game.\n"


def test_pictures_come_with_their_alt_text_and_text_board(allotment: Allotment, tmp_path: Path) -> None:
    ended = allotment("picture", "pergola", "--players", 2, "--seed", 7, "--ply", 60, "--out", "pictures")
    assert ended.returncode == 0, ended.stderr
    made = sorted(path.name for path in (tmp_path / "pictures").iterdir())
    assert made == sorted(
        f"{stem}.{kind}" for stem in ("board", "garden-1", "garden-2") for kind in ("png", "alt.txt", "board.txt")
    )
    for name in made:
        path = tmp_path / "pictures" / name
        if name.endswith(".png"):
            with Image.open(path) as picture:
                assert picture.width > 600
        elif name.endswith(".alt.txt"):
            assert 40 < len(path.read_text("utf-8").strip()) <= 1024
        else:
            assert len(path.read_text("utf-8").split("\n")) > 3
    assert ended.stdout.count("is written") == 9


def test_a_folder_that_cannot_be_written_is_told(allotment: Allotment, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file")
    for arguments in (("--ply", 1, "--out", "taken/in"), ("--ply", 1, "--out", "taken")):
        ended = allotment("picture", "pergola", "--players", 1, *arguments)
        assert ended.returncode == 1
        assert "cannot be written" in ended.stderr
        assert ended.stderr.count("\n") == 1
