"""Scenes of Gartenbau as text: names that never shift, candidates numbered as the menu numbers them, no secrets."""

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from render.drawer import Seen
from render.fonts import drawable, fitted
from render.gartenbau import DRAWER
from render.gartenbau.frame import frame_of
from render.gartenbau.pieces import holes_of
from render.gartenbau.text import place_of_marker
from render.lettering import disc_box
from render.scene import Disc, Drawing, Label, Plate, Scene, Sprite, in_text
from rules.gartenbau.score import flower_points
from rules.gartenbau.shape import shape_of
from rules.gartenbau.squares import square_of
from rules.gartenbau.state import Garden, Plot, Stack, State, Tile, Turn
from rules.notation import Choice
from tests.render.gartenbau_gardens import (
    CONCEPT_GARDEN,
    CONCEPT_HAND,
    CONCEPT_PLOT,
    HOLD,
    concept_before,
    concept_state,
    long_plot,
    with_plot,
)
from tests.render.gartenbau_golden import DISCARD, PLACE, WALK, seen_of
from tests.render.gartenbau_walks import GAME, NAMES, states, steps
from words.speech import LANGUAGES, words_in

WALKS = [(2, 1, "advanced"), (3, 3, "novice"), (4, 2, "advanced")]
every_walk = pytest.mark.parametrize(("seats", "seed", "hands"), WALKS)


def scene_of_choice(seen: Seen) -> Scene:
    assert seen.choice is not None
    return DRAWER.board(seen) if DRAWER.shows(seen.choice) == "board" else DRAWER.garden(seen)


@cache
def walked(seats: int, seed: int, hands: str) -> tuple[tuple[Seen, Scene], ...]:
    return tuple((seen, scene_of_choice(seen)) for seen in steps(seats, seed, hands, "da", every=2))


def sprites(scene: Scene) -> Counter[str]:
    return Counter(item.name.removeprefix("gartenbau/") for item in scene.everything() if isinstance(item, Sprite))


def labels(scene: Scene) -> list[str]:
    return [item.text for item in scene.everything() if isinstance(item, Label)]


def discs(scene: Scene) -> list[Disc]:
    return [item for item in scene.items if isinstance(item, Disc)]


@every_walk
def test_candidates_are_numbered_as_the_choice_lists_them(seats: int, seed: int, hands: str) -> None:
    asked = set()
    for seen, scene in walked(seats, seed, hands):
        assert seen.choice is not None
        assert [(disc.number, disc.value) for disc in discs(scene)] == list(enumerate(seen.choice.values, 1))
        asked.add(seen.choice.field)
    assert {"verb", "side", "petal", "prize", "token", "square", "facing", "colour", "squares"} <= asked
    assert ("pile" in asked) == ("flower" in asked) == (hands == "advanced")


CONSTRUCTED = [
    Choice(("buy", "red", "n7-o7"), "saving", ("sun", "water")),
    Choice(("collect",), "suns", ("0", "1", "2", "3")),
    Choice(("return",), "suns", tuple(str(number) for number in range(9))),
    Choice((), "verb", ("market", "plant", "flower", "pot")),
    Choice((), "verb", ("replant", "swap")),
    Choice(("flower", "fuchsia-primaries"), "square", ("n7", "k10")),
    Choice(("lift",), "tile", ("l7-m7", "q10-r10")),
    Choice(("swap", "q10-r10"), "turned", ("neither", "first", "second", "both")),
    Choice(("flower",), "flower", CONCEPT_HAND),
]


@pytest.mark.parametrize("choice", CONSTRUCTED, ids=lambda choice: f"{'-'.join(choice.chosen)}-{choice.field}")
def test_a_rare_step_has_its_candidates_too(choice: Choice) -> None:
    lifted = Turn("replant", lifted=CONCEPT_PLOT.tiles[1])
    state = concept_state(lifted if choice.chosen[:1] == ("swap",) else None)
    state = replace(state, gardens=(replace(CONCEPT_GARDEN, suns=9, waters=9), *state.gardens[1:]))
    scene = DRAWER.garden(Seen(GAME.view(state, 0), NAMES[:3], words_in("en"), 0, choice=choice))
    assert [(disc.number, disc.value) for disc in discs(scene)] == list(enumerate(choice.values, 1))


