"""What the seats of a table are called."""

import msgspec
import pytest

from bot.panels.lobby_page import lobby_page
from bot.panels.telling import described, scores_told
from bot.table_names import HERBS, gardener_names, name_of, names_of
from bot.table_records import SeatRecord, TableRecord
from rules.registry import games
from rules.table import open_table
from tests.bot.test_pages import record_of
from words import LANGUAGES, words_in

GAME = games()["pergola"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def table_of(*people: str, gardeners: int = 1, language: str = "en") -> TableRecord:
    """A lobby with people of these names, and computer gardeners after them."""
    names = [*people, *[""] * gardeners]
    seats = tuple(
        SeatRecord(number=number, person=number + 1 if name else None, name=name, gardener=not name, resigned=False)
        for number, name in enumerate(names)
    )
    record = record_of(open_table(GAME, 5, 2, {}), status="lobby")
    return msgspec.structs.replace(record, seats=seats, wanted_seats=len(seats), language=language, host=1)


@every_language
def test_the_names_of_computer_gardeners_differ_already_in_their_initials(language: str) -> None:
    names = gardener_names(language, (), HERBS)
    assert len({name[0].casefold() for name in names}) == HERBS
    assert max(max(game.seat_counts) for game in games().values()) <= HERBS


@every_language
def test_no_computer_gardener_is_called_like_a_person_at_the_table(language: str) -> None:
    first, second, third = gardener_names(language, (), 3)
    named = names_of(table_of(f" {first.upper()} ", second, gardeners=2, language=language))
    assert named[:2] == (f" {first.upper()} ", second)
    assert named[2] == third
    assert len({name.strip().casefold() for name in named}) == 4


def test_a_name_with_an_initial_that_nobody_has_is_preferred() -> None:
    assert names_of(table_of("Tom", "Rolf")) == ("Tom", "Rolf", "Basil")
    assert gardener_names("en", [f"{letter}…" for letter in "RBSJCHPD"], 1) == ("Rosemary",)


def test_all_readers_know_a_computer_gardener_by_one_name_the_servers() -> None:
    danish = table_of("Tom", language="da")
    assert name_of(danish, 1) == "Rosmarin"
    assert described(danish, 1, words_in("en")) == "Rosmarin (computer)"
    assert "2. Rosmarin (computer)" in lobby_page(danish, GAME, words_in("da"), None).text


def test_who_has_left_keeps_the_name_with_a_note() -> None:
    record = table_of("Tom_", "Mia", gardeners=0)
    left = msgspec.structs.replace(record.seats[0], resigned=True)
    record = msgspec.structs.replace(record, seats=(left, record.seats[1]))
    assert names_of(record) == ("Tom_", "Mia")
    assert described(record, 0, words_in("en")) == r"Tom\_ (left the game)"
    assert described(record, 1, words_in("en")) == "Mia"


def test_scores_stand_in_the_order_of_the_seats_each_plainly_somebodys() -> None:
    table = open_table(GAME, 5, 2, {})
    assert scores_told(table_of("Tom"), table, words_in("en")) == "Tom **0** · Rosemary **0**"
