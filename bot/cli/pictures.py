"""Pictures of a table for the command line, as its players would see them."""

from pathlib import Path

from bot.cli.common import fail
from render.drawer import Drawer, Seen
from render.paint import compose
from render.registry import drawers
from render.scene import Scene
from rules.table import Table
from words.speech import Words

SUFFIXES = (".png", ".webp", ".jpg", ".jpeg")


def drawer_of(table: Table) -> Drawer:
    return drawers()[table.game.key]


def seen(table: Table, names: tuple[str, ...], seat: int, words: Words) -> Seen:
    """The table as the seat sees it, its last turn aglow."""
    game = table.game
    last = next((played for played in table.last_turn() if played.seat == seat), None)
    own = next(iter(table.turn_of(seat)), last)
    before = game.view(own.before, seat) if own else None
    return Seen(view=game.view(table.state, seat), names=names, words=words, seat=seat, before=before)


def garden(table: Table, names: tuple[str, ...], seat: int, words: Words) -> Scene:
    return drawer_of(table).garden(seen(table, names, seat, words))


def save(scene: Scene, path: Path) -> None:
    """Writes the scene as a picture of the kind that the file's name says. :raises CommandError:"""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        compose(scene).save(path)
    except OSError as error:
        fail("command-not-written", file=str(path), reason=error.strerror or str(error), code=1)
