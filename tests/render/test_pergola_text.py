"""Alt text and text boards: what a player who sees no picture plays by."""

import pytest

from render.alt import LIMIT
from render.drawer import Seen
from render.pergola import DRAWER
from render.pergola.points import corner_points
from render.step import choice_line
from rules.notation import Choice
from rules.pergola.state import Garden, Turn
from tests.render.pergola_gardens import concept_state, full_garden, state_of
from tests.render.pergola_walks import GAME, NAMES, states, steps
from words.speech import LANGUAGES, words_in

WALKS = [(4, 1), (1, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_alt_text_is_never_longer_than_discord_takes(seats: int, seed: int, language: str) -> None:
    for seen in steps(seats, seed, language):
        for scene in (DRAWER.garden(seen), DRAWER.board(seen)):
            assert 0 < len(scene.alt) <= LIMIT


def test_alt_text_of_the_fullest_garden_and_the_longest_names_fits() -> None:
    names = ("W" * 32, "Ø" * 32, "Ł" * 32, "Å" * 32)
    state = state_of(full_garden(), full_garden(), full_garden(), full_garden())
    for language in LANGUAGES:
        seen = Seen(state, names, words_in(language), 3)
        for scene in (DRAWER.garden(seen), DRAWER.board(seen), DRAWER.cover(seen.words)):
            assert 0 < len(scene.alt) <= LIMIT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trial_says_first_of_all_that_it_is_one(language: str) -> None:
    words = words_in(language)
    only = words.say("pergola-picture-text-trial")
    seen = Seen(GAME.trial(GAME.view(concept_state(), 1), 1), NAMES[:3], words, 1)
    for said in (DRAWER.text_garden(seen), DRAWER.text_board(seen), DRAWER.garden(seen).alt, DRAWER.board(seen).alt):
        assert said.startswith(only)
    assert words.say("pergola-picture-trial") in str(DRAWER.garden(seen))
    assert words.say("pergola-picture-roof-trial", name=NAMES[1]) in str(DRAWER.board(seen))
    real = Seen(GAME.view(concept_state(), 1), NAMES[:3], words, 1)
    assert only not in DRAWER.text_garden(real) + DRAWER.text_board(real)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_the_text_board_lists_every_candidate_with_its_number(seats: int, seed: int, language: str) -> None:
    for seen in steps(seats, seed, language):
        assert seen.choice is not None
        said = DRAWER.text_garden(seen)
        assert choice_line(seen, DRAWER.key) in said
        for number in range(1, len(seen.choice.values) + 1):
            assert f"{number} = " in choice_line(seen, DRAWER.key)


def test_the_text_board_says_where_everything_of_the_concept_garden_stands() -> None:
    choice = Choice(("land", "butterfly"), "place", ("blue1", "yellow1", "red2"))
    said = DRAWER.text_garden(Seen(concept_state(), NAMES[:3], words_in("en"), 0, choice=choice))
    assert said.splitlines() == [
        "Åse’s garden. Turn 9 of 15. 45 points so far.",
        "Where does the butterfly land? 1 = Blue 1 (blue1), 2 = Yellow 1 (yellow1), 3 = Red 2 (red2).",
        "In hand: butterfly.",
        "Hollyhocks, 12 points with butterflies: blue 2 high (butterfly on 2), yellow 1 high, "
        "red 2 high (butterfly on 1).",
        "Magnolia, 5 points with ladybugs: 1.1, 2.1, 2.2 with a ladybug, 3.1. Free buds: 3.2, 3.3, 4.1.",
        "Pergola, 11 points. Buttercups: V1 large, 2 of 2 bees, V2 small, 1 of 1 bee, V3 large, 0 of 2 bees. "
        "Bees on them: 3.",
        "Full honey pots: P1 (butterflies).",
        "Lavender and dragonflies, 14 points: 4 leaves; L1 flower, 1 of 3 bees, L2 small dragonfly.",
        "Dragonflies from the pond: large (magnolias).",
        "Flying about: 0 butterflies, 1 ladybug, 0 bees.",
        "Lanterns: second drip (used), second frog jump.",
        "Cascade: drops on A3 and C3.",
        "Leaves, 3 points: 1 maple, 1 birch, 1 willow.",
        "Frog on NE.",
        "Tools used: 9 of 15.",
    ]


def test_the_text_of_the_board_says_what_the_picture_shows() -> None:
    said = DRAWER.text_board(Seen(concept_state(), NAMES[:3], words_in("en"), 0))
    for part in (
        "Tool 1, over the flutter: a hoe with lantern (another action) and blue hollyhock.",
        "16 tools to come.",
        "Left pile, 8 leaves: maple with a bee and a flutter.",
        "NE asks for 4 magnolias and holds a medium dragonfly.",
        "SE asks for 4 lavender leaves and holds nothing more.",
        "Frogs: Åse on NE, Jørgen_*~ on F4",
        "21 butterflies, 22 ladybugs, 27 bees, 5 lavender flowers, 6 small dragonflies",
        "F5: F2, F4, F6, F8, NW, NE, SW, SE",
    ):
        assert part in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_garden_and_a_finished_game_can_be_told(language: str) -> None:
    empty = Seen(state_of(Garden(), turn=Turn()), ("Åse",), words_in(language), 0)
    assert len(DRAWER.text_garden(empty).splitlines()) >= 8
    for seats, seed in WALKS:
        over = Seen(GAME.view(states(seats, seed)[-1], 0), NAMES[:seats], words_in(language), 0)
        points = corner_points(over.view.gardens[0])["total"]
        assert (
            words_in(language).say("pergola-picture-text-garden-over", name=NAMES[0], points=points)
            == DRAWER.text_garden(over).split("\n")[0]
        )
        assert DRAWER.text_board(over)


@pytest.mark.parametrize(
    ("choice", "first"),
    [
        (Choice(("take",), "tool", ("1", "2")), "Tool 1"),
        (Choice(("fly",), "pile", ("left", "middle")), "Left pile"),
        (Choice(("jump",), "lily", ("F1", "F2")), "Frogs:"),
    ],
)
def test_the_board_tells_first_what_the_step_is_about(choice: Choice, first: str) -> None:
    lines = DRAWER.text_board(Seen(concept_state(), NAMES[:3], words_in("en"), 0, choice=choice)).splitlines()
    assert lines[2].startswith(first)
