"""The one palette of every picture, and the themes made from it.

Scenes name colours (`ink`, `cream`); the painter looks them up in the scene's theme. Sprites hold the day's colours
in their files: a theme may swap some of them, or set rules for SVG classes.
"""

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

DAY = MappingProxyType(
    {
        "ink": "#3b2f2a",
        "cream": "#fff8e8",
        "edge": "#8a6a4a",
        "bud": "#e4f3cf",
        "bud_edge": "#5c8a4a",
        "score": "#24513d",
        "gold": "#f2b134",
        "hole": "#3a2118",
        "glow": "#fff3a0",
        "shade": "#1c2a1c",
        "plate_shade": "#2a1c14",
        "wood_edge": "#4f3220",
        "panel": "#fff3dc",
        "stem_edge": "#2f5c38",
        "stem": "#6fab5c",
        "stem_light": "#b7dd94",
        "bark_edge": "#4a3024",
        "bark": "#96694a",
        "bark_light": "#e0b68c",
        "crown_edge": "#3d6f43",
        "crown": "#5a9a56",
        "crown_light": "#b9de93",
        "stream_edge": "#2f77a8",
        "stream": "#86c8ea",
        "stream_light": "#ecfaff",
        "rope": "#5a4030",
        "rung": "#fffaf0",
        "rung_shade": "#e6d7b8",
        "rung_edge": "#9a8566",
        "pond_path": "#eafaff",
        "bright": "#f6ffd0",
        "orange_ink": "#6b2c10",
        "blue_ink": "#1d3a78",
        "gold_ink": "#5f3a08",
    }
)


class Theme(msgspec.Struct, frozen=True):
    """A look: the colours by name, and the sprites' own colours that it replaces (`{"#cdeef9": "#224466"}`)."""

    colours: Mapping[str, str]
    swaps: Mapping[str, str] = MappingProxyType({})


THEMES: Mapping[str, Theme] = MappingProxyType({"day": Theme(DAY)})


def theme_named(name: str) -> Theme:
    """The theme of this name, the day's where there is none (a setting may be older than the themes)."""
    return THEMES.get(name, THEMES["day"])


def recolour(svg: str, theme: Theme) -> str:
    """A sprite's text with the theme's colours in place of the day's."""
    for day, other in theme.swaps.items():
        svg = svg.replace(day, other)
    return svg
