"""A second reading of docs/rules/cottage_garden.md: slow and plain, with grids and lists, and no code of the game.

It reads the component file by itself, plays moves by their sentences, and finds all legal ones by trying each square.
"""

import tomllib
from dataclasses import dataclass, field

from rules.cottage_garden.state import State
from tests.rules.cottage_garden.text import COMPONENTS

Cell = tuple[int, int]
Look = dict[Cell, str]
"""The letters of a tile's squares (X, P or C), by row and column from its upper left corner."""
BOX = tomllib.loads(COMPONENTS)
ALL_CELLS = [(row, column) for row in range(5) for column in range(5)]


def name_of(cell: Cell) -> str:
    return "ABCDE"[cell[1]] + str(cell[0] + 1)


def cell_of(name: str) -> Cell:
    return int(name[1]) - 1, "ABCDE".index(name[0])


def look_of(kind: str, turn: int) -> Look:
    """Flipped from left to right for 5 to 8, then turned clockwise a quarter at a time (C13)."""
    rows = BOX["tiles"]["shapes"][kind]
    cells = {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}
    if turn > 4:
        cells = {(r, -c): letter for (r, c), letter in cells.items()}
    for _ in range((turn - 1) % 4):
        cells = {(c, -r): letter for (r, c), letter in cells.items()}
    top, left = min(r for r, _ in cells), min(c for _, c in cells)
    return {(r - top, c - left): letter for (r, c), letter in sorted(cells.items())}


def kind_of(tile: str) -> str:
    return tile if tile in BOX["tiles"]["shapes"] else tile[:-1]


def looks_of(tile: str) -> dict[int, Look]:
    """The looks that differ, by their lowest turn."""
    found: dict[int, Look] = {}
    for turn in range(1, 9):
        look = look_of(kind_of(tile), turn)
        if look not in found.values():
            found[turn] = look
    return found


class PlainBed:
    """Five rows of five letters, and what lies on them: X, P and C of tiles, P for a pot, K for a cat."""

    def __init__(self, side: str) -> None:
        self.side = side
        self.printed = [list(row) for row in BOX["beds"][side]["rows"]]
        self.lying: dict[Cell, str] = {}
        self.tiles: list[str] = []

    def free(self) -> list[Cell]:
        return [(r, c) for r, c in ALL_CELLS if self.printed[r][c] == "." and (r, c) not in self.lying]

    def shown(self, letter: str) -> int:
        return sum(self.lying.get((r, c), self.printed[r][c]) == letter for r, c in ALL_CELLS)


@dataclass
class PlainGarden:
    """What a seat owns."""

    beds: list[PlainBed | None]
    cats: int = 2
    orange: list[int] = field(default_factory=lambda: [0, 0, 0])
    blue: list[int] = field(default_factory=lambda: [0, 0, 0])
    hive: int = 0

    def named(self) -> dict[str, int]:
        """The places of the beds that are left, by their names (C2)."""
        words = ["" if bed is None else "light" if bed.side[0] == "L" else "dark" for bed in self.beds]
        twins = len(words) == 2 and words[0] == words[1]
        return {word + str(place + 1) * twins: place for place, word in enumerate(words) if word}


