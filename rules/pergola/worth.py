"""What a garden is worth to the computer gardener: its score, and what it still promises with so many turns to come.

The numbers here are opinions, not rules; they were set by playing many games against themselves.
"""

from typing import NamedTuple

from rules.pergola.board import TURNS
from rules.pergola.challenges import CHALLENGES
from rules.pergola.conditions import AT_LEAST, BEES_FOR_POTS, NEIGHBOURS, POOL, STREAMS
from rules.pergola.garden import LAVENDER_ROOM, bees_on_buttercups, count_dragonflies, count_insects, count_plants
from rules.pergola.score import butterfly_points, magnolia_points, points
from rules.pergola.state import Garden, State

_INSECTS_A_TURN = 0.36  # of each kind
_DRIPS_A_TURN = 0.45
_LEVEL_SUMS = (0, 1, 4, 9, 12, 15, 18, 21, 24, 27)  # what so many ladybugs on a level score
_LANTERN_WORTH = {"action": 1.0, "insect": 1.6, "drip": 2.0, "frog": 1.8}
_HAND_WORTH = {"single": 1.5, "double": 2.0, "pair": 1.5, "butterfly": 2.0, "ladybug": 2.0, "bee": 2.0, "any": 2.5}
_CHALLENGE_WORTH = 6
_POT_GROWTH = {"P1": 0.33, "P2": 0.33, "P3": 0.15, "P4": 0.2}  # points a turn that a pot's subject gains
_BONUS_GROWTH = {"D1": 0.21, "D2": 0.084, "D3": 0.14}


class _Prospect(NamedTuple):
    """A garden with the turns that are left to it, and its insects counted once."""

    garden: Garden
    turns: int
    butterflies: int
    ladybugs: int
    bees: int


def _prospect(garden: Garden) -> _Prospect:
    insects = (count_insects(garden, insect) for insect in ("butterfly", "ladybug", "bee"))
    return _Prospect(garden, TURNS - len(garden.tools), *insects)


def worth(state: State, seat: int) -> float:
    """The worth of a seat's garden at the end of its turn, in points."""
    garden = state.gardens[seat]
    value = float(points(garden))
    if len(state.gardens) == 1 and CHALLENGES[state.challenge].met(garden):
        value += _CHALLENGE_WORTH
    prospect = _prospect(garden)
    value += _open_pots(prospect)
    turns = prospect.turns
    if turns <= 0:
        return value
    value += _room_for_butterflies(garden, turns)
    value += _room_for_ladybugs(garden, turns)
    value += _room_for_bees(garden, turns)
    value += _way_of_drops(prospect)
    value += _dragonflies_to_come(state, garden, turns)
    value += _plants_to_come(garden, turns)
    return value + _lit_lanterns(garden, turns)


def estimate(state: State, seat: int) -> float:
    """The worth in the middle of a turn: what is in hand counts as something good to come."""
    return worth(state, seat) + sum([_HAND_WORTH[piece] for piece in state.turn.hand])


def pot_hope(garden: Garden, pot: str) -> float:
    """What a honey pot is likely to score in the end."""
    return _pot_hope(_prospect(garden), pot)


def _pot_hope(prospect: _Prospect, pot: str) -> float:
    garden = prospect.garden
    now = {
        "P1": prospect.butterflies,
        "P2": prospect.ladybugs,
        "P3": len(garden.leaves) / 2,
        "P4": len(garden.lanterns),
    }
    return now[pot] + _POT_GROWTH[pot] * prospect.turns


def _arrivals(garden: Garden, place: int, turns: int) -> float:
    """How many insects of a kind may yet find a place: those to come, and some of those that fly already."""
    return turns * _INSECTS_A_TURN + min(garden.flying[place], 0.2 * turns)


def _best_first(gains: list[tuple[float, int]], arrivals: float) -> float:
    """The points that so many arrivals bring, where `gains` are points a head and heads, greedily."""
    gains.sort(reverse=True)
    brought = 0.0
    for each, heads in gains:
        landed = min(heads, arrivals)
        brought += each * landed * (1.0 if landed == heads else 0.7)
        arrivals -= landed
        if arrivals <= 0:
            break
    return brought


def _room_for_butterflies(garden: Garden, turns: int) -> float:
    gains = [
        (float(butterfly_points(level)), 1)
        for column in garden.hollyhocks
        for level, taken in enumerate(column, start=1)
        if not taken
    ]
    return 0.55 * _best_first(gains, _arrivals(garden, 0, turns))


def _room_for_ladybugs(garden: Garden, turns: int) -> float:
    levels: dict[int, list[int]] = {}
    for magnolia in garden.magnolias:
        there = levels.setdefault(magnolia.level, [0, 0])
        there[magnolia.ladybug] += 1
    gains = [
        ((_LEVEL_SUMS[min(bugs + free, 9)] - _LEVEL_SUMS[min(bugs, 9)]) / free, free)
        for free, bugs in levels.values()
        if free
    ]
    return 0.6 * _best_first(gains, _arrivals(garden, 1, turns))


