"""How fast a garden's picture is made: beside encoding alone, and beside rasterising the same scene as one SVG.

Both yardsticks are given their best: encoding alone is handed the finished image; the SVG has no rims, shadows and
glows (they would need filters), and its time includes only resvg's own PNG, no WebP.
"""

import re
import time
from collections.abc import Callable, Mapping
from html import escape

import fontpkg
import resvg_py

from render.drawer import Seen
from render.lettering import plate_size
from render.paint import compose, encode, warm
from render.registry import drawers
from render.scene import Disc, Drawing, Group, Item, Label, Plate, Scene, Sprite
from render.sprites import aspect, sprite_text, view_box
from render.theme import theme_named
from rules.chance import Chance
from rules.registry import games
from words.speech import words_in

_ROUNDS = 12
_ID = re.compile(r'id="([^"]+)"')
_BODY = re.compile(r"<svg[^>]*>(.*)</svg>", re.DOTALL)


def a_seen(key: str, moves: int = 160) -> Seen:
    """A state in the middle of a game that computer gardeners play."""
    game, chance = games()[key], Chance(7)
    state = game.set_up(7, 4, {})
    for _ in range(moves):
        seat = game.to_act(state)[0]
        state = game.apply(state, seat, game.choose(game.view(state, seat), seat, chance))
    names = ("Åse", "Jørgen", "Mia", "Tom")
    return Seen(game.view(state, 0), names, words_in("en"), 0)


def scene_as_svg(scene: Scene) -> str:
    """The scene as one SVG text: the same sprites, drawings, plates and letters at the same places."""
    colours = theme_named(scene.theme).colours
    parts = [_item_as_svg(number, item, colours) for number, item in enumerate(scene.everything())]
    height = round(scene.height * scene.scale)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width} {scene.height}" width="{scene.pixels}" '
        f'height="{height}">{"".join(parts)}</svg>'
    )


def _item_as_svg(number: int, item: Item, colours: Mapping[str, str]) -> str:
    match item:
        case Sprite():
            return _sprite(number, item)
        case Drawing():
            return _own_ids(f"d{number}", item.svg.format_map(colours))
        case Group():
            parts = (_item_as_svg(1000 * number + place, part, colours) for place, part in enumerate(item.items, 1))
            return f'<g transform="translate({item.x} {item.y})" opacity="{item.alpha}">{"".join(parts)}</g>'
        case Label():
            anchor = {"left": "start", "middle": "middle", "right": "end"}[item.align]
            return _text(item.text, item.x, item.y, item.size, anchor)
        case Plate():
            width, height = plate_size(item)
            return (
                f'<rect x="{item.x - width / 2}" y="{item.y - height / 2}" width="{width}" height="{height}" rx="11" '
                f'fill="#fff8e8" stroke="#8a6a4a" stroke-width="2.5"/>{_text(item.text, item.x, item.y, item.size)}'
            )
        case Disc():
            disc = Sprite("candidate-disc", item.x, item.y, item.width)
            return _sprite(number, disc) + _text(str(item.number), item.x, item.y, 50)


def _own_ids(prefix: str, body: str) -> str:
    """The body with identifiers that no other part of the picture has."""
    for name in set(_ID.findall(body)):
        for form in ('id="{}"', "url(#{})", 'href="#{}"'):
            body = body.replace(form.format(name), form.format(f"{prefix}-{name}"))
    return body


def _sprite(number: int, item: Sprite) -> str:
    body = _BODY.search(sprite_text(item.name))
    if body is None:
        raise ValueError(item.name)
    left, top, width, _ = view_box(item.name)
    scale, height = item.width / width, item.width * aspect(item.name)
    x, y = item.x - item.anchor[0] * item.width, item.y - item.anchor[1] * height
    turn = f"rotate({item.angle} {x + item.width / 2} {y + height / 2}) " if item.angle else ""
    flip = f"translate({2 * x + item.width} 0) scale(-1 1) " if item.flip else ""
    place = f"{turn}{flip}translate({x} {y}) scale({scale}) translate({-left} {-top})"
    return f'<g transform="{place}" opacity="{item.alpha}">{_own_ids(f"s{number}", body[1])}</g>'


def _text(text: str, x: float, y: float, size: float, anchor: str = "middle") -> str:
    return (
        f'<text x="{x}" y="{y + size * 0.355}" font-family="Nunito" font-weight="800" font-size="{size}" '
        f'text-anchor="{anchor}" fill="#3b2f2a">{escape(text)}</text>'
    )


def cpu_milliseconds(work: Callable[[], object]) -> float:
    """The least CPU time of several rounds, the first of which only warms."""
    work()
    taken = []
    for _ in range(_ROUNDS):
        start = time.process_time()
        work()
        taken.append(time.process_time() - start)
    return min(taken) * 1000


def line(name: str, ours: float, yardstick: float) -> str:
    """One measurement as it is printed."""
    return f"{name}: ours {ours:.1f} ms, yardstick {yardstick:.1f} ms, ratio {ours / yardstick:.2f}"


def scenes() -> dict[str, Scene]:
    """A garden and a board of every game, by what they are called in the lines."""
    found: dict[str, Scene] = {}
    for key, drawer in drawers().items():
        seen = a_seen(key)
        found[f"{key} garden"] = drawer.garden(seen)
        found[f"{key} board"] = drawer.board(seen)
    return found


def measure() -> list[str]:
    """Both measurements of every picture, a line each."""
    warm()
    lines: list[str] = []
    font = str(fontpkg.path("Nunito"))
    for name, scene in scenes().items():
        image = compose(scene)
        ours = cpu_milliseconds(lambda scene=scene: encode(compose(scene)))  # type: ignore[misc]
        alone = cpu_milliseconds(lambda image=image: encode(image))  # type: ignore[misc]
        svg = scene_as_svg(scene)
        whole = cpu_milliseconds(
            lambda svg=svg, width=scene.pixels: resvg_py.svg_to_bytes(  # type: ignore[misc]
                svg_string=svg, skip_system_fonts=True, font_files=[font], width=width
            )
        )
        lines.append(line(f"{name} picture beside encoding alone", ours, alone))
        lines.append(line(f"{name} picture beside the same scene as one SVG", ours, whole))
    return lines


if __name__ == "__main__":
    print("\n".join(measure()))
