"""What the seats of a table are called."""

from bot.table_records import SeatRecord, TableRecord
from words.speech import Words


def name_of(seat: SeatRecord, words: Words) -> str:
    """The raw name of a seat: its person's, or what computer gardeners are called."""
    if seat.gardener:
        return words.say("bot-gardener-name", number=seat.number + 1)
    return seat.name


def names_of(record: TableRecord, words: Words) -> tuple[str, ...]:
    """The raw names of all seats, in order."""
    return tuple(name_of(seat, words) for seat in record.seats)
