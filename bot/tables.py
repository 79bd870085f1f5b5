"""The use cases of a table: open, join, start, play, take back, resign, end. Knows no Discord type.

All methods are safe to call at once from many tasks, and from several processes on one database: a step is one
transaction that names the ply it was made against. What is refused raises a TableError and changes nothing.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from datetime import datetime
from typing import Any
from weakref import WeakValueDictionary

from msgspec.structs import replace

from bot import table_lobby as lobby
from bot.gardeners import Gardeners
from bot.moments import iso, now
from bot.people import Person
from bot.store.protocol import Store
from bot.table_cache import TableCache
from bot.table_careers import Careers
from bot.table_errors import BadChoice, NoSuchTable, UnknownEdition
from bot.table_export import export, known_to
from bot.table_people import People
from bot.table_play import Play, Press
from bot.table_public import PublicSide
from bot.table_records import Outcome, TableRecord
from bot.table_steps import MadeStep, MakeStep, play_all, reset_turn, sentences_of, undo_moves
from bot.table_trials import Trials
from rules.game import AnyGame
from rules.registry import games as games_found
from rules.table import Played, Table


def draw_seed() -> int:
    """A seed from the system's randomness: 63 bits, which a database holds as one whole number."""
    return secrets.randbits(63)


class Tables:
    """The tables of one store.

    :param draw_seed: secret chance for a new game, 63 bits.
    :param executor: where computer gardeners think, so that the event loop goes on.
    :param games: the games on offer, by key.
    :param now: the time of day, aware, for `created` and `updated`.
    """

    def __init__(
        self,
        store: Store,
        *,
        executor: Executor | None = None,
        draw_seed: Callable[[], int] = draw_seed,
        games: Mapping[str, AnyGame] | None = None,
        now: Callable[[], datetime] = now,
    ) -> None:
        self.games = games_found() if games is None else games
        self._store = store
        self._draw_seed = draw_seed
        self._now = now
        self._cache = TableCache(store, self.games)
        self._play = Play(store, self._cache, Gardeners(executor, draw_seed), self._stamp)
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.stands = self._play.stands
        self.trials = Trials(store, self.get)
        self.careers = Careers(store, self._cache, self.games)
        self.people = People(store)
        self.public = PublicSide(store, self.get, self.games)

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
        if game not in self.games:
            raise BadChoice("table-no-game", name=game, games=", ".join(self.games))
        chosen = self.games[game]
        lobby.check_seats(chosen, seats)
        if not 0 <= gardeners < seats:
            raise BadChoice("table-bad-gardeners", gardeners=gardeners, most=seats - 1)
        for key, value in (options or {}).items():
            lobby.check_option(chosen, key, value)
        now = self._stamp()
        record = TableRecord(
            id=0,
            game=game,
            edition=chosen.edition,
            options=dict(options or {}),
            guild=guild,
            channel=channel,
            thread=None,
            message=None,
            host=host.id,
            status="lobby",
            seats=lobby.numbered([lobby.seat_for(host), *[lobby.gardener_seat()] * gardeners]),
            wanted_seats=seats,
            language=language,
            ply=0,
            created=now,
            started=None,
            updated=now,
        )
        return await self._store.create(record, self._draw_seed())

    async def join(self, table_id: int, person: Person) -> TableRecord:
        """`person` takes the next free seat. :raises Seating: at the table already, or it is full."""
        return await self._change(table_id, lambda record: lobby.join(record, person))

    async def leave(self, table_id: int, person: Person) -> TableRecord:
        """`person` leaves the lobby. A host hands over to the next person; with nobody left, the table is ended."""
        return await self._change(table_id, lambda record: lobby.leave(record, person))

    async def add_gardener(self, table_id: int, person: Person) -> TableRecord:
        """The host gives a free seat to a computer gardener."""
        return await self._change(table_id, lambda record: lobby.add_gardener(record, person))

    async def remove_gardener(self, table_id: int, person: Person) -> TableRecord:
        """The host sends the computer gardener away that came last."""
        return await self._change(table_id, lambda record: lobby.remove_gardener(record, person))

    async def set_option(self, table_id: int, person: Person, key: str, value: str) -> TableRecord:
        """The host chooses an option of the game (`game.options`)."""
        return await self._change(
            table_id, lambda record: lobby.set_option(record, person, self._game(record), key, value)
        )

    async def set_seats(self, table_id: int, person: Person, seats: int) -> TableRecord:
        """The host changes how many the table is for. :raises BadChoice: not that many, or more are seated."""
        return await self._change(table_id, lambda record: lobby.set_seats(record, person, self._game(record), seats))

    async def start(self, table_id: int, person: Person) -> Outcome:
        """The host begins the game with the seats that are taken, in the order in which they were taken.

        Computer gardeners before the first person play. :raises Seating: if the game is not played by that many.
        """
        async with self._lock(table_id):
            await self.record(table_id)
            seed = await self._store.seed(table_id)

            def begin(record: TableRecord) -> TableRecord:
                game = self._game(record)
                begun = lobby.start(record, person, game, self._stamp())
                state = game.set_up(seed, len(begun.seats), begun.options)
                return replace(begun, seats=lobby.waiting_for(begun.seats, game.to_act(state)))

            record = await self._change(table_id, begin)
            return await self._play.play_on(record, await self._cache.table(record))

    # Looking --------------------------------------------------------------------------------------------------

    async def get(self, table_id: int) -> tuple[TableRecord, Table | None]:
        """The table as it is now, always from the database; without a Table while it is a lobby, or ended as one.

        The Table's `line` reaches back one round of turns (`history` gives all).

        :raises NoSuchTable, UnknownEdition, BrokenTable:
        """
        record = await self.record(table_id)
        return record, await self._cache.table(record) if record.started else None

    async def record(self, table_id: int) -> TableRecord:
        """The record alone, without replaying the log. :raises NoSuchTable:"""
        record = await self._store.record(table_id)
        if record is None:
            raise NoSuchTable(number=table_id)
        return record

    async def history(self, table_id: int, reader: int | None) -> tuple[Played, ...]:
        """All the moves that stand and that the reader (a Discord user; None: an onlooker) may know, from the first.

        A turn is nobody else's business before it is ended. :raises: as `get`; NotStarted:
        """
        record = await self.record(table_id)
        lobby.must_have_begun(record)
        return known_to(record, await self._cache.whole(record), reader)

    async def of_person(self, person_id: int, *, finished: bool = False) -> tuple[TableRecord, ...]:
        """The tables in all servers where the person plays, newest change first; `finished`: those over and ended."""
        return await self._store.of_person(person_id, finished)

    async def in_channel(self, channel_id: int, *, finished: bool = False) -> tuple[TableRecord, ...]:
        """The tables whose channel or thread this is, newest change first; `finished`: those over and ended too."""
        return await self._store.in_channel(channel_id, finished)

    async def open_lobbies_older_than(self, moment: datetime) -> tuple[TableRecord, ...]:
        """The lobbies in which nothing has happened since `moment`, oldest first."""
        return await self._store.lobbies_untouched_since(iso(moment))

    async def waiting_for_gardeners(self) -> tuple[int, ...]:
        """The tables that a stopped program left waiting for a computer gardener: `advance` them."""
        return await self._store.waiting_for_gardeners()

    def view_of(self, table: Table, seat: int | None) -> Any:
        """The state as the seat (None: an onlooker) may see it: the only thing pictures and panels ever get."""
        return table.game.view(table.state, seat)

    # Playing --------------------------------------------------------------------------------------------------

    async def play(
        self, table_id: int, person: Person, texts: str | Sequence[str], *, ply: int | None, interaction: int
    ) -> Outcome:
        """Plays a sentence, or several (a sequence, or one text with `;` between them): all of them or none.

        `ply`: the ply of the panel that was pressed; None for typed play. `interaction`: the Discord id, used once.

        :raises MoveRefused, NotYourTurn, NotAtTable, StaleStep, AlreadyDone, NotStarted, AlreadyOver:
        """
        sentences = sentences_of(texts)

        def make(table: Table, seat: int) -> MadeStep:
            return play_all(table, seat, sentences)

        return await self._step(table_id, Press(person, ply, interaction), make, in_turn=True)

    async def undo(
        self, table_id: int, person: Person, *, ply: int | None, interaction: int, count: int = 1
    ) -> Outcome:
        """Takes back the person's last moves of this turn, `count` of them.

        :raises: as `play`; MoveRefused if there are not so many.
        """

        def make(table: Table, seat: int) -> MadeStep:
            return undo_moves(table, seat, count)

        return await self._step(table_id, Press(person, ply, interaction), make)

    async def reset(self, table_id: int, person: Person, *, ply: int | None, interaction: int) -> Outcome:
        """Takes back the person's whole turn so far. :raises: as `play`; MoveRefused if there is nothing."""
        return await self._step(table_id, Press(person, ply, interaction), reset_turn)

    async def resign(self, table_id: int, person: Person) -> Outcome:
        """A computer gardener plays the person's seat on from where it stands. Without a person left, the game ends.

        :raises NotStarted: in a lobby, one leaves.
        """
        async with self._lock(table_id):
            record = await self.record(table_id)
            lobby.must_be_playing(record)
            await self._cache.table(record)  # a game that cannot go on is not given to a gardener
            record = await self._change(table_id, lambda record: lobby.resign(record, person))
            return await self._play.play_on(record, await self._cache.table(record))

    async def end_game(self, table_id: int, person: Person, *, steward: bool = False) -> TableRecord:
        """The host, or who looks after the server (`steward`), breaks off a game or a lobby for good."""

        def end(record: TableRecord) -> TableRecord:
            if not steward:
                lobby.must_be_host(record, person)
            return lobby.ended(record)

        return await self._change(table_id, end)

    async def expire(self, table_id: int) -> TableRecord:
        """Ends a lobby that never began. :raises AlreadyStarted, AlreadyOver:"""

        def end(record: TableRecord) -> TableRecord:
            lobby.must_be_lobby(record)
            return lobby.ended(record)

        return await self._change(table_id, end)

    async def advance(self, table_id: int) -> Outcome:
        """Lets computer gardeners play on if the game waits for one (also after a stop in the middle of a turn).

        :raises NotStarted:
        """
        async with self._lock(table_id):
            record = await self.record(table_id)
            lobby.must_have_begun(record)
            return await self._play.play_on(record, await self._cache.table(record))

    async def export(self, table_id: int, reader: int | None) -> str:
        """The game as a text file. A finished one whole, with its seed; one in progress without its seed, and with

        only those moves that the reader (a Discord user; None: an onlooker) may know. :raises: as `get`; NotStarted:
        """
        record = await self.record(table_id)
        lobby.must_have_begun(record)
        table = await self._cache.whole(record)
        return export(record, table, await self._store.seed(table_id), reader, self.games)

    # ----------------------------------------------------------------------------------------------------------

    async def _step(self, table_id: int, press: Press, make: MakeStep, *, in_turn: bool = False) -> Outcome:
        async with self._lock(table_id):
            return await self._play.step(table_id, press, make, in_turn=in_turn)

    async def _change(self, table_id: int, change: Callable[[TableRecord], TableRecord]) -> TableRecord:
        now = self._stamp()
        record = await self._store.change(table_id, lambda record: replace(change(record), updated=now))
        if record is None:
            raise NoSuchTable(number=table_id)
        return record

    def _game(self, record: TableRecord) -> AnyGame:
        if record.game not in self.games:
            raise UnknownEdition(number=record.id, edition=record.edition)
        return self.games[record.game]

    def _lock(self, table_id: int) -> asyncio.Lock:
        """One step at a time at a table. Kept only as long as somebody holds it or waits for it."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    def _stamp(self) -> str:
        return iso(self._now())
