"""What lies on the table when a game begins, the draft and the preparation (G1 to G13)."""

from collections import Counter
from itertools import combinations

import pytest
from msgspec.structs import replace

from rules.gartenbau import GAME
from rules.gartenbau.components import components
from rules.gartenbau.state import COLOURS, State
from rules.notation import parse
from tests.rules.gartenbau.plots import refused, start
from tests.rules_named import rule

SEATS = (2, 3, 4)
BOX = components()


def all_tiles(state: State) -> list[frozenset[str]]:
    tiles = [*state.box, *(tile for stack in state.stacks for tile in stack.tiles)]
    return [frozenset(tile) for tile in tiles if tile is not None]


def drafted(seats: int, seed: int = 3) -> State:
    """A game whose draft is over: each picked the first pile that was left."""
    state = GAME.set_up(seed, seats, {"hands": "advanced"})
    while state.stage == "draft":
        state = GAME.apply(state, state.seat, GAME.legal(state, state.seat)[0])
    return state


@rule("G1")
def test_two_to_four_play_and_who_begins_is_drawn_by_lot() -> None:
    assert GAME.seat_counts == SEATS
    assert {GAME.set_up(seed, 4, {}).first for seed in range(40)} == {0, 1, 2, 3}
    assert all((state := GAME.set_up(seed, 3, {})).seat == state.first for seed in range(10))
    for seats, hands in ((1, "novice"), (5, "novice"), (2, "expert")):
        with pytest.raises(ValueError, match="no game"):
            GAME.set_up(1, seats, {"hands": hands})


@rule("G2")
@pytest.mark.parametrize(("seats", "petals"), [(2, 6), (3, 7), (4, 8)])
def test_each_petal_bears_nine_tiles_of_which_the_top_is_seen(seats: int, petals: int) -> None:
    state = GAME.set_up(5, seats, {})
    assert [len(stack.tiles) for stack in state.stacks] == [9] * petals
    for stack, seen in zip(state.stacks, GAME.view(state, None).stacks, strict=True):
        assert seen.tiles == (stack.tiles[0], *(None,) * 8)


@rule("G2")
def test_a_petal_that_there_is_not_is_refused() -> None:
    assert refused(start(2), "market G tile", "G2") == "no-petal"


@rule("G3")
def test_the_box_has_four_of_each_mixed_pair_and_two_of_each_equal_one() -> None:
    counted = Counter(frozenset(tile) for tile in BOX.tiles)
    assert counted == {
        **{frozenset(pair): 4 for pair in combinations(COLOURS, 2)},
        **{frozenset({colour}): 2 for colour in COLOURS},
    }
    assert Counter(frozenset(tile) for tile in BOX.marked) == {
        frozenset(pair): 1 for pair in combinations(COLOURS, 2)
    }
    assert len(BOX.tiles) == 72


@rule("G3")
@pytest.mark.parametrize(("seats", "left", "removed"), [(2, 57, 3), (3, 72, 9), (4, 72, 0)])
def test_tiles_are_left_out_by_the_number_of_gardeners(seats: int, left: int, removed: int) -> None:
    state = GAME.set_up(9, seats, {})
    assert len(all_tiles(state)) == left
    assert len(state.box) == removed
    assert GAME.view(state, 0).box == (None,) * removed
    if seats == 2:
        marked = Counter(frozenset(tile) for tile in BOX.marked)
        assert Counter(all_tiles(state)) == Counter(frozenset(tile) for tile in BOX.tiles) - marked


@rule("G4")
def test_the_plants_lie_open_rising_in_prestige() -> None:
    assert {colour: [plant.prestige for plant in BOX.plants[colour]] for colour in COLOURS} == {
        colour: [3, 3, 4, 4, 5, 5, 6, 6] for colour in COLOURS
    }
    assert GAME.set_up(1, 3, {}).plants == (8,) * 6
    assert sum(plant.suns for stack in BOX.plants.values() for plant in stack) == sum(
        plant.waters for stack in BOX.plants.values() for plant in stack
    )


@rule("G4")
def test_the_first_yellow_plant_costs_one_sun_and_two_waters() -> None:
    first = BOX.plants["yellow"][0]
    assert (first.suns, first.waters) == (1, 2)


@rule("G4")
def test_two_gardeners_play_without_the_plants_of_three_prestige() -> None:
    assert GAME.set_up(1, 2, {}).plants == (6,) * 6
    assert all(plant.prestige > 3 for colour in COLOURS for plant in BOX.stack(colour, 2))


