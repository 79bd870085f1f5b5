"""Moves as short sentences, and narrowing: the next thing to choose, given what is chosen already.

Select menus, buttons, slash-command options and their autocomplete are all this one narrowing.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Literal, get_args, get_origin, get_type_hints

import msgspec

from rules.game import AmbiguousMove, AnyGame, Move, UnreadableMove
from rules.sentence import sentence

VERB = "verb"
VEIL = "?"
TOLD = 12
"""Up to so many values of a word are told to somebody who wrote another."""


class Choice(msgspec.Struct, frozen=True):
    """The next field to choose: the sentence so far, the field's name (or `verb`), its values in order."""

    chosen: tuple[str, ...]
    field: str
    values: tuple[str, ...]


def words_of(move: Move) -> tuple[str, ...]:
    """The move's sentence, word by word."""
    return (move.verb, *(str(getattr(move, name)) for name in move.__struct_fields__))


def veiled(move: Move) -> Move:
    """The secret move as all others may know it: its verb, each other word a `?`."""
    return msgspec.convert(dict.fromkeys(move.__struct_fields__, VEIL), type(move))


def parse(game: AnyGame, text: str) -> Move:
    """The move that a whole sentence names, legal or not. `parse(game, str(move)) == move`.

    :raises UnreadableMove: if no move of this game is written so.
    """
    words = text.split()
    types = {kind.verb: kind for kind in game.move_types}
    kind = types.get(words[0].lower()) if words else None
    if kind is None:
        raise UnreadableMove(sentence("move-unknown-verb", text=text, verbs=", ".join(types)))
    fields = kind.__struct_fields__
    if len(words) != 1 + len(fields):
        raise UnreadableMove(sentence("move-wrong-length", text=text, pattern=" ".join([kind.verb, *fields])))
    hints = get_type_hints(kind)
    try:
        return msgspec.convert(dict(zip(fields, words[1:], strict=True)), kind, strict=False)
    except msgspec.ValidationError:
        said = zip(fields, words[1:], strict=True)
        name, word = next((name, word) for name, word in said if not _fits(word, hints[name]))
        values = _values(hints[name])
        told = sentence("move-unknown-word", text=text, word=word, count=len(values), values=", ".join(values))
        raise UnreadableMove(told) from None


def _values(hint: object) -> tuple[str, ...]:
    """All that a word may be, where they are few enough to be told in a sentence."""
    values = get_args(hint) if get_origin(hint) is Literal else ()
    return tuple(map(str, values)) if len(values) <= TOLD else ()


def _fits(word: str, hint: object) -> bool:
    try:
        msgspec.convert(word, hint, strict=False)
    except msgspec.ValidationError:
        return False
    return True


def understand(game: AnyGame, legal: Sequence[Move], text: str) -> Move:
    """The move that a player's sentence means: letter case is free and forced words may be left out.

    A sentence that fits no legal move but names a move exactly is returned too, for `apply` to refuse by its rule.

    :raises UnreadableMove, AmbiguousMove: as their docstrings say.
    """
    said = [word.lower() for word in text.split()]
    exact = [move for move in legal if [word.lower() for word in words_of(move)] == said]
    if exact:
        return exact[0]
    fitting = [move for move in legal if said and _abbreviates(said, [word.lower() for word in words_of(move)])]
    if len(fitting) == 1:
        return fitting[0]
    if fitting:
        examples = " / ".join(str(move) for move in fitting[:3])
        raise AmbiguousMove(sentence("move-ambiguous", text=text, count=len(fitting), examples=examples))
    return parse(game, text)


def _abbreviates(said: list[str], whole: list[str]) -> bool:
    """The verb first, then some of the other words in their order."""
    if said[0] != whole[0]:
        return False
    rest = iter(whole[1:])
    return all(word in rest for word in said[1:])


def narrow(moves: Iterable[Move], chosen: Sequence[str] = ()) -> Choice | Move | None:
    """What is to be chosen next among `moves` that begin with the words `chosen`.

    A step with one value is not asked: it is taken. A move, when all is chosen; None, when nothing fits.
    """
    sentences = [(words_of(move), move) for move in moves]
    taken = tuple(chosen)
    while True:
        sentences = [(words, move) for words, move in sentences if words[: len(taken)] == taken]
        if not sentences:
            return None
        if len(sentences) == 1:
            return sentences[0][1]
        position = len(taken)
        values = tuple(dict.fromkeys(words[position] for words, _ in sentences))
        if len(values) > 1:
            field = VERB if position == 0 else sentences[0][1].__struct_fields__[position - 1]
            return Choice(taken, field, values)
        taken = (*taken, values[0])


def in_groups(choice: Choice, group_of: Callable[[str, str], str]) -> dict[str, tuple[str, ...]]:
    """The values of a choice by the group they belong to, groups and values in order."""
    groups: dict[str, list[str]] = {}
    for value in choice.values:
        groups.setdefault(group_of(choice.field, value), []).append(value)
    return {group: tuple(values) for group, values in groups.items()}
