"""What lies in the box: read from components.toml, and checked, when the game is loaded."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec

from rules.gartenbau.scoring import Kind, Scoring
from rules.gartenbau.squares import NoSquare, square_of
from rules.gartenbau.state import COLOURS, PETALS, Ability, Colour, Seedlings, Side
from rules.sheet import Sheet

SEATS = (2, 3, 4)
ABILITIES: tuple[Ability, ...] = ("transplant", "sale", "nursery", "bloom", "bounty")
_FILE = Path(__file__).with_name("components.toml")
_COUNTED = ("flat", "colour", "holes", "spaces", "flowers", "rectangle", "edges", "largest-set", "largest-hole")
KINDS: tuple[str, ...] = (*_COUNTED, "seedlings", "pairs", "sets", "six", "plants", "identical")


class PlantTile(msgspec.Struct, frozen=True):
    """A plant of a stack: its prestige and its cost."""

    prestige: int
    suns: int
    waters: int


class FlowerTile(msgspec.Struct, frozen=True):
    """A kind of flower tile: its species, and the name of its way of scoring."""

    name: str
    species: str
    scoring: str


class PetalFace(msgspec.Struct, frozen=True):
    """What is printed on a petal: resources, and the ability that its last tile uncovers."""

    suns: int
    waters: int
    ability: Ability


class Components(msgspec.Struct, frozen=True):
    """The facts of components.toml. Whatever is found here has been checked."""

    edition: str
    numbers: Mapping[str, int]
    """`empty-petals`, `most-resources`, `first-suns`, `first-waters`, `token-points`, `gift`."""
    suns: int
    waters: int
    pile: int
    """Seedling tiles on a petal."""
    tiles: tuple[Seedlings, ...]
    """All seedling tiles."""
    marked: tuple[Seedlings, ...]
    """Those of them that are for three and four gardeners only."""
    starter_squares: tuple[str, ...]
    starters: tuple[Mapping[Side, tuple[Colour, ...]], ...]
    plants: Mapping[Colour, tuple[PlantTile, ...]]
    """Each stack, top first."""
    without: int
    """The prestige of the plants that two gardeners play without."""
    plant_recipes: Mapping[Colour, frozenset[tuple[Colour, Colour]]]
    """The pairs of seedlings, in either order, that a plant may cover."""
    flower_recipes: Mapping[str, frozenset[tuple[Colour, Colour]]]
    """The pairs of plants, in either order, that a species may cover."""
    scorings: Mapping[str, Scoring]
    flowers: Mapping[str, FlowerTile]
    hands: Mapping[str, tuple[str, ...]]
    """The preset hands of novices."""
    advanced: tuple[str, ...]
    """The flower tiles of the draft, copies and all."""
    picks: Mapping[int, int]
    discards: Mapping[int, int]
    petals: Mapping[int, tuple[PetalFace, ...]]

    def stack(self, colour: Colour, seats: int) -> tuple[PlantTile, ...]:
        """The plants of a colour in a game of so many, top first."""
        return tuple(plant for plant in self.plants[colour] if seats > 2 or plant.prestige != self.without)


def read_components(text: str, source: str = "components.toml") -> Components:
    """The components that a file's text holds. :raises BrokenComponents: naming the line that is wrong."""
    sheet = Sheet(text, source)
    edition = sheet.table("", status=False).get("edition")
    if not isinstance(edition, str) or not edition:
        sheet.fail("", "edition", "the edition must have a name")
    facts = ("empty-petals", "most-resources", "first-suns", "first-waters", "token-points", "gift")
    tiles, marked = _tiles(sheet)
    scorings = {name: _scoring(sheet, name) for name in sheet.table("scoring", status=False)}
    species = _recipes(sheet, "flowers.recipes", tuple(sheet.table("flowers.recipes")))
    flowers, hands, advanced = _flowers(sheet, tuple(species), scorings)
    picks, discards = _draft(sheet, len(advanced))
    squares = _starter_squares(sheet)
    return Components(
        edition=edition,
        numbers={fact: sheet.number("game", fact, 1) for fact in facts},
        suns=sheet.number("supply", "sun", 1),
        waters=sheet.number("supply", "water", 1),
        pile=sheet.number("seedlings.counts", "pile", 1),
        tiles=tiles,
        marked=marked,
        starter_squares=squares,
        starters=_starters(sheet, len(squares)),
        plants=_plants(sheet),
        without=sheet.number("plants.two-gardeners", "without"),
        plant_recipes=cast(
            Mapping[Colour, frozenset[tuple[Colour, Colour]]], _recipes(sheet, "plants.recipes", COLOURS)
        ),
        flower_recipes=species,
        scorings=scorings,
        flowers=flowers,
        hands=hands,
        advanced=advanced,
        picks=picks,
        discards=discards,
        petals={seats: _petals(sheet, seats) for seats in SEATS},
    )


