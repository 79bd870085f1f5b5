"""What the panel says beyond the bare question: whatever somebody would have to know who reads nothing else."""

from msgspec.structs import replace

from rules.cottage_garden import GAME
from rules.cottage_garden.beds import is_completed, named_beds, visible
from rules.cottage_garden.state import State, Turn
from rules.notation import narrow, parse
from tests.rules.cottage_garden.positions import (
    BOX,
    almost,
    legal,
    mine,
    planted,
    play,
    start,
    tending,
    with_beds,
    with_row,
)
from words import words_in

EN = words_in("en")


def told(state: State, sentence: str) -> str:
    said = GAME.tell(state, 0, parse(GAME, sentence))
    assert said is not None
    return EN.tell(said)


def label(state: State, *words: str) -> str:
    """The last word as a menu shows it after those before it."""
    *chosen, value = words
    found = narrow(GAME.legal(state, 0), tuple(chosen))
    field = {1: "tile", 2: "bed", 3: "turn", 4: "square"}[len(chosen)]
    assert found is not None
    return EN.tell(GAME.label(state, 0, tuple(chosen), field, value))


def asked(state: State, *chosen: str, field: str) -> str:
    return EN.tell(GAME.ask(state, 0, chosen, field))


def test_a_tile_with_a_printed_pot_or_cover_says_so() -> None:
    state = with_row(start(), "X5", "I2p", "I1a", "L4a")
    shown = [label(state, "plant", tile) for tile in ("X5", "I2p", "I1a", "L4a")]
    assert [each.rpartition(" · ")[2] for each in shown] == [
        "5 squares, a pot",
        "2 squares, a pot",
        "1 square, a cover",
        "4 squares",
    ]


def test_what_a_tile_hides_is_told_for_it_may_have_lain_down_unasked() -> None:
    state = with_beds(with_row(start(), "I2a", None, None, None), almost("L1", "A1"), planted("D1"))
    said = set()
    for move in legal(state, "plant"):
        before, after = (
            sum(visible(bed).points for _, bed in named_beds(mine(each))) for each in (state, play(state, move))
        )
        lost = before - after
        told_so = told(state, move)
        assert told_so.endswith({0: "bed", 1: ", hiding 1 point"}.get(lost, f", hiding {lost} points"))
        said.add(lost)
    assert {0, 1, 2} <= said


def test_a_turn_with_a_single_place_says_what_it_does_there() -> None:
    row, seen = with_row(start(), "I3a", None, None, None), set()
    for side in BOX.sides:
        for free in (("A1", "B1", "C1"), ("B3", "C3"), ("C3", "C4", "C5"), ("E4", "E5")):
            state = with_beds(row, almost(side, *free), None)
            name = next(iter(named_beds(mine(state))))[0]
            for turn in {move.split()[3] for move in legal(state, "plant")}:
                moves = legal(state, f"plant I3a {name} {turn} ")
                kind = label(state, "plant", "I3a", name, turn).rpartition(" · ")[2]
                if len(moves) > 1:
                    assert kind == f"{len(moves)} places"
                    continue
                after = play(state, moves[0])
                [before, bed] = [each.gardens[0].beds[0] for each in (state, after)]
                assert before is not None
                assert bed is not None
                lost = visible(before).points - visible(bed).points
                points = "1 point" if lost == 1 else f"{lost} points"
                assert kind == (
                    "completes the bed" if is_completed(bed) else f"hides {points}" if lost else "1 place"
                )
                seen.add(kind.split()[0])
    assert seen == {"completes", "hides"}


def test_the_bed_that_comes_in_exchange_is_told_and_that_none_comes_in_the_final_round() -> None:
    state = with_beds(tending(start(spare="D2")), almost("L1"), almost("D1", "A2"))
    assert told(state, legal(state, "score")[0]).endswith(", a dark bed takes its place")
    final = replace(state, die=BOX.last_die)
    assert "its place" not in told(final, legal(final, "score")[0])


def test_the_question_for_the_orange_cube_tells_that_a_blue_one_follows() -> None:
    state = with_beds(tending(start()), almost("L1"), almost("D1", "A2"), orange=(0, 1, 2), blue=(0, 0, 2))
    assert "before a blue one moves" in asked(state, "score", "light", field="orange")
    full = with_beds(state, *state.gardens[0].beds, blue=(20, 20, 20))
    assert "before a blue one moves" not in asked(full, "score", "light", field="orange")


def test_the_question_for_the_queue_names_the_tile_that_is_last_now() -> None:
    state = replace(tending(start()), queue=("L4a", "H4"), turn=Turn("tend", refill=False, returned=("L4a", "H4")))
    assert legal(state, "queue") == ["queue L4a"]
    assert "a picnic lawn (H4) last" in asked(state, "queue", field="tile")


def test_a_single_cube_that_can_go_back_is_shown_as_such() -> None:
    state = replace(start(die=BOX.last_die), turn=Turn("pay", refill=False))
    one = with_beds(state, *state.gardens[0].beds, orange=(0, 1, 4))
    two = with_beds(state, *state.gardens[0].beds, orange=(0, 2, 4))
    assert len(legal(one)) == 1
    assert "Only one of yours can" in asked(one, "pay", "orange", field="place")
    assert "Which orange one?" in asked(two, "pay", "orange", field="place")


def test_the_turns_of_the_final_round_are_counted_without_a_total() -> None:
    state = start()
    assert GAME.progress(state, 0).turns == 32
    assert GAME.progress(replace(state, die=BOX.last_die, steps=64), 0) == GAME.progress(
        replace(state, die=BOX.last_die, steps=65), 0
    )
    assert GAME.progress(replace(state, die=BOX.last_die, steps=64), 0).turns is None


def test_reasons_are_given_until_a_first_bed_is_completed() -> None:
    state = with_row(start(), "H4", "L4a", None, None)
    chosen = ("plant", "H4", "light", "1")
    steps = {"tile": 1, "turn": 3, "square": 4}
    new = {field: asked(state, *chosen[:length], field=field) for field, length in steps.items()}
    used = with_beds(state, *state.gardens[0].beds, completed=1)
    short = {field: asked(used, *chosen[:length], field=field) for field, length in steps.items()}
    assert new["turn"] == f"A tile may be turned and flipped. {short['turn']}"
    assert new["square"].endswith(f"Number 1 is drawn as it would lie. {short['square']}")
    assert new["tile"].startswith("The gardener stands beside these tiles.")
    assert max(map(len, short.values())) < 60
