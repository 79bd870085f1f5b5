"""What can be chosen, as data."""

from typing import Any, cast

import msgspec

from bot.panels.plan import MENU, make_plan, split, with_forced
from bot.panels.turn_steps import takes_back
from rules.chance import Chance
from rules.game import AnyGame
from rules.notation import Choice, words_of
from rules.registry import games
from rules.table import Table, open_table
from words import words_in

GAME = games()["pergola"]


def positions(seed: int, count: int) -> list[tuple[Table, int]]:
    """Tables in play and the seat to act, from one gardener's game."""
    table, chance = open_table(GAME, seed, 2, {}), Chance(seed)
    found: list[tuple[Table, int]] = []
    while not GAME.is_over(table.state) and len(found) < count:
        [seat] = GAME.to_act(table.state)
        found.append((table, seat))
        table = table.play(seat, GAME.choose(GAME.view(table.state, seat), seat, chance))
    return found


def leads_to(view: Any, seat: int, words: tuple[str, ...], depth: int = 0) -> set[str]:
    """Every move that can be reached by choosing on, as its sentence."""
    plan = make_plan(GAME, view, seat, words)
    assert depth < 8
    if plan.groups:
        values = [value for group in plan.groups for value in group.values]
    else:
        values = [candidate.value for candidate in plan.candidates]
    assert plan.choice is not None
    legal = {words_of(move): str(move) for move in GAME.legal(view, seat)}
    found: set[str] = set()
    for value in values:
        chosen = (*plan.choice.chosen, value)
        assert len(values) > 1 or chosen in legal, "one value is the last word of the one move"
        fitting = [sentence for words, sentence in legal.items() if words[: len(chosen)] == chosen]
        found |= set(fitting) if len(fitting) == 1 else leads_to(view, seat, chosen, depth + 1)
    return found


def test_every_legal_move_can_be_reached_by_choosing() -> None:
    for table, seat in positions(5, 150):
        view = GAME.view(table.state, seat)
        plan = make_plan(GAME, view, seat)
        reached = set() if plan.choice is None else leads_to(view, seat, ())
        for words in plan.asides:
            reached |= leads_to(view, seat, words)
        if plan.end is not None:
            reached.add(str(plan.end))
        assert reached == {str(move) for move in GAME.legal(view, seat)}


def test_a_gain_is_the_score_after_the_move_less_the_score_now() -> None:
    compared = 0
    for table, seat in positions(5, 150):
        view = GAME.view(table.state, seat)
        plan = make_plan(GAME, view, seat)
        for candidate in plan.candidates:
            assert plan.choice is not None
            chosen = (*plan.choice.chosen, candidate.value)
            moves = [move for move in GAME.legal(view, seat) if words_of(move)[: len(chosen)] == chosen]
            totals = [GAME.score(GAME.apply(view, seat, move))[seat].total for move in moves]
            assert candidate.gain == max(totals) - GAME.score(view)[seat].total
            assert candidate.settled is (len(set(totals)) == 1)
            compared += 1
    assert compared > 100


def test_no_menu_is_longer_than_discord_allows_and_no_value_is_lost() -> None:
    values = tuple(f"{colour}{level}" for colour in ("blue", "yellow", "red") for level in range(1, 12))
    choice = Choice(("land", "butterfly"), "place", values)
    groups = split(GAME, choice)
    assert [group.name for group in groups] == ["blue", "yellow", "red"]
    assert tuple(value for group in groups for value in group.values) == values
    assert split(GAME, Choice((), "place", values[:MENU])) == ()


class Rows:
    """A game that groups values by the letter of their row."""

    def group_of(self, _field: str, value: str) -> str:
        return value.rstrip("0123456789")


def test_a_group_that_is_too_long_itself_is_parted() -> None:
    values = tuple(f"A{place}" for place in range(1, 61))
    groups = split(cast(AnyGame, Rows()), Choice((), "square", values))
    assert [(group.name, group.part, len(group.values)) for group in groups] == [
        ("A", 1, 25),
        ("A", 2, 25),
        ("A", 3, 10),
    ]


def test_more_groups_than_a_menu_holds_become_stretches_and_no_value_is_lost() -> None:
    values = tuple(f"{row}{column}{place}" for row in "ABCDEF" for column in "ABCDEF" for place in (1, 2, 3))
    groups = split(cast(AnyGame, Rows()), Choice((), "square", values))
    assert len(groups) <= MENU
    assert all(len(group.values) <= MENU for group in groups)
    assert tuple(value for group in groups for value in group.values) == values
    assert groups[0].name == f"AA1 – {groups[0].values[-1]}"


