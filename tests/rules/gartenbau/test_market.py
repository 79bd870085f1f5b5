"""The walk round the market, tiles, resources and where tiles are laid (G18 to G25)."""

import pytest

from rules.gartenbau import GAME
from rules.gartenbau.components import components
from rules.gartenbau.ground import ground_of
from rules.gartenbau.state import Stack
from tests.rules.gartenbau.plots import drawn, laid, legal, mine, owning, pile, play, refused, stacked, start
from tests.rules_named import rule

A, B, C, D, E, F = 1, 3, 5, 7, 9, 11  # the petals' spaces on the ring


@rule("G18")
def test_the_marker_goes_to_the_next_petal_without_another_marker() -> None:
    state = owning(owning(start(3), space=A), space=B, seat=1, suns=0, waters=0)
    state = owning(state, suns=0, waters=0)
    assert legal(state, "market") == ["market C tile", "market C resources"]
    assert mine(play(state, "market C resources")).space == C
    assert refused(state, "market B tile", "G18") == "petal-taken"


@rule("G18")
def test_the_first_example_of_the_rulebook_a_petal_with_a_marker_is_skipped() -> None:
    """Blue moves to the next unoccupied petal, skipping the petal with Pink's marker on it."""
    state = owning(owning(start(3), space=D), space=E, seat=1)
    moved = play(state, "market F resources")
    assert mine(moved).space == F
    assert mine(moved).suns + mine(moved).waters > 4
    assert all(stack.suns + stack.waters == 0 for stack in moved.stacks)


@rule("G18")
def test_a_marker_on_a_stone_goes_to_the_petal_after_it() -> None:
    state = owning(start(), space=4, suns=0, waters=0)
    assert legal(state, "market") == ["market C tile", "market C resources"]
    last = owning(start(), space=10, suns=0, waters=0)
    assert legal(last, "market") == ["market F tile", "market F resources"]


@rule("G19")
def test_the_second_example_of_the_rulebook_a_petal_is_passed_for_a_water() -> None:
    """Blue moves two petals clockwise, skipping a petal by placing a water token on top of its tiles."""
    state = owning(start(), space=A)
    state = play(state, "market C resources")
    assert legal(state) == ["pay sun", "pay water"]
    state = play(state, "pay water")
    assert (state.stacks[1].suns, state.stacks[1].waters) == (0, 1)
    assert mine(state).space == C
    assert (mine(state).suns, mine(state).waters) == (2 + 2, 2 - 1 + 1)


@rule("G19")
def test_several_petals_are_passed_for_a_token_each_in_their_order() -> None:
    state = play(start(), "market D tile")
    for petal, token in enumerate(("sun", "water")):
        assert state.turn.unpaid == tuple(range(petal, 3))
        state = play(state, f"pay {token}")
    state = play(state, "pay sun")
    assert [(stack.suns, stack.waters) for stack in state.stacks[:4]] == [(1, 0), (0, 1), (1, 0), (0, 0)]
    assert state.turn.step == "place"


@rule("G19")
def test_a_token_that_leaves_no_choice_is_paid_without_asking() -> None:
    state = play(owning(start(), suns=0, waters=2), "market C tile")
    assert [(stack.suns, stack.waters) for stack in state.stacks[:2]] == [(0, 1), (0, 1)]
    assert mine(state).waters == 0


@rule("G19")
def test_a_way_that_cannot_be_paid_is_refused() -> None:
    state = owning(start(), suns=1, waters=0)
    assert legal(state, "market") == ["market A tile", "market A resources", "market B tile", "market B resources"]
    assert refused(state, "market C tile", "G19") == "way-cost"
    walking = play(start(), "market B tile")
    assert refused(walking, "place o10 right", "G19") == "first-pay"
    assert refused(owning(walking, suns=0), "pay sun", "G19") == "pay-no-sun"
    assert refused(owning(walking, waters=0), "pay water", "G19") == "pay-no-water"


@rule("G20")
def test_the_marker_may_not_stay_nor_go_all_the_way_round() -> None:
    state = owning(start(), space=A, suns=9, waters=0)
    assert legal(state, "market")[-1] == "market F resources"
    assert "market A tile" not in legal(state)
    assert refused(state, "market A tile", "G20") == "petal-own"


