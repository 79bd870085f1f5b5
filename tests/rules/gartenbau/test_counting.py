"""What flowers count (G50 to G67): the tables of the FAQ, the research page's gardens, and cases worked by hand."""

from itertools import combinations
from random import Random

import pytest

from rules.gartenbau.clusters import groups_of_six, pairs, sets_of_one_colour
from rules.gartenbau.components import components
from rules.gartenbau.ground import ground_of
from rules.gartenbau.score import flower_points
from rules.gartenbau.shape import Shape, shape_of
from rules.gartenbau.squares import AROUND, number_at
from rules.gartenbau.state import COLOURS, Colour, Plot
from tests.rules.gartenbau.plots import drawn, points, with_more
from tests.rules_named import rule

BOX = components()

# garden, holes, edges, largest rectangle, sets of one colour, pairs, groups of six
GARDENS = [
    ("RR BG", (), 4, 4, (2, 1, 1), 1, 0),
    ("RRR B.B GGG", (1,), 4, 3, (3, 3, 1, 1), 2, 0),
    ("RR. BGO", (), 6, 4, (2, 1, 1, 1), 1, 0),
    ("RRRR R..Y RYYY", (2,), 4, 4, (6, 4), 5, 0),
    ("RYB GPO", (), 4, 6, (1, 1, 1, 1, 1, 1), 0, 1),
    ("R.R.R RRRRR", (), 12, 5, (8,), 3, 0),
    ("RRR R.R RR. R.. RRR", (1,), 10, 5, (11,), 5, 0),
]


@rule("G55", "G56", "G57", "G58", "G63", "G65")
@pytest.mark.parametrize(("rows", "holes", "edges", "rectangle", "sets", "two", "six"), GARDENS)
def test_the_gardens_of_the_research_page(  # noqa: PLR0917 # a row of a table
    rows: str, holes: tuple[int, ...], edges: int, rectangle: int, sets: tuple[int, ...], two: int, six: int
) -> None:
    ground = ground_of(drawn(*rows.split()))
    assert shape_of(ground.tile_on) == Shape(holes, edges, rectangle)
    assert sets_of_one_colour(ground.seedlings) == sets
    assert pairs(ground.seedlings) == two
    assert groups_of_six(ground.seedlings) == six


def table(scoring: str, counts: range) -> list[int]:
    return [BOX.scorings[scoring].points(count) for count in counts]


@rule("G53")
def test_the_table_of_empty_spaces() -> None:
    assert table("spaces", range(8)) == [0, 0, 16, 20, 25, 31, 38, 46]


@rule("G54")
def test_the_table_of_flowers_beside() -> None:
    assert table("flowers", range(6)) == [0, 15, 24, 34, 45, 45]


@rule("G59")
def test_the_table_of_holes_for_novices() -> None:
    assert table("holes", range(8)) == [0, 5, 8, 12, 17, 23, 28, 28]


@rule("G60")
def test_the_table_of_holes_for_advanced_gardeners() -> None:
    assert table("many-holes", range(8)) == [6, 10, 14, 20, 26, 34, 42, 42]


@rule("G62")
def test_the_table_of_seedlings_beside_flowers() -> None:
    assert table("seedlings", range(42)) == [
        *[0] * 4,
        *[10] * 9,
        *[18] * 8,
        *[26] * 7,
        *[34] * 6,
        *[42] * 6,
        50,
        50,
    ]


@rule("G64")
@pytest.mark.parametrize("scoring", ["primaries", "secondaries"])
def test_the_table_of_sets_of_three(scoring: str) -> None:
    assert table(scoring, range(7)) == [10, 15, 20, 26, 33, 40, 40]


@rule("G67")
def test_the_table_of_identical_seedlings_beside() -> None:
    assert table("identical", range(9)) == [0, 0, 8, 13, 18, 24, 30, 37, 45]


@rule("G57")
def test_edges_count_forty_at_most() -> None:
    assert table("edges", range(39, 43)) == [39, 40, 40, 40]


@rule("G55")
def test_a_rectangle_may_be_of_any_height_and_width() -> None:
    for rows in (["R"] * 13, ["R" * 13], ["RY"] * 12):
        assert shape_of(ground_of(drawn(*rows)).tile_on).rectangle == len(rows) * len(rows[0])


