"""Refilling and planting (C8 to C21), and the positions of the concept pictures."""

import pytest
from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.beds import covered, plain_free, visible
from rules.cottage_garden.moves import MOVE_TYPES
from rules.cottage_garden.nursery import row_places, row_tiles
from rules.cottage_garden.shapes import squares_of, turned
from rules.cottage_garden.state import Bed, State, Turn
from rules.game import IllegalMove
from rules.notation import parse
from rules.table import Table
from tests.rules.cottage_garden.positions import (
    BOX,
    almost,
    legal,
    mine,
    planted,
    play,
    refused,
    said,
    start,
    tending,
    tiles_of,
    with_beds,
    with_row,
)
from tests.rules_named import rule


def begin(state: State) -> State:
    """The state in which seat 0 begins its turn: the seat before it has just ended its own."""
    before = replace(state, seat=len(state.gardens) - 1, turn=Turn("tend", refill=False))
    steps = len(BOX.seatings[len(state.gardens)].lines)
    return play(replace(before, gardener=(state.gardener - 2) % steps + 1), "end")


@rule("C8")
@pytest.mark.parametrize("row", [("V3a", None, None, None), (None, "V3a", None, None), (None, None, None, None)])
def test_three_or_four_empty_places_are_filled_the_nearest_first(row: tuple[str | None, ...]) -> None:
    state = with_row(start(), *row)
    queue = list(state.queue)
    after = begin(state)
    assert [after.nursery[place] for place in row_places(after)] == [tile or queue.pop(0) for tile in row]
    assert list(after.queue) == queue
    assert tiles_of(after) == sorted(BOX.tiles)


@rule("C8")
def test_two_empty_places_stay_empty() -> None:
    state = with_row(start(), "V3a", None, None, "H4")
    assert row_tiles(begin(state)) == ("V3a", "H4")


@rule("C9")
def test_a_cat_fills_one_or_two_empty_places() -> None:
    state = with_row(start(), "V3a", None, "H4", None)
    after = play(state, "refill")
    assert row_tiles(after) == ("V3a", state.queue[0], "H4", state.queue[1])
    assert (mine(after).cats, len(after.queue)) == (1, len(state.queue) - 2)
    assert refused(after, "refill", "C9") == "refill-over"


@rule("C9")
def test_the_last_cat_may_be_given_up_too() -> None:
    state = with_beds(with_row(start(), "V3a", "H4", "I2a", None), *start().gardens[0].beds, cats=1)
    assert "refill" in legal(state)
    after = play(state, "refill")
    assert (mine(after).cats, len(row_tiles(after))) == (0, 4)


@rule("C9")
def test_when_no_cat_may_be_given_up() -> None:
    state = with_row(start(), "V3a", None, "H4", "I2a")
    assert "refill" in legal(state)
    assert refused(with_beds(state, *mine(state).beds, cats=0), "refill", "C9") == "no-cat-to-give"
    assert refused(replace(state, queue=()), "refill", "C9") == "queue-empty"
    assert refused(with_row(state, "V3a", "V3b", "H4", "I2a"), "refill", "C9") == "row-full"
    assert refused(play(state, "cat light A1"), "refill", "C9") == "refill-over"
    assert refused(play(state, legal(state, "plant")[0]), "refill", "C9") == "refill-over"
    filled = replace(begin(with_row(start(), "V3a", None, None, None)), queue=("I2a",))
    assert refused(filled, "refill", "C9") == "refill-over"


@rule("C10")
def test_a_short_queue_fills_as_many_places_as_it_can() -> None:
    state = replace(with_row(start(), None, None, None, None), queue=("V3a", "H4"))
    after = begin(state)
    assert row_tiles(after) == ("V3a", "H4")
    assert after.queue == ()
    assert refused(replace(after, queue=("I4",)), "refill", "C9") == "refill-over", "nothing is added later"


