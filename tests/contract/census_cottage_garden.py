"""Counts every component of a game of Cottage Garden, wherever it lies."""

from collections import Counter

from rules.cottage_garden.beds import bits_at
from rules.cottage_garden.components import components
from rules.cottage_garden.shapes import squares_of
from rules.cottage_garden.state import Garden, State


def census(state: State) -> Counter[str]:
    box = components()
    counted: Counter[str] = Counter({"places of the nursery": len(state.nursery)})
    tiles = [tile for tile in (*state.nursery, *state.queue) if tile is not None]
    for garden in state.gardens:
        counted.update(_of_garden(garden))
        tiles += [lying.tile for bed in garden.beds if bed is not None for lying in bed.tiles]
    counted.update(f"tile {tile}" for tile in tiles)
    # beds are told by their light side; those that left the game are counted by their garden
    sides = [bed.side for garden in state.gardens for bed in garden.beds if bed is not None]
    lights = [side if side[0] == "L" else box.sides[side].back for side in (*sides, state.spare)]
    assert len(set(lights)) == len(lights), "no bed lies in two places"
    counted["beds"] += len(lights)
    hives = [garden.hive for garden in state.gardens if garden.hive]
    assert len(set(hives)) == len(hives), "no beehive is in two gardens"
    assert set(hives) <= set(box.hives)
    return counted


def _of_garden(garden: Garden) -> Counter[str]:
    box = components()
    assert set(garden.orange) <= set(box.orange)
    assert set(garden.blue) <= set(box.blue)
    assert garden.cats >= 0
    for bed in garden.beds:
        if bed is not None:
            squares = [*bed.cats, *bed.pots]
            squares += [s for lying in bed.tiles for s in _squares(lying.tile, lying.turn, lying.square)]
            assert len(set(squares)) == len(squares), "nothing lies on anything else"
    return Counter(
        {"orange cubes": len(garden.orange), "blue cubes": len(garden.blue), "beds": garden.beds.count(None)}
    )


def _squares(tile: str, turn: int, square: str) -> tuple[str, ...]:
    bits = bits_at(tile, turn, square)
    assert bits is not None, "every tile lies wholly on its bed"
    return squares_of(bits)