def _room_for_bees(garden: Garden, turns: int) -> float:
    gains: list[tuple[float, int]] = []
    for cup in garden.buttercups:
        room = (2 if cup.large else 1) - cup.bees
        if room:
            gains.append(((4 if cup.large else 2) / room, room))
    for pair in garden.lavenders:
        room = LAVENDER_ROOM - pair.bees
        if pair.gift == "flower" and room:
            gains.append((8 / room, room))
    return 0.7 * _best_first(gains, _arrivals(garden, 2, turns) + 0.15 * turns)


def _open_pots(prospect: _Prospect) -> float:
    """Pots that may be filled later, or now; each also brings two points where a drop lies on the pots' bonus."""
    garden, turns = prospect.garden, prospect.turns
    value = 0.7 * turns * sum([_POT_GROWTH[pot] for pot in garden.pots])
    if len(garden.pots) == len(BEES_FOR_POTS):
        return value
    hopes = sorted([_pot_hope(prospect, pot) for pot in _POT_GROWTH if pot not in garden.pots], reverse=True)
    bees = bees_on_buttercups(garden)
    for needed, hope in zip(BEES_FOR_POTS[len(garden.pots) :], hopes, strict=False):
        missing = needed - bees
        chance = 1.0 if missing <= 0 else max(0.0, 0.8 - missing / (0.5 * turns + 0.5))
        value += chance * (hope + (2 if "D3" in garden.drops else 0))
    return value


def _way_of_drops(prospect: _Prospect) -> float:
    """The bonuses in the pool: what those taken will still grow by, and what the drops on their way may bring."""
    garden, turns = prospect.garden, prospect.turns
    value = 0.0
    steps_left = []
    for drop in garden.drops:
        if drop in POOL:
            value += _BONUS_GROWTH[drop] * turns
        else:
            steps_left.append(_STEPS[drop])
    if not steps_left:
        return value
    hopes = {
        "D1": min(prospect.butterflies, prospect.ladybugs, prospect.bees) + 0.3 * turns,
        "D2": count_dragonflies(garden) + 0.12 * turns,
        "D3": 2.0 * min(3.0, len(garden.pots) + 0.12 * turns),
    }
    free = sorted([hope for place, hope in hopes.items() if place not in garden.drops], reverse=True)
    drips = _DRIPS_A_TURN * turns + 0.5
    for steps, hope in zip(sorted(steps_left), free, strict=False):
        value += hope * (max(0.0, min(0.9, 1.15 - steps / drips)) if steps <= drips else 0.25 * drips / steps)
        drips = max(drips - steps * 0.8, 0.1)
    return value


def _steps(drop: str) -> int:
    """How many drips a drop needs to the pool."""
    steps = 0
    while drop not in POOL:
        drop = STREAMS[drop][0]
        steps += 1
    return steps


_STEPS = {stone: _steps(stone) for stone in STREAMS}


def _dragonflies_to_come(state: State, garden: Garden, turns: int) -> float:
    had = [dragonfly.requirement for dragonfly in garden.dragonflies]
    hopes = []
    for lily in state.pond:
        if not lily.dragonflies or lily.requirement in had:
            continue
        missing = max(0, AT_LEAST - count_plants(garden, lily.requirement))
        jumps = 1 if garden.frog is None or lily.name in NEIGHBOURS[garden.frog] else 2
        chance = 0.62 - 0.12 * jumps - 0.09 * missing
        if chance > 0 and missing <= turns * 0.6 and jumps <= turns:
            scores = (5 if lily.dragonflies[0] == "large" else 3) + (1 if "D2" in garden.drops else 0.4)
            hopes.append(scores * chance)
    hopes.sort(reverse=True)
    likely = 0.25 * turns
    return sum([hope * max(0.0, min(1.0, likely - place)) for place, hope in enumerate(hopes)])


def _plants_to_come(garden: Garden, turns: int) -> float:
    """Buds that wait for magnolias, half pairs, columns that the next flower would make a set of."""
    highest = max([bud.level for bud in garden.buds])
    tree = min(0.42 * turns, 6.0) * magnolia_points(highest) * 0.45 + 0.15 * min(len(garden.buds), 3)
    pair = 0.5 if garden.lavender_leaves % 2 else 0.0
    large = sum([cup.large for cup in garden.buttercups])
    odd = abs(2 * large - len(garden.buttercups))
    cups = min(1, odd) * min(1.2, 0.2 * turns) + (0.4 if odd > 1 else 0.0)
    low, middle, high = sorted(map(len, garden.hollyhocks))
    flowers = min(1.0, 0.15 * turns) * (min(1, middle - low) * 1.0 + min(1, high - middle) * 0.4)
    return tree + pair + cups + flowers


def _lit_lanterns(garden: Garden, turns: int) -> float:
    near = min(1.0, turns / 3)
    return near * sum([_LANTERN_WORTH[lantern.kind] for lantern in garden.lanterns if not lantern.used])
