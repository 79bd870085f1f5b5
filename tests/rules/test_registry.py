"""Games are found, not listed."""

from pathlib import Path

import rules
from rules.registry import games


def test_every_folder_with_a_game_is_found_by_its_key() -> None:
    home = Path(rules.__path__[0])
    folders = [path.parent.name for path in home.glob("*/__init__.py") if "GAME" in path.read_text("utf-8")]
    assert sorted(folders) == list(games())
    assert all(key == game.key for key, game in games().items())


def test_prefixes_of_rules_are_unlike() -> None:
    prefixes = [game.rules_prefix for game in games().values()]
    assert len(set(prefixes)) == len(prefixes)