@rule("G5", "G6")
@pytest.mark.parametrize("seats", SEATS)
def test_each_begins_with_two_of_each_resource_and_both_tokens(seats: int) -> None:
    state = GAME.set_up(4, seats, {})
    for garden in state.gardens:
        assert (garden.suns, garden.waters, garden.pot, garden.can, garden.space) == (2, 2, True, True, 0)
        assert garden.side is None
        assert garden.plot.tiles == ()
    assert (state.suns, state.waters) == (25 - 2 * seats, 25 - 2 * seats)
    assert len({garden.starter for garden in state.gardens}) == seats


@rule("G6")
def test_the_starter_tile_is_drawn_at_random() -> None:
    assert {GAME.set_up(seed, 2, {}).gardens[0].starter for seed in range(60)} == {1, 2, 3, 4, 5, 6}


@rule("G7")
def test_each_side_of_a_starter_tile_has_four_colours() -> None:
    for tile in BOX.starters:
        assert all(len(set(tile[side])) == 4 for side in ("front", "back"))
        assert set(tile["front"]) | set(tile["back"]) == set(COLOURS)
    sides = {frozenset(tile[side]) for tile in BOX.starters for side in ("front", "back")}
    assert len(sides) == 12
    assert Counter(colour for side in sides for colour in side) == dict.fromkeys(COLOURS, 8)


@rule("G7", "G25")
def test_the_starter_tile_lies_on_the_four_squares_at_the_origin() -> None:
    plot = start(2).gardens[0].plot
    assert plot.tiles[0].starter
    assert plot.tiles[0].squares == ("m10", "n10", "m11", "n11")


@rule("G8")
def test_novices_get_preset_hands_that_nobody_else_sees() -> None:
    state = GAME.set_up(8, 4, {})
    hands = [garden.hand for garden in state.gardens]
    assert all(hand in BOX.hands.values() for hand in hands)
    assert len(set(hands)) == 4
    assert Counter((*state.spare, *(flower for hand in hands for flower in hand))) == Counter(
        flower for hand in BOX.hands.values() for flower in hand
    )
    assert GAME.view(state, 0).spare == (None,) * 10
    assert {GAME.set_up(seed, 2, {}).gardens[0].hand for seed in range(60)} == set(BOX.hands.values())


@rule("G8", "G51", "G52", "G59")
def test_each_preset_hand_has_54_flat_points_a_colour_and_holes() -> None:
    assert set(BOX.hands) == {"beetle", "moth", "green-beetle", "spider", "ant", "bee"}
    for hand in BOX.hands.values():
        scorings = [BOX.scorings[BOX.flowers[flower].scoring] for flower in hand]
        assert sum(scoring.base for scoring in scorings if scoring.kind == "flat") == 54
        assert sorted(scoring.kind for scoring in scorings) == ["colour", "flat", "flat", "flat", "holes"]


@rule("G9")
def test_the_24_advanced_flowers_lie_in_twelve_piles_of_an_open_and_a_hidden_one() -> None:
    state = GAME.set_up(2, 3, {"hands": "advanced"})
    assert state.stage == "draft"
    assert len(state.draft) == 12
    flowers = Counter(flower for pile in state.draft for flower in (pile.open, pile.hidden))
    assert flowers == Counter(BOX.advanced)
    assert Counter(BOX.flowers[flower].species for flower in BOX.advanced) == dict.fromkeys(BOX.flower_recipes, 2)


@rule("G9")
@pytest.mark.parametrize(("seats", "picks"), [(2, 4), (3, 3), (4, 3)])
def test_piles_are_picked_in_turn_from_the_first_gardener_on(seats: int, picks: int) -> None:
    state = GAME.set_up(11, seats, {"hands": "advanced"})
    order = []
    while state.stage == "draft":
        assert GAME.to_act(state) == (state.seat,)
        order.append(state.seat)
        before = state
        state = GAME.apply(state, state.seat, GAME.legal(state, state.seat)[-1])
        pile = next(pile for pile, was in zip(state.draft, before.draft, strict=True) if pile != was)
        assert state.gardens[order[-1]].hand[-2:] == (pile.open, pile.hidden)
    assert order == [(state.first + turn) % seats for turn in range(picks * seats)]
    assert [len(garden.hand) for garden in state.gardens] == [2 * picks] * seats


@rule("G9")
def test_a_pick_out_of_turn_of_a_gone_pile_or_too_late_is_refused() -> None:
    state = GAME.set_up(11, 2, {"hands": "advanced"})
    other = 1 - state.seat
    assert refused(state, "pick 1", "G9", seat=other) == "not-your-pick"
    assert refused(state, "side front", "G9") == "pick-first"
    state = GAME.apply(state, state.seat, parse(GAME, "pick 1"))
    assert refused(state, "pick 1", "G9") == "pile-gone"
    assert refused(drafted(2), "pick 9", "G9", seat=0) == "draft-over"


