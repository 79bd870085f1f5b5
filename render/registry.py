"""Finds the drawers: every folder of `render` that offers a `DRAWER`. There is no list to edit."""

import importlib
import pkgutil
from functools import cache

import render
from render.drawer import Drawer


@cache
def drawers() -> dict[str, Drawer]:
    """All drawers by the key of their game."""
    found: dict[str, Drawer] = {}
    for module in sorted(pkgutil.iter_modules(render.__path__), key=lambda each: each.name):
        if module.ispkg:
            drawer = getattr(importlib.import_module(f"render.{module.name}"), "DRAWER", None)
            if drawer is not None:
                found[drawer.key] = drawer
    return found
