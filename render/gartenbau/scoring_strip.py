"""How a flower scores, in numbers and icons: a table with the column reached now, or a formula."""

from typing import Literal

from render.fonts import text_width
from render.gartenbau.part import inside, number
from render.scene import Drawing, Item
from render.sprites import aspect
from rules.gartenbau.scoring import Scoring

_ICONS = {
    "holes": "mole",
    "spaces": "empty-space",
    "flowers": "flower-any",
    "rectangle": "count-rectangle",
    "edges": "count-edges",
    "largest-set": "count-set",
    "largest-hole": "count-hole",
    "seedlings": "count-beside",
    "pairs": "count-pair",
    "six": "count-six",
    "plants": "plant-any",
    "identical": "count-alike",
}
_LEAST = 38.0
_FLAT, _SQUARE = 0.6, 0.9
_PRIMARIES = ("red", "yellow", "blue")
Word = tuple[Literal["text", "icon"], str]


def words_of(scoring: Scoring) -> list[Word]:
    """The formula of a way of scoring; of a table its icon and its range."""
    if scoring.kind == "flat":
        return [("text", str(scoring.base))]
    if scoring.kind == "colour":
        return [
            ("text", f"{scoring.base}+{scoring.plant}×"),
            ("icon", f"plant-{scoring.colour}-horizontal"),
            ("text", f"+{scoring.seedling}×"),
            ("icon", f"seedling-{scoring.colour}"),
        ]
    if is_table(scoring):
        columns = columns_of(scoring)
        return [*_icon(scoring), ("text", f"{columns[0][1]}–{columns[-1][1]}")]
    head = f"{scoring.base}+" if scoring.base else ""
    each = f"{scoring.each}×" if scoring.each != 1 or not scoring.base else ""
    more: list[Word] = [("text", f"≤{scoring.most}")] if scoring.most is not None else []
    return [("text", f"{head}{each}"), *_icon(scoring), *more]


def _icon(scoring: Scoring) -> list[Word]:
    if scoring.kind == "sets":
        return [("icon", "count-primaries" if set(scoring.colours) == set(_PRIMARIES) else "count-secondaries")]
    return [("icon", _ICONS[scoring.kind])]


def is_table(scoring: Scoring) -> bool:
    """Whether the points stand in a table."""
    return bool(scoring.table)


def columns_of(scoring: Scoring) -> list[tuple[int, int]]:
    """What is counted and the points for it, column by column."""
    counts = scoring.steps or range(scoring.first, scoring.first + len(scoring.table))
    return [(count, scoring.base + points) for count, points in zip(counts, scoring.table, strict=True)]


def draw_formula(scoring: Scoring, x: float, y: float, room: float, size: float) -> tuple[Item, ...]:
    """The formula in one line with its middle at x, y, as large as fits into `room`; icons shrink before letters."""
    words = words_of(scoring)
    if len(words) == 1:
        return (number(words[0][1], x, y, size * 1.2),)
    size = max(_LEAST, min(size, size * room / _wide(words, size, size)))
    if _wide(words, size, size * 0.8) > room:  # "8+3" and a plant says the same as "8+3×"
        words = [(kind, text.replace("×", "")) for kind, text in words]
    letters, icons = _wide(words, size, 0), _wide(words, 0, size)
    small = min(1.0, (room - letters) / icons)
    left = x - (letters + icons * small) / 2
    items: list[Item] = []
    for kind, text in words:
        width = _width(kind, text, size, size * small)
        middle = left + width / 2
        is_text = kind == "text"
        items.append(
            number(text, middle, y, size) if is_text else inside(text, middle, y, _icon_size(text, size * small))
        )
        left += width
    return tuple(items)


def _wide(words: list[Word], size: float, icon: float) -> float:
    return sum(_width(kind, text, size, icon) for kind, text in words)


def _width(kind: str, text: str, size: float, icon: float) -> float:
    """What a word takes; letters of size 0 and icons of size 0 take nothing."""
    if kind == "text":
        return text_width(text, size) + 0.12 * size if size else 0.0
    return _icon_width(text, icon) + 0.12 * icon


def _icon_size(name: str, size: float) -> float:
    """The square that an icon fills beside letters of this size: a wide one is wider, a tall one keeps its line."""
    tall = aspect(f"gartenbau/{name}")
    return size * (2.2 if tall < _FLAT else 1.8 if tall < _SQUARE else 1.5)


def _icon_width(name: str, size: float) -> float:
    return _icon_size(name, size) / max(1.0, aspect(f"gartenbau/{name}"))


def draw_table(scoring: Scoring, left: float, y: float, width: float, reached: int | None) -> tuple[Item, ...]:
    """The table with its icon on the left, its middle height at y; the column worth `reached` is boxed."""
    columns = columns_of(scoring)
    icon = _icon(scoring)[0][1]
    step = min(72.0, (width - 104) / len(columns))
    first = left + width - step * len(columns)
    band = (
        f'<rect x="{first - 4:g}" y="{y - 55:g}" width="{step * len(columns) + 8:g}" height="46" rx="12" '
        'fill="#e8d7b0"/>'
    )
    place = next((place for place, (_, points) in enumerate(columns) if points == reached), None)
    if place is not None:
        band += (
            f'<rect x="{first + step * place + 1:g}" y="{y - 58:g}" width="{step - 2:g}" height="112" rx="10" '
            'fill="#f8c955" stroke="#8a5a10" stroke-width="3"/>'
        )
    items: list[Item] = [
        Drawing((first - 8, y - 62, left + width + 8, y + 58), band),
        inside(icon, (left + first - 8) / 2, y - 2, min(90.0, first - 12 - left)),
    ]
    for place, (count, points) in enumerate(columns):
        x = first + step * (place + 0.5)
        items.append(number(str(count), x, y - 32, 38))
        items.append(number(str(points), x, y + 24, 44 if step > 66 else 40, room=step + 4))
    return tuple(items)