@rule("G10")
def test_a_hidden_flower_is_seen_by_who_picks_it_and_by_nobody_else() -> None:
    state = GAME.set_up(11, 3, {"hands": "advanced"})
    picker = state.seat
    assert all(pile.hidden is None for pile in GAME.view(state, picker).draft)
    state = GAME.apply(state, picker, parse(GAME, "pick 5"))
    hidden = state.draft[4].hidden
    assert GAME.view(state, picker).draft[4].hidden == hidden
    assert hidden in GAME.view(state, picker).gardens[picker].hand
    for reader in (None, (picker + 1) % 3, (picker + 2) % 3):
        seen = GAME.view(state, reader)
        assert seen.draft[4].hidden is None
        assert seen.draft[4].picked_by == picker
        assert seen.gardens[picker].hand == (None, None)
    later = drafted(3, seed=11)
    unpicked = [pile for pile in GAME.view(later, 0).draft if pile.picked_by is None]
    assert len(unpicked) == 3
    assert all(pile.hidden is None for pile in unpicked)


@rule("G11")
@pytest.mark.parametrize(("seats", "discards", "kept"), [(2, 2, 6), (3, 1, 5), (4, 1, 5)])
def test_after_the_draft_all_discard_at_the_same_time(seats: int, discards: int, kept: int) -> None:
    state = drafted(seats)
    assert GAME.to_act(state) == tuple(range(seats))
    for seat in reversed(range(seats)):
        state = GAME.apply(state, seat, parse(GAME, "side back"))
        assert refused(state, "end", "G11", seat=seat) == "discard-first"
        for _ in range(discards):
            flower = state.gardens[seat].hand[0]
            state = GAME.apply(state, seat, parse(GAME, f"discard {flower}"))
            assert state.gardens[seat].discarded[-1] == flower
        held = state.gardens[seat].hand[0]
        assert refused(state, f"discard {held}", "G11", seat=seat) == "no-discard"
        state = GAME.apply(state, seat, parse(GAME, "end"))
        assert len(state.gardens[seat].hand) == kept
    assert state.stage == "play"


@rule("G11", "G12")
def test_what_others_prepare_is_seen_when_all_are_ready_and_discards_never() -> None:
    state = drafted(2)
    before = GAME.view(state, 1)
    flowers = state.gardens[0].hand[:2]
    for text in ("side front", f"discard {flowers[0]}", f"discard {flowers[1]}", "end"):
        state = GAME.apply(state, 0, parse(GAME, text))
        assert GAME.view(state, 1) == before
        assert GAME.view(state, None).gardens[0] == before.gardens[0]
    assert GAME.to_act(state) == (1,)
    assert refused(state, "side back", "G12", seat=0) == "ready"
    flowers = state.gardens[1].hand[:2]
    for text in ("side back", f"discard {flowers[0]}", f"discard {flowers[1]}", "end"):
        state = GAME.apply(state, 1, parse(GAME, text))
    seen = GAME.view(state, 1).gardens[0]
    assert seen.side == "front"
    assert seen.plot == state.gardens[0].plot
    assert seen.discarded == (None, None)
    assert seen.hand == (None,) * 6
    assert GAME.view(state, 0).gardens[0].discarded == state.gardens[0].discarded


@rule("G12")
def test_a_side_is_chosen_once_and_before_all_else() -> None:
    state = GAME.set_up(3, 2, {})
    assert [str(move) for move in GAME.legal(state, 0)] == ["side front", "side back"]
    assert refused(state, "end", "G12", seat=0) == "side-first"
    state = GAME.apply(state, 0, parse(GAME, "side back"))
    assert state.gardens[0].plot.tiles[0].colours == BOX.starters[state.gardens[0].starter - 1]["back"]
    assert refused(state, "side front", "G12", seat=0) == "side-chosen"
    assert refused(state, "market A tile", "G12", seat=0) == "end-preparation"
    assert refused(start(2), "side front", "G12") == "prepared"
    assert refused(start(2), "discard red-lily-20", "G11") == "prepared"


@rule("G13")
def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all() -> None:
    state = start(3)
    for reader in (None, 0, 1, 2):
        seen = GAME.view(state, reader)
        for seat in range(3):
            hand = state.gardens[seat].hand
            assert seen.gardens[seat].hand == (hand if seat == reader else (None,) * 5)
    over = replace(state, stage="over")
    assert GAME.view(over, None) == over


@rule("G13")
def test_a_flower_that_is_not_held_is_refused() -> None:
    state = drafted(2)
    state = GAME.apply(state, 0, parse(GAME, "side front"))
    other = next(flower for flower in BOX.flowers if flower not in state.gardens[0].hand)
    assert refused(state, f"discard {other}", "G13", seat=0) == "not-in-hand"
    assert refused(state, "discard tulip", "G13", seat=0) == "no-flower"
