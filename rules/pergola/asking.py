"""The question for each field of a move, and the labels of a menu's values: keys and details, no words."""

from collections.abc import Callable

from rules.notation import VERB, words_of
from rules.pergola.components import components
from rules.pergola.garden import FLOWER_AT, LAVENDER_ROOM, room
from rules.pergola.legal import legal
from rules.pergola.moves import MOVE_TYPES
from rules.pergola.refusals import dragonfly_at, piece_noun
from rules.pergola.state import AIR, COLOURS, INSECTS, State
from rules.sentence import Noun, Sentence, sentence

_BOX = components()
_ASIDES = {kind.verb for kind in MOVE_TYPES if kind.aside and not kind.ends_turn}


def ask(view: State, _seat: int, chosen: tuple[str, ...], field: str) -> Sentence:
    """The question for the next field of a move: one field, one question, with what it is about in it."""
    if not chosen or field == VERB:
        return sentence("pergola-ask-first")
    key = f"pergola-ask-{chosen[0]}-{field}"
    garden = view.gardens[view.seat]
    about: dict[str, Sentence] = {}
    if field in ("place", "origin") and len(chosen) > 1:
        about[field] = sentence(key, piece=piece_noun(chosen[1]))
    elif field == "bud" and len(chosen) > 1:
        about[field] = sentence(key, piece=piece_noun(f"magnolia-{chosen[1]}"))
    elif field == "stone" and len(chosen) > 1:
        down = any(stone in _BOX.pool for stone in _BOX.streams.get(chosen[1], ()))
        about[field] = sentence("pergola-ask-drip-pool" if down else key, drop=chosen[1])
    elif field == "lily" and garden.frog is not None:
        about[field] = sentence("pergola-ask-jump-on", frog=garden.frog)
    elif field == "pot":
        about[field] = sentence(key, number=len(garden.pots) + 1)
    return about.get(field, sentence(key))


def label(view: State, _seat: int, chosen: tuple[str, ...], field: str, value: str) -> Sentence:
    """A value of a field as a menu shows it, at most 60 characters when said."""
    if not chosen or field == VERB:
        return _label_verb(view, value)
    return _LABELS[field](view, value)


def _label_verb(view: State, verb: str) -> Sentence:
    """A verb; one that stands beside the question says the whole move where it leaves nothing to choose."""
    if verb == "land":
        held = next((piece for piece in view.turn.hand if piece in INSECTS), "any")
        return sentence("pergola-label-verb-land", piece=piece_noun(held))
    if verb in _ASIDES:
        moves = [move for move in legal(view, view.seat) if move.verb == verb]
        if len(moves) == 1:
            return sentence(f"pergola-label-only-{'-'.join(words_of(moves[0]))}")
    return sentence(f"pergola-label-verb-{verb}")


def _label_tool(view: State, value: str) -> Sentence:
    slot = int(value) - 1
    tool, action = view.tools[slot], Noun(f"pergola-action-{_BOX.actions[slot]}")
    if tool is None or not tool.pieces:
        return sentence("pergola-label-tool-gone", action=action)
    one, other = map(piece_noun, tool.pieces)
    return sentence(f"pergola-label-tool-{tool.kind}", one=one, other=other, action=action)


def _label_place(view: State, place: str) -> Sentence:
    """A place in the garden to move ("Red 2", "V1, large buttercup (1 of 2)")."""
    if place == AIR or place in FLOWER_AT:
        return sentence(f"pergola-place-{place}")
    garden = view.gardens[view.seat]
    for cup in garden.buttercups:
        if cup.name == place:
            plant = piece_noun("buttercup-large" if cup.large else "buttercup-small")
            return sentence("pergola-label-bees", place=place, plant=plant, count=cup.bees, room=room(cup))
    for pair in garden.lavenders:
        if pair.name == place:
            plant = Noun("pergola-gift-flower")
            return sentence("pergola-label-bees", place=place, plant=plant, count=pair.bees, room=LAVENDER_ROOM)
    return _label_name(view, place)


def _label_name(_view: State, name: str) -> Sentence:
    return sentence("pergola-label-name", name=name)


def _label_stone(_view: State, stone: str) -> Sentence:
    if stone in _BOX.pool:
        return sentence("pergola-label-with", name=stone, thing=Noun(f"pergola-bonus-{stone}"))
    return sentence("pergola-label-with", name=stone, thing=piece_noun(_BOX.stones[stone]))


def _label_drop(_view: State, drop: str) -> Sentence:
    return sentence("pergola-label-drop", name=drop)


def _label_lily(view: State, lily: str) -> Sentence:
    if lily in _BOX.lilies:
        return sentence("pergola-label-with", name=lily, thing=piece_noun(_BOX.lilies[lily]))
    size = dragonfly_at(view, lily)
    if size is None:
        return sentence("pergola-label-empty", name=lily)
    return sentence("pergola-label-with", name=lily, thing=piece_noun(f"dragonfly-{size}"))


def _label_pile(view: State, pile: str) -> Sentence:
    leaf = next(iter(view.piles[("left", "middle", "right").index(pile)].leaves), None)
    if leaf is None:
        return sentence(f"pergola-label-pile-{pile}")
    key = f"pergola-label-pile-{pile}-{'flutter' if leaf.flutter else 'leaf'}"
    return sentence(key, leaf=Noun(f"pergola-leaf-{leaf.colour}"), piece=piece_noun(leaf.insect))


def _label_pot(_view: State, pot: str) -> Sentence:
    return sentence("pergola-label-with", name=pot, thing=Noun(f"pergola-pot-{pot}"))


def _own(field: str) -> Callable[[State, str], Sentence]:
    """Values that each have a label of their own."""
    return lambda _view, value: sentence(f"pergola-label-{field}-{value}")


_LABELS: dict[str, Callable[[State, str], Sentence]] = {
    "tool": _label_tool,
    "place": _label_place,
    "origin": _label_place,
    "bud": _label_name,
    "drop": _label_drop,
    "stone": _label_stone,
    "lily": _label_lily,
    "pile": _label_pile,
    "pot": _label_pot,
    "insect": _own("insect"),
    "branch": _own("branch"),
    "gift": _own("gift"),
    "action": _own("action"),
    "lantern": _own("lantern"),
}


def group_of(field: str, value: str) -> str:
    """The group that a place belongs to, where more than 25 are asked in two steps: a colour, a level, a kind."""
    if field not in ("place", "origin", "bud"):
        return "others"
    if value in FLOWER_AT:
        return COLOURS[FLOWER_AT[value][0]]
    if "." in value:
        return f"level{value.split('.', maxsplit=1)[0]}"
    return {"V": "buttercups", "L": "lavenders"}.get(value[:1], value)
