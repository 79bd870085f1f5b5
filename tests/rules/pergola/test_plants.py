"""Plants, the insects on them, and what they score (P20 to P36)."""

import pytest
from msgspec.structs import replace

from rules.pergola.state import Garden, Supply
from tests.rules.pergola.plots import (
    acting,
    buttercups,
    dragonflies,
    hollyhocks,
    lavender,
    legal,
    mine,
    play,
    refused,
    scored,
    start,
    taking,
    tool,
    tree,
    with_insects,
)
from tests.rules_named import rule


@rule("P20")
def test_a_hollyhock_grows_on_top_of_its_colour() -> None:
    garden = with_insects(hollyhocks(blue=2, red=1), "butterfly", "blue1")
    state = play(taking(garden, tool("hollyhock-blue", "hollyhock-yellow")), "take 1")
    assert mine(state).hollyhocks == ((True, False, False), (False,), (False,))


@rule("P21")
@pytest.mark.parametrize(
    ("blue", "yellow", "red", "points"),
    [(0, 0, 0, 0), (1, 0, 0, 1), (0, 1, 1, 3), (1, 1, 1, 6), (0, 4, 0, 4), (2, 5, 3, 17), (11, 11, 11, 66)],
)
def test_hollyhocks_score_row_by_row(blue: int, yellow: int, red: int, points: int) -> None:
    assert scored(hollyhocks(blue, yellow, red), "hollyhocks") == points


@rule("P22")
def test_a_butterfly_lands_on_any_free_hollyhock() -> None:
    garden = with_insects(hollyhocks(blue=3, yellow=1), "butterfly", "blue2")
    state = acting(garden, "drip", "butterfly")
    places = ["blue1", "blue3", "yellow1", "air"]
    assert legal(state) == [f"land butterfly {place}" for place in places]
    assert mine(play(state, "land butterfly blue3")).hollyhocks[0] == (False, True, True)
    assert refused(state, "land butterfly blue2", "P22") == "full-butterfly"
    assert refused(state, "land butterfly red1", "P22") == "no-place-butterfly"
    assert refused(state, "land butterfly 1.1", "P22") == "no-place-butterfly"


@rule("P22")
def test_a_butterfly_without_a_free_hollyhock_flies() -> None:
    full = with_insects(hollyhocks(red=1), "butterfly", "red1")
    state = acting(full, "drip", "butterfly")
    assert legal(state) == ["land butterfly air"]
    assert refused(state, "land butterfly red1", "P22") == "full-none-butterfly"
    assert refused(acting(Garden(), "drip", "butterfly"), "land butterfly red1", "P22") == "no-place-none-butterfly"


@rule("P23")
@pytest.mark.parametrize(("level", "points"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (11, 3)])
def test_a_butterfly_scores_by_its_level(level: int, points: int) -> None:
    assert scored(with_insects(hollyhocks(yellow=11), "butterfly", f"yellow{level}"), "butterflies") == points


@rule("P24")
def test_the_first_magnolia_is_level_one_and_its_branch_brings_buds() -> None:
    single = tree("1.1")
    assert [(bud.name, bud.level, bud.parent) for bud in single.buds] == [("2.1", 2, "1.1")]
    double = tree("1.1+")
    assert [(bud.name, bud.level, bud.parent) for bud in double.buds] == [("2.1", 2, "1.1"), ("2.2", 2, "1.1")]


@rule("P24")
def test_a_magnolia_grows_on_a_free_bud_and_names_never_shift() -> None:
    garden = tree("1.1+", "2.2+", "2.1")
    assert [(bud.name, bud.parent) for bud in garden.buds] == [("3.1", "2.2"), ("3.2", "2.2"), ("3.3", "2.1")]
    state = acting(garden, "drip", "double")
    assert legal(state) == ["grow double 3.1", "grow double 3.2", "grow double 3.3"]
    grown = mine(play(state, "grow double 3.2"))
    assert [magnolia.name for magnolia in grown.magnolias] == ["1.1", "2.2", "2.1", "3.2"]
    assert [bud.name for bud in grown.buds] == ["3.1", "3.3", "4.1", "4.2"]
    assert refused(state, "grow double 2.1", "P24") == "no-bud"
    assert refused(state, "grow double 9.9", "P24") == "no-bud"
    assert refused(state, "grow single 3.1", "P24") == "no-branch"


