"""A small map of a garden that is too large for its window, with the window marked."""

from render.gartenbau.frame import Frame
from render.scene import Drawing, Item
from rules.gartenbau.ground import ground_of
from rules.gartenbau.squares import place_of
from rules.gartenbau.state import Plot

_LEFT, _TOP, _WIDTH, _HEIGHT = 420.0, 6.0, 300.0, 96.0


def draw_overview(frame: Frame, plot: Plot) -> tuple[Item, ...]:
    """The map, on a cream panel over the hedge."""
    ground = ground_of(plot)
    places = {square: place_of(square) for square in ground.tile_on}
    left, top = min(x for x, _ in places.values()) - 1, min(y for _, y in places.values()) - 1
    columns = max(x for x, _ in places.values()) - left + 2
    rows = max(y for _, y in places.values()) - top + 2
    unit = min(_WIDTH / columns, _HEIGHT / rows)
    width, height = unit * columns, unit * rows

    def box(x: float, y: float, wide: float, high: float, looks: str) -> str:
        return (
            f'<rect x="{_LEFT + (x - left) * unit:.1f}" y="{_TOP + (y - top) * unit:.1f}" width="{wide * unit:.1f}" '
            f'height="{high * unit:.1f}" {looks}/>'
        )

    svg = (
        f'<rect x="{_LEFT:g}" y="{_TOP:g}" width="{width:.1f}" height="{height:.1f}" rx="8" fill="#a3cc88" '
        'stroke="{ink}" stroke-width="3"/>'
    )
    for square, (x, y) in places.items():
        fill = "#c84d80" if square in ground.flower_on else "#7d5230" if square in ground.plant_on else "#eef2f2"
        svg += box(x + 0.06, y + 0.06, 0.88, 0.88, f'fill="{fill}"')
    first, last = max(frame.column, left), min(frame.column + frame.columns, left + columns)
    upper, lower = max(frame.row, top), min(frame.row + frame.rows, top + rows)
    svg += box(first, upper, last - first, lower - upper, 'fill="none" stroke="#ffd24a" stroke-width="5" rx="5"')
    return (Drawing((_LEFT - 4, _TOP - 4, _LEFT + width + 6, _TOP + height + 6), svg),)
