"""The command line: `python -m bot`, installed as `allotment`."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from bot.cli.common import CommandError, Parser, complain, words_of
from bot.settings import Settings, SettingsError, read_settings
from bot.table_errors import TableError
from bot.version import VERSION
from rules.sentence import Sentence, sentence

COMMANDS = ("run", "sandbox", "backup", "simulate", "record", "replay", "picture", "bench")
"""In the order of `--help`; each is the module of that name in `bot.cli`. The first is what happens without one."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Carries out one command and gives its exit code: 2 for bad use, 1 for what went wrong otherwise."""
    given = list(sys.argv[1:] if arguments is None else arguments) or [COMMANDS[0]]
    settings = Settings()
    try:
        settings = read_settings(os.environ, Path(".env"))
        if not given[0].startswith("-") and given[0] not in COMMANDS:
            raise CommandError(sentence("command-unknown", name=given[0], names=", ".join(COMMANDS)))
        args = _parser(given[0]).parse_args(given)
        code: int = args.run(args, settings)
    except CommandError as error:
        return _told(error.sentence, settings, error.code)
    except (SettingsError, TableError) as error:
        return _told(error.sentence, settings, 2)
    except BrokenPipeError:  # who read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code


def _parser(command: str) -> Parser:
    """The parser; of the commands it knows only the one that is wanted, or all to list them: they load much."""
    parser = Parser(
        prog="allotment", description="Play garden board games with friends in Discord, at your own pace."
    )
    parser.add_argument("--version", action="version", version=f"allotment {VERSION}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=Parser)
    for name in COMMANDS if command.startswith("-") else (command,):
        import_module(f"bot.cli.{name}").add(commands)
    return parser


def _told(told: Sentence, settings: Settings, code: int) -> int:
    complain(words_of(settings).tell(told))
    return code


if __name__ == "__main__":
    sys.exit(main())
