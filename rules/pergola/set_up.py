"""The first state of a game: everything that chance decides is drawn here (P1 to P10, P64)."""

from rules.chance import Chance
from rules.pergola.components import REQUIREMENTS, components
from rules.pergola.state import BrightLily, Garden, Pile, State, Supply, Tool


def set_up(seed: int, seats: int, challenge: str) -> State:
    """A game for `seats` seats, its tools, leaves, bright lilies and first seat drawn from `seed`."""
    box = components()
    chance = Chance(seed)
    tools: list[Tool] = []
    for kind in box.order[seats]:
        tools.extend(chance.shuffle(box.tools[kind]))
    leaves = chance.shuffle(box.leaves)
    height = len(leaves) // box.piles
    left, middle, right = (Pile(leaves[start : start + height]) for start in range(0, len(leaves), height))
    requirements = chance.shuffle(REQUIREMENTS)
    stacks = chance.shuffle(box.dragonflies[seats])
    first = chance.below(seats)
    shown = len(box.actions)
    return State(
        gardens=(Garden(drops=(box.starts[0], box.starts[1])),) * seats,
        tools=tuple(reversed(tools[:shown])),  # laid from right to left (P5)
        stack=tuple(tools[shown:]),
        piles=(left, middle, right),
        pond=tuple(BrightLily(*lily) for lily in zip(box.bright, requirements, stacks, strict=True)),
        supply=Supply(
            butterflies=box.supply["butterfly"],
            ladybugs=box.supply["ladybug"],
            bees=box.supply["bee"],
            lavender_flowers=box.supply["flowers"],
            small_dragonflies=box.supply["small-dragonflies"],
        ),
        seat=first,
        challenge=challenge,
    )
