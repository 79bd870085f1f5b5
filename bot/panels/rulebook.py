"""The numbered rules of a game, as players read them: a few statements a page."""

from functools import cache
from pathlib import Path

from bot.panels.texts import pages_of
from bot.table_errors import BadChoice
from rules.registry import games

HOME = Path(__file__).parents[2] / "docs" / "rules"
ROOM = 3000


class NoRules(LookupError):
    """The rules of a game are not where they should be: a fault of the installation."""


@cache
def rule_pages(game: str, language: str) -> tuple[str, ...]:
    """The rules in the language, or in English where they are not translated.

    :raises BadChoice: if there is no such game.
    :raises NoRules:
    """
    if game not in games():
        raise BadChoice("table-no-game", name=game, games=", ".join(games()))
    for path in (HOME / language / f"{game}.md", HOME / f"{game}.md"):
        if path.is_file():
            return tuple(pages_of(path.read_text("utf-8").splitlines(), ROOM))
    raise NoRules(f"there is no {HOME / game}.md")
