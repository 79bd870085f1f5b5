"""The ten solo challenges, and what the neighbours Przemek and Gołąb scored in each (P67, P68)."""

from collections.abc import Callable
from typing import NamedTuple

from rules.pergola.garden import count_dragonflies, count_insects
from rules.pergola.score import butterfly_points, full_flowers, score_bonus, score_pot
from rules.pergola.state import INSECTS, Garden


class Challenge(NamedTuple):
    """A goal for a solo game; `met` asks a finished garden."""

    met: Callable[[Garden], bool]
    przemek: int
    golab: int


def _ladybug_levels(garden: Garden) -> bool:
    return len({magnolia.level for magnolia in garden.magnolias if magnolia.ladybug}) >= 3


def _used_lanterns(garden: Garden) -> bool:
    return sum(lantern.used for lantern in garden.lanterns) >= 4


def _four_insects(garden: Garden) -> bool:
    return all(count_insects(garden, insect) >= 4 for insect in INSECTS)


def _cascade_bonus(garden: Garden) -> bool:
    return any(score_bonus(garden, drop) >= 5 for drop in garden.drops)


def _honey_pot(garden: Garden) -> bool:
    return any(score_pot(garden, pot) >= 5 for pot in garden.pots)


def _full_flowers(garden: Garden) -> bool:
    return full_flowers(garden) >= 4


def _high_butterflies(garden: Garden) -> bool:
    high = (
        butterfly and butterfly_points(level) >= 3
        for column in garden.hollyhocks
        for level, butterfly in enumerate(column, start=1)
    )
    return sum(high) >= 2


def _five_leaves(garden: Garden) -> bool:
    return len({leaf.colour for leaf in garden.leaves}) >= 5


def _dragonflies(garden: Garden) -> bool:
    return count_dragonflies(garden) >= 4


CHALLENGES = {
    "free": Challenge(lambda _: True, 105, 104),
    "ladybugs": Challenge(_ladybug_levels, 102, 100),
    "lanterns": Challenge(_used_lanterns, 99, 103),
    "insects": Challenge(_four_insects, 102, 102),
    "cascade": Challenge(_cascade_bonus, 104, 105),
    "pot": Challenge(_honey_pot, 106, 102),
    "bees": Challenge(_full_flowers, 107, 103),
    "butterflies": Challenge(_high_butterflies, 105, 106),
    "leaves": Challenge(_five_leaves, 98, 101),
    "dragonflies": Challenge(_dragonflies, 101, 101),
}
"""By the value of the option `challenge`; the free game first, and the default."""