@every_walk
def test_discs_stand_apart_and_inside_the_picture(seats: int, seed: int, hands: str) -> None:
    for seen, scene in walked(seats, seed, hands):
        for place, disc in enumerate(discs(scene)):
            left, top, right, bottom = disc_box(disc)
            assert min(left, top) >= 0, seen.choice
            assert right <= scene.width, seen.choice
            assert bottom <= scene.height, seen.choice
            for other in discs(scene)[:place]:
                apart = ((disc.x - other.x) ** 2 + (disc.y - other.y) ** 2) ** 0.5
                assert apart >= disc.width - 1, (seen.choice, place)


@every_walk
def test_letters_are_at_least_a_fortieth_of_the_width(seats: int, seed: int, hands: str) -> None:
    for _, scene in walked(seats, seed, hands):
        for item in scene.everything():
            if isinstance(item, Label):
                assert min(item.size, item.least) >= scene.width / 40, item
            if isinstance(item, Plate):
                assert item.size >= scene.width / 40, item


@every_walk
def test_alt_text_fits(seats: int, seed: int, hands: str) -> None:
    for _, scene in walked(seats, seed, hands):
        assert 0 < len(scene.alt) <= 1024


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_but_a_long_name_is_cut_short(language: str) -> None:
    for seats, seed, hands in WALKS:
        state = states(seats, seed, hands)[-30]
        seen = Seen(GAME.view(state, 0), ("Åse", "Mia", "Tom", "Eva")[:seats], words_in(language), 0)
        for scene in (DRAWER.garden(seen), DRAWER.board(seen), DRAWER.cover(seen.words)):
            for item in scene.everything():
                if isinstance(item, Label):
                    assert fitted(item.text, item.size, item.room, item.least, item.weight)[0] == drawable(item.text)


# ------------------------------------------------------------------ the garden


def test_a_square_keeps_its_name_and_its_shade_as_the_garden_grows() -> None:
    small = frame_of({square_of("m10"), square_of("n11")}, ())
    large = frame_of({square_of("c2"), square_of("m10"), square_of("w18")}, ())
    for frame in (small, large):
        x, y = frame.corner(square_of("m10"))
        assert frame.column_names()[round((x - frame.x) / frame.cell)] == "m"
        assert frame.row_names()[round((y - frame.y) / frame.cell)] == "10"


def test_the_picture_shows_one_square_around_the_garden_at_least() -> None:
    frame = frame_of({square_of(name) for tile in CONCEPT_PLOT.tiles for name in tile.squares}, ())
    assert frame.column_names() == list("jklmnopqrs")
    assert frame.row_names() == ["6", "7", "8", "9", "10", "11", "12", "13"]


def test_candidates_two_squares_away_are_in_the_picture() -> None:
    filled = {square_of(name) for name in ("m10", "n10", "m11", "n11")}
    frame = frame_of(filled, [square_of("m8"), square_of("p13")])
    assert frame.shows(square_of("m8"))
    assert frame.shows(square_of("p13"))


def test_a_garden_too_large_to_read_is_cut_to_its_candidates_with_a_map() -> None:
    choice = Choice(("place",), "square", ("ab12", "ac9"))
    scene = DRAWER.garden(seen_of(with_plot(long_plot(27), HOLD), None, choice))
    assert any(isinstance(item, Drawing) and "#ffd24a" in item.svg for item in scene.items)
    assert "ab" in labels(scene)
    assert "l" not in labels(scene)
    whole = DRAWER.garden(seen_of(with_plot(long_plot(27)), None))
    assert sprites(whole)["cup-red"] > sprites(scene)["cup-red"] > 0


def test_the_cabinet_goes_to_the_foot_where_the_garden_is_wide() -> None:
    assert not frame_of({square_of(f"{column}10") for column in "defghijklmn"[:8]}, ()).wide
    assert frame_of({square_of(f"{column}10") for column in "defghijklmnopqrs"}, ()).wide


