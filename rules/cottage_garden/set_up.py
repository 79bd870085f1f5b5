"""The first state of a game: everything that chance decides is drawn here (C1 to C6)."""

from rules.chance import Chance
from rules.cottage_garden.components import TILES_AT_START, components
from rules.cottage_garden.state import Bed, Garden, State

ONE_BED = "gentle-one-bed"


def set_up(seed: int, seats: int, mode: str) -> State:
    """A game for `seats` seats: tiles, beds and the first seat drawn from `seed`."""
    box = components()
    chance = Chance(seed)
    tiles = chance.shuffle(tuple(box.tiles))
    lights = chance.shuffle(tuple(name for name in box.sides if name.startswith("L")))
    first = chance.below(seats)
    each = 1 if mode == ONE_BED else 2
    gardens = []
    for seat in range(seats):
        light, *dark = lights[seat * each : seat * each + each]
        beds = (Bed(light), *(Bed(box.sides[name].back) for name in dark))
        gardens.append(Garden(beds, cats=box.cats))
    seating = box.seatings[seats]
    return State(
        gardens=tuple(gardens),
        nursery=tiles[:TILES_AT_START],
        queue=tiles[TILES_AT_START:],
        spare=lights[seats * each],
        gardener=seating.start,
        die=seating.die,
        seat=first,
        mode=mode,
    )
