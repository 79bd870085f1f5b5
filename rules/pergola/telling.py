"""What the summary of a turn says of each move: keys and details, no words."""

from collections.abc import Callable
from typing import Any

from rules.game import Move
from rules.pergola import moves as verbs
from rules.pergola.components import components
from rules.pergola.conditions import left_of
from rules.pergola.refusals import dragonfly_at, piece_noun, place_detail
from rules.pergola.state import AIR, State
from rules.sentence import Noun, Sentence, sentence

_BOX = components()


def tell(before: State, _seat: int, move: Move) -> Sentence | None:
    """The move in a few words that can stand alone; None for what the summary may leave out."""
    told = _TELLINGS.get(type(move))
    return told and told(before, move)


def _tell_take(before: State, move: verbs.Take) -> Sentence:
    tool = before.tools[move.tool - 1]
    if tool is None or not tool.pieces:
        return sentence("pergola-tell-take-hidden")
    one, other = tool.pieces
    return sentence(
        "pergola-tell-take", tool=Noun(f"pergola-tool-{tool.kind}"), one=piece_noun(one), other=piece_noun(other)
    )


def _tell_drip(before: State, move: verbs.Drip) -> Sentence:
    if move.stone in _BOX.pool:
        return sentence("pergola-tell-drip-pool", stone=move.stone, bonus=Noun(f"pergola-bonus-{move.stone}"))
    insect = _BOX.stones[move.stone]
    key = "pergola-tell-drip" if left_of(before.supply, insect) else "pergola-tell-drip-none"
    return sentence(key, stone=move.stone, piece=piece_noun(insect))


def _tell_fly(before: State, move: verbs.Fly) -> Sentence:
    leaf = before.piles[("left", "middle", "right").index(move.pile)].leaves[0]
    if leaf is None:
        return sentence("pergola-tell-fly-hidden")
    key = "pergola-tell-fly" if left_of(before.supply, leaf.insect) else "pergola-tell-fly-none"
    return sentence(key, leaf=Noun(f"pergola-leaf-{leaf.colour}"), piece=piece_noun(leaf.insect))


def _tell_jump(before: State, move: verbs.Jump) -> Sentence:
    if move.lily in _BOX.lilies:
        insect = _BOX.lilies[move.lily]
        key = "pergola-tell-jump" if left_of(before.supply, insect) else "pergola-tell-jump-none"
        return sentence(key, lily=move.lily, piece=piece_noun(insect))
    size = dragonfly_at(before, move.lily)
    if size is None:
        return sentence("pergola-tell-jump-empty", lily=move.lily)
    return sentence("pergola-tell-jump", lily=move.lily, piece=piece_noun(f"dragonfly-{size}"))


def _tell_grow(_before: State, move: verbs.Grow) -> Sentence:
    return sentence("pergola-tell-grow", piece=piece_noun(f"magnolia-{move.branch}"), place=move.bud)


def _tell_pair(_before: State, move: verbs.Pair) -> Sentence:
    return sentence(f"pergola-tell-pair-{move.gift}")


def _tell_land(_before: State, move: verbs.Land) -> Sentence:
    if move.place == AIR:
        return sentence("pergola-tell-land-air", piece=piece_noun(move.insect))
    return sentence("pergola-tell-land", piece=piece_noun(move.insect), place=place_detail(move.place))


def _tell_flutter(_before: State, move: verbs.Flutter) -> Sentence:
    return sentence("pergola-tell-flutter", piece=piece_noun(move.insect), place=place_detail(move.place))


def _tell_pick(_before: State, move: verbs.Pick) -> Sentence:
    return sentence("pergola-tell-pick", piece=piece_noun(move.insect))


def _tell_switch(_before: State, move: verbs.Switch) -> Sentence:
    return sentence("pergola-tell-switch", action=Noun(f"pergola-action-{move.action}"))


def _tell_light(_before: State, move: verbs.Light) -> Sentence:
    return sentence(f"pergola-tell-light-{move.lantern}")


def _tell_fill(_before: State, move: verbs.Fill) -> Sentence:
    return sentence("pergola-tell-fill", pot=move.pot, subject=Noun(f"pergola-pot-{move.pot}"))


_TELLINGS: dict[type[Move], Callable[[State, Any], Sentence]] = {
    verbs.Take: _tell_take,
    verbs.Grow: _tell_grow,
    verbs.Pair: _tell_pair,
    verbs.Land: _tell_land,
    verbs.Switch: _tell_switch,
    verbs.Flutter: _tell_flutter,
    verbs.Drip: _tell_drip,
    verbs.Fly: _tell_fly,
    verbs.Jump: _tell_jump,
    verbs.Pick: _tell_pick,
    verbs.Light: _tell_light,
    verbs.Fill: _tell_fill,
}
