"""Beds, gardens and states for tests, built in a line, and moves played by their sentences."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import row_places
from rules.cottage_garden.shapes import squares_of
from rules.cottage_garden.state import Bed, Garden, Planted, State, Turn
from rules.game import IllegalMove
from rules.notation import parse
from words import LANGUAGES, words_in

BOX = components()


def start(seats: int = 2, seed: int = 7, mode: str = "full", **parts: Any) -> State:
    """The first state of a game with seat 0 to act, some parts of it replaced."""
    return replace(GAME.set_up(seed, seats, {"mode": mode}), seat=0, **parts)


def planted(side: str, *tiles: str) -> Bed:
    """A bed with tiles, each written as in a move: `H4 3 B2`."""
    lying = (each.split() for each in tiles)
    return Bed(side, tuple(Planted(tile, int(turn), square) for tile, turn, square in lying))


def almost(side: str, *free: str, tiles: tuple[str, ...] = ()) -> Bed:
    """A bed on which only these plain squares are free; cats, which count nothing, lie where the tiles do not."""
    bed = planted(side, *tiles)
    taken = {square for lying in bed.tiles for square in squares_of(bits_of_tile(lying))}
    plain = squares_of(BOX.sides[side].plain)
    return replace(bed, cats=tuple(square for square in plain if square not in (*free, *taken)))


def bits_of_tile(lying: Planted) -> int:
    ways = BOX.tiles[lying.tile].placements
    return next(way.bits for way in ways if (way.turn, way.square) == (lying.turn, lying.square))


def with_beds(state: State, *beds: Bed | None, **parts: Any) -> State:
    """The state in which seat 0 has these beds, and other parts of its garden replaced."""
    garden = replace(state.gardens[0], beds=beds, **parts)
    return replace(state, gardens=(garden, *state.gardens[1:]))


def mine(state: State) -> Garden:
    """The garden of seat 0."""
    return state.gardens[0]


def with_row(state: State, *tiles: str | None) -> State:
    """The state in which these tiles lie in the gardener's row, nearest first (None: empty), the nursery else empty.

    The tiles left over make up the queue, in the order of the box.
    """
    nursery: list[str | None] = [None] * 16
    for place, tile in zip(row_places(state), tiles, strict=True):
        nursery[place] = tile
    lying = {each.tile for garden in state.gardens for bed in garden.beds if bed for each in bed.tiles}
    queue = tuple(tile for tile in BOX.tiles if tile not in tiles and tile not in lying)
    return replace(state, nursery=tuple(nursery), queue=queue)


def tending(state: State) -> State:
    """The state after the tile of the turn was planted."""
    return replace(state, turn=Turn("tend", refill=False))


def play(state: State, *sentences: str) -> State:
    """The state after these moves of the seat to act."""
    for sentence in sentences:
        state = GAME.apply(state, state.seat, parse(GAME, sentence))
    return state


def legal(state: State, verb: str = "") -> list[str]:
    """The legal moves of the seat to act, as sentences; only those that begin with `verb`."""
    return [str(move) for move in GAME.legal(state, state.seat) if str(move).startswith(verb)]


def said(state: State, sentence: str) -> str:
    """What the seat to act is told in English, when this move is refused."""
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, state.seat, parse(GAME, sentence))
    return words_in("en").tell(caught.value.sentence)


def refused(state: State, sentence: str, rule: str) -> str:
    """Plays a move that must be refused by this rule; the key of its refusal, which every language can say."""
    move = parse(GAME, sentence)
    assert sentence not in legal(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, state.seat, move)
    illegal = caught.value
    assert illegal.rule == rule, f"{illegal.rule}: {illegal}"
    for language in LANGUAGES:
        said = words_in(language).tell(illegal.sentence)
        assert len(said) > 20, said
    return illegal.sentence.key.removeprefix("cottage_garden-refuse-")


def tiles_of(state: State) -> list[str]:
    """All tiles of a state, wherever they are, in alphabetical order."""
    lying = [each.tile for garden in state.gardens for bed in garden.beds if bed for each in bed.tiles]
    return sorted([tile for tile in (*state.nursery, *state.queue, *lying) if tile is not None])


L1_FULL, D1_FULL = almost("L1"), almost("D1")
"""Beds that are completed."""
THRIVING = planted("D3", "I4 1 A3", "O4 1 C1", "I2a 1 C5")
"""A bed that goes on into the final round."""


def scoring(*beds: Bed | None, **parts: Any) -> State:
    """Seat 0 has planted; these are its beds."""
    return with_beds(tending(start(spare="L2")), *beds, **parts)


def at_the_last_stop(*beds: Bed | None, other: tuple[Bed | None, ...] = (THRIVING, None)) -> State:
    """Seat 1 ends the last turn before the final round; seat 0 has `beds`, seat 1 `other`."""
    state = with_beds(replace(tending(start(2)), gardener=16, die=5, seat=1), *beds)
    return replace(state, gardens=(mine(state), replace(state.gardens[1], beds=other)))


def pass_turn(state: State) -> State:
    """The state after the seat to act has planted a flowerpot, whatever must be done for it, and ended its turn."""
    seat, steps = state.seat, state.steps
    while not state.over and state.seat == seat and state.steps == steps:
        moves = GAME.legal(state, seat)
        end = next((move for move in moves if move.ends_turn), None)
        calm = [move for move in moves if not move.aside]
        state = GAME.apply(state, seat, end or (calm or moves)[-1])
    return state
