"""Groups among visible seedlings: sets of one colour, pairs, and connected groups of six colours."""

from collections.abc import Iterator, Mapping

from rules.gartenbau.squares import AROUND, STRIDE
from rules.gartenbau.state import COLOURS, Colour

Seedlings = Mapping[int, Colour]


def sets_of_one_colour(seedlings: Seedlings) -> tuple[int, ...]:
    """The sizes of the connected sets of identical seedlings, the largest first (G56)."""
    left = dict(seedlings)
    sizes = []
    while left:
        start, colour = left.popitem()
        waiting, size = [start], 0
        while waiting:
            square = waiting.pop()
            size += 1
            for step in AROUND:
                if left.get(square + step) == colour:
                    del left[square + step]
                    waiting.append(square + step)
        sizes.append(size)
    return tuple(sorted(sizes, reverse=True))


def pairs(seedlings: Seedlings) -> int:
    """The most pairs of identical neighbours in which each seedling counts once (G63).

    Neighbours lie on squares of different shades of a checker, so augmenting paths find a largest matching.
    """
    near = {
        square: [square + step for step in AROUND if seedlings.get(square + step) == colour]
        for square, colour in seedlings.items()
        if _dark(square)
    }
    partner: dict[int, int] = {}

    def find(square: int, tried: set[int]) -> bool:
        for other in near[square]:
            if other not in tried:
                tried.add(other)
                if other not in partner or find(partner[other], tried):
                    partner[other] = square
                    return True
        return False

    return sum(find(square, set()) for square in near)


def _dark(square: int) -> bool:
    return (square // STRIDE + square) % 2 == 0


def groups_of_six(seedlings: Seedlings) -> int:
    """The most connected groups of one seedling of each colour in which each seedling counts once (G65)."""
    by_colour = {colour: [square for square, each in seedlings.items() if each == colour] for colour in COLOURS}
    rarest = min(COLOURS, key=lambda colour: len(by_colour[colour]))
    groups = [group for square in by_colour[rarest] for group in _groups(square, seedlings)]
    return sum(_most_disjoint(part, seedlings) for part in _apart(groups))


def _groups(start: int, seedlings: Seedlings) -> list[frozenset[int]]:
    """Every connected group of six colours with `start` in it, in a fixed order."""
    growing = {frozenset({start})}
    for _ in range(len(COLOURS) - 1):
        wider = set()
        for group in growing:
            colours = {seedlings[square] for square in group}
            near = {square + step for square in group for step in AROUND}
            wider |= {group | {square} for square in near if seedlings.get(square, seedlings[start]) not in colours}
        growing = wider
    return sorted(growing, key=sorted)


def _apart(groups: list[frozenset[int]]) -> Iterator[list[frozenset[int]]]:
    """The groups in parts that share no seedling with each other."""
    left = list(groups)
    while left:
        part = [left.pop()]
        reach = set(part[0])
        while near := [group for group in left if group & reach]:
            left = [group for group in left if not group & reach]
            part += near
            reach.update(*near)
        yield sorted(part, key=sorted)


def _most_disjoint(groups: list[frozenset[int]], seedlings: Seedlings) -> int:
    """The most groups that share no seedling: a search over boards with a bit for each group still possible.

    No more groups can be than there are seedlings of any one colour in those still possible: the bound.
    """
    holders: dict[int, int] = {}
    for place, group in enumerate(groups):
        for square in group:
            holders[square] = holders.get(square, 0) | 1 << place
    rivals = [0] * len(groups)
    for place, group in enumerate(groups):
        for square in group:
            rivals[place] |= holders[square]
    columns = [[holders[square] for square in holders if seedlings[square] == colour] for colour in COLOURS]
    best = 0
    seen: dict[int, int] = {}

    def search(left: int, count: int) -> None:
        nonlocal best
        best = max(best, count)
        if not left or seen.get(left, -1) >= count:
            return
        seen[left] = count
        alive = min(([board for each in column if (board := each & left)] for column in columns), key=len)
        if count + len(alive) <= best:
            return
        choice = min(alive, key=int.bit_count)
        for loss in _least_losses([rivals[place] & left for place in _places(choice)]):
            search(left & ~loss, count + 1)
            if not loss & ~choice or count + len(alive) <= best:
                return  # a group that only takes from its rivals for one seedling is always a good choice
        search(left & ~choice, count)

    search((1 << len(groups)) - 1, 0)
    return best


def _least_losses(losses: list[int]) -> list[int]:
    """What choosing each of some groups rules out, the least first, without those that rule out more than another."""
    least: list[int] = []
    for loss in sorted(losses, key=int.bit_count):
        if not any(other & ~loss == 0 for other in least):
            least.append(loss)
    return least


def _places(board: int) -> Iterator[int]:
    while board:
        yield (board & -board).bit_length() - 1
        board &= board - 1
