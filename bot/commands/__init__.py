"""The slash commands: `/garden …`, and one group for each game, made from its moves."""
