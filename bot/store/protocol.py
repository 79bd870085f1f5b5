"""What the tables ask of a store. Implemented by `bot.store.sqlite`."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

from bot.people import Person
from bot.table_records import LogLine, TableRecord, TrialLine
from rules.career import Feat
from rules.table import Entry


class Step(NamedTuple):
    """What is committed at once: entries of the log from `ply` + 1 on, and what they lead to."""

    ply: int
    entries: Sequence[Entry]
    to_act: Collection[int]
    """The seats that the game waits for afterwards."""
    over: bool
    at: str
    interaction: int | None = None


class Acquaintance(NamedTuple):
    """What a store knows of somebody who has come."""

    language: str | None
    """The one they chose."""
    renamed: bool
    """At some table in the server they bear another name than now."""


class Store(Protocol):
    """Keeps tables and their logs. What a method returns is committed; what it raises changed nothing.

    All raise StoreTrouble when the database cannot be read or written.
    """

    async def create(self, record: TableRecord, seed: int) -> TableRecord:
        """Stores a new table and gives it its id (the one of `record` is not looked at)."""

    async def record(self, table_id: int) -> TableRecord | None: ...

    async def seed(self, table_id: int) -> int:
        """The secret that all chance of the table comes from. For replaying, and for a finished game's export."""

    async def log(self, table_id: int, after: int, up_to: int) -> tuple[LogLine, ...]:
        """The entries of the log with plies from `after` + 1 to `up_to`. What was once read never changes."""

    async def used(self, interaction: int) -> bool:
        """Whether this interaction has made a step."""

    async def change(self, table_id: int, change: Callable[[TableRecord], TableRecord]) -> TableRecord | None:
        """Changes all of a record but its log: `change` is given the newest one, and nothing comes between.

        What `change` raises passes through, and nothing is changed. None: there is no such table.
        """

    async def append(self, table_id: int, step: Step) -> TableRecord:
        """Adds a step to the log of a game in progress.

        :raises StepConflict: if the table is not at `step.ply` or is not being played.
        :raises InteractionUsed: if `step.interaction` has made a step before.
        """

    async def trial(self, table_id: int, person: int) -> TrialLine | None:
        """What the person tries out at the table."""

    async def keep_trial(self, table_id: int, person: int, trial: TrialLine) -> bool:
        """Keeps a trial in the place of the one of the revision before it (of none, if it is the first).

        False, and nothing is changed: that one is not there, or the person does not play there (any more). A trial
        is forgotten when its game ends or its person resigns.
        """

    async def feats(self, person_id: int, game: str) -> tuple[tuple[int, Feat | None], ...]:
        """The tables where the person has played this game alone to its end, each with its feat if that is kept."""

    async def keep_feat(self, table_id: int, feat: Feat) -> None:
        """Keeps what a finished game counts for. It never changes."""

    async def acquaintance(self, person: Person, guild: int | None) -> Acquaintance:
        """What is known of a person who has come in a server."""

    async def rename(self, person: Person, guild: int | None) -> None:
        """The person bears this name at their tables in the server that are not over."""

    async def keep_language(self, person_id: int, language: str | None) -> None:
        """Keeps the language that the person chose; None: none."""

    async def of_person(self, person_id: int, finished: bool) -> tuple[TableRecord, ...]: ...

    async def in_channel(self, channel_id: int, finished: bool) -> tuple[TableRecord, ...]: ...

    async def lobbies_untouched_since(self, moment: str) -> tuple[TableRecord, ...]: ...

    async def waiting_for_gardeners(self) -> tuple[int, ...]: ...

    async def played_since_announced(self) -> tuple[TableRecord, ...]:
        """The games in progress or over with entries in the log that are not announced, or none announced at all."""
