"""Scenes of Pergola as text: every place named once, candidates numbered as the menu numbers them."""

import pytest
from msgspec.structs import replace

from render.drawer import Seen
from render.fonts import drawable, fitted
from render.lettering import disc_box, label_box, plate_box
from render.pergola import DRAWER
from render.pergola.magnolia import CROWDED_FRAME
from render.pergola.options import is_on_board, wants_strip
from render.pergola.tree import all_nodes, is_roomy, lay_out
from render.registry import drawers
from render.scene import Box, Disc, Drawing, Label, Plate, Scene, Sprite, in_text
from render.sprites import sprite_text
from rules.notation import Choice
from rules.pergola.state import Garden, Magnolia, Turn
from rules.registry import games
from tests.render.pergola_gardens import CONCEPT_GARDEN, concept_state, full_garden, state_of, tower
from tests.render.pergola_walks import GAME, NAMES, states, steps
from words.speech import LANGUAGES, words_in

WALKS = [(4, 1), (3, 2), (2, 3), (1, 4)]


def place_names(scene: Scene) -> list[str]:
    return [item.place for item in scene.everything() if isinstance(item, Plate) and item.place]


def scene_of_choice(seen: Seen) -> Scene:
    assert seen.choice is not None
    return DRAWER.board(seen) if DRAWER.shows(seen.choice) == "board" else DRAWER.garden(seen)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share more than a hair."""
    return min(one[2], other[2]) - max(one[0], other[0]) > 2 and min(one[3], other[3]) - max(one[1], other[1]) > 2


def test_every_game_has_a_drawer_of_its_key() -> None:
    assert set(drawers()) == set(games())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_the_garden_is_named_once(language: str) -> None:
    names = place_names(DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in(language), 0)))
    assert sorted(names) == sorted(
        ["1.1", "2.1", "2.2", "3.1", "3.2", "3.3", "4.1", "V1", "V2", "V3", "L1", "L2", "NE", "P1", "P2", "P3", "P4"]
    )


def test_every_lily_and_pile_of_the_board_is_named_once() -> None:
    names = place_names(DRAWER.board(Seen(concept_state(), NAMES[:3], words_in("en"), 0)))
    lilies = [f"F{number}" for number in range(1, 10)]
    assert sorted(names) == sorted([*lilies, "NW", "NE", "SW", "SE", "left", "middle", "right"])


def test_every_stone_of_the_cascade_is_named_once() -> None:
    scene = DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in("en"), 0))
    words = [item.text for item in scene.layer.items if isinstance(item, Label)]
    stones = ["S1", "S2", "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3"]
    assert sorted(word for word in words if word != "×2") == sorted(stones)


def test_the_concept_garden_scores_45_as_its_chips_say() -> None:
    scene = DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in("en"), 0))
    chips = [int(item.text) for item in scene.everything() if isinstance(item, Plate) and item.kind == "score"]
    assert sorted(chips) == [3, 5, 11, 12, 14]
    assert "45" in [item.text for item in scene.items if isinstance(item, Label)]


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_a_panel_of_values_stands_clear_of_the_tree_and_its_names(seats: int, seed: int) -> None:
    panels = 0
    for seen in steps(seats, seed):
        if seen.choice is None or is_on_board(seen.choice) or not wants_strip(seen.choice):
            continue
        scene = DRAWER.garden(seen)
        panel = next(item.box for item in reversed(scene.items) if isinstance(item, Drawing))
        names = [item for item in scene.items if isinstance(item, Plate) and "." in item.place]
        panels += 1
        assert not [plate for plate in names if overlap(panel, plate_box(plate))], seen.choice
    assert panels


def test_the_number_of_a_level_stands_beside_its_first_blossom_clear_of_the_trellis() -> None:
    gardens = [full_garden(), *(garden for seats, seed in WALKS for garden in states(seats, seed)[-1].gardens)]
    crowded = [garden for garden in gardens if not is_roomy(garden)]
    assert len(crowded) > 1
    for garden in crowded:
        scene = DRAWER.garden(Seen(state_of(garden), NAMES[:1], words_in("en"), 0))
        firsts: dict[str, float] = {}
        for node in sorted(lay_out(garden, CROWDED_FRAME, spread=True).nodes, key=lambda node: -node.x):
            firsts[str(node.level)] = node.x
        counts = [item for item in scene.items if isinstance(item, Plate) and item.kind == "count"]
        numbers = [plate for plate in counts if plate.text in firsts and 350 < plate.x < 760 and plate.y < 700]
        assert len(numbers) >= len(firsts) // 2
        for plate in numbers:
            assert plate.x == 430 or plate_box(plate)[2] <= firsts[plate.text]
            assert plate_box(plate)[0] > 404


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_the_chips_of_a_garden_add_up_to_its_score(seats: int, seed: int) -> None:
    for state in states(seats, seed)[::9]:
        for seat, sheet in enumerate(GAME.score(state)):
            scene = DRAWER.garden(Seen(GAME.view(state, seat), NAMES[:seats], words_in("en"), seat))
            plates = [item for item in scene.everything() if isinstance(item, Plate)]
            assert sum(int(plate.text) for plate in plates if plate.kind == "score") == sheet.total


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_candidates_are_numbered_as_the_choice_lists_them(seats: int, seed: int) -> None:
    asked = set()
    for seen in steps(seats, seed):
        assert seen.choice is not None
        scene = scene_of_choice(seen)
        discs = [(item.number, item.value) for item in scene.items if isinstance(item, Disc)]
        assert discs == list(enumerate(seen.choice.values, 1)), seen.choice
        asked.add(seen.choice.field)
    assert {"tool", "place", "drop", "stone", "pile", "lily", "insect", "origin"} <= asked


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_discs_stand_apart_and_inside_the_picture(seats: int, seed: int) -> None:
    for seen in steps(seats, seed):
        scene = scene_of_choice(seen)
        boxes = [disc_box(item) for item in scene.items if isinstance(item, Disc)]
        for place, (left, top, right, bottom) in enumerate(boxes):
            assert left >= 0
            assert top >= 0
            assert right <= scene.width
            assert bottom <= scene.height
            middle = ((left + right) / 2, (top + bottom) / 2)
            for other in boxes[:place]:
                inside = other[0] < middle[0] < other[2] and other[1] < middle[1] < other[3]
                assert not inside, (seen.choice, place)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_plates_are_inside_the_picture_and_do_not_overlap(seats: int, seed: int, language: str) -> None:
    for state in states(seats, seed)[::7]:
        view = GAME.view(state, 0)
        seen = Seen(view, NAMES[:seats], words_in(language), state.seat)
        for scene in (DRAWER.garden(seen), DRAWER.board(seen)):
            plates = [item for item in scene.everything() if isinstance(item, Plate)]
            for place, plate in enumerate(plates):
                box = plate_box(plate)
                assert box[0] >= 0, plate
                assert box[1] >= 0, plate
                assert box[2] <= scene.width, plate
                assert box[3] <= scene.height, plate
                for other in plates[:place]:
                    assert not overlap(box, plate_box(other)), (plate, other)


@pytest.mark.parametrize("name", ["Åse", "Maximiliane-Charlotte von Hohenzollern", "👩‍🌾🌻", "W" * 32, "_*~`|"])
@pytest.mark.parametrize("score", [0, 100])
def test_the_words_of_the_sign_stay_on_it(name: str, score: int) -> None:
    garden = Garden(magnolias=tower(score).magnolias[: score // 3]) if score else Garden()
    scene = DRAWER.garden(Seen(state_of(garden), (name,), words_in("da"), 0))
    boxes = [label_box(item) for item in scene.items if isinstance(item, Label) and item.y < 200]
    assert len(boxes) == 3
    for box in boxes:
        assert box[0] >= 20
        assert box[2] <= 400
    for place, box in enumerate(boxes):
        for other in boxes[:place]:
            assert not overlap(box, other)


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_letters_are_at_least_a_fortieth_of_the_width(seats: int, seed: int) -> None:
    for state in states(seats, seed)[::20]:
        seen = Seen(GAME.view(state, 0), NAMES[:seats], words_in("da"), 0)
        for scene in (DRAWER.garden(seen), DRAWER.board(seen), DRAWER.cover(seen.words)):
            for item in scene.everything():
                if isinstance(item, Label):
                    assert min(item.size, item.least) >= scene.width / 40, item
                if isinstance(item, Plate):
                    assert item.size >= scene.width / 40, item


@pytest.mark.parametrize(("seats", "seed"), WALKS)
def test_every_sprite_that_a_scene_names_has_a_file(seats: int, seed: int) -> None:
    for seen in steps(seats, seed):
        for item in scene_of_choice(seen).items:
            if isinstance(item, Sprite):
                assert sprite_text(item.name)


def glowing(scene: Scene) -> list[str]:
    return [item.name for item in scene.items if isinstance(item, Sprite) and item.glow]


def test_what_is_new_since_the_last_turn_glows_and_nothing_else() -> None:
    now = state_of(CONCEPT_GARDEN)
    was = replace(
        CONCEPT_GARDEN,
        hollyhocks=((False,), *CONCEPT_GARDEN.hollyhocks[1:]),
        magnolias=CONCEPT_GARDEN.magnolias[:3],
        buttercups=CONCEPT_GARDEN.buttercups[:2],
        leaves=CONCEPT_GARDEN.leaves[:2],
        drops=("A3", "B2"),
    )
    seen = Seen(now, ("Åse",), words_in("en"), 0, before=state_of(was))
    fresh = sorted(name.removeprefix("pergola/") for name in glowing(DRAWER.garden(seen)))
    lit = "lantern-frog"
    assert fresh == sorted(["hollyhock-blue", "butterfly", "magnolia", "buttercup-large", "leaf-willow", "drop", lit])
    calm = Seen(now, ("Åse",), words_in("en"), 0, before=now)
    assert glowing(DRAWER.garden(calm)) == [f"pergola/{lit}"]


@pytest.mark.parametrize("piece", ["butterfly", "ladybug", "bee", "single", "double"])
def test_what_is_in_hand_hovers_glowing(piece: str) -> None:
    state = state_of(Garden(), turn=Turn("act", slot=0, hand=(piece,), action="drip"))
    assert len(glowing(DRAWER.garden(Seen(state, ("Åse",), words_in("en"), 0)))) == 1


def test_everything_in_hand_hovers_what_the_step_is_about_first() -> None:
    state = state_of(CONCEPT_GARDEN, turn=Turn("act", slot=0, hand=("single", "bee", "any"), action="drip"))
    calm = glowing(DRAWER.garden(Seen(state_of(CONCEPT_GARDEN), ("Åse",), words_in("en"), 0)))
    choice = Choice(("land", "bee"), "place", ("V3", "L1", "air"))
    scene = DRAWER.garden(Seen(state, ("Åse",), words_in("en"), 0, choice=choice))
    assert glowing(scene)[len(calm) :] == ["pergola/bee-flying", "pergola/magnolia-single"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_but_a_long_name_is_cut_short(language: str) -> None:
    for seats, seed in WALKS:
        state = states(seats, seed)[-1]
        seen = Seen(GAME.view(state, 0), ("Åse", "Mia", "Tom", "Eva")[:seats], words_in(language), 0)
        for scene in (DRAWER.garden(seen), DRAWER.board(seen), DRAWER.cover(seen.words)):
            for item in scene.everything():
                if isinstance(item, Label):
                    assert fitted(item.text, item.size, item.room, item.least, item.weight)[0] == drawable(item.text)


def test_the_solo_board_shows_its_two_halves() -> None:
    alone = in_text(DRAWER.board(Seen(state_of(Garden()), ("Åse",), words_in("en"), 0)))
    together = in_text(DRAWER.board(Seen(state_of(Garden(), Garden()), ("Åse", "Mia"), words_in("en"), 0)))
    assert alone.count("{gold}") > together.count("{gold}")


def test_nobody_elses_hand_hovers_over_a_garden() -> None:
    state = state_of(Garden(), Garden(), turn=Turn("act", slot=0, hand=("bee",), action="drip"))
    assert glowing(DRAWER.garden(Seen(state, ("Åse", "Tom"), words_in("en"), 1))) == []


def test_an_empty_garden_has_no_chip_and_no_glow() -> None:
    scene = DRAWER.garden(Seen(state_of(Garden()), ("Åse",), words_in("en"), 0))
    assert not [item for item in scene.items if isinstance(item, Plate) and item.kind == "score"]
    assert glowing(scene) == []
    assert "1.1" in place_names(scene)


def test_forty_insects_in_the_air_are_three_with_their_number() -> None:
    scene = DRAWER.garden(Seen(state_of(Garden(flying=(12, 13, 15))), ("Åse",), words_in("en"), 0))
    counts = [item.text for item in scene.items if isinstance(item, Plate) and item.text.startswith("×")]
    assert counts == ["×12", "×13", "×15"]


def test_a_tree_with_many_places_shows_levels_and_a_step_on_it_shows_the_tree_alone_with_all_names() -> None:
    garden = full_garden()
    names = {node.name for node in all_nodes(garden)}
    calm = DRAWER.garden(Seen(state_of(garden), ("Åse",), words_in("en"), 0))
    assert not names & set(place_names(calm))
    state = state_of(garden, turn=Turn("done", slot=0, hand=("single",)))
    choice = Choice(("grow", "single"), "bud", tuple(bud.name for bud in garden.buds))
    close = DRAWER.garden(Seen(state, ("Åse",), words_in("en"), 0, choice=choice))
    assert sorted(place_names(close)) == sorted(names)
    assert [item.value for item in close.items if isinstance(item, Disc)] == list(choice.values)


@pytest.mark.parametrize("levels", [6, 12, 16, 26])
def test_names_in_the_close_up_of_a_tower_do_not_overlap(levels: int) -> None:
    garden = tower(levels)
    state = state_of(garden, turn=Turn("done", slot=0, hand=("ladybug",)))
    free = tuple(piece.name for piece in garden.magnolias if not piece.ladybug)
    seen = Seen(state, ("Åse",), words_in("en"), 0, choice=Choice(("land", "ladybug"), "place", (*free, "air")))
    plates = [item for item in DRAWER.garden(seen).items if isinstance(item, Plate)]
    assert len(plates) == levels + 1
    for place, plate in enumerate(plates):
        for other in plates[:place]:
            assert not overlap(plate_box(plate), plate_box(other)), (plate, other)


def test_a_hidden_leaf_and_an_empty_pile_are_drawn_as_such() -> None:
    state = concept_state()
    left, middle, right = state.piles
    hidden = replace(
        state, piles=(replace(left, face_up=False, leaves=(None, None)), replace(middle, leaves=()), right)
    )
    scene = DRAWER.board(Seen(hidden, NAMES[:3], words_in("en"), 0))
    tops = [item.name for item in scene.items if isinstance(item, Sprite) and item.y > 620 and "/leaf-" in item.name]
    assert set(tops) == {"pergola/leaf-back", "pergola/leaf-birch"}
    assert [item.text for item in scene.items if isinstance(item, Plate) and "×" in item.text] == ["×2", "×0", "×7"]


def test_a_tool_that_is_taken_leaves_its_place_empty() -> None:
    state = concept_state()
    gone = replace(state, tools=(state.tools[0], None, *state.tools[2:]))
    assert in_text(DRAWER.board(Seen(state, NAMES[:3], words_in("en"), 0))).count("pergola/tool-") == 4
    assert in_text(DRAWER.board(Seen(gone, NAMES[:3], words_in("en"), 0))).count("pergola/tool-") == 3


def test_frogs_that_share_a_lily_are_all_seen() -> None:
    gardens = tuple(Garden(frog="F5") for _ in range(4))
    scene = DRAWER.board(Seen(state_of(*gardens), NAMES, words_in("en"), 0))
    assert [item.text for item in scene.items if isinstance(item, Plate) and item.kind == "initial"] == ["ÅJMŁ"]
    assert in_text(scene).count("pergola/frog-") == 4 + 1  # and the sign of the frog jump


def test_a_frog_does_not_hide_the_insect_of_its_lily() -> None:
    def insect_x(frog: str | None) -> float:
        scene = DRAWER.board(Seen(state_of(Garden(frog=frog)), ("Åse",), words_in("en"), 0))
        pond = [
            item
            for item in scene.items
            if isinstance(item, Sprite) and item.rim == 3 and item.y > 620 and item.x < 880
        ]
        return pond[4].x

    assert insect_x("F5") - insect_x(None) > 40


def test_a_small_tree_keeps_the_shape_of_its_branches() -> None:
    scene = DRAWER.garden(Seen(concept_state(), NAMES[:3], words_in("en"), 0))
    at = {item.place: item for item in scene.items if isinstance(item, Plate)}
    assert at["2.1"].x < at["1.1"].x < at["2.2"].x
    assert at["3.1"].x < at["2.1"].x
    assert at["3.3"].x == pytest.approx(at["2.2"].x, abs=30)
    assert isinstance(CONCEPT_GARDEN.magnolias[0], Magnolia)