@rule("P24")
def test_a_tree_may_grow_as_high_as_there_are_magnolias() -> None:
    garden = tree(*(f"{level}.1" for level in range(1, 27)))
    assert garden.magnolias[-1].level == 26
    assert garden.buds[0].name == "27.1"


@rule("P25")
def test_magnolias_score_by_level_whatever_their_branches() -> None:
    single = tree("1.1", "2.1", "3.1", "4.1", "5.1", "6.1")
    double = tree("1.1+", "2.1+", "3.1+", "4.1+", "5.1+", "6.1+")
    assert scored(single, "magnolias") == scored(double, "magnolias") == 1 + 1 + 1 + 2 + 3 + 3


@rule("P26")
def test_a_ladybug_lands_on_any_free_magnolia() -> None:
    garden = with_insects(tree("1.1+", "2.1"), "ladybug", "1.1")
    state = acting(garden, "drip", "ladybug")
    assert legal(state) == ["land ladybug 2.1", "land ladybug air"]
    assert refused(state, "land ladybug 1.1", "P26") == "full-ladybug"
    assert refused(state, "land ladybug 2.2", "P26") == "no-place-ladybug"  # a bud is no magnolia
    full = acting(mine(play(state, "land ladybug 2.1")), "drip", "ladybug")
    assert refused(full, "land ladybug 2.1", "P26") == "full-none-ladybug"
    assert refused(full, "land ladybug V1", "P26") == "no-place-none-ladybug"


@rule("P27")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 4), (3, 9), (4, 12)])
def test_ladybugs_score_by_their_number_on_a_level(count: int, points: int) -> None:
    level = tree("1.1+", "2.1+", "2.2+", "3.1", "3.2", "3.3", "3.4")
    assert scored(with_insects(level, "ladybug", *("3.1", "3.2", "3.3", "3.4")[:count]), "ladybugs") == points


@rule("P27")
def test_each_level_counts_its_own_ladybugs() -> None:
    garden = with_insects(tree("1.1+", "2.1", "2.2"), "ladybug", "1.1", "2.1", "2.2", "air")
    assert scored(garden, "ladybugs") == 1 + 4


@rule("P28")
def test_buttercups_are_named_as_they_come() -> None:
    state = play(taking(buttercups("l"), tool("buttercup-small", "buttercup-large")), "take 1")
    assert [(cup.name, cup.large) for cup in mine(state).buttercups] == [("V1", True), ("V2", False), ("V3", True)]
    assert len(buttercups("l" * 10 + "s" * 10).buttercups) == 20


@rule("P29")
@pytest.mark.parametrize(("sizes", "points"), [("", 0), ("l", 0), ("ss", 0), ("ls", 3), ("lsl", 3), ("lsls", 6)])
def test_pairs_of_buttercups_score(sizes: str, points: int) -> None:
    assert scored(buttercups(sizes), "buttercups") == points


@rule("P30")
def test_bees_have_room_for_one_two_and_three() -> None:
    garden = lavender("flower", "dragonfly", into=buttercups("sl"))
    state = acting(garden, "drip", *("bee",) * 7)
    assert legal(state) == ["land bee V1", "land bee V2", "land bee L1", "land bee air"]
    state = play(state, "land bee V1", "land bee V2", "land bee V2", "land bee L1", "land bee L1")
    assert refused(state, "land bee V2", "P30") == "full-bee"
    assert refused(state, "land bee L2", "P30") == "no-place-bee"  # a dragonfly sits there
    state = play(state, "land bee L1")
    assert legal(state) == ["land bee air"]
    assert refused(state, "land bee L1", "P30") == "full-none-bee"
    assert refused(state, "land bee red1", "P30") == "no-place-none-bee"


