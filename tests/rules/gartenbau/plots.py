"""Gardens and states for tests, drawn as rows of letters, and moves played by their sentences."""

from typing import Any

import pytest
from msgspec.structs import replace

from rules.game import IllegalMove
from rules.gartenbau import GAME
from rules.gartenbau.score import flower_points
from rules.gartenbau.squares import STRIDE, name_of, pair_of, square_of
from rules.gartenbau.state import COLOURS, Colour, Flower, Garden, Plant, Plot, Stack, State, Tile
from rules.notation import parse
from words import LANGUAGES, words_in

LETTERS: dict[str, Colour] = dict(zip("RYBOPG", COLOURS, strict=True))
CORNER = square_of("m10")


def drawn(*rows: str, plants: str = "", flowers: str = "") -> Plot:
    """A garden of single seedlings: R Y B O P G, a dot is empty; the upper left letter lies on m10.

    Each is a tile of its own, which no watering can may move.

    Plants: `red m10-n10` and so on, flowers `red-lily-20 m10`, with commas between.
    """
    tiles = tuple(
        Tile((name_of(CORNER + row * STRIDE + column),), (LETTERS[letter],), starter=True)
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != "."
    )
    return with_more(Plot(tiles), plants, flowers)


def laid(*tiles: str, starter: str = "RYBO", plants: str = "", flowers: str = "") -> Plot:
    """A garden of whole tiles: the starter tile (letters square by square), then `o10-p10 RB` and so on."""
    names = ("m10", "n10", "m11", "n11")
    made = [Tile(names, tuple(LETTERS[letter] for letter in starter), starter=True)]
    for text in tiles:
        squares, letters = text.split()
        one, other = pair_of(squares)
        made.append(Tile((name_of(one), name_of(other)), (LETTERS[letters[0]], LETTERS[letters[1]])))
    return with_more(Plot(tuple(made)), plants, flowers)


def with_more(plot: Plot, plants: str = "", flowers: str = "", prestige: int = 4) -> Plot:
    """The garden with plants and flowers on it."""
    more = []
    for text in filter(None, plants.split(", ")):
        colour, squares = text.split()
        one, other = pair_of(squares)
        more.append(Plant(colour, (name_of(one), name_of(other)), prestige))  # type: ignore[arg-type]
    bloomed = [Flower(*text.split()) for text in filter(None, flowers.split(", "))]
    return Plot(plot.tiles, (*plot.plants, *more), (*plot.flowers, *bloomed))


def start(seats: int = 2, seed: int = 7, hands: str = "novice", **parts: Any) -> State:
    """A game in which all have prepared and seat 0 begins, some parts of it replaced."""
    state = replace(GAME.set_up(seed, seats, {"hands": hands}), first=0, seat=0)
    while state.stage != "play":
        seat = GAME.to_act(state)[0]
        state = GAME.apply(state, seat, GAME.legal(state, seat)[0])
    return replace(state, first=0, seat=0, **parts)


def owning(state: State, plot: Plot | None = None, seat: int = 0, **parts: Any) -> State:
    """The state with another garden for a seat, and more of what it owns replaced."""
    garden = replace(state.gardens[seat], **parts)
    if plot is not None:
        garden = replace(garden, plot=plot)
    return replace(state, gardens=(*state.gardens[:seat], garden, *state.gardens[seat + 1 :]))


def stacked(state: State, **petals: Any) -> State:
    """The state with other stacks on some petals: `A="RB YY"` (top first), or a Stack."""
    stacks = list(state.stacks)
    for letter, content in petals.items():
        stack = content if isinstance(content, Stack) else pile(content)
        stacks["ABCDEFGH".index(letter)] = stack
    return replace(state, stacks=tuple(stacks))


def pile(tiles: str, suns: int = 0, waters: int = 0) -> Stack:
    """A stack of tiles, top first, with tokens lying on it."""
    return Stack(tuple((LETTERS[tile[0]], LETTERS[tile[1]]) for tile in tiles.split()), suns, waters)


def play(state: State, *sentences: str) -> State:
    """The state after these moves of the seat to act."""
    for sentence in sentences:
        state = GAME.apply(state, state.seat, parse(GAME, sentence))
    return state


def legal(state: State, verb: str = "") -> list[str]:
    """The legal moves of the seat to act as sentences, of one verb if that is given."""
    return [str(move) for move in GAME.legal(state, state.seat) if verb in ("", move.verb)]


def refused(state: State, sentence: str, rule: str, seat: int | None = None) -> str:
    """Plays a move that must be refused by this rule; the key of its refusal, which every language can say."""
    acting = state.seat if seat is None else seat
    assert sentence not in [str(move) for move in GAME.legal(state, acting)]
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(state, acting, parse(GAME, sentence))
    illegal = refusal.value
    assert illegal.rule == rule, f"{illegal.rule}: {illegal}"
    for language in LANGUAGES:
        said = words_in(language).tell(illegal.sentence)
        assert len(said) > 20, said
    return illegal.sentence.key.removeprefix("gartenbau-refuse-")


def mine(state: State) -> Garden:
    """The garden of seat 0."""
    return state.gardens[0]


def points(plot: Plot) -> int:
    """What the flower that was laid last counts."""
    return flower_points(plot)[-1]
