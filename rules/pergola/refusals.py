"""Why a move may not be made: which rule forbids it, what is so, and what can be done instead.

Only asked when a move has failed its conditions, so every question here may take its time.
"""

from collections.abc import Callable
from typing import Any

from rules.game import IllegalMove, Move
from rules.pergola import moves as verbs
from rules.pergola.components import components
from rules.pergola.conditions import PILES
from rules.pergola.garden import FLOWER_AT, bees_on_buttercups, count_plants, free_places, lit, sitting
from rules.pergola.state import AIR, INSECTS, Garden, State, Turn
from rules.sentence import Detail, Noun, sentence

_BOX = components()
_REST_RULE = {"butterfly": "P22", "ladybug": "P26", "bee": "P30"}


def refusal(state: State, seat: int, move: Move) -> IllegalMove:
    """The reason why `move` is refused, for a move that cannot be made."""
    if state.over:
        return _refuse("P18", "over")
    if seat != state.seat:
        return _refuse("P11", "not-your-turn")
    if state.trial and isinstance(move, verbs.End):
        return _refuse("P69", "only-a-trial")
    turn, garden = state.turn, state.gardens[seat]
    if turn.stage == "take" and not isinstance(move, (verbs.Take, verbs.Fill)):
        return _refuse("P12", "take-first")
    return _REASONS[type(move)](state, garden, turn, move)


def _refuse(rule: str, key: str, **details: Detail) -> IllegalMove:
    return IllegalMove(rule, sentence(f"pergola-refuse-{key}", **details))


def piece_noun(piece: str) -> Noun:
    """The name of a piece (`bee`, `hollyhock-red`) or of something in hand (`single`, `pair`, `any`)."""
    return Noun(f"pergola-piece-{piece}")


def _listed(names: list[str]) -> str:
    return ", ".join(names)


def _hand_full(turn: Turn) -> IllegalMove:
    return _refuse("P13", "place-first", piece=piece_noun(turn.hand[0]))


def _other_action(turn: Turn, wanted: str) -> IllegalMove:
    """The turn's action is another, or is over."""
    if turn.action == wanted:
        return _refuse("P15", "action-done", action=Noun(f"pergola-action-{wanted}"))
    details = {"wanted": Noun(f"pergola-action-{wanted}"), "action": Noun(f"pergola-action-{turn.action}")}
    return _refuse("P15", "other-action", **details)


def _take(_state: State, _garden: Garden, turn: Turn, move: verbs.Take) -> IllegalMove:
    if turn.stage != "take":
        return _refuse("P12", "one-tool", number=(turn.slot or 0) + 1)
    return _refuse("P12", "no-tool", number=move.tool)


def _grow(_state: State, garden: Garden, turn: Turn, move: verbs.Grow) -> IllegalMove:
    if move.branch not in turn.hand:
        return _refuse("P24", "no-branch", piece=piece_noun(move.branch))
    buds = _listed([bud.name for bud in garden.buds])
    return _refuse("P24", "no-bud", bud=move.bud, buds=buds)


def _pair(_state: State, garden: Garden, turn: Turn, move: verbs.Pair) -> IllegalMove:
    if "pair" not in turn.hand:
        return _refuse("P33", "no-pair", count=garden.lavender_leaves)
    return _refuse("P33", "no-gift", piece=Noun(f"pergola-gift-{move.gift}"))


def _land(_state: State, garden: Garden, turn: Turn, move: verbs.Land) -> IllegalMove:
    if move.insect not in turn.hand:
        key = "pick-first" if "any" in turn.hand else "not-in-hand"
        return _refuse("P14" if "any" in turn.hand else "P13", key, piece=piece_noun(move.insect))
    return _no_room(garden, move.insect, move.place)