@rule("G21")
def test_the_top_tile_is_taken_with_what_lies_on_it() -> None:
    state = stacked(start(), A=pile("RB YY", suns=1, waters=2))
    state = play(state, "market A tile")
    assert state.turn.tile == ("red", "blue")
    assert (mine(state).suns, mine(state).waters) == (3, 4)
    assert state.stacks[0] == Stack((("yellow", "yellow"),), face_up=False)
    assert refused(state, "end", "G21") == "first-place"
    state = play(state, "place o10 right")
    assert mine(state).plot.tiles[-1].squares == ("o10", "p10")
    assert mine(state).plot.tiles[-1].colours == ("red", "blue")


@rule("G21")
def test_the_third_example_of_the_rulebook_the_double_purple_tile_instead_of_the_resources() -> None:
    """Blue moves one petal and collects the double purple tile rather than a sun and a water."""
    state = stacked(owning(start(3), space=C), D="PP RB")
    face = components().petals[3][3]
    assert (face.suns, face.waters) == (1, 1)
    state = play(state, "market D tile")
    assert state.turn.tile == ("purple", "purple")
    assert (mine(state).suns, mine(state).waters) == (2, 2)


@rule("G22")
def test_the_resources_of_a_petal_leave_what_lies_there() -> None:
    state = stacked(start(), B=pile("RB YY", suns=2, waters=1))
    state = play(owning(state, space=A), "market B resources")
    assert (mine(state).suns, mine(state).waters) == (5, 2)
    assert (state.stacks[1].suns, state.stacks[1].waters) == (2, 1)
    assert len(state.stacks[1].tiles) == 2


@rule("G22", "G23")
def test_the_petals_show_what_was_reconstructed() -> None:
    shown = {
        2: "21t 30s 21n 12t 03s 12b",
        3: "21t 30s 21n 11m 12t 03s 12b",
        4: "21t 30s 21n 30m 12t 03s 12b 03m",
    }
    letters = {"transplant": "t", "sale": "s", "nursery": "n", "bloom": "m", "bounty": "b"}
    for seats, row in shown.items():
        faces = components().petals[seats]
        assert " ".join(f"{face.suns}{face.waters}{letters[face.ability]}" for face in faces) == row
        assert sum(face.suns for face in faces) == sum(face.waters for face in faces)


@rule("G23")
def test_an_empty_petal_offers_its_ability_or_its_resources() -> None:
    state = stacked(start(), F="")
    state = owning(state, space=10)
    assert legal(state, "market")[:2] == ["market F resources", "market F ability"]
    assert refused(state, "market F tile", "G23") == "no-tile"
    assert refused(owning(start(), space=10), "market F ability", "G23") == "ability-covered"


@rule("G23")
def test_what_lies_on_an_empty_petal_is_taken_with_the_ability_only() -> None:
    state = owning(stacked(start(), F=pile("", suns=2, waters=1)), space=10)
    taken = play(state, "market F resources")
    assert (mine(taken).suns, mine(taken).waters) == (3, 4)
    assert (taken.stacks[5].suns, taken.stacks[5].waters) == (2, 1)
    used = play(state, "market F ability")
    assert (used.stacks[5].suns, used.stacks[5].waters) == (0, 0)
    assert (mine(used).suns, mine(used).waters) == (4, 3)
    assert used.turn.step == "collect"


@rule("G23")
def test_tokens_are_left_on_an_empty_petal_too() -> None:
    state = play(owning(stacked(start(), B=""), space=A), "market C tile", "pay sun")
    assert state.stacks[1] == Stack((), suns=1)


@rule("G23")
def test_an_ability_that_can_bring_nothing_is_not_offered() -> None:
    state = owning(stacked(start(), A=""), laid())  # a transplant, and nothing to lift
    assert "market A ability" not in legal(state)
    assert refused(state, "market A ability", "G23") == "ability-nothing"
    sale = owning(stacked(start(), B=""), laid("o10-p10 OG", starter="RBRB"), space=A)
    assert refused(sale, "market B ability", "G23") == "ability-nothing"


@rule("G24")
@pytest.mark.parametrize(
    ("sentence", "key"),
    [
        ("place m10 right", "square-taken"),
        ("place l10 right", "square-taken"),
        ("place p10 right", "not-beside"),
        ("place o9 right", "not-beside"),
        ("place l9 up", "not-beside"),
    ],
)
def test_a_tile_lies_on_two_empty_squares_beside_the_garden(sentence: str, key: str) -> None:
    state = owning(play(stacked(start(), A="RB YY"), "market A tile"), laid())
    assert refused(state, sentence, "G24") == key


