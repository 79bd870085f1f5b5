"""Secrets: nobody's view, moves, score or computer gardener depends on what is hidden (P17)."""

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rules.chance import Chance
from rules.pergola import GAME
from rules.pergola.state import Pile, State, Tool
from tests.contract.play import random_table
from tests.rules_named import rule


def with_other_secrets(state: State, chance: Chance) -> State:
    """The state with all that is hidden shuffled: tools to come within their kind, and leaves that are not seen."""
    stack: list[Tool] = []
    for kind in dict.fromkeys(tool.kind for tool in state.stack):
        stack += chance.shuffle([tool for tool in state.stack if tool.kind == kind])
    hidden = chance.shuffle([leaf for pile in state.piles for leaf in pile.leaves[1 if pile.face_up else 0 :]])
    piles = []
    for pile in state.piles:
        seen = pile.leaves[:1] if pile.face_up else ()
        count = len(pile.leaves) - len(seen)
        piles.append(Pile((*seen, *hidden[:count]), pile.face_up))
        hidden = hidden[count:]
    left, middle, right = piles
    return replace(state, stack=tuple(stack), piles=(left, middle, right))


@rule("P17")
@settings(max_examples=25)
@given(seed=st.integers(0, 2**32), seats=st.integers(1, 4), moves=st.integers(0, 250))
def test_what_a_seat_sees_and_can_do_does_not_depend_on_secrets(seed: int, seats: int, moves: int) -> None:
    state = random_table(GAME, seats, seed, moves).state
    other = with_other_secrets(state, Chance(seed))
    for seat in (*range(seats), None):
        assert GAME.view(other, seat) == GAME.view(state, seat)
    assert GAME.legal(other, state.seat) == GAME.legal(state, state.seat)
    assert GAME.score(other) == GAME.score(state)


@rule("P17")
def test_the_kinds_of_tools_to_come_are_no_secret_but_what_they_show_is() -> None:
    state = GAME.set_up(1, 4, {})
    seen = GAME.view(state, 2)
    assert [tool.kind for tool in seen.stack] == [tool.kind for tool in state.stack]
    assert {tool.pieces for tool in seen.stack} == {()}
    assert all(tool is None or tool.pieces for tool in seen.tools)