@rule("G55", "G56", "G61", "G63", "G65", "G66")
def test_what_is_added_for_each_one_counted() -> None:
    assert table("rectangle", range(3)) == [0, 1, 2]
    assert table("largest-set", range(3)) == [10, 12, 14]
    assert table("largest-hole", range(3)) == [10, 11, 12]
    assert table("pairs", range(3)) == [12, 14, 16]
    assert table("six", range(3)) == [12, 24, 36]
    assert table("plants", range(3)) == [8, 13, 18]


def bed(*rows: str, flower: str, at: str = "m10", plants: str = "") -> Plot:
    """A garden with one flower, on two plants laid there for it."""
    column, row = at[0], int(at[1:])
    right = chr(ord(column) + 1)
    under = f"red {at}-{right}{row}, red {column}{row + 1}-{right}{row + 1}"
    more = f"{under}, {plants}" if plants else under
    return drawn(*rows, plants=more, flowers=f"{flower} {at}")


@rule("G51")
@pytest.mark.parametrize(
    ("flower", "worth"), [("calla-lily-16", 16), ("carnation-18", 18), ("red-lily-20", 20), ("rhododendron-24", 24)]
)
def test_some_flowers_are_worth_the_same_in_every_garden(flower: str, worth: int) -> None:
    assert points(bed("RR", "RR", flower=flower)) == worth
    assert points(bed("RRGG", "RRGG", "GG..", flower=flower)) == worth


@rule("G50", "G52")
def test_a_colour_flower_counts_visible_seedlings_and_plants_of_its_colour() -> None:
    rows = ("RROO", "RROG", "OOOO")
    assert points(bed(*rows, flower="cornflower-orange-6")) == 6 + 2 * 7
    assert points(bed(*rows, flower="garden-rose-orange-8")) == 8 + 2 * 7
    planted = bed(*rows, flower="garden-rose-orange-8", plants="orange m12-n12")
    assert points(planted) == 8 + 3 * 1 + 2 * 5
    assert points(bed(*rows, flower="cornflower-orange-6", plants="orange m12-n12")) == 6 + 2 * 6
    assert points(bed("RRRR", "RRRR", flower="cornflower-orange-6")) == 6


@rule("G52")
def test_a_plant_under_a_flower_is_not_seen() -> None:
    plot = drawn("OO", "OO", plants="orange m10-n10, orange m11-n11", flowers="rhododendron-16 m10")
    assert flower_points(with_more(plot, flowers="garden-rose-orange-8 q20"))[1] == 8


@rule("G53")
def test_empty_spaces_beside_the_flower_count_in_holes_too() -> None:
    assert points(bed("RR", "RR", "G.", flower="calla-lily-spaces")) == 46
    assert points(bed("RRG", "RR.", "G..", flower="calla-lily-spaces")) == 38
    assert points(bed("GGGG", "GRRG", "GRRG", "GGGG", flower="calla-lily-spaces", at="n11")) == 0
    assert points(bed("GGGGG", "GRR.G", "GRR.G", "GGGGG", flower="calla-lily-spaces", at="n11")) == 16
    assert points(bed("GGGGG", "GRRGG", "GRR.G", "GGGGG", flower="calla-lily-spaces", at="n11")) == 0


def blossoms(*corners: str) -> Plot:
    """A garden of red plants with a Carnation on the first corner and other flowers on the others."""
    names = ["carnation-flowers", *["red-lily-20"] * (len(corners) - 1)]
    plot = drawn(*["R" * 9] * 9)
    return with_more(plot, flowers=", ".join(f"{name} {corner}" for name, corner in zip(names, corners, strict=True)))


@rule("G54")
@pytest.mark.parametrize(
    ("others", "worth"),
    [
        ((), 0),
        (("q12",), 15),
        (("q13",), 15),  # half a side
        (("q14",), 0),  # a corner
        (("q12", "m12"), 24),
        (("q12", "m12", "o10"), 34),
        (("q12", "m12", "o10", "o14"), 45),
        (("q13", "m11", "n13", "n9", "p10"), 45),  # five, as two gardeners may have
    ],
)
def test_other_flowers_beside_the_flower_count_once_each(others: tuple[str, ...], worth: int) -> None:
    assert flower_points(blossoms("o12", *others))[0] == worth


