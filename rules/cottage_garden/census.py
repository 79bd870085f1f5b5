"""Counts every component of a game, wherever it lies. Cats come from a reserve without end, so their moves count."""

from collections import Counter

from rules.accounts import difference
from rules.cottage_garden.beds import bits_at
from rules.cottage_garden.components import components
from rules.cottage_garden.moves import Cat, Refill
from rules.cottage_garden.shapes import squares_of
from rules.cottage_garden.state import Cubes, Garden, State
from rules.game import Move


def census(state: State) -> Counter[str]:
    """All components by name. What lies where nothing may lie is counted as a thing of its own."""
    box = components()
    counted: Counter[str] = Counter({"places of the nursery": len(state.nursery)})
    counted.update(f"tile {tile}" for tile in (*state.nursery, *state.queue) if tile is not None)
    sides = [state.spare]
    for garden in state.gardens:
        counted.update(_of_garden(garden))
        sides += [bed.side for bed in garden.beds if bed is not None]
    # beds are told by their light side; those that left the game are counted by their garden
    lights = [side if side[0] == "L" else box.sides[side].back for side in sides]
    counted["beds"] += len(lights)
    counted["beds in two places"] += len(lights) - len(set(lights))
    hives = [garden.hive for garden in state.gardens if garden.hive]
    counted["beehives in two gardens"] += len(hives) - len(set(hives))
    counted["beehives of no such points"] += len(set(hives) - set(box.hives))
    return counted


def _of_garden(garden: Garden) -> Counter[str]:
    box = components()
    counted = Counter({"beds": garden.beds.count(None), "orange cubes": 0, "blue cubes": 0})
    for colour, cubes, track in (("orange", garden.orange, box.orange), ("blue", garden.blue, box.blue)):
        counted.update(f"{colour} cubes" if place in track else f"{colour} cubes off the track" for place in cubes)
    for bed in garden.beds:
        if bed is not None:
            counted.update(f"tile {lying.tile}" for lying in bed.tiles)
            squares = [*bed.cats, *bed.pots]
            for lying in bed.tiles:
                squares += squares_of(bits_at(lying.tile, lying.turn, lying.square) or 0)
            counted["squares taken twice"] += len(squares) - len(set(squares))
    return counted


def unaccounted(before: State, seat: int, move: Move, after: State) -> dict[str, int]:
    """What the move lost or made, by name; a cat must come for each cube over the line, and go where one is used."""
    wrong = difference(census(before), census(after))
    for place, (old, new) in enumerate(zip(before.gardens, after.gardens, strict=False)):
        used = int(place == seat and isinstance(move, Cat | Refill))
        won = _crossings(old.orange, new.orange) + _crossings(old.blue, new.blue)
        if surplus := new.cats - (old.cats + won - used):
            wrong[f"cats of seat {place + 1}"] = surplus
    return wrong


def _crossings(old: Cubes, new: Cubes) -> int:
    """How many cubes crossed the mice's red line forwards (a move brings one of a colour at most over it)."""
    line = components().line
    return max(0, sum(place <= line for place in old) - sum(place <= line for place in new))
