"""Where the named places of the garden's cascade and of the board are, in the pictures' units."""

from render.scene import Point

STONES: dict[str, Point] = {
    "S1": (1258, 154),
    "S2": (1336, 154),
    **{f"A{place}": (1219 + 78 * (place - 1), 319) for place in (1, 2, 3)},
    **{f"B{place}": (1180 + 78 * (place - 1), 484) for place in (1, 2, 3, 4)},
    **{f"C{place}": (1141 + 78 * (place - 1), 649) for place in (1, 2, 3, 4, 5)},
}
POOL: dict[str, Point] = {"D1": (1165, 874), "D2": (1297, 874), "D3": (1429, 874)}
STREAMS: tuple[tuple[str, str], ...] = (
    ("S1", "A1"),
    ("S1", "A2"),
    ("S2", "A2"),
    ("S2", "A3"),
    *((f"A{place}", f"B{place + step}") for place in (1, 2, 3) for step in (0, 1)),
    *((f"B{place}", f"C{place + step}") for place in (1, 2, 3, 4) for step in (0, 1)),
)
LILIES: dict[str, Point] = {
    f"F{row * 3 + column + 1}": (138 + 318 * column, 704 + 200 * row) for row in range(3) for column in range(3)
}
BRIGHT_LILIES: dict[str, Point] = {"NW": (291, 802), "NE": (609, 802), "SW": (291, 1002), "SE": (609, 1002)}
PILES: dict[str, Point] = {"left": (1008, 762), "middle": (1192, 762), "right": (1376, 762)}
NICHES: tuple[float, float, float, float] = (190, 480, 770, 1060)
