"""The course of a turn and of a game (P11 to P19)."""

import pytest
from msgspec.structs import replace

from rules.chance import Chance
from rules.game import IllegalMove, MoveError
from rules.pergola import GAME
from rules.pergola.moves import End, Take
from rules.pergola.state import Garden, Pile, State, Supply, Turn
from rules.table import open_table
from tests.rules.pergola.plots import (
    acting,
    buttercups,
    hollyhocks,
    leaf,
    legal,
    mine,
    play,
    refused,
    start,
    taking,
    tool,
    tree,
    with_insects,
)
from tests.rules_named import rule

NOTHING_LEFT = Supply(butterflies=0, ladybugs=0, bees=0, lavender_flowers=9, small_dragonflies=9)


def random_game(seats: int, seed: int) -> State:
    state, chance = GAME.set_up(seed, seats, {}), Chance(seed)
    while not GAME.is_over(state):
        state = GAME.apply(state, state.seat, chance.pick(GAME.legal(state, state.seat)))
    return state


@rule("P11")
def test_only_whose_turn_it_is_moves() -> None:
    state = start()
    assert GAME.to_act(state) == (0,)
    assert GAME.legal(state, 1) == []
    with pytest.raises(IllegalMove) as illegal:
        GAME.apply(state, 1, Take(1))
    assert illegal.value.rule == "P11"


@rule("P11")
def test_a_turn_is_a_tool_its_pieces_an_action_and_the_end() -> None:
    state = taking(tree("1.1+"), tool("magnolia-single", "bee"))
    state = play(state, "take 3")
    assert state.turn.action == "bird"
    state = play(state, "grow single 2.1", "land bee air", "fly left")
    state = play(state, *(f"land {state.turn.hand[0]} air" for _ in state.turn.hand), "end")
    assert state.seat == 1
    assert state.turn.stage == "take"


@rule("P12")
def test_a_tool_brings_both_things_it_shows() -> None:
    state = play(taking(Garden(), tool("lantern-frog", "hollyhock-red")), "take 4")
    assert mine(state).hollyhocks == ((), (), (False,))
    assert [lantern.kind for lantern in mine(state).lanterns] == ["frog"]
    assert mine(state).tools == (tool("lantern-frog", "hollyhock-red"),)
    assert state.tools[3] is None


@rule("P12")
def test_a_turn_begins_with_a_tool_and_has_only_one() -> None:
    state = start()
    assert legal(state) == ["take 1", "take 2", "take 3", "take 4"]
    assert refused(state, "drip S1 A1", "P12") == "take-first"
    assert refused(state, "end", "P12") == "take-first"
    taken = play(taking(Garden(), tool("lantern-frog", "hollyhock-red")), "take 4")
    assert refused(taken, "take 1", "P12") == "one-tool"


@rule("P12")
def test_an_empty_place_has_no_tool_to_take() -> None:
    state = replace(start(), tools=(None, *start().tools[1:]))
    assert legal(state) == ["take 2", "take 3", "take 4"]
    assert refused(state, "take 1", "P12") == "no-tool"


@rule("P13")
def test_what_leaves_no_choice_is_placed_at_once() -> None:
    state = play(taking(Garden(), tool("hollyhock-blue", "buttercup-large")), "take 2")
    assert state.turn.hand == ()
    assert mine(state).hollyhocks[0] == (False,)
    assert [cup.name for cup in mine(state).buttercups] == ["V1"]
    state = play(taking(Garden(), tool("magnolia-double", "lavender-leaf")), "take 2")
    assert state.turn.hand == ()
    assert [magnolia.name for magnolia in mine(state).magnolias] == ["1.1"]
    assert mine(state).lavender_leaves == 1


@rule("P13")
def test_two_magnolias_on_one_bud_are_a_choice_of_order() -> None:
    state = play(taking(Garden(), tool("magnolia-single", "magnolia-double")), "take 1")
    assert state.turn.hand == ("single", "double")
    assert play(state, "grow double 1.1").turn.hand == ("single",)
    placed = play(state, "grow single 1.1")  # leaves one bud for the other
    assert placed.turn.hand == ()
    assert [magnolia.name for magnolia in mine(placed).magnolias] == ["1.1", "2.1"]


