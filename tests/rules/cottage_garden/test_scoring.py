"""The scoring phase (C22 to C31, C43)."""

from itertools import permutations

import pytest
from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.beds import visible
from rules.cottage_garden.state import Bed, State
from rules.cottage_garden.tracks import advance, movable
from rules.game import MoveError
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

L1_FULL, D1_FULL = almost("L1"), almost("D1")
THREE_TILES = ("I4 1 A1", "O4 1 A3", "F5 1 C3")


def scoring(*beds: Bed | None, **parts: object) -> State:
    """Seat 0 has planted; these are its beds."""
    return with_beds(tending(start(spare="L2")), *beds, **parts)


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


@rule("C25")
def test_the_first_seat_at_twenty_gets_two_the_next_other_seat_one() -> None:
    state = scoring(L1_FULL, D1_FULL, orange=(0, 0, 16), blue=(0, 0, 14))
    state = with_beds(state, L1_FULL, D1_FULL, orange=(0, 0, 15), blue=(0, 0, 14))
    after = play(state, "score light 15 14")
    assert mine(after).hive == 2
    assert mine(play(after, "score dark 0 0")).hive == 2, "nobody gets both"
    others = (replace(after.gardens[1], hive=2), *after.gardens[1:])
    second = replace(state, gardens=(mine(state), *others[:1]))
    assert mine(play(second, "score light 15 14")).hive == 1


@rule("C25")
def test_only_a_cube_that_comes_to_twenty_earns_a_beehive() -> None:
    state = scoring(L1_FULL, Bed("D1"), orange=(0, 0, 15), blue=(0, 0, 12))
    for sentence, hive in (("0 0", 0), ("15 0", 2), ("0 12", 2)):
        assert mine(play(state, f"score light {sentence}")).hive == hive
    there = scoring(L1_FULL, Bed("D1"), orange=(0, 0, 20))
    assert mine(play(there, "score light 0 0")).hive == 0, "who stands there already comes there no more"


@rule("C25")
def test_the_third_seat_at_twenty_gets_no_beehive() -> None:
    state = with_beds(tending(start(3)), L1_FULL, Bed("D1"), orange=(0, 0, 15))
    others = (replace(state.gardens[1], hive=1), replace(state.gardens[2], hive=2))
    after = play(replace(state, gardens=(mine(state), *others)), "score light 15 0")
    assert (mine(after).orange, mine(after).hive) == ((0, 0, 20), 0)


@rule("C26")
@pytest.mark.parametrize(
    ("place", "shown", "cats"), [(2, 4, 0), (2, 5, 1), (6, 1, 1), (7, 4, 0), (0, 7, 1), (6, 10, 1), (15, 1, 0)]
)
def test_crossing_the_red_line_on_the_orange_track_earns_a_cat(place: int, shown: int, cats: int) -> None:
    assert advance("orange", (0, 0, place), place, shown).cats == cats


@rule("C26")
@pytest.mark.parametrize(("place", "shown", "cats"), [(2, 2, 0), (4, 2, 1), (6, 1, 1), (8, 3, 0), (0, 4, 1)])
def test_crossing_the_red_line_on_the_blue_track_earns_a_cat(place: int, shown: int, cats: int) -> None:
    assert advance("blue", (0, 0, place), place, shown).cats == cats


@rule("C23", "C26")
def test_what_a_scored_bed_brings_is_told() -> None:
    state = scoring(L1_FULL, Bed("D1"), orange=(0, 3, 5), blue=(0, 0, 14))
    told = GAME.tell(state, 0, parse(GAME, "score light 5 14"))
    assert told is not None
    details = dict(told.details)
    assert [details[word] for word in ("pots", "covers", "points", "cats", "hive")] == [4, 2, 10, 1, 2]
    poorer = GAME.tell(state, 0, parse(GAME, "score light 0 0"))
    assert poorer is not None
    assert [dict(poorer.details)[word] for word in ("points", "cats", "hive")] == [8, 0, 0]


