"""Which pictures of a table there are, by what they depend on, and how each is drawn."""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Any, Literal

import msgspec

from bot.panels.telling import changed_garden
from bot.speech import plain
from bot.table_names import names_of
from bot.table_records import TableRecord
from render.drawer import Drawer, Seen
from render.numbered import numbered_by_group
from render.registry import drawers
from render.scene import Scene
from rules.notation import Choice
from rules.table import Table
from words import Words

Kind = Literal["garden", "board"]


class Look(msgspec.Struct, frozen=True):
    """One picture to be drawn: its key names all that it shows."""

    key: Hashable
    scene: Callable[[], Scene]
    text: Callable[[], str]
    """The same as text."""


def _look(kind: str, record: TableRecord, seen: Seen, since: Hashable, reader: int | None) -> Look:
    """A look for the eyes of `reader` (None: everybody): others must not be given its picture from the cache."""
    drawer: Drawer = drawers()[record.game]
    how = (seen.names, seen.words.language, seen.choice, seen.groups, since, seen.theme)
    key = (kind, record.id, record.ply, seen.seat, reader, how)
    if kind == "garden":
        return Look(key, partial(_scene, drawer.garden, seen), partial(drawer.text_garden, seen))
    return Look(key, partial(_scene, drawer.board, seen), partial(drawer.text_board, seen))


def _scene(draw: Callable[[Seen], Scene], seen: Seen) -> Scene:
    scene = draw(seen)
    return numbered_by_group(scene, seen.groups) if seen.groups else scene


def _seen(record: TableRecord, view: Any, words: Words, seat: int, **more: Any) -> Seen:
    names = tuple(plain(name) for name in names_of(record))
    return Seen(view=view, names=names, words=words, seat=seat, **more)


def cover_look(game: str, words: Words) -> Look:
    """The picture of a table that has not begun; it says nothing that its message does not."""
    return Look(("cover", game, words.language), lambda: drawers()[game].cover(words), str)


def public_looks(record: TableRecord, table: Table, words: Words) -> tuple[Look, Look]:
    """The garden that changed last, and the board, as everybody may see them; the last turn's pieces glow."""
    seat, first = changed_garden(record, table)
    before = None if first is None else table.game.view(first.before, None)
    seen = _seen(record, table.game.view(table.shown_to(None), None), words, seat, before=before)
    return _look("garden", record, seen, 1, None), _look("board", record, seen, 1, None)


def garden_look(record: TableRecord, table: Table, words: Words, seat: int, reader: int | None) -> Look:
    """Somebody's garden as `reader` may see it."""
    view = table.game.view(table.shown_to(reader), reader)
    return _look("garden", record, _seen(record, view, words, seat), 0, reader)


def board_look(record: TableRecord, table: Table, words: Words, reader: int | None) -> Look:
    """The board as `reader` may see it."""
    view = table.game.view(table.shown_to(reader), reader)
    return _look("board", record, _seen(record, view, words, reader or 0), 0, reader)


def kind_of(game: str, choice: Choice | None) -> Kind:
    """Which picture carries the candidates."""
    return "garden" if choice is None else drawers()[game].shows(choice)


def turn_look(  # noqa: PLR0913  the panel's picture depends on all of these
    record: TableRecord,
    table: Table,
    words: Words,
    seat: int,
    choice: Choice | None,
    *,
    groups: tuple[tuple[str, tuple[str, ...]], ...] = (),
    other: bool,
    trial: int | None = None,
) -> Look:
    """What the turn panel shows: where the candidates are, or (`other`) what is not shown then.

    `trial` is the revision of the trial whose copy the table is.
    """
    view = table.game.view(table.state, seat)
    before = table.game.view(table.turn_start, seat)
    kind = kind_of(record.game, choice)
    if other:
        kind = "board" if kind == "garden" else "garden"
    candidates = {} if other else {"choice": choice, "groups": groups}
    seen = _seen(record, view, words, seat, before=before, **candidates)
    return _look(kind, record, seen, 2 if trial is None else ("try", trial), seat)
