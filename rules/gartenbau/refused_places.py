"""Why something may not lie where a move says: seedling tiles, plants, flowers, and tiles that are to be moved."""

from rules.game import IllegalMove
from rules.gartenbau.asking import colour_noun
from rules.gartenbau.components import components
from rules.gartenbau.ground import FLOWER_SQUARES, Ground, ground_of, squares_of
from rules.gartenbau.placing import is_doubled
from rules.gartenbau.squares import AROUND, STEPS, STRIDE, Facing, NoSquare, name_of, pair_name, pair_of, square_of
from rules.gartenbau.state import Colour, Plot, Seedlings, Tile
from rules.sentence import Detail, Noun, sentence

_BOX = components()


def refuse(rule: str, key: str, /, **details: Detail) -> IllegalMove:
    """A refusal of this game by a rule."""
    return IllegalMove(rule, sentence(f"gartenbau-refuse-{key}", **details))


def spot_refusal(
    plot: Plot, colours: Seedlings, name: str, facing: Facing, lifted: Tile | None = None
) -> IllegalMove:
    """Why a seedling tile may not be laid there, `lifted` by a watering can or new (G24, G25, G44, G45)."""
    try:
        square = square_of(name)
    except NoSquare:
        return refuse("G25", "no-square", square=name)
    other, filled = square + STEPS[facing], ground_of(plot).tile_on
    taken = [name_of(each) for each in (square, other) if each in filled]
    if taken:
        return refuse("G24", "square-taken", square=taken[0])
    if not any(each + step in filled for each in (square, other) for step in AROUND):
        return refuse("G24", "not-beside", squares=pair_name(square, other))
    if is_doubled(colours, facing):
        better = Noun(f"gartenbau-facing-{'right' if facing == 'left' else 'down'}")
        return refuse("G24", "twin", square=name_of(min(square, other)), facing=better)
    if lifted is not None and {square, other} == set(squares_of(lifted.squares)):
        return refuse("G45", "same-place", squares=pair_name(square, other))
    return refuse("G44", "splits", squares=pair_name(square, other))


def plant_refusal(plot: Plot, colour: Colour, name: str) -> IllegalMove | None:
    """Why a plant may not cover two squares (G28 to G31); None where the place is good."""
    try:
        one, other = pair_of(name)
    except NoSquare:
        return refuse("G25", "no-pair", squares=name)
    ground = ground_of(plot)
    if (one, other) in ground.plant_places[colour]:
        return None
    for square in (one, other):
        if square not in ground.tile_on:
            return refuse("G28", "plant-on-empty", square=name_of(square))
        if square not in ground.seedlings:
            return refuse("G31", "plant-on-plant", square=name_of(square))
    if ground.tile_on[one] == ground.tile_on[other]:
        starter = plot.tiles[ground.tile_on[one]].starter
        return refuse(*("G30", "plant-on-starter") if starter else ("G29", "plant-on-one-tile"), squares=name)
    first, second = ground.seedlings[one], ground.seedlings[other]
    wanted = Noun(f"gartenbau-recipe-{colour}")
    return refuse(
        "G28",
        "plant-colours",
        colour=colour_noun(colour),
        wanted=wanted,
        first=colour_noun(first),
        second=colour_noun(second),
    )


def bed_refusal(plot: Plot, flower: str, name: str) -> IllegalMove:
    """Why a flower may not be laid with its upper left square there (G33, G34)."""
    try:
        corner = square_of(name)
    except NoSquare:
        return refuse("G25", "no-square", square=name)
    ground = ground_of(plot)
    for step in FLOWER_SQUARES:
        if corner + step not in ground.plant_on:
            return refuse("G33", "flower-no-plant", square=name_of(corner + step))
    if all(bed != corner for bed, _, _ in ground.beds):
        return refuse("G33", "flower-not-parallel", square=name_of(corner))
    colours = [colour_noun(plot.plants[place].colour) for place in _two_plants(ground, corner)]
    tile = _BOX.flowers[flower]
    return refuse(
        "G34",
        "flower-colours",
        flower=Noun(f"gartenbau-species-{tile.species}"),
        wanted=Noun(f"gartenbau-recipe-{tile.species}"),
        first=colours[0],
        second=colours[1],
    )


def _two_plants(ground: Ground, corner: int) -> tuple[int, int]:
    return ground.plant_on[corner], ground.plant_on[corner + STRIDE + 1]


def lift_refusal(plot: Plot, name: str) -> IllegalMove:
    """Why a tile may not be lifted, or traded with (G43, G44)."""
    try:
        pair = pair_of(name)
    except NoSquare:
        return refuse("G25", "no-pair", squares=name)
    ground = ground_of(plot)
    places = {ground.tile_on.get(square) for square in pair}
    place = places.pop()
    if places or place is None:
        return refuse("G43", "lift-no-tile", squares=pair_name(*pair))
    if plot.tiles[place].starter:
        return refuse("G43", "lift-starter")
    if place not in ground.loose_tiles:
        return refuse("G43", "lift-covered", squares=pair_name(*pair))
    return refuse("G44", "lift-nowhere", squares=pair_name(*pair))