def test_tools_lie_on_the_lawn_below_the_cabinet_where_the_garden_is_high() -> None:
    column = tuple(Tile((f"m{row}", f"m{row + 1}"), ("red", "blue")) for row in range(10, 22, 2))
    high = DRAWER.garden(seen_of(with_plot(Plot(column)), None))
    low = DRAWER.garden(seen_of(concept_state(), None))
    (trowel,) = (item for item in high.everything() if isinstance(item, Sprite) and item.name == "gartenbau/trowel")
    assert 1000 < trowel.y < high.height - 60
    assert sprites(low)["trowel"] == 0


def test_the_concept_garden_scores_59_as_its_discs_say() -> None:
    scene = DRAWER.garden(seen_of(concept_state(), None))
    assert "59" in labels(scene)
    assert sprites(scene)["seal"] == 2
    assert sprites(scene)["points-disc"] == 5


@every_walk
def test_discs_and_seals_add_up_to_the_score(seats: int, seed: int, hands: str) -> None:
    for state in states(seats, seed, hands)[::29]:
        if state.stage != "play":
            continue
        for seat, sheet in enumerate(GAME.score(state)):
            scene = DRAWER.garden(Seen(GAME.view(state, None), NAMES[:seats], words_in("en"), seat))
            marks = [
                int(after.text)
                for item, after in zip(scene.items, scene.items[1:], strict=False)
                if isinstance(item, Sprite) and item.name in ("gartenbau/points-disc", "gartenbau/seal")
                if isinstance(after, Label)
            ]
            garden = state.gardens[seat]
            assert sum(marks) + 2 * garden.pot + 2 * garden.can == sheet.total
            assert sprites(scene)["seal"] == len(flower_points(garden.plot))


@every_walk
def test_every_hole_has_one_mole(seats: int, seed: int, hands: str) -> None:
    for state in states(seats, seed, hands)[::17]:
        for seat, garden in enumerate(state.gardens):
            filled = [square_of(name) for tile in garden.plot.tiles for name in tile.squares]
            holes = holes_of(garden.plot)
            assert sorted((len(hole) for hole in holes), reverse=True) == list(shape_of(filled).holes)
            if garden.plot.tiles and state.stage == "play":
                scene = DRAWER.garden(Seen(GAME.view(state, None), NAMES[:seats], words_in("en"), seat))
                assert sprites(scene)["mole"] == len(holes)


def test_only_what_is_new_since_the_last_turn_shines() -> None:
    view = GAME.view(concept_state(), None)
    calm = Seen(view, NAMES[:3], words_in("en"), 0, before=view)
    new = Seen(view, NAMES[:3], words_in("en"), 0, before=GAME.view(concept_before(), None))
    assert sprites(DRAWER.garden(calm))["sparkle"] == 0
    assert sprites(DRAWER.garden(new))["sparkle"] == 3
    assert sprites(DRAWER.garden(new))["new-rim-horizontal"] == 1


def test_nothing_lies_over_the_numbers_of_plants_and_flowers() -> None:
    before = replace(CONCEPT_PLOT, flowers=CONCEPT_PLOT.flowers[1:])
    seen = Seen(GAME.view(concept_state(), None), NAMES[:3], words_in("en"), 0, GAME.view(with_plot(before), None))
    order = [item.name.split("/")[-1] for item in DRAWER.garden(seen).items if isinstance(item, Sprite)]
    first = min(order.index("points-disc"), order.index("seal"))
    assert "new-rim-square" in order
    assert not [name for name in order[first:] if name.startswith(("new-rim", "sparkle", "plant-"))]


def test_a_piece_in_hand_lies_faint_and_dashed_without_its_tray() -> None:
    bare = DRAWER.garden(seen_of(concept_state(HOLD), None))
    scene = DRAWER.garden(seen_of(concept_state(HOLD), None, PLACE))
    faint = [item.name for item in scene.items if isinstance(item, Sprite) and item.alpha < 1]
    assert Counter(faint) == {"gartenbau/cup-blue": 1, "gartenbau/cup-red": 2}
    assert sprites(scene)["tray-horizontal"] == sprites(bare)["tray-horizontal"]
    assert "stroke-dasharray" in in_text(Scene(1, 1, 1, scene.layer, scene.items[-60:], ""))


