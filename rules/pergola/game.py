"""Pergola as one of the games: the contract, filled from the modules beside this one."""

from collections.abc import Mapping, Sequence

from rules.accounts import difference
from rules.career import Career, Feat
from rules.chance import Chance
from rules.game import Ending, GameOption, Move, Progress, ScoreSheet
from rules.pergola.asking import ask, group_of, label
from rules.pergola.census import census
from rules.pergola.challenges import CHALLENGES
from rules.pergola.club import career, feat
from rules.pergola.components import SEATS, components
from rules.pergola.ending import ending
from rules.pergola.gardener import choose
from rules.pergola.legal import legal
from rules.pergola.moves import MOVE_TYPES
from rules.pergola.score import score_garden
from rules.pergola.set_up import set_up
from rules.pergola.sight import opening, view
from rules.pergola.state import State
from rules.pergola.telling import tell
from rules.pergola.trial import trial
from rules.pergola.turn import apply
from rules.sentence import Sentence

_CHALLENGE = "challenge"


class Pergola:
    """The game of Pergola (docs/rules/pergola.md)."""

    key: str = "pergola"
    command: str = "pergola"
    rules_prefix: str = "P"
    edition: str = components().edition
    seat_counts: tuple[int, ...] = SEATS
    options: tuple[GameOption, ...] = (GameOption(_CHALLENGE, tuple(CHALLENGES), (1,)),)
    move_types: tuple[type[Move], ...] = MOVE_TYPES
    state_type: type[State] = State

    def set_up(self, seed: int, seats: int, options: Mapping[str, str]) -> State:
        """The first state. :raises ValueError: for a number of seats or an option's value that there is not."""
        challenge = options.get(_CHALLENGE, self.options[0].values[0]) if seats == 1 else self.options[0].values[0]
        if seats not in self.seat_counts or challenge not in CHALLENGES:
            raise ValueError(f"no game for {seats} seats with {dict(options)}")
        return set_up(seed, seats, challenge)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.over else (state.seat,)

    def legal(self, state: State, seat: int) -> list[Move]:
        return legal(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> State:
        return apply(state, seat, move)

    def view(self, state: State, seat: int | None) -> State:  # noqa: ARG002 # the contract's; here all see the same
        return view(state)

    def opening(self, start: State, now: State, seat: int | None) -> State:  # noqa: ARG002 # as for `view`
        return opening(start, now)

    def trial(self, view: State, seat: int) -> State:
        return trial(view, seat)

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        return tuple(map(score_garden, state.gardens))

    def unaccounted(self, before: State, seat: int, move: Move, after: State) -> Mapping[str, int]:  # noqa: ARG002 # the contract's
        return difference(census(before), census(after))

    def is_over(self, state: State) -> bool:
        return state.over

    def ending(self, state: State) -> Ending:
        return ending(state)

    def feat(self, state: State) -> Feat:
        return feat(state)

    def career(self, feats: Sequence[Feat]) -> Career:
        return career(feats)

    def progress(self, state: State, seat: int) -> Progress:
        turns = components().turns
        used = len(state.gardens[seat].tools)
        taking = state.seat == seat and state.turn.stage != "take"
        return Progress(min(turns, used if taking else used + 1), turns)

    def choose(self, view: State, seat: int, chance: Chance) -> Move:
        return choose(view, seat, chance)

    def group_of(self, field: str, value: str) -> str:
        return group_of(field, value)

    def tell(self, before: State, seat: int, move: Move) -> Sentence | None:
        return tell(before, seat, move)

    def ask(self, view: State, seat: int, chosen: tuple[str, ...], field: str) -> Sentence:
        return ask(view, seat, chosen, field)

    def label(self, view: State, seat: int, chosen: tuple[str, ...], field: str, value: str) -> Sentence:
        return label(view, seat, chosen, field, value)
