"""What the seat to act may do at the step where its turn stands; asked by legal moves and by the turn itself."""

from msgspec.structs import replace

from rules.gartenbau.components import components
from rules.gartenbau.ground import flower_beds, ground_of
from rules.gartenbau.market import savings, shows_tile, top_plant
from rules.gartenbau.placing import liftable
from rules.gartenbau.state import COLOURS, Garden, Resource, State, Turn

_BOX = components()
TOKENS: tuple[Resource, ...] = ("sun", "water")


def may_use_ability(state: State, garden: Garden, petal: int) -> bool:
    """Whether the ability of a petal without tiles can bring something, once the way is paid (G23)."""
    ability = _BOX.petals[len(state.gardens)][petal].ability
    stack = state.stacks[petal]
    if ability == "transplant":
        return bool(liftable(garden.plot))
    if ability == "sale":
        return may_buy(state, garden, garden.suns + stack.suns, garden.waters + stack.waters)
    if ability == "nursery":
        return any(shows_tile(state, other) for other in range(len(state.stacks)))
    if ability == "bloom":
        return may_bloom(garden)
    return state.suns + state.waters + stack.suns + stack.waters > 0


def may_buy(state: State, garden: Garden, suns: int, waters: int) -> bool:
    """Whether some plant can be had at a sale with so many resources (G37)."""
    places = ground_of(garden.plot).plant_places
    return any(
        places[colour] and (plant := top_plant(state, colour)) is not None and any(savings(suns, waters, plant))
        for colour in COLOURS
    )


def may_bloom(garden: Garden) -> bool:
    """Whether some flower of the hand can be placed."""
    ground = ground_of(garden.plot)
    return bool(ground.beds) and any(flower is not None and flower_beds(ground, flower) for flower in garden.hand)


def payments(garden: Garden, count: int) -> list[tuple[int, int]]:
    """The ways to pay so many tokens, as suns and waters."""
    return [(suns, count - suns) for suns in range(max(0, count - garden.waters), min(count, garden.suns) + 1)]


def pays_off(state: State, garden: Garden, petal: int, count: int) -> bool:
    """Whether the tokens for a way can be paid so that the ability at its end can still be used."""
    ability = _BOX.petals[len(state.gardens)][petal].ability
    if ability != "sale":
        return garden.suns + garden.waters >= count and may_use_ability(state, garden, petal)
    stack = state.stacks[petal]
    return any(
        may_buy(state, garden, garden.suns - suns + stack.suns, garden.waters - waters + stack.waters)
        for suns, waters in payments(garden, count)
    )


def payable(state: State, garden: Garden, turn: Turn) -> list[Resource]:
    """The tokens that may be paid next: those held, and that leave enough for what the walk is for."""
    tokens: list[Resource] = []
    for token, held in zip(TOKENS, (garden.suns, garden.waters), strict=True):
        if not held:
            continue
        if turn.prize == "ability" and turn.petal is not None:
            rest = spend(garden, token)
            if not pays_off(state, rest, turn.petal, len(turn.unpaid) - 1):
                continue
        tokens.append(token)
    return tokens


def spend(garden: Garden, token: Resource) -> Garden:
    """The garden with one token less."""
    return gain(garden, -1, 0) if token == "sun" else gain(garden, 0, -1)  # noqa: S105 # a token of the game


def gain(garden: Garden, suns: int, waters: int) -> Garden:
    """The garden with so many resources more."""
    return replace(garden, suns=garden.suns + suns, waters=garden.waters + waters)


def may_lift(garden: Garden, turn: Turn) -> bool:
    """Whether the watering can may be used now: before the action or after it (G42)."""
    return garden.can and turn.step in ("act", "return", "done") and bool(liftable(garden.plot))


def discards_due(state: State, garden: Garden) -> int:
    """How many flowers must still be discarded in the preparation (G11)."""
    return _BOX.discards[len(state.gardens)] - len(garden.discarded) if state.draft else 0
