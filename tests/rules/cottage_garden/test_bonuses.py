"""What a scored bed brings beside its points: beehives, cats and flowerpots (C25 to C27, C30)."""

import pytest
from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.state import Bed
from rules.cottage_garden.tracks import advance
from rules.notation import parse
from tests.rules.cottage_garden.positions import (
    D1_FULL,
    L1_FULL,
    almost,
    legal,
    mine,
    play,
    refused,
    scoring,
    start,
    tending,
    with_beds,
)
from tests.rules_named import rule


@rule("C25")
def test_the_first_seat_at_twenty_gets_two_the_next_other_seat_one() -> None:
    state = scoring(L1_FULL, D1_FULL, orange=(0, 0, 15), blue=(0, 0, 14))
    after = play(state, "score light 15 14")
    assert mine(after).hive == 2
    assert mine(play(after, "score dark 0 0")).hive == 2, "nobody gets both"
    second = replace(state, gardens=(mine(state), replace(state.gardens[1], hive=2)))
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


@rule("C30")
def test_a_bed_completed_by_a_won_flowerpot_is_scored_in_the_same_turn() -> None:
    state = scoring(L1_FULL, almost("D1", "A1"), orange=(0, 3, 5), cats=0)
    after = play(state, "score light 0 0", "pot dark A1")
    assert refused(after, "end", "C22") == "score-first"
    done = play(after, "score dark 3 4")
    assert mine(done).orange == (4, 5, 11), "seven printed pots and the token"
    assert "end" in legal(done)
