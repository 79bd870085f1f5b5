"""Whether everything in the box is accounted for: no move may lose a component, or make one out of nothing."""

from collections import Counter


def difference(before: Counter[str], after: Counter[str]) -> dict[str, int]:
    """How many more (above 0) or fewer (below 0) there are afterwards, by name; nothing where there are as many."""
    return {
        name: after[name] - before[name]
        for name in sorted(before.keys() | after.keys())
        if after[name] != before[name]
    }
