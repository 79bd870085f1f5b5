"""One thing a turn, taking back, the limit of ten, the supply (G14 to G17)."""

import pytest
from msgspec.structs import replace

from rules.game import MoveError
from rules.gartenbau import GAME
from rules.notation import parse
from rules.table import Table
from tests.rules.gartenbau.plots import laid, legal, mine, owning, pile, play, refused, stacked, start
from tests.rules_named import rule


@rule("G14")
def test_a_turn_offers_the_market_a_plant_a_flower_and_the_flower_pot() -> None:
    plot = laid("k10-k11 RR", "l10-l11 RR", "o10-o11 YY", "p10-p11 YY", plants="red k10-l10, red k11-l11")
    state = owning(start(), plot, suns=2, waters=2, hand=("red-lily-20",))
    assert {move.split()[0] for move in legal(state)} == {"market", "plant", "flower", "pot", "can"}


@rule("G14")
def test_nothing_else_is_done_after_the_one_thing_and_no_turn_is_passed() -> None:
    state = start()
    assert refused(state, "end", "G14") == "first-act"
    state = play(state, "market A resources")
    assert legal(state) == ["end"]
    for sentence in ("market B resources", "plant red m10-n10", "flower red-lily-20 m10", "pot A"):
        assert refused(state, sentence, "G14") == "first-done"


@rule("G14")
def test_only_the_gardener_whose_turn_it_is_moves() -> None:
    state = start()
    assert GAME.to_act(state) == (0,)
    assert refused(state, "market A tile", "G14", seat=1) == "not-your-turn"
    after = play(state, "market A resources", "end")
    assert GAME.to_act(after) == (1,)


@rule("G15")
def test_the_tile_under_one_that_was_taken_is_turned_up_when_the_turn_ends() -> None:
    state = stacked(start(), A="RB YG OO")
    for reader in (None, 0, 1):
        taken = play(state, "market A tile", "place o10 right")
        assert GAME.view(taken, reader).stacks[0].tiles == (None, None)
        ended = play(taken, "end")
        assert GAME.view(ended, reader).stacks[0].tiles == (("yellow", "green"), None)


@rule("G15")
def test_a_turn_can_be_taken_back_until_it_is_ended() -> None:
    state = start()
    table = Table(GAME, 2, {}, state)
    for sentence in ("market A tile", "place o10 right"):
        table = table.play(0, parse(GAME, sentence))
    assert table.reset(0).state == state
    table = table.play(0, parse(GAME, "end"))
    with pytest.raises(MoveError):
        table.undo(0)


@rule("G16")
def test_who_holds_more_than_ten_chooses_what_goes_back() -> None:
    state = owning(start(), suns=5, waters=5)
    state = play(state, "market A resources")  # two suns, one water
    assert mine(state).suns + mine(state).waters == 13
    assert legal(state, "return") == ["return 0", "return 1", "return 2", "return 3"]
    assert refused(state, "end", "G16") == "first-return"
    assert refused(state, "return 4", "G16") == "return-count"
    supply = (state.suns, state.waters)
    state = play(state, "return 1")
    assert (mine(state).suns, mine(state).waters) == (6, 4)
    assert (state.suns, state.waters) == (supply[0] + 1, supply[1] + 2)
    assert legal(state) == ["end"]


@rule("G16")
def test_what_leaves_no_choice_goes_back_at_once() -> None:
    state = play(owning(start(), suns=9, waters=0), "market B resources")  # three suns
    assert (mine(state).suns, mine(state).waters) == (10, 0)
    assert legal(state) == ["end"]


@rule("G16")
def test_ten_may_be_kept() -> None:
    state = play(owning(start(), suns=4, waters=3), "market A resources")
    assert (mine(state).suns, mine(state).waters) == (6, 4)
    assert refused(state, "return 1", "G14") == "first-done"


@rule("G17")
def test_one_gets_what_is_left_of_a_kind_and_nothing_instead() -> None:
    state = replace(start(), suns=1, waters=9)
    state = play(state, "market A resources")  # two suns, one water
    assert (mine(state).suns, mine(state).waters) == (3, 3)
    assert (state.suns, state.waters) == (0, 8)


@rule("G17")
def test_of_three_of_ones_choice_one_chooses_among_what_is_left() -> None:
    plot = laid("k10-k11 RR", "l10-l11 RR", plants="red k10-l10, red k11-l11")
    state = owning(replace(start(), suns=1, waters=5), plot, hand=("red-lily-20",))
    bloomed = play(state, "flower red-lily-20 k10")
    assert legal(bloomed) == ["collect 0", "collect 1"]
    assert refused(bloomed, "collect 2", "G17") == "supply-short"
    short = play(replace(state, waters=1), "flower red-lily-20 k10")
    assert (mine(short).suns, mine(short).waters) == (3, 3)
    assert (short.suns, short.waters) == (0, 0)
    assert legal(short, "collect") == []


@rule("G17", "G22")
def test_an_empty_supply_gives_nothing_and_the_turn_goes_on() -> None:
    state = play(replace(start(), suns=0, waters=0), "market A resources")
    assert (mine(state).suns, mine(state).waters) == (2, 2)
    assert legal(state) == ["end"]


@rule("G16", "G21")
def test_tokens_on_a_tile_count_towards_the_ten() -> None:
    state = stacked(owning(start(), suns=4, waters=4), A=pile("RB YY", suns=2, waters=2))
    state = play(state, "market A tile", "place o10 right")
    assert legal(state, "return") == ["return 0", "return 1", "return 2"]
