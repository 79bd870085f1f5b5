"""What the summary of a turn says of each move: keys and details, no words; of a secret move, not what it was."""

from collections.abc import Callable
from typing import Any

from rules.game import Move
from rules.gartenbau import moves as verbs
from rules.gartenbau.asking import colour_noun, flower_noun, of_amount
from rules.gartenbau.components import components
from rules.gartenbau.market import gift_size, over, top_plant
from rules.gartenbau.squares import STEPS, pair_name, square_of
from rules.gartenbau.state import PETALS, State
from rules.sentence import Detail, Noun, Sentence, sentence

_BOX = components()


def tell(before: State, seat: int, move: Move) -> Sentence | None:
    """The move in a few words that can stand alone; None for what the summary may leave out."""
    if isinstance(move, verbs.TurnUp):
        return _tell_side(before, seat, move)
    told = _TELLINGS.get(type(move))
    return told and told(before, move)


def _petal(letter: str) -> int:
    return PETALS.index(letter)


def _tell_pick(before: State, move: verbs.Pick) -> Sentence:
    return sentence("gartenbau-tell-pick", number=move.pile, flower=flower_noun(before.draft[move.pile - 1].open))


def _tell_discard(_before: State, _move: verbs.Discard) -> Sentence:
    return sentence("gartenbau-tell-discard")


def _tell_market(before: State, move: verbs.Market) -> Sentence:
    petal = _petal(move.petal)
    face = _BOX.petals[len(before.gardens)][petal]
    if move.prize == "ability":
        return sentence("gartenbau-tell-ability", petal=move.petal, ability=Noun(f"gartenbau-ability-{face.ability}"))
    if move.prize == "resources":
        suns, waters = min(face.suns, before.suns), min(face.waters, before.waters)
        return of_amount("gartenbau-tell-resources", suns, waters, petal=move.petal)
    return _took("gartenbau-tell-tile", before, move.petal)


def _took(key: str, before: State, letter: str) -> Sentence:
    """A tile taken from a petal, in a record that may not show what it was."""
    tiles = before.stacks[_petal(letter)].tiles
    if not tiles or tiles[0] is None:
        return sentence(f"{key}-hidden", petal=letter)
    first, second = map(colour_noun, tiles[0])
    return sentence(key, petal=letter, first=first, second=second)


def _tell_pot(before: State, move: verbs.Pot) -> Sentence:
    return _took("gartenbau-tell-pot", before, move.petal)


def _tell_fetch(before: State, move: verbs.Fetch) -> Sentence:
    return _took("gartenbau-tell-fetch", before, move.petal)


def _tell_pay(before: State, move: verbs.Pay) -> Sentence:
    return sentence(f"gartenbau-tell-pay-{move.token}", petal=PETALS[before.turn.unpaid[0]])


def _tell_plant(before: State, move: verbs.PlantOut) -> Sentence:
    plant = top_plant(before, move.colour)
    prestige = plant.prestige if plant is not None else 0
    return sentence("gartenbau-tell-plant", colour=colour_noun(move.colour), prestige=prestige, squares=move.squares)


def _tell_buy(before: State, move: verbs.Buy) -> Sentence:
    plant = top_plant(before, move.colour)
    prestige = plant.prestige if plant is not None else 0
    return sentence("gartenbau-tell-buy", colour=colour_noun(move.colour), prestige=prestige, squares=move.squares)


def _tell_flower(_before: State, move: verbs.Bloom) -> Sentence:
    return sentence("gartenbau-tell-flower", flower=flower_noun(move.flower), square=move.square)


def _tell_collect(before: State, move: verbs.Collect) -> Sentence:
    many = gift_size(before)
    return of_amount("gartenbau-tell-collect", move.suns, many - move.suns)


def _tell_can(_before: State, _move: verbs.Can) -> Sentence:
    return sentence("gartenbau-tell-can")


def _tell_side(before: State, seat: int, move: verbs.TurnUp) -> Sentence:
    colours = _BOX.starters[before.gardens[seat].starter - 1]["front" if move.side == "front" else "back"]
    details: dict[str, Detail] = {f"colour{place}": colour_noun(each) for place, each in enumerate(colours, start=1)}
    return sentence("gartenbau-tell-side", **details)


def _tell_place(_before: State, move: verbs.Place) -> Sentence:
    return sentence("gartenbau-tell-place", squares=_both_squares(move))


def _tell_lift(_before: State, move: verbs.Lift) -> Sentence:
    return sentence("gartenbau-tell-lift", tile=move.tile)


def _tell_replant(_before: State, move: verbs.Replant) -> Sentence:
    return sentence("gartenbau-tell-replant", squares=_both_squares(move))


def _both_squares(move: verbs.Place | verbs.Replant) -> str:
    square = square_of(move.square)
    return pair_name(square, square + STEPS[move.facing])


def _tell_swap(_before: State, move: verbs.Swap) -> Sentence:
    return sentence("gartenbau-tell-swap", tile=move.tile)


def _tell_return(before: State, move: verbs.Return) -> Sentence:
    return of_amount("gartenbau-tell-return", move.suns, over(before.gardens[before.seat]) - move.suns)


_TELLINGS: dict[type[Move], Callable[[State, Any], Sentence]] = {
    verbs.Pick: _tell_pick,
    verbs.Discard: _tell_discard,
    verbs.Market: _tell_market,
    verbs.Pay: _tell_pay,
    verbs.Place: _tell_place,
    verbs.PlantOut: _tell_plant,
    verbs.Bloom: _tell_flower,
    verbs.Pot: _tell_pot,
    verbs.Fetch: _tell_fetch,
    verbs.Buy: _tell_buy,
    verbs.Collect: _tell_collect,
    verbs.Can: _tell_can,
    verbs.Lift: _tell_lift,
    verbs.Replant: _tell_replant,
    verbs.Swap: _tell_swap,
    verbs.Return: _tell_return,
}
