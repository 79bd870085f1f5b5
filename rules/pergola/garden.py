"""What grows and sits where in a garden: pure questions and changes, knowing nothing of turns (P20 to P35)."""

from typing import Literal

from msgspec.structs import replace

from rules.pergola.state import AIR, COLOURS, Bud, Buttercup, Garden, Lantern, Lavender, Magnolia
from rules.tuples import with_item

_TALLEST = 11
FLOWERS = tuple(tuple(f"{colour}{level}" for level in range(1, _TALLEST + 1)) for colour in COLOURS)
"""The names of the hollyhocks, column by column, from the ground."""
FLOWER_AT = {name: (column, level) for column, names in enumerate(FLOWERS) for level, name in enumerate(names)}
"""Column and level (both from 0) of a hollyhock's name."""
LAVENDER_ROOM = 3


def room(buttercup: Buttercup) -> int:
    """How many bees a buttercup has room for (P30)."""
    return 2 if buttercup.large else 1


def free_places(garden: Garden, insect: str) -> list[str]:
    """The plants where an insect of this kind may land, in the order of the garden."""
    if insect == "butterfly":
        return [
            name
            for names, column in zip(FLOWERS, garden.hollyhocks, strict=True)
            for name, taken in zip(names, column, strict=False)
            if not taken
        ]
    if insect == "ladybug":
        return [magnolia.name for magnolia in garden.magnolias if not magnolia.ladybug]
    places = [cup.name for cup in garden.buttercups if cup.bees < (2 if cup.large else 1)]
    places += [pair.name for pair in garden.lavenders if pair.gift == "flower" and pair.bees < LAVENDER_ROOM]
    return places


def sitting(garden: Garden, insect: str) -> list[tuple[str, int]]:
    """The plants where insects of this kind sit, with how many do."""
    if insect == "butterfly":
        return [
            (name, 1)
            for names, column in zip(FLOWERS, garden.hollyhocks, strict=True)
            for name, taken in zip(names, column, strict=False)
            if taken
        ]
    if insect == "ladybug":
        return [(magnolia.name, 1) for magnolia in garden.magnolias if magnolia.ladybug]
    places = [(cup.name, cup.bees) for cup in garden.buttercups if cup.bees]
    places += [(pair.name, pair.bees) for pair in garden.lavenders if pair.bees]
    return places


def count_insects(garden: Garden, insect: str) -> int:
    """How many of a kind are in the garden, on plants or flying."""
    butterflies, ladybugs, bees = garden.flying
    if insect == "butterfly":
        return butterflies + sum([column.count(True) for column in garden.hollyhocks])
    if insect == "ladybug":
        return ladybugs + sum([magnolia.ladybug for magnolia in garden.magnolias])
    return bees + bees_on_buttercups(garden) + sum([pair.bees for pair in garden.lavenders])


def bees_on_buttercups(garden: Garden) -> int:
    """The bees that count for honey pots (P60)."""
    return sum([cup.bees for cup in garden.buttercups])


def count_dragonflies(garden: Garden) -> int:
    """Dragonflies of all sizes (P36)."""
    return len(garden.dragonflies) + sum(pair.gift == "dragonfly" for pair in garden.lavenders)


def land(garden: Garden, insect: str, place: str) -> Garden | None:
    """The garden with one more insect at `place`; None where that is no free place for it."""
    return _fly(garden, insect, 1) if place == AIR else _move_in(garden, insect, place)


def lift(garden: Garden, insect: str, origin: str) -> Garden | None:
    """The garden without one insect of `origin`; None where none is."""
    return _fly(garden, insect, -1) if origin == AIR else _move_out(garden, insect, origin)


def _fly(garden: Garden, insect: str, step: Literal[1, -1]) -> Garden | None:
    butterflies, ladybugs, bees = garden.flying
    if insect == "butterfly":
        butterflies += step
    elif insect == "ladybug":
        ladybugs += step
    else:
        bees += step
    flying = (butterflies, ladybugs, bees)
    return None if min(flying) < 0 else replace(garden, flying=flying)


def _move_in(garden: Garden, insect: str, place: str) -> Garden | None:
    if insect == "butterfly":
        return _set_butterfly(garden, place, there=True)
    if insect == "ladybug":
        return _set_ladybug(garden, place, there=True)
    return _add_bee(garden, place, 1)


def _move_out(garden: Garden, insect: str, origin: str) -> Garden | None:
    if insect == "butterfly":
        return _set_butterfly(garden, origin, there=False)
    if insect == "ladybug":
        return _set_ladybug(garden, origin, there=False)
    return _add_bee(garden, origin, -1)


