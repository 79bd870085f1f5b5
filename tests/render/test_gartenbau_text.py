"""The text boards of Gartenbau: an equal way to play."""

import pytest
from msgspec.structs import replace

from render.drawer import Seen
from render.gartenbau import DRAWER
from rules.gartenbau.squares import square_of
from rules.notation import Choice
from tests.render.gartenbau_gardens import CONCEPT_HAND, CONCEPT_PLOT, HOLD, NAMES, concept_state
from tests.render.gartenbau_golden import DISCARD, PLACE, WALK, seen_of
from tests.render.gartenbau_walks import GAME, states, steps
from words.speech import LANGUAGES, words_in


def test_a_garden_tells_all_that_lies_in_it() -> None:
    said = DRAWER.text_garden(seen_of(concept_state(), None))
    assert "Åse’s garden, 59 prestige so far." in said
    assert "Garden Rose (20 prestige) on l8–m9 counts 20" in said
    assert "red 5 on n7-o7" in said
    assert "starter tile blue m10 + orange n10 + purple m11" in said
    assert "1 hole: n9." in said
    assert "Resources: 3 sun, 4 water." in said
    assert "Flower pot: unused. Watering can: used." in said
    assert "In hand: 5 flowers, not seen by others." in said
    assert "The marker stands on the stone after petal D." in said


def test_every_visible_seedling_is_told_once_and_no_covered_one() -> None:
    said = DRAWER.text_garden(seen_of(concept_state(), None))
    seedlings = said.split("tile by tile: ")[1].split(".")[0]
    covered = {name for plant in CONCEPT_PLOT.plants for name in plant.squares}
    for tile in CONCEPT_PLOT.tiles:
        for name, colour in zip(tile.squares, tile.colours, strict=True):
            assert (f"{colour} {name}" in seedlings.replace(",", " ,")) == (name not in covered), name
            assert square_of(name)


def test_the_owner_reads_what_each_flower_wants_and_would_score() -> None:
    said = DRAWER.text_garden(seen_of(concept_state(), 0))
    assert "Your 5 flowers, which only you see:" in said
    assert "Red Lily (8 + 5 a plant), on two red, would count 33 now." in said
    assert "the place decides. For empty spaces beside the flower" in said
    assert "can be placed now: at n7 for 20 (garden " in said


def test_the_tile_in_hand_and_the_candidates_come_first() -> None:
    lines = DRAWER.text_garden(seen_of(concept_state(HOLD), None, PLACE)).splitlines()
    assert "1 = up, on p6" in lines[1]
    assert "2 = right, on q7" in lines[1]
    assert lines[2] == "In hand: the blue + red tile."


def test_the_market_tells_petals_stacks_and_markers() -> None:
    said = DRAWER.text_board(seen_of(concept_state(), None))
    assert "Round 9: Åse is to act." in said
    assert "Petal A: 6 tiles, on top red + yellow; gives 2 sun, 1 water; under the tiles: transplant." in said
    assert "Petal F: no tile left; gives 3 water, or the ability: sale." in said
    assert "On it: 1 sun." in said
    assert "Markers: Åse on the stone after petal D, Mia on petal B, Bo on the stone after petal F." in said
    assert "red (two red) 4 prestige for 2 sun, 1 water, 6 left" in said
    assert "Petals without tiles: 1 of the 4 that announce the end." in said


def test_a_hidden_tile_is_told_as_hidden() -> None:
    state = concept_state()
    hidden = replace(state.stacks[0], face_up=False)
    said = DRAWER.text_board(seen_of(replace(state, stacks=(hidden, *state.stacks[1:])), 0))
    assert "Petal A: 6 tiles, face down until the turn ends;" in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed", "hands"), [(2, 4, "advanced"), (3, 5, "novice")])
def test_every_candidate_is_in_the_text(language: str, seats: int, seed: int, hands: str) -> None:
    for seen in steps(seats, seed, hands, language, every=5):
        assert seen.choice is not None
        board = DRAWER.shows(seen.choice) == "board"
        said = DRAWER.text_board(seen) if board else DRAWER.text_garden(seen)
        for number in range(1, len(seen.choice.values) + 1):
            assert f"{number} = " in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_of_a_game_can_be_told_to_everybody(language: str) -> None:
    words = words_in(language)
    for state in states(4, 6, "advanced")[::11]:
        for reader in (None, *range(4)):
            for seat in range(4):
                seen = Seen(GAME.view(state, reader), NAMES, words, seat)
                assert NAMES[seat] in DRAWER.text_garden(seen)
                assert DRAWER.text_board(seen)


def test_what_is_left_in_hand_is_told_when_the_game_is_over() -> None:
    said = DRAWER.text_garden(seen_of(replace(concept_state(), stage="over"), None))
    assert said.startswith("Åse’s garden at the end of the game: ")
    assert "Left in hand, not placed: Red Lily (8 + 5 a plant), Calla Lily" in said
    assert "only you see" not in said
    assert len(CONCEPT_HAND) == 5


def test_a_step_about_squares_tells_the_garden_before_the_hand_and_one_about_flowers_the_hand() -> None:
    place = Choice(("place",), "square", ("p6", "p7"))
    said = DRAWER.garden(seen_of(concept_state(HOLD), 0, place)).alt
    assert "Seedlings on show" in said
    assert said.index("Seedlings on show") < said.index("which only you see")
    said = DRAWER.garden(seen_of(concept_state(), 0, DISCARD)).alt
    assert "Seedlings on show" not in said[: said.index("which only you see")]


def test_a_long_choice_is_told_as_far_as_alt_text_may_be() -> None:
    values = tuple(f"{column}{row}" for row in range(10, 15) for column in ("t", "u", "v", "w", "x"))
    scene = DRAWER.garden(seen_of(concept_state(HOLD), None, Choice(("place",), "square", values)))
    assert len(scene.alt) <= 1024
    assert "25 = x14" in scene.alt
    assert scene.alt.startswith("Åse’s garden, 59 prestige so far. The tile is blue and red.")


def test_the_step_of_the_market_is_said_before_the_rest() -> None:
    lines = DRAWER.text_board(seen_of(concept_state(), None, WALK)).splitlines()
    assert "Which petal do you walk to? 1 = F: no tile, sale" in lines[1]