@rule("P13")
def test_things_in_hand_are_placed_in_any_order_before_the_action_and_the_end() -> None:
    state = play(taking(tree("1.1+"), tool("magnolia-single", "bee")), "take 1")
    assert legal(state) == ["grow single 2.1", "grow single 2.2", "land bee air"]
    assert refused(state, "flutter bee air V1", "P13") == "place-first"
    assert refused(state, "end", "P13") == "place-first"
    assert refused(state, "land ladybug air", "P13") == "not-in-hand"
    assert legal(play(state, "land bee air")) == ["grow single 2.1", "grow single 2.2"]
    assert legal(play(state, "grow single 2.2")) == ["land bee air"]
    for action, move in (("drip", "drip S1 A1"), ("bird", "fly left"), ("frog", "jump F1")):
        assert refused(acting(Garden(), action, "bee"), move, "P13") == "place-first"


@rule("P14")
def test_an_insect_that_is_out_is_not_taken() -> None:
    state = taking(Garden(), tool("butterfly", "hollyhock-red"), state=start(supply=NOTHING_LEFT))
    state = play(state, "take 2")
    assert state.turn.hand == ()
    assert play(state, "drip S1 A1").turn.hand == ()


@rule("P14")
def test_a_free_choice_chooses_among_those_left() -> None:
    state = start(supply=replace(NOTHING_LEFT, bees=1))
    state = acting(replace(Garden(), drops=("C1", "S2")), "drip", state=state)
    state = play(state, "drip C1 D1")
    assert legal(state) == ["pick bee"]
    assert refused(state, "pick ladybug", "P14") == "none-left"
    assert refused(state, "land bee air", "P14") == "pick-first"
    state = play(state, "pick bee")
    assert state.supply.bees == 0
    assert refused(state, "pick bee", "P14") == "no-free-choice"


@rule("P15")
def test_the_action_under_the_tool_is_performed_and_no_other() -> None:
    state = acting(Garden(), "drip")
    assert refused(state, "end", "P15") == "action-first"
    assert refused(state, "jump F1", "P15") == "other-action"
    assert refused(state, "fly left", "P15") == "other-action"
    assert refused(state, "flutter bee air V1", "P15") == "other-action"
    assert refused(acting(Garden(), "frog"), "drip S1 A1", "P15") == "other-action"


@rule("P15")
def test_an_action_is_performed_once() -> None:
    state = play(acting(Garden(), "drip"), "drip S1 A1", "land ladybug air")
    assert legal(state) == ["end"]
    assert refused(state, "drip S2 A2", "P15") == "action-done"
    state = play(acting(Garden(), "frog"), "jump F1", "land butterfly air")
    assert refused(state, "jump F2", "P15") == "action-done"
    pile = Pile((leaf(insect="bee"), leaf("oak")))
    state = play(acting(Garden(), "bird", state=start(piles=(pile, pile, pile))), "fly left", "land bee air")
    assert refused(state, "fly right", "P15") == "action-done"


@rule("P15", "P14")
def test_an_action_that_can_bring_nothing_is_left_out() -> None:
    down = replace(Garden(), drops=("D1", "D2"))
    drip = play(taking(down, tool("hollyhock-red", "lavender-leaf"), state=start(supply=NOTHING_LEFT)), "take 2")
    assert legal(drip) == ["end"]
    empty = Pile(())
    state = start(supply=NOTHING_LEFT, piles=(empty, empty, empty))
    bird = play(taking(Garden(), tool("hollyhock-red", "lavender-leaf"), state=state), "take 3")
    assert legal(bird) == ["end"]


@rule("P16")
@pytest.mark.parametrize(("number", "after"), [(1, "n234"), (2, "n134"), (3, "n124"), (4, "n123")])
def test_tools_slide_right_and_a_new_one_comes_above_the_flutter(number: int, after: str) -> None:
    state = acting(Garden(), ("flutter", "drip", "bird", "frog")[number - 1])
    old = {str(place): each for place, each in enumerate(start().tools, start=1)}
    ended = play(replace(state, turn=replace(state.turn, stage="done")), "end")
    assert ended.tools == tuple(old.get(each, state.stack[0]) for each in after)
    assert ended.stack == state.stack[1:]


