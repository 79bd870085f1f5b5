"""Cottage Garden, complete: beds, nursery, planting table, the final round, and a computer gardener."""

from rules.cottage_garden.game import GAME

__all__ = ["GAME"]