@rule("G54")
def test_one_flower_beside_two_squares_counts_once() -> None:
    assert flower_points(blossoms("o12", "q12"))[0] == 15


@rule("G55")
def test_the_largest_rectangle_counts_whatever_fills_it() -> None:
    assert points(bed("RRGG", "RRGG", "GGG.", flower="datura-rectangle")) == 9
    assert points(bed("RRGGG", "RRGGG", flower="datura-rectangle", plants="green o10-o11")) == 10
    assert points(bed("RRG", "RR.", "GGG", flower="datura-rectangle")) == 6


@rule("G56")
def test_two_flowers_count_two_sets() -> None:
    plot = bed("RRGGG", "RRGBB", "OBB.B", flower="cornflower-largest-set")
    assert flower_points(plot) == (10 + 2 * 4,)
    twice = with_more(drawn("RRGGG", "RRGBB", "RRBBB", "RR.YY"), plants="red m10-n10, red m11-n11, red m12-n12")
    both = with_more(twice, plants="red m13-n13", flowers="cornflower-largest-set m10, cornflower-largest-set m12")
    assert flower_points(both) == (10 + 2 * 5, 10 + 2 * 4)


@rule("G56")
def test_the_second_flower_finds_no_second_set() -> None:
    plot = with_more(drawn("RRRR", "RRRR", "G..."), plants="red m10-n10, red m11-n11, red o10-p10, red o11-p11")
    both = with_more(plot, flowers="cornflower-largest-set m10, cornflower-largest-set o10")
    assert flower_points(both) == (12, 10)


@rule("G50", "G56")
def test_seedlings_under_plants_do_not_connect() -> None:
    plot = bed("RRGGG", "RR...", flower="cornflower-largest-set")
    assert points(plot) == 16
    assert points(with_more(bed("RRGGG", "RRG..", flower="cornflower-largest-set"), plants="green o10-p10")) == 12


@rule("G57")
def test_edges_are_straight_runs_of_the_outer_boundary() -> None:
    assert points(bed("RR", "RR", flower="datura-edges")) == 4
    assert points(bed("RRG", "RRG", "..G", flower="datura-edges")) == 6
    assert points(bed("RRGG", "RR.G", "GGGG", flower="datura-edges")) == 4


@rule("G57")
def test_edges_that_meet_in_a_corner_only_are_two() -> None:
    assert shape_of(ground_of(drawn("R.", "RR", ".R")).tile_on).edges == 8
    assert shape_of(ground_of(drawn("RR.", "R.R", "RRR")).tile_on).edges == 4 + 2  # o10 is outside, n11 a hole


@rule("G58")
def test_a_corner_does_not_let_the_outside_into_a_hole() -> None:
    assert shape_of(ground_of(drawn("RR.", "R.R", "RRR")).tile_on).holes == (1,)
    assert shape_of(ground_of(drawn("RRRR", "R.RR", "RR.R", "RRRR")).tile_on).holes == (1, 1)
    assert shape_of(ground_of(drawn("RR.R", "R..R", "RRRR")).tile_on).holes == ()


RINGS = {
    0: ("RR", "RR"),
    1: ("RRRRR", "RR.RR", "RRRRR"),
    3: ("RRRRRRRR", "RR.R.R.R", "RRRRRRRR"),
    5: ("RRRRRRRR", "RR.R.R.R", "RRRRRRRR", "R.R.RRRR", "RRRRRRRR"),
    7: ("RRRRRRRR", "RR.R.R.R", "RRRRRRRR", "R.R.R.RR", "RRRRRRRR", "R.RRRRRR", "RRRRRRRR"),
}


@rule("G59", "G60")
@pytest.mark.parametrize(("holes", "novice", "advanced"), [(0, 0, 6), (1, 5, 10), (3, 12, 20), (5, 23, 34)])
def test_holes_count_by_the_tables(holes: int, novice: int, advanced: int) -> None:
    assert points(bed(*RINGS[holes], flower="datura-holes")) == novice
    assert points(bed(*RINGS[holes], flower="hybrid-tea-rose-many-holes")) == advanced


@rule("G59")
def test_more_than_six_holes_count_as_six() -> None:
    plot = bed(*RINGS[7], flower="datura-holes")
    assert len(shape_of(ground_of(plot).tile_on).holes) == 7
    assert points(plot) == 28


