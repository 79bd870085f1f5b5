"""What lies on the table when a game begins (P1 to P10)."""

from collections import Counter

import pytest

from rules.pergola import GAME
from rules.pergola.components import components
from rules.pergola.state import Garden, State
from tests.rules_named import rule

SEATS = (1, 2, 3, 4)


def all_tools(state: State) -> list[str]:
    return [tool.kind for tool in (*state.tools, *state.stack) if tool is not None]


@rule("P1")
def test_one_to_four_play_fifteen_turns_each() -> None:
    assert GAME.seat_counts == SEATS
    assert all(GAME.progress(GAME.set_up(1, seats, {}), 0).turns == 15 for seats in SEATS)
    with pytest.raises(ValueError, match="5 seats"):
        GAME.set_up(1, 5, {})


@rule("P1")
def test_who_begins_is_drawn_by_lot() -> None:
    assert {GAME.set_up(seed, 3, {}).seat for seed in range(30)} == {0, 1, 2}


@rule("P2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_begins_with_an_empty_garden(seats: int) -> None:
    state = GAME.set_up(3, seats, {})
    assert state.gardens == (Garden(),) * seats
    garden = state.gardens[0]
    assert garden.frog is None
    assert garden.drops == ("S1", "S2")
    assert garden.pots == ()
    assert garden.leaves == ()
    assert [sheet.total for sheet in GAME.score(state)] == [0] * seats


@rule("P3")
def test_each_kind_has_its_number_of_tools_and_each_shows_two_things() -> None:
    tools = components().tools
    assert {kind: len(each) for kind, each in tools.items()} == {"shovel": 15, "rake": 15, "trowel": 15, "hoe": 18}
    assert all(len(set(tool.pieces)) == 2 for each in tools.values() for tool in each)


@rule("P3", "P10")
def test_the_tools_show_just_what_the_box_holds_of_plants_and_lanterns() -> None:
    shown = Counter(piece for each in components().tools.values() for tool in each for piece in tool.pieces)
    assert shown == {
        "hollyhock-blue": 11,
        "hollyhock-yellow": 11,
        "hollyhock-red": 11,
        "magnolia-single": 12,
        "magnolia-double": 14,
        "buttercup-small": 10,
        "buttercup-large": 10,
        "lavender-leaf": 19,
        "lantern-action": 4,
        "lantern-insect": 4,
        "lantern-drip": 4,
        "lantern-frog": 4,
        "butterfly": 4,
        "ladybug": 4,
        "bee": 4,
    }


@rule("P4")
@pytest.mark.parametrize(
    ("seats", "kinds"),
    [
        (1, ["shovel"] * 15 + ["hoe"] * 18),
        (2, ["shovel"] * 15 + ["hoe"] * 18),
        (3, ["shovel"] * 15 + ["rake"] * 15 + ["hoe"] * 18),
        (4, ["shovel"] * 15 + ["rake"] * 15 + ["trowel"] * 15 + ["hoe"] * 18),
    ],
)
def test_the_kinds_come_in_their_order(seats: int, kinds: list[str]) -> None:
    assert all_tools(GAME.set_up(5, seats, {})) == kinds


@rule("P4")
def test_each_kind_is_shuffled() -> None:
    one, other = GAME.set_up(1, 4, {}), GAME.set_up(2, 4, {})
    assert one.stack != other.stack
    assert sorted(map(str, (*one.tools, *one.stack))) == sorted(map(str, (*other.tools, *other.stack)))


@rule("P5")
def test_four_shovels_lie_above_flutter_drip_bird_and_frog() -> None:
    state = GAME.set_up(4, 4, {})
    assert [tool.kind for tool in state.tools if tool] == ["shovel"] * 4
    assert components().actions == ("flutter", "drip", "bird", "frog")


@rule("P6")
def test_thirty_different_leaves_lie_in_three_piles_of_ten() -> None:
    state = GAME.set_up(4, 2, {})
    leaves = [leaf for pile in state.piles for leaf in pile.leaves if leaf is not None]
    assert [len(pile.leaves) for pile in state.piles] == [10, 10, 10]
    assert len(set(leaves)) == 30
    assert Counter(leaf.colour for leaf in leaves) == dict.fromkeys(("maple", "oak", "birch", "willow", "linden"), 6)
    assert Counter(leaf.insect for leaf in leaves) == dict.fromkeys(("butterfly", "ladybug", "bee"), 10)
    assert sum(leaf.flutter for leaf in leaves) == 15


@rule("P6")
def test_the_top_leaf_of_each_pile_is_seen_and_no_other() -> None:
    state = GAME.view(GAME.set_up(4, 2, {}), 0)
    assert all(pile.leaves[0] is not None and set(pile.leaves[1:]) == {None} for pile in state.piles)


@rule("P7")
def test_the_pond_is_three_rows_of_three_with_a_bright_lily_in_each_four() -> None:
    box = components()
    assert list(box.lilies.values()) == [
        *("butterfly", "ladybug", "bee"),
        *("ladybug", "bee", "butterfly"),
        *("bee", "butterfly", "ladybug"),
    ]
    assert set(box.neighbours["F5"]) == {"F2", "F4", "F6", "F8", "NW", "NE", "SW", "SE"}
    assert set(box.neighbours["F1"]) == {"F2", "F4", "NW"}
    assert set(box.neighbours["SE"]) == {"F5", "F6", "F8", "F9"}
    assert sum(map(len, box.neighbours.values())) == 2 * 28


@rule("P8")
@pytest.mark.parametrize(
    ("seats", "stack"), [(2, ("large", "medium")), (3, ("large", "medium")), (4, ("large", "medium", "medium"))]
)
def test_each_bright_lily_has_its_requirement_and_a_stack(seats: int, stack: tuple[str, ...]) -> None:
    pond = GAME.set_up(6, seats, {}).pond
    assert [lily.name for lily in pond] == ["NW", "NE", "SW", "SE"]
    assert {lily.requirement for lily in pond} == {"magnolia", "hollyhock", "buttercup", "lavender"}
    assert [lily.dragonflies for lily in pond] == [stack] * 4


@rule("P8")
def test_which_lily_asks_for_what_is_drawn_by_lot() -> None:
    assert len({GAME.set_up(seed, 2, {}).pond for seed in range(40)}) > 10


@rule("P9")
def test_the_cascade_forks_at_every_stone_down_to_the_pool() -> None:
    streams = components().streams
    assert streams["S1"] == ("A1", "A2")
    assert streams["A2"] == ("B2", "B3")
    assert streams["B4"] == ("C4", "C5")
    assert all(streams[f"C{number}"] == ("D1", "D2", "D3") for number in range(1, 6))
    assert all(len(down) == 2 for stone, down in streams.items() if stone[0] != "C")
    assert Counter(components().stones.values()) == {"butterfly": 4, "ladybug": 4, "bee": 4}


@rule("P10")
def test_the_supply_is_that_of_the_box() -> None:
    supply = GAME.set_up(2, 4, {}).supply
    assert (supply.butterflies, supply.ladybugs, supply.bees) == (30, 30, 40)
    assert (supply.lavender_flowers, supply.small_dragonflies) == (9, 9)
