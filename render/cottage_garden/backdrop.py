"""What stands behind the beds: sky, cottage, trees and hedges, the path and its tufts."""

from render.cottage_garden.part import drawn
from render.cottage_garden.places import HEIGHT, WIDTH
from render.gradients import defined, falling
from render.scene import Drawing, Item

_SEED = 0x5DEECE66
SKY = falling("sky", "#b9def2", "#e8f4ea")


def _chances(count: int) -> list[float]:
    """Fixed numbers from 0 to 1, the same in every picture."""
    state, found = _SEED, []
    for _ in range(count):
        state = (state * 1103515245 + 12345) % 2**31
        found.append(state / 2**31)
    return found


def _pebbles() -> str:
    at = iter(_chances(150))
    stones = "".join(
        f'<ellipse cx="{next(at) * WIDTH:.0f}" cy="{215 + next(at) * 640:.0f}" rx="{6 + next(at) * 7:.0f}" ry="5"/>'
        for _ in range(50)
    )
    return f'<g fill="#b9ab8f" fill-opacity=".5">{stones}</g>'


GROUND = Drawing(
    (0, 0, WIDTH, HEIGHT),
    f"{defined(SKY, falling('path', '#e4d9c2', '#d6cab2'))}"
    f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#path)"/>{_pebbles()}'
    f'<rect width="{WIDTH}" height="160" fill="url(#sky)"/>'
    '<path d="M0 122 C250 92 480 112 740 104 C1010 96 1260 92 1500 118 V170 H0 Z" fill="#9ccb86"/>',
)


def _hedges() -> tuple[Item, ...]:
    front = tuple(drawn("hedge", x, 112, 100) for x in range(0, WIDTH, 300))
    sides = tuple(
        item
        for y in range(206, HEIGHT, 300)
        for item in (drawn("hedge-left", -14, y, 100), drawn("hedge-right", 1454, y, 100))
    )
    at = iter(_chances(60))
    blossoms = tuple(
        drawn(f"hedge-blossom-{'pink' if place % 3 == 0 else 'white'}", x, 222 + place // 2 * 62 + 24 * next(at), 82)
        for place in range(22)
        for x in (12 + next(at) * 18 if place % 2 else 1474 + next(at) * 16,)
    )
    return (*sides, *front, *blossoms)


_TUFTS = (
    ("-lilac", 64, 250), ("-white", 732, 390), ("-pink", 730, 510), ("-lilac", 732, 632), ("", 726, 262),
    ("", 732, 754), ("-white", 734, 844), ("", 64, 846), ("-pink", 1436, 290), ("-lilac", 1440, 424),
    ("", 1434, 560), ("-white", 1440, 690), ("-pink", 1436, 812),
)  # fmt: skip

SCENERY: tuple[Item, ...] = (
    GROUND,
    drawn("cloud", 560, 36, 90),
    drawn("cloud", 968, 20, 110),
    drawn("cloud", 1130, 30, 60),
    drawn("tree", 566, 112, 86),
    drawn("tree", 640, 116, 64),
    drawn("tree", 862, 112, 66),
    drawn("tree", 930, 114, 100),
    drawn("tree", 988, 116, 62),
    *_hedges(),
    drawn("cottage", 752, 124, 71),
    *(drawn(f"grass-tuft{kind}", x, y, 84) for kind, x, y in _TUFTS),
)

LAWNS: tuple[Item, ...] = (
    Drawing(
        (60, 226, 1440, 860),
        "".join(
            f'<rect x="{left}" y="244" width="300" height="598" rx="44" fill="#a9d48a"/>'
            f'<rect x="{left + 16}" y="260" width="268" height="566" rx="32" fill="#b9dd97"/>'
            for left in (70, 1126)
        ),
    ),
    *(
        drawn(f"grass-tuft{kind}", x, y, 110)
        for kind, x, y in (
            ("-white", 130, 330), ("", 300, 300), ("-pink", 320, 640), ("-lilac", 120, 760), ("", 250, 800),
            ("-white", 1190, 780), ("", 1370, 330), ("-pink", 1190, 320), ("-lilac", 1380, 600), ("", 1290, 480),
        )
    ),
    drawn("birdbath", 220, 580, 130),
    drawn("wheelbarrow", 1280, 690, 120),
    drawn("watering-can", 1210, 420, 110),
    drawn("butterfly-pink", 290, 340, 90),
)  # fmt: skip
"""What grows beside a bed that is alone."""