@rule("C11")
def test_exactly_one_tile_or_flowerpot_a_turn() -> None:
    state = with_row(start(), "V3a", "V3b", "H4", "I2a")
    assert refused(state, "end", "C11") == "plant-first"
    for first in (legal(state, "plant")[0], legal(state, "pot")[0]):
        after = play(state, first)
        assert "end" in legal(after)
        assert legal(after, "plant") == legal(after, "pot") == []
        assert refused(after, "plant H4 dark 1 C3", "C11") == "planted-already"
        assert refused(after, "pot dark E5", "C11") == "planted-already"


@rule("C12")
def test_a_tile_comes_from_the_gardeners_row() -> None:
    state = with_row(start(), "V3a", None, "H4", None)
    elsewhere = replace(state, nursery=(*state.nursery[:15], "I4"))
    assert {move.split()[1] for move in legal(elsewhere, "plant")} == {"V3a", "H4"}
    assert refused(elsewhere, "plant I4 light 1 A1", "C12") == "not-in-row"
    after = play(elsewhere, legal(elsewhere, "plant H4")[0])
    assert (row_tiles(after), tiles_of(after)) == (("V3a",), tiles_of(elsewhere))
    assert refused(replace(state, nursery=(None,) * 16), "plant I4 light 1 A1", "C12") == "row-empty"
    assert refused(state, "plant Q9 light 1 A1", "C1") == "no-such-tile"
    assert "V3a, H4" in said(elsewhere, "plant I4 light 1 A1")


@rule("C12")
def test_where_no_tile_fits_only_a_flowerpot_can_be_planted() -> None:
    state = with_row(with_beds(start(), almost("L1", "A1"), almost("D1", "A1")), "H4", "H5", "H6", "H8")
    assert legal(state, "plant") == []
    assert legal(state, "pot") == ["pot light A1", "pot dark A1"]


@rule("C13")
@pytest.mark.parametrize(
    ("kind", "turns"),
    [("I1", 1), ("O4", 1), ("I2", 2), ("I2p", 4), ("V3", 4), ("S4", 4), ("X5", 4), ("L4", 8), ("H4", 8), ("Y5", 8)],
)
def test_a_tile_has_as_many_turns_as_it_has_looks(kind: str, turns: int) -> None:
    shape = BOX.kinds[kind]
    looks = [turned(shape.rows, number) for number in range(1, 9)]
    assert len(shape.turns) == turns == len(set(looks))
    for number, look in enumerate(looks, start=1):
        assert (number in shape.turns) == (looks.index(look) == number - 1), "the lowest number stands for a look"


@rule("C13")
def test_how_the_turns_are_numbered() -> None:
    assert [turned(("XXX", "X.."), number) for number in range(1, 9)] == [
        ("XXX", "X.."),
        ("XX", ".X", ".X"),
        ("..X", "XXX"),
        ("X.", "X.", "XX"),
        ("XXX", "..X"),
        (".X", ".X", "XX"),
        ("X..", "XXX"),
        ("XX", "X.", "X."),
    ]


@rule("C13")
def test_a_turn_that_looks_like_a_lower_one_is_not_used() -> None:
    state = with_row(start(), "I4", "V3a", "H4", "O4")
    assert refused(state, "plant I4 light 3 A1", "C13") == "turn-alike"
    assert refused(state, "plant O4 light 8 A1", "C13") == "turn-alike"
    assert "1, 2" in said(state, "plant I4 light 3 A1")


@rule("C14")
def test_a_tile_may_not_leave_the_bed() -> None:
    state = with_row(start(), "I4", "V3a", "H4", "O4")
    for bed in ("light", "dark"):
        assert legal(state, f"plant I4 {bed} 1") == [
            f"plant I4 {bed} 1 {column}{row}" for row in range(1, 6) for column in "AB"
        ]
        assert refused(state, f"plant I4 {bed} 1 C1", "C14") == "leaves-bed"
        assert refused(state, f"plant I4 {bed} 2 A3", "C14") == "leaves-bed"
    assert refused(state, "plant I4 light 1 F1", "C14") == "no-such-square"
    assert refused(state, "pot light A6", "C14") == "no-such-square"


