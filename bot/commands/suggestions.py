"""Autocomplete for typed moves: only what is legal, given what is typed so far. Pure functions."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.game import AnyGame, Move, MoveError
from rules.notation import VERB, narrow, understand, words_of
from words import Words

VALUE_LIMIT = 100
Suggestions = list[tuple[str, str]]
"""Names as shown and values as typed."""


def suggest_sentence(game: AnyGame, view: Any, seat: int, typed: str, words: Words) -> Suggestions:
    """How a sentence may go on, word by word; sentences before a `;` are taken as played."""
    before, _, present = typed.rpartition(";")
    try:
        for text in filter(None, (part.strip() for part in before.split(";"))):
            move = understand(game, game.legal(view, seat), text)
            if move.ends_turn:
                return []
            view = game.apply(view, seat, move)
    except MoveError:
        return []
    legal = game.legal(view, seat)
    said = present.lower().split()
    begun = said.pop() if said and not present.endswith(" ") else ""
    complete = _spelled(legal, said)
    if complete is None:
        return []
    head = f"{before.strip()}; " if before.strip() else ""
    found = narrow(legal, complete)
    if isinstance(found, Move):
        whole = words_of(found)
        told = _told(game, view, seat, whole, words)
        fits = len(whole) <= len(said) or _fits(begun, whole[len(said)], told)
        return _short_enough([(head + str(found), told)] if fits else [])
    if found is None:
        return []
    lines = []
    for each in ((*found.chosen, value) for value in found.values):
        told = _told(game, view, seat, each, words)
        # What leaves no choice is filled in, so the word begun may stand before the last.
        if _fits(begun, each[len(said)], told):
            lines.append((head + " ".join(each), told))
    return _short_enough(lines)


def _spelled(legal: Sequence[Move], said: Sequence[str]) -> tuple[str, ...] | None:
    """The words said so far as the moves spell them; None if no move begins so."""
    for move in legal:
        beginning = words_of(move)[: len(said)]
        if [word.lower() for word in beginning] == list(said):
            return beginning
    return None


def _fits(begun: str, value: str, told: str) -> bool:
    return not begun or value.lower().startswith(begun.lower()) or begun.lower() in told.lower()


def _told(game: AnyGame, view: Any, seat: int, sentence: Sequence[str], words: Words) -> str:
    """The last word of a sentence, as a menu would show it."""
    fields = (VERB, *next(kind for kind in game.move_types if kind.verb == sentence[0]).__struct_fields__)
    last = len(sentence) - 1
    return words.tell(game.label(view, seat, tuple(sentence[:last]), fields[last], sentence[last]))


def _short_enough(lines: Sequence[tuple[str, str]]) -> Suggestions:
    return [
        (f"{sentence} · {told}"[:VALUE_LIMIT], sentence) for sentence, told in lines if len(sentence) <= VALUE_LIMIT
    ]


def suggest_field(  # noqa: PLR0913, PLR0917  what is typed, and everything needed to make sense of it
    game: AnyGame, view: Any, seat: int, verb: str, given: Mapping[str, str], field: str, words: Words
) -> Suggestions:
    """The values of one field of a move, given what the other fields hold; one that fits nothing is passed over."""
    kind = next(each for each in game.move_types if each.verb == verb)
    place = kind.__struct_fields__.index(field) + 1
    moves = [words_of(move) for move in game.legal(view, seat) if move.verb == verb]
    for position, name in enumerate(kind.__struct_fields__, start=1):
        value = given.get(name, "").lower()
        narrowed = [move for move in moves if move[position].lower() == value] if name != field else []
        moves = narrowed or moves
    begun = given.get(field, "").strip()
    lines = []
    for value in dict.fromkeys(move[place] for move in moves):
        chosen = next(move[:place] for move in moves if move[place] == value)
        told = words.tell(game.label(view, seat, chosen, field, value))
        name = told if told.lower().startswith(value.lower()) else f"{value} · {told}"
        if _fits(begun, value, told):
            lines.append((name[:VALUE_LIMIT], value))
    return lines
