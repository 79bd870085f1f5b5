"""A game as a text file that people can read and programs can replay: written, read, checked line by line.

    Allotment record 1
    game: pergola
    edition: pergola-1
    seats: 2
    name 1: "Åse"
    name 2: "Jørgen"
    seed: 20261130

    # turn 1, seat 2
    2 take 3
    2 land bee V1
    2 end

    score 1: 97 = hollyhocks 14, butterflies 9, …

A game in progress has no seed: that is a secret until the end. In its place stands its `opening`, the first state
with everything blank that its reader does not know, so that it replays all the same.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

import msgspec

from rules.game import AnyGame, MoveError, ScoreSheet
from rules.registry import games as all_games
from rules.sentence import Detail, Sentence, sentence
from rules.table import BrokenLog, Entry, Played, Table

_FIRST = "Allotment record 1"
_HEADER = re.compile(r"(game|edition|seats|seed|opening|name \d+|option \S+): ?(.*)")
_SCORE = re.compile(r"score (\d+): (.*)")
_ENTRY = re.compile(r"(\d+) (\S.*)")


class Record(msgspec.Struct, frozen=True):
    """All that a game's text file holds. Exactly one of `seed` and `opening` is there."""

    game: str
    edition: str
    names: tuple[str, ...]
    options: dict[str, str]
    log: tuple[Entry, ...]
    seed: int | None = None
    opening: Any | None = None
    scores: tuple[str, ...] = ()
    """A line for each seat, when the game is over; they are checked when a record is read."""


class BrokenRecord(ValueError):
    """A text that is no record of a game: `line` (from 1) is the first that is wrong, `sentence` says why."""

    def __init__(self, line: int, told: Sentence) -> None:
        super().__init__(f"line {line}: {told.key} {dict(told.details)}")
        self.line = line
        self.sentence = told


class Reading(NamedTuple):
    """A record that has been read and replayed, and the table that it leads to."""

    record: Record
    table: Table


def record_of(table: Table, names: Sequence[str], seed: int, moves: Sequence[Played], seat: int | None) -> Record:
    """The record of a game for a reader: `moves` are those that stand and that the reader at `seat` may know.

    The seed and the scores are only in it when the game is over.
    """
    game = table.game
    start = table.line[0].before if table.line else table.state
    over = game.is_over(table.state)
    return Record(
        game=game.key,
        edition=game.edition,
        names=tuple(names),
        options=dict(table.options),
        log=tuple(Entry(played.seat, str(played.move)) for played in moves),
        seed=seed if over else None,
        opening=None if over else game.opening(start, table.state, seat),
        scores=score_lines(game.score(table.state)) if over else (),
    )


def score_lines(sheets: Sequence[ScoreSheet]) -> tuple[str, ...]:
    """Each seat's score as a record tells it: `97 = hollyhocks 14, butterflies 9`."""
    return tuple(
        f"{sheet.total} = " + ", ".join(f"{line.category} {line.points}" for line in sheet.lines) for sheet in sheets
    )


def write_record(record: Record, games: Mapping[str, AnyGame] | None = None) -> str:
    """The record as text, turn by turn; `read_record` gives it back."""
    game = (games or all_games())[record.game]
    lines = [
        _FIRST,
        f"game: {record.game}",
        f"edition: {record.edition}",
        f"seats: {len(record.names)}",
        *(f"name {number}: {msgspec.json.encode(name).decode()}" for number, name in enumerate(record.names, 1)),
        *(f"option {key}: {value}" for key, value in record.options.items()),
    ]
    if record.seed is not None:
        lines.append(f"seed: {record.seed}")
    else:
        lines.append(f"opening: {msgspec.json.encode(record.opening).decode()}")
    endings = {kind.verb for kind in game.move_types if kind.ends_turn}
    turns = [0] * len(record.names)
    fresh = True
    for entry in record.log:
        if fresh:
            turns[entry.seat] += 1
            lines += ["", f"# turn {turns[entry.seat]}, seat {entry.seat + 1}"]
        lines.append(f"{entry.seat + 1} {entry.text}")
        fresh = entry.text.split()[0] in endings
    if record.scores:
        lines += ["", *(f"score {number}: {score}" for number, score in enumerate(record.scores, 1))]
    return "\n".join(lines) + "\n"


def replay_record(record: Record, moves: int | None = None, games: Mapping[str, AnyGame] | None = None) -> Table:
    """The table that the record's first `moves` entries (None: all) lead to. :raises BrokenLog:"""
    game = (games or all_games())[record.game]
    seats = len(record.names)
    state = record.opening if record.seed is None else game.set_up(record.seed, seats, record.options)
    table = Table(game, seats, record.options, state)
    for number, entry in enumerate(record.log[:moves], start=1):
        try:
            table = table.enter(entry)
        except MoveError as cause:
            raise BrokenLog(number, entry, cause) from cause
    return table


def read_record(text: str, games: Mapping[str, AnyGame] | None = None) -> Reading:
    """The record that a text holds, replayed and checked. :raises BrokenRecord: naming the first wrong line."""
    return _Reader(text, games or all_games()).read()


