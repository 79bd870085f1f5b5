"""Moves as sentences, and narrowing: what is asked next, given what is said already."""

import pytest

from rules.cottage_garden import GAME as COTTAGE
from rules.game import AmbiguousMove, Move, UnreadableMove
from rules.notation import VERB, Choice, in_groups, narrow, parse, understand, words_of
from rules.pergola import GAME
from rules.pergola.moves import Drip, End, Fly, Grow, Jump, Land, Light, Take
from words import LANGUAGES, words_in

LANDINGS: list[Move] = [Land("bee", "V1"), Land("bee", "V2"), Land("bee", "air")]


def unreadable(text: str) -> str:
    with pytest.raises(UnreadableMove) as error:
        parse(GAME, text)
    for language in LANGUAGES:
        assert text.strip() in words_in(language).tell(error.value.sentence) or not text.strip()
    return error.value.sentence.key


def test_a_sentence_is_a_move() -> None:
    assert parse(GAME, "take 3") == Take(3)
    assert parse(GAME, "  land   bee V1 ") == Land("bee", "V1")
    assert parse(GAME, "TAKE 3") == Take(3)
    assert words_of(Drip("S1", "A2")) == ("drip", "S1", "A2")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "move-unknown-verb"),
        ("   ", "move-unknown-verb"),
        ("plough 3", "move-unknown-verb"),
        ("take", "move-wrong-length"),
        ("take 3 4", "move-wrong-length"),
        ("take five", "move-unknown-word"),
        ("take 5", "move-unknown-word"),
        ("land wasp V1", "move-unknown-word"),
        ("light candle", "move-unknown-word"),
    ],
)
def test_a_sentence_that_is_no_move_is_told_why(text: str, key: str) -> None:
    assert unreadable(text) == key


def test_a_word_that_does_not_fit_is_told_with_those_that_do_where_they_are_few() -> None:
    told = {}
    for game, text in ((GAME, "take 5"), (GAME, "land wasp V1"), (COTTAGE, "pay orange two")):
        with pytest.raises(UnreadableMove) as error:
            parse(game, text)
        told[text] = words_in("en").tell(error.value.sentence)
    assert told["take 5"].endswith("the word “5” does not fit. In its place stands one of these: 1, 2, 3, 4.")
    assert "one of these: butterfly, ladybug, bee" in told["land wasp V1"]
    assert told["pay orange two"].endswith("The autocomplete list shows what does."), "a number may be any"


def test_letter_case_is_free_where_a_legal_move_is_meant() -> None:
    assert understand(GAME, LANDINGS, "LAND Bee v2") == Land("bee", "V2")


def test_words_that_are_clear_may_be_left_out() -> None:
    assert understand(GAME, LANDINGS, "land V2") == Land("bee", "V2")
    assert understand(GAME, [Grow("single", "2.1"), Grow("double", "2.1")], "grow double") == Grow("double", "2.1")
    assert understand(GAME, [Fly("left"), End()], "fly") == Fly("left")


def test_a_sentence_for_several_moves_is_ambiguous() -> None:
    with pytest.raises(AmbiguousMove) as error:
        understand(GAME, LANDINGS, "land bee")
    details = dict(error.value.sentence.details)
    assert details["count"] == 3
    assert "land bee V1" in str(details["examples"])


def test_an_exact_sentence_wins_over_what_it_could_shorten() -> None:
    assert understand(GAME, [Jump("F1"), Light("frog")], "jump F1") == Jump("F1")


def test_a_move_that_is_not_legal_is_returned_for_its_rule_to_refuse() -> None:
    assert understand(GAME, LANDINGS, "take 2") == Take(2)
    with pytest.raises(UnreadableMove):
        understand(GAME, LANDINGS, "land wasp V1")


def test_narrowing_asks_field_by_field_and_never_what_is_forced() -> None:
    assert narrow(LANDINGS) == Choice(("land", "bee"), "place", ("V1", "V2", "air"))
    assert narrow(LANDINGS, ("land", "bee", "V2")) == Land("bee", "V2")
    assert narrow(LANDINGS[:1]) == LANDINGS[0]
    both = narrow([*LANDINGS, Grow("single", "2.1")])
    assert both == Choice((), VERB, ("land", "grow"))


def test_narrowing_leads_nowhere_from_words_that_do_not_fit() -> None:
    assert narrow(LANDINGS, ("grow",)) is None
    assert narrow([]) is None


def test_values_fall_into_groups_in_order() -> None:
    choice = Choice((), "place", ("red1", "blue2", "red3"))
    assert in_groups(choice, lambda _field, value: value[:-1]) == {"red": ("red1", "red3"), "blue": ("blue2",)}
    assert GAME.group_of("place", "red3") == "red"
    assert GAME.group_of("bud", "12.1") == "level12"
    assert GAME.group_of("origin", "V2") == "buttercups"
    assert GAME.group_of("place", "L1") == "lavenders"
    assert GAME.group_of("place", "air") == "air"
    assert GAME.group_of("tool", "1") == "others"
