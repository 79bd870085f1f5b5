"""Real games of Gartenbau, walked through, for scenes of every kind of step."""

from collections.abc import Iterator
from functools import cache

from render.drawer import Seen
from rules.chance import Chance
from rules.gartenbau.state import State
from rules.notation import Choice, in_groups, narrow
from rules.registry import games
from words.speech import words_in

GAME = games()["gartenbau"]
NAMES = ("Åse", "Jørgen_*~", "Mia-Charlotte von Hohenzollern", "Łukasz 🦋")
_MENU = 25


@cache
def states(seats: int, seed: int, hands: str = "novice", wild: int = 3) -> tuple[State, ...]:
    """The states of a game, the first and the last included; one move in `wild` is made at random."""
    chance = Chance(seed)
    state: State = GAME.set_up(seed, seats, {"hands": hands})
    found = [state]
    while not GAME.is_over(state):
        seat = GAME.to_act(state)[0]
        view = GAME.view(state, seat)
        random = chance.below(wild) == 0
        move = chance.pick(GAME.legal(view, seat)) if random else GAME.choose(view, seat, chance)
        state = GAME.apply(state, seat, move)
        found.append(state)
    return tuple(found)


def steps(seats: int, seed: int, hands: str, language: str = "en", *, every: int = 1) -> Iterator[Seen]:
    """Every step that asks for a choice, asides apart, each down one random way, in menus of at most 25 values."""
    chance = Chance(seed)
    for state in states(seats, seed, hands)[::every]:
        for seat in GAME.to_act(state):
            view = GAME.view(state, seat)
            legal = GAME.legal(view, seat)
            for moves in ([each for each in legal if not each.aside], [each for each in legal if each.aside]):
                chosen: tuple[str, ...] = ()
                while isinstance(choice := narrow(moves, chosen), Choice):
                    for values in _menus(choice):
                        shown = Choice(choice.chosen, choice.field, values)
                        yield Seen(view, NAMES[:seats], words_in(language), seat, choice=shown)
                    chosen = (*choice.chosen, chance.pick(choice.values))


def _menus(choice: Choice) -> list[tuple[str, ...]]:
    if len(choice.values) <= _MENU:
        return [choice.values]
    return list(in_groups(choice, GAME.group_of).values())
