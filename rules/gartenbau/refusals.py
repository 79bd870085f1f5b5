"""Why a move may not be made: which rule forbids it, what is so, and what can be done instead.

Only asked when a move has failed its conditions, so every question here may take its time.
"""

from collections.abc import Callable
from typing import Any

from rules.game import IllegalMove, Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.actions import discards_due
from rules.gartenbau.asking import colour_noun, definite_colour
from rules.gartenbau.components import components
from rules.gartenbau.market import over, petal_space, top_plant, ways
from rules.gartenbau.refused_places import bed_refusal, lift_refusal, plant_refusal, refuse, spot_refusal
from rules.gartenbau.state import PETALS, Garden, Seedlings, State
from rules.sentence import Detail, Noun

_BOX = components()
_STEP_RULES = {
    "act": "G14",
    "pay": "G19",
    "place": "G21",
    "fetch": "G38",
    "buy": "G37",
    "bloom": "G39",
    "collect": "G35",
    "lift": "G42",
    "replant": "G42",
    "return": "G16",
    "done": "G14",
}
_WHEN: dict[type[Move], tuple[str, ...]] = {
    verbs.Market: ("act",),
    verbs.PlantOut: ("act",),
    verbs.Bloom: ("act", "bloom"),
    verbs.Pot: ("act",),
    verbs.Pay: ("pay",),
    verbs.Place: ("place",),
    verbs.Fetch: ("fetch",),
    verbs.Buy: ("buy",),
    verbs.Collect: ("collect",),
    verbs.Can: ("act", "return", "done"),
    verbs.Lift: ("lift",),
    verbs.Replant: ("replant",),
    verbs.Swap: ("replant",),
    verbs.Return: ("return",),
    verbs.End: ("done",),
}


def refusal(state: State, seat: int, move: Move) -> IllegalMove:
    """The reason why `move` is refused, for a move that cannot be made."""
    if state.trial and move.ends_turn:
        return refuse("G68", "only-a-trial")
    return _STAGES[state.stage](state, seat, move)


def _over(_state: State, _seat: int, _move: Move) -> IllegalMove:
    return refuse("G46", "over")


def _play(state: State, seat: int, move: Move) -> IllegalMove:
    if seat != state.seat:
        return refuse("G14", "not-your-turn")
    if type(move) not in _WHEN:
        return refuse("G11" if isinstance(move, verbs.Discard) else "G12", "prepared")
    if state.turn.step not in _WHEN[type(move)]:
        return refuse(_STEP_RULES[state.turn.step], f"first-{state.turn.step}")
    return _REASONS[type(move)](state, seat, move)


def _draft(state: State, seat: int, move: Move) -> IllegalMove:
    if seat != state.seat:
        return refuse("G9", "not-your-pick")
    if not isinstance(move, verbs.Pick):
        return refuse("G9", "pick-first")
    free = [str(place) for place, pile in enumerate(state.draft, start=1) if pile.picked_by is None]
    return refuse("G9", "pile-gone", pile=move.pile, piles=", ".join(free))


def _prepare(state: State, seat: int, move: Move) -> IllegalMove:
    garden = state.gardens[seat]
    if garden.ready:
        return refuse("G12", "ready")
    if isinstance(move, verbs.Pick):
        return refuse("G9", "draft-over")
    if isinstance(move, verbs.TurnUp):
        return refuse("G12", "side-chosen")
    return refuse("G12", "side-first") if garden.side is None else _discarding(state, garden, move)


def _discarding(state: State, garden: Garden, move: Move) -> IllegalMove:
    due = discards_due(state, garden)
    if isinstance(move, verbs.Discard):
        return _not_in_hand(move.flower) if due else refuse("G11", "no-discard", count=len(garden.discarded))
    return refuse("G11", "discard-first", count=due) if due else refuse("G12", "end-preparation")


def flower_detail(name: str) -> Detail:
    """A flower as it stands in a sentence."""
    return Noun(f"gartenbau-flower-{name}") if name in _BOX.flowers else name


def _not_in_hand(flower: str) -> IllegalMove:
    if flower not in _BOX.flowers:
        return refuse("G13", "no-flower", flower=flower)
    return refuse("G13", "not-in-hand", flower=flower_detail(flower))


def _no_petal(state: State, petal: str) -> IllegalMove | None:
    if petal not in PETALS[: len(state.stacks)]:
        return refuse("G2", "no-petal", petal=petal, last=PETALS[len(state.stacks) - 1])
    return None


def _market(state: State, seat: int, move: verbs.Market) -> IllegalMove:
    if missing := _no_petal(state, move.petal):
        return missing
    petal, garden = PETALS.index(move.petal), state.gardens[seat]
    if garden.space == petal_space(petal):
        return refuse("G20", "petal-own", petal=move.petal)
    if any(other.space == petal_space(petal) for other in state.gardens):
        return refuse("G18", "petal-taken", petal=move.petal)
    needed = next(len(passed) for place, passed in ways(state, seat) if place == petal)
    held = garden.suns + garden.waters
    if needed > held:
        return refuse("G19", "way-cost", petal=move.petal, needed=needed, held=held)
    return _no_prize(state, move, petal)