class PlainGame:
    """A whole game from its first state on."""

    def __init__(self, state: State) -> None:
        self.seats, self.mode, self.seat = len(state.gardens), state.mode, state.seat
        self.gardens = [PlainGarden([PlainBed(bed.side) for bed in own.beds if bed]) for own in state.gardens]
        table = BOX["seats"][str(self.seats)]
        self.stops: list[list[str]] = [stop.split() for stop in BOX["nursery"][table["nursery"]]["stops"]]
        self.stop, self.target, self.die, self.pace = (table[key] for key in ("start", "target", "die", "pace"))
        places = [column + row for row in "1234" for column in "ABCD"]
        self.nursery = dict(zip(places, state.nursery, strict=True))
        self.queue, self.spare, self.over = list(state.queue), state.spare, False
        self.backs = BOX["beds"]["backs"] | {dark: light for light, dark in BOX["beds"]["backs"].items()}
        self._begin()

    @property
    def own(self) -> PlainGarden:
        return self.gardens[self.seat]

    def row(self) -> list[str]:
        return self.stops[self.stop - 1]

    def empty(self) -> list[str]:
        return [place for place in self.row() if self.nursery[place] is None]

    def fill(self) -> None:
        for place in self.empty():
            if self.queue:
                self.nursery[place] = self.queue.pop(0)

    def _begin(self) -> None:
        self.won, self.scored, self.returned = 0, -1, list[str]()
        self.phase = "pay" if self.die == 6 and self.mode == "full" and self.payments() else "plant"
        if self.phase == "plant":
            self._refill_if_due()

    def _refill_if_due(self) -> None:
        self.phase, self.may_refill = "plant", len(self.empty()) < 3
        if not self.may_refill:
            self.fill()

    def payments(self) -> list[str]:
        cubes = [("orange", place) for place in sorted({*self.own.orange})]
        cubes += [("blue", place) for place in sorted({*self.own.blue})]
        usual = [f"pay {colour} {place}" for colour, place in cubes if 2 <= place <= 15]
        return usual or [f"pay {colour} {place}" for colour, place in cubes if place == 20]

    def legal(self) -> set[str]:
        own = self.own
        beds = {name: bed for name, place in own.named().items() if (bed := own.beds[place])}
        free = [(name, name_of(cell)) for name, bed in beds.items() for cell in bed.free()]
        cats = {f"cat {name} {square}" for name, square in free} if own.cats else set()
        pots = {f"pot {name} {square}" for name, square in free}
        if self.over:
            return set()
        if self.phase == "pay":
            return set(self.payments())
        if self.phase == "plant":
            refill = {"refill"} if self.may_refill and own.cats and self.queue and self.empty() else set()
            plants = {each for name, bed in beds.items() for each in self._plants(name, bed)}
            return refill | plants | pots | (cats if len(free) > 1 else set())
        queues = {f"queue {tile}" for tile in self.returned if tile != self.queue[-1]}
        if self.won:
            return pots | cats | queues
        scores = {each for name, bed in beds.items() if not bed.free() for each in self._scores(name, bed)}
        keeps_too_many = self.mode == "full" and own.cats > 2 and free
        return scores | cats | queues | (set() if scores or keeps_too_many else {"end"})

    def _plants(self, name: str, bed: PlainBed) -> set[str]:
        found = set()
        for tile in (tile for place in self.row() if (tile := self.nursery[place])):
            for turn, look in looks_of(tile).items():
                for top, left in ALL_CELLS:
                    cells = [(top + r, left + c) for r, c in look]
                    if all(cell in ALL_CELLS and cell not in bed.lying for cell in cells):
                        found.add(f"plant {tile} {name} {turn} {name_of(min(cells))}")
        return found

    def _scores(self, name: str, bed: PlainBed) -> set[str]:
        orange = [str(place) for place in self.own.orange if place < 20 and bed.shown("P")] or ["none"]
        blue = [str(place) for place in self.own.blue if place < 20 and bed.shown("C")] or ["none"]
        return {f"score {name} {one} {other}" for one in orange for other in blue}

    def play(self, sentence: str) -> None:
        verb, *words = sentence.split()
        getattr(self, f"_{verb}")(*words)

    def _pay(self, colour: str, place: str) -> None:
        cubes: list[int] = getattr(self.own, colour)
        cubes.remove(int(place))
        cubes.append({"orange 20": 15, "blue 20": 14}.get(f"{colour} {place}", int(place) - 2))
        self._refill_if_due()

    def _refill(self) -> None:
        self.own.cats -= 1
        self.fill()
        self.may_refill = False

    def _bed(self, name: str) -> PlainBed:
        bed = self.own.beds[self.own.named()[name]]
        assert bed is not None
        return bed

    def _plant(self, tile: str, name: str, turn: str, square: str) -> None:
        bed, look = self._bed(name), look_of(kind_of(tile), int(turn))
        (row, column), (top, left) = min(look), cell_of(square)
        bed.lying |= {(r - row + top, c - column + left): letter for (r, c), letter in look.items()}
        bed.tiles.append(tile)
        self.nursery = {place: None if lying == tile else lying for place, lying in self.nursery.items()}
        self.phase, self.may_refill = "tend", False

    def _pot(self, name: str, square: str) -> None:
        self._bed(name).lying[cell_of(square)] = "P"
        self.phase, self.may_refill = "tend", False
        self.won = max(0, self.won - 1)
        self._settle()

    def _cat(self, name: str, square: str) -> None:
        self._bed(name).lying[cell_of(square)] = "K"
        self.own.cats -= 1
        self.may_refill = False
        self._settle()

    def _score(self, name: str, orange: str, blue: str) -> None:
        own, bed = self.own, self._bed(name)
        self.scored, self.returned = own.named()[name], []
        for place, cubes, track, letter in (
            (orange, own.orange, [*range(16), 20], "P"),
            (blue, own.blue, [*range(0, 15, 2), 20], "C"),
        ):
            if place != "none":
                start = int(place)
                end = (track[track.index(start) :] + [20] * 25)[bed.shown(letter)]
                cubes.remove(start)
                cubes.append(end)
                own.cats += start < 7 <= end
                self.won += start == 0 and 0 not in cubes
                if end == 20 and not own.hive:
                    own.hive = self._hive()
        self._settle()

    def _hive(self) -> int:
        if self.seats == 1:
            return 2 if self.die < 5 else 1
        return 2 - sum(garden.hive > 0 for garden in self.gardens)

    def _settle(self) -> None:
        """Won pots come first as long as there is room for one; then the bed is cleared (C27 to C29, C39)."""

        def room() -> bool:
            return any(bed is not None and bed.free() for bed in self.own.beds)

        if self.scored >= 0 and not (self.won and room()):
            bed = self.own.beds[self.scored]
            assert bed is not None
            self.queue += bed.tiles
            self.returned = bed.tiles if len(bed.tiles) > 1 else []
            self.own.beds[self.scored] = None if self.die == 6 else PlainBed(self.spare)
            self.spare = self.spare if self.die == 6 else self.backs[bed.side]
            self.scored = -1
        if not room():
            self.won = 0

    def _queue(self, tile: str) -> None:
        self.queue.remove(tile)
        self.queue.append(tile)
        self.returned = [each for each in self.returned if each != tile]

    def _end(self) -> None:
        acting = True
        while acting:
            final = self.die == 6
            self._step()
            if self.pace == 2:
                self._neighbour()
                self._step()
            self.seat = (self.seat + 1) % self.seats
            if self.die == 6 and not final:
                self._give_up()
            self.over = not any(bed for garden in self.gardens for bed in garden.beds)
            acting = not self.over and not any(self.own.beds)
        if not self.over:
            self._begin()

    def _step(self) -> None:
        self.stop = self.stop % len(self.stops) + 1
        self.die = min(6, self.die + (self.stop == self.target))

    def _neighbour(self) -> None:
        if len(self.empty()) >= 3:
            self.fill()
        for place in self.row():
            if tile := self.nursery[place]:
                self.queue.append(tile)
                self.nursery[place] = None
                return

    def _give_up(self) -> None:
        for seat in range(self.seat, self.seat + self.seats):
            garden = self.gardens[seat % self.seats]
            for place, bed in enumerate(garden.beds):
                if bed is not None and len(bed.tiles) <= 2:
                    self.queue += bed.tiles
                    garden.beds[place] = None
