"""The score sheet, category by category, in the order of the score pad."""

from rules.game import ScoreLine, ScoreSheet
from rules.pergola.components import components
from rules.pergola.garden import LAVENDER_ROOM, count_dragonflies, count_insects
from rules.pergola.state import INSECTS, Garden

POOL = components().pool
POTS = components().pots


def score_garden(garden: Garden) -> ScoreSheet:
    """All that a garden scores, as if the game ended now."""
    return ScoreSheet(
        (
            ScoreLine("hollyhocks", score_hollyhocks(garden)),
            ScoreLine("butterflies", score_butterflies(garden)),
            ScoreLine("magnolias", score_magnolias(garden)),
            ScoreLine("ladybugs", score_ladybugs(garden)),
            ScoreLine("buttercups", score_buttercups(garden)),
            ScoreLine("bees", score_bees(garden)),
            ScoreLine("lavender", 2 * garden.lavender_leaves),
            ScoreLine("dragonflies", score_dragonflies(garden)),
            ScoreLine("pots", sum(score_pot(garden, pot) for pot in garden.pots)),
            ScoreLine("cascade", sum(score_bonus(garden, drop) for drop in garden.drops)),
            ScoreLine("leaves", len({leaf.colour for leaf in garden.leaves})),
        )
    )


def points(garden: Garden) -> int:
    """The total of the score sheet, without the sheet."""
    return (
        score_hollyhocks(garden)
        + score_butterflies(garden)
        + score_magnolias(garden)
        + score_ladybugs(garden)
        + score_buttercups(garden)
        + score_bees(garden)
        + 2 * garden.lavender_leaves
        + score_dragonflies(garden)
        + sum([score_pot(garden, pot) for pot in garden.pots])
        + sum([score_bonus(garden, drop) for drop in garden.drops])
        + len({leaf.colour for leaf in garden.leaves})
    )


def score_hollyhocks(garden: Garden) -> int:
    """Row by row: three colours 6, two 3, one 1 (P21)."""
    low, middle, high = sorted(map(len, garden.hollyhocks))
    return 6 * low + 3 * (middle - low) + (high - middle)


def butterfly_points(level: int) -> int:
    """What a butterfly scores on a level counted from 1 at the ground (P23)."""
    if level == 1:
        return 1
    return 2 if level <= 3 else 3


def score_butterflies(garden: Garden) -> int:
    return sum(
        butterfly_points(level)
        for column in garden.hollyhocks
        for level, butterfly in enumerate(column, start=1)
        if butterfly
    )


def magnolia_points(level: int) -> int:
    """What a magnolia scores on a level counted from 1 (P25)."""
    if level <= 3:
        return 1
    return 2 if level == 4 else 3


def score_magnolias(garden: Garden) -> int:
    return sum(magnolia_points(magnolia.level) for magnolia in garden.magnolias)


def score_ladybugs(garden: Garden) -> int:
    """Each ladybug scores as many points as sit on its level, at most 3 (P27)."""
    levels: dict[int, int] = {}
    for magnolia in garden.magnolias:
        if magnolia.ladybug:
            levels[magnolia.level] = levels.get(magnolia.level, 0) + 1
    return sum(count * min(count, 3) for count in levels.values())


def score_buttercups(garden: Garden) -> int:
    """Each pair of a large and a small one (P29)."""
    large = sum(cup.large for cup in garden.buttercups)
    return 3 * min(large, len(garden.buttercups) - large)


def score_bees(garden: Garden) -> int:
    """Full plants only: 2 for a small buttercup, 4 for a large one, 8 for lavender (P31)."""
    cups = sum(2 * cup.bees for cup in garden.buttercups if cup.bees == (2 if cup.large else 1))
    return cups + 8 * sum(pair.bees == LAVENDER_ROOM for pair in garden.lavenders)


def full_flowers(garden: Garden) -> int:
    """How many buttercups and lavender flowers are full of bees."""
    cups = sum(cup.bees == (2 if cup.large else 1) for cup in garden.buttercups)
    return cups + sum(pair.bees == LAVENDER_ROOM for pair in garden.lavenders)


def score_dragonflies(garden: Garden) -> int:
    """Large 5, medium 3, small 1 (P36)."""
    small = sum(pair.gift == "dragonfly" for pair in garden.lavenders)
    return small + sum(5 if dragonfly.size == "large" else 3 for dragonfly in garden.dragonflies)


def score_pot(garden: Garden, pot: str) -> int:
    """What a honey pot scores when it is full (P63)."""
    subject = POTS[pot]
    if subject == "butterflies":
        return count_insects(garden, "butterfly")
    if subject == "ladybugs":
        return count_insects(garden, "ladybug")
    return len(garden.leaves) // 2 if subject == "leaves" else len(garden.lanterns)


def score_bonus(garden: Garden, drop: str) -> int:
    """What a drop scores where it lies: nothing on a stone, its bonus in the pool (P54)."""
    bonus = POOL.get(drop)
    if bonus == "sets":
        return min(count_insects(garden, insect) for insect in INSECTS)
    if bonus == "dragonflies":
        return count_dragonflies(garden)
    return 2 * len(garden.pots) if bonus == "pots" else 0
