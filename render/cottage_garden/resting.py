"""The place of a bed that is completed or given up for good: a lawn where something rests."""

from render.cottage_garden.part import drawn, plate
from render.cottage_garden.places import BED
from render.fonts import text_width
from render.scene import Drawing, Item, Label, Point
from rules.cottage_garden.state import State
from words.speech import Words

_TUFTS = (
    ("-white", 90, 110),
    ("", 470, 100),
    ("-pink", 520, 390),
    ("-lilac", 80, 470),
    ("", 300, 540),
    ("-white", 440, 530),
    ("", 60, 300),
)


def draw_resting(state: State, seat: int, place: int, corner: Point, words: Words) -> tuple[Item, ...]:
    """The lawn of the bed at `place`. When the game is over the last one tells how many beds were completed,

    and the gardener stands there too.
    """
    left, top = corner
    garden = state.gardens[seat]
    last = place == len(garden.beds) - 1
    text = words.say("cottage_garden-picture-resting")
    if state.over and last:
        text = words.say("cottage_garden-picture-completed", count=garden.completed)
    middle, half = left + BED / 2, text_width(text, 40) / 2 + 34
    lawn = Drawing(
        (left - 18, top - 24, left + BED + 18, top + BED - 2),
        f'<rect x="{left - 16}" y="{top - 22}" width="{BED + 32}" height="{BED + 18}" rx="40" fill="#a9d48a"/>'
        f'<rect x="{left + 4}" y="{top - 2}" width="{BED - 8}" height="{BED - 22}" rx="30" fill="#b9dd97"/>',
    )
    return (
        lawn,
        *(drawn(f"grass-tuft{kind}", left + x, top + y, 120) for kind, x, y in _TUFTS),
        *(_wheelbarrow(middle, top) if not last else _birdbath(middle, top) if place else _greenhouse(middle, top)),
        *(() if not last else _hers(middle, top, state)),
        plate(middle - half, top + 410, middle + half, top + 470, corner=14),
        Label(text, middle, top + 440, 40),
    )


def _wheelbarrow(middle: float, top: float) -> tuple[Item, ...]:
    return (
        drawn("wheelbarrow", middle - 60, top + 340, 170),
        drawn("watering-can", middle + 150, top + 340, 130),
        drawn("butterfly-yellow", middle + 120, top + 130, 110),
    )


def _birdbath(middle: float, top: float) -> tuple[Item, ...]:
    return (
        drawn("birdbath", middle + 80, top + 340, 150),
        drawn("butterfly-pink", middle + 190, top + 60, 110),
    )


def _greenhouse(middle: float, top: float) -> tuple[Item, ...]:
    """Where a garden has but one bed, a birdbath and a wheelbarrow stand beside it already."""
    return (
        drawn("greenhouse", middle + 36, top + 320, 176),
        drawn("butterfly-yellow", middle + 190, top + 80, 110),
    )


def _hers(middle: float, top: float, state: State) -> tuple[Item, ...]:
    """The gardener at the end; until then her spade."""
    if state.over:
        return (drawn("gardener", middle - 150, top + 352, 150),)
    return (drawn("spade", middle - 150, top + 270, 190),)
