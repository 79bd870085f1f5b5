"""A table put into words: finished turns in one line each, scores, whose turn it is."""

from collections.abc import Callable, Sequence

import msgspec

from bot.speech import escaped, listed
from bot.table_names import name_of, names_of
from bot.table_records import TableRecord
from rules.game import AnyGame
from rules.sentence import Sentence
from rules.table import Played, Table
from words import Words

BETWEEN = " · "


class FinishedTurn(msgspec.Struct, frozen=True):
    """The moves of a turn that was ended. `number` is the game's own: 0 for what comes before the first turn."""

    seat: int
    number: int
    played: tuple[Played, ...]


def finished_turns(game: AnyGame, line: Sequence[Played]) -> tuple[FinishedTurn, ...]:
    """The turns of a line of moves that were ended, oldest first."""
    turns: list[FinishedTurn] = []
    moves: dict[int, list[Played]] = {}
    for played in line:
        own = moves.setdefault(played.seat, [])
        own.append(played)
        if played.move.ends_turn:
            number = game.progress(played.before, played.seat).turn
            turns.append(FinishedTurn(played.seat, number, tuple(own)))
            moves[played.seat] = []
    return tuple(turns)


def recent_turns(record: TableRecord, table: Table) -> tuple[FinishedTurn, ...]:
    """The last turn of a person and whatever computer gardeners did since, as an onlooker may know them.

    Of a step that was made at the same time, the turns of all.
    """
    turns = finished_turns(table.game, table.known_to(None))
    people = {seat.number for seat in record.seats if seat.human}
    start = next((place for place in range(len(turns) - 1, -1, -1) if turns[place].seat in people), 0)
    while start > 0 and _together(table, turns[start - 1], turns[start]):
        start -= 1
    return turns[start:]


def _together(table: Table, earlier: FinishedTurn, later: FinishedTurn) -> bool:
    """Whether the later turn's seat had to decide already when the earlier turn was ended."""
    return earlier.seat != later.seat and later.seat in table.game.to_act(earlier.played[-1].before)


def changed_garden(record: TableRecord, table: Table) -> tuple[int, Played | None]:
    """The seat whose garden changed last by a person's hand, and the first move of that turn (None: none yet)."""
    recent = recent_turns(record, table)
    if not recent:
        acting = table.game.to_act(table.state)
        return (acting[0] if acting else 0), None
    return recent[0].seat, recent[0].played[0]


def moves_told(table: Table, moves: Sequence[Played], words: Words) -> list[str]:
    """Each move that is worth telling, in a few words."""
    told = (table.game.tell(played.before, played.seat, played.move) for played in moves)
    return [words.tell(each) for each in told if each is not None]


def turn_told(record: TableRecord, table: Table, turn: FinishedTurn, words: Words) -> str:
    """A finished turn in one line."""
    name = escaped(name_of(record, turn.seat))
    moves = BETWEEN.join(moves_told(table, turn.played, words))
    if not moves:
        return words.say("bot-turn-line-empty", name=name)
    return words.say("bot-turn-line", name=name, moves=moves)


def scores_told(record: TableRecord, table: Table, words: Words) -> str:
    """The scores so far, in the order of the seats."""
    sheets = table.game.score(table.game.view(table.shown_to(None), None))
    names = names_of(record)
    return BETWEEN.join(
        words.say("bot-score-short", name=escaped(name), points=sheet.total)
        for name, sheet in zip(names, sheets, strict=True)
    )


def described(record: TableRecord, seat: int, words: Words) -> str:
    """The name of a seat, escaped, and what the others should know of who plays it."""
    name = escaped(name_of(record, seat))
    if record.seats[seat].gardener:
        return words.say("bot-name-computer", name=name)
    return words.say("bot-name-left", name=name) if record.seats[seat].resigned else name


def ending_told(record: TableRecord, table: Table, words: Words) -> str:
    """How a game that is over has ended."""
    ending = table.game.ending(table.state)
    winners = listed([escaped(name_of(record, seat)) for seat in ending.winners], words)
    return words.tell(Sentence(ending.sentence.key, (*ending.sentence.details, ("winners", winners))))


def game_name(game: str, words: Words) -> str:
    return words.say(f"{game}-name")


def heading(record: TableRecord, table: Table | None, words: Words) -> str:
    """Which game, and how far it is where there is a table to tell it."""
    name = game_name(record.game, words)
    if table is None:
        return words.say("bot-heading-lobby", game=name, table=record.id)
    if table.game.is_over(table.state):
        return words.say("bot-heading-over", game=name, table=record.id)
    acting = table.game.to_act(table.state)
    progress = table.game.progress(table.state, acting[0])
    if progress.turn == 0:
        return words.say("bot-heading-before", game=name, table=record.id)
    if progress.turns is None:
        return words.say("bot-heading-open", game=name, turn=progress.turn, table=record.id)
    return words.say("bot-heading", game=name, turn=progress.turn, turns=progress.turns, table=record.id)


def waiting_for(record: TableRecord, words: Words, shown: Callable[[str], str] = escaped) -> str:
    """The names of those that the game waits for, each as `shown` makes it fit for where it stands."""
    return listed([shown(name_of(record, number)) for number in record.next_seats], words)


def people_to_act(record: TableRecord) -> list[int]:
    """The Discord users that the game waits for."""
    return [
        seat.person
        for seat in record.seats
        if seat.human and seat.to_act and seat.person is not None and record.status == "playing"
    ]


def cut(lines: Sequence[str], limit: int, words: Words) -> str:
    """The lines that fit, from the newest back; what is left out is said."""
    kept: list[str] = []
    size = 0
    for line in reversed(lines):
        if size + len(line) + 1 > limit:
            kept.append(words.say("bot-lines-left-out", count=len(lines) - len(kept)))
            break
        kept.append(line)
        size += len(line) + 1
    return "\n".join(reversed(kept))
