"""What all commands of the command line share: arguments that say what they expect, errors of one sentence."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from bot.settings import Settings
from rules.game import AnyGame
from rules.registry import games
from rules.sentence import Detail, Noun, Sentence, sentence
from words.speech import Words, words_in

BAD_USE = 2
"""The exit code when a command was not used as it should be; 1 is for everything else that went wrong."""


class CommandError(Exception):
    """The command cannot be carried out. `sentence` says why, and `code` is the exit code."""

    def __init__(self, told: Sentence, code: int = BAD_USE) -> None:
        super().__init__(f"{told.key} {dict(told.details)}")
        self.sentence = told
        self.code = code


def fail(key: str, /, *, code: int = BAD_USE, **details: Detail) -> NoReturn:
    """:raises CommandError:"""
    raise CommandError(sentence(key, **details), code)


class Parser(argparse.ArgumentParser):
    """argparse, but what is wrong is said in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_USE, f"{self.prog}: {message}. See {self.prog} --help.\n")


Subparsers = argparse._SubParsersAction  # noqa: SLF001  the type has no public name


def whole_number(option: str, least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number of at least `least`."""

    def convert(text: str) -> int:
        if not text.isascii() or not text.isdigit() or len(text) > 18 or int(text) < least:
            fail("command-not-a-number", option=option, least=least, text=text)
        return int(text)

    return convert


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game and its players, which `game_of` checks."""
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(games())}")
    parser.add_argument(
        "--players",
        metavar="N",
        type=whole_number("--players", 1),
        default=2,
        help="seats, all computer gardeners (default 2)",
    )
    parser.add_argument(
        "--seed", metavar="S", type=whole_number("--seed", 0), default=1, help="all chance comes from it (default 1)"
    )
    parser.add_argument(
        "--option",
        metavar="KEY=VALUE",
        action="append",
        default=[],
        help="an option of the game, as in hands=advanced; may be given several times (default: as the game has it)",
    )


def game_of(args: argparse.Namespace) -> AnyGame:
    """The game that was asked for, checked for so many players. :raises CommandError:"""
    if args.game not in games():
        fail("command-no-game", name=args.game, games=", ".join(games()))
    game = games()[args.game]
    if args.players not in game.seat_counts:
        fewest, most = min(game.seat_counts), max(game.seat_counts)
        fail(
            "command-bad-players",
            game=Noun(f"{game.key}-name"),
            fewest=fewest,
            most=most,
            players=args.players,
        )
    return game


def options_of(args: argparse.Namespace, game: AnyGame) -> dict[str, str]:
    """The options that were asked for, each one of the game for so many players. :raises CommandError:"""
    known = {option.key: option.values for option in game.options if args.players in option.seats}
    offered = [f"{key}={value}" for key, values in known.items() for value in values]
    for text in args.option:
        if text not in offered:
            there = ", ".join(offered) or "-"
            fail("command-bad-option", game=Noun(f"{game.key}-name"), text=text, options=there)
    return dict(text.split("=", maxsplit=1) for text in args.option)


def write_text(path: Path, text: str) -> None:
    """:raises CommandError: if the file cannot be written."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """:raises CommandError: if the file cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    except OSError as error:
        fail("command-not-written", file=str(path), reason=error.strerror or str(error), code=1)


def say(text: str) -> None:
    """A line on standard output."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def complain(text: str) -> None:
    """A line on standard error."""
    sys.stderr.write(text + "\n")
    sys.stderr.flush()


def words_of(settings: Settings) -> Words:
    return words_in(settings.language)
