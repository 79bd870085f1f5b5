"""A small generator of our own, so that a seed means the same game on every Python.

SplitMix64 (Steele, Lea and Flood, 2014): a 64-bit counter and a mixing function.
"""

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_MASK = (1 << 64) - 1


class Chance:
    """A stream of fair numbers from a seed. The only mutable thing in `rules`, and never part of a state."""

    def __init__(self, seed: int) -> None:
        self._counter = seed & _MASK

    def bits(self) -> int:
        """The next 64 bits."""
        self._counter = (self._counter + 0x9E3779B97F4A7C15) & _MASK
        mixed = self._counter
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely (the uneven tail of the 64 bits is thrown away)."""
        fair = (_MASK + 1) - (_MASK + 1) % bound
        while (drawn := self.bits()) >= fair:
            pass
        return drawn % bound

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """All of `items` in an order drawn by Fisher and Yates."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return tuple(deck)
