"""Gartenbau as one of the games: the contract, filled from the modules beside this one."""

from collections.abc import Mapping

from rules.accounts import difference
from rules.chance import Chance
from rules.game import Ending, GameOption, Move, Progress, ScoreSheet
from rules.gartenbau.asking import ask
from rules.gartenbau.census import census
from rules.gartenbau.components import SEATS, components
from rules.gartenbau.ending import ending
from rules.gartenbau.gardener import choose
from rules.gartenbau.hints import told
from rules.gartenbau.labels import group_of, label
from rules.gartenbau.legal import legal
from rules.gartenbau.moves import MOVE_TYPES
from rules.gartenbau.score import score
from rules.gartenbau.set_up import ADVANCED, NOVICE, set_up
from rules.gartenbau.sight import opening, view
from rules.gartenbau.state import State
from rules.gartenbau.telling import tell
from rules.gartenbau.trial import trial
from rules.gartenbau.turn import apply
from rules.sentence import Sentence


class Gartenbau:
    """The game of Gartenbau (docs/rules/gartenbau.md)."""

    key: str = "gartenbau"
    command: str = "gartenbau"
    rules_prefix: str = "G"
    edition: str = components().edition
    seat_counts: tuple[int, ...] = SEATS
    options: tuple[GameOption, ...] = (GameOption("hands", (NOVICE, ADVANCED), SEATS),)
    move_types: tuple[type[Move], ...] = MOVE_TYPES
    state_type: type[State] = State

    def set_up(self, seed: int, seats: int, options: Mapping[str, str]) -> State:
        """The first state. :raises ValueError: for a number of seats or an option's value that there is not."""
        if seats not in self.seat_counts or options.get("hands", NOVICE) not in self.options[0].values:
            raise ValueError(f"no game for {seats} seats with {dict(options)}")
        return set_up(seed, seats, options)

    def to_act(self, state: State) -> tuple[int, ...]:
        if state.stage == "over":
            return ()
        if state.stage == "prepare" and not state.trial:
            return tuple(seat for seat, garden in enumerate(state.gardens) if not garden.ready)
        return (state.seat,)

    def legal(self, state: State, seat: int) -> list[Move]:
        return legal(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> State:
        return apply(state, seat, move)

    def view(self, state: State, seat: int | None) -> State:
        return view(state, seat)

    def opening(self, start: State, now: State, seat: int | None) -> State:
        return opening(start, now, seat)

    def trial(self, view: State, seat: int) -> State:
        return trial(view, seat)

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        return score(state)

    def hints(self, view: State, seat: int) -> tuple[Sentence, ...]:
        """Which flowers of the hand could be placed now, and what each would count."""
        return told(view, seat)

    def unaccounted(self, before: State, seat: int, move: Move, after: State) -> Mapping[str, int]:  # noqa: ARG002 # the contract's
        return difference(census(before), census(after))

    def is_over(self, state: State) -> bool:
        return state.stage == "over"

    def ending(self, state: State) -> Ending:
        return ending(state)

    def progress(self, state: State, seat: int) -> Progress:  # noqa: ARG002 # all seats have had as many turns
        """How many rounds there will be nobody knows: the market decides (G46). Preparing comes before."""
        preparing = state.stage in ("draft", "prepare") and not state.trial
        return Progress(0 if preparing else state.round, None)

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
