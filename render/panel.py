"""Cream panels, on which words, signs and numbers are laid."""

from render.scene import Drawing


def panel(  # noqa: PLR0913 - a box and its looks
    left: float,
    top: float,
    right: float,
    bottom: float,
    *,
    radius: float = 18,
    edge: str = "{ink}",
    line: float = 2.7,
    fill: str = "{cream}",
) -> Drawing:
    """A panel with round corners and a soft shadow; `line` is the width of its edge."""
    size = f'width="{right - left:g}" height="{bottom - top:g}" rx="{radius:g}"'
    svg = (
        f'<rect x="{left + 3:g}" y="{top + 5:g}" {size} fill="{{plate_shade}}" fill-opacity=".33"/>'
        f'<rect x="{left:g}" y="{top:g}" {size} fill="{fill}" stroke="{edge}" stroke-width="{line:g}"/>'
    )
    return Drawing((left - line, top - line, right + line + 4, bottom + line + 6), svg)
