"""Everything that a person may be told instead of getting their way. Each has one whole sentence of `words/`."""

from rules.game import IllegalMove, MoveError
from rules.sentence import Detail, Sentence, sentence


class TableError(Exception):
    """Nothing was changed. `sentence` says to the person what is so and what they can do.

    Names among its details are raw: who puts it into a message escapes them.
    """

    key: str = ""
    """The sentence of a sub-class that always says the same one."""

    def __init__(self, key: str = "", /, **details: Detail) -> None:
        self.sentence: Sentence = sentence(key or self.key, **details)
        super().__init__(f"{self.sentence.key} {details}")


class NoSuchTable(TableError):
    """There is no table of that number."""

    key = "table-none"


class StaleStep(TableError):
    """The step was made for an earlier ply; the table has moved on."""

    key = "table-stale"


class AlreadyDone(TableError):
    """This very interaction was delivered before, and has done its work."""

    key = "table-already-done"


class NotYourTurn(TableError):
    """The person sits at the table, but the game waits for somebody else (`names`)."""

    key = "table-not-your-turn"


class NotAtTable(TableError):
    """The person has no seat at this table, or has resigned from it."""

    key = "table-not-seated"


class NotHost(TableError):
    """Only the host (`host`) may do this."""

    key = "table-not-host"


class AlreadyStarted(TableError):
    """It belongs to the lobby, and the game has begun."""

    key = "table-already-started"


class NotStarted(TableError):
    """It belongs to a game in progress, and this one is still a lobby."""

    key = "table-not-started"


class AlreadyOver(TableError):
    """The game is over or was ended."""

    key = "table-already-over"


class BadChoice(TableError):
    """A number of seats, a game or an option that is not offered; the sentence says what is."""


class Seating(TableError):
    """Joining or leaving that cannot be: seated already, table full, too few to start."""


class UnknownEdition(TableError):
    """The game was started with components or rules that this program does not have (`edition`)."""

    key = "table-unknown-edition"


class BrokenTable(TableError):
    """The log cannot be replayed (`line` names the first wrong entry): a fault of ours, and nothing is lost."""

    key = "table-broken"


class MoveRefused(TableError):
    """A sentence of the player's makes no move. Of several sentences none was played.

    `where` says which of several sentences it was, and is None if there was but one; say it before `sentence`.
    `rule` is the numbered statement that forbids the move, if it is one (`P31`).
    """

    def __init__(self, cause: MoveError, text: str, number: int, count: int) -> None:
        super().__init__(cause.sentence.key, **dict(cause.sentence.details))
        self.rule: str | None = cause.rule if isinstance(cause, IllegalMove) else None
        self.text = text
        self.where: Sentence | None = (
            sentence("table-refused-where", number=number, count=count, text=text) if count > 1 else None
        )
