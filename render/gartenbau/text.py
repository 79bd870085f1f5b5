"""A garden in words: the lines of the text board, of which the alt text takes as many as it may."""

from collections.abc import Iterable

from render.drawer import Seen
from render.gartenbau.options import tile_in_hand
from render.gartenbau.pieces import flower_squares, holes_of
from render.step import choice_line
from rules.gartenbau.asking import colour_noun, flower_noun
from rules.gartenbau.components import components
from rules.gartenbau.ground import ground_of
from rules.gartenbau.hints import Hint, hints
from rules.gartenbau.score import flower_points, score
from rules.gartenbau.squares import name_of, pair_name, square_of
from rules.gartenbau.state import PETALS, Garden, Plot, State, Tile
from rules.sentence import Detail, sentence
from words.speech import Words

KEY = "gartenbau"
_SQUARES = ("square", "facing", "tile", "turned", "squares", "colour")
"""Steps about what lies in the garden: it is told before the hand, for alt text has no room for everything."""


def say(words: Words, key: str, **details: Detail) -> str:
    """A sentence of the pictures' words."""
    return words.say(f"gartenbau-picture-{key}", **details)


def listed(parts: Iterable[str]) -> str:
    """Parts one after another."""
    return ", ".join(parts)


def trial_line(seen: Seen) -> str:
    """What is said before all else of a trial; nothing of the game itself."""
    return say(seen.words, "text-trial") if seen.view.trial else ""


def garden_lines(seen: Seen) -> list[str]:
    """All that a garden's picture shows: the head line, what may be done now, then layer by layer."""
    state: State = seen.view
    garden, words = state.gardens[seen.seat], seen.words
    total = score(state)[seen.seat].total
    lines = [
        trial_line(seen),
        say(
            words,
            "text-garden-over" if state.stage == "over" else "text-garden",
            name=seen.names[seen.seat],
            points=total,
        ),
        choice_line(seen, KEY),
        *_tile_line(seen),
        say(words, "text-resources", suns=garden.suns, waters=garden.waters),
        say(words, "text-tokens", pot="yes" if garden.pot else "no", can="yes" if garden.can else "no"),
        say(words, "text-marker", place=place_of_marker(garden.space, words)) if state.stage == "play" else "",
    ]
    hand, plot = _hand_lines(seen), _plot_lines(garden, words)
    about_squares = seen.choice is not None and seen.choice.field in _SQUARES and "flower" not in seen.choice.chosen
    lines += [*plot, *hand] if about_squares else [*hand, *plot]
    return [line for line in lines if line]


def place_of_marker(space: int, words: Words) -> str:
    """Where on the market's ring a marker stands."""
    if space == 0:
        return say(words, "text-start")
    if space % 2:
        return say(words, "text-petal", petal=PETALS[space // 2])
    return say(words, "text-stone", petal=PETALS[space // 2 - 1])


def _tile_line(seen: Seen) -> list[str]:
    tile = tile_in_hand(seen.view, seen.seat)
    if tile is None:
        return []
    first, second = map(colour_noun, tile)
    return [say(seen.words, "text-hand-tile", first=first, second=second)]


def _hand_lines(seen: Seen) -> list[str]:
    """One's own flowers with what they want and would score; of a hand that is not seen, how many there are."""
    state: State = seen.view
    garden, words = state.gardens[seen.seat], seen.words
    if not garden.hand:
        return []
    if state.stage == "over":
        left = listed(
            words.tell(sentence("gartenbau-label-flower", flower=flower_noun(each))) for each in garden.hand
        )
        return [say(words, "text-left-hand", flowers=left)]
    found = hints(state, seen.seat)
    if not found:
        return [say(words, "text-hidden-hand", count=len(garden.hand))]
    return [say(words, "text-hand", count=len(garden.hand)), *(_hint_line(hint, words) for hint in found)]


def _hint_line(hint: Hint, words: Words) -> str:
    flower = components().flowers[hint.flower]
    recipe = words.say(f"gartenbau-recipe-{flower.species}")
    scoring = words.say(f"gartenbau-scoring-{flower.scoring}")
    name = flower_noun(hint.flower)
    if hint.beds:
        beds = listed(
            say(words, "text-bed", square=bed.square, points=bed.points, gain=f"{bed.gain:+d}") for bed in hint.beds
        )
        return say(words, "text-hint-beds", flower=name, recipe=recipe, scoring=scoring, beds=beds)
    if hint.points is None:
        return say(words, "text-hint-place", flower=name, recipe=recipe, scoring=scoring)
    if flower.scoring.isdigit():
        return say(words, "text-hint-fixed", flower=name, recipe=recipe)
    return say(words, "text-hint", flower=name, recipe=recipe, scoring=scoring, points=hint.points)


def _plot_lines(garden: Garden, words: Words) -> list[str]:
    plot = garden.plot
    if not plot.tiles:
        return [say(words, "text-no-garden")]
    return [*_flower_lines(plot, words), *_plant_lines(plot, words), _tiles_line(plot, words), _holes(plot, words)]


def _flower_lines(plot: Plot, words: Words) -> list[str]:
    parts = []
    for flower, points in zip(plot.flowers, flower_points(plot), strict=True):
        squares = flower_squares(flower)
        corners = f"{name_of(squares[0])}–{name_of(squares[-1])}"
        parts.append(say(words, "text-flower", flower=flower_noun(flower.name), squares=corners, points=points))
    return [say(words, "text-flowers", flowers=listed(parts))] if parts else []


def _plant_lines(plot: Plot, words: Words) -> list[str]:
    ground = ground_of(plot)
    parts = [
        say(
            words,
            "text-plant",
            colour=colour_noun(plant.colour),
            squares=pair_name(*map(square_of, plant.squares)),
            prestige=plant.prestige,
        )
        for plant in (plot.plants[place] for place in ground.visible_plants)
    ]
    return [say(words, "text-plants", plants=listed(parts))] if parts else []


def _tiles_line(plot: Plot, words: Words) -> str:
    """The visible seedlings, tile by tile; covered ones are left out."""
    seen = ground_of(plot).seedlings

    def seedlings(tile: Tile) -> str:
        return " + ".join(
            say(words, "text-seedling", colour=colour_noun(colour), square=square)
            for square, colour in zip(tile.squares, tile.colours, strict=True)
            if square_of(square) in seen
        )

    parts = []
    for tile in plot.tiles:
        said = seedlings(tile)
        if said:
            parts.append(say(words, "text-starter", seedlings=said) if tile.starter else said)
    if not parts:
        return say(words, "text-no-seedlings")
    return say(words, "text-seedlings", seedlings=listed(parts))


def _holes(plot: Plot, words: Words) -> str:
    holes = holes_of(plot)
    if not holes:
        return ""
    said = listed(" + ".join(map(name_of, hole)) for hole in holes)
    return say(words, "text-holes", count=len(holes), holes=said)
