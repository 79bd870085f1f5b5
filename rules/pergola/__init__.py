"""Pergola, by the rulebook's rules; see docs/rules/pergola.md."""

from rules.game import Game
from rules.pergola.game import Pergola
from rules.pergola.state import State

GAME: Game[State] = Pergola()