def crowded() -> tuple[Any, int]:
    """A butterfly in hand, and more flowers than a menu holds lines."""
    table = open_table(GAME, 5, 2, {})
    [seat] = GAME.to_act(table.state)
    gardens = list(table.state.gardens)
    gardens[seat] = msgspec.structs.replace(gardens[seat], hollyhocks=((False,) * 11,) * 3, flying=(1, 0, 0))
    turn = msgspec.structs.replace(table.state.turn, stage="act", slot=0, hand=("butterfly",), action="flutter")
    return msgspec.structs.replace(table.state, gardens=tuple(gardens), turn=turn), seat


def test_more_than_25_values_are_asked_in_two_steps() -> None:
    state, seat = crowded()
    view = GAME.view(state, seat)
    first = make_plan(GAME, view, seat, ("land", "butterfly"))
    assert len(first.groups) > 1
    assert first.candidates == ()
    second = make_plan(GAME, view, seat, ("land", "butterfly"), group=1)
    assert second.groups == ()
    assert [candidate.value for candidate in second.candidates] == list(first.groups[1].values)
    assert [candidate.number for candidate in second.candidates] == list(range(1, len(second.candidates) + 1))
    assert second.back == ("land", "butterfly")


def test_words_that_lead_nowhere_are_as_if_not_chosen() -> None:
    [(table, seat)] = positions(5, 1)
    view = GAME.view(table.state, seat)
    assert make_plan(GAME, view, seat, ("dance",)) == make_plan(GAME, view, seat)
    assert make_plan(GAME, view, seat, ("take", "9")) == make_plan(GAME, view, seat)


def test_what_follows_without_a_choice_is_done_at_once_and_the_turn_never_ended() -> None:
    followed = 0
    for seed in range(12):
        for table, seat in positions(seed, 120):
            view = GAME.view(table.state, seat)
            for move in GAME.legal(view, seat):
                moves = with_forced(GAME, view, seat, move)
                assert moves[0] == move
                assert not any(each.ends_turn for each in moves[1:])
                followed += len(moves) > 1
            if followed:
                return
    raise AssertionError("no move left a single one to follow")


def test_an_undo_takes_back_what_was_no_choice_together_with_the_choice_before_it() -> None:
    for seed in range(12):
        for table, seat in positions(seed, 120):
            view = GAME.view(table.state, seat)
            for move in GAME.legal(view, seat):
                moves = with_forced(GAME, view, seat, move)
                if len(moves) > 1:
                    after = table
                    for each in moves:
                        after = after.play(seat, each)
                    assert takes_back(after, seat) == len(moves)
                    return
    raise AssertionError("no move left a single one to follow")


def alone(game: AnyGame, table: Table, seat: int) -> bool:
    """Whether one move is left to answer the question with, and something else may be done instead."""
    legal = game.legal(game.view(table.state, seat), seat)
    return sum(not move.aside for move in legal) == 1 and len(legal) > 1


def test_one_move_left_is_asked_about_by_its_own_last_question() -> None:
    asked = set()
    for seed in range(3):
        for table, seat in positions(seed, 200):
            if alone(GAME, table, seat):
                view = GAME.view(table.state, seat)
                [move] = [move for move in GAME.legal(view, seat) if not move.aside]
                plan = make_plan(GAME, view, seat)
                assert plan.choice is not None
                assert (*plan.choice.chosen, *plan.choice.values) == words_of(move)
                assert plan.choice.field == move.__struct_fields__[-1]
                assert [(each.number, each.settled) for each in plan.candidates] == [(1, True)]
                assert plan.back is None
                asked.add(move.verb)
    assert "flutter" in asked, "one insect with one place to go, and the turn may end"


def with_three_cats() -> tuple[AnyGame, Any]:
    """A turn of Cottage Garden that may not end before the third cat lies down."""
    game = games()["cottage_garden"]
    state = game.set_up(1, 1, {})
    turn = msgspec.structs.replace(state.turn, stage="tend", refill=False, returned=("H4", "I3a"))
    garden = msgspec.structs.replace(state.gardens[0], cats=3)
    return game, msgspec.structs.replace(state, gardens=(garden,), turn=turn)


def test_what_must_be_done_before_the_turn_may_end_is_the_question() -> None:
    game, state = with_three_cats()
    plan = make_plan(game, state, 0)
    assert plan.end is None
    assert plan.choice is not None
    assert (plan.choice.chosen, plan.choice.field) == (("cat",), "bed")
    assert all(words[0] != "cat" for words in plan.asides)
    for words in map(words_in, ("en", "da")):
        assert "3" in words.tell(game.ask(state, 0, plan.choice.chosen, plan.choice.field))


def test_in_a_trial_nothing_must_be_done() -> None:
    game, state = with_three_cats()
    assert make_plan(game, state, 0, trial=True).choice is None