@rule("C15")
def test_a_tile_may_not_lie_on_a_tile_a_cat_or_a_flowerpot_token() -> None:
    bed = replace(planted("L1", "I4 1 A1"), cats=("A3",), pots=("E5",))
    state = with_row(with_beds(start(), bed, Bed("D1")), "I2a", "V3a", "H4", "O4")
    assert refused(state, "plant I2a light 2 A1", "C15") == "overlaps-tile"
    assert refused(state, "plant I2a light 2 A2", "C15") == "overlaps-token"
    assert refused(state, "plant I2a light 1 D5", "C15") == "overlaps-token"
    assert "plant I2a light 1 A2" in legal(state)
    assert "A1, B1" in said(state, "plant I2a light 1 A1")


@rule("C16", "C23")
def test_a_tile_may_cover_printed_pots_and_covers_which_then_count_nothing() -> None:
    state = with_row(with_beds(start(), Bed("L1"), Bed("D1")), "I2a", "V3a", "H4", "O4")
    before = visible(Bed("L1"))
    after = mine(play(state, "plant I2a light 1 D1")).beds[0]
    assert before == (4, 2)
    assert after is not None
    assert visible(after) == (3, 1)


@rule("C17")
def test_no_move_takes_or_shifts_a_tile_that_lies() -> None:
    verbs = {kind.verb for kind in MOVE_TYPES}
    assert verbs == {"pay", "refill", "plant", "pot", "cat", "score", "queue", "end"}
    state = with_row(with_beds(start(), planted("L1", "O4 1 A3"), Bed("D1")), "I2a", "V3a", "H4", "I4")
    for move in legal(state):
        bed = mine(play(state, move)).beds[0]
        assert bed is not None
        assert bed.tiles[:1] == planted("L1", "O4 1 A3").tiles


@rule("C18")
def test_a_flowerpot_stands_on_free_plain_soil() -> None:
    bed = replace(planted("L1", "I4 1 A3"), cats=("A1",))
    state = with_beds(start(), bed, Bed("D1"))
    assert legal(state, "pot light") == [f"pot light {square}" for square in squares_of(plain_free(bed))]
    assert refused(state, "pot light B3", "C18") == "square-taken"
    assert refused(state, "pot light A1", "C18") == "square-taken"
    assert refused(state, "pot light E1", "C18") == "square-printed"
    assert refused(state, "pot light D1", "C18") == "square-printed"
    after = mine(play(state, "pot light A2")).beds[0]
    assert after is not None
    assert after.pots == ("A2",)
    assert visible(after).pots == visible(bed).pots + 1


@rule("C2")
def test_a_bed_that_one_does_not_have_is_refused() -> None:
    assert refused(start(), "pot dark2 A1", "C2") == "no-such-bed"
    assert "light, dark" in said(start(), "pot dark2 A1")
    lone = with_beds(start(), None, start().gardens[0].beds[1])
    assert refused(lone, "pot light A1", "C2") == "no-such-bed"


@rule("C19")
def test_cats_may_lie_down_before_and_after_the_tile_as_many_as_there_are() -> None:
    state = with_beds(start(), Bed("L1"), Bed("D1"))
    plain = [f"light {square}" for square in squares_of(plain_free(Bed("L1")))]
    plain += [f"dark {square}" for square in squares_of(plain_free(Bed("D1")))]
    assert legal(state, "cat") == [f"cat {each}" for each in plain]
    assert legal(tending(state), "cat") == legal(state, "cat")
    after = play(state, "cat light A1", "pot dark A1", "cat dark B1")
    garden = mine(after)
    assert garden.cats == 0
    assert [bed.cats for bed in garden.beds if bed is not None] == [("A1",), ("B1",)]
    assert [visible(bed).points for bed in garden.beds if bed is not None] == [8, 10]
    assert legal(after, "cat") == []
    assert refused(after, "cat light C3", "C19") == "no-cat"
    assert refused(state, "cat light E1", "C18") == "square-printed"


