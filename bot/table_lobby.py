"""What may happen to a table's record before the game begins, and when it is broken off. Pure functions."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from bot.people import Person
from bot.table_errors import AlreadyOver, AlreadyStarted, BadChoice, NotAtTable, NotHost, NotStarted, Seating
from bot.table_records import SeatRecord, TableRecord
from rules.game import AnyGame
from rules.sentence import Noun


def must_be_lobby(record: TableRecord) -> None:
    """:raises AlreadyStarted, AlreadyOver:"""
    if record.status == "playing":
        raise AlreadyStarted(number=record.id)
    if record.status != "lobby":
        raise AlreadyOver(number=record.id)


def must_have_begun(record: TableRecord) -> None:
    """:raises NotStarted: for a lobby, also for one that was ended."""
    if record.started is None:
        raise NotStarted(number=record.id)


def must_be_playing(record: TableRecord) -> None:
    """:raises NotStarted, AlreadyOver:"""
    if record.status == "lobby":
        raise NotStarted(number=record.id)
    if record.status != "playing":
        raise AlreadyOver(number=record.id)


def must_be_host(record: TableRecord, person: Person) -> None:
    """:raises NotHost:"""
    if person.id != record.host:
        host = next(seat.name for seat in record.seats if seat.person == record.host)
        raise NotHost(number=record.id, host=host)


def check_seats(game: AnyGame, seats: int) -> None:
    """:raises BadChoice: if the game is not played by that many."""
    if seats not in game.seat_counts:
        fewest, most = min(game.seat_counts), max(game.seat_counts)
        raise BadChoice("table-bad-seats", seats=seats, fewest=fewest, most=most, game=Noun(f"{game.key}-name"))


def check_option(game: AnyGame, key: str, value: str) -> None:
    """:raises BadChoice: if the game has no such option, or the option no such value."""
    option = next((each for each in game.options if each.key == key), None)
    if option is None:
        raise BadChoice("table-no-option", option=key, game=Noun(f"{game.key}-name"))
    if value not in option.values:
        raise BadChoice(
            "table-bad-option", value=value, option=Noun(f"{game.key}-option-{key}"), values=", ".join(option.values)
        )


def options_for(game: AnyGame, seats: int, chosen: Mapping[str, str]) -> dict[str, str]:
    """The options that a game of so many seats has, each as chosen or by default."""
    return {each.key: chosen.get(each.key, each.values[0]) for each in game.options if seats in each.seats}


def numbered(seats: Sequence[SeatRecord]) -> tuple[SeatRecord, ...]:
    """The seats in their order, their numbers without a gap."""
    return tuple(replace(seat, number=number) for number, seat in enumerate(seats))


def seat_for(person: Person) -> SeatRecord:
    return SeatRecord(number=0, person=person.id, name=person.name, gardener=False, resigned=False)


def gardener_seat() -> SeatRecord:
    return SeatRecord(number=0, person=None, name="", gardener=True, resigned=False)


def join(record: TableRecord, person: Person) -> TableRecord:
    must_be_lobby(record)
    if record.seat_of(person.id):
        raise Seating("table-already-seated", number=record.id)
    return _seat(record, seat_for(person))


def add_gardener(record: TableRecord, person: Person) -> TableRecord:
    must_be_lobby(record)
    must_be_host(record, person)
    return _seat(record, gardener_seat())


def _seat(record: TableRecord, seat: SeatRecord) -> TableRecord:
    if len(record.seats) >= record.wanted_seats:
        raise Seating("table-full", number=record.id, seats=record.wanted_seats)
    return replace(record, seats=numbered([*record.seats, seat]))


def remove_gardener(record: TableRecord, person: Person) -> TableRecord:
    must_be_lobby(record)
    must_be_host(record, person)
    last = max((seat.number for seat in record.seats if seat.gardener), default=None)
    if last is None:
        raise Seating("table-no-gardener", number=record.id)
    return replace(record, seats=numbered([seat for seat in record.seats if seat.number != last]))


def leave(record: TableRecord, person: Person) -> TableRecord:
    """The lobby without the person; ended, if nobody is left to host it."""
    must_be_lobby(record)
    if not record.seat_of(person.id):
        raise NotAtTable(number=record.id)
    seats = numbered([seat for seat in record.seats if seat.person != person.id])
    return with_a_host(replace(record, seats=seats))


def with_a_host(record: TableRecord) -> TableRecord:
    """The table with its host, or with the next person in its place; ended, when no person is left."""
    people = [seat.person for seat in record.seats if seat.human and seat.person is not None]
    if not people:
        return ended(record)
    return record if record.host in people else replace(record, host=people[0])


def ended(record: TableRecord) -> TableRecord:
    """The table broken off. :raises AlreadyOver:"""
    if record.status in ("over", "ended"):
        raise AlreadyOver(number=record.id)
    return replace(record, status="ended", seats=waiting_for(record.seats, ()))


def waiting_for(seats: Sequence[SeatRecord], to_act: Sequence[int]) -> tuple[SeatRecord, ...]:
    """The seats, marked whether the game waits for them."""
    return tuple(replace(seat, to_act=seat.number in to_act) for seat in seats)


def set_option(record: TableRecord, person: Person, game: AnyGame, key: str, value: str) -> TableRecord:
    must_be_lobby(record)
    must_be_host(record, person)
    check_option(game, key, value)
    return replace(record, options={**record.options, key: value})


def set_seats(record: TableRecord, person: Person, game: AnyGame, seats: int) -> TableRecord:
    must_be_lobby(record)
    must_be_host(record, person)
    check_seats(game, seats)
    if seats < len(record.seats):
        raise BadChoice("table-seats-taken", seats=seats, taken=len(record.seats))
    return replace(record, wanted_seats=seats)


def start(record: TableRecord, person: Person, game: AnyGame, now: str) -> TableRecord:
    """The table as its game begins, with the options that count for the seats that are taken."""
    must_be_lobby(record)
    must_be_host(record, person)
    taken = len(record.seats)
    if taken not in game.seat_counts:
        raise Seating("table-too-few", number=record.id, taken=taken, fewest=min(game.seat_counts))
    options = options_for(game, taken, record.options)
    return replace(
        record, status="playing", edition=game.edition, options=options, wanted_seats=taken, started=now, updated=now
    )


def resign(record: TableRecord, person: Person) -> TableRecord:
    """The table with the person's seat given to a computer gardener; ended, when no person is left."""
    must_be_playing(record)
    left = record.seat_of(person.id)
    if left is None:
        raise NotAtTable(number=record.id)
    seats = tuple(replace(seat, resigned=True) if seat.number == left.number else seat for seat in record.seats)
    return with_a_host(replace(record, seats=seats))
