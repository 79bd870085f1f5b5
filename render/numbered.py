"""The numbered discs of a step."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from render.scene import Disc, Point, Scene
from rules.notation import Choice


def numbered(choice: Choice, places: Mapping[str, Point], width: float) -> tuple[Disc, ...]:
    """A disc at the place of every value that has one, with the number that the menu gives it."""
    return tuple(
        Disc(number, value, *places[value], width) for number, value in enumerate(choice.values, 1) if value in places
    )


def numbered_by_group(scene: Scene, groups: Sequence[tuple[str, tuple[str, ...]]]) -> Scene:
    """The scene of a step that asks for a group first: each candidate's disc bears the number of its group."""
    number_of = {value: number for number, (_, values) in enumerate(groups, 1) for value in values}
    items = tuple(
        replace(item, number=number_of[item.value]) if isinstance(item, Disc) else item for item in scene.items
    )
    return replace(scene, items=items)