@rule("G60")
@pytest.mark.parametrize(("holes", "shares"), [(0, (6, 6)), (1, (10, 6)), (3, (20, 6)), (5, (34, 6))])
def test_two_flowers_split_the_holes_as_is_best(holes: int, shares: tuple[int, int]) -> None:
    plot = drawn(*RINGS[holes], "RRRR", flowers="hybrid-tea-rose-many-holes q30, hybrid-tea-rose-many-holes s30")
    assert flower_points(plot) == shares


@rule("G60")
def test_seven_holes_are_split_into_six_and_one_or_what_is_as_good() -> None:
    best = max(
        BOX.scorings["many-holes"].points(share) + BOX.scorings["many-holes"].points(7 - share) for share in range(8)
    )
    plot = drawn(*RINGS[7], flowers="hybrid-tea-rose-many-holes q30, hybrid-tea-rose-many-holes s30")
    assert sum(flower_points(plot)) == best == 52


@rule("G61")
def test_two_flowers_count_two_different_holes() -> None:
    plot = drawn("RRRRRR", "R..R.R", "RRRRRR", flowers="larkspur-largest-hole q30")
    assert flower_points(plot) == (12,)
    assert flower_points(with_more(plot, flowers="larkspur-largest-hole s30")) == (12, 11)
    one = drawn("RRRR", "R..R", "RRRR", flowers="larkspur-largest-hole q30, larkspur-largest-hole s30")
    assert flower_points(one) == (12, 10)


@rule("G62")
def test_a_seedling_counts_once_for_each_flower_that_it_touches() -> None:
    rows = (".GGGGG.", "GRRGRRG", "GRRGRRG", ".GGGGG.")
    plot = drawn(*rows, plants="red n11-o11, red n12-o12, red q11-r11, red q12-r12")
    one = with_more(plot, flowers="rhododendron-seedlings n11")
    assert flower_points(one) == (10,)  # eight seedlings beside it
    both = with_more(one, flowers="red-lily-20 q11")
    assert flower_points(both)[0] == 18  # sixteen: the two between them count twice


@rule("G63")
def test_each_seedling_counts_in_one_pair_and_as_many_pairs_as_possible() -> None:
    assert pairs(ground_of(drawn("RRR")).seedlings) == 1
    assert pairs(ground_of(drawn("RRRR")).seedlings) == 2
    assert pairs(ground_of(drawn("R..R", "RRRR")).seedlings) == 3  # not only the two in the middle and one more
    assert points(bed("RRGGG", "RRG.G", flower="forget-me-not-pairs")) == 12 + 2 * 2


@rule("G64")
def test_sets_of_three_may_lie_anywhere() -> None:
    assert points(bed("RRYB", "RR.R", "GGYB", flower="fuchsia-primaries")) == 15
    assert points(bed("RRYB", "RR.R", "RGYB", flower="fuchsia-primaries")) == 20
    assert points(bed("RRGP", "RR.O", "RGYB", flower="fuchsia-secondaries")) == 15


@rule("G65")
def test_a_connected_group_has_each_of_six_colours_once() -> None:
    assert points(bed("RRYB", "RRGP", "..RO", flower="garden-rose-six")) == 24
    assert points(bed("RRYB", "RRGP", "R..O", flower="garden-rose-six")) == 12
    assert points(bed("RRYB", "RRGP", "..RR", "..OO", flower="garden-rose-six")) == 24


@rule("G65")
def test_groups_share_no_seedling_and_are_as_many_as_possible() -> None:
    two = drawn("RYBGPO", "OPGBYR")
    assert groups_of_six(ground_of(two).seedlings) == 2
    assert groups_of_six(ground_of(drawn("RYBGPO", "RYBGP.")).seedlings) == 1


@rule("G65")
def test_a_seedling_that_every_group_of_a_rare_colour_needs_is_left_out_where_that_makes_more_groups() -> None:
    garden = drawn("...YB", "RP.RB", "GYOGP", "PYRB.", "O..GO")
    assert groups_of_six(ground_of(garden).seedlings) == 2


@rule("G66")
def test_visible_plants_count_five_each() -> None:
    assert points(bed("RRGG", "RRGG", flower="red-lily-plants")) == 8
    assert points(bed("RRGG", "RRGG", flower="red-lily-plants", plants="green o10-o11, green p10-p11")) == 18