def _numbers(sheet: Sheet, table: str, key: str, count: int | None = None) -> tuple[int, ...]:
    value = sheet.table(table).get(key)
    good = isinstance(value, list) and all(type(each) is int and each >= 0 for each in value)
    if not good or (count is not None and len(cast(list[int], value)) != count):
        many = "" if count is None else f"{count} "
        sheet.fail(table, key, f"{key} must be a list of {many}whole numbers from 0 up, not {value!r}")
    return tuple(cast(list[int], value))


def _tiles(sheet: Sheet) -> tuple[tuple[Seedlings, ...], tuple[Seedlings, ...]]:
    tiles: list[Seedlings] = []
    marked: list[Seedlings] = []
    for key in sheet.table("seedlings.tiles"):
        colours = key.split("-")
        if len(colours) != 2 or any(colour not in COLOURS for colour in colours):
            sheet.fail("seedlings.tiles", key, f"a tile is named by two of {', '.join(COLOURS)}, as in red-blue")
        copies, with_mark = _numbers(sheet, "seedlings.tiles", key, 2)
        if with_mark > copies:
            sheet.fail("seedlings.tiles", key, "no more tiles than there are can bear the mark")
        pair = cast(Seedlings, tuple(colours))
        tiles += [pair] * copies
        marked += [pair] * with_mark
    for key, found in (("all", tiles), ("marked", marked)):
        if len(found) != sheet.number("seedlings.counts", key):
            sheet.fail("seedlings.counts", key, f"[seedlings.tiles] has {len(found)}")
    pile = sheet.number("seedlings.counts", "pile", 1)
    for seats in SEATS:
        petals = sheet.number("seedlings.petals", str(seats), 1)
        there = len(tiles) - (len(marked) if seats == 2 else 0)
        if petals * pile > there:
            sheet.fail("seedlings.petals", str(seats), f"{petals} piles of {pile} are more than {there} tiles")
        if petals != len(sheet.table(f"petals.{seats}")):
            sheet.fail("seedlings.petals", str(seats), f"[petals.{seats}] has another number of petals")
    return tuple(tiles), tuple(marked)


def _starter_squares(sheet: Sheet) -> tuple[str, ...]:
    names = sheet.table("starters.shape").get("squares")
    try:
        squares = [square_of(str(name)) for name in names or ()]
    except NoSquare as cause:
        sheet.fail("starters.shape", "squares", f"{cause} is no square's name")
    if len(set(squares)) < 2 or len(set(squares)) != len(squares):
        sheet.fail("starters.shape", "squares", "the starter tile needs two squares or more, each once")
    return tuple(str(name) for name in cast(list[str], names))


def _starters(sheet: Sheet, squares: int) -> tuple[Mapping[Side, tuple[Colour, ...]], ...]:
    sides: tuple[Side, ...] = ("front", "back")
    fronts, backs = (list(sheet.table(f"starters.{side}")) for side in sides)
    if fronts != [str(number) for number in range(1, len(fronts) + 1)] or backs != fronts:
        sheet.fail("starters.back", None, "front and back need the same tiles, numbered from 1")
    if len(fronts) < SEATS[-1]:
        sheet.fail("starters.front", None, f"there must be a starter tile for each of {SEATS[-1]} gardeners")
    return tuple(
        {side: cast(tuple[Colour, ...], sheet.names(f"starters.{side}", number, COLOURS, squares)) for side in sides}
        for number in fronts
    )


def _plants(sheet: Sheet) -> dict[Colour, tuple[PlantTile, ...]]:
    plants = {}
    for colour in COLOURS:
        table = f"plants.{colour}"
        plants[colour] = tuple(PlantTile(*_numbers(sheet, table, key, 3)) for key in sheet.table(table))
        order = [plant.prestige for plant in plants[colour]]
        if order != sorted(order) or not order:
            sheet.fail(table, None, "the plants of a stack rise in prestige")
    count = sum(map(len, plants.values()))
    if count != sheet.number("plants.counts", "all"):
        sheet.fail("plants.counts", "all", f"the stacks hold {count} plants")
    return plants


def _recipes(sheet: Sheet, table: str, subjects: tuple[str, ...]) -> dict[str, frozenset[tuple[Colour, Colour]]]:
    recipes = {}
    for subject in subjects:
        written = sheet.table(table).get(subject)
        pairs = [str(each).split() for each in written] if isinstance(written, list) else []
        if not pairs or any(len(pair) != 2 or not set(pair) <= set(COLOURS) for pair in pairs):
            sheet.fail(table, subject, f'{subject} needs pairs of colours, as in "red blue", not {written!r}')
        both = [tuple(pair) for pair in pairs] + [tuple(reversed(pair)) for pair in pairs]
        recipes[subject] = frozenset(cast(list[tuple[Colour, Colour]], both))
    return recipes


