"""One game in progress: the seats' log of entries, the state it leads to, undo, reset and replay.

The log only grows: taking back is an entry too, so a number in the log (a ply) never means two things.
"""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec

from rules.game import AnyGame, Move, MoveError
from rules.notation import parse, veiled
from rules.sentence import sentence

UNDO = "undo"
RESET = "reset"


class Entry(msgspec.Struct, frozen=True):
    """One line of the log: a seat, and a move's sentence or `undo` or `reset`."""

    seat: int
    text: str


class Played(NamedTuple):
    """A move that stands, and the state before it."""

    seat: int
    move: Move
    before: Any


class BrokenLog(ValueError):
    """A log that is no game: `line` (from 1) is the first entry that is wrong, `cause` says why."""

    def __init__(self, line: int, entry: Entry, cause: MoveError) -> None:
        super().__init__(f"line {line}: {entry.text!r} of seat {entry.seat + 1}: {cause}")
        self.line = line
        self.entry = entry
        self.cause = cause


class Table(msgspec.Struct, frozen=True):
    """A game in progress. `ply` counts the log's entries; `line` holds the moves that stand;

    `floor` is how many of those can no longer be taken back, for something hidden was revealed. In a simultaneous
    step nothing is revealed before its last seat has ended; who has ended it takes nothing back meanwhile.
    """

    game: AnyGame
    seats: int
    options: Mapping[str, str]
    state: Any
    ply: int = 0
    line: tuple[Played, ...] = ()
    floor: int = 0

    def play(self, seat: int, move: Move) -> "Table":
        """The table after a move. :raises IllegalMove:"""
        state = self.game.apply(self.state, seat, move)
        line = (*self.line, Played(seat, move, self.state))
        floor = len(line) if move.ends_turn and not self._waits_for_others(seat, state) else self.floor
        return msgspec.structs.replace(self, state=state, ply=self.ply + 1, line=line, floor=floor)

    def _waits_for_others(self, seat: int, after: Any) -> bool:
        """Whether a simultaneous step goes on after the seat has ended it: others had to decide and still have."""
        others = set(self.game.to_act(self.state)) - {seat}
        return not others.isdisjoint(self.game.to_act(after))

    def undo(self, seat: int) -> "Table":
        """The table without the seat's last move of the turn. :raises MoveError: if there is none."""
        own = self._open_places(seat)
        if not own:
            raise MoveError(sentence("undo-nothing"))
        return self._without(own[-1:])

    def reset(self, seat: int) -> "Table":
        """The table without all the seat's moves of the turn. :raises MoveError: if there are none."""
        own = self._open_places(seat)
        if not own:
            raise MoveError(sentence("undo-nothing"))
        return self._without(own)

    def _open_places(self, seat: int) -> list[int]:
        """Where in the line the seat's moves are that it can still take back: none once it has ended its turn."""
        own = [place for place in range(self.floor, len(self.line)) if self.line[place].seat == seat]
        return [] if any(self.line[place].move.ends_turn for place in own) else own

    def _without(self, places: list[int]) -> "Table":
        kept = [played for place, played in enumerate(self.line) if place >= places[0] and place not in places]
        table = msgspec.structs.replace(self, state=self.line[places[0]].before, line=self.line[: places[0]])
        for played in kept:
            table = table.play(played.seat, played.move)
        return msgspec.structs.replace(table, ply=self.ply + 1)

    def enter(self, entry: Entry) -> "Table":
        """The table after an entry of a log. :raises MoveError:"""
        if entry.text == UNDO:
            return self.undo(entry.seat)
        if entry.text == RESET:
            return self.reset(entry.seat)
        return self.play(entry.seat, parse(self.game, entry.text))

    @property
    def turn_start(self) -> Any:
        """The state when the present turn began, without any move that could still be taken back."""
        return self._without_open(range(self.seats))

    def _without_open(self, seats: Iterable[int]) -> Any:
        """The state without any move of these seats that could still be taken back."""
        places = sorted(place for seat in seats for place in self._open_places(seat))
        return self._without(places).state if places else self.state

    def turn_of(self, seat: int) -> tuple[Played, ...]:
        """The seat's moves of the present turn, which can still be taken back."""
        return tuple(self.line[place] for place in self._open_places(seat))

    def last_turn(self) -> tuple[Played, ...]:
        """The moves of the last turn that was ended, all of one seat (empty before the first)."""
        last = next((place for place in reversed(range(len(self.line))) if self.line[place].move.ends_turn), None)
        if last is None:
            return ()
        seat = self.line[last].seat
        start = last
        while start > 0 and not (self.line[start - 1].move.ends_turn and self._closes(start - 1, seat)):
            start -= 1
        return tuple(played for played in self.line[start : last + 1] if played.seat == seat)

    def _closes(self, place: int, seat: int) -> bool:
        """Whether the turn's end at a place of the line, not its last, was the end of the seat's moves too."""
        ended, following = self.line[place], self.line[place + 1]
        to_act = self.game.to_act
        return ended.seat == seat or seat not in to_act(ended.before) or seat not in to_act(following.before)

    def shown_to(self, seat: int | None) -> Any:
        """The state as it may be shown to a seat (None: an onlooker), before `Game.view` blanks what is hidden.

        A turn is its seat's own business until it is ended: who has nothing to decide sees no other's open moves.
        """
        if seat is not None and seat in self.game.to_act(self.state):
            return self.state
        others = (each for each in range(self.seats) if each != seat)
        return self._without_open(others)

    def known_to(self, seat: int | None) -> tuple[Played, ...]:
        """The moves that stand and that a seat (None: an onlooker) may know: those that nobody takes back any more,

        others' secret ones veiled, and its own. All of them, when the game is over.
        """
        if self.game.is_over(self.state):
            return self.line
        known = (played for place, played in enumerate(self.line) if place < self.floor or played.seat == seat)
        return tuple(
            played._replace(move=veiled(played.move)) if played.move.secret and played.seat != seat else played
            for played in known
        )


def open_table(game: AnyGame, seed: int, seats: int, options: Mapping[str, str]) -> Table:
    """A game set up and ready for its first move."""
    return Table(game, seats, options, game.set_up(seed, seats, options))


def replay(game: AnyGame, seed: int, seats: int, options: Mapping[str, str], log: Iterable[Entry]) -> Table:
    """The table that a log leads to. :raises BrokenLog: naming the first entry that is wrong."""
    return resume(open_table(game, seed, seats, options), log)


def resume(table: Table, log: Iterable[Entry]) -> Table:
    """The table after the entries of its log that follow its ply. :raises BrokenLog: naming the first wrong one."""
    for number, entry in enumerate(log, start=table.ply + 1):
        try:
            table = table.enter(entry)
        except MoveError as cause:
            raise BrokenLog(number, entry, cause) from cause
    return table
