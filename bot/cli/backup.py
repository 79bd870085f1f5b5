"""`allotment backup`: a copy of all games in one file, also while the bot is running."""

import argparse
from pathlib import Path
from typing import Any

from bot.cli.common import Subparsers, fail, say, words_of
from bot.settings import Settings
from bot.store.backup import back_up


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser(
        "backup", help="copy all games to one file, also while the bot is running", description=__doc__
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="where to put the copy; a former one is replaced")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, settings: Settings) -> int:
    if not settings.database.is_file():
        fail("command-no-games", folder=str(settings.data))
    if args.file.exists() and args.file.samefile(settings.database):
        fail("command-backup-itself", file=str(args.file))
    try:
        args.file.parent.mkdir(parents=True, exist_ok=True)
        args.file.parent.joinpath(f"{args.file.name}.part").touch()  # asks the disk, which says why not
        back_up(settings.database, args.file)
    except OSError as error:
        fail("command-not-written", file=str(args.file), reason=error.strerror or str(error), code=1)
    say(words_of(settings).say("written", file=str(args.file)))
    return 0