@rule("G24")
def test_a_tile_is_laid_in_every_direction_round_the_starter_tile() -> None:
    """Eight squares beside a 2x2 tile: from each, one square on in three directions, and both ways round."""
    state = owning(play(stacked(start(), A="RB YY"), "market A tile"), laid())
    moves = legal(state, "place")
    pairs = {frozenset((move.split()[1], _other(move))) for move in moves}
    assert len(moves) == 2 * len(pairs) == 2 * (8 + 4 * 3)  # eight outward, twelve along the sides
    assert "place p10 left" in moves
    assert "place l10 down" in moves
    assert "place l9 down" in moves


def _other(move: str) -> str:
    _, square, facing = move.split()
    column, row = square[0], int(square[1:])
    steps = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
    return f"{chr(ord(column) + steps[facing][0])}{row + steps[facing][1]}"


@rule("G24")
def test_a_tile_of_one_colour_has_one_way_where_others_have_two() -> None:
    mixed = owning(play(stacked(start(), A="RB YY"), "market A tile"), laid())
    equal = owning(play(stacked(start(), A="YY RB"), "market A tile"), laid())
    assert 2 * len(legal(equal, "place")) == len(legal(mixed, "place"))
    assert all(move.split()[2] in ("right", "down") for move in legal(equal, "place"))
    assert refused(equal, "place p10 left", "G24") == "twin"


@rule("G24")
def test_colours_need_not_match() -> None:
    state = owning(play(stacked(start(), A="GG YY"), "market A tile"), laid(starter="RYBO"))
    assert "place o10 right" in legal(state)


@rule("G24")
def test_a_hole_may_be_filled_and_is_no_place_for_half_a_tile() -> None:
    ring = drawn("RRRR", "R..R", "RRRR")
    state = owning(play(stacked(start(), A="RB YY"), "market A tile"), ring)
    assert "place n11 right" in legal(state)
    assert "place o11 left" in legal(state)
    assert refused(state, "place o11 right", "G24") == "square-taken"


@rule("G25")
def test_names_never_shift_when_the_garden_grows_to_the_left_and_up() -> None:
    state = owning(play(stacked(start(), A="RB YY"), "market A tile"), laid())
    before = mine(state).plot.tiles[0]
    state = play(state, "place l10 left")
    assert mine(state).plot.tiles[0] == before
    assert mine(state).plot.tiles[1].squares == ("k10", "l10")
    assert mine(state).plot.tiles[1].colours == ("blue", "red")


@rule("G25")
def test_the_garden_grows_past_a_and_past_row_1() -> None:
    far = drawn("RR")
    west = far.tiles[0].__class__(("a10", "b10"), ("red", "red"))
    north = far.tiles[0].__class__(("a1", "a2"), ("red", "red"))
    state = play(stacked(start(), A="RB YY"), "market A tile")
    state = owning(state, far.__class__((west, north)))
    moves = legal(state, "place")
    assert "place zz10 left" in moves
    assert "place a0 up" in moves
    assert mine(play(state, "place zz10 left")).plot.tiles[-1].squares == ("zy10", "zz10")
    assert mine(play(state, "place a0 up")).plot.tiles[-1].squares == ("a-1", "a0")


@rule("G25")
def test_what_is_no_square_is_refused() -> None:
    state = play(stacked(start(), A="RB YY"), "market A tile")
    for text in ("99", "m", "m1000", "abc1", "æ1"):
        assert refused(state, f"place {text} right", "G25") == "no-square"


@rule("G25")
def test_a_garden_of_all_tiles_in_one_line_can_still_grow() -> None:
    names = [name for move in range(54) for name in (f"{_column(14 + 2 * move)}10", f"{_column(15 + 2 * move)}10")]
    plot = laid()
    for one, other in zip(names[::2], names[1::2], strict=True):
        plot = plot.__class__((*plot.tiles, plot.tiles[0].__class__((one, other), ("red", "blue"))))
    assert len(ground_of(plot).tile_on) == 4 + 108
    state = owning(play(stacked(start(), A="RB YY"), "market A tile"), plot)
    end = _column(14 + 108)
    assert f"place {end}10 right" in legal(state)
    assert GAME.score(state)[0].total == 4


def _column(number: int) -> str:
    return chr(97 + number) if number < 26 else chr(97 + (number - 26) // 26) + chr(97 + (number - 26) % 26)