def _scoring(sheet: Sheet, name: str) -> Scoring:
    table = f"scoring.{name}"
    facts: dict[str, Any] = sheet.table(table)
    kind = cast(Kind, sheet.name(table, "kind", KINDS))
    for key in ("table", "steps"):
        if key in facts:
            _numbers(sheet, table, key)
    if ("table" in facts) != ("from" in facts or "steps" in facts):
        sheet.fail(table, None, "a table needs `from` or `steps`, and they a table")
    if "steps" in facts and len(facts["steps"]) != len(facts["table"]):
        sheet.fail(table, "steps", "each step needs its points in the table")
    if ("colour" in facts) != (kind == "colour") or ("colours" in facts) != (kind == "sets"):
        sheet.fail(table, None, "a colour is for the kind `colour`, colours are for `sets`")
    if kind == "colour":
        sheet.name(table, "colour", COLOURS)
    if kind == "sets":
        sheet.names(table, "colours", COLOURS)
    renamed = {"first" if key == "from" else key: value for key, value in facts.items()}
    try:
        return msgspec.convert({**renamed, "kind": kind}, Scoring)
    except msgspec.ValidationError as cause:
        sheet.fail(table, None, str(cause))


def _flowers(
    sheet: Sheet, species: tuple[str, ...], scorings: Mapping[str, Scoring]
) -> tuple[dict[str, FlowerTile], dict[str, tuple[str, ...]], tuple[str, ...]]:
    every = {
        f"{each}-{scoring}": FlowerTile(f"{each}-{scoring}", each, scoring)
        for each in species
        for scoring in scorings
    }
    hands = {hand: sheet.names("flowers.beginner", hand, every) for hand in sheet.table("flowers.beginner")}
    if len(hands) < SEATS[-1] or len({len(hand) for hand in hands.values()}) != 1:
        sheet.fail("flowers.beginner", None, f"there must be {SEATS[-1]} hands or more, all of one size")
    advanced = []
    for name in sheet.table("flowers.advanced"):
        if name not in every:
            sheet.fail("flowers.advanced", name, f"{name} is not a species and a way of scoring")
        advanced += [name] * sheet.number("flowers.advanced", name, 1)
    for key, count in (("beginner", sum(map(len, hands.values()))), ("advanced", len(advanced))):
        if count != sheet.number("flowers.counts", key):
            sheet.fail("flowers.counts", key, f"[flowers.{key}] has {count}")
    used = {*advanced, *(name for hand in hands.values() for name in hand)}
    return {name: every[name] for name in every if name in used}, hands, tuple(advanced)


def _draft(sheet: Sheet, tiles: int) -> tuple[dict[int, int], dict[int, int]]:
    piles = sheet.number("flowers.draft", "piles", 1)
    if piles * 2 != tiles:
        sheet.fail("flowers.draft", "piles", f"{tiles} flowers make {tiles // 2} piles of two")
    picks, discards = {}, {}
    for seats in SEATS:
        picks[seats] = sheet.number("flowers.draft.picks", str(seats), 1)
        discards[seats] = sheet.number("flowers.draft.discards", str(seats))
        if picks[seats] * seats > piles:
            sheet.fail("flowers.draft.picks", str(seats), f"there are only {piles} piles")
        if discards[seats] >= picks[seats] * 2:
            sheet.fail("flowers.draft.discards", str(seats), "no flower would be left")
    return picks, discards


def _petals(sheet: Sheet, seats: int) -> tuple[PetalFace, ...]:
    table = f"petals.{seats}"
    faces = []
    for place, letter in enumerate(sheet.table(table)):
        if place >= len(PETALS) or letter != PETALS[place]:
            sheet.fail(table, letter, f"petals are named in order, {', '.join(PETALS)}")
        facts = sheet.table(table)[letter]
        good = isinstance(facts, list) and len(facts) == 2 and facts[1] in ABILITIES
        numbers = str(facts[0]).split() if good else []
        if len(numbers) != 2 or not all(number.isdigit() for number in numbers):
            sheet.fail(
                table, letter, f'a petal is written ["2 1", "sale"]: suns, waters, one of {", ".join(ABILITIES)}'
            )
        faces.append(PetalFace(int(numbers[0]), int(numbers[1]), facts[1]))
    return tuple(faces)


@cache
def components() -> Components:
    """The components of the game as shipped."""
    return read_components(_FILE.read_text("utf-8"), _FILE.name)
