"""What a person can do now, as data: the question, its candidates and what each brings, what stands beside it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rules.game import AnyGame, Move
from rules.notation import VERB, Choice, in_groups, narrow, words_of

MENU = 25
"""As many lines as a menu of Discord's holds."""
GAINS = 250
"""Of more moves than this the gains are not worked out."""


class Candidate(msgspec.Struct, frozen=True):
    """A value of the question. `number` is the one on its disc in the picture."""

    value: str
    number: int
    gain: int | None
    """What the seat's score grows by; the most it can grow by, if the value leaves something to choose."""
    settled: bool
    """Whether the value brings that for sure, whatever is chosen after it."""


class Group(msgspec.Struct, frozen=True):
    """Values that are asked for together, where there are too many for one menu."""

    name: str
    part: int
    """Counts from 1 where one group fills several menus, 0 where it does not."""
    values: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """What a seat can do at this moment, given the words of a move that it has chosen so far."""

    chosen: tuple[str, ...] = ()
    choice: Choice | None = None
    """The question, with one value where there is one move; None if nothing but what stands beside it is left."""
    candidates: tuple[Candidate, ...] = ()
    groups: tuple[Group, ...] = ()
    """Asked first where it is not empty: there are then no candidates yet."""
    group: int | None = None
    """The group that was chosen, of `groups` at the step before."""
    asides: tuple[tuple[str, ...], ...] = ()
    """What is offered beside the question: the words that lead to it, the whole move where they settle it."""
    end: Move | None = None
    back: tuple[str, ...] | None = None
    """The words chosen before the last choice; None where nothing is chosen yet."""


def make_plan(  # noqa: PLR0913  a plan depends on all of these
    game: AnyGame,
    view: Any,
    seat: int,
    chosen: Sequence[str] = (),
    group: int | None = None,
    *,
    trial: bool = False,
) -> Plan:
    """The plan of a seat that must act, from its own view. Words that lead nowhere are as if not chosen.

    A trial never ends, so nothing must be done in it.
    """
    legal = game.legal(view, seat)
    ends = [move for move in legal if move.aside and move.ends_turn]
    main, beside = parted(legal, must_go_on=not ends and not trial)
    plan = Plan(asides=_asides(beside), end=ends[0] if ends else None)
    words = tuple(chosen)
    pool = list(legal) if words else main
    found = narrow(pool, words)
    if found is None and words:
        return make_plan(game, view, seat, trial=trial)
    if found is None:
        return plan
    if isinstance(found, Move):
        found = last_word(found)
    plan = msgspec.structs.replace(plan, choice=found, chosen=found.chosen, back=_back(pool, words, found))
    groups = split(game, found)
    if groups and (group is None or group >= len(groups)):
        return msgspec.structs.replace(plan, groups=groups)
    values = groups[group].values if groups and group is not None else found.values
    shown = Choice(found.chosen, found.field, values)
    return msgspec.structs.replace(
        plan,
        choice=shown,
        candidates=_candidates(game, view, seat, pool, shown),
        group=group if groups else None,
        back=plan.chosen if groups else plan.back,
    )


def parted(legal: Sequence[Move], *, must_go_on: bool) -> tuple[list[Move], list[Move]]:
    """The moves that answer the question of the moment, and those that stand beside it.

    Where nothing else is left and the turn must go on, the first of those beside must be made: it is the question.
    """
    main = [move for move in legal if not move.aside]
    beside = [move for move in legal if move.aside and not move.ends_turn]
    if not main and beside and must_go_on:
        main = [move for move in beside if move.verb == beside[0].verb]
        beside = [move for move in beside if move not in main]
    return main, beside


def last_word(move: Move) -> Choice:
    """The move as a choice of its last word alone: what there is to say yes to."""
    *chosen, value = words_of(move)
    fields = move.__struct_fields__
    return Choice(tuple(chosen), fields[-1] if fields else VERB, (value,))


def _asides(moves: list[Move]) -> tuple[tuple[str, ...], ...]:
    """One entry for each verb: its whole move if there is but one, else the verb, which asks further."""
    verbs = dict.fromkeys(move.verb for move in moves)
    of_verb = {verb: [move for move in moves if move.verb == verb] for verb in verbs}
    return tuple(words_of(some[0]) if len(some) == 1 else (verb,) for verb, some in of_verb.items())


def _back(pool: list[Move], words: tuple[str, ...], found: Choice) -> tuple[str, ...] | None:
    for length in range(len(words) - 1, -1, -1):
        earlier = narrow(pool, words[:length])
        if isinstance(earlier, Choice) and len(earlier.chosen) < len(found.chosen):
            return words[:length]
    return () if words else None


def split(game: AnyGame, choice: Choice) -> tuple[Group, ...]:
    """The groups of a choice that is too long for one menu, each short enough for one; none if it is not."""
    if len(choice.values) <= MENU:
        return ()
    groups: list[Group] = []
    for name, values in in_groups(choice, game.group_of).items():
        parts = _parts(values)
        groups += [Group(name, place if len(parts) > 1 else 0, part) for place, part in enumerate(parts, start=1)]
    if len(groups) > MENU:  # so many groups are no help: stretches of the whole, by their first and last value
        groups = [Group(f"{part[0]} – {part[-1]}", 0, part) for part in _parts(choice.values)]
    return tuple(groups)


def _parts(values: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [values[start : start + MENU] for start in range(0, len(values), MENU)]


def _candidates(game: AnyGame, view: Any, seat: int, pool: list[Move], choice: Choice) -> tuple[Candidate, ...]:
    depth = len(choice.chosen)
    beginning = [move for move in pool if words_of(move)[:depth] == choice.chosen]
    by_value: dict[str, list[Move]] = {value: [] for value in choice.values}
    for move in beginning:
        value = words_of(move)[depth]
        if value in by_value:
            by_value[value].append(move)
    count = sum(map(len, by_value.values()))
    now = game.score(view)[seat].total
    made = []
    for number, (value, moves) in enumerate(by_value.items(), start=1):
        totals = {_total_after(game, view, seat, move) for move in moves} if count <= GAINS else set()
        made.append(Candidate(value, number, max(totals) - now if totals else None, len(totals) == 1))
    return tuple(made)


def _total_after(game: AnyGame, view: Any, seat: int, move: Move) -> int:
    if move.ends_turn:  # what an end uncovers is not to be foreseen, not even as points
        return game.score(view)[seat].total
    return game.score(game.apply(view, seat, move))[seat].total


def with_forced(game: AnyGame, view: Any, seat: int, move: Move) -> tuple[Move, ...]:
    """The move, and after it whatever leaves no choice at all. A turn is never ended for somebody."""
    moves = [move]
    state = view
    while not moves[-1].ends_turn:
        state = game.apply(state, seat, moves[-1])
        legal = game.legal(state, seat) if seat in game.to_act(state) else ()
        if len(legal) != 1 or legal[0].aside or legal[0].ends_turn:
            break
        moves.append(legal[0])
    return tuple(moves)
