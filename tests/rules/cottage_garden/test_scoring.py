"""The scoring phase: completed beds, cubes, and what becomes of the bed (C22 to C24, C28 to C31, C43)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.beds import visible
from rules.cottage_garden.state import Bed
from rules.cottage_garden.tracks import advance, movable
from rules.game import MoveError
from rules.notation import parse
from rules.table import Table
from tests.rules.cottage_garden.positions import (
    BOX,
    D1_FULL,
    L1_FULL,
    almost,
    legal,
    mine,
    planted,
    play,
    refused,
    said,
    scoring,
    start,
    tiles_of,
    with_beds,
    with_row,
)
from tests.rules_named import rule

THREE_TILES = ("I4 1 A1", "O4 1 A3", "F5 1 C3")


@rule("C22")
def test_a_bed_is_completed_when_every_plain_square_is_covered() -> None:
    state = with_row(with_beds(start(), almost("L1", "A1", "B1"), Bed("D1")), "I2a", "H4", "V3a", "O4")
    assert refused(state, "score light 0 0", "C22") == "score-after-planting"
    after = play(state, "pot light A1")
    assert refused(after, "score light 0 0", "C22") == "not-completed"
    after = play(after, "cat light B1")
    assert legal(after, "score") == ["score light 0 0"]
    assert refused(after, "end", "C22") == "score-first"
    assert "end" in legal(play(state, "plant I2a light 1 A1", "score light 0 0"))


@rule("C22")
def test_two_completed_beds_are_scored_in_the_order_of_choice() -> None:
    state = scoring(L1_FULL, D1_FULL)
    assert legal(state, "score") == ["score light 0 0", "score dark 0 0"]
    for first in ("light", "dark"):
        after = play(state, f"score {first} 0 0")
        assert len(legal(after, "score")) > 0
        assert refused(after, "end", "C22") == "score-first"


@rule("C23")
def test_each_pot_in_sight_is_a_point_and_each_cover_two() -> None:
    garden = mine(play(scoring(L1_FULL, Bed("D1")), "score light 0 0"))
    assert (garden.orange, garden.blue) == ((0, 0, 4), (0, 0, 4))
    assert garden.completed == 1


@rule("C23")
def test_pots_and_covers_printed_on_tiles_and_pot_tokens_count_too() -> None:
    bed = replace(planted("L1", "X5 1 B1", "I1a 1 A1"), pots=("D3",))
    shown = visible(bed)
    plain = visible(Bed("L1"))
    assert shown.pots == plain.pots + 2, "the X shows a pot, the token is one"
    assert shown.covers == plain.covers, "the small tile shows a cover, the X hides one"
    assert shown.points == shown.pots + 2 * shown.covers


@rule("C23")
@pytest.mark.parametrize(("pots", "covers", "points"), [(2, 2, (2, 4)), (3, 1, (3, 2))])
def test_the_worked_examples_of_two_scored_beds(pots: int, covers: int, points: tuple[int, int]) -> None:
    bed = {(2, 2): almost("L1", tiles=("I2a 1 C5",)), (3, 1): almost("L1", tiles=("I2a 1 D1",))}[pots, covers]
    assert visible(bed) == (pots, covers)
    before = scoring(bed, Bed("D1"))
    garden = mine(play(before, "score light 0 0"))
    assert (sum(garden.orange), sum(garden.blue)) == points


@rule("C24")
def test_one_cube_of_each_colour_goes_the_whole_way() -> None:
    state = scoring(L1_FULL, Bed("D1"), orange=(0, 5, 12), blue=(0, 4, 10))
    assert set(legal(state, "score")) == {
        f"score light {orange} {blue}" for orange in (0, 5, 12) for blue in (0, 4, 10)
    }
    garden = mine(play(state, "score light 5 10"))
    assert (garden.orange, garden.blue) == ((0, 9, 12), (0, 4, 14))
    assert refused(state, "score light 7 4", "C24") == "no-orange-there"
    assert "0, 5, 12" in said(state, "score light 7 4")
    assert "0, 4, 10" in said(state, "score light 5 none")
    assert refused(state, "score light 5 2", "C24") == "no-blue-there"
    assert refused(state, "score light none 4", "C24") == "orange-must-move"
    assert refused(state, "score light 5 none", "C24") == "blue-must-move"


@rule("C24")
@pytest.mark.parametrize(("place", "shown", "to"), [(12, 3, 15), (12, 4, 20), (12, 7, 20), (15, 1, 20), (0, 16, 20)])
def test_what_goes_beyond_twenty_is_lost(place: int, shown: int, to: int) -> None:
    assert advance("orange", (0, 20, place), place, shown).to == to


@rule("C24")
@pytest.mark.parametrize(("place", "shown", "to"), [(0, 3, 6), (10, 2, 14), (10, 3, 20), (14, 1, 20), (14, 3, 20)])
def test_the_blue_track_goes_by_twos(place: int, shown: int, to: int) -> None:
    assert advance("blue", (0, 20, place), place, shown).to == to


@rule("C24")
def test_no_cube_moves_for_nothing_and_none_from_twenty() -> None:
    assert movable("orange", (0, 5, 20), 0) == ("none",)
    assert movable("orange", (20, 20, 20), 4) == ("none",)
    assert movable("orange", (5, 5, 20), 4) == ("5",)
    state = scoring(L1_FULL, Bed("D1"), orange=(20, 20, 20), blue=(20, 20, 20))
    assert legal(state, "score") == ["score light none none"]
    assert refused(state, "score light 20 none", "C24") == "no-orange-moves"
    assert refused(state, "score light none 20", "C24") == "no-blue-moves"
    garden = mine(play(state, "score light none none"))
    assert garden.orange == garden.blue == (20, 20, 20)


@rule("C28")
def test_tokens_return_to_the_reserve_and_tiles_to_the_end_of_the_queue() -> None:
    bed = almost("L1", tiles=("I4 1 A1", "O4 1 A3"))
    state = with_row(scoring(bed, Bed("D1")), "H4", "V3a", "L5", "I2a")
    after = play(state, legal(state, "score")[0])
    assert after.queue == (*state.queue, "I4", "O4"), "the order of planting"
    assert tiles_of(after) == sorted(BOX.tiles)


@rule("C28")
def test_the_returned_tiles_can_be_put_in_every_order() -> None:
    bed = almost("L1", tiles=THREE_TILES)
    state = play(with_row(scoring(bed, Bed("D1")), "H4", "V3a", "L5", "I2a"), legal(scoring(bed, None), "score")[0])
    reached = set()
    for count in range(4):
        for order in permutations(("I4", "O4", "F5"), count):
            after = state
            for tile in order:
                if f"queue {tile}" in legal(after):
                    after = play(after, f"queue {tile}")
            reached.add(after.queue[-3:])
    assert reached == set(permutations(("I4", "O4", "F5")))


@rule("C28")
def test_what_cannot_be_put_at_the_end_of_the_queue() -> None:
    bed = almost("L1", tiles=THREE_TILES)
    before = with_row(scoring(bed, Bed("D1")), "H4", "V3a", "L5", "I2a")
    assert refused(before, "queue I4", "C28") == "nothing-returned"
    state = play(before, legal(before, "score")[0])
    assert legal(state, "queue") == ["queue I4", "queue O4"]
    assert refused(state, "queue F5", "C28") == "last-already"
    assert refused(state, "queue I3a", "C28") == "not-returned"
    assert refused(play(state, "queue I4", "queue O4"), "queue I4", "C28") == "not-returned"
    single = scoring(almost("L1", tiles=("I4 1 A1",)), Bed("D1"))
    assert refused(play(single, legal(single, "score")[0]), "queue I4", "C28") == "nothing-returned"


@rule("C28")
def test_tiles_can_be_ordered_until_the_next_bed_is_scored() -> None:
    first, second = almost("L1", tiles=THREE_TILES), almost("D1")
    state = with_row(scoring(first, second, orange=(0, 1, 1)), "H4", "V3a", "L5", "I2a")
    after = play(state, legal(state, "score light 1")[0])
    assert legal(after, "queue") == ["queue I4", "queue O4"]
    waiting = play(with_beds(after, Bed("L2"), second, orange=(0, 1, 1)), "score dark 0 0")
    assert waiting.turn.pots == 1
    assert refused(waiting, "queue I4", "C28") == "nothing-returned"
    assert play(after, "queue I4", "score dark 1 0").queue[-3:] == ("O4", "F5", "I4")


@rule("C29")
def test_the_bed_is_turned_over_and_exchanged_for_the_one_in_the_middle() -> None:
    after = play(scoring(L1_FULL, Bed("D1")), "score light 0 0")
    assert mine(after).beds == (Bed("L2"), Bed("D1"))
    assert after.spare == BOX.sides["L1"].back == "D5"
    after = play(scoring(Bed("L1"), D1_FULL), "score dark 0 0")
    assert mine(after).beds == (Bed("L1"), Bed("L2"))
    assert after.spare == "L8"


@rule("C29")
def test_the_second_bed_of_a_turn_is_exchanged_for_the_first_one_other_side_up() -> None:
    after = play(scoring(L1_FULL, D1_FULL), "score light 0 0", "score dark 4 4")
    assert mine(after).beds == (Bed("L2"), Bed("D5"))
    assert after.spare == "L8"
    assert mine(after).completed == 2


@rule("C31")
def test_two_cats_are_kept_at_most_the_others_must_be_placed() -> None:
    state = scoring(almost("L1", "A1", "B1"), Bed("D1"), cats=3)
    assert "end" not in legal(state)
    assert refused(state, "end", "C31") == "too-many-cats"
    assert "end" in legal(play(state, "cat light A1"))
    four = with_beds(state, Bed("L1"), Bed("D1"), cats=4)
    assert "end" not in legal(play(four, "cat light A1"))
    assert "end" in legal(play(four, "cat light A1", "cat dark A1"))
    completing = play(with_beds(state, almost("L1", "A1"), Bed("D1"), cats=3), "cat light A1")
    assert refused(completing, "end", "C22") == "score-first"


@rule("C31")
def test_cats_need_not_be_placed_where_there_is_no_square() -> None:
    state = replace(scoring(None, None, cats=4), die=6)
    assert legal(state) == ["end"]


@rule("C43")
def test_all_moves_of_a_turn_can_be_taken_back_until_it_ends() -> None:
    state = with_row(with_beds(start(), almost("L1", "A1", "B1"), Bed("D1")), "I2a", None, "V3a", "O4")
    table = Table(GAME, 2, {}, state)
    for sentence in ("refill", "plant I2a light 1 A1", "score light 0 0", "cat dark A1"):
        table = table.play(0, parse(GAME, sentence))
    assert table.undo(0).undo(0).state == play(state, "refill", "plant I2a light 1 A1")
    assert table.reset(0).state == state
    ended = table.play(0, parse(GAME, "end"))
    with pytest.raises(MoveError) as caught:
        ended.undo(0)
    assert caught.value.sentence.key == "undo-nothing"