@rule("G67")
def test_identical_seedlings_beside_the_flower() -> None:
    assert points(bed("RRG", "RRG", "GY.", flower="sweet-william-identical")) == 13
    assert points(bed("GGGG", "GRRG", "GRRG", "GGGG", flower="sweet-william-identical", at="n11")) == 45
    assert points(bed("RRG", "RRY", "BO.", flower="sweet-william-identical")) == 0
    assert points(bed("RRG", "RRG", "B..", flower="sweet-william-identical", plants="green o10-o11")) == 0


# ------------------------------------------------------------------ against slower ways that are plainly right


def random_garden(chance: Random, wide: int, high: int, share: float = 0.8) -> dict[int, Colour]:
    return {
        number_at(column, row): chance.choice(COLOURS)
        for row in range(high)
        for column in range(wide)
        if chance.random() < share
    }


@rule("G65")
def test_groups_of_six_agree_with_trying_everything() -> None:
    chance = Random(6)
    for _ in range(60):
        seedlings = random_garden(chance, 5, 4)
        groups = [
            frozenset(each)
            for each in combinations(seedlings, 6)
            if len({seedlings[square] for square in each}) == 6 and _connected(frozenset(each))
        ]
        assert groups_of_six(seedlings) == _most(groups)


def _connected(squares: frozenset[int]) -> bool:
    reached, waiting = set(), [min(squares)]
    while waiting:
        square = waiting.pop()
        if square in squares and square not in reached:
            reached.add(square)
            waiting += [square + step for step in AROUND]
    return reached == squares


def _most(groups: list[frozenset[int]]) -> int:
    if not groups:
        return 0
    first, rest = groups[0], groups[1:]
    return max(_most(rest), 1 + _most([group for group in rest if group.isdisjoint(first)]))


@rule("G63")
def test_pairs_agree_with_trying_everything() -> None:
    chance = Random(2)
    for _ in range(80):
        seedlings = {square: chance.choice(COLOURS[:2]) for square in random_garden(chance, 4, 4)}
        every = [
            frozenset((square, square + step))
            for square, colour in seedlings.items()
            for step in AROUND[1:3]
            if seedlings.get(square + step) == colour
        ]
        assert pairs(seedlings) == _most(every)


@rule("G55", "G57", "G58")
def test_the_shape_agrees_with_counting_square_by_square() -> None:
    chance = Random(3)
    for _ in range(120):
        filled = set(random_garden(chance, 7, 6, 0.65)) or {number_at(0, 0)}
        assert shape_of(filled) == Shape(_holes(filled), _edges(filled), _rectangle(filled))


def _outside(filled: set[int]) -> set[int]:
    field = {number_at(column, row) for row in range(-1, 8) for column in range(-1, 9)} - filled
    reached, waiting = set(), [number_at(-1, -1)]
    while waiting:
        square = waiting.pop()
        if square in field and square not in reached:
            reached.add(square)
            waiting += [square + step for step in AROUND]
    return reached


def _holes(filled: set[int]) -> tuple[int, ...]:
    left = {number_at(column, row) for row in range(-1, 8) for column in range(-1, 9)} - filled - _outside(filled)
    sizes = []
    while left:
        waiting, size = [left.pop()], 1
        while waiting:
            square = waiting.pop()
            near = {square + step for step in AROUND} & left
            left -= near
            size += len(near)
            waiting += near
        sizes.append(size)
    return tuple(sorted(sizes, reverse=True))


def _edges(filled: set[int]) -> int:
    outside = _outside(filled)
    count = 0
    for square in filled:
        for step, back in ((AROUND[0], -1), (AROUND[2], -1), (AROUND[1], AROUND[0]), (AROUND[3], AROUND[0])):
            here = square + step in outside
            begun = square + back in filled and square + back + step in outside
            count += here and not begun
    return count


def _rectangle(filled: set[int]) -> int:
    most = 0
    for top in range(6):
        for left in range(7):
            for bottom in range(top, 6):
                for right in range(left, 7):
                    size = (bottom - top + 1) * (right - left + 1)
                    if size > most and all(
                        number_at(column, row) in filled
                        for row in range(top, bottom + 1)
                        for column in range(left, right + 1)
                    ):
                        most = size
    return most
