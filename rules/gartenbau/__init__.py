"""Gartenbau, by the rulebook's rules; see docs/rules/gartenbau.md."""

from rules.game import Game
from rules.gartenbau.game import Gartenbau
from rules.gartenbau.state import State

GAME: Game[State] = Gartenbau()
