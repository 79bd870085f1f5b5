"""The computer gardener: plans a bed for each flower of its hand, and takes what brings the plan on most."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.chance import Chance
from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.components import components
from rules.gartenbau.gardener_placing import best_spot, kept_squares, lay_worth, plant_worth
from rules.gartenbau.hints import hint
from rules.gartenbau.legal import legal
from rules.gartenbau.market import empty_petals, top_plant
from rules.gartenbau.planning import hope_of, make_plan
from rules.gartenbau.squares import pair_of
from rules.gartenbau.state import COLOURS, PETALS, Garden, State

_BOX = components()
_LEAST_FLOWER = 3.0  # a flower that adds less may wait for a better bed


def choose(view: State, seat: int, chance: Chance) -> Move:
    """A sensible legal move for `seat`, which it sees through its own view; even moves are decided by `chance`."""
    moves = [move for move in legal(view, seat) if not move.aside or move.ends_turn]
    worth = _WORTHS.get(view.stage if view.stage != "play" else view.turn.step)
    if worth is None or len(moves) == 1:
        return moves[0]
    values = worth(view, seat, moves)
    best = max(values)
    return chance.pick([move for move, value in zip(moves, values, strict=True) if value > best - 1e-9])


def rounds_left(view: State) -> int:
    """About how many turns each seat still has: until four petals are empty."""
    missing = max(0, _BOX.numbers["empty-petals"] - empty_petals(view))
    stacks = sorted(len(stack.tiles) for stack in view.stacks if stack.tiles)[:missing]
    return 1 + round(1.6 * sum(stacks) / len(view.gardens))


def _hand(garden: Garden) -> tuple[str, ...]:
    return tuple(flower for flower in garden.hand if flower is not None)


# ------------------------------------------------------------------ before the first turn


def _draft(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    """The open flower of a pile, and how well its plants suit those of the hand."""
    hand = _hand(view.gardens[seat])
    return [_suits(view.draft[move.pile - 1].open, hand) for move in moves]


def _suits(flower: str, hand: Sequence[str]) -> float:
    """What a flower may be worth in a hand: flowers that want the same plants help each other."""
    mine = _plants_for(flower)
    shared = sum(len(mine & _plants_for(other)) / len(mine | _plants_for(other)) for other in hand)
    return hope_of(_NOTHING, flower) + shared


def _plants_for(flower: str) -> set[str]:
    return {colour for pair in _BOX.flower_recipes[_BOX.flowers[flower].species] for colour in pair}


def _prepare(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden = view.gardens[seat]
    if isinstance(moves[0], verbs.Discard):
        hand = list(_hand(garden))
        return [-_suits(move.flower, [other for other in hand if other != move.flower]) for move in moves]
    if isinstance(moves[0], verbs.TurnUp):
        wanted = [colour for flower in _hand(garden) for colour in sorted(_plants_for(flower))]
        sides = _BOX.starters[garden.starter - 1]
        return [float(sum(wanted.count(colour) for colour in sides[move.side])) for move in moves]
    return [0.0] * len(moves)


# ------------------------------------------------------------------ what to do in a turn


def _act(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden, rounds = view.gardens[seat], rounds_left(view)
    plan = make_plan(garden.plot, _hand(garden), rounds)
    beds = {flower: {bed.square: bed for bed in hint(garden, flower).beds} for flower in dict.fromkeys(_hand(garden))}
    values = []
    for move in moves:
        if isinstance(move, verbs.Bloom):
            value = _flower_worth(garden, move.flower, beds[move.flower][move.square].gain, rounds)
        elif isinstance(move, verbs.PlantOut):
            plant = top_plant(view, move.colour)
            value = 0.0 if plant is None else plant_worth(plan, pair_of(move.squares), move.colour, plant.prestige)
            value -= 0.3 * (plant.suns + plant.waters) if plant is not None and rounds > 1 else 0.0
        elif isinstance(move, verbs.Pot):
            stack = view.stacks[PETALS.index(move.petal)]
            value = _tile_worth(view, seat, stack.tiles[0]) - 2.0 - (3.0 if rounds > 4 else 0.0)
        else:
            value = _market_worth(view, seat, move)
        values.append(value)
    return values


def _flower_worth(garden: Garden, flower: str, gain: int, rounds: int) -> float:
    """A ready bed is taken at once, unless it is a poor one and there is time for a better."""
    if gain < _LEAST_FLOWER and rounds > 2:
        return gain - _LEAST_FLOWER
    return gain + 8.0 - 0.1 * hope_of(garden.plot, flower)


def _market_worth(view: State, seat: int, move: verbs.Market) -> float:
    garden, petal = view.gardens[seat], PETALS.index(move.petal)
    stack, face = view.stacks[petal], _BOX.petals[len(view.gardens)][petal]
    paid = 0.6 * _skips(view, seat, petal)
    if move.prize == "resources":
        suns, waters = min(face.suns, view.suns), min(face.waters, view.waters)
        return _resources_worth(view, seat, suns, waters) - paid
    lying = _resources_worth(view, seat, stack.suns, stack.waters)
    if move.prize == "tile":
        return _tile_worth(view, seat, stack.tiles[0]) + lying - paid
    return lying - paid + _ability_worth(view, garden, seat, face.ability)


def _skips(view: State, seat: int, petal: int) -> int:
    start, ring = view.gardens[seat].space, 2 * len(view.stacks)
    steps = (2 * petal + 1 - start) % ring
    return max(0, (steps + 1) // 2 - 1)


def _ability_worth(view: State, garden: Garden, seat: int, ability: str) -> float:
    if ability == "bounty":
        return _resources_worth(view, seat, 2, 1)
    if ability == "nursery":
        return max(_tile_worth(view, seat, stack.tiles[0]) for stack in view.stacks if stack.tiles)
    if ability == "bloom":
        rounds = rounds_left(view)
        return max(
            _flower_worth(garden, flower, bed.gain, rounds)
            for flower in _hand(garden)
            for bed in hint(garden, flower).beds[:1]
        )
    return 1.5 if ability == "sale" else 0.0


def _tile_worth(view: State, seat: int, tile: Any) -> float:
    garden = view.gardens[seat]
    if tile is None:
        return 0.0
    return best_spot(garden.plot, make_plan(garden.plot, _hand(garden), rounds_left(view)), tile)[1]


def _resources_worth(view: State, seat: int, suns: int, waters: int) -> float:
    """Resources for the plants that the plan wants, or for any: the first few are worth most."""
    garden = view.gardens[seat]
    plan = make_plan(garden.plot, _hand(garden), rounds_left(view))
    need_suns, need_waters = 2, 2
    for colour in COLOURS:
        plant = top_plant(view, colour)
        if plant is not None and plan.needed.get(colour):
            need_suns, need_waters = need_suns + plant.suns, need_waters + plant.waters
    room = max(0, _BOX.numbers["most-resources"] - garden.suns - garden.waters)
    if rounds_left(view) <= 1:
        return 0.0
    worth = 0.0
    for held, need, got in ((garden.suns, min(6, need_suns), suns), (garden.waters, min(6, need_waters), waters)):
        wanted = min(got, max(0, need - held), room)
        worth += 0.75 * wanted + 0.05 * min(got - wanted, max(0, room - wanted))
        room -= wanted
    return worth


# ------------------------------------------------------------------ the other steps


def _pay(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden = view.gardens[seat]
    return [float(garden.suns if move.token == "sun" else garden.waters) for move in moves]  # noqa: S105 # a game's


def _place(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden, tile = view.gardens[seat], view.turn.tile
    plan = make_plan(garden.plot, _hand(garden), rounds_left(view))
    best = best_spot(garden.plot, plan, tile or ("red", "red"))[0]
    return [1.0 if (move.square, move.facing) == best else 0.0 for move in moves]


def _fetch(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    return [_tile_worth(view, seat, view.stacks[PETALS.index(move.petal)].tiles[0]) for move in moves]


def _buy(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden = view.gardens[seat]
    plan = make_plan(garden.plot, _hand(garden), rounds_left(view))
    values = []
    for move in moves:
        plant = top_plant(view, move.colour)
        prestige = 0 if plant is None else plant.prestige
        spare = garden.suns if move.saving == "water" else garden.waters
        values.append(plant_worth(plan, pair_of(move.squares), move.colour, prestige) + 0.01 * spare)
    return values


def _bloom(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden = view.gardens[seat]
    beds = {flower: {bed.square: bed for bed in hint(garden, flower).beds} for flower in _hand(garden)}
    return [float(beds[move.flower][move.square].gain) for move in moves]


def _collect(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    """Towards as many suns as waters."""
    garden = view.gardens[seat]
    many = max(move.suns for move in moves)
    return [-abs(garden.suns + move.suns - garden.waters - (many - move.suns)) for move in moves]


def _return(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden = view.gardens[seat]
    many = garden.suns + garden.waters - _BOX.numbers["most-resources"]
    return [-abs(garden.suns - move.suns - garden.waters + (many - move.suns)) for move in moves]


def _lift(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    """The tile that the plan misses least."""
    garden = view.gardens[seat]
    plan = make_plan(garden.plot, _hand(garden), rounds_left(view))
    return [-float(kept_squares(plan, pair_of(move.tile))) for move in moves]


def _replant(view: State, seat: int, moves: Sequence[Any]) -> list[float]:
    garden, lifted = view.gardens[seat], view.turn.lifted
    plan = make_plan(garden.plot, _hand(garden), rounds_left(view))
    if lifted is None:
        return [0.0] * len(moves)
    colours = (lifted.colours[0], lifted.colours[1])
    return [
        lay_worth(plan, colours, move.square, move.facing) if isinstance(move, verbs.Replant) else -1.0
        for move in moves
    ]


_NOTHING = Garden(1).plot
_WORTHS: dict[str, Callable[[State, int, Sequence[Any]], list[float]]] = {
    "draft": _draft,
    "prepare": _prepare,
    "act": _act,
    "pay": _pay,
    "place": _place,
    "fetch": _fetch,
    "buy": _buy,
    "bloom": _bloom,
    "collect": _collect,
    "lift": _lift,
    "replant": _replant,
    "return": _return,
}