def _no_prize(state: State, move: verbs.Market, petal: int) -> IllegalMove:
    ability = Noun(f"gartenbau-ability-{_BOX.petals[len(state.gardens)][petal].ability}")
    if move.prize == "tile":
        if state.stacks[petal].tiles:
            return _tile_hidden(move.petal)
        return refuse("G23", "no-tile", petal=move.petal, ability=ability)
    if state.stacks[petal].tiles:
        return refuse("G23", "ability-covered", petal=move.petal, count=len(state.stacks[petal].tiles))
    return refuse("G23", "ability-nothing", petal=move.petal, ability=ability)


def _pay(state: State, seat: int, move: verbs.Pay) -> IllegalMove:
    garden = state.gardens[seat]
    held = garden.suns if move.token == "sun" else garden.waters  # noqa: S105 # a token of the game
    return refuse("G19" if not held else "G23", f"pay-{'no' if not held else 'keep'}-{move.token}")


def _place(state: State, seat: int, move: verbs.Place) -> IllegalMove:
    tile = state.turn.tile or ("red", "red")
    return spot_refusal(state.gardens[seat].plot, tile, move.square, move.facing)


def _plant(state: State, seat: int, move: Any) -> IllegalMove:
    plant, garden = top_plant(state, move.colour), state.gardens[seat]
    if plant is None:
        return refuse("G27", "stack-empty", colour=colour_noun(move.colour))
    wrong = plant_refusal(garden.plot, move.colour, move.squares)
    if wrong is not None:
        return wrong
    price = {"suns": plant.suns, "waters": plant.waters}
    held = {"held_suns": garden.suns, "held_waters": garden.waters}
    if isinstance(move, verbs.Buy):
        return refuse("G37", f"sale-cost-{move.saving}", colour=definite_colour(move.colour), **price, **held)
    return refuse("G27", "plant-cost", colour=definite_colour(move.colour), **price, **held)


def _bloom(state: State, seat: int, move: verbs.Bloom) -> IllegalMove:
    garden = state.gardens[seat]
    if move.flower not in garden.hand:
        return _not_in_hand(move.flower)
    return bed_refusal(garden.plot, move.flower, move.square)


def _tile_hidden(petal: str) -> IllegalMove:
    return refuse("G15", "tile-hidden", petal=petal)


def _no_top(state: State, petal: str) -> IllegalMove | None:
    """A petal that there is not, or whose top tile lies face down for the moment."""
    missing = _no_petal(state, petal)
    if missing is None and state.stacks[PETALS.index(petal)].tiles:
        return _tile_hidden(petal)
    return missing


def _pot(state: State, seat: int, move: verbs.Pot) -> IllegalMove:
    if not state.gardens[seat].pot:
        return refuse("G41", "pot-used")
    return _no_top(state, move.petal) or refuse("G41", "pot-no-tile", petal=move.petal)


def _fetch(state: State, _seat: int, move: verbs.Fetch) -> IllegalMove:
    return _no_top(state, move.petal) or refuse("G38", "fetch-no-tile", petal=move.petal)


def _collect(state: State, _seat: int, _move: verbs.Collect) -> IllegalMove:
    return refuse("G17", "supply-short", suns=state.suns, waters=state.waters)


def _can(state: State, seat: int, _move: verbs.Can) -> IllegalMove:
    if not state.gardens[seat].can:
        return refuse("G42", "can-used")
    return refuse("G43", "nothing-to-lift")


def _lift(state: State, seat: int, move: verbs.Lift) -> IllegalMove:
    return lift_refusal(state.gardens[seat].plot, move.tile)


def _replant(state: State, seat: int, move: verbs.Replant) -> IllegalMove:
    lifted = state.turn.lifted
    colours: Seedlings = ("red", "red") if lifted is None else (lifted.colours[0], lifted.colours[1])
    return spot_refusal(state.gardens[seat].plot, colours, move.square, move.facing, lifted)


def _swap(state: State, seat: int, move: verbs.Swap) -> IllegalMove:
    wrong = lift_refusal(state.gardens[seat].plot, move.tile)
    return refuse("G45", "turned-twin") if wrong.sentence.key == "gartenbau-refuse-lift-nowhere" else wrong


def _return(state: State, seat: int, _move: verbs.Return) -> IllegalMove:
    garden = state.gardens[seat]
    return refuse("G16", "return-count", count=over(garden), suns=garden.suns, waters=garden.waters)


_REASONS: dict[type[Move], Callable[[State, int, Any], IllegalMove]] = {
    verbs.Market: _market,
    verbs.Pay: _pay,
    verbs.Place: _place,
    verbs.PlantOut: _plant,
    verbs.Buy: _plant,
    verbs.Bloom: _bloom,
    verbs.Pot: _pot,
    verbs.Fetch: _fetch,
    verbs.Collect: _collect,
    verbs.Can: _can,
    verbs.Lift: _lift,
    verbs.Replant: _replant,
    verbs.Swap: _swap,
    verbs.Return: _return,
}
_STAGES: dict[str, Callable[[State, int, Move], IllegalMove]] = {
    "draft": _draft,
    "prepare": _prepare,
    "play": _play,
    "over": _over,
}
