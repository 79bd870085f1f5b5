"""Alt text and text boards of Cottage Garden: what a player who sees no picture plays by."""

import pytest

from render.alt import LIMIT
from render.cottage_garden import DRAWER
from render.drawer import Seen
from render.step import choice_line
from rules.cottage_garden import GAME
from rules.cottage_garden.score import sheet
from rules.cottage_garden.shapes import PLACES, SQUARES
from rules.notation import Choice
from tests.render.cottage_gardens import concept_state, crowd
from tests.render.cottage_golden import NAMES, PLANT
from tests.render.cottage_walks import states, steps
from words.speech import LANGUAGES, words_in

WALKS = [(4, 4), (1, 2)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_alt_text_is_never_longer_than_discord_takes(seats: int, seed: int, language: str) -> None:
    for seen, _ in steps(seats, seed, language, every=11):
        for scene in (DRAWER.garden(seen), DRAWER.board(seen)):
            assert 0 < len(scene.alt) <= LIMIT


def test_alt_text_with_the_longest_names_fits() -> None:
    names = ("W" * 32, "Ø" * 32, "Ł" * 32, "Å" * 32)
    for language in LANGUAGES:
        seen = Seen(crowd(), names, words_in(language), 3)
        for scene in (DRAWER.garden(seen), DRAWER.board(seen), DRAWER.cover(seen.words)):
            assert 0 < len(scene.alt) <= LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_the_text_board_lists_every_candidate_with_its_number(seats: int, seed: int, language: str) -> None:
    for seen, _ in steps(seats, seed, language, every=5):
        assert seen.choice is not None
        assert choice_line(seen, DRAWER.key) in DRAWER.text_garden(seen)
        if DRAWER.shows(seen.choice) == "board":
            assert choice_line(seen, DRAWER.key) in DRAWER.text_board(seen)
        for number in range(1, len(seen.choice.values) + 1):
            assert f"{number} = " in choice_line(seen, DRAWER.key)


def test_the_text_board_says_where_everything_of_the_concept_garden_lies() -> None:
    said = DRAWER.text_garden(Seen(concept_state(), NAMES[:2], words_in("en"), 0, choice=PLANT))
    assert said.splitlines() == [
        "Åse’s garden. 41 points so far. Turn 9 of 32.",
        "Where on the light bed do you plant strawberries? 1 = A1, 2 = D1, 3 = A4 · hides 2 points.",
        "Turn 1: X. / XX",
        "Cats in reserve: 1. Beehive: +2.",
        "Light bed: 8 free, 4 flowerpots and 2 plant covers in sight, worth 8.",
        "Free plain squares: A1 D1 A2 B2 D2 E2 A3 A4.",
        "Printed flowerpots: C1 E1 A5 B5. Printed plant covers: B1 D3.",
        "Tiles: peonies (H1) on C2 B3 C3 B4 C4 C5, a birdbath (O4) on D4 E4 D5 E5.",
        "Cats: E3. Flowerpot tokens: none.",
        "Dark bed: 3 free, 7 flowerpots and 1 plant cover in sight, worth 9.",
        "Free plain squares: C2 D2 B5.",
        "Printed flowerpots: D1 E1 B2 B4 A5 D5. Printed plant covers: C3.",
        "Tiles: lavender (I3a) on A1 B1 C1, a carp pond (H8) on D3 E3 C4 D4 E4 C5, sunflowers (T4a) on A2 A3 B3 A4.",
        "Cats: E2. Flowerpot tokens: E5.",
        "Orange cubes (flowerpots): 0, 5, 20. Blue cubes (plant covers): 0, 4, 10. The red line comes after 6.",
        "",
        "Grid: . free, p flowerpot, c plant cover, capitals are tiles, * cat, o flowerpot token.",
        "",
        "Light",
        "  A B C D E",
        "1 . c p . p",
        "2 . . A . .",
        "3 . A A c *",
        "4 . A A B B",
        "5 p p A B B",
        "",
        "Dark",
        "  A B C D E",
        "1 A A A p p",
        "2 C p . . *",
        "3 C C c B B",
        "4 C p B B B",
        "5 p . B p o",
    ]


def test_the_turns_that_may_be_chosen_are_written_out() -> None:
    choice = Choice(("plant", "V3a", "light"), "turn", ("1", "2"))
    said = DRAWER.text_garden(Seen(concept_state(), NAMES[:2], words_in("en"), 0, choice=choice))
    assert "Turn 1: X. / XX" in said
    assert "Turn 2: XX / X." in said


def test_the_text_of_the_board_says_what_the_picture_shows() -> None:
    said = DRAWER.text_board(Seen(concept_state(), NAMES[:2], words_in("en"), 0))
    for part in (
        "Nursery. Åse picks a tile. The die shows 3.",
        "The gardener stands above column B.",
        "nearest first: B1 strawberries (V3a) X. / XX, B2 dahlias (X5) .P. / XXX / .X.",
        "Jørgen comes next at: C1, C2, C3, C4.",
        "Åse comes next at: D1, D2, D3, D4.",
        "D4 empty",
        "The queue, next first: irises (Z5) ..X / XXX / X.., mint (I1a) C,",
        "Spare bed: light, flowerpots on A2 B2 A3 E5, plant covers on B3 C5.",
        "Åse: 41 points, 1 cat, Jørgen: 38 points, 2 cats.",
    ):
        assert part in said, part
    for place in PLACES:
        assert f"{place} " in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_game_a_finished_one_and_a_trial_can_be_told(language: str) -> None:
    for seats, seed in WALKS:
        for state in (states(seats, seed)[0], states(seats, seed)[-1], GAME.trial(states(seats, seed)[9], 0)):
            seen = Seen(state, NAMES[:seats], words_in(language), 0)
            assert len(DRAWER.text_garden(seen).splitlines()) >= 5
            assert len(DRAWER.text_board(seen).splitlines()) >= 5


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_when_the_game_is_over_points_and_winners_come_first_and_nothing_is_still_to_come(
    seats: int, seed: int
) -> None:
    state = states(seats, seed)[-1]
    for seat, garden in enumerate(state.gardens):
        seen = Seen(state, NAMES[:seats], words_in("en"), seat)
        said = DRAWER.text_garden(seen)
        assert f"at the end of the game: {sheet(garden).total} points, {garden.completed} bed" in said
        assert "so far" not in said
        assert "left the game" not in said
        board = DRAWER.text_board(seen).splitlines()
        assert board[0] == "Nursery. The game is over."
        names = ", ".join(NAMES[winner] for winner in GAME.ending(state).winners)
        assert ("Won" in board[1] and names in board[1]) == (seats > 1)
        assert f"{NAMES[seat]}: {sheet(garden).total} points" in board[1 + (seats > 1)]
        assert not [line for line in board if "The gardener stands" in line or "final round" in line]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_square_of_a_bed_is_accounted_for(language: str) -> None:
    seen = Seen(concept_state(), NAMES[:2], words_in(language), 0)
    said = DRAWER.text_garden(seen)
    for square in SQUARES:
        assert said.count(square) == 2, square  # once a bed


def test_the_gardener_at_a_corner_is_told() -> None:
    said = DRAWER.text_board(Seen(crowd(), NAMES, words_in("en"), 1))
    assert "The gardener stands at the corner beside D4." in said
