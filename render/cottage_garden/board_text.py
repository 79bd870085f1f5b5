"""The board in words: who is to move, the gardener's row, the nursery, the queue, the spare bed, the scores."""

from render.cottage_garden.saying import KEY, listed, nothing, say, shape, tile_name, trial_line
from render.cottage_garden.stops import is_corner, next_stops, side_of
from render.cottage_garden.tiles import kind_of
from render.drawer import Seen
from render.fonts import fitted, text_width
from render.step import choice_line
from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import in_final_round, row_places, seating
from rules.cottage_garden.score import ending, sheet
from rules.cottage_garden.shapes import PLACES, squares_of
from rules.cottage_garden.state import State
from words.speech import Words

_LEAST = 38.0


def moment(seen: Seen, room: float = 0) -> str:
    """Who is doing what now. Where `room` at the least size of letters is not enough, the name is cut short."""
    state: State = seen.view
    if state.over:
        return say(seen.words, "moment-over")
    if state.parasol:
        return say(seen.words, "moment-trial")
    key, name = f"moment-{state.turn.stage}", seen.names[state.seat]
    if room:
        name, _ = fitted(name, _LEAST, room - text_width(say(seen.words, key, name="").strip(), _LEAST) - 12, _LEAST)
    return say(seen.words, key, name=name)


def board_lines(seen: Seen, *, shapes: bool = False) -> list[str]:
    """All that the board's picture shows; with `shapes` each tile's squares are written out."""
    state: State = seen.view
    words = seen.words
    if state.over:
        return [say(words, "text-over"), *_won(seen), _seats(seen), *_lying(state, words, shapes)]
    final = "yes" if in_final_round(state) else "no"
    lines = [
        *trial_line(state, words),
        say(words, "text-moment", moment=moment(seen), final=final, die=state.die),
        choice_line(seen, KEY) if seen.choice and seen.choice.field == "tile" else "",
        _gardener(state, words),
        say(words, "text-row", tiles=listed(_place(state, place, words, shapes) for place in row_places(state))),
        *_next(seen),
        *_lying(state, words, shapes),
        _seats(seen),
    ]
    if shapes:
        lines.insert(2 + state.parasol, say(words, "text-shapes"))
    return [line for line in lines if line]


def _won(seen: Seen) -> list[str]:
    """Who won; who played alone has only points."""
    state: State = seen.view
    winners = ending(state).winners
    if len(state.gardens) == 1:
        return []
    return [say(seen.words, "text-won", count=len(winners), names=listed(seen.names[seat] for seat in winners))]


def _lying(state: State, words: Words, shapes: bool) -> list[str]:
    """What lies in the nursery, in the queue and in the middle of the table."""
    places = listed(_place(state, place, words, shapes) for place in range(len(PLACES)))
    return [say(words, "text-nursery", tiles=places), _queue(state, words, shapes), _spare(state, words)]


def _seats(seen: Seen) -> str:
    return say(seen.words, "text-seats", seats=listed(_seat(seen, seat) for seat in range(len(seen.names))))


def _gardener(state: State, words: Words) -> str:
    nearest = PLACES[row_places(state)[0]]
    if is_corner(state, state.gardener):
        return say(words, "text-gardener-corner", place=nearest)
    side = side_of(state, state.gardener)
    return say(words, f"text-gardener-{side}", place=nearest[0] if side in ("top", "bottom") else nearest[1])


def _place(state: State, place: int, words: Words, shapes: bool) -> str:
    tile = state.nursery[place]
    if tile is None:
        return say(words, "text-place-empty", place=PLACES[place])
    name = tile_name(tile, words)
    if not shapes:
        return say(words, "text-place", place=PLACES[place], name=name, tile=tile)
    return say(words, "text-place-shape", place=PLACES[place], name=name, tile=tile, shape=shape(kind_of(tile)))


def _next(seen: Seen) -> list[str]:
    """Where everybody's next turn will be, and what lies there."""
    state: State = seen.view
    lines = seating(state).lines
    return [
        say(
            seen.words,
            "text-next",
            name=seen.names[seat],
            tiles=listed(PLACES[place] for place in lines[stop - 1]),
        )
        for seat, stop in next_stops(state)[: len(state.gardens)]
    ]


def _queue(state: State, words: Words, shapes: bool) -> str:
    if not state.queue:
        return say(words, "text-queue-empty")
    tiles = (
        say(words, "text-queue-shape", name=tile_name(tile, words), tile=tile, shape=shape(kind_of(tile)))
        if shapes
        else say(words, "text-queue-tile", name=tile_name(tile, words), tile=tile)
        for tile in state.queue
    )
    return say(words, "text-queue", tiles=listed(tiles))


def _spare(state: State, words: Words) -> str:
    side = components().sides[state.spare]
    pots, covers = (" ".join(squares_of(bits)) or nothing(words) for bits in (side.pots, side.covers))
    return say(words, "text-spare", kind="light" if state.spare.startswith("L") else "dark", pots=pots, covers=covers)


def _seat(seen: Seen, seat: int) -> str:
    garden = seen.view.gardens[seat]
    return say(seen.words, "text-seat", name=seen.names[seat], points=sheet(garden).total, cats=garden.cats)
