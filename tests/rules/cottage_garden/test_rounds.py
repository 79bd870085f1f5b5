"""The gardener and the final round (C6, C32 to C40)."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.nursery import row_tiles
from rules.cottage_garden.state import Bed, State, Turn
from rules.cottage_garden.tracks import advance, payments
from rules.game import IllegalMove
from rules.notation import parse
from tests.rules.cottage_garden.positions import (
    BOX,
    L1_FULL,
    THRIVING,
    at_the_last_stop,
    legal,
    mine,
    pass_turn,
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


def final(state: State, **parts: object) -> State:
    """The state with the die at 6."""
    return replace(state, die=6, **parts)


@rule("C6")
def test_turns_go_round_and_only_the_seat_whose_turn_it_is_may_move() -> None:
    state = start(3)
    seats = []
    for _ in range(7):
        seats.append(state.seat)
        with pytest.raises(IllegalMove) as caught:
            GAME.apply(state, (state.seat + 1) % 3, parse(GAME, "end"))
        assert (caught.value.rule, caught.value.sentence.key) == ("C6", "cottage_garden-refuse-not-your-turn")
        state = pass_turn(state)
    assert seats == [0, 1, 2, 0, 1, 2, 0]


@rule("C32")
@pytest.mark.parametrize(("seats", "stops"), [(2, 16), (3, 16), (4, 20)])
def test_the_gardener_moves_one_stop_after_each_turn_round_and_round(seats: int, stops: int) -> None:
    state = start(seats)
    seen = [state.gardener]
    for _ in range(stops):
        state = pass_turn(state)
        seen.append(state.gardener)
    assert seen[0] == seen[-1]
    assert all(after == before % stops + 1 for before, after in pairwise(seen))


@rule("C33")
@pytest.mark.parametrize(("seats", "turns"), [(2, 32), (3, 26), (4, 25)])
def test_each_seat_has_so_many_turns_before_the_final_round(seats: int, turns: int) -> None:
    state = start(seats, seed=seats)
    counts, dice = [0] * seats, [state.die]
    while state.die < 6:
        counts[state.seat] += 1
        assert GAME.progress(state, state.seat).turn == counts[state.seat]
        assert GAME.progress(state, state.seat).turns == turns
        state = pass_turn(state)
        dice.append(state.die)
    assert counts == [turns] * seats
    assert sorted(set(dice)) == list(range(dice[0], 7))
    assert all(after - before in (0, 1) for before, after in pairwise(dice))


@rule("C33")
def test_with_three_seats_the_target_is_two_stops_before_the_start() -> None:
    state = replace(tending(start(3)), gardener=15)
    assert [play(replace(state, gardener=gardener), "end").die for gardener in (14, 15, 16, 1)] == [1, 2, 1, 1]


@rule("C34")
def test_beds_with_two_or_fewer_tiles_are_given_up_when_the_die_becomes_six() -> None:
    few = replace(planted("D1", "L4a 1 A1", "T4a 1 A4"), cats=("E1",), pots=("C2",))
    state = with_row(at_the_last_stop(THRIVING, few, other=(Bed("L4"), Bed("D3"))), "H4", "V3a", "L5", "I3a")
    after = play(state, "end")
    assert (after.die, after.seat) == (6, 0)
    assert [garden.beds for garden in after.gardens] == [(THRIVING, None), (None, None)]
    assert [garden.given_up for garden in after.gardens] == [1, 2]
    assert after.queue[-2:] == ("L4a", "T4a")
    assert tiles_of(after) == sorted(BOX.tiles)


@rule("C34")
def test_given_up_tiles_go_to_the_queue_from_the_next_seat_on_and_from_left_to_right() -> None:
    state = replace(tending(start(3)), gardener=15, die=5, seat=1)
    beds = [
        (planted("L1", "I4 1 A1"), planted("D1", "O4 1 A3")),
        (planted("L4", "I3a 1 A1", "V3a 1 A4"), Bed("D3")),
        (Bed("L5"), planted("D4", "S4a 1 A1")),
    ]
    gardens = tuple(replace(garden, beds=own) for garden, own in zip(state.gardens, beds, strict=True))
    after = play(replace(state, gardens=gardens), "end")
    assert (after.die, after.over) == (6, True)
    assert after.queue[len(state.queue) :] == ("S4a", "I4", "O4", "I3a", "V3a")


@rule("C34")
def test_three_tiles_are_enough_to_go_on() -> None:
    after = play(at_the_last_stop(THRIVING, Bed("D1")), "end")
    assert mine(after).beds == (THRIVING, None)
    assert mine(after).given_up == 1


@rule("C34", "C39")
def test_beds_are_given_up_once_and_completed_ones_are_not_counted_as_given_up() -> None:
    state = final(with_beds(tending(start()), L1_FULL, THRIVING))
    after = play(state, "score light 0 0", "end")
    assert mine(after).beds == (None, THRIVING)
    assert (mine(after).given_up, mine(after).completed) == (0, 1)


@rule("C35")
def test_each_turn_of_the_final_round_begins_with_a_payment() -> None:
    state = at_the_last_stop(THRIVING, None)
    state = with_beds(state, THRIVING, None, orange=(1, 2, 15), blue=(0, 2, 14))
    after = play(with_row(state, "I3a", None, None, None), "end")
    assert after.turn == Turn("pay", refill=False)
    assert legal(after) == ["pay orange 2", "pay orange 15", "pay blue 2", "pay blue 14"]
    assert row_tiles(after) == ("I3a",), "the row is refilled after the payment"
    for move, orange, blue in (
        ("pay orange 2", (0, 1, 15), (0, 2, 14)),
        ("pay orange 15", (1, 2, 13), (0, 2, 14)),
        ("pay blue 2", (1, 2, 15), (0, 0, 14)),
        ("pay blue 14", (1, 2, 15), (0, 2, 12)),
    ):
        paid = play(after, move)
        assert (mine(paid).orange, mine(paid).blue) == (orange, blue)
        assert GAME.score(after)[0].total - GAME.score(paid)[0].total == 2
        assert len(row_tiles(paid)) == 4


@rule("C35")
def test_nothing_else_comes_before_the_payment_and_nothing_is_paid_earlier() -> None:
    state = with_beds(at_the_last_stop(THRIVING, None), THRIVING, None, orange=(1, 2, 15))
    after = play(state, "end")
    for move in ("end", "pot dark E1", "cat dark E1", "refill"):
        assert refused(after, move, "C35") == "pay-first"
    assert refused(start(), "pay orange 2", "C35") == "nothing-to-pay"
    assert refused(after, "pay orange 7", "C35") == "no-cube-there"
    assert "orange 2, orange 15" in said(after, "pay orange 7")
    assert refused(after, "pay orange 1", "C35") == "too-near-start"


@rule("C36")
def test_a_cube_at_twenty_goes_back_only_when_no_other_can() -> None:
    garden = mine(start())
    assert payments(replace(garden, orange=(1, 2, 20))) == (("orange", 2),)
    assert payments(replace(garden, orange=(1, 1, 20))) == (("orange", 20),)
    assert payments(replace(garden, orange=(0, 1, 20), blue=(0, 20, 20))) == (("orange", 20), ("blue", 20))
    assert payments(replace(garden, orange=(0, 1, 1))) == ()


@rule("C36")
def test_the_worked_example_of_a_forced_step_back_from_twenty() -> None:
    state = play(
        with_beds(at_the_last_stop(THRIVING, None), THRIVING, None, orange=(1, 1, 20), blue=(0, 0, 20)), "end"
    )
    assert legal(state) == ["pay orange 20", "pay blue 20"]
    assert mine(play(state, "pay orange 20")).orange == (1, 1, 15)
    assert mine(play(state, "pay blue 20")).blue == (0, 0, 14)
    richer = with_beds(state, THRIVING, None, orange=(1, 2, 20))
    assert refused(richer, "pay orange 20", "C36") == "end-only-if-forced"


@rule("C36")
def test_who_can_pay_nothing_pays_nothing() -> None:
    state = play(with_beds(at_the_last_stop(THRIVING, None), THRIVING, None, orange=(0, 1, 1), blue=(0, 0, 0)), "end")
    assert state.turn.stage == "plant"
    assert mine(state).orange == (0, 1, 1)


@rule("C37")
def test_going_back_earns_nothing_and_going_forward_again_earns_again() -> None:
    state = with_beds(at_the_last_stop(THRIVING, None), THRIVING, None, orange=(1, 1, 8), blue=(2, 2, 8))
    after = play(state, "end")
    paid = play(after, "pay orange 8")
    assert (mine(paid).cats, paid.turn.pots) == (mine(after).cats, 0)
    emptied = play(after, "pay blue 2")
    assert (mine(emptied).blue, emptied.turn.pots) == ((0, 2, 8), 0)
    again = advance("orange", (1, 1, 6), 6, 3)
    assert (again.to, again.cats) == (9, 1)
    assert advance("blue", (0, 2, 8), 0, 1).pots == 1


@rule("C25", "C37")
def test_a_beehive_is_kept_when_the_cube_goes_back() -> None:
    state = with_beds(at_the_last_stop(THRIVING, None), THRIVING, None, orange=(1, 1, 20), hive=2)
    assert mine(play(state, "end", "pay orange 20")).hive == 2


@rule("C38")
def test_a_seat_without_beds_only_moves_the_gardener() -> None:
    state = with_beds(
        at_the_last_stop(THRIVING, None, other=(Bed("L4"), Bed("D3"))), THRIVING, None, orange=(0, 8, 9)
    )
    after = play(state, "end")
    assert (after.seat, after.gardener) == (0, 1)
    paid = play(after, "pay orange 8")
    later = pass_turn(paid)
    assert (later.seat, later.gardener, later.turn.stage) == (0, 3, "pay")
    assert later.gardens[1].orange == after.gardens[1].orange


@rule("C39")
def test_a_bed_completed_in_the_final_round_leaves_the_game() -> None:
    state = final(with_beds(tending(start(spare="L2")), L1_FULL, THRIVING))
    after = play(state, "score light 0 0")
    assert (mine(after).beds, after.spare) == ((None, THRIVING), "L2")
    assert tiles_of(after) == tiles_of(state)


@rule("C39")
def test_the_die_stays_at_six() -> None:
    state = final(with_beds(tending(start()), THRIVING, None), gardener=16)
    assert play(state, "end").die == 6


@rule("C40")
def test_the_game_ends_when_no_bed_is_left() -> None:
    state = final(with_beds(tending(start()), L1_FULL, None))
    state = replace(state, gardens=(mine(state), replace(state.gardens[1], beds=(None, None))))
    done = play(state, "score light 0 0")
    assert not GAME.is_over(done), "the turn can still be taken back"
    over = play(done, "end")
    assert GAME.is_over(over)
    assert GAME.to_act(over) == ()
    assert over.turn == Turn()
    assert legal(over) == []
    assert refused(over, "end", "C40") == "game-over"
    assert legal(with_row(over, "I4", None, None, "H4")) == []


@rule("C40", "C34")
def test_the_game_is_over_at_once_if_everybody_gives_up_everything() -> None:
    over = play(at_the_last_stop(Bed("L1"), Bed("D1"), other=(Bed("L4"), Bed("D3"))), "end")
    assert GAME.is_over(over)
