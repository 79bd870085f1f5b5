"""Which flowers of a hand could be placed now, and what each would score; what a picture shows for a choice."""

from rules.game import Move
from rules.gartenbau import GAME
from rules.gartenbau.candidates import squares_meant
from rules.gartenbau.hints import Bed, hints
from rules.notation import Choice, narrow
from tests.rules.gartenbau.plots import drawn, laid, owning, play, stacked, start

TWO = drawn(
    "RRGG.",
    "RRGGR",
    "RR...",
    plants="red m10-n10, red m11-n11, red m12-n12, green o10-o11, green p10-p11",
)


def test_a_hint_says_where_a_flower_could_lie_and_what_it_would_bring() -> None:
    state = owning(start(), TWO, hand=("red-lily-20", "calla-lily-spaces", "fuchsia-18"))
    red, calla, fuchsia = hints(state, 0)
    assert (red.flower, red.points) == ("red-lily-20", 20)
    assert red.beds == (Bed("m10", 20, 12), Bed("m11", 20, 12))
    assert calla.points is None  # its place decides
    assert calla.beds == (Bed("o10", 31, 23),)  # five empty spaces, two plants of 4 covered
    assert (fuchsia.points, fuchsia.beds) == (18, ())


def test_a_hint_counts_what_the_flower_itself_covers() -> None:
    state = owning(start(), TWO, hand=("red-lily-plants",))
    (lily,) = hints(state, 0)
    assert lily.points == 8 + 5 * 5
    assert [bed.points for bed in lily.beds] == [8 + 5 * 3] * 2


def test_a_hint_for_a_second_copy_takes_what_the_first_leaves() -> None:
    plot = drawn("RRRRR", "R.R.R", "RRRRR", flowers="hybrid-tea-rose-many-holes q30")
    state = owning(start(), plot, hand=("hybrid-tea-rose-many-holes",))
    (rose,) = hints(state, 0)
    assert rose.points == 6
    alone = owning(start(), drawn("RRRRR", "R.R.R", "RRRRR"), hand=("hybrid-tea-rose-many-holes",))
    assert hints(alone, 0)[0].points == 14


def choice(found: Choice | Move | None) -> Choice:
    assert isinstance(found, Choice)
    return found


def test_a_seedling_tile_is_narrowed_to_a_square_and_a_side() -> None:
    state = owning(play(stacked(start(), A="RB"), "market A tile"), laid())
    square = choice(narrow(GAME.legal(state, 0)))
    assert (square.chosen, square.field) == (("place",), "square")
    facing = choice(narrow(GAME.legal(state, 0), ("place", "o10")))
    assert facing.values == ("up", "right", "down")
    assert squares_meant(square.chosen, square.field, "o10") == ("o10",)
    assert squares_meant(facing.chosen, facing.field, "right") == ("o10", "p10")
    assert squares_meant(facing.chosen, facing.field, "up") == ("o10", "o9")


def test_a_plant_is_narrowed_to_its_two_squares_and_a_flower_to_its_four() -> None:
    state = owning(start(), drawn("RRR", "YYY"), suns=5, waters=5)
    colour = choice(narrow(GAME.legal(state, 0), ("plant",)))
    assert (colour.field, colour.values) == ("colour", ("red", "yellow", "orange"))
    squares = choice(narrow(GAME.legal(state, 0), ("plant", "orange")))
    assert squares.field == "squares"
    assert squares_meant(squares.chosen, "squares", "m10-m11") == ("m10", "m11")
    assert squares_meant(("flower", "red-lily-20"), "square", "m10") == ("m10", "n10", "m11", "n11")


def test_a_petal_of_the_market_takes_no_squares() -> None:
    assert squares_meant(("market",), "petal", "A") == ()


def test_the_rows_of_a_large_garden_are_its_groups() -> None:
    state = owning(play(stacked(start(), A="RB"), "market A tile"), drawn(*["R" * 9] * 7))
    found = choice(narrow(GAME.legal(state, 0)))
    assert len(found.values) > 25
    assert {GAME.group_of("square", value) for value in found.values} == {str(row) for row in range(8, 19)}
    assert GAME.group_of("squares", "m9-m10") == "9"
    assert GAME.group_of("petal", "A") == "others"
