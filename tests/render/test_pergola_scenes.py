"""Scenes of Pergola as text: every place named once, candidates numbered as the menu numbers them."""

import pytest

from render.drawer import Seen
from render.pergola import DRAWER
from render.registry import drawers
from render.scene import Plate, Scene
from rules.registry import games
from tests.render.gardens import concept_state
from words.speech import LANGUAGES, words_in

NAMES = ("Åse", "Mia", "Tom", "Jørgen")


def place_names(scene: Scene) -> list[str]:
    return [item.place for item in scene.everything() if isinstance(item, Plate) and item.place]


def test_every_game_has_a_drawer_of_its_key() -> None:
    assert set(drawers()) == set(games())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_the_garden_is_named_once(language: str) -> None:
    scene = DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in(language), 0))
    names = place_names(scene)
    assert sorted(names) == sorted(set(names))
    assert {"1.1", "2.1", "2.2", "3.1", "3.2", "3.3", "4.1", "V1", "V2", "V3", "L1", "L2", "NE"} <= set(names)
    assert {"P1", "P2", "P3", "P4"} <= set(names)


def test_every_lily_and_pile_of_the_board_is_named_once() -> None:
    names = place_names(DRAWER.board(Seen(concept_state(), NAMES[:3], words_in("en"), 0)))
    assert sorted(names) == sorted([*(f"F{number}" for number in range(1, 10)), "NW", "NE", "SW", "SE",
                                    "left", "middle", "right"])  # fmt: skip


def test_the_concept_garden_scores_45_as_its_chips_say() -> None:
    scene = DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in("en"), 0))
    chips = [int(item.text) for item in scene.everything() if isinstance(item, Plate) and item.kind == "score"]
    assert sorted(chips) == [3, 5, 11, 12, 14]
    assert sum(chips) == 45
