"""What a person has reached over many finished games, where a game keeps count of that."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

import msgspec

from rules.sentence import Sentence


class Feat(msgspec.Struct, frozen=True):
    """What a finished game counts for: in which of the game's rows, and its points."""

    row: str
    points: int


class CareerRow(msgspec.Struct, frozen=True):
    """A row of a career: its label, the person's best (None: nothing yet), and what each rival has there."""

    label: Sentence
    best: int | None
    rivals: tuple[int, ...]


class Career(msgspec.Struct, frozen=True):
    """All that a person's feats add up to."""

    title: Sentence
    rivals: tuple[str, ...]
    """Their names, each with an initial of its own, in the order of each row's figures."""
    rows: tuple[CareerRow, ...]
    total: int
    verdict: Sentence


@runtime_checkable
class CareerGame(Protocol):
    """A game may keep count of what a person reaches in it by playing alone."""

    def feat(self, state: Any) -> Feat:
        """What a game that is over counts for. Only for one seat."""

    def career(self, feats: Sequence[Feat]) -> Career:
        """What these add up to, in whatever order; there may be none."""
