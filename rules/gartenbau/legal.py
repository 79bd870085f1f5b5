"""Every legal move of a seat, in a fixed order. The moves themselves are made once and shared."""

from collections.abc import Callable
from functools import lru_cache

from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.actions import discards_due, may_lift, payable, pays_off
from rules.gartenbau.ground import flower_beds, ground_of
from rules.gartenbau.market import can_pay, gifts, returns, savings, shows_tile, top_plant, ways
from rules.gartenbau.placing import liftable, new_spots, partners, spot, spots
from rules.gartenbau.squares import Facing, name_of, pair_name
from rules.gartenbau.state import COLOURS, PETALS, Garden, State, Turn

_KEPT = 1 << 16
_END = verbs.End()
_CAN = verbs.Can()
_SIDES = (verbs.TurnUp("front"), verbs.TurnUp("back"))
_pick = lru_cache(verbs.Pick)
_discard = lru_cache(verbs.Discard)
_pay = lru_cache(verbs.Pay)
_POTS = tuple(verbs.Pot(letter) for letter in PETALS)
_TILES = tuple(verbs.Market(letter, "tile") for letter in PETALS)
_RESOURCES = tuple(verbs.Market(letter, "resources") for letter in PETALS)
_ABILITIES = tuple(verbs.Market(letter, "ability") for letter in PETALS)
_fetch = lru_cache(verbs.Fetch)
_collect = lru_cache(verbs.Collect)
_return = lru_cache(verbs.Return)


class _Kept(dict[int, Move]):
    """Moves of one kind by their spot, each made when it is first asked for."""

    def __init__(self, make: Callable[[str, Facing], Move]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: int) -> Move:
        square, facing = spot(key)
        if len(self) >= _KEPT:
            self.clear()
        move = self[key] = self._make(name_of(square), facing)
        return move


_place = _Kept(verbs.Place)
_replant = _Kept(verbs.Replant)


def legal(state: State, seat: int) -> list[Move]:
    """Every legal move of a seat, without doubles; none when it has nothing to decide."""
    if state.stage == "prepare":
        return _prepare(state, state.gardens[seat])
    if state.stage == "over" or seat != state.seat:
        return []
    if state.stage == "draft":
        return (
            []
            if state.trial
            else [_pick(place) for place, pile in enumerate(state.draft, start=1) if pile.picked_by is None]
        )
    garden, turn = state.gardens[seat], state.turn
    moves: list[Move] = []
    _STEPS[turn.step](state, garden, turn, moves)
    if garden.can and may_lift(garden, turn):
        moves.append(_CAN)
    return moves


def _prepare(state: State, garden: Garden) -> list[Move]:
    if garden.ready:
        return []
    if garden.side is None:
        return list(_SIDES)
    if discards_due(state, garden):
        return [_discard(flower) for flower in dict.fromkeys(garden.hand) if flower is not None]
    return [] if state.trial else [_END]


def _act(state: State, garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    held = garden.suns + garden.waters
    for petal, passed in ways(state, state.seat):
        if len(passed) > held:
            break
        if shows_tile(state, petal):
            moves.append(_TILES[petal])
        moves.append(_RESOURCES[petal])
        if not state.stacks[petal].tiles and pays_off(state, garden, petal, len(passed)):
            moves.append(_ABILITIES[petal])
    places = ground_of(garden.plot).plant_places
    for colour in COLOURS:
        if places[colour] and (plant := top_plant(state, colour)) is not None and can_pay(garden, plant):
            moves += [verbs.PlantOut(colour, pair_name(*pair)) for pair in places[colour]]
    _bloom(state, garden, _turn, moves)
    if garden.pot:
        moves += [_POTS[petal] for petal in range(len(state.stacks)) if shows_tile(state, petal)]


def _bloom(_state: State, garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    ground = ground_of(garden.plot)
    if ground.beds:
        for flower in dict.fromkeys(garden.hand):
            if flower is not None:
                moves += [verbs.Bloom(flower, name_of(square)) for square in flower_beds(ground, flower)]


def _pays(state: State, garden: Garden, turn: Turn, moves: list[Move]) -> None:
    moves += [_pay(token) for token in payable(state, garden, turn)]


def _places(_state: State, garden: Garden, turn: Turn, moves: list[Move]) -> None:
    if turn.tile is not None:
        moves += [_place[key] for key in spots(ground_of(garden.plot), turn.tile)]


def _fetches(state: State, _garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    moves += [_fetch(PETALS[petal]) for petal in range(len(state.stacks)) if shows_tile(state, petal)]


def _buys(state: State, garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    places = ground_of(garden.plot).plant_places
    for colour in COLOURS:
        plant = top_plant(state, colour)
        if plant is None or not places[colour]:
            continue
        by_sun, by_water = savings(garden.suns, garden.waters, plant)
        for pair in places[colour]:
            if by_sun:
                moves.append(verbs.Buy(colour, pair_name(*pair), "sun"))
            if by_water:
                moves.append(verbs.Buy(colour, pair_name(*pair), "water"))


def _collects(state: State, _garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    moves += [_collect(suns) for suns in gifts(state)]


def _lifts(_state: State, garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    moves += [verbs.Lift("-".join(tile.squares)) for tile in liftable(garden.plot)]


def _replants(_state: State, garden: Garden, turn: Turn, moves: list[Move]) -> None:
    lifted = turn.lifted
    if lifted is None:
        return
    moves += [_replant[key] for key in new_spots(garden.plot, lifted)]
    single = lifted.colours[0] == lifted.colours[1]
    for tile in partners(garden.plot):
        name, twin = "-".join(tile.squares), tile.colours[0] == tile.colours[1]
        moves.append(verbs.Swap(name, "neither"))
        if not single:
            moves.append(verbs.Swap(name, "first"))
        if not twin:
            moves.append(verbs.Swap(name, "second"))
        if not single and not twin:
            moves.append(verbs.Swap(name, "both"))


def _returns(_state: State, garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    moves += [_return(suns) for suns in returns(garden)]


def _ends(state: State, _garden: Garden, _turn: Turn, moves: list[Move]) -> None:
    if not state.trial:
        moves.append(_END)


_STEPS: dict[str, Callable[[State, Garden, Turn, list[Move]], None]] = {
    "act": _act,
    "pay": _pays,
    "place": _places,
    "fetch": _fetches,
    "buy": _buys,
    "bloom": _bloom,
    "collect": _collects,
    "lift": _lifts,
    "replant": _replants,
    "return": _returns,
    "done": _ends,
}
