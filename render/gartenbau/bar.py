"""A bar below the garden with the values of a step that have no place in it: what to do, what to take."""

from render.gartenbau.cabinet import draw_lying_tile
from render.gartenbau.frame import WIDTH
from render.gartenbau.part import inside, moved, number
from render.panel import panel
from render.scene import Disc, Item
from rules.gartenbau.market import gift_size, over
from rules.gartenbau.squares import pair_of, square_of
from rules.gartenbau.state import Seedlings, State
from rules.notation import VERB, Choice

BAR = 196.0
_ICON, _WIDE, _EACH = 128.0, 180.0, 104.0
_SIGNS = {
    "market": "sign-market",
    "plant": "plant-any",
    "flower": "flower-any",
    "pot": "flower-pot",
    "fetch": "ability-nursery",
    "buy": "ability-sale",
    "collect": "ability-bounty",
    "can": "watering-can",
    "lift": "ability-transplant",
    "replant": "ability-transplant",
    "swap": "sign-swap",
    "return": "ability-bounty",
    "place": "seedling-any",
    "pay": "stepping-stone",
    "pick": "card-back",
    "discard": "card-back",
    "side": "starter",
    "end": "tick",
}


def draw_bar(state: State, seat: int, choice: Choice, top: float) -> tuple[Item, ...]:
    """A cream panel with a picture of each value and its number."""
    count = len(choice.values)
    step = min(300.0, (WIDTH - 60) / count)
    width = step * count + 30
    left = (WIDTH - width) / 2
    items: list[Item] = [panel(left, top + 12, left + width, top + BAR - 16, radius=24)]
    for place, value in enumerate(choice.values, 1):
        x, y = left + 15 + step * (place - 0.5), top + BAR / 2 - 2
        disc = min(72.0, step * 0.38)
        picture = _picture(state, seat, choice, value, step - disc - 24)
        items += moved(picture, x + disc * 0.44, y)
        items.append(Disc(place, value, x - step / 2 + disc / 2 + 5, y, disc))
    return tuple(items)


def _picture(state: State, seat: int, choice: Choice, value: str, room: float) -> tuple[Item, ...]:
    """What stands for a value, its middle at 0, 0."""
    if choice.field == VERB:
        return (inside(_SIGNS[value], 0, 0, min(_WIDE if value in ("plant", "buy") else _ICON, room)),)
    if choice.field == "saving":
        return (number("−1", -34, 0, 66), inside(f"{value}-flat", 46, 0, 80))
    if choice.field == "suns":
        many = over(state.gardens[seat]) if choice.chosen[:1] == ("return",) else gift_size(state)
        return _resources(int(value), many - int(value), beside=room > 2 * _EACH)
    return _traded(state, seat, choice, value)


def _resources(suns: int, waters: int, *, beside: bool) -> tuple[Item, ...]:
    """So many suns and waters, beside or below each other."""
    (x, y), (across, down) = ((-52.0, 0.0), (52.0, 0.0)) if beside else ((0.0, -34.0), (0.0, 34.0))
    return (
        number(str(suns), x - 26, y, 52),
        inside("sun-flat", x + 20, y, 54),
        number(str(waters), across - 26, down, 52),
        inside("water-flat", across + 20, down, 54),
    )


def _traded(state: State, seat: int, choice: Choice, value: str) -> tuple[Item, ...]:
    """Two tiles that trade places, the lifted one above, each turned or not."""
    pair = set(pair_of(choice.chosen[1]))
    tiles = state.gardens[seat].plot.tiles
    other = next((tile for tile in tiles if set(map(square_of, tile.squares)) == pair), None)
    items: list[Item] = []
    for tile, turned, y in ((state.turn.lifted, "first", -41.0), (other, "second", 41.0)):
        if tile is not None:
            colours: Seedlings = (tile.colours[0], tile.colours[1])
            shown: Seedlings = (colours[1], colours[0]) if value in (turned, "both") else colours
            items += draw_lying_tile(shown, 0, y, 0.74)
    return tuple(items)