@rule("C19")
def test_only_the_seat_whose_turn_it_is_may_put_down_a_cat() -> None:
    state = start()
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, 1, parse(GAME, "cat light A1"))
    assert caught.value.rule == "C6"
    assert list(GAME.legal(state, 1)) == []


@rule("C20", "C18")
def test_a_cat_may_not_take_the_last_plain_square_while_a_tile_is_due() -> None:
    state = with_row(with_beds(start(), almost("L1", "A1"), almost("D1", "A1")), "H4", "H5", "H6", "H8")
    after = play(state, "cat light A1")
    assert legal(after) == ["pot dark A1"]
    assert refused(after, "cat dark A1", "C20") == "last-square"
    assert "cat dark A1" not in legal(after)
    assert play(with_beds(tending(state), almost("L1", "A1"), None), "cat light A1")


@rule("C21")
def test_the_parasol_lays_any_tile_of_the_nursery_and_never_touches_the_game() -> None:
    state = replace(with_row(start(), "V3a", None, "H4", None), seat=1)
    elsewhere = replace(state, nursery=(*state.nursery[:15], "I4"))
    trial = GAME.trial(GAME.view(elsewhere, 0), 0)
    assert {move.split()[1] for move in legal(trial, "plant")} == {"V3a", "H4", "I4"}
    tried = play(trial, "plant I4 light 2 A1", "plant H4 dark 1 A1", "cat light E4")
    beds = [bed for bed in mine(tried).beds if bed is not None]
    assert [[each.tile for each in bed.tiles] for bed in beds] == [["I4"], ["H4"]]
    assert refused(tried, "end", "C21") == "only-a-trial"
    assert elsewhere == replace(state, nursery=(*state.nursery[:15], "I4"))
    assert Table(GAME, 2, {}, trial).play(0, parse(GAME, "plant I4 light 2 A1")).undo(0).state == trial


CONCEPT_LIGHT = replace(planted("L4", "H1 1 C2", "O4 1 D4"), cats=("E3",))
CONCEPT_DARK = replace(planted("D1", "I3a 1 A1", "T4a 4 A2", "H8 2 D3"), cats=("E2",), pots=("E5",))


def concept() -> State:
    """The position that both concept pictures show."""
    state = replace(start(), gardener=2, die=3)
    state = with_beds(state, CONCEPT_LIGHT, CONCEPT_DARK, orange=(0, 5, 20), blue=(0, 4, 10), hive=2, cats=1)
    rows = "W5 V3a - H6 / P5 X5 I2p H4 / I3b H2 Y5 - / S4a L5 H7 -".replace(" / ", " ").split()
    nursery = tuple(None if tile == "-" else tile for tile in rows)
    return replace(state, nursery=nursery, queue=("Z5", "I1a", "H5", "T4b", "I4", "U5"), spare="L5")


def test_the_concept_pictures_show_what_the_rules_say() -> None:
    state = concept()
    assert row_tiles(state) == ("V3a", "X5", "H2", "L5")
    assert GAME.score(state)[0].total == 41
    assert [squares_of(plain_free(bed)) for bed in (CONCEPT_LIGHT, CONCEPT_DARK)] == [
        ("A1", "D1", "A2", "B2", "D2", "E2", "A3", "A4"),
        ("C2", "D2", "B5"),
    ]
    assert [visible(bed) for bed in (CONCEPT_LIGHT, CONCEPT_DARK)] == [(4, 2), (7, 1)]
    assert "D3" in squares_of(covered(CONCEPT_DARK)), "the pond hides a printed pot"


def test_the_candidates_of_the_concept_picture_are_the_legal_squares() -> None:
    assert legal(concept(), "plant V3a light 1") == [f"plant V3a light 1 {square}" for square in ("A1", "D1", "A4")]
