"""What is asked in two steps: the first shows all candidates, each with the number of the group it is asked in."""

import pytest

from bot.layout import Menu
from bot.panels.answers import answers, group_label
from bot.panels.looks import kind_of, turn_look
from bot.panels.plan import MENU, make_plan
from bot.panels.turn import Turn
from render.scene import Disc
from rules.registry import games
from tests.bot.games import played_through
from tests.bot.test_pages import record_of
from words import LANGUAGES, words_in

GAME = games()["gartenbau"]


def crowded(language: str) -> Turn:
    """A moment in which a tile may lie on more squares than a menu holds."""
    for table in played_through(GAME, 2, 3):
        for seat in GAME.to_act(table.state):
            plan = make_plan(GAME, GAME.view(table.state, seat), seat)
            if plan.groups:
                record, shows = record_of(table, people=2), kind_of(GAME.key, plan.choice)
                return Turn(record, table, seat, plan, words_in(language), shows, "p", "", None)
    raise AssertionError("no garden grew wide enough")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_candidate_bears_the_number_of_the_line_it_is_found_under(language: str) -> None:
    turn = crowded(language)
    assert turn.plan.choice is not None
    assert len(turn.plan.choice.values) > MENU
    groups = tuple((group_label(turn, group), group.values) for group in turn.plan.groups)
    look = turn_look(turn.record, turn.table, turn.words, turn.seat, turn.plan.choice, groups=groups, other=False)
    scene = look.scene()
    numbers = {item.value: item.number for item in scene.items if isinstance(item, Disc)}
    assert numbers == {value: place for place, (_, values) in enumerate(groups, 1) for value in values}
    [menu] = [block for block in answers(turn) if isinstance(block, Menu)]
    for place, (label, option) in enumerate(zip((label for label, _ in groups), menu.options, strict=True), 1):
        assert option.label == f"{place} · {label}"
        assert f"{place} = {label}" in scene.alt
    assert f"{len(groups) + 1} = " not in scene.alt, "a group is told, not each of its values"