def _no_room(garden: Garden, insect: str, place: str) -> IllegalMove:
    """An insect cannot land at a place: it is full, or it is nothing that this insect lands on."""
    rule, free = _REST_RULE[insect], free_places(garden, insect)
    key = "full" if any(place == name for name, _ in sitting(garden, insect)) else "no-place"
    if not free:
        return _refuse(rule, f"{key}-none-{insect}", place=place_detail(place))
    return _refuse(rule, f"{key}-{insect}", place=place_detail(place), places=_listed(free))


def place_detail(place: str) -> Detail:
    """A place as it stands in a sentence: hollyhocks and the air have names in words, all others their own."""
    return Noun(f"pergola-place-{place}") if place in FLOWER_AT or place == AIR else place


def dragonfly_at(state: State, lily: str) -> str | None:
    """The size of the dragonfly that the seat to act would take on a bright lily (P53); None for none."""
    bright = next(each for each in state.pond if each.name == lily)
    had = any(each.requirement == bright.requirement for each in state.gardens[state.seat].dragonflies)
    return None if had or not bright.dragonflies else bright.dragonflies[0]


def _switch(_state: State, garden: Garden, turn: Turn, _move: verbs.Switch) -> IllegalMove:
    action = Noun(f"pergola-action-{turn.action}")
    if "action" not in lit(garden):
        return _refuse("P55", "no-lantern", lantern=piece_noun("lantern-action"))
    if turn.begun:
        return _refuse("P56", "switch-late", action=action)
    return _refuse("P56", "switch-same", action=action)


def _flutter(_state: State, garden: Garden, turn: Turn, move: verbs.Flutter) -> IllegalMove:
    if turn.hand:
        return _hand_full(turn)
    if not turn.flutters:
        return _other_action(turn, "flutter")
    if move.place in (AIR, move.origin):
        key = "flutter-to-air" if move.place == AIR else "flutter-nowhere"
        return _refuse("P38", key, piece=piece_noun(move.insect), place=place_detail(move.place))
    return _no_flutter(garden, turn, move)


def _no_flutter(garden: Garden, turn: Turn, move: verbs.Flutter) -> IllegalMove:
    there = dict(sitting(garden, move.insect)).get(move.origin, 0)
    if move.origin == AIR:
        there = garden.flying[INSECTS.index(move.insect)]
    if not there:
        return _refuse("P38", "flutter-from-empty", piece=piece_noun(move.insect), place=place_detail(move.origin))
    if there <= turn.fluttered.count(move.origin):
        return _refuse("P37", "flutter-twice", piece=piece_noun(move.insect), place=place_detail(move.origin))
    return _no_room(garden, move.insect, move.place)


def _drip(_state: State, garden: Garden, turn: Turn, move: verbs.Drip) -> IllegalMove:
    if turn.action == "drip" and turn.stage == "act" and turn.hand == ("any",):
        return _refuse("P43", "both-down")
    if turn.hand:
        return _hand_full(turn)
    if turn.action != "drip" or turn.stage != "act":
        return _other_action(turn, "drip")
    return _no_drip(garden, move)


def _no_drip(garden: Garden, move: verbs.Drip) -> IllegalMove:
    if move.drop not in garden.drops:
        return _refuse("P39", "no-drop", stone=move.drop, drops=_listed(list(garden.drops)))
    ways = _BOX.streams.get(move.drop, ())
    if not ways:
        return _refuse("P42", "drop-down", stone=move.drop)
    free = _listed([stone for stone in ways if stone not in garden.drops])
    if move.stone in garden.drops and move.stone in ways:
        key = "pool-taken" if move.stone in _BOX.pool else "stone-taken"
        return _refuse(
            "P42" if move.stone in _BOX.pool else "P40", key, stone=move.stone, drop=move.drop, stones=free
        )
    return _refuse("P39", "no-stream", drop=move.drop, stone=move.stone, stones=free)


