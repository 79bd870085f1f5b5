"""What a person's panel says of what only they hold, where a game has something of the kind."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from rules.sentence import Sentence


@runtime_checkable
class HintingGame(Protocol):
    """A game may say of what a seat holds in secret what it would be worth now."""

    def hints(self, view: Any, seat: int) -> Sequence[Sentence]:
        """A line each, from the seat's own view; shown to its owner alone. None where there is nothing to say."""
