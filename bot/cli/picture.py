"""`allotment picture`: a game of computer gardeners is drawn at some moment, with its alt texts and text boards."""

import argparse
from pathlib import Path
from typing import Any

from bot.cli.common import Subparsers, add_game, game_of, options_of, say, whole_number, words_of, write_text
from bot.cli.pictures import drawer_of, save, seen
from bot.cli.playout import played_out
from bot.settings import Settings
from bot.table_names import gardener_names
from render.scene import Scene


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser(
        "picture", help="draw each garden and the board of a game of computer gardeners", description=__doc__
    )
    add_game(parser)
    parser.add_argument(
        "--ply", metavar="N", type=whole_number("--ply", 0), default=100, help="after so many moves (default 100)"
    )
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help="the folder to write to")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, settings: Settings) -> int:
    game = game_of(args)
    words = words_of(settings)
    table = played_out(game, args.players, args.seed, args.ply, options_of(args, game))
    names = gardener_names(words.language, (), args.players)
    drawer = drawer_of(table)
    for seat in range(args.players):
        sight = seen(table, names, seat, words)
        _write(args.out / f"garden-{seat + 1}", drawer.garden(sight), drawer.text_garden(sight))
    mover = (*game.to_act(table.state), 0)[0]
    sight = seen(table, names, mover, words)
    _write(args.out / "board", drawer.board(sight), drawer.text_board(sight))
    for path in sorted(args.out.iterdir()):
        say(words.say("written", file=str(path)))
    return 0


def _write(stem: Path, scene: Scene, board: str) -> None:
    save(scene, stem.with_name(f"{stem.name}.png"))
    write_text(stem.with_name(f"{stem.name}.alt.txt"), scene.alt + "\n")
    write_text(stem.with_name(f"{stem.name}.board.txt"), board + "\n")