def test_candidates_that_share_squares_show_outlines_alone() -> None:
    apart = Choice(("plant", "red"), "squares", ("k11-l11", "n7-o7"))
    shared = Choice(("plant", "red"), "squares", ("n7-o7", "n7-n8"))
    for choice, faint in ((apart, 2), (shared, 0)):
        scene = DRAWER.garden(seen_of(concept_state(), None, choice))
        assert sum(isinstance(item, Sprite) and item.alpha < 1 for item in scene.items) == faint


def test_nobody_elses_tile_is_in_hand() -> None:
    view = GAME.view(concept_state(HOLD), None)
    scene = DRAWER.garden(Seen(view, NAMES[:3], words_in("en"), 1))
    assert "in hand" not in labels(scene)
    assert "in hand" in labels(DRAWER.garden(Seen(view, NAMES[:3], words_in("en"), 0)))


def test_used_tokens_are_outlines() -> None:
    found = sprites(DRAWER.garden(seen_of(concept_state(), None)))
    assert (found["flower-pot"], found["watering-can-used"], found["watering-can"]) == (1, 1, 0)


# ------------------------------------------------------------------ the market


def test_every_petal_has_its_letter_and_only_empty_ones_their_ability() -> None:
    scene = DRAWER.board(seen_of(concept_state(), None))
    assert [text for text in labels(scene) if text in "ABCDEFGH"] == list("ABCDEFG")
    assert sum(count for name, count in sprites(scene).items() if name.startswith("ability-")) == 1


@every_walk
def test_the_letter_of_a_petal_lies_over_all_plates(seats: int, seed: int, hands: str) -> None:
    state = states(seats, seed, hands)[-1]
    items = DRAWER.board(Seen(GAME.view(state, None), NAMES[:seats], words_in("da"), 0)).items
    letters = [place for place, item in enumerate(items) if isinstance(item, Sprite) and "letter-disc" in item.name]
    drawn = [item.box for item in items[letters[0] :] if isinstance(item, Drawing)]
    assert len(letters) == len(state.stacks)
    for place in letters:
        disc = items[place]
        assert isinstance(disc, Sprite)
        assert not [box for box in drawn if box[0] < disc.x < box[2] and box[1] < disc.y < box[3]]


@every_walk
def test_the_names_stand_evenly_and_the_winners_are_golden_at_the_end(seats: int, seed: int, hands: str) -> None:
    state = states(seats, seed, hands)[-1]
    names = NAMES[:seats]
    items = DRAWER.board(Seen(GAME.view(state, None), names, words_in("en"), 0)).items
    plates = [item for item in items if isinstance(item, Drawing) and item.box[1] > 1000]
    apart = [other.box[0] - one.box[2] for one, other in pairwise(plates)]
    assert len(plates) == seats
    assert max(apart) - min(apart) < 1
    assert min(apart) > 0
    gilded = [seat for seat, plate in enumerate(plates) if "#ffd86b" in plate.svg]
    assert gilded == list(GAME.ending(state).winners)


def test_a_tile_that_was_uncovered_in_this_turn_is_a_question_mark() -> None:
    state = concept_state()
    stack = replace(state.stacks[0], face_up=False)
    view = GAME.view(replace(state, stacks=(stack, *state.stacks[1:])), 0)
    assert "?" in labels(DRAWER.board(Seen(view, NAMES[:3], words_in("en"), 0)))


def test_the_one_to_act_has_a_glow() -> None:
    assert sprites(DRAWER.board(seen_of(concept_state(), None)))["turn-glow"] == 1
    over = replace(concept_state(), stage="over")
    assert sprites(DRAWER.board(seen_of(over, None)))["turn-glow"] == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_markers_are_inside_wherever_they_stand(seats: int) -> None:
    state: State = GAME.set_up(1, seats, {})
    for space in range(2 * len(state.stacks)):
        gardens = tuple(replace(garden, space=space) for garden in state.gardens[:1]) + state.gardens[1:]
        scene = DRAWER.board(Seen(replace(state, gardens=gardens), NAMES[:seats], words_in("en"), 0))
        for item in scene.items:
            if isinstance(item, Sprite) and "marker" in item.name and item.y < 1060:
                assert item.x - item.width / 2 >= 0
                assert item.x + item.width / 2 <= 1010
                assert 0 <= item.y <= scene.height


