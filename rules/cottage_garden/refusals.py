"""Why a move may not be made: checks that raise `IllegalMove` with the rule and a sentence for the player."""

from rules.cottage_garden.beds import bed_names, bits_at, covered, named_beds, plain_free, tiled
from rules.cottage_garden.components import components
from rules.cottage_garden.moves import Plant
from rules.cottage_garden.nursery import row_tiles
from rules.cottage_garden.shapes import BIT, squares_of
from rules.cottage_garden.state import Bed, Garden, State
from rules.game import IllegalMove
from rules.sentence import Detail, Noun, sentence


def refusal(rule: str, key: str, /, **details: Detail) -> IllegalMove:
    """The refusal `cottage_garden-refuse-<key>`, which names the rule."""
    return IllegalMove(rule, sentence(f"cottage_garden-refuse-{key}", **details))


def bed_noun(name: str) -> Noun:
    """The name of a bed in words."""
    return Noun(f"cottage_garden-bed-{name}")


def find_bed(garden: Garden, name: str) -> tuple[int, Bed]:
    """The bed of this name and its place. :raises IllegalMove: if the garden has none so called."""
    for place, (own, bed) in enumerate(zip(bed_names(garden), garden.beds, strict=True)):
        if own == name and bed is not None:
            return place, bed
    names = ", ".join(own for own, _ in named_beds(garden))
    raise refusal("C2", "no-such-bed", bed=name, beds=names)


def check_square(square: str) -> int:
    """The bit of a square. :raises IllegalMove: if a bed has no such square."""
    if square not in BIT:
        raise refusal("C14", "no-such-square", square=square)
    return BIT[square]


def check_placement(state: State, bed: Bed, move: Plant) -> None:
    """:raises IllegalMove: if the tile may not be taken, or may not lie so on the bed (C12 to C15)."""
    tile, turn, square = move.tile, move.turn, move.square
    if tile not in components().tiles:
        raise refusal("C1", "no-such-tile", tile=tile)
    row = row_tiles(state)
    if tile not in row:
        raise refusal("C12", "not-in-row" if row else "row-empty", tile=tile, row=", ".join(row))
    check_square(square)
    kind = components().tiles[tile]
    if turn not in kind.turns:
        turns = ", ".join(str(number) for number in kind.turns)
        raise refusal("C13", "turn-alike", tile=tile, turn=turn, turns=turns)
    bits = bits_at(tile, turn, square)
    if bits is None:
        raise refusal("C14", "leaves-bed", tile=tile, square=square, turn=turn)
    taken = bits & covered(bed)
    if taken:
        key = "overlaps-tile" if taken & tiled(bed) else "overlaps-token"
        raise refusal("C15", key, tile=tile, bed=bed_noun(move.bed), squares=", ".join(squares_of(taken)))


def check_plain_free(bed: Bed, bed_name: str, square: str) -> None:
    """:raises IllegalMove: if no flowerpot or cat may stand on the square (C18)."""
    bit = check_square(square)
    if bit & covered(bed):
        raise refusal("C18", "square-taken", square=square, bed=bed_noun(bed_name))
    if not bit & plain_free(bed):
        raise refusal("C18", "square-printed", square=square, bed=bed_noun(bed_name))