class _Reader:
    """Reads one text; knows the line of everything it has read."""

    def __init__(self, text: str, games: Mapping[str, AnyGame]) -> None:
        self._lines = text.split("\n")  # not splitlines: a name may hold any other kind of line break
        self._games = games
        self._header: dict[str, str] = {}
        self._header_lines: dict[str, int] = {}
        self._log: list[Entry] = []
        self._log_lines: list[int] = []
        self._scores: dict[int, str] = {}
        self._score_lines: dict[int, int] = {}

    def read(self) -> Reading:
        if self._lines[0].strip().lstrip("\ufeff") != _FIRST:
            _fail(1, "record-first-line", expected=_FIRST)
        for number, line in enumerate(self._lines[1:], start=2):
            if line.strip() and not line.startswith("#"):
                self._sort(number, line.strip())
        record = self._record()
        return Reading(record, self._replay(record))

    def _sort(self, number: int, line: str) -> None:
        if found := _SCORE.fullmatch(line):
            self._scores[int(found[1])] = found[2]
            self._score_lines[int(found[1])] = number
        elif found := _ENTRY.fullmatch(line):
            self._log.append(Entry(int(found[1]) - 1, found[2]))
            self._log_lines.append(number)
        elif found := _HEADER.fullmatch(line):
            if self._log or found[1] in self._header:
                _fail(number, "record-header-again", word=found[1])
            self._header[found[1]] = found[2]
            self._header_lines[found[1]] = number
        else:
            _fail(number, "record-unknown-line", text=line[:80])

    def _wanted(self, key: str) -> str:
        if key not in self._header:
            _fail(2, "record-missing", word=key)
        return self._header[key]

    def _record(self) -> Record:
        game = self._game()
        seats = self._seats(game)
        names = tuple(self._name(number) for number in range(1, seats + 1))
        for number, entry in zip(self._log_lines, self._log, strict=True):
            if not 0 <= entry.seat < seats:
                _fail(number, "record-no-seat", number=entry.seat + 1, seats=seats)
        seed, opening = self._beginning(game)
        return Record(
            game=game.key,
            edition=game.edition,
            names=names,
            options=self._options(game),
            log=tuple(self._log),
            seed=seed,
            opening=opening,
            scores=tuple(self._scores[number] for number in sorted(self._scores)),
        )

    def _game(self) -> AnyGame:
        key = self._wanted("game")
        if key not in self._games:
            _fail(self._header_lines["game"], "record-unknown-game", game=key, games=", ".join(self._games))
        game = self._games[key]
        edition = self._wanted("edition")
        if edition != game.edition:
            _fail(self._header_lines["edition"], "record-edition", edition=edition, ours=game.edition)
        return game

    def _seats(self, game: AnyGame) -> int:
        wanted = self._wanted("seats")
        counts = [str(count) for count in game.seat_counts]
        if wanted not in counts:
            _fail(self._header_lines["seats"], "record-seats", text=wanted, counts=", ".join(counts))
        return int(wanted)

    def _name(self, number: int) -> str:
        key = f"name {number}"
        try:
            return msgspec.json.decode(self._wanted(key), type=str)
        except msgspec.DecodeError:
            _fail(self._header_lines[key], "record-name", number=number)

    def _options(self, game: AnyGame) -> dict[str, str]:
        options: dict[str, str] = {}
        known = {option.key: option.values for option in game.options}
        for key, value in self._header.items():
            kind, _, name = key.partition(" ")
            if kind == "option":
                if value not in known.get(name, ()):
                    _fail(self._header_lines[key], "record-option", option=name, value=value)
                options[name] = value
        return options

    def _beginning(self, game: AnyGame) -> tuple[int | None, Any | None]:
        if "seed" in self._header:
            text = self._header["seed"]
            if not re.fullmatch(r"\d{1,30}", text):
                _fail(self._header_lines["seed"], "record-seed", text=text[:40])
            return int(text), None
        if "opening" not in self._header:
            _fail(2, "record-missing", word="seed")
        try:
            return None, msgspec.json.decode(self._header["opening"], type=game.state_type)
        except msgspec.MsgspecError:
            _fail(self._header_lines["opening"], "record-opening")

    def _replay(self, record: Record) -> Table:
        try:
            table = replay_record(record, games=self._games)
        except BrokenLog as broken:
            raise BrokenRecord(self._log_lines[broken.line - 1], broken.cause.sentence) from broken
        except (LookupError, TypeError, AttributeError) as cause:
            if record.opening is None:
                raise
            wrong = BrokenRecord(self._header_lines["opening"], sentence("record-opening"))
            raise wrong from cause  # an opening altered by hand may be a state that no game can be in
        truth = score_lines(table.game.score(table.state))
        for number, told in self._scores.items():
            right = truth[number - 1] if 0 < number <= len(truth) else ""
            if told != right:
                _fail(self._score_lines[number], "record-score", number=number, right=right)
        return table


def _fail(line: int, key: str, **details: Detail) -> NoReturn:
    raise BrokenRecord(line, sentence(key, **details))
