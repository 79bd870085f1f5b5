"""Pergola, by the rulebook's rules; see docs/rules/pergola.md."""
