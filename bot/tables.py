"""The use cases of a table: open, join, start, play, take back, resign, end. Knows no Discord type.

All methods are safe to call at once from many tasks, and from several processes on one database: a step is one
transaction that names the ply it was made against. What is refused raises a TableError and changes nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from datetime import datetime
from typing import Any

from bot.people import Person
from bot.store.protocol import Store
from bot.table_records import Outcome, TableRecord
from rules.game import AnyGame
from rules.table import Table


class Tables:
    """The tables of one store.

    :param draw_seed: secret chance for a new game, 63 bits.
    :param executor: where computer gardeners think and logs are replayed, so that the event loop goes on.
    :param games: the games on offer, by key.
    :param now: the time of day, aware, for `created` and `updated`.
    """

    def __init__(
        self,
        store: Store,
        *,
        executor: Executor | None = None,
        draw_seed: Callable[[], int] = ...,
        games: Mapping[str, AnyGame] | None = None,
        now: Callable[[], datetime] = ...,
    ) -> None: ...

    # The lobby ------------------------------------------------------------------------------------------------

    async def open(  # noqa: PLR0913  a table has this many facts, all given by name
        self,
        game: str,
        host: Person,
        *,
        guild: int | None,
        channel: int,
        language: str,
        seats: int,
        gardeners: int = 0,
        options: Mapping[str, str] | None = None,
    ) -> TableRecord:
        """A new lobby in which `host` has the first seat and computer gardeners have `gardeners` of the others.

        :raises BadChoice: a game, number of seats or option that is not offered.
        """

    async def join(self, table_id: int, person: Person) -> TableRecord:
        """`person` takes the next free seat. :raises Seating: at the table already, or it is full."""

    async def leave(self, table_id: int, person: Person) -> TableRecord:
        """`person` leaves the lobby. A host hands over to the next person; with nobody left, the table is ended."""

    async def add_gardener(self, table_id: int, person: Person) -> TableRecord:
        """The host gives a free seat to a computer gardener."""

    async def remove_gardener(self, table_id: int, person: Person) -> TableRecord:
        """The host sends the computer gardener away that came last."""

    async def set_option(self, table_id: int, person: Person, key: str, value: str) -> TableRecord:
        """The host chooses an option of the game (`game.options`)."""

    async def set_seats(self, table_id: int, person: Person, seats: int) -> TableRecord:
        """The host changes how many the table is for. :raises BadChoice: not that many, or more are seated."""

    async def start(self, table_id: int, person: Person) -> Outcome:
        """The host begins the game with the seats that are taken. Computer gardeners before the first person play.

        :raises Seating: if the game is not played by that many.
        """

    # Looking --------------------------------------------------------------------------------------------------

    async def get(self, table_id: int) -> tuple[TableRecord, Table | None]:
        """The table as it is now, always from the database; without a Table while it is a lobby, or ended as one.

        :raises NoSuchTable, UnknownEdition, BrokenTable:
        """

    async def record(self, table_id: int) -> TableRecord:
        """The record alone, without replaying the log. :raises NoSuchTable:"""

    async def of_person(self, person_id: int, *, finished: bool = False) -> tuple[TableRecord, ...]:
        """The tables in all servers where the person plays, newest change first; `finished`: those over and ended."""

    async def in_channel(self, channel_id: int, *, finished: bool = False) -> tuple[TableRecord, ...]:
        """The tables whose channel or thread this is, newest change first; `finished`: those over and ended too."""

    async def open_lobbies_older_than(self, moment: datetime) -> tuple[TableRecord, ...]:
        """The lobbies in which nothing has happened since `moment`, oldest first."""

    async def waiting_for_gardeners(self) -> tuple[int, ...]:
        """The tables that a stopped program left waiting for a computer gardener: `advance` them."""

    def view_of(self, table: Table, seat: int | None) -> Any:
        """The state as the seat (None: an onlooker) may see it: the only thing pictures and panels ever get."""

    # Playing --------------------------------------------------------------------------------------------------

    async def play(
        self, table_id: int, person: Person, texts: str | Sequence[str], *, ply: int | None, interaction: int
    ) -> Outcome:
        """Plays a sentence, or several (a sequence, or one text with `;` between them): all of them or none.

        `ply`: the ply of the panel that was pressed; None for typed play. `interaction`: the Discord id, used once.

        :raises MoveRefused, NotYourTurn, NotAtTable, StaleStep, AlreadyDone, NotStarted, AlreadyOver:
        """

    async def undo(self, table_id: int, person: Person, *, ply: int | None, interaction: int) -> Outcome:
        """Takes back the person's last move of this turn. :raises: as `play`; MoveRefused if there is none."""

    async def reset(self, table_id: int, person: Person, *, ply: int | None, interaction: int) -> Outcome:
        """Takes back the person's whole turn so far. :raises: as `play`; MoveRefused if there is nothing."""

    async def resign(self, table_id: int, person: Person) -> Outcome:
        """A computer gardener plays the person's seat on from where it stands. Without a person left, the game ends.

        :raises NotStarted: in a lobby, one leaves.
        """

    async def end_game(self, table_id: int, person: Person, *, steward: bool = False) -> TableRecord:
        """The host, or who looks after the server (`steward`), breaks off a game or a lobby for good."""

    async def expire(self, table_id: int) -> TableRecord:
        """Ends a lobby that never began. :raises AlreadyStarted:"""

    async def advance(self, table_id: int) -> Outcome:
        """Lets computer gardeners play on if the game waits for one (also after a stop in the middle of a turn)."""

    async def place(self, table_id: int, *, thread: int | None = None, message: int | None = None) -> TableRecord:
        """Remembers where the table's thread and newest public message are; what is not given stays."""

    async def export(self, table_id: int, reader: int | None) -> str:
        """The game as a text file. A finished one whole, with its seed; one in progress without its seed, and with

        only those moves that the reader (a Discord user; None: an onlooker) may know.
        """