@rule("P16")
def test_when_a_kind_is_used_up_the_next_kind_follows() -> None:
    state, chance = GAME.set_up(8, 2, {}), Chance(8)
    kinds = []
    while not state.over:
        kinds.append(state.tools[0].kind if state.tools[0] else "")
        state = GAME.apply(state, state.seat, chance.pick(GAME.legal(state, state.seat)))
    newest = [kind for kind in kinds if kind]
    assert newest == sorted(newest, key=["shovel", "hoe"].index)
    assert set(newest) == {"shovel", "hoe"}


@rule("P17")
def test_the_new_tool_and_the_next_leaf_stay_hidden_until_the_end_of_the_turn() -> None:
    plain = Pile((leaf(insect="bee"), leaf("oak"), leaf("birch")))
    state = play(acting(Garden(), "bird", state=start(piles=(plain, plain, plain))), "fly middle", "land bee air")
    seen = GAME.view(state, 0)
    assert seen.tools[2] is None
    assert all(each.pieces == () for each in seen.stack)
    assert set(seen.piles[1].leaves) == {None}
    assert seen.piles[0].leaves[0] == leaf(insect="bee")
    ended = GAME.view(play(state, "end"), 1)
    assert ended.piles[1].leaves == (leaf("oak"), None)
    assert ended.tools[0] == state.stack[0]


@rule("P17")
def test_all_of_a_turn_can_be_taken_back_until_it_ends_and_nothing_after() -> None:
    table = open_table(GAME, 4, 2, {})
    seat = table.state.seat
    before = table.state
    chance = Chance(3)
    while End() not in (moves := GAME.legal(table.state, seat)):
        table = table.play(seat, chance.pick(moves))
    assert table.reset(seat).state == before
    ended = table.play(seat, End())
    with pytest.raises(MoveError):
        ended.undo(seat)


@rule("P18", "P1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_over_after_fifteen_turns_each_with_three_tools_left(seats: int) -> None:
    state = random_game(seats, seats)
    assert [len(garden.tools) for garden in state.gardens] == [15] * seats
    assert sum(each is not None for each in state.tools) == 3
    assert state.stack == ()
    assert GAME.to_act(state) == ()
    assert GAME.progress(state, 0).turn == 15


@rule("P18")
def test_nothing_can_be_done_when_the_game_is_over() -> None:
    over = random_game(2, 5)
    assert refused(over, "take 2", "P18") == "over"
    assert refused(over, "fill P1", "P18") == "over"


@rule("P19")
def test_most_points_win_and_equal_ones_share() -> None:
    rich, poor = hollyhocks(blue=3), hollyhocks(blue=2)
    state = replace(start(3), over=True, gardens=(poor, rich, poor))
    assert GAME.ending(state).winners == (1,)
    assert GAME.ending(state).sentence.key == "pergola-ending-won"
    shared = GAME.ending(replace(state, gardens=(rich, poor, rich)))
    assert shared.winners == (0, 2)
    assert shared.sentence.key == "pergola-ending-shared"


def test_progress_counts_the_turn_that_is_being_played() -> None:
    state = start()
    assert GAME.progress(state, 0).turn == 1
    taken = play(taking(Garden(), tool("lantern-frog", "hollyhock-red")), "take 2")
    assert GAME.progress(taken, 0).turn == 1
    ended = play(taken, "drip S1 A1", "land ladybug air", "end")
    assert GAME.progress(ended, 0).turn == 2
    assert GAME.progress(ended, 1).turn == 1


def test_a_turn_leaves_nothing_behind_for_the_next_seat() -> None:
    state = play(acting(with_insects(buttercups("ll"), "bee", "V1"), "flutter"), "flutter bee V1 V2", "end")
    assert state.turn == Turn()
    assert state.gardens[1] == Garden()
