"""What is told of moves, asked of players and written on menus, in both languages."""

import pytest

from rules.gartenbau import GAME
from rules.gartenbau.hints import told as hints_told
from rules.gartenbau.state import State
from rules.notation import parse
from rules.sentence import Sentence
from tests.rules.gartenbau.plots import drawn, laid, owning, pile, play, stacked, start
from tests.rules_named import rule
from words import words_in

FLOWER = play(owning(start(), drawn("RR", "RR", plants="red m10-n10, red m11-n11"), hand=("red-lily-20",)))
BLOOMED = play(FLOWER, "flower red-lily-20 m10")
FULL = play(owning(stacked(start(), A="RB"), suns=9, waters=1), "market A resources")


def said(sentence: Sentence | None) -> tuple[str, str]:
    assert sentence is not None
    return words_in("en").tell(sentence), words_in("da").tell(sentence)


def told(state: State, text: str) -> tuple[str, str]:
    return said(GAME.tell(state, state.seat, parse(GAME, text)))


def labelled(state: State, words: str, field: str, value: str) -> tuple[str, str]:
    return said(GAME.label(state, state.seat, tuple(words.split()), field, value))


@pytest.mark.parametrize(
    ("state", "move", "english", "danish"),
    [
        (start(), "market A resources", "took 2 sun, 1 water at petal A", "tog 2 sol, 1 vand på kronblad A"),
        (start(), "market B resources", "took 3 sun at petal B", "tog 3 sol på kronblad B"),
        (start(), "market E resources", "took 3 water at petal E", "tog 3 vand på kronblad E"),
        (BLOOMED, "collect 0", "took 3 water", "tog 3 vand"),
        (BLOOMED, "collect 2", "took 2 sun, 1 water", "tog 2 sol, 1 vand"),
        (FULL, "return 3", "gave 3 sun back", "lagde 3 sol tilbage"),
        (FULL, "return 1", "gave 1 sun, 2 water back", "lagde 1 sol, 2 vand tilbage"),
    ],
)
def test_of_an_amount_only_what_there_is_is_told(state: State, move: str, english: str, danish: str) -> None:
    assert told(state, move) == (english, danish)


def test_labels_of_amounts_leave_out_what_there_is_none_of() -> None:
    state = stacked(start(), B=pile("RB", suns=1), C=pile("YY", waters=2))
    assert labelled(state, "market B", "prize", "resources")[0] == "Resources: 3 sun"
    assert labelled(state, "market B", "prize", "tile")[0] == "The tile: red + blue, and 1 sun"
    assert labelled(state, "market C", "prize", "tile")[1] == "Brikken: gul + gul, og 2 vand"
    assert [labelled(BLOOMED, "collect", "suns", value)[0] for value in "0123"] == [
        "3 water",
        "1 sun, 2 water",
        "2 sun, 1 water",
        "3 sun",
    ]


def test_a_side_of_the_starter_tile_is_told_by_its_colours() -> None:
    state = GAME.set_up(7, 2, {"hands": "novice"})
    label = said(GAME.label(state, 0, ("side",), "side", "back"))
    tell = said(GAME.tell(state, 0, parse(GAME, "side back")))
    for language, way in enumerate(("laid the starter tile", "lagde startbrikken")):
        assert tell[language] == f"{way}: {label[language].partition(': ')[2]}"


@pytest.mark.parametrize(
    ("square", "english", "danish"),
    [
        ("l10", "l10, beside red", "l10, ved siden af rød"),
        ("o11", "o11, beside blue", "o11, ved siden af blå"),
        ("o10", "o10, beside blue and yellow", "o10, ved siden af blå og gul"),
        ("k10", "k10", "k10"),
    ],
)
def test_a_square_for_a_seedling_is_named_with_the_colours_beside_it(square: str, english: str, danish: str) -> None:
    plot = laid("o9-p9 BB", starter="RYGB")
    assert labelled(owning(start(), plot), "place", "square", square) == (english, danish)


def test_seedlings_under_plants_lend_a_square_no_colour_and_equal_ones_are_named_once() -> None:
    plot = drawn("RR.", ".Y.", plants="red m10-n10")
    assert labelled(owning(start(), plot), "place", "square", "o10")[0] == "o10"
    assert labelled(owning(start(), drawn("R.R")), "place", "square", "n10")[0] == "n10, beside red"
    around = drawn(".R.", "Y.B", ".O.")
    assert labelled(owning(start(), around), "place", "square", "n11") == (
        "n11, beside red, blue, orange and yellow",
        "n11, ved siden af rød, blå, orange og gul",
    )


def test_a_bed_for_a_flower_is_named_with_the_plants_under_it() -> None:
    assert labelled(FLOWER, "flower red-lily-20", "square", "m10")[0] == "m10, over red and red"


def test_the_first_turn_of_all_says_what_a_garden_is_about_and_later_ones_do_not() -> None:
    state = owning(start(), laid())
    first, later = (said(GAME.ask(owning(state, plot), 0, (), "verb")) for plot in (laid(), laid("o10-p10 RB")))
    assert "flower" in first[0]
    assert "flower" not in later[0]
    assert "blomst" in first[1]
    assert "blomst" not in later[1]
    assert first[0].endswith(later[0])
    assert first[1].endswith(later[1])


@rule("G10")
def test_who_drafts_is_told_in_full_what_they_hold_the_hidden_flowers_too() -> None:
    state = GAME.set_up(5, 3, {"hands": "advanced"})
    seat, pile = state.seat, state.draft[3]
    assert hints_told(GAME.view(state, seat), seat) == ()
    after = GAME.apply(state, seat, parse(GAME, "pick 4"))
    lines = [words_in("en").tell(hint) for hint in hints_told(GAME.view(after, seat), seat)]
    words = words_in("en")
    for name, line in zip((pile.open, pile.hidden), lines, strict=True):
        assert line.startswith(f"In your hand: {words.say(f'gartenbau-flower-{name}')}, on ")
    assert hints_told(GAME.view(after, after.seat), seat) == (), "nobody else is told"


@pytest.mark.parametrize(
    ("flower", "english"),
    [
        ("calla-lily-24", "In your hand: Calla Lily (24 prestige), on two green or yellow and blue."),
        (
            "datura-edges",
            "In your hand: Datura (edges, 40 at most), on yellow and orange."
            " 1 for each straight edge on the outside of the garden, 40 at most.",
        ),
    ],
)
def test_before_the_first_turn_a_flower_is_told_with_its_way_of_scoring(flower: str, english: str) -> None:
    state = owning(GAME.set_up(5, 2, {"hands": "novice"}), hand=(flower, flower))
    (line,) = hints_told(state, 0)
    assert words_in("en").tell(line) == english


def test_a_pile_is_labelled_by_its_flower_first() -> None:
    state = GAME.set_up(5, 3, {"hands": "advanced"})
    name = words_in("da").say(f"gartenbau-flower-{state.draft[6].open}")
    assert labelled(state, "pick", "pile", "7")[1] == f"{name}, bunke 7"


def test_what_a_flower_counts_is_hinted_only_where_its_name_does_not_say_it() -> None:
    state = owning(start(), laid(), hand=("red-lily-20", "cornflower-orange-6", "calla-lily-spaces"))
    flat, colour, place = (words_in("en").tell(hint) for hint in hints_told(state, 0))
    assert flat == "Red Lily (20 prestige), on two red: no place yet."
    assert colour.endswith("no place yet; would count 8 now.")
    assert place.endswith("the place decides what it counts.")
