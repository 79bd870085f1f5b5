"""A table as a text file: a finished game whole, one in progress with no more than its reader may know."""

from bot.table_records import TableRecord
from rules.table import Played, Table


def known_to(record: TableRecord, table: Table, reader: int | None) -> tuple[Played, ...]:
    """The moves that the reader (a Discord user; None: an onlooker) may know: all turns that were ended, and

    of the present one only the reader's own moves. `table` is whole: its line begins with the first move.
    """
    if record.status != "playing":
        return table.line
    seat = record.seat_of(reader) if reader is not None else None
    own = table.turn_of(seat.number) if seat else ()
    return (*table.line[: table.floor], *own)
