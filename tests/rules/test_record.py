"""Games as text files: what is written is read again, and what is wrong is named by its line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.pergola import GAME
from rules.record import BrokenRecord, Record, read_record, record_of, replay_record, write_record
from rules.table import BrokenLog, Entry
from tests.contract.play import random_table
from words import LANGUAGES, words_in

NAMES = ("Åse *the* <@1>", 'Jør"gen\n# no comment', "\u2028 5 end", "")


def finished(seats: int = 2) -> Record:
    table = random_table(GAME, seats, 4, 10_000)
    return record_of(table, NAMES[:seats], 4, table.line, None)


def in_progress(moves: int = 100) -> Record:
    table = random_table(GAME, 2, 4, moves)
    return record_of(table, NAMES[:2], 4, table.line, None)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_finished_game_is_written_and_read_with_seed_and_scores(seats: int) -> None:
    record = finished(seats)
    assert record.seed == 4
    assert record.opening is None
    text = write_record(record)
    again, table = read_record(text)
    assert again == record
    assert GAME.is_over(table.state)
    assert "seed: 4\n" in text
    assert f"score 1: {GAME.score(table.state)[0].total} = hollyhocks " in text


@settings(max_examples=15)
@given(moves=st.integers(0, 160))
def test_a_game_in_progress_has_no_secret_and_replays_all_the_same(moves: int) -> None:
    table = random_table(GAME, 2, 4, moves)
    if GAME.is_over(table.state):
        return
    record = record_of(table, NAMES[:2], 4, table.line, None)
    text = write_record(record)
    assert record.seed is None
    assert "seed" not in text
    assert record.scores == ()
    again, replayed = read_record(text)
    assert again == record
    assert GAME.view(replayed.state, None) == GAME.view(table.state, None)
    hidden = {str(tool) for tool in table.state.stack}
    shown = {str(tool) for tool in replayed.state.stack}
    assert not hidden & shown


def test_only_the_moves_that_a_reader_may_know_are_written() -> None:
    table = random_table(GAME, 2, 4, 100)
    record = record_of(table, NAMES[:2], 4, table.line[: table.floor], None)
    _, replayed = read_record(write_record(record))
    assert replayed.ply == table.floor


def test_a_record_replays_up_to_any_move() -> None:
    record = finished()
    half = replay_record(record, 50)
    assert half.ply == 50
    assert [str(played.move) for played in half.line] == [entry.text for entry in record.log[:50]]


def test_taking_back_may_stand_in_a_record() -> None:
    record = in_progress(0)
    seat = replay_record(record).state.seat
    log = (Entry(seat, "take 1"), Entry(seat, "undo"), Entry(seat, "take 2"), Entry(seat, "reset"))
    text = write_record(Record(record.game, record.edition, record.names, {}, log, seed=4))
    assert len(read_record(text).table.line) == 0


def test_comments_blank_lines_and_another_systems_line_ends_are_read() -> None:
    text = write_record(finished())
    assert read_record("\ufeff" + text.replace("\n", "\r\n") + "\r\n# the end").record == finished()


def broken(old: str, new: str, text: str | None = None) -> tuple[str, int]:
    """The text with a change, and the line of the change."""
    whole = text or write_record(finished())
    assert old in whole
    return whole.replace(old, new, 1), whole[: whole.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("Allotment record 1", "Allotment record 2", "record-first-line"),
        ("game: pergola", "game: chess", "record-unknown-game"),
        ("edition: pergola-1", "edition: pergola-0", "record-edition"),
        ("seats: 2", "seats: 7", "record-seats"),
        ("seats: 2", "seats: two", "record-seats"),
        ("name 1: ", "name 1: Åse", "record-name"),
        ("seed: 4", "seed: four", "record-seed"),
        ("seed: 4", "option challenge: dancing\nseed: 4", "record-option"),
        ("seed: 4", "option size: 4\nseed: 4", "record-option"),
        ("seed: 4", "seats: 2", "record-header-again"),
        ("seed: 4", "weather: fine", "record-unknown-line"),
        ("# turn 3, seat 1", "3 take 1", "record-no-seat"),
        ("# turn 3, seat 1", "0 take 1", "record-no-seat"),
        ("# turn 3, seat 1", "game: pergola", "record-header-again"),
        ("# turn 3, seat 1", "1 plough 1", "move-unknown-verb"),
        ("# turn 3, seat 1", "1 end", "pergola-refuse-take-first"),
        ("# turn 3, seat 1", "1 undo", "undo-nothing"),
        ("score 2: ", "score 2: 1", "record-score"),
        ("score 2: ", "score 3: ", "record-score"),
    ],
)
def test_the_first_wrong_line_is_named_and_told(old: str, new: str, key: str) -> None:
    text, line = broken(old, new)
    with pytest.raises(BrokenRecord) as error:
        read_record(text)
    assert error.value.sentence.key == key
    assert error.value.line == line
    for language in LANGUAGES:
        assert words_in(language).tell(error.value.sentence)


@pytest.mark.parametrize(
    ("line", "key"), [("game: pergola\n", "game"), ("edition: pergola-1\n", "edition"), ("seed: 4\n", "seed")]
)
def test_what_is_missing_is_named(line: str, key: str) -> None:
    text, _ = broken(line, "")
    with pytest.raises(BrokenRecord) as error:
        read_record(text)
    assert error.value.sentence.key == "record-missing"
    assert dict(error.value.sentence.details)["word"] == key


@pytest.mark.parametrize("text", ["", "\n", "hello", "{}", "\x00"])
def test_any_other_text_is_no_record(text: str) -> None:
    with pytest.raises(BrokenRecord) as error:
        read_record(text)
    assert error.value.line == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('opening: {"gardens"', 'opening: {"gardens'),
        ('"piles":[', '"piles":[7,'),
        ('"drops":["S1","S2"]', '"drops":["X1","X2"]'),
    ],
)
def test_an_opening_that_no_game_can_have_is_refused(old: str, new: str) -> None:
    text, line = broken(old, new, write_record(in_progress()))
    with pytest.raises(BrokenRecord) as error:
        read_record(text)
    assert error.value.line >= line


def test_a_wrong_move_is_named_when_a_record_is_replayed_by_hand() -> None:
    record = finished()
    wrong = Record(record.game, record.edition, record.names, {}, (*record.log[:20], Entry(0, "plough 1")), seed=4)
    with pytest.raises(BrokenLog) as error:
        replay_record(wrong)
    assert error.value.line == 21
