"""`allotment simulate`: computer gardeners play many games, all components are counted, and the scores are told."""

import argparse
import json
import os
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from typing import Any

import msgspec

from bot.cli.common import Subparsers, add_game, fail, game_of, options_of, say, whole_number, words_of
from bot.cli.playout import playout
from bot.settings import Settings
from rules.game import AnyGame, ScoreLine
from rules.registry import games
from rules.table import Table
from words.speech import Words


class Loss(msgspec.Struct, frozen=True):
    """A move that lost components or made some out of nothing: `wrong` says which and how many, `tile H4 -1`."""

    seed: int
    ply: int
    move: str
    wrong: str


class Result(msgspec.Struct, frozen=True):
    """One game: its moves, the turns of each seat, each seat's score by category, and the first loss, if any."""

    moves: int
    turns: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    loss: Loss | None = None


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser(
        "simulate", help="let computer gardeners play games, and tell their scores", description=__doc__
    )
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=whole_number("--games", 1), default=10, help="so many games")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, settings: Settings) -> int:
    game = game_of(args)
    started = time.perf_counter()
    results = play(game, args.players, args.games, args.seed, options_of(args, game))
    check_accounts(results)
    report = summary(game, args.players, results, time.perf_counter() - started)
    if args.json:
        say(json.dumps(report))
    else:
        say(table(report, words_of(settings)))
    return 0


def play(
    game: AnyGame, players: int, count: int, seed: int, options: Mapping[str, str] | None = None
) -> list[Result]:
    """The games of the seeds from `seed` on, in that order, on all processors if they are more than a few."""
    seeds = range(seed, seed + count)
    one = partial(play_one, game.key, players, dict(options or {}))
    workers = min(os.cpu_count() or 1, count // 4)
    if workers < 2:
        return [one(each) for each in seeds]
    with ProcessPoolExecutor(workers) as pool:
        return list(pool.map(one, seeds))


def play_one(key: str, players: int, options: Mapping[str, str], seed: int) -> Result:
    """One game to its end."""
    game = games()[key]
    loss = None
    for table in playout(game, players, seed, options):
        loss = loss or loss_of(table, seed)
        end = table
    ended = Counter(played.seat for played in end.line if played.move.ends_turn)
    turns = tuple(ended[seat] for seat in range(players))
    return Result(end.ply, turns, tuple(sheet.lines for sheet in game.score(end.state)), loss)


def loss_of(table: Table, seed: int) -> Loss | None:
    """What the last move of a table lost or made out of nothing; None where all is accounted for."""
    for played in table.line[-1:]:
        if wrong := table.game.unaccounted(played.before, played.seat, played.move, table.state):
            told = ", ".join(f"{name} {count:+}" for name, count in wrong.items())
            return Loss(seed, table.ply, str(played.move), told)
    return None


def check_accounts(results: Iterable[Result]) -> None:
    """:raises CommandError: for the first game that does not add up."""
    for loss in (result.loss for result in results):
        if loss is not None:
            fail("simulate-unaccounted", seed=loss.seed, ply=loss.ply, move=loss.move, wrong=loss.wrong, code=1)


def summary(game: AnyGame, players: int, results: list[Result], seconds: float) -> dict[str, Any]:
    """What `--json` prints."""
    turns = [count for result in results for count in result.turns]
    sheets = [lines for result in results for lines in result.lines]
    points: Counter[str] = Counter()
    for line in (line for lines in sheets for line in lines):
        points[line.category] += line.points
    moves = sum(result.moves for result in results)
    return {
        "game": game.key,
        "players": players,
        "games": len(results),
        "turns_min": min(turns),
        "turns_max": max(turns),
        "mean_total": round(sum(points.values()) / len(sheets), 2),
        "mean_by_category": {category: round(sum_ / len(sheets), 2) for category, sum_ in points.items()},
        "moves": moves,
        "moves_per_second": round(moves / seconds, 1),
    }


def table(report: dict[str, Any], words: Words) -> str:
    """The same for people."""
    key = report["game"]
    rows = [(words.say(f"{key}-score-{category}"), mean) for category, mean in report["mean_by_category"].items()]
    width = max(len(name) for name, _ in rows)
    return "\n".join(
        [
            words.say(
                "simulate-heading", game=words.say(f"{key}-name"), players=report["players"], games=report["games"]
            ),
            words.say("simulate-turns", least=report["turns_min"], most=report["turns_max"]),
            words.say("simulate-mean", total=f"{report['mean_total']:.2f}"),
            *(f"  {name:<{width}} {mean:7.2f}" for name, mean in rows),
            words.say("simulate-moves", moves=report["moves"], speed=f"{report['moves_per_second']:.0f}"),
            words.say("simulate-accounted"),
        ]
    )
