"""What the seats of a table are called: people by their own names, computer gardeners by those of herbs."""

from collections.abc import Sequence
from functools import cache

from bot.table_records import TableRecord
from words.speech import words_in

HERBS = 8
"""So many names the words have for computer gardeners, each with an initial of its own."""


@cache
def herbs(language: str) -> tuple[str, ...]:
    """All names for computer gardeners in a language."""
    return tuple(words_in(language).say(f"bot-gardener-{number}") for number in range(1, HERBS + 1))


def gardener_names(language: str, people: Sequence[str], count: int) -> tuple[str, ...]:
    """Names for `count` computer gardeners at a table with these people, `HERBS` less the people at most.

    None is a person's name, and initials that no person has come first: on the pictures they stand for the names.
    """
    taken = {name.strip().casefold() for name in people}
    initials = {name[:1] for name in taken}
    free = [name for name in herbs(language) if name.casefold() not in taken]
    return tuple(sorted(free, key=lambda name: name[0].casefold() in initials)[:count])


def names_of(record: TableRecord) -> tuple[str, ...]:
    """The raw names of all seats, in order: the same for every reader, in the language of the table's server."""
    people = [seat.name for seat in record.seats if not seat.gardener]
    gardeners = iter(gardener_names(record.language, people, len(record.seats) - len(people)))
    return tuple(next(gardeners) if seat.gardener else seat.name for seat in record.seats)


def name_of(record: TableRecord, seat: int) -> str:
    """The raw name of a seat."""
    return names_of(record)[seat]
