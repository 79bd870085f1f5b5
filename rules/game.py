"""What every game promises, and the errors that a player may see."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

import msgspec

from rules.chance import Chance
from rules.sentence import Sentence


class Move(msgspec.Struct, frozen=True):
    """One small decision: a verb and a few typed fields, printed as one short sentence (`land bee V1`).

    Fields are `str` or `int`, printed in the order of their definition, and hold no white space.
    Class variables say how a move stands in a turn; they are the same for every move of its type.
    """

    verb: ClassVar[str]
    ends_turn: ClassVar[bool] = False
    """Reveals what was hidden: neither this move nor any before it can be taken back."""
    aside: ClassVar[bool] = False
    """Is offered beside the question of the moment (a lantern, ending the turn), never as an answer to it."""
    secret: ClassVar[bool] = False
    """Its words are known to its seat alone until the game is over: all others are told the verb, each other word

    is `?` (`rules.notation.veiled`). All fields are `str`, and `apply` takes the veiled move in a state where that
    which it concerns is blank.
    """

    def __str__(self) -> str:
        return " ".join([self.verb, *(str(getattr(self, name)) for name in self.__struct_fields__)])


class MoveError(ValueError):
    """A sentence that makes no move. `sentence` says to the player why, and what can be done."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(f"{sentence.key} {dict(sentence.details)}")
        self.sentence = sentence


class UnreadableMove(MoveError):
    """The sentence is no move of this game, at no time."""


class AmbiguousMove(MoveError):
    """The sentence leaves open which of several legal moves is meant."""


class IllegalMove(MoveError):
    """The move exists but may not be made now. `rule` is the numbered statement that forbids it (`P31`)."""

    def __init__(self, rule: str, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.rule = rule


class ScoreLine(msgspec.Struct, frozen=True):
    """One category of a score sheet; `category` is unique in the sheet and has a word `<game>-score-<category>`."""

    category: str
    points: int


class ScoreSheet(msgspec.Struct, frozen=True):
    """What one seat has scored so far, category by category, in the order of the game's score pad."""

    lines: tuple[ScoreLine, ...]

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)


class Progress(msgspec.Struct, frozen=True):
    """How far a game is: turn `turn` of `turns` of the seat to move (1 to `turns`; `turns` when over).

    `turn` is 0 while what comes before the first turn is decided. `turns` is None where nobody can know how many
    there will be.
    """

    turn: int
    turns: int | None


class GameOption(msgspec.Struct, frozen=True):
    """A choice made before a game starts. `key` and each value have words: `<game>-option-<key>[-<value>]`.

    A value whose words are long for a menu has a short name too: `<game>-option-<key>-<value>-name`.
    The first value is the default. It is only asked where the number of seats is in `seats`.
    """

    key: str
    values: tuple[str, ...]
    seats: tuple[int, ...]


class Ending(msgspec.Struct, frozen=True):
    """How a finished game ended: the winning seats (several share the victory; none, where a solo goal was missed)

    and the sentence that tells it to the table. Its variable `winners` is filled in by who knows the names.
    """

    winners: tuple[int, ...]
    sentence: Sentence


S = TypeVar("S", bound=msgspec.Struct)


class Game(Protocol[S]):
    """The contract of a game. All functions are pure; `state` is a tree of frozen structs."""

    key: str
    """The folder's name: `pergola`. Also the prefix of the game's words."""
    command: str
    """The name of its slash command, short and of its own (`cottage` for `cottage_garden`). A language may have

    another one, as the word `<game>-command`.
    """
    rules_prefix: str
    """The letter of its numbered statements in docs/rules: `P`."""
    edition: str
    """Names the components and rules that a game in progress was started with (`pergola-1`)."""
    seat_counts: tuple[int, ...]
    options: tuple[GameOption, ...]
    move_types: tuple[type[Move], ...]
    """In the order in which a turn meets them."""
    state_type: type[S]

    def set_up(self, seed: int, seats: int, options: Mapping[str, str]) -> S:
        """The first state. All chance is drawn here, from `seed`. An option that is not given has its default."""

    def to_act(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now; several in a simultaneous step; none when the game is over."""

    def legal(self, state: S, seat: int) -> Sequence[Move]:
        """Every move that `seat` may make now, without doubles, in a fixed order. Works on a view of that seat."""

    def apply(self, state: S, seat: int, move: Move) -> S:
        """The state after `move`. Works on a view of that seat for every move that does not end the turn.

        :raises IllegalMove: with the rule that forbids it; `state` is as it was.
        """

    def view(self, state: S, seat: int | None) -> S:
        """The state as `seat` (None: an onlooker) may see it: hidden things are blank, the rest is the same."""

    def opening(self, start: S, now: S, seat: int | None) -> S:
        """The first state `start` as `seat` (None: an onlooker) knows it by `now`: what is still hidden is blank.

        The moves up to now, made from it, lead to a state that looks like `now` in `view(…, seat)`.
        """

    def trial(self, view: S, seat: int) -> S:
        """A copy of the seat's own view of a game in progress, to try moves on as if it were its turn now.

        It begins where the game stands: in the seat's own turn, at the present point of it. `to_act` names the seat
        alone, and `legal`, `apply`, `score`, `ask`, `label`, `tell` and `view` work for it as in the game. What is
        hidden stays blank, so no move that ends a turn is legal, nor any other that needs what is hidden.
        """

    def score(self, state: S) -> tuple[ScoreSheet, ...]:
        """A score sheet for each seat, as if the game ended now. Needs nothing hidden of other seats' views."""

    def unaccounted(self, before: S, seat: int, move: Move, after: S) -> Mapping[str, int]:
        """The components that a move lost (below 0) or made out of nothing (above 0), by name: none, ever.

        Works on whole states only, not on views.
        """

    def is_over(self, state: S) -> bool: ...

    def ending(self, state: S) -> Ending:
        """How it ended. Only for a state that is over."""

    def progress(self, state: S, seat: int) -> Progress: ...

    def choose(self, view: S, seat: int, chance: Chance) -> Move:
        """The computer gardener: a sensible legal move for `seat`, which it sees through its own view."""

    def group_of(self, field: str, value: str) -> str:
        """The group that a value belongs to, where more than 25 are asked in two steps (a hollyhock's colour)."""

    def tell(self, before: S, seat: int, move: Move) -> Sentence | None:
        """The move in a few words of a finished turn's summary ("took a rake"); None where it goes unsaid."""

    def ask(self, view: S, seat: int, chosen: tuple[str, ...], field: str) -> Sentence:
        """The question for the next field: `chosen` is the sentence so far (verb first; empty: which verb?)."""

    def label(self, view: S, seat: int, chosen: tuple[str, ...], field: str, value: str) -> Sentence:
        """A value of the field as a menu shows it ("Red 2"), at most 60 characters when said.

        A sentence that is long to repeat has a short form too: `<its key>-short`, with the same details.
        """


AnyGame = Game[Any]