def test_an_empty_stack_of_plants_is_an_outline() -> None:
    state = replace(concept_state(), plants=(0, 8, 4, 7, 5, 2))
    assert sprites(DRAWER.board(seen_of(state, None)))["points-disc"] == 5


def test_petals_prizes_tokens_piles_and_colours_are_on_the_board() -> None:
    for field in ("petal", "prize", "token", "pile", "colour"):
        assert DRAWER.shows(Choice(("x",), field, ("1", "2"))) == "board"
    for field in ("verb", "square", "facing", "squares", "tile", "flower", "suns", "saving", "side", "turned"):
        assert DRAWER.shows(Choice(("x",), field, ("1", "2"))) == "garden"


# ------------------------------------------------------------------ secrets


def everything_said(view: State, seats: int, seat: int, before: State | None = None) -> str:
    """All that pictures and texts of one seat's garden and of the board hold for a reader."""
    seen = Seen(view, NAMES[:seats], words_in("en"), seat, before=before)
    garden, board = DRAWER.garden(seen), DRAWER.board(seen)
    texts = (garden.alt, board.alt, DRAWER.text_garden(seen), DRAWER.text_board(seen))
    return "\n".join((in_text(garden), in_text(board), *texts))


def with_other_secrets(state: State, reader: int | None) -> State:
    """The state with other flowers in the hands of all but the reader, other hidden tiles, other hidden piles."""
    others = tuple(
        garden
        if seat == reader
        else replace(
            garden,
            hand=tuple("datura-edges" if flower != "datura-edges" else "red-lily-20" for flower in garden.hand),
            discarded=tuple("carnation-18" for _ in garden.discarded),
        )
        for seat, garden in enumerate(state.gardens)
    )
    stacks = tuple(
        Stack(
            tuple(tile if place == 0 and stack.face_up else ("red", "red") for place, tile in enumerate(stack.tiles)),
            stack.suns,
            stack.waters,
            stack.face_up,
        )
        for stack in state.stacks
    )
    draft = tuple(
        pile if reader is not None and pile.picked_by == reader else replace(pile, hidden="datura-edges")
        for pile in state.draft
    )
    return replace(
        state,
        gardens=others,
        stacks=stacks,
        draft=draft,
        spare=tuple("red-lily-20" for _ in state.spare),
        box=tuple(("green", "green") for _ in state.box),
    )


@every_walk
def test_a_secret_that_changes_leaves_the_pictures_of_all_others_as_they_were(
    seats: int, seed: int, hands: str
) -> None:
    for state in states(seats, seed, hands)[::23]:
        if state.stage == "over":
            continue
        for reader in (None, 0, seats - 1):
            for seat in range(seats):
                mine = everything_said(GAME.view(state, reader), seats, seat)
                changed = GAME.view(with_other_secrets(state, reader), reader)
                assert everything_said(changed, seats, seat) == mine


def test_the_same_change_is_seen_by_the_owner_of_the_hand() -> None:
    state = concept_state()
    changed = with_other_secrets(state, None)
    assert everything_said(GAME.view(changed, 0), 3, 0) != everything_said(GAME.view(state, 0), 3, 0)


@pytest.mark.parametrize("reader", [None, 1, 2])
def test_no_flower_of_a_hand_is_in_anything_that_others_get(reader: int | None) -> None:
    said = everything_said(GAME.view(concept_state(), reader), 3, 0)
    words = words_in("en")
    for flower in CONCEPT_HAND:
        assert flower not in said
        assert words.say(f"gartenbau-flower-{flower}") not in said
    assert "blossom-" not in said
    mine = everything_said(GAME.view(concept_state(), 0), 3, 0)
    assert all(words.say(f"gartenbau-flower-{flower}") in mine for flower in CONCEPT_HAND)
    assert "blossom-red-lily" in mine


