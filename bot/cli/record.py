"""`allotment record`: one game of computer gardeners as a text file."""

import argparse
import sys
from pathlib import Path
from typing import Any

from bot.cli.common import Subparsers, add_game, game_of, options_of, say, words_of, write_text
from bot.cli.playout import played_out
from bot.settings import Settings
from bot.table_names import gardener_names
from rules.record import record_of, write_record


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser(
        "record", help="write a game of computer gardeners as an exported game", description=__doc__
    )
    add_game(parser)
    parser.add_argument("--out", metavar="FILE", type=Path, help="where to write it (default: standard output)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, settings: Settings) -> int:
    game = game_of(args)
    words = words_of(settings)
    table = played_out(game, args.players, args.seed, options=options_of(args, game))
    names = gardener_names(words.language, (), args.players)
    text = write_record(record_of(table, names, args.seed, table.line, None))
    if args.out is None:
        sys.stdout.write(text)
    else:
        write_text(args.out, text)
        say(words.say("written", file=str(args.out)))
    return 0
