"""What is secret stays secret: whole games, all that a reader can get of them, searched for what it may not know."""

from collections.abc import Iterator

import msgspec
import pytest

from rules.chance import Chance
from rules.gartenbau import GAME
from rules.gartenbau.components import components
from rules.gartenbau.hints import hints
from rules.gartenbau.state import State
from rules.notation import parse
from rules.record import read_record, record_of, write_record
from rules.table import Table, open_table
from tests.rules.gartenbau.plots import start
from tests.rules_named import rule
from words import LANGUAGES, words_in

NAMES = ("Åse", "Jørgen", "Mia", "Tom")
SEED = 20261130


def tables(seats: int, hands: str, seed: int) -> Iterator[Table]:
    """A game of computer gardeners that now and then play at random, after each move."""
    chance = Chance(seed)
    table = open_table(GAME, seed, seats, {"hands": hands})
    yield table
    while not GAME.is_over(table.state):
        seat = chance.pick(GAME.to_act(table.state))
        view = GAME.view(table.state, seat)
        careless = chance.below(6) == 0
        table = table.play(seat, chance.pick(GAME.legal(view, seat)) if careless else GAME.choose(view, seat, chance))
        yield table


def secrets_from(state: State, reader: int | None) -> set[str]:
    """The names of flowers that a reader may not know anything of."""
    box = components()
    known = {pile.open for pile in state.draft}
    known |= {str(pile.hidden) for pile in state.draft if pile.picked_by is not None and pile.picked_by == reader}
    known |= {flower.name for garden in state.gardens for flower in garden.plot.flowers}
    if reader is not None:
        own = state.gardens[reader]
        known |= {str(flower) for flower in (*own.hand, *own.discarded)}
    return set(box.flowers) - known


def payloads(table: Table, reader: int | None) -> Iterator[str]:
    """All that a reader can get of a table: what it is shown, an export, the telling of each move, ids and names."""
    shown = table.shown_to(reader)
    view = GAME.view(shown, reader)
    yield msgspec.json.encode(view).decode()
    record = record_of(table, NAMES[: table.seats], SEED, table.known_to(reader), reader)
    text = write_record(record)
    assert str(SEED) not in text
    yield text
    for played in table.known_to(reader)[-8:]:
        yield str(played.move)
        told = GAME.tell(GAME.view(played.before, reader), played.seat, played.move)
        assert told == GAME.tell(played.before, played.seat, played.move)
        if told is not None:
            yield str(told)
            yield from (words_in(language).tell(told) for language in LANGUAGES)
    if reader is not None:
        yield str(hints(view, reader))
        yield from map(str, GAME.legal(view, reader))
        others = [seat for seat in range(table.seats) if seat != reader]
        assert all(hints(view, seat) == () for seat in others)


@rule("G10", "G11", "G13")
@pytest.mark.parametrize("hands", ["novice", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_public_tells_a_flower_that_its_reader_may_not_know(seats: int, hands: str) -> None:
    searched = 0
    for number, table in enumerate(tables(seats, hands, seed=seats)):
        if GAME.is_over(table.state) or (number > 60 and number % 25):
            continue
        for reader in (None, *range(seats)):
            secret = secrets_from(table.state, reader)
            for payload in payloads(table, reader):
                told = [name for name in secret if name in payload]
                assert told == [], payload[:500]
                searched += 1
    assert searched > 500


@rule("G2", "G13")
@pytest.mark.parametrize("hands", ["novice", "advanced"])
def test_an_export_of_a_game_in_progress_replays_to_what_its_reader_sees(hands: str) -> None:
    for number, table in enumerate(tables(3, hands, seed=5)):
        if number % 20 and number > 40:
            continue
        for reader in (None, 0, 1, 2):
            if not table.known_to(reader) or GAME.is_over(table.state):
                continue
            record = record_of(table, NAMES[:3], SEED, table.known_to(reader), reader)
            again = read_record(write_record(record)).table
            assert GAME.view(again.state, reader) == GAME.view(table.shown_to(reader), reader)


@rule("G15")
def test_a_flower_that_is_placed_and_taken_back_is_seen_by_nobody_else() -> None:
    for table in tables(2, "novice", seed=4):
        played = table.line[-1] if table.line else None
        if played is not None and played.move.verb == "flower":
            other = 1 - played.seat
            for reader in (None, other):
                before = GAME.view(table.turn_start, reader)
                assert GAME.view(table.shown_to(reader), reader) == before
                assert table.known_to(reader) == table.undo(played.seat).known_to(reader)
            assert table.shown_to(played.seat) == table.state
            return
    raise AssertionError("no flower was placed")


@rule("G11")
def test_a_discard_is_a_secret_sentence_and_its_veil_replays() -> None:
    table = open_table(GAME, 3, 2, {"hands": "advanced"})
    while table.state.stage == "draft":
        table = table.play(table.state.seat, GAME.legal(table.state, table.state.seat)[0])
    for seat in (0, 1):
        for _ in range(4):
            table = table.play(seat, GAME.legal(table.state, seat)[0])
    assert table.state.stage == "play"
    own = [str(played.move) for played in table.known_to(0) if played.move.verb == "discard"]
    assert own[2:] == ["discard ?", "discard ?"]
    assert "?" not in "".join(own[:2])
    assert parse(GAME, "discard ?").secret


@rule("G11", "G12")
def test_in_the_preparation_all_may_take_back_until_they_are_ready() -> None:
    table = open_table(GAME, 3, 3, {})
    for seat in (2, 0):
        table = table.play(seat, parse(GAME, "side back"))
    table = table.play(2, parse(GAME, "end"))
    assert table.turn_of(2) == ()
    table = table.undo(0)
    assert table.state.gardens[0].side is None
    assert table.state.gardens[2].ready
    assert GAME.to_act(table.state) == (0, 1)


@rule("G13")
def test_hints_are_for_the_owner_alone() -> None:
    state = start(3)
    assert len(hints(GAME.view(state, 1), 1)) == 5
    assert hints(GAME.view(state, 0), 1) == ()
    assert hints(GAME.view(state, None), 1) == ()
