"""Seedlings: a game of a few lines that stands for all games a table may hold.

Each of two rounds begins with a bid that all make at once and that stays hidden until the first turn is ended. Then
each in turn picks a side, may water once, and ends the turn, which turns up the next seedling of a hidden stack.
"""

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, Literal

import msgspec
from msgspec.structs import replace

from rules.accounts import difference
from rules.chance import Chance
from rules.game import Ending, GameOption, IllegalMove, Move, Progress, ScoreLine, ScoreSheet
from rules.sentence import Sentence, sentence

ROUNDS = 2


class Bid(Move, frozen=True):
    verb: ClassVar[str] = "bid"
    size: Literal[1, 2, 3]


class Pick(Move, frozen=True):
    verb: ClassVar[str] = "pick"
    side: Literal["left", "right"]


class Water(Move, frozen=True):
    verb: ClassVar[str] = "water"
    aside: ClassVar[bool] = True


class End(Move, frozen=True):
    verb: ClassVar[str] = "end"
    ends_turn: ClassVar[bool] = True
    aside: ClassVar[bool] = True


class Seedlings(msgspec.Struct, frozen=True):
    stack: tuple[int, ...]  # 0 where hidden
    shown: int
    bids: tuple[int, ...]  # 0: none yet; -1: hidden
    revealed: bool  # the bids of this round
    seat: int
    picked: bool
    watered: bool
    points: tuple[int, ...]
    round: int
    wet: bool
    trial: bool = False


class SeedlingsGame:
    key = "seedlings"
    command = "seedlings"
    rules_prefix = "S"
    edition = "seedlings-1"
    seat_counts: tuple[int, ...] = (1, 2, 3)
    options: tuple[GameOption, ...] = (GameOption("soil", ("dry", "wet"), (2, 3)),)
    move_types: tuple[type[Move], ...] = (Bid, Pick, Water, End)
    state_type: type[Seedlings] = Seedlings

    def set_up(self, seed: int, seats: int, options: Mapping[str, str]) -> Seedlings:
        stack = Chance(seed).shuffle(range(101, 101 + ROUNDS * seats))
        wet = options.get("soil", "dry") == "wet"
        return Seedlings(stack, 1, (0,) * seats, False, 0, False, False, (0,) * seats, 1, wet)

    def to_act(self, state: Seedlings) -> tuple[int, ...]:
        if self.is_over(state):
            return ()
        if state.trial:
            return (state.seat,)
        bidding = tuple(seat for seat, bid in enumerate(state.bids) if bid == 0)
        return bidding or (state.seat,)

    def legal(self, state: Seedlings, seat: int) -> list[Move]:
        if seat not in self.to_act(state):
            return []
        if 0 in ((state.bids[seat],) if state.trial else state.bids):
            return [Bid(1), Bid(2), Bid(3)]
        if not state.picked:
            return [Pick("left"), Pick("right")]
        if state.trial:
            return [] if state.watered else [Water()]
        return [End()] if state.watered else [Water(), End()]

    def apply(self, state: Seedlings, seat: int, move: Move) -> Seedlings:
        if move not in self.legal(state, seat):
            raise IllegalMove("S1", sentence("seedlings-not-now", move=str(move)))
        if isinstance(move, Bid):
            return replace(state, bids=(*state.bids[:seat], move.size, *state.bids[seat + 1 :]))
        if isinstance(move, Pick):
            return replace(state, picked=True)
        if isinstance(move, Water):
            return replace(state, watered=True)
        gain = state.stack[state.shown - 1] + state.watered
        points = (*state.points[:seat], state.points[seat] + gain, *state.points[seat + 1 :])
        after = replace(
            state, points=points, shown=state.shown + 1, picked=False, watered=False, seat=seat + 1, revealed=True
        )
        if after.seat < len(points):
            return after
        return replace(after, seat=0, round=state.round + 1, bids=(0,) * len(points), revealed=False)

    def view(self, state: Seedlings, seat: int | None) -> Seedlings:
        stack = tuple(seedling if place < state.shown else 0 for place, seedling in enumerate(state.stack))
        bids = tuple(
            bid if bid == 0 or state.revealed or owner == seat else -1 for owner, bid in enumerate(state.bids)
        )
        return replace(state, stack=stack, bids=bids)

    def opening(self, start: Seedlings, now: Seedlings, seat: int | None) -> Seedlings:
        known = tuple(seedling if place < now.shown else 0 for place, seedling in enumerate(start.stack))
        return replace(start, stack=known)

    def trial(self, view: Seedlings, seat: int) -> Seedlings:
        if view.seat == seat:
            return replace(view, trial=True)
        return replace(view, seat=seat, picked=False, watered=False, trial=True)

    def score(self, state: Seedlings) -> tuple[ScoreSheet, ...]:
        return tuple(ScoreSheet((ScoreLine("seedlings", points),)) for points in state.points)

    def unaccounted(self, before: Seedlings, seat: int, move: Move, after: Seedlings) -> Mapping[str, int]:
        return difference(Counter(map(str, before.stack)), Counter(map(str, after.stack)))

    def is_over(self, state: Seedlings) -> bool:
        return state.round > ROUNDS

    def ending(self, state: Seedlings) -> Ending:
        best = max(state.points)
        return Ending(
            tuple(seat for seat, points in enumerate(state.points) if points == best), sentence("seedlings-won")
        )

    def progress(self, state: Seedlings, seat: int) -> Progress:
        return Progress(min(state.round, ROUNDS), ROUNDS)

    def choose(self, view: Seedlings, seat: int, chance: Chance) -> Move:
        return chance.pick(self.legal(view, seat))

    def group_of(self, field: str, value: str) -> str:
        return value

    def tell(self, before: Seedlings, seat: int, move: Move) -> Sentence | None:
        return sentence("seedlings-told", move=str(move))

    def ask(self, view: Seedlings, seat: int, chosen: tuple[str, ...], field: str) -> Sentence:
        return sentence("seedlings-ask")

    def label(self, view: Seedlings, seat: int, chosen: tuple[str, ...], field: str, value: str) -> Sentence:
        return sentence("seedlings-label", value=value)


SEEDLINGS = SeedlingsGame()
