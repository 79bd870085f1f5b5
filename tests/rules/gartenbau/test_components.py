"""The component file: whoever breaks it is told the line."""

import json
from collections import Counter
from pathlib import Path

import pytest

from rules.gartenbau import components as module
from rules.gartenbau.components import components, read_components
from rules.gartenbau.state import COLOURS
from rules.sheet import BrokenComponents
from words import LANGUAGES, words_in

TEXT = Path(module.__file__).with_name("components.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ('edition = "gartenbau-1"', "edition = 7", "must have a name"),
        ("red-yellow = [4, 1]", "red-yellow = [3, 1]", "has 71"),
        ("red-yellow = [4, 1]", "red-yellow = [4, 5]", "bear the mark"),
        ("red-yellow = [4, 1]", "red-pink = [4, 1]", "named by two of"),
        ("red-yellow = [4, 1]", "red-yellow = [4]", "2 whole numbers"),
        ("marked = 15", "marked = 14", "has 15"),
        ("2 = 6\n3 = 7", "2 = 7\n3 = 7", "more than 57 tiles"),
        ("3 = 7\n4 = 8", "3 = 6\n4 = 8", "another number of petals"),
        ('squares = ["m10", "n10"', 'squares = ["m10", "99"', "no square"),
        ('squares = ["m10", "n10", "m11", "n11"]', 'squares = ["m10"]', "two squares or more"),
        ('1 = ["blue", "orange", "purple", "green"]', '1 = ["blue", "orange", "purple"]', "expected 4"),
        ('1 = ["blue", "orange", "purple", "green"]', '9 = ["blue", "orange", "purple", "green"]', "the same tiles"),
        ("1 = [3, 2, 1]", "1 = [9, 2, 1]", "rise in prestige"),
        ("1 = [3, 2, 1]", "1 = [3, 2]", "3 whole numbers"),
        ("all = 48", "all = 47", "hold 48 plants"),
        ('orange = ["orange orange", "red yellow"]', 'orange = ["orange"]', "pairs of colours"),
        ('carnation = ["red orange"]', "carnation = 3", "pairs of colours"),
        ("beginner = 30", "beginner = 29", "has 30"),
        ("advanced = 24", "advanced = 23", "has 24"),
        ("red-lily-plants = 1", "red-lily-sunshine = 1", "a way of scoring"),
        ('beetle = ["red-lily-20", ', 'beetle = ["red-lily-21", ', "unknown"),
        ('beetle = ["red-lily-20", ', "beetle = [", "all of one size"),
        ("piles = 12", "piles = 11", "make 12 piles"),
        (
            '[flowers.draft.picks]\nstatus = "known"\n2 = 4',
            '[flowers.draft.picks]\nstatus = "known"\n2 = 7',
            "only 12",
        ),
        (
            '[flowers.draft.discards]\nstatus = "known"\n2 = 2',
            '[flowers.draft.discards]\nstatus = "known"\n2 = 8',
            "left",
        ),
        ('kind = "spaces"', 'kind = "spices"', "unknown"),
        ("table = [16, 20, 25, 31, 38, 46]", "table = [16, -20]", "whole numbers from 0"),
        ("from = 2\ntable = [16, 20, 25, 31, 38, 46]", "table = [16, 20]", "`from` or `steps`"),
        ("steps = [4, 13, 21, 28, 34, 40]", "steps = [4, 13]", "each step"),
        ('kind = "pairs"', 'kind = "pairs"\ncolour = "red"', "a colour is for"),
        ('kind = "pairs"', 'kind = "pairs"\nevery = 2', "every"),
        ('A = ["2 1", "transplant"]', 'A = ["2 1", "transport"]', "a petal is written"),
        ('A = ["2 1", "transplant"]', 'Z = ["2 1", "transplant"]', "named in order"),
        ("sun = 25", "sun = 0", "from 1 up"),
        ("sun = 25", 'sun = "25"', "from 1 up"),
        ('[supply]\nstatus = "known"', "[supply]", "needs a status"),
    ],
)
def test_a_broken_file_names_its_line(right: str, wrong: str, told: str) -> None:
    assert right in TEXT
    broken = TEXT.replace(right, wrong, 1)
    with pytest.raises(BrokenComponents, match=r"components\.toml, line") as refusal:
        read_components(broken)
    assert told in str(refusal.value)
    assert 1 < refusal.value.line <= len(broken.splitlines()) or "edition" in wrong


def test_a_file_that_is_no_toml_names_its_line() -> None:
    line = TEXT.splitlines().index("marked = 15       # with the mark of three and four players on the back") + 1
    with pytest.raises(BrokenComponents) as refusal:
        read_components(TEXT.replace("marked = 15", "marked = fifteen", 1))
    assert refusal.value.line == line


def test_reconstructed_and_inferred_facts_say_so() -> None:
    status = {}
    table = ""
    for line in TEXT.splitlines():
        if line.startswith("["):
            table = line.strip("[]")
        if line.startswith("status = "):
            status[table] = json.loads(line.removeprefix("status = "))
    assert {table for table, told in status.items() if told == "reconstructed"} == {
        "starters.shape",
        "starters.front",
        "starters.back",
        *(f"plants.{colour}" for colour in COLOURS),
        *(f"petals.{seats}" for seats in (2, 3, 4)),
    }
    inferred = {"seedlings.tiles", "plants.recipes", "flowers.recipes", "scoring.seedlings"}
    assert {table for table, told in status.items() if told == "inferred"} == inferred


def test_all_54_flowers_are_there() -> None:
    box = components()
    names = Counter([*box.advanced, *(flower for hand in box.hands.values() for flower in hand)])
    assert sum(names.values()) == 54
    assert set(names) == set(box.flowers)
    assert Counter(names[name] for name in box.advanced) == {1: 14, 2: 10}


def test_all_that_a_card_says_has_words() -> None:
    box = components()
    for language in LANGUAGES:
        words = words_in(language)
        for flower in box.flowers.values():
            assert words.say(f"gartenbau-species-{flower.species}") in words.say(f"gartenbau-flower-{flower.name}")
            assert words.say(f"gartenbau-scoring-{flower.scoring}")
            assert words.say(f"gartenbau-recipe-{flower.species}")
        for ability in ("transplant", "sale", "nursery", "bloom", "bounty"):
            assert words.say(f"gartenbau-ability-{ability}-in-full").endswith(".")