@rule("C26", "C30")
def test_a_cat_that_was_earned_may_be_used_at_once() -> None:
    state = scoring(L1_FULL, almost("D1", "A1"), cats=0, orange=(0, 0, 6), blue=(0, 0, 6))
    assert legal(state, "cat") == []
    after = play(state, "score light 6 6")
    assert mine(after).cats == 2
    assert "score dark" in " ".join(legal(play(after, "cat dark A1"), "score"))


@rule("C27")
def test_the_last_cube_of_a_colour_that_leaves_the_start_wins_a_flowerpot() -> None:
    state = scoring(L1_FULL, almost("D1", "A1", "B1"), orange=(0, 3, 5), blue=(0, 0, 2))
    after = play(state, "score light 0 2")
    assert after.turn.pots == 1
    assert legal(after, "pot") == ["pot dark A1", "pot dark B1"]
    assert legal(after, "score") == []
    assert refused(after, "end", "C27") == "pot-first"
    assert refused(after, "plant I4 dark 1 A1", "C27") == "pot-first"
    assert refused(after, "score dark 3 0", "C27") == "pot-first"
    placed = play(after, "pot dark A1")
    assert (placed.turn.pots, placed.turn.scored) == (0, None)
    dark = mine(placed).beds[1]
    assert dark is not None
    assert dark.pots == ("A1",)
    assert mine(placed).beds[0] == Bed("L2"), "the new bed comes after the flowerpot is placed"


@rule("C27")
def test_both_colours_may_win_a_flowerpot_at_once() -> None:
    state = scoring(L1_FULL, almost("D1", "A1", "B1", "C1"), orange=(0, 3, 5), blue=(0, 2, 2))
    after = play(state, "score light 0 0")
    assert after.turn.pots == 2
    assert play(after, "pot dark A1", "pot dark B1").turn.pots == 0
    narrow = play(scoring(L1_FULL, almost("D1", "A1"), orange=(0, 3, 5), blue=(0, 2, 2)), "score light 0 0")
    split = play(narrow, "pot dark A1")
    assert (split.turn.pots, mine(split).beds[0]) == (1, Bed("L2")), "no room is left for the second"
    assert {move.split()[1] for move in legal(split, "pot")} == {"light"}


@rule("C27")
def test_a_won_flowerpot_stands_on_the_new_bed_if_the_other_has_no_room() -> None:
    state = scoring(L1_FULL, D1_FULL, orange=(0, 3, 5))
    after = play(state, "score light 0 0")
    assert mine(after).beds == (Bed("L2"), D1_FULL)
    assert {move.split()[1] for move in legal(after, "pot")} == {"light"}
    placed = play(after, "pot light B1")
    assert legal(placed, "score dark") != []


@rule("C27")
def test_a_cat_may_take_the_last_square_before_the_won_flowerpot() -> None:
    state = scoring(L1_FULL, almost("D1", "A1"), orange=(0, 3, 5))
    after = play(state, "score light 0 0", "cat dark A1")
    assert mine(after).beds[0] == Bed("L2")
    assert after.turn.pots == 1


@rule("C27", "C39")
def test_in_the_final_round_a_won_flowerpot_without_a_bed_is_lost() -> None:
    state = replace(scoring(L1_FULL, None, orange=(0, 3, 5)), die=6)
    after = play(state, "score light 0 0")
    assert (after.turn.pots, mine(after).beds) == (0, (None, None))
    assert "end" in legal(after)


@rule("C27", "C39")
def test_in_the_final_round_a_won_flowerpot_is_lost_if_the_other_bed_is_completed_too() -> None:
    state = replace(scoring(L1_FULL, D1_FULL, orange=(0, 3, 5)), die=6)
    after = play(state, "score light 0 0")
    assert (after.turn.pots, mine(after).beds) == (0, (None, D1_FULL))
    assert legal(after, "pot") == []
    assert legal(after, "score") != []


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


@rule("C30")
def test_a_bed_completed_by_a_won_flowerpot_is_scored_in_the_same_turn() -> None:
    state = scoring(L1_FULL, almost("D1", "A1"), orange=(0, 3, 5), cats=0)
    after = play(state, "score light 0 0", "pot dark A1")
    assert refused(after, "end", "C22") == "score-first"
    done = play(after, "score dark 3 4")
    assert mine(done).orange == (4, 5, 11), "seven printed pots and the token"
    assert "end" in legal(done)


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
