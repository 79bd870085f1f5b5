"""What lies in the box: read from components.toml, and checked, when the game is loaded."""

from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec

from rules.cottage_garden.shapes import (
    ALL,
    PLACES,
    Placement,
    TurnNumber,
    bits_of,
    place_in_all_turns,
)
from rules.sheet import Sheet

SEATS = (1, 2, 3, 4)
TILES_AT_START = 16  # one on each place of the nursery; the rest is the queue
_COPY_LETTERS = "abcdefgh"
_FILE = Path(__file__).with_name("components.toml")


class Kind(msgspec.Struct, frozen=True):
    """A kind of tile: its rows as it lies in turn 1 (`X` flowers, `P` with a pot, `C` with a cover, `.` nothing)."""

    name: str
    rows: tuple[str, ...]
    squares: int
    pots: int
    covers: int
    placements: tuple[Placement, ...]
    """Every way to lie on an empty bed, by turn, then by square."""
    turns: tuple[TurnNumber, ...]
    """The turns that look different from all lower ones."""


class Side(msgspec.Struct, frozen=True):
    """A side of a bed: the squares of its printed pots and covers as bits, and the side at its back."""

    name: str
    rows: tuple[str, ...]
    pots: int
    covers: int
    plain: int
    back: str


class Seating(msgspec.Struct, frozen=True):
    """What the number of seats decides. `lines` are the indices of the places that each stop fills, nearest first."""

    lines: tuple[tuple[int, ...], ...]
    start: int
    target: int
    die: int
    pace: int
    turns: int


class Components(msgspec.Struct, frozen=True):
    """The facts of components.toml. Whatever is found here has been checked."""

    edition: str
    kinds: Mapping[str, Kind]
    tiles: Mapping[str, Kind]
    """Every tile by its own name."""
    sides: Mapping[str, Side]
    seatings: Mapping[int, Seating]
    cats: int
    cats_kept: int
    few_tiles: int
    last_die: int
    hives: tuple[int, ...]
    late_hive: int
    ratings: Mapping[str, int]
    """The least points of each rating, ascending."""
    orange: tuple[int, ...]
    blue: tuple[int, ...]
    line: int
    """The most points of a place before the mice's red line."""


def read_components(text: str, source: str = "components.toml") -> Components:
    """The components that a file's text holds. :raises BrokenComponents: naming the line that is wrong."""
    sheet = Sheet(text, source)
    kinds = _kinds(sheet)
    hives = sheet.table("game").get("hives")
    if not isinstance(hives, list) or len(hives) != 2 or not hives[0] > hives[1] > 0:
        sheet.fail("game", "hives", "two beehives are needed, the first worth more than the second")
    return Components(
        edition=sheet.edition(),
        kinds=kinds,
        tiles=_tiles(sheet, kinds),
        sides=_sides(sheet),
        seatings={seats: _seating(sheet, seats) for seats in SEATS},
        cats=sheet.number("game", "cats"),
        cats_kept=sheet.number("game", "cats-kept"),
        few_tiles=sheet.number("game", "few-tiles"),
        last_die=_last_die(sheet),
        hives=tuple(hives),
        late_hive=sheet.number("solo", "late-hive", 1),
        ratings=_ratings(sheet),
        orange=_track(sheet, "orange", 1),
        blue=_track(sheet, "blue", 2),
        line=sheet.number("tracks", "line", 1),
    )


def _rows(sheet: Sheet, table: str, key: str, letters: str) -> tuple[str, ...]:
    rows = sheet.table(table).get(key)
    if not isinstance(rows, list) or not rows or not all(isinstance(row, str) for row in rows):
        sheet.fail(table, key, f"{key} must be a list of rows")
    if any(len(row) != len(rows[0]) or set(row) - set(letters) for row in rows):
        sheet.fail(table, key, f"the rows of {key} must be equally long, of the letters {letters}")
    return tuple(rows)


def _kinds(sheet: Sheet) -> dict[str, Kind]:
    table = "tiles.shapes"
    kinds: dict[str, Kind] = {}
    seen: dict[frozenset[tuple[str, ...]], str] = {}
    for name in sheet.table(table):
        rows = _rows(sheet, table, name, "XPC.")
        squares = sum(len(row) - row.count(".") for row in rows)
        if not _hangs_together(rows):
            sheet.fail(table, name, f"{name} is in pieces, or has an empty row or column at its edge")
        placements, turns, looks = place_in_all_turns(rows)
        if not placements:
            sheet.fail(table, name, f"{name} fits on no bed")
        if looks in seen:
            sheet.fail(table, name, f"{name} is the same tile as {seen[looks]}, turned")
        seen[looks] = name
        pots, covers = (sum(row.count(letter) for row in rows) for letter in "PC")
        kinds[name] = Kind(name, rows, squares, pots, covers, placements, turns)
    return kinds


def _hangs_together(rows: tuple[str, ...]) -> bool:
    cells = {(r, c) for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}
    spans = {r for r, _ in cells} == set(range(len(rows))) and {c for _, c in cells} == set(range(len(rows[0])))
    waiting, reached = [min(cells)], {min(cells)}
    while waiting:
        r, c = waiting.pop()
        for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if near in cells and near not in reached:
                reached.add(near)
                waiting.append(near)
    return spans and reached == cells


