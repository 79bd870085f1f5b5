"""What lies in the box and how a game begins (C1 to C7)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.beds import plain_free
from rules.cottage_garden.components import read_components
from rules.cottage_garden.nursery import row_places
from rules.cottage_garden.shapes import PLACES, squares_of, turned
from rules.cottage_garden.state import Bed
from rules.sheet import BrokenComponents
from tests.rules.cottage_garden.positions import BOX, legal, mine, start, tending, tiles_of, with_beds
from tests.rules.cottage_garden.text import COMPONENTS
from tests.rules_named import rule


@rule("C1")
def test_there_are_36_tiles_of_1_to_6_squares() -> None:
    sizes = Counter(kind.squares for kind in BOX.tiles.values())
    assert sizes == {1: 2, 2: 3, 3: 6, 4: 8, 5: 9, 6: 8}
    assert sum(kind.squares for kind in BOX.tiles.values()) == 151
    assert len(BOX.kinds) == 27


@rule("C1")
def test_four_tiles_show_a_pot_or_a_cover() -> None:
    shown = {tile: (kind.pots, kind.covers) for tile, kind in BOX.tiles.items() if kind.pots or kind.covers}
    assert shown == {"I1a": (0, 1), "I1b": (0, 1), "I2p": (1, 0), "X5": (1, 0)}


@rule("C1")
def test_names_of_tiles_differ_by_more_than_their_case() -> None:
    assert len({tile.lower() for tile in BOX.tiles}) == 36


@rule("C1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_sixteen_tiles_fill_the_nursery_and_twenty_the_queue_all_open(seats: int) -> None:
    state = GAME.set_up(3, seats, {})
    assert None not in state.nursery
    assert (len(state.nursery), len(state.queue)) == (16, 20)
    assert tiles_of(state) == sorted(BOX.tiles)
    assert GAME.view(state, 0) == GAME.view(state, None) == state


@rule("C1")
def test_the_seed_decides_where_the_tiles_lie() -> None:
    assert GAME.set_up(3, 2, {}) == GAME.set_up(3, 2, {})
    assert len({GAME.set_up(seed, 2, {}).nursery for seed in range(50)}) == 50


@rule("C2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_seat_has_a_light_and_a_dark_bed_and_one_light_bed_is_spare(seats: int) -> None:
    state = GAME.set_up(5, seats, {})
    sides = [bed.side for garden in state.gardens for bed in garden.beds if bed is not None]
    assert [side[0] for side in sides] == ["L", "D"] * seats
    lights = [side if side[0] == "L" else BOX.sides[side].back for side in (*sides, state.spare)]
    assert state.spare[0] == "L"
    assert len(set(lights)) == 2 * seats + 1, "each of them is another bed"


@rule("C2")
def test_every_bed_comes_to_every_place_by_chance() -> None:
    states = [GAME.set_up(seed, 4, {}) for seed in range(200)]
    drawn = [[bed.side for garden in state.gardens for bed in garden.beds if bed] + [state.spare] for state in states]
    for place in zip(*drawn, strict=True):
        assert len(set(place)) == 9


@rule("C2")
def test_the_nine_beds_have_different_sides() -> None:
    assert len(BOX.sides) == 18
    looks = {min(turned(side.rows, turn) for turn in range(1, 5)) for side in BOX.sides.values()}
    assert len(looks) == 18
    for name, side in BOX.sides.items():
        assert BOX.sides[side.back].back == name
        shown = (side.pots.bit_count(), side.covers.bit_count())
        assert shown == (4, 2) if name[0] == "L" else 8 <= shown[0] + 2 * shown[1] <= 9


@rule("C2")
def test_two_beds_of_one_side_are_told_apart_as_left_and_right() -> None:
    state = with_beds(start(), *(start().gardens[0].beds[1], start().gardens[1].beds[1]))
    assert {move.split()[1] for move in legal(state, "pot")} == {"dark1", "dark2"}
    assert {move.split()[1] for move in legal(start(), "pot")} == {"light", "dark"}


@rule("C3")
def test_each_seat_has_two_cats_and_three_cubes_of_each_colour_at_the_start() -> None:
    for garden in start(4).gardens:
        assert (garden.cats, garden.orange, garden.blue, garden.hive) == (2, (0, 0, 0), (0, 0, 0), 0)


@rule("C4")
@pytest.mark.parametrize(("seats", "stops"), [(1, 16), (2, 16), (3, 16), (4, 20)])
def test_the_stops_stand_at_both_ends_of_every_row_and_column_and_with_four_seats_diagonal(
    seats: int, stops: int
) -> None:
    lines = BOX.seatings[seats].lines
    assert len(lines) == stops
    for line in lines:
        assert line[::-1] in lines
        columns, rows = {PLACES[place][0] for place in line}, {PLACES[place][1] for place in line}
        assert (len(columns), len(rows)) in ([(1, 4), (4, 1)] if stops == 16 else [(1, 4), (4, 1), (4, 4)])
    around = [PLACES[line[0]] for line in lines]
    assert around[:4] == ["A1", "B1", "C1", "D1"], "the stops go clockwise from the upper left"
    assert around[-1] == "A1"


@rule("C4", "C5")
@pytest.mark.parametrize(
    ("seats", "gardener", "die", "row"),
    [(1, 1, 2, "A1 A2 A3 A4"), (2, 1, 2, "A1 A2 A3 A4"), (3, 2, 1, "B1 B2 B3 B4"), (4, 1, 1, "A1 A2 A3 A4")],
)
def test_where_the_gardener_starts(seats: int, gardener: int, die: int, row: str) -> None:
    state = start(seats)
    assert (state.gardener, state.die) == (gardener, die)
    assert " ".join(PLACES[place] for place in row_places(state)) == row


@rule("C6")
def test_the_first_seat_is_drawn_by_lot() -> None:
    assert {GAME.set_up(seed, 4, {}).seat for seed in range(60)} == {0, 1, 2, 3}


@rule("C7")
def test_cats_and_pots_never_run_out() -> None:
    garden = mine(start())
    many = with_beds(tending(start(mode="gentle")), *garden.beds, cats=40)
    assert len(legal(many, "cat")) > 10
    potted = replace(Bed("L1"), pots=squares_of(BOX.sides["L1"].plain)[:18])
    assert len(potted.pots) > 16, "more than lie in the box"
    assert legal(with_beds(start(), potted, None), "pot") == [f"pot light {squares_of(plain_free(potted))[0]}"]


@pytest.mark.parametrize(
    ("old", "new", "line", "wrong"),
    [
        ('H8 = ["XX.", "XX.", ".XX"]', 'H8 = ["XX.", "XX", ".XX"]', "H8 = ", "equally long"),
        ('O4 = ["XX", "XX"]', 'O4 = ["X.", ".X"]', "O4 = ", "in pieces"),
        ('I4 = ["XXXX"]', 'I4 = ["X", "X", "X"]', "I4 = ", "same tile as I3"),
        ('I4 = ["XXXX"]', 'I4 = ["XXXXXX"]', "I4 = ", "fits on no bed"),
        ("I3 = 3", "I9 = 3", "I9 = 3", "no kind I9"),
        ("I3 = 3", "I3 = 4", "count = 36", "count = 37"),
        ('rows = ["...CP", ".C...", ".....", "..P..", "..PP."]', 'rows = ["...CP"]', 'rows = ["...CP"]', "5 rows"),
        ('rows = ["...CP", ".C', 'rows = ["....P", ".C', 'rows = ["....P"', "4 pots and 1 covers"),
        ('L9 = "D4"', 'L9 = "D1"', "[beds.backs]", "of its own"),
        ('"A1 A2 A3 A4", "B1', '"A1 A2 A3 E4", "B1', "stops = [", "stop 1"),
        ("turns = 26", "turns = 25", "turns = 25", "26 a seat"),
        ("orange = [0, 1, 2", "orange = [0, 2, 3", "orange = ", "1 apart"),
        ("seedling = 0", "seedling = 5", "[solo.ratings]", "begin at 0"),
        ("hives = [2, 1]", "hives = [1, 2]", "hives = ", "worth more"),
        ("last-die = 6", "last-die = 7", "last-die = 7", "no more than 6"),
    ],
)
def test_a_broken_file_names_its_line(old: str, new: str, line: str, wrong: str) -> None:
    assert old in COMPONENTS
    broken = COMPONENTS.replace(old, new, 1)
    with pytest.raises(BrokenComponents, match=wrong) as caught:
        read_components(broken)
    assert broken.splitlines()[caught.value.line - 1].startswith(line)
