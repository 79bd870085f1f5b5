"""Scenes of Cottage Garden as text: candidates numbered as the menu numbers them, letters that can be read."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from render.cottage_garden import DRAWER
from render.cottage_garden.places import SQUARE
from render.cottage_garden.planting_table import place_at
from render.cottage_garden.stops import next_stops
from render.drawer import Seen
from render.fonts import drawable, fitted
from render.lettering import disc_box, label_box
from render.scene import Disc, Drawing, Group, Label, Plate, Scene, Sprite, in_text
from render.sprites import aspect
from rules.cottage_garden import GAME
from rules.cottage_garden.beds import bed_names, plain_free, visible
from rules.cottage_garden.nursery import row_tiles
from rules.cottage_garden.scoring import advance_for
from rules.cottage_garden.state import Bed, Garden, State
from rules.notation import Choice
from tests.render.cottage_gardens import CONCEPT_GARDEN, concept_before, concept_state, crowd, full_garden
from tests.render.cottage_golden import NAMES, PLANT, TAKE, TURN
from tests.render.cottage_walks import states, steps
from words.speech import LANGUAGES, words_in

WALKS = [(1, 2, "full"), (2, 1, "full"), (3, 3, "full"), (4, 4, "full"), (2, 5, "gentle-one-bed"), (3, 6, "gentle")]
every_walk = pytest.mark.parametrize(("seats", "seed", "mode"), WALKS)


def scene_of_choice(seen: Seen) -> Scene:
    assert seen.choice is not None
    return DRAWER.board(seen) if DRAWER.shows(seen.choice) == "board" else DRAWER.garden(seen)


@cache
def walked(seats: int, seed: int, mode: str) -> tuple[tuple[Seen, Scene], ...]:
    return tuple((seen, scene_of_choice(seen)) for seen, _ in steps(seats, seed, "da", every=3, mode=mode))


def garden_seen(state: State, seat: int = 0, **more: object) -> Seen:
    return Seen(state, NAMES[: len(state.gardens)], words_in("en"), seat, **more)  # type: ignore[arg-type]


def names_of(scene: Scene) -> Counter[str]:
    return Counter(item.name for item in scene.everything() if isinstance(item, Sprite))


def labels(scene: Scene) -> list[str]:
    return [item.text for item in scene.everything() if isinstance(item, Label)]


@every_walk
def test_candidates_are_numbered_as_the_choice_lists_them(seats: int, seed: int, mode: str) -> None:
    asked = set()
    for seen, scene in walked(seats, seed, mode):
        assert seen.choice is not None
        discs = [(item.number, item.value) for item in scene.items if isinstance(item, Disc)]
        assert discs == list(enumerate(seen.choice.values, 1)), seen.choice
        asked.add(seen.choice.field)
    assert {"verb", "tile", "turn", "square"} <= asked


@every_walk
def test_discs_stand_apart_and_inside_the_picture(seats: int, seed: int, mode: str) -> None:
    for seen, scene in walked(seats, seed, mode):
        boxes = [disc_box(item) for item in scene.items if isinstance(item, Disc)]
        for place, (left, top, right, bottom) in enumerate(boxes):
            assert min(left, top) >= 0, seen.choice
            assert right <= scene.width, seen.choice
            assert bottom <= scene.height, seen.choice
            for other in boxes[:place]:
                apart = right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top
                assert apart, (seen.choice, place)


@every_walk
def test_letters_are_at_least_a_fortieth_of_the_width(seats: int, seed: int, mode: str) -> None:
    for _, scene in walked(seats, seed, mode):
        for item in scene.everything():
            if isinstance(item, Label):
                assert min(item.size, item.least) >= scene.width / 40, item
            if isinstance(item, Plate):
                assert item.size >= scene.width / 40, item


@pytest.mark.parametrize("language", LANGUAGES)
@every_walk
def test_no_word_but_a_long_name_is_cut_short(seats: int, seed: int, mode: str, language: str) -> None:
    short = ("Åse", "Mia", "Tom", "Eva")[:seats]
    walk = states(seats, seed, mode)
    each_stage = {(state.turn.stage, state.over): state for state in walk}.values()
    for state in (*walk[:: max(1, len(walk) // 9)], *each_stage):
        for seat in range(seats):
            seen = Seen(state, short, words_in(language), seat)
            for scene in (DRAWER.garden(seen), DRAWER.board(seen), DRAWER.cover(seen.words)):
                for item in scene.everything():
                    if isinstance(item, Label):
                        assert fitted(item.text, item.size, item.room, item.least)[0] == drawable(item.text), item


@every_walk
def test_labels_stay_inside_the_picture(seats: int, seed: int, mode: str) -> None:
    for _, scene in walked(seats, seed, mode):
        for item in scene.everything():
            if isinstance(item, Label):
                left, _, right, _ = label_box(item)
                assert left >= 0, item
                assert right <= scene.width, item


@pytest.mark.parametrize("name", ["Åse", "Maximiliane-Charlotte von Hohenzollern", "👩‍🌾🌻", "W" * 32, "_*~`|", ""])
@pytest.mark.parametrize("cubes", [(0, 0, 0), (20, 20, 20)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_name_and_points_share_their_plate(name: str, cubes: tuple[int, int, int], language: str) -> None:
    state = concept_state()
    state = replace(state, gardens=(replace(CONCEPT_GARDEN, orange=cubes, blue=cubes), *state.gardens[1:]))
    scene = DRAWER.garden(Seen(state, (name, "Tom"), words_in(language), 0))
    boxes = [label_box(item) for item in scene.items if isinstance(item, Label) and item.y < 140 and item.x < 480]
    assert len(boxes) == 3
    for place, box in enumerate(boxes):
        assert box[0] >= 40
        assert box[2] <= 466
        for other in boxes[:place]:
            apart = (
                box[2] <= other[0] + 2 or other[2] <= box[0] + 2 or box[3] <= other[1] + 2 or other[3] <= box[1] + 2
            )
            assert apart, (box, other)


def test_a_long_name_leaves_room_for_what_its_owner_does() -> None:
    state = concept_state()
    scene = DRAWER.board(Seen(state, ("Maximiliane-Charlotte von Hohenzollern", "Tom"), words_in("en"), 0))
    said = next(text for text in labels(scene) if text.startswith("Max") and "picks" in text)
    assert said.endswith("… picks a tile")


@every_walk
def test_the_plate_of_a_bed_says_what_it_shows(seats: int, seed: int, mode: str) -> None:
    for state in states(seats, seed, mode)[::23]:
        for seat, garden in enumerate(state.gardens):
            said = labels(DRAWER.garden(garden_seen(state, seat)))
            for bed, name in zip(garden.beds, bed_names(garden), strict=True):
                if bed is None or name is None:
                    assert "At rest" in said or state.over
                    continue
                assert words_in("en").say(f"cottage_garden-picture-bed-{name}") in said
                assert f"{plain_free(bed).bit_count()} free" in said
                assert str(visible(bed).pots) in said
                assert str(visible(bed).covers) in said


@every_walk
def test_at_the_end_the_gardener_stands_in_every_garden_and_the_beds_completed_are_counted(
    seats: int, seed: int, mode: str
) -> None:
    state = states(seats, seed, mode)[-1]
    for seat, garden in enumerate(state.gardens):
        scene = DRAWER.garden(garden_seen(state, seat))
        if garden.beds[-1] is None:
            assert names_of(scene)["cottage_garden/gardener"] == 1
            words = words_in("en").say("cottage_garden-picture-completed", count=garden.completed)
            assert words in labels(scene)


def test_columns_and_rows_are_named_beside_each_bed() -> None:
    scene = DRAWER.garden(garden_seen(concept_state()))
    still = Counter(item.text for item in scene.layer.items if isinstance(item, Label))
    for name in "ABCDE":
        assert still[name] == 2
    assert [still[str(row)] for row in (1, 3, 5)] == [3, 3, 3]  # twice a row, once a place of the orange track


def test_everything_that_lies_on_a_bed_is_drawn() -> None:
    scene = DRAWER.garden(garden_seen(concept_state()))
    names = names_of(scene)
    assert sum(1 for item in scene.items if isinstance(item, Group)) == 5
    assert sum(count for name, count in names.items() if name.endswith("-on-cushion")) == 2
    assert names["cottage_garden/flowerpot-on-stone"] == 1
    assert names["cottage_garden/cat-sitting-ginger"] == 1
    assert names["cottage_garden/cube-orange"] == 3
    assert names["cottage_garden/cube-blue"] == 3
    assert "cottage_garden/beehive" in names


def test_a_covered_print_is_out_of_sight() -> None:
    bare = names_of(DRAWER.garden(garden_seen(_with(Bed("L4"), concept_state()))))
    assert bare["cottage_garden/flowerpot"] == 4 + 6 + 2 + 1  # on both beds, their plates, the planting table
    tiled = concept_state().gardens[0].beds[1]
    assert tiled is not None
    covered = replace(tiled, tiles=tiled.tiles[:1])
    names = names_of(DRAWER.garden(garden_seen(_with(covered, concept_state()))))
    assert names["cottage_garden/flowerpot"] == 7 + 6 + 2 + 1


def _with(bed: Bed, state: State) -> State:
    garden = replace(state.gardens[0], beds=(bed, state.gardens[0].beds[1]))
    return replace(state, gardens=(garden, *state.gardens[1:]))


def glowing(scene: Scene) -> list[str]:
    return [
        item.name if isinstance(item, Sprite) else "tile"
        for item in scene.items
        if isinstance(item, (Sprite, Group)) and item.glow
    ]


def test_what_is_new_since_the_last_turn_glows_and_nothing_else() -> None:
    assert glowing(DRAWER.garden(garden_seen(concept_state(), before=concept_before()))) == ["tile"]
    assert glowing(DRAWER.garden(garden_seen(concept_state(), before=concept_state()))) == []
    assert glowing(DRAWER.garden(garden_seen(concept_state()))) == []
    was = concept_state()
    light, dark = CONCEPT_GARDEN.beds
    assert light is not None
    garden = replace(CONCEPT_GARDEN, beds=(replace(light, cats=()), dark), orange=(0, 0, 20), hive=0, cats=0)
    was = replace(was, gardens=(garden, was.gardens[1]))
    fresh = glowing(DRAWER.garden(garden_seen(concept_state(), before=was)))
    assert [name.removeprefix("cottage_garden/") for name in fresh] == [
        "cat-sitting-ginger",
        "beehive",
        "cat-sitting-ginger-on-cushion",
        "cube-orange",
    ]


def test_a_bed_that_came_in_exchange_glows_with_nothing_but_what_was_planted() -> None:
    state = _with(Bed("L5"), concept_state())
    assert glowing(DRAWER.garden(garden_seen(state, before=concept_state()))) == []


def test_tiles_that_refilled_the_nursery_glow() -> None:
    now = concept_state()
    before = replace(now, nursery=(None, *now.nursery[1:]), queue=("W5", *now.queue))
    assert glowing(DRAWER.board(garden_seen(now, before=before))) == ["tile"]


def test_a_preview_stands_where_the_first_candidate_is_and_others_where_they_are_clear_of_it() -> None:
    text = in_text(DRAWER.garden(garden_seen(concept_state(), choice=PLANT)))
    assert text.count("#ffd84d") == 1
    assert text.count("#fff3c4") == 2
    crowded = Choice(PLANT.chosen, "square", ("A1", "A2", "D1"))
    text = in_text(DRAWER.garden(garden_seen(concept_state(), choice=crowded)))
    assert text.count("#ffd84d") == 1
    assert text.count("#fff3c4") == 1  # the one on A2 would lie over the preview


@pytest.mark.parametrize("verb", ["cat", "pot"])
def test_a_token_in_hand_stands_at_the_first_candidate_alone_and_the_others_are_veiled(verb: str) -> None:
    choice = Choice((verb, "dark"), "square", ("C2", "D2", "B5"))
    scene = DRAWER.garden(garden_seen(concept_state(), choice=choice))
    faint = [(item.x, item.y) for item in scene.items if isinstance(item, Sprite) and item.alpha < 1]
    discs = [item for item in scene.items if isinstance(item, Disc)]
    (x, y) = faint[0]
    assert len(faint) == 1
    assert abs(x - discs[0].x) < SQUARE / 2
    assert abs(y - discs[0].y) < SQUARE
    dashes = [
        part.svg
        for item in scene.items
        if isinstance(item, Group)
        for part in item.items
        if isinstance(part, Drawing) and "stroke-dasharray" in part.svg and "translate" not in part.svg
    ]
    assert [("#ffd84d" in svg, "#fff3c4" in svg) for svg in dashes] == [(False, True)] * 2 + [(True, False)]


def test_the_piece_in_hand_is_shown_as_it_was_turned() -> None:
    assert "In hand" in labels(DRAWER.garden(garden_seen(concept_state(), choice=PLANT)))
    assert "In hand" not in labels(DRAWER.garden(garden_seen(concept_state())))
    assert "In hand" not in labels(DRAWER.garden(garden_seen(concept_state(), 1, choice=PLANT)))


def test_all_turns_that_fit_are_shown_on_one_panel() -> None:
    scene = DRAWER.garden(garden_seen(concept_state(), choice=TURN))
    assert [item.value for item in scene.items if isinstance(item, Disc)] == list(TURN.values)
    assert sum(isinstance(item, Group) for item in scene.items) == 5 + 1 + 4  # on the beds, in hand, on the panel


def test_the_gardeners_row_is_numbered_and_lit() -> None:
    scene = DRAWER.board(garden_seen(concept_state(), choice=TAKE))
    assert TAKE.values == row_tiles(concept_state())
    assert names_of(scene)["cottage_garden/tray-lit"] == 4
    assert names_of(scene)["cottage_garden/gardener"] == 1
    assert names_of(scene)["cottage_garden/die-3"] == 1
    assert names_of(scene)["cottage_garden/die-4"] == 1


def test_under_the_parasol_all_of_the_nursery_is_lit() -> None:
    trial = GAME.trial(concept_state(), 1)
    scene = DRAWER.board(garden_seen(trial, 1))
    assert names_of(scene)["cottage_garden/tray-lit"] == 16
    assert names_of(scene)["cottage_garden/parasol"] == 1
    assert names_of(DRAWER.garden(garden_seen(trial, 1)))["cottage_garden/parasol"] == 1


def test_flags_stand_at_the_next_stops_with_their_seats_initial() -> None:
    assert next_stops(concept_state()) == ((1, 3), (0, 4), (1, 5), (0, 6))
    scene = DRAWER.board(garden_seen(concept_state()))
    names = names_of(scene)
    assert names["cottage_garden/flag-swallowtail-gold"] == 2 + 1  # and on the seat's plate
    assert names["cottage_garden/flag-rounded-blue"] == 2 + 1
    assert labels(scene).count("Å") == 2


def test_who_has_no_bed_left_has_no_flag() -> None:
    state = concept_state()
    state = replace(state, gardens=(state.gardens[0], replace(state.gardens[1], beds=(None, None))), die=6)
    assert {seat for seat, _ in next_stops(state)} == {0}
    over = replace(state, over=True)
    assert next_stops(over) == ()
    ended = names_of(DRAWER.board(garden_seen(over)))
    assert ended["cottage_garden/gardener"] == ended["cottage_garden/tray-lit"] == 0
    assert "Final round" in labels(DRAWER.board(garden_seen(state)))


@pytest.mark.parametrize("gardener", range(1, 21))
def test_the_gardener_never_stands_on_the_name_of_a_column_or_row(gardener: int) -> None:
    scene = DRAWER.board(garden_seen(replace(crowd(), gardener=gardener)))
    her = next(item for item in scene.items if isinstance(item, Sprite) and item.name.endswith("/gardener"))
    # Her feet are at her anchor; her hat is 160 parts of her sprite's 108 width above.
    half, tall = her.width * 0.4, her.width * 1.46
    for item in scene.layer.items:
        if isinstance(item, Label):
            clear = abs(item.x - her.x) >= half or not her.y - tall < item.y < her.y
            assert clear, (gardener, item.text, item.x, item.y)


@every_walk
def test_the_arrows_of_the_path_stand_clear_of_the_gardener_her_die_and_the_flags(
    seats: int, seed: int, mode: str
) -> None:
    shown = 0
    for state in states(seats, seed, mode)[::3]:
        sprites = [item for item in DRAWER.board(garden_seen(state)).items if isinstance(item, Sprite)]
        arrows = [(item.x, item.y) for item in sprites if item.name.endswith("/arrow")]
        others = [item for item in sprites if any(part in item.name for part in ("/gardener", "/die-", "/flag-"))]
        shown += len(arrows)
        for item in others:
            left, top = item.x - item.anchor[0] * item.width, item.y - item.anchor[1] * item.width * aspect(item.name)
            right, low = left + item.width, top + item.width * aspect(item.name)
            assert not [(x, y) for x, y in arrows if left < x < right and top < y < low], item
    assert shown


@pytest.mark.parametrize("gardener", range(1, 21))
def test_the_gardener_stands_clear_of_the_titles(gardener: int) -> None:
    scene = DRAWER.board(garden_seen(replace(crowd(), gardener=gardener)))
    titles = [item.box for item in scene.items if isinstance(item, Drawing) and item.box[3] < 115]
    her = next(item for item in scene.items if isinstance(item, Sprite) and item.name.endswith("/gardener"))
    left, top = her.x - her.anchor[0] * her.width, her.y - her.anchor[1] * her.width * aspect(her.name)
    assert len(titles) == 2
    for box in titles:
        assert left > box[2] - 8 or left + her.width < box[0] + 8 or top > box[3] - 14


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_end_the_winners_plate_has_the_gold_edge(seats: int) -> None:
    state = states(seats, {2: 1, 3: 3, 4: 4}[seats])[-1]
    items = DRAWER.board(garden_seen(state)).items
    gilded = [item.box for item in items if isinstance(item, Drawing) and 'rx="19"' in item.svg]
    names = [(item.y, item.text) for item in items if isinstance(item, Label) and item.text in NAMES]
    shown = [name for y, name in names if any(top < y < low for _, top, _, low in gilded)]
    assert shown == [NAMES[seat] for seat in GAME.ending(state).winners]


def test_what_of_the_queue_does_not_fit_is_counted() -> None:
    for state in (concept_state(), crowd()):
        scene = DRAWER.board(garden_seen(state))
        stakes = names_of(scene)["cottage_garden/stake"]
        assert 4 < stakes < len(state.queue)
        assert f"+{len(state.queue) - stakes} more" in labels(scene)
    assert "The queue is empty" in labels(DRAWER.board(garden_seen(replace(concept_state(), queue=()))))


def test_returned_tiles_are_numbered_in_the_queue() -> None:
    values = ("H3", "I2a", "I3c", "S4b", "V3b", "I1b", "L4b")
    choice = Choice(("queue",), "tile", values)
    assert DRAWER.shows(choice) == "board"
    scene = DRAWER.board(garden_seen(concept_state(), choice=choice))
    discs = [item for item in scene.items if isinstance(item, Disc)]
    assert [disc.value for disc in discs] == list(values)
    assert all(disc.y > 1044 for disc in discs)


def test_many_cats_are_counted_and_cubes_on_one_place_all_seen() -> None:
    state = concept_state()
    scene = DRAWER.garden(garden_seen(replace(state, gardens=(full_garden(), state.gardens[1]))))
    assert next(item.text for item in scene.items if isinstance(item, Plate)) == "×5"
    assert names_of(scene)["cottage_garden/cube-orange"] == 3
    assert labels(scene).count("15") == 2  # the place's own, and on the front cube


def test_an_empty_garden_invites() -> None:
    state: State = GAME.set_up(5, 2, {})
    scene = DRAWER.garden(garden_seen(state))
    assert glowing(scene) == []
    assert not [item for item in scene.items if isinstance(item, Group)]
    assert "19 free" in labels(scene)
    assert isinstance(state.gardens[0], Garden)


def pins(scene: Scene) -> list[tuple[str, float]]:
    """The numbers on pins and where they stand, from left to right: labels in gold circles of the planting table."""
    return sorted(
        (
            (item.text, item.x)
            for before, item in pairwise(scene.items)
            if isinstance(item, Label) and isinstance(before, Drawing) and "<circle" in before.svg and item.y > 870
        ),
        key=lambda pin: pin[1],
    )


def test_a_cube_that_may_move_is_seen_where_it_would_come_to() -> None:
    state = concept_state()
    places = tuple(str(points) for points in dict.fromkeys(state.gardens[0].orange) if points < 20)
    choice = Choice(("score", "dark"), "orange", places)
    scene = DRAWER.garden(garden_seen(state, choice=choice))
    landings = [advance_for(state.gardens[0], "dark", "orange", int(place)).to for place in places]
    assert [text for text, _ in pins(scene)] == [str(number) for number in range(1, len(places) + 1)]
    for (_, x), to in zip(pins(scene), landings, strict=True):
        assert abs(x - place_at("orange", to)[0]) < 60
    ghosts = [item for item in scene.items if isinstance(item, Sprite) and item.alpha == 0.7]
    assert len(ghosts) == sum(to not in state.gardens[0].orange for to in landings)


def test_a_cube_that_pays_is_seen_where_it_goes_back_to() -> None:
    state = concept_state()
    choice = Choice(("pay", "blue"), "place", ("4", "10"))
    scene = DRAWER.garden(garden_seen(state, choice=choice))
    assert [text for text, _ in pins(scene)] == ["1", "2"]
    for (_, x), place in zip(pins(scene), (2, 8), strict=True):
        assert abs(x - place_at("blue", place)[0]) < 60