def _fly(state: State, _garden: Garden, turn: Turn, move: verbs.Fly) -> IllegalMove:
    if not any(pile.leaves for pile in state.piles) and turn.action == "bird" and turn.stage == "act":
        return _refuse("P46", "no-leaves")
    if turn.hand:
        return _hand_full(turn)
    if turn.action != "bird" or turn.stage != "act" or turn.begun:
        return _other_action(turn, "bird")
    pile = Noun(f"pergola-pile-{move.pile}")
    hidden = state.piles[PILES.index(move.pile)].leaves
    return _refuse("P69", "leaf-hidden", pile=pile) if hidden else _refuse("P44", "no-leaf", pile=pile)


def _jump(state: State, garden: Garden, turn: Turn, move: verbs.Jump) -> IllegalMove:
    if turn.hand:
        return _hand_full(turn)
    if turn.action != "frog" or turn.stage != "act":
        return _other_action(turn, "frog")
    every = _BOX.neighbours
    if move.lily not in every:
        return _refuse("P48", "no-lily", lily=move.lily, lilies=_listed(list(every)))
    if garden.frog is not None:
        near = _listed(list(every[garden.frog]))
        if move.lily == garden.frog:
            return _refuse("P49", "frog-stays", lily=move.lily, lilies=near)
        if move.lily not in every[garden.frog]:
            return _refuse("P49", "frog-far", frog=garden.frog, lily=move.lily, lilies=near)
    bright = next(lily for lily in state.pond if lily.name == move.lily)
    has = count_plants(garden, bright.requirement)
    plants = Noun(f"pergola-requirement-{bright.requirement}")
    return _refuse("P52", "lily-asks", lily=move.lily, needed=_BOX.at_least, plants=plants, count=has)


def _pick(_state: State, _garden: Garden, turn: Turn, move: verbs.Pick) -> IllegalMove:
    if "any" not in turn.hand:
        return _refuse("P14", "no-free-choice", piece=piece_noun(move.insect))
    return _refuse("P14", "none-left", piece=piece_noun(move.insect))


def _light(_state: State, garden: Garden, turn: Turn, move: verbs.Light) -> IllegalMove:
    if move.lantern not in lit(garden):
        return _refuse("P55", "no-lantern", lantern=piece_noun(f"lantern-{move.lantern}"))
    if move.lantern == "insect":
        held = [piece for piece in turn.hand if piece in INSECTS]
        if not held:
            return _refuse("P57", "light-insect-early")
        return _refuse("P14", "none-left", piece=piece_noun(held[-1]))
    rule = "P58" if move.lantern == "drip" else "P59"
    if turn.begun and turn.action == move.lantern and turn.hand:
        return _hand_full(turn)
    if turn.begun and turn.action == move.lantern and turn.stage == "done":
        return _refuse(rule, "light-in-vain")
    return _refuse(rule, f"light-{move.lantern}-early")


def _fill(_state: State, garden: Garden, _turn: Turn, move: verbs.Fill) -> IllegalMove:
    if move.pot in garden.pots:
        return _refuse("P61", "pot-full", pot=move.pot)
    if len(garden.pots) == len(_BOX.bees_for_pots):
        return _refuse("P61", "pots-all", count=len(garden.pots))
    needed = _BOX.bees_for_pots[len(garden.pots)]
    return _refuse("P60", "few-bees", needed=needed, count=bees_on_buttercups(garden), number=len(garden.pots) + 1)


def _end(_state: State, _garden: Garden, turn: Turn, _move: verbs.End) -> IllegalMove:
    if turn.hand:
        return _hand_full(turn)
    return _refuse("P15", "action-first", action=Noun(f"pergola-action-{turn.action}"))


_REASONS: dict[type[Move], Callable[[State, Garden, Turn, Any], IllegalMove]] = {
    verbs.Take: _take,
    verbs.Grow: _grow,
    verbs.Pair: _pair,
    verbs.Land: _land,
    verbs.Switch: _switch,
    verbs.Flutter: _flutter,
    verbs.Drip: _drip,
    verbs.Fly: _fly,
    verbs.Jump: _jump,
    verbs.Pick: _pick,
    verbs.Light: _light,
    verbs.Fill: _fill,
    verbs.End: _end,
}