@rule("P31")
@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((), 0),
        (("V1",), 2),
        (("V2",), 0),
        (("V2", "V2"), 4),
        (("L1", "L1"), 0),
        (("L1", "L1", "L1"), 8),
        (("V1", "V2", "V2", "L1", "L1", "L1", "air"), 14),
    ],
)
def test_only_full_plants_score_for_bees(places: tuple[str, ...], points: int) -> None:
    assert scored(with_insects(lavender("flower", into=buttercups("sl")), "bee", *places), "bees") == points


@rule("P32")
def test_an_insect_may_be_left_flying_though_there_is_room() -> None:
    state = play(acting(hollyhocks(blue=1), "drip", "butterfly"), "land butterfly air")
    assert mine(state).flying == (1, 0, 0)


@rule("P32", "P54", "P63")
def test_flying_insects_score_nothing_but_count_for_pots_and_sets() -> None:
    garden = Garden(flying=(3, 2, 2), drops=("D1", "S2"), pots=("P1",))
    assert [scored(garden, each) for each in ("butterflies", "ladybugs", "bees")] == [0, 0, 0]
    assert scored(garden, "pots") == 3
    assert scored(garden, "cascade") == 2


@rule("P33")
@pytest.mark.parametrize("gift", ["flower", "dragonfly"])
def test_every_second_lavender_leaf_asks_for_a_gift_that_stays(gift: str) -> None:
    first = play(taking(Garden(), tool("lavender-leaf", "hollyhock-red")), "take 2")
    assert first.turn.hand == ()
    assert refused(first, "pair flower", "P33") == "no-pair"
    state = play(taking(mine(first), tool("lavender-leaf", "hollyhock-red")), "take 2")
    assert legal(state) == ["pair flower", "pair dragonfly"]
    assert refused(state, "drip S1 A1", "P13") == "place-first"
    before = state.supply
    state = play(state, f"pair {gift}")
    assert [(pair.name, pair.gift) for pair in mine(state).lavenders] == [("L1", gift)]
    assert state.supply == replace(
        before,
        lavender_flowers=before.lavender_flowers - (gift == "flower"),
        small_dragonflies=before.small_dragonflies - (gift == "dragonfly"),
    )
    assert not [move for move in legal(state) if move.startswith("pair")]


@rule("P33")
def test_a_gift_that_is_out_cannot_be_chosen() -> None:
    supply = Supply(butterflies=9, ladybugs=9, bees=9, lavender_flowers=0, small_dragonflies=1)
    state = taking(lavender(odd=True), tool("lavender-leaf", "hollyhock-red"), state=start(supply=supply))
    state = play(state, "take 2")
    assert legal(state) == ["pair dragonfly"]
    assert refused(state, "pair flower", "P33") == "no-gift"


@rule("P34")
def test_each_lavender_leaf_scores_two() -> None:
    assert scored(lavender("flower", "dragonfly", odd=True), "lavender") == 10


@rule("P35")
def test_dragonflies_never_flutter() -> None:
    state = acting(dragonflies(lavender("dragonfly", "flower"), "large", "medium"), "flutter")
    assert legal(state) == ["end"]


@rule("P35")
def test_a_pair_with_a_dragonfly_has_no_room_for_bees() -> None:
    assert legal(acting(lavender("dragonfly"), "drip", "bee")) == ["land bee air"]


@rule("P36")
def test_dragonflies_score_by_size() -> None:
    assert scored(dragonflies(Garden(), "large"), "dragonflies") == 5
    assert scored(dragonflies(Garden(), "medium"), "dragonflies") == 3
    assert scored(lavender("dragonfly"), "dragonflies") == 1
