"""What a step does to a table: pure functions from a table to the table after it and the log entries between."""

from collections.abc import Callable, Sequence

from bot.table_errors import MoveRefused
from rules.game import AnyGame, MoveError
from rules.notation import understand
from rules.sentence import sentence
from rules.table import RESET, UNDO, Entry, Played, Table

MOST_SENTENCES = 40
"""In one step: more than any turn has, and few enough to be understood at once."""
LONGEST_SENTENCE = 120

MadeStep = tuple[Table, tuple[Entry, ...]]
MakeStep = Callable[[Table, int], MadeStep]
"""A step of a seat at the table as it is now. :raises TableError: if it cannot be."""


def sentences_of(texts: str | Sequence[str]) -> tuple[str, ...]:
    """The sentences of typed play, which `;` parts."""
    parts = texts.split(";") if isinstance(texts, str) else texts
    return tuple(text for text in (" ".join(part.split()) for part in parts) if text)


def play_all(table: Table, seat: int, texts: Sequence[str]) -> MadeStep:
    """All the moves that the sentences say, or none. :raises MoveRefused: naming the first that is wrong."""
    _check_length(texts)
    entries: list[Entry] = []
    ended = False
    for number, text in enumerate(texts, start=1):
        try:
            if ended:
                # What the end of the turn reveals would be told by how the next sentence is refused.
                raise MoveError(sentence("table-refused-after-end"))
            table, entry = _play(table, seat, text)
        except MoveError as cause:
            raise MoveRefused(cause, text, number, len(texts)) from cause
        entries.append(entry)
        ended = table.line[-1].move.ends_turn
    return table, tuple(entries)


def _check_length(texts: Sequence[str]) -> None:
    if not texts:
        raise MoveRefused(MoveError(sentence("table-refused-empty")), "", 1, 1)
    if len(texts) > MOST_SENTENCES:
        raise MoveRefused(MoveError(sentence("table-refused-many", most=MOST_SENTENCES)), "", 1, 1)
    for number, text in enumerate(texts, start=1):
        if len(text) > LONGEST_SENTENCE:
            short = text[: LONGEST_SENTENCE // 2] + "…"
            cause = MoveError(sentence("table-refused-long", most=LONGEST_SENTENCE))
            raise MoveRefused(cause, short, number, len(texts))


def _play(table: Table, seat: int, text: str) -> tuple[Table, Entry]:
    game = table.game
    view = game.view(table.state, seat)
    legal = game.legal(view, seat)
    move = understand(game, legal, text)
    if move not in legal and not move.ends_turn:
        game.apply(view, seat, move)  # refuses by its rule, and cannot tell what the seat may not see
    return table.play(seat, move), Entry(seat, str(move))


def undo_moves(table: Table, seat: int, count: int) -> MadeStep:
    """Without the seat's last `count` moves of this turn. :raises MoveRefused: if it has not made so many."""
    return _take_back(table, Entry(seat, UNDO), count)


def reset_turn(table: Table, seat: int) -> MadeStep:
    """Without the seat's moves of this turn. :raises MoveRefused: if it has made none."""
    return _take_back(table, Entry(seat, RESET), 1)


def _take_back(table: Table, entry: Entry, count: int) -> MadeStep:
    try:
        for _ in range(count):
            table = table.enter(entry)
    except MoveError as cause:
        raise MoveRefused(cause, entry.text, 1, 1) from cause
    return table, (entry,) * count


def ended_turn_of(table: Table, seat: int) -> tuple[Played, ...]:
    """The seat's moves in the turn that was ended last."""
    return tuple(played for played in table.last_turn() if played.seat == seat)


def ends_turn(game: AnyGame, text: str) -> bool:
    """Whether an entry of the log ended a turn."""
    verb = text.split(maxsplit=1)[0]
    return any(kind.ends_turn for kind in game.move_types if kind.verb == verb)


def acted_all_the_while(table: Table, seat: int, ends: int) -> bool:
    """Whether the seat had to decide too whenever one of the last so many turns was ended."""
    ended = [played for played in table.line if played.move.ends_turn]
    return ends <= len(ended) and all(
        seat in table.game.to_act(played.before) for played in ended[len(ended) - ends :]
    )