def _set_butterfly(garden: Garden, name: str, *, there: bool) -> Garden | None:
    found = FLOWER_AT.get(name)
    if found is None:
        return None
    number, level = found
    column = garden.hollyhocks[number]
    if level >= len(column) or column[level] is there:
        return None
    column = with_item(column, level, there)
    blue, yellow, red = garden.hollyhocks
    columns = ((column, yellow, red), (blue, column, red), (blue, yellow, column))[number]
    return replace(garden, hollyhocks=columns)


def _set_ladybug(garden: Garden, name: str, *, there: bool) -> Garden | None:
    tree = garden.magnolias
    for number, magnolia in enumerate(tree):
        if magnolia.name == name:
            if magnolia.ladybug is there:
                return None
            changed = replace(magnolia, ladybug=there)
            return replace(garden, magnolias=with_item(tree, number, changed))
    return None


def _add_bee(garden: Garden, name: str, step: int) -> Garden | None:
    cups = garden.buttercups
    for number, cup in enumerate(cups):
        if cup.name == name:
            bees = cup.bees + step
            if not 0 <= bees <= (2 if cup.large else 1):
                return None
            return replace(garden, buttercups=with_item(cups, number, replace(cup, bees=bees)))
    pairs = garden.lavenders
    for number, pair in enumerate(pairs):
        if pair.name == name:
            bees = pair.bees + step
            if pair.gift != "flower" or not 0 <= bees <= LAVENDER_ROOM:
                return None
            return replace(garden, lavenders=with_item(pairs, number, replace(pair, bees=bees)))
    return None


def plant_hollyhock(garden: Garden, colour: str) -> Garden:
    """One more flower on top of its colour's column (P20)."""
    blue, yellow, red = garden.hollyhocks
    if colour == "blue":
        blue = (*blue, False)
    elif colour == "yellow":
        yellow = (*yellow, False)
    else:
        red = (*red, False)
    return replace(garden, hollyhocks=(blue, yellow, red))


def plant_buttercup(garden: Garden, *, large: bool) -> Garden:
    """One more buttercup on the pergola (P28)."""
    cup = Buttercup(f"V{len(garden.buttercups) + 1}", large)
    return replace(garden, buttercups=(*garden.buttercups, cup))


def plant_lavender_leaf(garden: Garden) -> tuple[Garden, bool]:
    """One more lavender leaf, and whether it makes a pair, whose gift is still to choose (P33)."""
    leaves = garden.lavender_leaves + 1
    if leaves % 2:
        return replace(garden, lavender_leaves=leaves), False
    pair = Lavender(f"L{leaves // 2}", None)
    return replace(garden, lavender_leaves=leaves, lavenders=(*garden.lavenders, pair)), True


def give(garden: Garden, gift: Literal["flower", "dragonfly"]) -> Garden:
    """The gift between the first pair of lavender leaves that still lacks one."""
    pairs = garden.lavenders
    number = next(number for number, pair in enumerate(pairs) if pair.gift is None)
    pair = replace(pairs[number], gift=gift)
    return replace(garden, lavenders=with_item(pairs, number, pair))


def grow(garden: Garden, *, double: bool, bud: str) -> Garden | None:
    """A magnolia on the bud of that name; None where there is no such bud (P24)."""
    free = next((each for each in garden.buds if each.name == bud), None)
    if free is None:
        return None
    above = free.level + 1
    taken = sum(piece.level == above for piece in garden.magnolias) + sum(each.level == above for each in garden.buds)
    new = tuple(Bud(f"{above}.{taken + place}", above, bud) for place in ((1, 2) if double else (1,)))
    return replace(
        garden,
        magnolias=(*garden.magnolias, Magnolia(bud, free.level, double, free.parent)),
        buds=(*(each for each in garden.buds if each is not free), *new),
    )


def hang(garden: Garden, lantern: Lantern) -> Garden:
    """One more lantern (P55)."""
    return replace(garden, lanterns=(*garden.lanterns, lantern))


def lit(garden: Garden) -> list[str]:
    """The kinds of the lanterns that are still lit (P55)."""
    return [lantern.kind for lantern in garden.lanterns if not lantern.used]


def use_lantern(garden: Garden, kind: str) -> Garden | None:
    """The garden with one lit lantern of the kind used; None where there is none."""
    for number, lantern in enumerate(garden.lanterns):
        if lantern.kind == kind and not lantern.used:
            lanterns = with_item(garden.lanterns, number, replace(lantern, used=True))
            return replace(garden, lanterns=lanterns)
    return None


def count_plants(garden: Garden, requirement: str) -> int:
    """How many plants of the kind that a bright lily asks for (P52)."""
    if requirement == "magnolia":
        return len(garden.magnolias)
    if requirement == "hollyhock":
        return sum(map(len, garden.hollyhocks))
    if requirement == "buttercup":
        return len(garden.buttercups)
    return garden.lavender_leaves
