"""The gardener, the final round, the end, the solo game and the gentle rules (C6, C32 to C42, C44 to C49)."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rules.chance import Chance
from rules.cottage_garden import GAME
from rules.cottage_garden.nursery import row_places, row_tiles
from rules.cottage_garden.state import Bed, State, Turn
from rules.cottage_garden.tracks import advance, payments
from rules.game import IllegalMove
from rules.notation import parse
from rules.sentence import Noun, sentence
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

FULL = almost("L1")
SOME = planted("D3", "I4 1 A3", "O4 1 C1", "I2a 1 C5")


def pass_turn(state: State) -> State:
    """The state after the seat to act has planted a flowerpot, whatever must be done for it, and ended its turn."""
    seat, steps = state.seat, state.steps
    while not state.over and state.seat == seat and state.steps == steps:
        moves = GAME.legal(state, seat)
        end = next((move for move in moves if move.ends_turn), None)
        calm = [move for move in moves if not move.aside]
        state = GAME.apply(state, seat, end or (calm or moves)[-1])
    return state


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


def at_the_last_stop(*beds: Bed | None, other: tuple[Bed | None, ...] = (SOME, None)) -> State:
    """Seat 1 ends the last turn before the final round; seat 0 has `beds`, seat 1 `other`."""
    state = with_beds(replace(tending(start(2)), gardener=16, die=5, seat=1), *beds)
    return replace(state, gardens=(mine(state), replace(state.gardens[1], beds=other)))


@rule("C34")
def test_beds_with_two_or_fewer_tiles_are_given_up_when_the_die_becomes_six() -> None:
    few = replace(planted("D1", "L4a 1 A1", "T4a 1 A4"), cats=("E1",), pots=("C2",))
    state = with_row(at_the_last_stop(SOME, few, other=(Bed("L4"), Bed("D3"))), "H4", "V3a", "L5", "I3a")
    after = play(state, "end")
    assert (after.die, after.seat) == (6, 0)
    assert [garden.beds for garden in after.gardens] == [(SOME, None), (None, None)]
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
    after = play(at_the_last_stop(SOME, Bed("D1")), "end")
    assert mine(after).beds == (SOME, None)
    assert mine(after).given_up == 1


@rule("C34", "C39")
def test_beds_are_given_up_once_and_completed_ones_are_not_counted_as_given_up() -> None:
    state = final(with_beds(tending(start()), FULL, SOME))
    after = play(state, "score light 0 0", "end")
    assert mine(after).beds == (None, SOME)
    assert (mine(after).given_up, mine(after).completed) == (0, 1)


@rule("C35")
def test_each_turn_of_the_final_round_begins_with_a_payment() -> None:
    state = at_the_last_stop(SOME, None)
    state = with_beds(state, SOME, None, orange=(1, 2, 15), blue=(0, 2, 14))
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
    state = with_beds(at_the_last_stop(SOME, None), SOME, None, orange=(1, 2, 15))
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
    state = play(with_beds(at_the_last_stop(SOME, None), SOME, None, orange=(1, 1, 20), blue=(0, 0, 20)), "end")
    assert legal(state) == ["pay orange 20", "pay blue 20"]
    assert mine(play(state, "pay orange 20")).orange == (1, 1, 15)
    assert mine(play(state, "pay blue 20")).blue == (0, 0, 14)
    richer = with_beds(state, SOME, None, orange=(1, 2, 20))
    assert refused(richer, "pay orange 20", "C36") == "end-only-if-forced"


@rule("C36")
def test_who_can_pay_nothing_pays_nothing() -> None:
    state = play(with_beds(at_the_last_stop(SOME, None), SOME, None, orange=(0, 1, 1), blue=(0, 0, 0)), "end")
    assert state.turn.stage == "plant"
    assert mine(state).orange == (0, 1, 1)


@rule("C37")
def test_going_back_earns_nothing_and_going_forward_again_earns_again() -> None:
    state = with_beds(at_the_last_stop(SOME, None), SOME, None, orange=(1, 1, 8), blue=(2, 2, 8))
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
    state = with_beds(at_the_last_stop(SOME, None), SOME, None, orange=(1, 1, 20), hive=2)
    assert mine(play(state, "end", "pay orange 20")).hive == 2


@rule("C38")
def test_a_seat_without_beds_only_moves_the_gardener() -> None:
    state = with_beds(at_the_last_stop(SOME, None, other=(Bed("L4"), Bed("D3"))), SOME, None, orange=(0, 8, 9))
    after = play(state, "end")
    assert (after.seat, after.gardener) == (0, 1)
    paid = play(after, "pay orange 8")
    later = pass_turn(paid)
    assert (later.seat, later.gardener, later.turn.stage) == (0, 3, "pay")
    assert later.gardens[1].orange == after.gardens[1].orange


@rule("C39")
def test_a_bed_completed_in_the_final_round_leaves_the_game() -> None:
    state = final(with_beds(tending(start(spare="L2")), FULL, SOME))
    after = play(state, "score light 0 0")
    assert (mine(after).beds, after.spare) == ((None, SOME), "L2")
    assert tiles_of(after) == tiles_of(state)


@rule("C39")
def test_the_die_stays_at_six() -> None:
    state = final(with_beds(tending(start()), SOME, None), gardener=16)
    assert play(state, "end").die == 6


@rule("C40")
def test_the_game_ends_when_no_bed_is_left() -> None:
    state = final(with_beds(tending(start()), FULL, None))
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


def ended(*gardens: tuple[tuple[int, int, int], tuple[int, int, int], int]) -> State:
    """A game that is over, with the orange and blue cubes and the beehive of each seat."""
    state = start(len(gardens))
    owned = tuple(
        replace(garden, beds=(None, None), orange=orange, blue=blue, hive=hive)
        for garden, (orange, blue, hive) in zip(state.gardens, gardens, strict=True)
    )
    return replace(state, gardens=owned, over=True, turn=Turn())


@rule("C41")
def test_cubes_and_beehives_count_and_cats_do_not() -> None:
    state = ended(((0, 5, 20), (0, 4, 10), 2), ((15, 20, 20), (14, 14, 20), 0))
    lines = [{line.category: line.points for line in sheet.lines} for sheet in GAME.score(state)]
    assert lines == [{"pots": 25, "covers": 14, "hive": 2}, {"pots": 55, "covers": 48, "hive": 0}]
    richer = with_beds(state, None, None, cats=9)
    assert GAME.score(richer) == GAME.score(state)


@rule("C42")
@pytest.mark.parametrize(
    ("gardens", "winners", "key"),
    [
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 0, 8), (0, 0, 0), 0)), (0,), "points"),
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 0, 7), (0, 0, 0), 2)), (1,), "hive"),
        ((((0, 0, 9), (0, 0, 0), 2), ((0, 0, 10), (0, 0, 0), 1)), (0,), "hive"),
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 1, 8), (0, 0, 0), 0)), (0, 1), "shared"),
        ((((0, 0, 9), (0, 0, 0), 0), ((0, 1, 8), (0, 0, 0), 0), ((0, 0, 7), (0, 0, 0), 2)), (2,), "hive"),
    ],
)
def test_points_win_then_the_beehive_then_nobody_before_the_other(
    gardens: tuple[tuple[tuple[int, int, int], tuple[int, int, int], int], ...], winners: tuple[int, ...], key: str
) -> None:
    ending = GAME.ending(ended(*gardens))
    best = max(sum(orange) + sum(blue) + hive for orange, blue, hive in gardens)
    assert (ending.winners, ending.sentence) == (winners, sentence(f"cottage_garden-ending-{key}", points=best))


@rule("C44")
def test_alone_the_gardener_moves_two_stops_and_32_turns_are_played() -> None:
    state = start(1)
    turns, stops = 0, set()
    while state.die < 6:
        stops.add(state.gardener)
        turns += 1
        state = pass_turn(state)
    assert (turns, sorted(stops)) == (32, [1, 3, 5, 7, 9, 11, 13, 15])


@rule("C45")
def test_the_neighbour_fills_the_row_and_sends_its_nearest_tile_to_the_queue() -> None:
    state = with_row(replace(tending(start(1)), gardener=2), None, "V3a", None, None)
    before = replace(state, gardener=1)
    after = play(before, "end")
    row = [after.nursery[place] for place in row_places(state)]
    assert row == [None, "V3a", state.queue[1], state.queue[2]]
    assert after.queue[-1] == state.queue[0]
    assert tiles_of(after) == tiles_of(before)


@rule("C45")
def test_the_neighbour_takes_the_nearest_tile_of_a_row_that_is_full_enough() -> None:
    state = with_row(replace(tending(start(1)), gardener=2), None, "V3a", "H4", None)
    after = play(replace(state, gardener=1), "end")
    assert [after.nursery[place] for place in row_places(state)] == [None, None, "H4", None]
    assert after.queue[-1] == "V3a"


@rule("C46")
@pytest.mark.parametrize(("die", "hive"), [(2, 2), (4, 2), (5, 1), (6, 1)])
def test_alone_an_early_cube_at_twenty_earns_the_better_beehive(die: int, hive: int) -> None:
    state = with_beds(replace(tending(start(1)), die=die), FULL, SOME, orange=(0, 0, 15))
    assert mine(play(state, "score light 15 0")).hive == hive
    again = with_beds(state, FULL, SOME, orange=(0, 0, 15), blue=(0, 0, 20), hive=2)
    assert mine(play(again, "score light 15 0")).hive == 2, "only the first cube at 20 earns one"


@rule("C47")
@pytest.mark.parametrize(
    ("points", "rating"),
    [
        (0, "seedling"),
        (39, "seedling"),
        (40, "sprout"),
        (50, "bud"),
        (59, "bud"),
        (60, "bloom"),
        (70, "bouquet"),
        (80, "master"),
        (122, "master"),
    ],
)
def test_the_points_of_a_solo_game_are_rated(points: int, rating: str) -> None:
    state = with_beds(ended(((0, 0, 0), (0, 0, 0), 0)), None, None, orange=(0, 0, points))
    ending = GAME.ending(state)
    assert ending.winners == (0,)
    noun = Noun(f"cottage_garden-rating-{rating}")
    assert ending.sentence == sentence("cottage_garden-ending-solo", points=points, rating=noun)


@rule("C48")
@pytest.mark.parametrize("mode", ["gentle", "gentle-one-bed"])
def test_gently_nobody_pays_and_cats_are_kept_without_limit(mode: str) -> None:
    state = with_beds(replace(at_the_last_stop(SOME, None), mode=mode), SOME, None, orange=(1, 2, 15))
    after = play(state, "end")
    assert (after.die, after.turn.stage) == (6, "plant")
    many = with_beds(replace(tending(start(mode=mode))), *start(mode=mode).gardens[0].beds, cats=5)
    assert "end" in legal(many)


@rule("C49")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_the_gentlest_game_each_seat_has_one_light_bed(seats: int) -> None:
    state = start(seats, mode="gentle-one-bed")
    sides = [bed.side for garden in state.gardens for bed in garden.beds if bed is not None]
    assert len({*sides, state.spare}) == seats + 1
    assert all(side[0] == "L" for side in (*sides, state.spare))
    chance = Chance(1)
    while not state.over:
        state = GAME.apply(state, state.seat, chance.pick(GAME.legal(state, state.seat)))
    assert all(garden.beds == (None,) for garden in state.gardens)
