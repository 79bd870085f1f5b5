"""Cottage Garden as the contract of a game wants it."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from rules.chance import Chance
from rules.cottage_garden import asking, census, computer, labels, legal, score, set_up, telling, turn
from rules.cottage_garden.components import SEATS, components
from rules.cottage_garden.moves import MOVE_TYPES
from rules.cottage_garden.nursery import in_final_round, seating
from rules.cottage_garden.state import State, Turn
from rules.game import Ending, GameOption, Move, Progress, ScoreSheet
from rules.sentence import Sentence

MODES = ("full", "gentle", "gentle-one-bed")


class CottageGarden:
    """The game of Cottage Garden (docs/rules/cottage_garden.md)."""

    key: str = "cottage_garden"
    command: str = "cottage"
    rules_prefix: str = "C"
    edition: str = components().edition
    seat_counts: tuple[int, ...] = SEATS
    options: tuple[GameOption, ...] = (GameOption("mode", MODES, (1, 2, 3, 4)),)
    move_types: tuple[type[Move], ...] = MOVE_TYPES
    state_type: type[State] = State

    def set_up(self, seed: int, seats: int, options: Mapping[str, str]) -> State:
        """The first state. :raises ValueError: for a number of seats or an option's value that there is not."""
        mode = options.get("mode", MODES[0])
        if seats not in self.seat_counts or mode not in MODES:
            raise ValueError(f"no game for {seats} seats with {dict(options)}")
        return set_up.set_up(seed, seats, mode)

    def to_act(self, state: State) -> tuple[int, ...]:
        return () if state.over else (state.seat,)

    def legal(self, state: State, seat: int) -> Sequence[Move]:
        return legal.legal(state, seat)

    def apply(self, state: State, seat: int, move: Move) -> State:
        return turn.apply(state, seat, move)

    def view(self, state: State, seat: int | None) -> State:  # noqa: ARG002  # the contract's parameter
        """The state itself: everything lies open, the queue too (C1)."""
        return state

    def opening(self, start: State, now: State, seat: int | None) -> State:  # noqa: ARG002  # the contract's parameters
        """The first state as it is: nothing of it was ever hidden (C1)."""
        return start

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        return score.score(state)

    def unaccounted(self, before: State, seat: int, move: Move, after: State) -> Mapping[str, int]:
        return census.unaccounted(before, seat, move, after)

    def is_over(self, state: State) -> bool:
        return state.over

    def ending(self, state: State) -> Ending:
        return score.ending(state)

    def progress(self, state: State, seat: int) -> Progress:  # noqa: ARG002  # all seats have had as many turns
        """The turns of the final round count on; how many it will take nobody knows before."""
        table = seating(state)
        turns_taken = state.steps // (len(state.gardens) * table.pace)
        if state.over:
            turns_taken = max(0, (state.steps - 1) // (len(state.gardens) * table.pace))
        current = turns_taken + 1
        return Progress(current, None if in_final_round(state) else table.turns)

    def choose(self, view: State, seat: int, chance: Chance) -> Move:
        return computer.choose(view, seat, chance)

    def group_of(self, field: str, value: str) -> str:
        return asking.group_of(field, value)

    def tell(self, before: State, seat: int, move: Move) -> Sentence | None:
        return telling.tell(before, seat, move)

    def ask(self, view: State, seat: int, chosen: tuple[str, ...], field: str) -> Sentence:
        return asking.ask(view, seat, chosen, field)

    def label(self, view: State, seat: int, chosen: tuple[str, ...], field: str, value: str) -> Sentence:
        return labels.label(view, seat, chosen, field, value)

    def trial(self, view: State, seat: int) -> State:
        """The parasol (C21): a copy of one's view in which the seat may lay any tile of the nursery on its own beds.

        Moves on it are legal, applied, drawn and asked for as in the game, and never touch it.
        """
        return replace(view, seat=seat, turn=Turn(refill=False), over=False, parasol=True)


GAME = CottageGarden()
