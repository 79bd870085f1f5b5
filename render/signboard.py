"""The wooden board in front of a cover, which bears a game's name and the invitation to play."""

from render.gradients import across, defined, falling
from render.scene import Drawing, Item, Label


def signboard(  # noqa: PLR0913 - a box, what stands on it, and how the name is written
    box: tuple[float, float, float, float], foot: float, title: str, invitation: str, *, size: float, middle: float
) -> tuple[Item, ...]:
    """A board over `box` (left, top, right, bottom) on two posts that reach to `foot`.

    `size` is the name's, and `middle` the height of the name's middle below the board's top.
    """
    left, top, right, low = box
    width, height = right - left, low - top
    posts = "".join(
        f'<rect x="{x}" y="{top - 24}" width="34" height="{foot - top + 24}" rx="8" fill="url(#p)" '
        'stroke="{wood_edge}" stroke-width="4"/>'
        for x in (left + 60, right - 94)
    )
    grain = "".join(
        f'<path d="M{left + 26} {top + height * part:.0f} H{right - 26}" stroke="{{wood_edge}}" '
        'stroke-opacity=".2" stroke-width="3"/>'
        for part in (0.26, 0.52, 0.77)
    )
    svg = (
        defined(falling("w", "#bb8856", "#8a5d36"), across("p", "#a87649", "#74492b"))
        + f'<ellipse cx="{(left + right) / 2}" cy="{low + 20}" rx="{width / 2 + 20}" ry="16" fill="{{shade}}" '
        f'fill-opacity=".28"/>{posts}'
        f'<rect x="{left + 6}" y="{top + 9}" width="{width}" height="{height}" rx="24" fill="{{plate_shade}}" '
        'fill-opacity=".35"/>'
        f'<rect x="{left}" y="{top}" width="{width}" height="{height}" rx="24" fill="url(#w)" '
        f'stroke="{{wood_edge}}" stroke-width="5"/>{grain}'
        f'<rect x="{left + 12}" y="{top + 12}" width="{width - 24}" height="{height - 24}" rx="16" fill="none" '
        'stroke="{panel}" stroke-opacity=".45" stroke-width="4"/>'
    )
    centre = (left + right) / 2
    return (
        Drawing((left - 30, top - 40, right + 40, max(foot, low + 40) + 4), svg),
        Label(title, centre, top + middle, size, "cream", room=width - 70, outline=6),
        Label(invitation, centre, low - 36, 48, "cream", room=width - 70, outline=3),
    )
