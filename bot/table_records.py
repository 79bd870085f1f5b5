"""What a table is to the bot: its record, and what one call brought about. Data only."""

from typing import Literal

import msgspec

from rules.table import Played, Table

Status = Literal["lobby", "playing", "over", "ended"]
"""`over`: played to its score sheet. `ended`: broken off, or a lobby that never began."""


class SeatRecord(msgspec.Struct, frozen=True):
    """One seat. `number` counts from 0 in the order of play, and is the seat of `rules`."""

    number: int
    person: int | None
    """The Discord user; None for a computer gardener. A resigned seat keeps its person."""
    name: str
    """Raw; empty for a computer gardener, whom `table_names` gives one."""
    gardener: bool
    resigned: bool
    to_act: bool = False
    """Whether the game waits for this seat now."""

    @property
    def human(self) -> bool:
        """Whether a person plays this seat now; all other seats are played by a computer gardener."""
        return not self.gardener and not self.resigned


class TableRecord(msgspec.Struct, frozen=True):
    """A table as it is stored. Times are UTC, in ISO 8601 with seconds."""

    id: int
    game: str
    edition: str
    options: dict[str, str]
    guild: int | None
    channel: int
    thread: int | None
    message: int | None
    """The newest public message of the table."""
    host: int
    status: Status
    seats: tuple[SeatRecord, ...]
    """Those taken. Never more than `wanted_seats`; as many as the game is played with once it has started."""
    wanted_seats: int
    language: str
    """The server's, in which the public messages are."""
    ply: int
    """Entries in the log. A button names the ply it was made for."""
    created: str
    started: str | None
    """None while it is a lobby, and for a lobby that was ended."""
    updated: str
    announced: int = -1
    """Up to which ply the table's public message tells what happened; -1 before the first."""

    def seat_of(self, person: int) -> SeatRecord | None:
        """The seat that this Discord user plays; None for onlookers and for who has resigned."""
        return next((seat for seat in self.seats if seat.person == person and seat.human), None)

    @property
    def next_seats(self) -> tuple[int, ...]:
        """The numbers of the seats that the game waits for."""
        return tuple(seat.number for seat in self.seats if seat.to_act)

    @property
    def place(self) -> int:
        """Where the table is talked about: its thread, or else its channel."""
        return self.thread or self.channel


class LogLine(msgspec.Struct, frozen=True):
    """One entry of the log as stored: `text` is a move's sentence, `undo` or `reset`; `at` is when, in UTC."""

    ply: int
    seat: int
    text: str
    at: str


class TrialLine(msgspec.Struct, frozen=True):
    """What a person tries out at a table, as stored: the moves' sentences, and the game's `ply` they were made on.

    `revision` counts the changes from 1.
    """

    ply: int
    revision: int
    line: tuple[str, ...]


class GardenerTurn(msgspec.Struct, frozen=True):
    """What a computer gardener did in one turn: its moves in order, each with the state before it."""

    seat: int
    played: tuple[Played, ...]


class Outcome(msgspec.Struct, frozen=True):
    """What one call brought about. Everything in it is committed."""

    record: TableRecord
    table: Table
    ended_turn: bool = False
    """A turn was ended by this call: a person's `end`, or whole turns of computer gardeners."""
    over: bool = False
    """The game is over by its rules (`record.status` is `over`)."""
    own_turn: tuple[Played, ...] = ()
    """The moves of the person's turn, if this call ended it."""
    gardener_turns: tuple[GardenerTurn, ...] = ()
    """What the computer gardeners did after it, in order."""

    @property
    def next_seats(self) -> tuple[int, ...]:
        """The seats that the game waits for after all this; none when it is over or was ended."""
        return self.record.next_seats
