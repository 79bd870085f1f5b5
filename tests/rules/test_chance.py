"""Our own chance: the same seed is the same game on every Python."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance import Chance


def test_the_stream_is_that_of_splitmix64() -> None:
    """The first numbers for the seed 1234567, as the authors' reference program gives them."""
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(seed=st.integers(), bound=st.integers(1, 2**63))
def test_a_number_below_is_below_and_the_same_again(seed: int, bound: int) -> None:
    drawn = Chance(seed).below(bound)
    assert 0 <= drawn < bound
    assert Chance(seed).below(bound) == drawn


@given(seed=st.integers(), items=st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_all_items(seed: int, items: list[int]) -> None:
    assert Counter(Chance(seed).shuffle(items)) == Counter(items)


def test_every_order_of_three_is_as_likely() -> None:
    orders = Counter(Chance(seed).shuffle("abc") for seed in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_pick_is_one_of_the_items() -> None:
    assert {Chance(seed).pick("xyz") for seed in range(60)} == {"x", "y", "z"}
    with pytest.raises(ZeroDivisionError):
        Chance(1).pick("")
