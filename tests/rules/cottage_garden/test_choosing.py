"""What a player meets: narrowing step by step, questions and labels in every language, the computer gardener."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rules.chance import Chance
from rules.cottage_garden import GAME
from rules.cottage_garden.nursery import lying_turn, turn_from_lying
from rules.cottage_garden.shapes import ALL, BIT, regions, turned
from rules.cottage_garden.state import State, Turn
from rules.game import Move
from rules.notation import Choice, narrow, parse, understand, words_of
from tests.rules.cottage_garden.positions import (
    BOX,
    THRIVING,
    almost,
    legal,
    play,
    start,
    tending,
    with_beds,
    with_row,
)
from words import LANGUAGES, words_in


def played(seed: int, seats: int, mode: str = "full", *, gardener: bool = False) -> Iterator[tuple[State, Move]]:
    """The positions of a game, each with the move made in it: by chance, or by the computer gardener."""
    state, chance = GAME.set_up(seed, seats, {"mode": mode}), Chance(seed)
    while not state.over:
        move = GAME.choose(state, state.seat, chance) if gardener else chance.pick(GAME.legal(state, state.seat))
        yield state, move
        state = GAME.apply(state, state.seat, move)
    yield state, parse(GAME, "end")


def steps(state: State, move: Move) -> Iterator[Choice]:
    """The choices that lead to a move."""
    moves = GAME.legal(state, state.seat)
    chosen: tuple[str, ...] = ()
    while isinstance(choice := narrow(moves, chosen), Choice):
        yield choice
        chosen = words_of(move)[: len(choice.chosen) + 1]
    assert choice == move


@pytest.mark.parametrize(("seats", "mode"), [(1, "full"), (2, "full"), (4, "full"), (3, "gentle-one-bed")])
def test_no_step_offers_more_than_25_values_and_each_is_said_in_every_language(seats: int, mode: str) -> None:
    for state, move in played(seats, seats, mode):
        if state.over:
            break
        for choice in steps(state, move):
            assert 1 < len(choice.values) <= 25
            question = GAME.ask(state, state.seat, choice.chosen, choice.field)
            labels = [GAME.label(state, state.seat, choice.chosen, choice.field, value) for value in choice.values]
            for language in LANGUAGES:
                words = words_in(language)
                assert words.tell(question).endswith("?"), words.tell(question)
                said = [words.tell(label) for label in labels]
                assert all(0 < len(label) <= 60 for label in said), said
                assert len(set(said)) == len(said), "no two values look the same"
        if (told := GAME.tell(state, state.seat, move)) is not None:
            assert all(words_in(language).tell(told) for language in LANGUAGES)


def test_sentences_are_understood_without_their_forced_words_and_in_any_case() -> None:
    state = with_row(start(), "H4", None, None, None)
    moves = GAME.legal(state, 0)
    whole = legal(state, "plant H4 dark 3")[0]
    assert str(understand(GAME, moves, whole.upper())) == whole
    lone = with_row(with_beds(start(), almost("L1", "A1"), None), "I1a", None, None, None)
    assert str(understand(GAME, GAME.legal(lone, 0), "plant I1a A1")) == "plant I1a light 1 A1"


def test_groups_of_squares_hang_together_by_their_sides() -> None:
    chance = Chance(5)
    for bits in (0, ALL, BIT["E1"] | BIT["A2"], *(chance.below(ALL + 1) for _ in range(300))):
        groups: list[set[int]] = []
        for square in (square for square in range(25) if bits >> square & 1):
            sides = [square - 5, square - 1] if square % 5 else [square - 5]
            near = [group for group in groups if group.intersection(sides)]
            groups = [group for group in groups if group not in near] + [{square}.union(*near)]
        assert sorted(regions(bits)) == sorted(sum(1 << square for square in group) for group in groups)


def test_the_computer_gardener_gardens_better_than_chance() -> None:
    def mean(*, gardener: bool) -> float:
        totals = []
        for seed in range(3):
            for last, _ in played(seed, 2, gardener=gardener):
                state = last
            totals += [sheet.total for sheet in GAME.score(state)]
        return sum(totals) / len(totals)

    assert mean(gardener=True) > 1.6 * mean(gardener=False)


def test_the_computer_gardener_completes_a_bed_with_a_cat() -> None:
    state = with_beds(tending(start()), almost("L1", "A1"), almost("D1", "A1", "B1", "C1", "A2", "C2", "D2", "E2"))
    assert str(GAME.choose(state, 0, Chance(1))) == "cat light A1"


def test_the_computer_gardener_takes_the_leap_to_twenty_when_the_end_is_near() -> None:
    state = with_beds(
        tending(start(steps=62, die=5)), almost("L1"), almost("D1", "A1", "C2"), orange=(2, 3, 15), blue=(2, 4, 12)
    )
    assert str(GAME.choose(state, 0, Chance(1))) == "score light 15 12"


def test_the_computer_gardener_fills_two_squares_at_once_when_each_turn_costs() -> None:
    hurried = with_beds(start(die=6), almost("L1", "A1", "B1", "C1"), None, cats=0)
    assert str(GAME.choose(with_row(hurried, "I3c", "I2b", "I4", "U5"), 0, Chance(1))).startswith("plant I2b light")


def test_the_computer_gardener_pays_with_a_cube_that_comes_to_twenty_all_the_same() -> None:
    state = with_beds(
        start(die=6, turn=Turn("pay", refill=False)), THRIVING, None, orange=(15, 20, 20), blue=(0, 2, 4)
    )
    assert {str(GAME.choose(state, 0, Chance(seed))) for seed in range(5)} == {"pay orange 15"}


def test_the_final_round_is_told() -> None:
    state = play(with_row(start(), "H4", None, None, None), "pot dark A3")
    for die, stop, told in ((5, 16, "cottage_garden-tell-final"), (4, 16, None), (5, 15, None)):
        sentence = GAME.tell(replace(state, die=die, gardener=stop), 0, parse(GAME, "end"))
        assert (sentence.key if sentence else None) == told


def test_turns_are_told_from_how_a_tile_lies_in_the_nursery() -> None:
    assert (lying_turn("H4"), lying_turn("H7")) == (1, 2)
    for kind in BOX.kinds.values():
        told = [turn_from_lying(kind.name, turn) for turn in kind.turns]
        assert len(set(told)) == len(told)
        assert 1 in told, "as it lies"
        lying = turned(kind.rows, lying_turn(kind.name))
        assert len(lying) <= 3
        assert len(lying[0]) <= 4
        for turn, name in zip(kind.turns, told, strict=True):
            assert turned(lying, name) == turned(kind.rows, turn)
