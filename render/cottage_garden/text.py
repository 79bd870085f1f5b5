"""A garden in words: the lines of its text board, of which the alt text takes as many as it may."""

from collections.abc import Iterable

from render.cottage_garden.saying import KEY, listed, nothing, say, shape, tile_name, trial_line
from render.cottage_garden.tiles import kind_of
from render.drawer import Seen
from render.step import choice_line
from rules.cottage_garden.beds import bed_names, bits_at, covered, plain_free, visible
from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import in_final_round
from rules.cottage_garden.score import sheet
from rules.cottage_garden.shapes import BIT, SQUARES, squares_of
from rules.cottage_garden.state import Bed, Garden, State
from rules.registry import games
from words.speech import Words


def garden_lines(seen: Seen) -> list[str]:
    """All that a garden's picture shows: the head line first, then what may be done now, then bed by bed."""
    state: State = seen.view
    garden, words = state.gardens[seen.seat], seen.words
    lines = [*trial_line(state, words), _head(seen, garden), choice_line(seen, KEY), *_turns(seen)]
    lines.append(say(words, "text-kept", cats=garden.cats, hive=garden.hive))
    for bed, name in zip(garden.beds, bed_names(garden), strict=True):
        if bed is not None and name is not None:
            lines += _bed(bed, name, words)
    if not state.over:
        lines += [say(words, "text-bed-gone")] * garden.beds.count(None)
    lines.append(say(words, "text-cubes", orange=listed(garden.orange), blue=listed(garden.blue)))
    return [line for line in lines if line]


def _head(seen: Seen, garden: Garden) -> str:
    state: State = seen.view
    points, name = sheet(garden).total, seen.names[seen.seat]
    if state.over:
        return say(seen.words, "text-garden-over", name=name, points=points, beds=garden.completed)
    if in_final_round(state):
        return say(seen.words, "text-garden-open", name=name, points=points)
    progress = games()["cottage_garden"].progress(state, seen.seat)
    return say(
        seen.words, "text-garden", name=name, points=points, turn=progress.turn, turns=progress.turns or progress.turn
    )


def _turns(seen: Seen) -> list[str]:
    """How the tile looks in each turn that may be chosen, or in the one that was."""
    choice = seen.choice
    if choice is None or not choice.chosen or choice.chosen[0] != "plant" or len(choice.chosen) < 2:
        return []
    turns = choice.values if choice.field == "turn" else choice.chosen[3:4]
    kind = kind_of(choice.chosen[1])
    return [say(seen.words, "text-turn", turn=turn, shape=shape(kind, int(turn))) for turn in turns]


def _bed(bed: Bed, name: str, words: Words) -> list[str]:
    shown, free = visible(bed), plain_free(bed)
    side, hidden = components().sides[bed.side], covered(bed)
    lines = [
        say(
            words,
            f"text-bed-{name}",
            free=free.bit_count(),
            pots=shown.pots,
            covers=shown.covers,
            points=shown.points,
        ),
        say(words, "text-free", squares=_squares(squares_of(free), words)),
        say(
            words,
            "text-printed",
            pots=_squares(squares_of(side.pots & ~hidden), words),
            covers=_squares(squares_of(side.covers & ~hidden), words),
        ),
    ]
    if bed.tiles:
        tiles = (
            say(words, "text-tile", name=tile_name(each.tile, words), tile=each.tile, squares=_lying(bed, each.tile))
            for each in bed.tiles
        )
        lines.append(say(words, "text-tiles", tiles=listed(tiles)))
    if bed.cats or bed.pots:
        lines.append(say(words, "text-tokens", cats=_squares(bed.cats, words), pots=_squares(bed.pots, words)))
    return lines


def _lying(bed: Bed, tile: str) -> str:
    where = next(each for each in bed.tiles if each.tile == tile)
    return " ".join(squares_of(bits_at(where.tile, where.turn, where.square) or 0))


def _squares(squares: Iterable[str], words: Words) -> str:
    return " ".join(squares) or nothing(words)


def garden_with_grids(seen: Seen) -> list[str]:
    """The lines of the text board: what `garden_lines` tells, and the beds as grids of letters for who sees it."""
    return [*garden_lines(seen), "", *_grids(seen)]


def _grids(seen: Seen) -> list[str]:
    state: State = seen.view
    garden = state.gardens[seen.seat]
    lines = [say(seen.words, "text-grid")]
    for bed, name in zip(garden.beds, bed_names(garden), strict=True):
        if bed is not None and name is not None:
            lines += ["", f"{say(seen.words, f'bed-{name}')}", "  A B C D E", *_grid(bed)]
    return lines


def _grid(bed: Bed) -> list[str]:
    side = components().sides[bed.side]
    signs = dict(zip(SQUARES, "".join(side.rows).lower(), strict=True))
    for place, lying in enumerate(bed.tiles):
        bits = bits_at(lying.tile, lying.turn, lying.square) or 0
        signs |= dict.fromkeys(squares_of(bits), chr(ord("A") + place))
    signs |= dict.fromkeys(bed.cats, "*") | dict.fromkeys(bed.pots, "o")
    return [f"{row} " + " ".join(signs[square] for square in BIT if square[1] == str(row)) for row in range(1, 6)]
