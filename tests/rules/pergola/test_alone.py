"""The solo variant (P64 to P68)."""

import pytest
from msgspec.structs import replace

from rules.pergola import GAME
from rules.pergola.challenges import CHALLENGES
from rules.pergola.state import Garden, Lantern, State
from tests.rules.pergola.plots import (
    acting,
    buttercups,
    dragonflies,
    hollyhocks,
    lavender,
    leaf,
    play,
    start,
    tree,
    with_insects,
)
from tests.rules.pergola.test_turn import random_game
from tests.rules_named import rule
from words import words_in

NEIGHBOURS = {
    "free": (105, 104),
    "ladybugs": (102, 100),
    "lanterns": (99, 103),
    "insects": (102, 102),
    "cascade": (104, 105),
    "pot": (106, 102),
    "bees": (107, 103),
    "butterflies": (105, 106),
    "leaves": (98, 101),
    "dragonflies": (101, 101),
}


def finished(challenge: str, garden: Garden) -> State:
    return replace(GAME.set_up(1, 1, {"challenge": challenge}), gardens=(garden,), over=True)


def worth(points: int) -> Garden:
    """A garden that scores so many points, by lavender leaves and one hollyhock."""
    return hollyhocks(blue=points % 2, into=replace(Garden(), lavender_leaves=points // 2))


@rule("P64")
def test_alone_there_are_two_medium_and_two_large_dragonflies() -> None:
    ponds = [GAME.set_up(seed, 1, {}).pond for seed in range(30)]
    assert all(sorted(lily.dragonflies for lily in pond) == [("large",)] * 2 + [("medium",)] * 2 for pond in ponds)
    assert len({tuple(lily.dragonflies for lily in pond) for pond in ponds}) > 1


@rule("P64")
def test_the_challenge_is_chosen_before_the_game_and_only_alone() -> None:
    (option,) = GAME.options
    assert (option.key, option.seats, len(option.values), option.values[0]) == ("challenge", (1,), 10, "free")
    assert GAME.set_up(1, 1, {"challenge": "leaves"}).challenge == "leaves"
    assert GAME.set_up(1, 1, {}).challenge == "free"
    assert GAME.set_up(1, 2, {"challenge": "leaves"}).challenge == "free"
    with pytest.raises(ValueError, match="nonsense"):
        GAME.set_up(1, 1, {"challenge": "nonsense"})


@rule("P65")
@pytest.mark.parametrize(
    ("number", "gone", "after"), [(1, 2, "nm34"), (2, 1, "nm34"), (3, 4, "nm12"), (4, 3, "nm12")]
)
def test_the_neighbour_takes_the_other_tool_of_the_same_half(number: int, gone: int, after: str) -> None:
    begun = start(1)
    old = {str(place): each for place, each in enumerate(begun.tools, start=1)}
    state = acting(Garden(), ("flutter", "drip", "bird", "frog")[number - 1], state=begun)
    ended = play(replace(state, turn=replace(state.turn, stage="done")), "end")
    second, first = ended.stack, begun.stack
    new = {"m": first[0], "n": first[1]}  # the right gap is filled first
    assert ended.tools == tuple(new.get(each, old.get(each)) for each in after)
    assert ended.discarded == (old[str(gone)],)
    assert second == first[2:]


@rule("P66")
def test_alone_the_game_ends_after_fifteen_turns_with_three_tools_left() -> None:
    state = random_game(1, 3)
    assert len(state.gardens[0].tools) == 15
    assert len(state.discarded) == 15
    assert sum(each is not None for each in state.tools) == 2
    assert len(state.stack) == 1


MET = {
    "ladybugs": with_insects(tree("1.1", "2.1", "3.1"), "ladybug", "1.1", "2.1", "3.1"),
    "lanterns": replace(Garden(), lanterns=(Lantern("drip", used=True),) * 4),
    "insects": Garden(flying=(4, 4, 4)),
    "cascade": Garden(flying=(5, 5, 5), drops=("D1", "S2")),
    "pot": Garden(flying=(5, 0, 0), pots=("P1",)),
    "bees": with_insects(lavender("flower", into=buttercups("ssl")), "bee", "V1", "V2", "V3", "V3", "L1", "L1", "L1"),
    "butterflies": with_insects(hollyhocks(blue=4, red=5), "butterfly", "blue4", "red5"),
    "leaves": replace(Garden(), leaves=tuple(map(leaf, ("maple", "oak", "birch", "willow", "linden")))),
    "dragonflies": dragonflies(lavender("dragonfly", "dragonfly"), "medium", "large"),
}
MISSED = {
    "ladybugs": with_insects(tree("1.1+", "2.1", "2.2"), "ladybug", "1.1", "2.1", "2.2", "air"),
    "lanterns": replace(Garden(), lanterns=(Lantern("drip", used=True),) * 3 + (Lantern("drip"),)),
    "insects": Garden(flying=(4, 3, 9)),
    "cascade": Garden(flying=(4, 5, 5), drops=("D1", "D2")),
    "pot": Garden(flying=(4, 9, 0), pots=("P1",)),
    "bees": with_insects(lavender("flower", into=buttercups("ssl")), "bee", "V1", "V2", "V3", "V3", "L1", "L1"),
    "butterflies": with_insects(hollyhocks(blue=4, red=5), "butterfly", "blue3", "red5"),
    "leaves": replace(Garden(), leaves=tuple(map(leaf, ("maple", "oak", "birch", "willow", "willow")))),
    "dragonflies": dragonflies(lavender("dragonfly", "flower"), "medium", "large"),
}


@rule("P67")
@pytest.mark.parametrize("challenge", sorted(MET))
def test_a_challenge_is_met_or_missed(challenge: str) -> None:
    met = GAME.ending(finished(challenge, MET[challenge]))
    assert met.winners == (0,)
    assert met.sentence.key == "pergola-ending-met"
    missed = GAME.ending(finished(challenge, MISSED[challenge]))
    assert missed.winners == ()
    assert missed.sentence.key == "pergola-ending-missed"


@rule("P67")
def test_there_are_ten_challenges_and_the_free_game_is_always_met() -> None:
    assert set(CHALLENGES) == {"free", *MET}
    ending = GAME.ending(finished("free", Garden()))
    assert ending.winners == (0,)
    assert ending.sentence.key == "pergola-ending-free"


@rule("P68")
@pytest.mark.parametrize("challenge", sorted(NEIGHBOURS))
def test_what_the_neighbours_scored(challenge: str) -> None:
    ending = GAME.ending(finished(challenge, MET.get(challenge, Garden())))
    details = dict(ending.sentence.details)
    assert (details["przemek"], details["golab"]) == NEIGHBOURS[challenge]


@rule("P68")
@pytest.mark.parametrize(("points", "beaten"), [(104, 0), (105, 1), (106, 2)])
def test_a_neighbour_is_beaten_with_more_points_than_they_had(points: int, beaten: int) -> None:
    ending = GAME.ending(finished("free", worth(points)))
    details = dict(ending.sentence.details)
    assert details["points"] == points
    assert details["beaten"] == beaten
    said = {language: words_in(language).tell(ending.sentence) for language in ("en", "da")}
    assert ("pride of the neighbourhood" in said["en"]) == (beaten == 2)
    assert ("kvarterets stolthed" in said["da"]) == (beaten == 2)


@rule("P68")
def test_a_missed_challenge_counts_as_a_free_game() -> None:
    details = dict(GAME.ending(finished("leaves", worth(104))).sentence.details)
    assert (details["przemek"], details["golab"], details["beaten"]) == (105, 104, 0)
