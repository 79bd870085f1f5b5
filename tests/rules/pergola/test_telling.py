"""What is told of moves, asked of players and written on menus, in both languages."""

import pytest
from msgspec.structs import replace

from rules.game import Move
from rules.notation import parse
from rules.pergola import GAME
from rules.pergola.state import BrightLily, Dragonfly, Garden, Pile, State, Supply
from rules.sentence import Sentence
from tests.rules.pergola.plots import (
    acting,
    buttercups,
    hollyhocks,
    lavender,
    leaf,
    play,
    start,
    taking,
    tool,
    tree,
    with_insects,
)
from words import words_in

NONE_LEFT = Supply(butterflies=0, ladybugs=0, bees=0, lavender_flowers=9, small_dragonflies=9)
PILE = Pile((leaf("oak", "bee", flutter=True),))


def said(sentence: Sentence | None) -> tuple[str, str]:
    assert sentence is not None
    return words_in("en").tell(sentence), words_in("da").tell(sentence)


def told(state: State, text: str) -> tuple[str, str]:
    return said(GAME.tell(state, 0, parse(GAME, text)))


@pytest.mark.parametrize(
    ("state", "move", "english", "danish"),
    [
        (
            taking(Garden(), tool("hollyhock-yellow", "bee", kind="rake")),
            "take 1",
            "took a rake: yellow hollyhock, bee",
            "tog en rive: gul stokrose, bi",
        ),
        (start(), "grow double 2.1", "double magnolia on 2.1", "dobbelt magnolia på 2.1"),
        (start(), "pair flower", "lavender flower planted", "lavendelblomst plantet"),
        (start(), "land butterfly red2", "butterfly on Red 2", "sommerfugl på Rød 2"),
        (start(), "land bee air", "bee flying about", "bi flyver frit"),
        (start(), "flutter bee air V2", "bee fluttered to V2", "bi fløj til V2"),
        (start(), "drip S1 A2", "drop to A2: butterfly", "dråbe til A2: sommerfugl"),
        (start(supply=NONE_LEFT), "drip S1 A2", "drop to A2 (no butterfly left)", None),
        (
            start(),
            "drip C1 D2",
            "drop in the pool at D2: 1 point per dragonfly",
            "dråbe i dammen ved D2: 1 point pr. guldsmed",
        ),
        (
            start(piles=(PILE, PILE, PILE)),
            "fly left",
            "bird brought a green oak leaf: bee",
            "fuglen hentede et grønt egeblad: bi",
        ),
        (start(piles=(PILE,) * 3, supply=NONE_LEFT), "fly left", "bird brought a green oak leaf (no bee left)", None),
        (start(), "jump F2", "frog to F2: ladybug", "frø til F2: mariehøne"),
        (start(supply=NONE_LEFT), "jump F2", "frog to F2 (no ladybug left)", "frø til F2 (ikke flere: mariehøne)"),
        (start(), "jump NW", "frog to NW: large dragonfly", "frø til NW: stor guldsmed"),
        (start(), "pick bee", "chose a bee", "valgte en bi"),
        (start(), "switch frog", "lantern: frog jump instead", "lanterne: frøhop i stedet"),
        (start(), "light drip", "lantern: a second drip", "lanterne: endnu en vanddråbe"),
        (start(), "fill P3", "filled honey pot P3 (1 point per 2 leaves)", None),
    ],
)
def test_a_move_is_told_in_a_few_words(state: State, move: str, english: str, danish: str | None) -> None:
    one, other = told(state, move)
    assert one == english
    assert danish in (None, other)


def test_a_jump_that_brings_nothing_says_so_by_saying_nothing() -> None:
    state = start(pond=(BrightLily("NW", "magnolia", ()),))
    assert told(state, "jump NW") == ("frog to NW", "frø til NW")
    had = replace(Garden(), dragonflies=(Dragonfly("large", "magnolia"),))
    state = replace(start(pond=(BrightLily("NW", "magnolia", ("medium",)),)), gardens=(had, Garden()))
    assert told(state, "jump NW")[0] == "frog to NW"


