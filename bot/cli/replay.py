"""`allotment replay`: an exported game is played again, checked, and its score sheet told."""

import argparse
from pathlib import Path
from typing import Any

from bot.cli.common import CommandError, Subparsers, fail, say, whole_number, words_of
from bot.cli.pictures import SUFFIXES, garden, save
from bot.settings import Settings
from rules.record import BrokenRecord, Reading, read_record, replay_record
from rules.sentence import sentence
from rules.table import Table
from words.speech import Words


def add(commands: "Subparsers[Any]") -> None:
    parser = commands.add_parser(
        "replay", help="play an exported game again, check it, tell its score sheet", description=__doc__
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="an exported game")
    parser.add_argument(
        "--at", metavar="PLY", type=whole_number("--at", 0), help="look at it after so many moves (default: all)"
    )
    parser.add_argument(
        "--picture", metavar="OUT.png", type=Path, help="draw the garden of who is to move (or has won) there"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, settings: Settings) -> int:
    words = words_of(settings)
    if args.picture is not None and args.picture.suffix.lower() not in SUFFIXES:
        fail("command-bad-picture", file=str(args.picture))
    reading = read(args.file, words)
    moves = len(reading.record.log) if args.at is None else min(args.at, len(reading.record.log))
    table = reading.table if args.at is None else replay_record(reading.record, moves)
    say(told(reading, table, moves, words))
    if args.picture is not None:
        game = table.game
        seat = (*game.to_act(table.state), *_winners(table), 0)[0]
        save(garden(table, reading.record.names, seat, words), args.picture)
        say(words.say("written", file=str(args.picture)))
    return 0


def read(file: Path, words: Words) -> Reading:
    """The game in a file. :raises CommandError: naming the first line that is wrong."""
    try:
        return read_record(file.read_text("utf-8"))
    except OSError as error:
        fail("command-no-file", file=str(file), reason=error.strerror or str(error))
    except UnicodeDecodeError:
        fail("command-not-text", file=str(file), code=1)
    except BrokenRecord as broken:
        reason = words.tell(broken.sentence)
        told = sentence("command-broken-record", line=broken.line, file=str(file), reason=reason)
        raise CommandError(told, 1) from broken


def told(reading: Reading, table: Table, moves: int, words: Words) -> str:
    """The game so far and its score sheet, a column for each seat."""
    game, record = table.game, reading.record
    name = words.say(f"{game.key}-name")
    lines = [words.say("replay-heading", game=name, ply=moves, plies=len(record.log))]
    if record.seed is None:
        lines.append(words.say("replay-opening-only"))
    if game.is_over(table.state):
        lines.append(ending(reading, table, words))
    else:
        progress = game.progress(table.state, game.to_act(table.state)[0])
        if progress.turn == 0:
            lines.append(words.say("replay-before-turn"))
        elif progress.turns is None:
            lines.append(words.say("replay-turn-open", turn=progress.turn))
        else:
            lines.append(words.say("replay-turn", turn=progress.turn, turns=progress.turns))
    return "\n".join([*lines, "", *score_sheet(table, record.names, words)])


def ending(reading: Reading, table: Table, words: Words) -> str:
    """How it ended, the winners named."""
    end = table.game.ending(table.state)
    winners = ", ".join(reading.record.names[seat] for seat in end.winners)
    return words.say(end.sentence.key, **dict(end.sentence.details), winners=winners)


def score_sheet(table: Table, names: tuple[str, ...], words: Words) -> list[str]:
    """Category by category, a column for each seat, and the totals."""
    key = table.game.key
    sheets = table.game.score(table.state)
    rows = [
        (words.say(f"{key}-score-{line.category}"), [sheet.lines[place].points for sheet in sheets])
        for place, line in enumerate(sheets[0].lines)
    ]
    rows.append((words.say("replay-total"), [sheet.total for sheet in sheets]))
    first = max(len(name) for name, _ in rows)
    widths = [max(len(name), 4) for name in names]
    heading = " ".join([" " * first, *(f"{name:>{width}}" for name, width in zip(names, widths, strict=True))])
    return [
        heading,
        *(
            " ".join([f"{name:<{first}}", *(f"{n:>{width}}" for n, width in zip(points, widths, strict=True))])
            for name, points in rows
        ),
    ]


def _winners(table: Table) -> tuple[int, ...]:
    return table.game.ending(table.state).winners if table.game.is_over(table.state) else ()
