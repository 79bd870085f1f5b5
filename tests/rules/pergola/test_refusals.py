"""Every refusal can be said, no word for one lies idle, and each names a statement that there is."""

import re
from pathlib import Path

import pytest

import rules.pergola.refusals as module
from rules.game import IllegalMove
from rules.notation import parse
from rules.pergola import GAME
from rules.pergola.garden import free_places
from rules.pergola.state import State
from rules.sentence import Sentence
from tests.rules.pergola.plots import acting, hollyhocks, play, start, tree, with_insects
from tests.rules_named import statements
from words import LANGUAGES, words_in
from words.speech import read_files


def refusal_of(state: State, text: str) -> Sentence:
    """How the seat to act is refused a move."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, state.seat, parse(GAME, text))
    return refusal.value.sentence


SOURCE = Path(module.__file__).read_text("utf-8")


def test_every_rule_that_refuses_is_a_statement() -> None:
    named = set(re.findall(r'"(P\d+)"', SOURCE))
    assert named
    assert named <= set(statements("pergola"))


def test_there_is_no_word_for_a_refusal_that_never_comes() -> None:
    """The keys of the words are those that the source names, some of them ending with an insect."""
    named = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', SOURCE)) | {"over"}
    named |= {f"light-{kind}-early" for kind in ("drip", "frog")}
    for insect in ("butterfly", "ladybug", "bee"):
        named |= {f"{key}-{insect}" for key in ("full", "full-none", "no-place", "no-place-none")}
    for language in LANGUAGES:
        keys = re.findall(r"^pergola-refuse-(\S+) =", read_files(language)["pergola.ftl"], re.MULTILINE)
        assert sorted(set(keys) - named) == []


def test_a_refusal_tells_what_is_so_and_what_can_be_done() -> None:
    garden = with_insects(hollyhocks(blue=2, red=1), "butterfly", "blue1")
    state = acting(garden, "drip", "butterfly")
    said = {language: words_in(language).tell(refusal_of(state, "land butterfly blue1")) for language in LANGUAGES}
    assert said["en"] == "A butterfly sits on Blue 1 already, and there is room for one only. Free: blue2, red1."
    assert (
        said["da"] == "Der sidder allerede en sommerfugl på Blå 1, og der er kun plads til én. Ledige: blue2, red1."
    )
    assert free_places(garden, "butterfly") == ["blue2", "red1"]


def test_a_taken_stone_is_told_with_the_ways_that_are_left() -> None:
    state = play(acting(tree("1.1"), "drip"), "drip S2 A2", "land butterfly air")
    again = acting(state.gardens[0], "drip", state=start())
    assert words_in("en").tell(refusal_of(again, "drip S1 A2")) == (
        "A2 is taken by your other drop. Two drops may not share a stone. Move it to A1, or move the other drop."
    )