def test_the_others_see_how_many_flowers_there_are() -> None:
    scene = DRAWER.garden(seen_of(concept_state(), None))
    assert sprites(scene)["card-back"] == 5
    assert any(isinstance(item, Plate) and item.text == "×5" for item in scene.items)


def test_the_hand_alone_is_shown_to_its_owner_alone() -> None:
    own = DRAWER.garden(seen_of(concept_state(), 0, DISCARD))
    assert sum(name.startswith("card-") for name in sprites(own)) == 5
    assert sprites(own)["tick"] == 1
    assert "33" in labels(own)
    other = DRAWER.garden(Seen(GAME.view(concept_state(), 1), NAMES[:3], words_in("en"), 0, choice=DISCARD))
    assert not any(name.startswith(("card-red", "blossom")) for name in sprites(other))


def test_while_all_prepare_nobody_sees_a_side_that_was_chosen() -> None:
    state: State = GAME.set_up(3, 2, {})
    chosen = GAME.apply(state, 1, GAME.legal(state, 1)[0])
    assert everything_said(GAME.view(state, 0), 2, 1) == everything_said(GAME.view(chosen, 0), 2, 1)


def test_where_a_marker_stands_is_said_in_words() -> None:
    words = words_in("en")
    assert [place_of_marker(space, words) for space in (0, 1, 2, 12)] == [
        "the start stone",
        "petal A",
        "the stone after petal A",
        "the stone after petal F",
    ]


def test_a_walk_is_numbered_on_the_petals() -> None:
    scene = DRAWER.board(seen_of(concept_state(), None, WALK))
    assert [disc.value for disc in discs(scene)] == list(WALK.values)


def test_a_garden_without_a_side_is_an_empty_lawn() -> None:
    state: State = GAME.set_up(3, 2, {})
    scene = DRAWER.garden(Seen(GAME.view(state, None), NAMES[:2], words_in("en"), 0))
    assert not any(name.startswith(("tray", "starter", "cup")) for name in sprites(scene))
    assert isinstance(state.gardens[0], Garden)
    assert state.gardens[0].plot == Plot()
    assert not any(isinstance(tile, Tile) for tile in state.gardens[0].plot.tiles)


def test_a_marker_never_stands_on_the_tokens_of_its_petal() -> None:
    state = concept_state()
    for petal, stack in enumerate(state.stacks):
        stacks = tuple(replace(each, suns=0, waters=0) for each in state.stacks)
        stacks = (*stacks[:petal], replace(stack, suns=0, waters=2), *stacks[petal + 1 :])
        me = replace(state.gardens[0], space=2 * petal + 1)
        others = tuple(replace(garden, space=0) for garden in state.gardens[1:])
        scene = DRAWER.board(seen_of(replace(state, gardens=(me, *others), stacks=stacks), None))
        found = [item for item in scene.items if isinstance(item, Sprite)]
        token = next(item for item in found if item.name == "gartenbau/water" and item.width == 48)
        marker = next(item for item in found if item.name == "gartenbau/marker-ladybird")
        assert max(abs(token.x - marker.x), abs(token.y - marker.y)) > 72, petal


def test_a_pile_of_the_draft_bears_one_number_the_menus_where_it_can_be_picked() -> None:
    state: State = GAME.set_up(5, 4, {"hands": "advanced"})
    for _ in range(3):
        state = GAME.apply(state, state.seat, GAME.legal(state, state.seat)[1])
    free = tuple(str(number) for number, pile in enumerate(state.draft, 1) if pile.picked_by is None)
    picked = [str(number) for number, pile in enumerate(state.draft, 1) if pile.picked_by is not None]
    view = GAME.view(state, state.seat)

    def numbers(seen: Seen) -> list[str]:
        return [item.text for item in DRAWER.board(seen).items if isinstance(item, Plate) and item.text.isdigit()]

    choosing = Seen(view, NAMES, words_in("en"), state.seat, choice=Choice(("pick",), "pile", free))
    assert numbers(choosing) == picked
    assert [disc.value for disc in discs(DRAWER.board(choosing))] == list(free)
    looking = Seen(view, NAMES, words_in("en"), state.seat)
    assert numbers(looking) == [str(number) for number in range(1, 13)]