def _tiles(sheet: Sheet, kinds: Mapping[str, Kind]) -> dict[str, Kind]:
    table = "tiles.copies"
    if extra := sheet.table(table).keys() - kinds.keys():
        sheet.fail(table, min(extra), f"there is no kind {min(extra)}")
    tiles: dict[str, Kind] = {}
    for name, kind in kinds.items():
        copies = sheet.number(table, name, 2) if name in sheet.table(table) else 1
        names = [name] if copies == 1 else [name + letter for letter in _COPY_LETTERS[:copies]]
        if taken := tiles.keys() & set(names):
            sheet.fail(table, name, f"two tiles would be called {min(taken)}")
        tiles.update(dict.fromkeys(names, kind))
    sizes = "tiles.sizes"
    for key, found in (("count", len(tiles)), ("squares", sum(kind.squares for kind in tiles.values()))):
        if found != sheet.number(sizes, key, TILES_AT_START):
            sheet.fail(sizes, key, f"the shapes and their copies make {key} = {found}")
    return tiles


def _sides(sheet: Sheet) -> dict[str, Side]:
    names = [name for name in sheet.table("beds", status=False) if name not in ("light", "backs")]
    lights = [name for name in names if name.startswith("L")]
    darks = [name for name in names if name.startswith("D")]
    backs = {name: sheet.name("beds.backs", name, darks) for name in lights}
    if sorted(backs.values()) != sorted(darks) or len(names) != len(lights) + len(darks):
        sheet.fail("beds.backs", None, "each light side (L…) needs a dark side (D…) of its own")
    if len(lights) < max(SEATS) * 2 + 1:
        sheet.fail("beds.backs", None, f"{max(SEATS) * 2 + 1} beds are needed, there are {len(lights)}")
    backs.update({dark: light for light, dark in backs.items()})
    sides: dict[str, Side] = {}
    for name in names:
        table = f"beds.{name}"
        sheet.table(table)
        rows = _rows(sheet, table, "rows", "PC.")
        if len(rows) != 5 or len(rows[0]) != 5:
            sheet.fail(table, "rows", f"the bed {name} must have 5 rows of 5 squares")
        pots, covers = (bits_of(rows, letter) for letter in "PC")
        if name in lights:
            shown = (pots.bit_count(), covers.bit_count())
            if shown != (sheet.number("beds.light", "pots"), sheet.number("beds.light", "covers")):
                sheet.fail(
                    table, "rows", f"{name} shows {shown[0]} pots and {shown[1]} covers, [beds.light] says otherwise"
                )
        plain = ALL & ~(pots | covers)
        if not plain:
            sheet.fail(table, "rows", f"the bed {name} has no plain square")
        sides[name] = Side(name, rows, pots, covers, plain, backs[name])
    return sides


def _seating(sheet: Sheet, seats: int) -> Seating:
    table = f"seats.{seats}"
    board = f"nursery.{sheet.name(table, 'nursery', ('straight', 'diagonal'))}"
    stops = sheet.table(board).get("stops")
    if not isinstance(stops, list) or not all(isinstance(stop, str) for stop in stops):
        sheet.fail(board, "stops", "the stops must be a list of places")
    lines = []
    for number, stop in enumerate(stops, start=1):
        places = stop.split()
        if len(places) != 4 or len(set(places)) != 4 or set(places) - set(PLACES):
            sheet.fail(
                board, "stops", f"stop {number} must name four places of {PLACES[0]} to {PLACES[-1]}, not {stop}"
            )
        lines.append(tuple(PLACES.index(place) for place in places))
    if len(set(lines)) < len(lines):
        sheet.fail(board, "stops", "two stops are the same")
    numbers = {key: sheet.number(table, key, 1) for key in ("start", "target", "die", "pace", "turns")}
    seating = Seating(tuple(lines), **numbers)
    if max(seating.start, seating.target) > len(lines):
        sheet.fail(table, "start", f"there are only {len(lines)} stops")
    laps = _last_die(sheet) - seating.die
    steps = (seating.target - seating.start) % len(lines) or len(lines)
    steps += (laps - 1) * len(lines)
    if steps != seating.turns * seats * seating.pace:
        sheet.fail(
            table, "turns", f"the gardener moves {steps} stops before the final round: {steps / seats:g} a seat"
        )
    return seating


def _last_die(sheet: Sheet) -> int:
    last = sheet.number("game", "last-die", 2)
    if last > 6:
        sheet.fail("game", "last-die", "a die has no more than 6")
    return last


def _ratings(sheet: Sheet) -> dict[str, int]:
    table = "solo.ratings"
    ratings = {name: sheet.number(table, name) for name in sheet.table(table)}
    least = list(ratings.values())
    if not least or least[0] != 0 or sorted(set(least)) != least:
        sheet.fail(table, None, "the ratings must begin at 0 and ascend")
    return ratings


def _track(sheet: Sheet, colour: str, step: int) -> tuple[int, ...]:
    places = sheet.table("tracks").get(colour)
    if not isinstance(places, list) or len(places) < 3 or places[0] != 0:
        sheet.fail("tracks", colour, "a track begins at 0 and has places after it")
    if any(after - before != step for before, after in pairwise(places[:-1])):
        sheet.fail("tracks", colour, f"the places of the {colour} track lie {step} apart, but for the last")
    if places[-1] <= places[-2]:
        sheet.fail("tracks", colour, "the last place must be worth most")
    return tuple(places)


@cache
def components() -> Components:
    """The components of the game as shipped."""
    return read_components(_FILE.read_text("utf-8"), _FILE.name)
