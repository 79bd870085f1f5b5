"""Real games of Cottage Garden, walked through, for scenes of every kind of step."""

from collections.abc import Iterator
from functools import cache

from render.drawer import Seen
from rules.chance import Chance
from rules.cottage_garden import GAME
from rules.cottage_garden.state import State
from rules.notation import Choice, narrow
from words.speech import words_in

NAMES = ("Åse", "Jørgen_*~", "Mia-Charlotte von Hohenzollern", "Łukasz 🦋")


@cache
def states(seats: int, seed: int, mode: str = "full") -> tuple[State, ...]:
    """The states of a game, the first and the last included, with moves that are now wise, now random."""
    chance = Chance(seed)
    state: State = GAME.set_up(seed, seats, {"mode": mode})
    found = [state]
    while not GAME.is_over(state):
        random = chance.below(6) == 0
        move = chance.pick(GAME.legal(state, state.seat)) if random else GAME.choose(state, state.seat, chance)
        state = GAME.apply(state, state.seat, move)
        found.append(state)
    return tuple(found)


def steps(
    seats: int, seed: int, language: str = "en", *, every: int = 1, mode: str = "full"
) -> Iterator[tuple[Seen, State]]:
    """Every step that asks for a choice, asides apart, each down one random way, with the turn's first state."""
    chance = Chance(seed)
    begin = before = states(seats, seed, mode)[0]
    for place, state in enumerate(states(seats, seed, mode)):
        if state.seat != begin.seat or state.steps != begin.steps:
            before, begin = begin, state
        if place % every:
            continue
        legal = GAME.legal(state, state.seat) if not state.over else []
        for moves in (
            [each for each in legal if not each.aside],
            *([each for each in legal if each.verb == verb] for verb in ("cat", "queue")),
        ):
            chosen: tuple[str, ...] = ()
            while isinstance(choice := narrow(moves, chosen), Choice):
                words = words_in(language)
                yield Seen(state, NAMES[:seats], words, state.seat, before=before, choice=choice), before
                chosen = (*choice.chosen, chance.pick(choice.values))
