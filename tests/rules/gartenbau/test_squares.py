"""Names of squares (G25)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.gartenbau.squares import NoSquare, name_of, number_at, pair_name, pair_of, place_of, square_of
from tests.rules_named import rule

COLUMNS = st.integers(-300, 300)
ROWS = st.integers(-300, 300)


@rule("G25")
@given(column=COLUMNS, row=ROWS)
def test_a_name_names_its_square_alone(column: int, row: int) -> None:
    square = number_at(column, row)
    assert square_of(name_of(square)) == square
    assert square_of(name_of(square).upper()) == square
    assert place_of(square) == (column, row)
    assert name_of(square).islower()


@rule("G25")
@given(column=COLUMNS, row=ROWS)
def test_two_squares_side_by_side_have_one_name(column: int, row: int) -> None:
    square = number_at(column, row)
    for other in (number_at(column + 1, row), number_at(column, row + 1)):
        assert pair_name(square, other) == pair_name(other, square)
        assert pair_of(pair_name(square, other)) == (square, other)


@rule("G25")
@pytest.mark.parametrize(
    ("column", "row", "name"),
    [
        (0, 1, "a1"),
        (12, 10, "m10"),
        (25, 3, "z3"),
        (26, 3, "aa3"),
        (51, 3, "az3"),
        (52, 3, "ba3"),
        (-1, 3, "zz3"),
        (-26, 3, "za3"),
        (-27, 3, "yz3"),
        (12, 0, "m0"),
        (12, -4, "m-4"),
    ],
)
def test_columns_and_rows_go_on_in_every_direction(column: int, row: int, name: str) -> None:
    assert name_of(number_at(column, row)) == name
    assert square_of(name) == number_at(column, row)


@pytest.mark.parametrize("text", ["", "m", "10", "10m", "m 10", "abc1", "m--1", "m1000", "ö1", "m10-n10"])
def test_what_is_no_name_is_refused(text: str) -> None:
    with pytest.raises(NoSquare):
        square_of(text)


@pytest.mark.parametrize("text", ["m10", "m10-m10", "m10-o10", "m10-n11", "m10n10", "m10-", "m10-n10-o10"])
def test_what_names_no_two_squares_side_by_side_is_refused(text: str) -> None:
    with pytest.raises(NoSquare):
        pair_of(text)
