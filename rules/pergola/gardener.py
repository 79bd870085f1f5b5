"""The computer gardener: looks at whole turns, each by what the garden is worth at its end.

It sees a view like any player, keeps nothing between two moves, and is bounded by the number of states it looks at.
"""

from rules.chance import Chance
from rules.game import Move
from rules.pergola import moves as verbs
from rules.pergola.conditions import ANY
from rules.pergola.legal import legal
from rules.pergola.state import AIR, State
from rules.pergola.turn import apply
from rules.pergola.worth import estimate, pot_hope, worth

_WIDTH = 3  # how many lines of play are followed at a time
LOOKS = 2500  # states looked at for one move, after which only the best line is followed


def choose(view: State, seat: int, chance: Chance) -> Move:
    """A sensible legal move for the seat to act."""
    moves = legal(view, seat)
    pots = [move for move in moves if isinstance(move, verbs.Fill)]
    if pots:
        garden = view.gardens[seat]
        return max(pots, key=lambda fill: pot_hope(garden, fill.pot))
    moves = _sensible(view, moves)
    if len(moves) == 1:
        return moves[0]
    looks = max(1, LOOKS // len(moves))
    values = [_promise(view, seat, move, looks) for move in moves]
    best = max(values)
    return chance.pick([move for move, value in zip(moves, values, strict=True) if value == best])


def _promise(view: State, seat: int, move: Move, looks: int) -> float:
    """The best worth that the turn can end with after `move`, as far as `looks` states show."""
    if move.ends_turn:
        return worth(view, seat)
    lines = [apply(view, seat, move)]
    best = float("-inf")
    while lines:
        width = _WIDTH if looks > 0 else 1
        found: list[tuple[float, int, State]] = []
        for state in lines:
            for onward in _sensible(state, legal(state, seat)):
                if onward.ends_turn:
                    best = max(best, worth(state, seat))
                else:
                    after = apply(state, seat, onward)
                    found.append((estimate(after, seat), -len(found), after))
        looks -= len(found)
        found.sort(reverse=True)
        lines = [after for _, _, after in found[:width]]
    return best


def _sensible(state: State, moves: list[Move]) -> list[Move]:
    """The legal moves without those that only differ in order, and without those that nobody would make.

    Never empty: what is left out has something at least as good beside it.
    """
    hand = state.turn.hand
    kept = [move for move in moves if not isinstance(move, verbs.Fill)]
    if not hand:
        return kept
    first = ("single", "double") if hand[0] in ("single", "double") else (hand[0],)
    settled = any(isinstance(move, verbs.Land) and move.insect in first and move.place != AIR for move in kept)
    return [move for move in kept if _is_next(move, first, settled=settled, starting=hand == (ANY,))]


def _is_next(move: Move, first: tuple[str, ...], *, settled: bool, starting: bool) -> bool:
    """Whether a move places the first thing in hand, or uses a lantern at the last moment for it."""
    if isinstance(move, verbs.Land):
        return move.insect in first and not (settled and move.place == AIR)
    if isinstance(move, verbs.Grow):
        return move.branch in first
    if isinstance(move, verbs.Switch):
        return starting
    return True
