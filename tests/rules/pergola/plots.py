"""Gardens and states for tests, built in a line, and moves played by their sentences."""

from typing import Any, Literal

import pytest
from msgspec.structs import replace

from rules.game import IllegalMove
from rules.notation import parse
from rules.pergola import GAME
from rules.pergola.components import REQUIREMENTS
from rules.pergola.garden import grow, land, plant_buttercup, plant_hollyhock, plant_lavender_leaf
from rules.pergola.state import Dragonfly, Garden, Lantern, Lavender, Leaf, State, Tool, Turn
from words import LANGUAGES, words_in


def start(seats: int = 2, seed: int = 7, **parts: Any) -> State:
    """The first state of a game with seat 0 to act, some parts of it replaced."""
    return replace(GAME.set_up(seed, seats, {}), seat=0, **parts)


def hollyhocks(blue: int = 0, yellow: int = 0, red: int = 0, into: Garden | None = None) -> Garden:
    """A garden with columns of so many flowers."""
    garden = into or Garden()
    for colour, count in (("blue", blue), ("yellow", yellow), ("red", red)):
        for _ in range(count):
            garden = plant_hollyhock(garden, colour)
    return garden


def tree(*pieces: str, into: Garden | None = None) -> Garden:
    """A garden with magnolias planted in this order: `1.1+` is a double one, `2.1` a single one."""
    garden = into or Garden()
    for piece in pieces:
        grown = grow(garden, double=piece.endswith("+"), bud=piece.rstrip("+"))
        assert grown is not None, piece
        garden = grown
    return garden


def buttercups(sizes: str, into: Garden | None = None) -> Garden:
    """A garden with buttercups, a letter each: `l` for a large one, `s` for a small one."""
    garden = into or Garden()
    for size in sizes:
        garden = plant_buttercup(garden, large=size == "l")
    return garden


def lavender(*gifts: Literal["flower", "dragonfly"], odd: bool = False, into: Garden | None = None) -> Garden:
    """A garden with a lavender pair for each gift, and with one leaf more if `odd`."""
    garden = into or Garden()
    pairs = tuple(Lavender(f"L{number}", gift) for number, gift in enumerate(gifts, start=1))
    garden = replace(garden, lavender_leaves=2 * len(gifts), lavenders=pairs)
    return plant_lavender_leaf(garden)[0] if odd else garden


def with_insects(garden: Garden, insect: str, *places: str) -> Garden:
    """The garden with an insect at each place; a place may be named several times."""
    for place in places:
        landed = land(garden, insect, place)
        assert landed is not None, (insect, place)
        garden = landed
    return garden


def lanterns(garden: Garden, *kinds: Literal["drip", "frog", "insect", "action"]) -> Garden:
    return replace(garden, lanterns=tuple(Lantern(kind) for kind in kinds))


def dragonflies(garden: Garden, *sizes: Literal["medium", "large"]) -> Garden:
    """The garden with dragonflies, each of another requirement."""
    brought = tuple(Dragonfly(size, kind) for size, kind in zip(sizes, REQUIREMENTS, strict=False))
    return replace(garden, dragonflies=brought)


def leaf(colour: str = "maple", insect: str = "bee", *, flutter: bool = False) -> Leaf:
    return Leaf(colour, insect, flutter)  # type: ignore[arg-type]


def tool(*pieces: str, kind: str = "shovel") -> Tool:
    return Tool(kind, pieces)  # type: ignore[arg-type]


def taking(garden: Garden, *tools: Tool, state: State | None = None) -> State:
    """Seat 0 with this garden, about to take one of four tools (the last one stands for those not given)."""
    shown = (*tools, *(tools[-1],) * (4 - len(tools)))
    return with_garden(replace(state or start(), tools=shown), garden)


def acting(garden: Garden, action: str, *hand: str, state: State | None = None) -> State:
    """Seat 0 with this garden, its tool taken, things in hand, and its action to come."""
    state = with_garden(state or start(), garden)
    slot = ("flutter", "drip", "bird", "frog").index(action)
    shown = tuple(None if place == slot else each for place, each in enumerate(state.tools))
    flutters = 2 if action == "flutter" and not hand else 0
    turn = Turn("act", slot, hand, action, flutters=flutters)  # type: ignore[arg-type]
    return replace(state, tools=shown, turn=turn)


def with_garden(state: State, garden: Garden) -> State:
    return replace(state, gardens=(garden, *state.gardens[1:]))


def play(state: State, *sentences: str) -> State:
    """The state after these moves of the seat to act."""
    for sentence in sentences:
        state = GAME.apply(state, state.seat, parse(GAME, sentence))
    return state


def legal(state: State) -> list[str]:
    """The legal moves of the seat to act, as sentences."""
    return [str(move) for move in GAME.legal(state, state.seat)]


def refused(state: State, sentence: str, rule: str) -> str:
    """Plays a move that must be refused by this rule; the key of its refusal, which every language can say."""
    move = parse(GAME, sentence)
    assert sentence not in legal(state)
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, state.seat, move)
    illegal = refusal.value
    assert illegal.rule == rule, f"{illegal.rule}: {illegal}"
    for language in LANGUAGES:
        said = words_in(language).tell(illegal.sentence)
        assert len(said) > 20, said
    return illegal.sentence.key.removeprefix("pergola-refuse-")


def scored(garden: Garden, category: str) -> int:
    """The points of one category."""
    sheet = GAME.score(start(gardens=(garden, Garden())))[0]
    return next(line.points for line in sheet.lines if line.category == category)


def mine(state: State) -> Garden:
    """The garden of seat 0."""
    return state.gardens[0]
