"""Finds the games: every folder of `rules` that offers a `GAME`. There is no list to edit."""

import importlib
import pkgutil
from functools import cache

import rules
from rules.game import AnyGame


@cache
def games() -> dict[str, AnyGame]:
    """All games by key, in alphabetical order."""
    found: dict[str, AnyGame] = {}
    for module in sorted(pkgutil.iter_modules(rules.__path__), key=lambda each: each.name):
        if module.ispkg:
            game = getattr(importlib.import_module(f"rules.{module.name}"), "GAME", None)
            if game is not None:
                found[game.key] = game
    return found
