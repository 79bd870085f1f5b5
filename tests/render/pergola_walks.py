"""Real games of Pergola, walked through at random, for scenes of every kind of step."""

from collections.abc import Iterator
from functools import cache

from render.drawer import Seen
from rules.chance import Chance
from rules.notation import Choice, narrow
from rules.pergola.state import State
from rules.registry import games
from words.speech import words_in

GAME = games()["pergola"]
NAMES = ("Åse", "Jørgen_*~", "Mia-Charlotte von Hohenzollern", "Łukasz 🦋")


@cache
def states(seats: int, seed: int) -> tuple[State, ...]:
    """The states of a game, the first and the last included, with moves that are now wise, now random."""
    chance = Chance(seed)
    state: State = GAME.set_up(seed, seats, {})
    found = [state]
    while not GAME.is_over(state):
        (seat,) = GAME.to_act(state)
        view = GAME.view(state, seat)
        random = chance.below(4) == 0
        move = chance.pick(GAME.legal(view, seat)) if random else GAME.choose(view, seat, chance)
        state = GAME.apply(state, seat, move)
        found.append(state)
    return tuple(found)


def steps(seats: int, seed: int, language: str = "en") -> Iterator[Seen]:
    """Every step of a game that asks for a choice, asides asked apart, each down one random way."""
    chance = Chance(seed)
    for state in states(seats, seed):
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            legal = GAME.legal(view, seat)
            for moves in ([each for each in legal if not each.aside], [each for each in legal if each.aside]):
                chosen: tuple[str, ...] = ()
                while isinstance(choice := narrow(moves, chosen), Choice):
                    yield Seen(view, NAMES[:seats], words_in(language), seat, choice=choice)
                    chosen = (*choice.chosen, chance.pick(choice.values))
