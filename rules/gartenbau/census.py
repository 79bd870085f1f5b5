"""Counts every component of a game, wherever it lies."""

from collections import Counter

from rules.gartenbau.components import components
from rules.gartenbau.squares import square_of
from rules.gartenbau.state import COLOURS, Garden, Plot, State


def census(state: State) -> Counter[str]:
    """All components by name. What lies where nothing may lie is counted as a thing of its own."""
    counted: Counter[str] = Counter({"sun": state.suns, "water": state.waters})
    seedlings = [tile for stack in state.stacks for tile in stack.tiles] + list(state.box)
    if state.turn.tile is not None:
        seedlings.append(state.turn.tile)
    for stack in state.stacks:
        counted.update({"sun": stack.suns, "water": stack.waters})
    for garden in state.gardens:
        counted.update(_of_garden(garden))
        seedlings += [(tile.colours[0], tile.colours[1]) for tile in garden.plot.tiles if not tile.starter]
    if state.turn.lifted is not None:
        one, other = state.turn.lifted.colours
        seedlings.append((one, other))
    counted.update(f"tile {sorted(tile)}" for tile in seedlings if tile is not None)
    for colour, left in zip(COLOURS, state.plants, strict=True):
        plants = components().stack(colour, len(state.gardens))
        counted.update(f"plant {colour} {plant.prestige}" for plant in plants[len(plants) - left :])
    counted.update(f"flower {flower}" for flower in state.spare)
    for pile in state.draft:
        counted.update(f"flower {flower}" for flower in (pile.open, pile.hidden) if pile.picked_by is None)
    return counted


def _of_garden(garden: Garden) -> Counter[str]:
    counted: Counter[str] = Counter({"sun": garden.suns, "water": garden.waters})
    counted[f"starter {garden.starter}"] += 1
    counted.update(f"flower {flower}" for flower in (*garden.hand, *garden.discarded))
    counted.update(f"flower {flower.name}" for flower in garden.plot.flowers)
    counted.update(f"plant {plant.colour} {plant.prestige}" for plant in garden.plot.plants)
    return counted + _misplaced(garden.plot)


def _misplaced(plot: Plot) -> Counter[str]:
    """Squares that two tiles or two plants share, and those of plants that lie on no tile."""
    tiles = [square_of(name) for tile in plot.tiles for name in tile.squares]
    plants = [square_of(name) for plant in plot.plants for name in plant.squares]
    return Counter(
        {
            "squares of two tiles": len(tiles) - len(set(tiles)),
            "squares of two plants": len(plants) - len(set(plants)),
            "squares of plants on no tile": len(set(plants) - set(tiles)),
        }
    )
