"""The picture of a garden: sign and rosette, the plot with names on its edges, the cabinet, one's own flowers."""

from render.alt import within
from render.drawer import Seen
from render.gartenbau.bar import BAR, draw_bar
from render.gartenbau.cabinet import draw_cabinet, still_cabinet
from render.gartenbau.frame import PIXELS, SHELF, WIDTH, Frame, frame_of
from render.gartenbau.hand import hand_scene, shows_hand
from render.gartenbau.lawn import GROUND, lawn, sky, still_lawn, surroundings
from render.gartenbau.options import draw_candidates, is_on_bar, is_on_board, meant
from render.gartenbau.overview import draw_overview
from render.gartenbau.part import HOME, centred, marker, trial_tag
from render.gartenbau.pieces import draw_plot
from render.gartenbau.preparing import two_sides
from render.gartenbau.row import draw_row, row_height, still_row
from render.gartenbau.text import garden_lines
from render.scene import Item, Label, Layer, Scene, Sprite
from rules.gartenbau.components import components
from rules.gartenbau.score import score
from rules.gartenbau.squares import square_of
from rules.gartenbau.state import Plot, State
from rules.notation import Choice

_LEAST = 1000.0
_MARGIN = 20.0


def garden_scene(seen: Seen) -> Scene:
    """The garden of a seat. Whose hand is seen has it below; a step about the hand shows the hand alone, large."""
    state: State = seen.view
    choice = seen.choice if seen.choice and not is_on_board(seen.choice) else None
    if shows_hand(state, seen.seat, choice):
        return hand_scene(seen, choice)
    garden = state.gardens[seen.seat]
    plot = garden.plot
    frame = frame_of(_filled(plot), meant(choice))
    foot = max(frame.foot + _MARGIN, 0 if frame.wide else _LEAST) + (SHELF if frame.wide else 0)
    items: list[Item] = [*_butterfly(frame, plot, choice), *draw_plot(frame, plot, _old_plot(seen))]
    if choice and choice.field == "side":
        items += two_sides(frame, garden.starter, choice)
    elif choice and not is_on_bar(choice):
        items += draw_candidates(frame, choice, state, seen.seat)
    more: list[Item] = [*draw_cabinet(frame, state, seen.seat, choice, seen.words), *_sign(seen, frame)]
    if frame.cut:
        more += draw_overview(frame, plot)
    if choice and is_on_bar(choice) and choice.field != "side":
        more += draw_bar(state, seen.seat, choice, foot)
        foot += BAR
    bench: tuple[Item, ...] = ()
    if any(garden.hand) and state.stage != "over":
        more += draw_row(seen, foot)
        bench = still_row(foot, len(garden.hand))
        foot += row_height(len(garden.hand))
    still = (*still_cabinet(frame), _NAME_SIGN, *bench)
    if frame.cut:
        ground = Layer((*sky(), *still_lawn(frame)), GROUND)
        items += (*surroundings(frame, foot), *still)
    else:
        ground = Layer((*lawn(frame), *still), GROUND)
    return Scene(
        WIDTH, round(foot), PIXELS, ground, (*items, *more), within(garden_lines(seen), seen.words), seen.theme
    )


def _butterfly(frame: Frame, plot: Plot, choice: Choice | None) -> tuple[Item, ...]:
    """One on the lawn of the uppermost row, where nothing is or may be laid."""
    taken = {*_filled(plot), *meant(choice)}
    free = [square for square in frame.all_squares()[: frame.columns] if square not in taken]
    if not free or (choice and choice.field == "side"):
        return ()
    x, y = frame.middle([free[len(free) // 6]])
    return (centred("butterfly", x, y, frame.cell * 0.66, angle=-8),)


def _filled(plot: Plot) -> set[int]:
    names = [name for tile in plot.tiles for name in tile.squares] or components().starter_squares
    return {square_of(name) for name in names}


def _old_plot(seen: Seen) -> Plot:
    """The plot when the last turn began: what it lacks is new. Without one nothing is new."""
    now: State = seen.view
    before: State = seen.before if seen.before is not None else now
    return before.gardens[seen.seat].plot


_NAME_SIGN = Sprite(HOME + "name-sign", 14, 4, 372, anchor=(0, 0))


def _sign(seen: Seen, frame: Frame) -> tuple[Item, ...]:
    """Whose garden it is, and its prestige so far."""
    state: State = seen.view
    total = str(score(state)[seen.seat].total)
    x, y, width = (1416.0, 66.0, 96.0) if frame.wide else (1312.0, 118.0, 182.0)
    size = width * (0.44 if len(total) < 3 else 0.31)
    return (
        Label(seen.names[seen.seat], 158, 57, 58, room=220, least=38),
        centred(marker(seen.seat), 314, 54, 76),
        centred("rosette", x, y, width),
        Label(total, x, y - width * 0.085, size, "ink"),
        *trial_tag(seen, 590, 54),
    )
