"""Writes the golden games anew: computer gardeners and random players play until each ending has come about."""

import sys

from rules.chance import Chance
from rules.game import AnyGame
from rules.record import record_of, write_record
from rules.registry import games
from rules.table import Table, open_table
from tests.golden.endings import ENDINGS, HOME, ending_of

NAMES = ("Åse", "Jørgen", "Mia", "Tom")


def played(game: AnyGame, seats: int, seed: int) -> Table:
    """A game in which each seat is a computer gardener that plays at random at times, in some games always."""
    chance = Chance(seed)
    options = {option.key: chance.pick(option.values) for option in game.options if seats in option.seats}
    if chance.below(2):
        options = {}
    care = 1 + chance.below(9)  # rare endings come sooner by chance
    table = open_table(game, seed, seats, options)
    while not game.is_over(table.state):
        seat = game.to_act(table.state)[0]
        view = game.view(table.state, seat)
        careless = chance.below(care) == 0
        move = chance.pick(game.legal(view, seat)) if careless else game.choose(view, seat, chance)
        table = table.play(seat, move)
    return table


def make(key: str) -> None:
    """Plays game after game until the files of all its endings are written."""
    game, missing, seed = games()[key], set(ENDINGS[key]), 0
    while missing:
        seed += 1
        seats = int(sorted(missing)[seed % len(missing)].split("-", maxsplit=1)[0])
        table = played(game, seats, seed)
        ending = ending_of(table)
        if ending in missing:
            missing.remove(ending)
            text = write_record(record_of(table, NAMES[:seats], seed, table.line, None))
            (HOME / f"{key}-{ending}.txt").write_text(text, "utf-8")
            sys.stdout.write(f"{key}-{ending}: seed {seed}\n")


if __name__ == "__main__":
    for each in sys.argv[1:] or sorted(games()):
        make(each)
