"""Before the first turn: the draft of flowers, then sides and discards by all at the same time (G9 to G12)."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.actions import discards_due
from rules.gartenbau.components import components
from rules.gartenbau.state import Garden, Plot, State, Tile

_BOX = components()


def _pick(state: State, seat: int, move: verbs.Pick) -> State | None:
    if state.stage != "draft" or seat != state.seat or state.trial:
        return None
    place = move.pile - 1
    if place >= len(state.draft) or state.draft[place].picked_by is not None:
        return None
    pile = state.draft[place]
    # Who does not see the hidden flower, in an export, does not see this hand at all.
    both = (pile.open, pile.hidden) if pile.hidden is not None else (None, None)
    draft = (*state.draft[:place], replace(pile, picked_by=seat), *state.draft[place + 1 :])
    garden = state.gardens[seat]
    state = _with_garden(state, seat, replace(garden, hand=(*garden.hand, *both)))
    picked = sum(each.picked_by is not None for each in draft)
    done = picked == _BOX.picks[len(state.gardens)] * len(state.gardens)
    following = (seat + 1) % len(state.gardens)
    return replace(state, draft=draft, seat=following, stage="prepare" if done else "draft")


def _with_garden(state: State, seat: int, garden: Garden) -> State:
    return replace(state, gardens=(*state.gardens[:seat], garden, *state.gardens[seat + 1 :]))


def _side(state: State, seat: int, move: verbs.TurnUp) -> State | None:
    garden = state.gardens[seat]
    if state.stage != "prepare" or garden.ready or garden.side is not None:
        return None
    colours = _BOX.starters[garden.starter - 1][move.side]
    plot = Plot((Tile(_BOX.starter_squares, colours, starter=True),))
    return _with_garden(state, seat, replace(garden, side=move.side, plot=plot))


def _discard(state: State, seat: int, move: verbs.Discard) -> State | None:
    garden = state.gardens[seat]
    if state.stage != "prepare" or garden.ready or garden.side is None or not discards_due(state, garden):
        return None
    held = move.flower if move.flower in garden.hand else None  # in an export, a hand that its reader has not seen
    if held not in garden.hand:
        return None
    hand = list(garden.hand)
    hand.remove(held)
    return _with_garden(state, seat, replace(garden, hand=tuple(hand), discarded=(*garden.discarded, held)))


def _ready(state: State, seat: int, _move: verbs.End) -> State | None:
    garden = state.gardens[seat]
    if state.stage != "prepare" or garden.ready or garden.side is None or discards_due(state, garden):
        return None
    if state.trial:
        return None
    state = _with_garden(state, seat, replace(garden, ready=True))
    return replace(state, stage="play") if all(each.ready for each in state.gardens) else state


PREPARING: dict[type[Move], Callable[[State, int, Any], State | None]] = {
    verbs.Pick: _pick,
    verbs.TurnUp: _side,
    verbs.Discard: _discard,
    verbs.End: _ready,
}
