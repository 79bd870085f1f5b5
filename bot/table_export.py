"""A table as a text file: a finished game whole, one in progress with no more than its reader may know."""

from collections.abc import Mapping

from bot.table_names import names_of
from bot.table_records import TableRecord
from rules.game import AnyGame
from rules.record import record_of, write_record
from rules.table import Played, Table


def known_to(record: TableRecord, table: Table, reader: int | None) -> tuple[Played, ...]:
    """The moves that the reader (a Discord user; None: an onlooker) may know: all turns that were ended, and

    of the present one only the reader's own moves; others' secret moves veiled. `table` is whole: its line begins
    with the first move.
    """
    seat = record.seat_of(reader) if reader is not None else None
    return table.known_to(seat.number if seat else None)


def export(record: TableRecord, table: Table, seed: int, reader: int | None, games: Mapping[str, AnyGame]) -> str:
    """The text. `table` is whole. Without the seed, unless the game is over by its rules: one that was broken off

    tells no more than it did when it was played.
    """
    seat = record.seat_of(reader) if reader is not None else None
    moves = known_to(record, table, reader)
    return write_record(record_of(table, names_of(record), seed, moves, seat.number if seat else None), games)