def test_the_end_of_a_turn_goes_unsaid() -> None:
    assert GAME.tell(start(), 0, parse(GAME, "end")) is None


def test_what_a_view_hides_is_not_told() -> None:
    """A view in which a turn was ended has a tool and a leaf that nobody has seen."""
    seen = GAME.view(acting(Garden(), "bird", state=start(piles=(Pile((leaf(insect="bee"), leaf("oak"))),) * 3)), 0)
    ended = play(seen, "fly left", "land bee air", "end")
    assert told(ended, "take 1")[0] == "took a tool"
    assert told(ended, "fly left")[0] == "bird brought a leaf"
    assert label(ended, "take 1") == "A tool · insect flutter"
    assert label(ended, "fly left") == "Left pile"


def ask(state: State, *chosen: str, field: str) -> str:
    sentence = GAME.ask(state, 0, chosen, field)
    assert words_in("da").tell(sentence).endswith("?")
    return words_in("en").tell(sentence)


def label(state: State, text: str) -> str:
    """The label of the last word of a move's sentence."""
    *chosen, value = text.split()
    move: type[Move] = type(parse(GAME, text))
    sentence = GAME.label(state, 0, tuple(chosen), move.__struct_fields__[len(chosen) - 1], value)
    assert words_in("da").tell(sentence)
    return words_in("en").tell(sentence)


def test_questions_ask_for_one_thing() -> None:
    state = start()
    assert ask(state, field="verb") == "What comes first?"
    assert ask(state, "land", "butterfly", field="place") == "Where does the butterfly land?"
    assert ask(state, "grow", "single", field="bud") == "On which bud does the single magnolia grow?"
    assert ask(state, "drip", "A2", field="stone") == "Where does the drop on A2 flow?"
    assert ask(state, "drip", "C2", field="stone") == "The drop on C2 reaches the pool. Which bonus?"
    assert ask(state, "jump", field="lily") == "On which lily does the frog start?"
    away = replace(state, gardens=(replace(Garden(), frog="F4"), Garden()))
    assert ask(away, "jump", field="lily") == "Where does the frog jump from F4?"
    assert ask(state, "fill", field="pot") == "Which pot is honey pot number 1?"
    assert ask(state, "flutter", "bee", field="origin") == "From where does a bee flutter?"


def test_labels_say_what_a_value_is() -> None:
    garden = with_insects(lavender("flower", into=buttercups("l", into=hollyhocks(red=2))), "bee", "V1", "L1", "L1")
    state = taking(garden, tool("hollyhock-yellow", "bee", kind="rake"), state=start(piles=(PILE, PILE, PILE)))
    assert label(state, "take 2") == "Rake: yellow hollyhock, bee · water drip"
    assert label(state, "land butterfly red2") == "Red 2"
    assert label(state, "land butterfly air") == "flying about"
    assert label(state, "land bee V1") == "V1, large buttercup (1 of 2)"
    assert label(state, "land bee L1") == "L1, lavender flower (2 of 3)"
    assert label(state, "land ladybug 2.1") == "2.1"
    assert label(state, "drip S1 A1") == "A1: ladybug"
    assert label(state, "drip C1 D3") == "D3: 2 points per full honey pot"
    assert label(state, "jump F3") == "F3: bee"
    assert label(state, "jump SE") == "SE: large dragonfly"
    assert label(state, "fly left") == "Left: green oak leaf, bee, flutter 1"
    assert label(state, "fill P1") == "P1: 1 point per butterfly"
    assert label(state, "pair dragonfly") == "Small dragonfly: 1 point"
    assert label(state, "light insect") == "One more insect of the same kind"
    bare = start(pond=(BrightLily("SE", "lavender", ()),))
    assert label(bare, "jump SE") == "SE: nothing"


def test_every_verb_has_a_label() -> None:
    state = acting(tree("1.1"), "drip", "bee")
    for language in ("en", "da"):
        labels = [words_in(language).tell(GAME.label(state, 0, (), "verb", kind.verb)) for kind in GAME.move_types]
        assert len(set(labels)) == len(labels)
        assert all(label[0].isupper() for label in labels)
