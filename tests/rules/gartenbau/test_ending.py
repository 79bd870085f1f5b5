"""The end of the game, the score sheet and ties (G46 to G49)."""

import pytest
from msgspec.structs import replace

from rules.gartenbau import GAME
from rules.gartenbau.state import Plot, State
from tests.rules.gartenbau.plots import drawn, legal, owning, play, refused, stacked, start
from tests.rules_named import rule


def total(state: State, seat: int = 0) -> dict[str, int]:
    return {line.category: line.points for line in GAME.score(state)[seat].lines}


@rule("G46")
def test_four_empty_petals_end_the_game_when_the_round_is_played_out() -> None:
    state = stacked(start(3), A="RB", B="", C="", D="")
    state = play(state, "market A tile", "place o10 right", "end")
    assert state.stage == "play"
    for seat in (1, 2):
        assert GAME.to_act(state) == (seat,)
        petal = next(move for move in legal(state, "market") if move.endswith("resources"))
        state = play(state, petal)
        while state.turn.step != "done":
            state = play(state, legal(state)[0])
        state = play(state, "end")
    assert GAME.is_over(state)
    assert GAME.to_act(state) == ()
    assert GAME.legal(state, 0) == []
    assert state.round == 1
    assert refused(state, "market A tile", "G46") == "over"


@rule("G46")
def test_the_round_ends_before_the_first_gardener_whoever_that_is() -> None:
    state = replace(stacked(start(2), A="RB", B="", C="", D=""), first=1)
    assert GAME.is_over(play(state, "market A tile", "place o10 right", "end"))
    state = replace(stacked(start(2), A="RB", B="", C="", D=""), first=0)
    assert not GAME.is_over(play(state, "market A tile", "place o10 right", "end"))


@rule("G46")
def test_three_empty_petals_are_not_enough() -> None:
    state = replace(stacked(start(2), A="RB", B="", C=""), first=1)
    after = play(state, "market A tile", "place o10 right", "end")
    assert not GAME.is_over(after)
    assert after.round == 2
    assert GAME.progress(after, 0).turn == 2
    assert GAME.progress(after, 0).turns is None


@rule("G47")
def test_flowers_and_visible_plants_count_seedlings_and_resources_do_not() -> None:
    plot = drawn(
        "RRGGG", "RRGGG", plants="red m10-n10, red m11-n11, green o10-o11, green p10-p11", flowers="red-lily-20 m10"
    )
    state = owning(start(), plot, suns=5, waters=5)
    assert total(state) == {"flowers": 20, "plants": 8, "flower-pot": 2, "watering-can": 2}
    assert total(owning(start(), drawn("RGBYOP"), suns=9))["plants"] == 0


@rule("G48")
def test_unused_tokens_count_two_each() -> None:
    for pot, can in ((True, True), (True, False), (False, True), (False, False)):
        sheet = total(owning(start(), pot=pot, can=can))
        assert (sheet["flower-pot"], sheet["watering-can"]) == (2 * pot, 2 * can)
        assert GAME.score(owning(start(), pot=pot, can=can))[0].total == 2 * pot + 2 * can


PLAIN = drawn("RRGG", "RRGG", plants="red m10-n10, red m11-n11")
ONE_PLANT = drawn("RR", plants="red m10-n10")  # 4 prestige
FLOWER = drawn("RR", "RR", plants="red m10-n10, red m11-n11", flowers="carnation-18 m10")  # 18


def over(*plots: Plot, tokens: tuple[int, ...] = ()) -> State:
    """A finished game with these gardens; of each seat's tokens, so many are left."""
    state = replace(start(len(plots)), stage="over")
    for seat, plot in enumerate(plots):
        left = tokens[seat] if tokens else 2
        state = owning(state, plot, seat=seat, pot=left > 0, can=left > 1)
    return state


@rule("G49")
def test_most_prestige_wins() -> None:
    ending = GAME.ending(over(PLAIN, FLOWER, ONE_PLANT))
    assert ending.winners == (1,)
    assert ending.sentence.key == "gartenbau-ending-won"
    assert dict(ending.sentence.details)["points"] == 22


@rule("G49")
def test_of_equal_prestige_most_flowers_win() -> None:
    five = drawn("RRRRRRRRRR", plants="red m10-n10, red o10-p10, red q10-r10, red s10-t10, red u10-v10")
    ending = GAME.ending(over(five, FLOWER, tokens=(0, 1)))  # 20 and 18 + 2
    assert ending.winners == (1,)
    assert ending.sentence.key == "gartenbau-ending-flowers"


@rule("G49")
def test_of_equally_many_flowers_fewest_visible_plants_win() -> None:
    more = drawn("RR", "RR", "GG", plants="red m10-n10, red m11-n11, green m12-n12", flowers="sweet-william-16 m10")
    ending = GAME.ending(over(more, FLOWER, tokens=(0, 1)))  # 16 + 4 and 18 + 2
    assert ending.winners == (1,)
    assert ending.sentence.key == "gartenbau-ending-plants"


@rule("G49")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_equal_in_everything_shares_the_victory(seats: int) -> None:
    ending = GAME.ending(over(*[FLOWER] * seats))
    assert ending.winners == tuple(range(seats))
    assert ending.sentence.key == "gartenbau-ending-shared"


@rule("G49")
def test_ties_are_broken_among_those_with_most_prestige_only() -> None:
    five = drawn("RRRRRRRRRR", plants="red m10-n10, red o10-p10, red q10-r10, red s10-t10, red u10-v10")
    many = drawn("RR", "RR", plants="red m10-n10, red m11-n11", flowers="calla-lily-16 m10")
    assert GAME.ending(over(many, five, five, tokens=(0, 2, 2))).winners == (1, 2)
