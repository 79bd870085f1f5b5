"""The private panel of a turn, pressed through."""

from typing import Any

from rules.game import AnyGame
from sandbox.seen import Seen
from sandbox.user import User
from tests.bot.games import every_game
from tests.bot.room import Room, choices, choose, enabled, in_turn, labels, play_turn, shown


async def open_game(room: Room, **options: Any) -> tuple[Seen, User, Seen]:
    """A game for one person against a gardener: its message, the person at the table, their panel."""
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1, **options)
    return table, tom.at(table.channel_id), await room.panel(tom, table)


async def test_the_panel_asks_one_thing_and_says_what_each_answer_brings(room: Room) -> None:
    _, _, panel = await open_game(room)
    assert "Which tool do you take" in panel.text
    assert [choice[:4] for choice in choices(panel)] == ["1 · ", "2 · ", "3 · ", "4 · "]
    assert any("point" in choice for choice in choices(panel))
    assert "**1** Shovel: " in panel.text, "what a button has no room for is listed above it"
    [picture] = panel.pictures
    assert picture.alt
    assert "End turn" not in enabled(panel)
    assert "Undo" not in enabled(panel)


@every_game
async def test_undo_goes_back_step_by_step_to_the_same_panel(room: Room, game: AnyGame) -> None:
    _, tom, panel = await open_game(room, game=game.key)
    asked = [choices(panel)]
    while choices(panel):
        panel = await choose(tom, panel)
        asked.append(choices(panel))
    assert "Your turn:" in panel.text
    assert "Undo" in enabled(panel)
    while asked:
        assert choices(panel) == asked.pop(), "an undo leads to the question that was answered last"
        back = {"Undo", "Back"} & set(enabled(panel))
        assert bool(back) == bool(asked)
        if back:
            panel = shown(await tom.press(panel, back.pop()))


async def test_a_move_begun_and_not_made_is_left_at_once(room: Room) -> None:
    _, tom, panel = await open_game(room, game="cottage_garden")
    first = choices(panel)
    for _ in range(2):
        assert "Reset turn" not in enabled(panel), "one step back is what “Back” is for"
        panel = await choose(tom, panel)
    assert choices(shown(await tom.press(panel, "Reset turn"))) == first


async def test_reset_takes_the_whole_turn_back(room: Room) -> None:
    _, tom, panel = await open_game(room)
    first = choices(panel)
    while choices(panel):
        panel = await choose(tom, panel)
    panel = shown(await tom.press(panel, "Reset turn"))
    assert choices(panel) == first
    assert "Reset turn" not in enabled(panel)


async def test_what_leaves_no_choice_is_done_without_asking(room: Room) -> None:
    _, tom, panel = await open_game(room)
    record, table = await room.tables.get(1)
    while choices(panel):
        panel = await choose(tom, panel)
        record, table = await room.tables.get(1)
        legal = table.game.legal(table.game.view(table.state, record.next_seats[0]), record.next_seats[0])
        assert len(legal) != 1 or legal[0].aside


async def test_text_is_an_equal_way_to_play(room: Room) -> None:
    _, tom, panel = await open_game(room)
    text = shown(await tom.press(panel, "Text"))
    assert text.pictures == []
    assert choices(text) == choices(panel)
    assert labels(text)[-5:-2] == labels(panel)[-5:-2], "only the way to look is another"
    assert "Tools" in text.text or "tool" in text.text
    after = await choose(tom, text)
    assert after.pictures == [], "who plays by text goes on in text"
    back = shown(await tom.press(after, "Picture"))
    assert len(back.pictures) == 1


async def test_the_other_picture_can_be_looked_at_and_played_from(room: Room) -> None:
    _, tom, panel = await open_game(room)
    other = shown(await tom.press(panel, "Garden"))
    assert other.pictures[0].alt != panel.pictures[0].alt
    assert choices(other) == choices(panel)
    assert len((await choose(tom, other)).pictures) == 1


async def test_the_end_is_asked_for_with_the_turn_as_a_list_and_what_it_brought(room: Room) -> None:
    _, tom, panel = await open_game(room)
    while choices(panel):
        panel = await choose(tom, panel)
    assert "\n- took a" in panel.text
    assert "It brought" in panel.text
    assert "End your turn?" in panel.text
    after = shown(await tom.press(panel, "End turn"))
    assert "You ended your turn: took a" in after.text
    assert "**Rosemary**:" in after.text
    assert "Which tool do you take" in after.text, "the next turn of the same person goes on in the panel"


async def test_a_step_of_an_earlier_ply_is_refused_and_the_present_panel_offered(room: Room) -> None:
    _, tom, panel = await open_game(room)
    now = await choose(tom, panel)
    ply = (await room.tables.record(1)).ply
    late = shown(await tom.press_as_seen(panel, panel.buttons[1]["custom_id"]))
    assert "earlier moment" in late.text
    assert choices(late) == choices(now)
    assert (await room.tables.record(1)).ply == ply


async def test_a_second_panel_left_open_is_refused_too(room: Room) -> None:
    table, tom, panel = await open_game(room)
    other = await room.panel(tom, table)
    await choose(tom, panel)
    late = await choose(tom, other)
    assert "earlier moment" in late.text


async def test_whoever_is_not_to_act_is_told_whose_turn_it_is(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia)
    first, second = in_turn(table, tom, mia)
    aase = room.user("Åse").at(table.channel_id)
    waiting = await room.panel(second, table)
    assert f"It is the turn of **{first.person.name}**" in waiting.text
    looking_on = await room.panel(aase, table)
    assert f"turen er hos **{first.person.name}**" in looking_on.text
    assert choices(waiting) == choices(looking_on) == []


async def test_a_panel_of_a_turn_that_is_over_says_whose_turn_it_is(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia)
    first, second = in_turn(table, tom, mia)
    panel = await room.panel(first, table)
    other = await room.panel(first, table)
    await play_turn(first, panel)
    late = await choose(first, other)
    assert f"It is the turn of **{second.person.name}**" in late.text
    assert labels(late) == ["Try"]


async def test_two_steps_of_one_move_can_be_gone_back(empty_room: Room) -> None:
    room = empty_room
    async with room.running(draw_seed=lambda: 61):  # a game alone in which such a move comes early
        tom = room.user("Tom")
        table = await room.begin(tom)
        tom = tom.at(table.channel_id)
        panel = await room.panel(tom, table)
        for _ in range(12):
            panel = await choose(tom, panel) if choices(panel) else shown(await tom.press(panel, "End turn"))
            if "Back" in enabled(panel):
                before = panel
                panel = shown(await tom.press(panel, "Back"))
                assert choices(panel) != choices(before)
                assert (await choose(tom, panel)).text == before.text
                return
    raise AssertionError("no move of two steps came up")


async def test_one_thing_left_is_asked_about_and_what_else_may_be_done_stands_beside_it(empty_room: Room) -> None:
    room = empty_room
    async with room.running(draw_seed=lambda: 3):
        _, tom, panel = await open_game(room)
        for _ in range(120):
            if len(choices(panel)) == 1:
                [label] = choices(panel)
                assert panel.text.rstrip().endswith(("?**", "**"))
                assert label.startswith("1 · ")
                assert label.count(" · ") <= 2, "a number, one label, what it brings"
                if "End turn" in enabled(panel) or any(button["style"] == 3 for button in panel.buttons):
                    return
            panel = await choose(tom, panel) if choices(panel) else shown(await tom.press(panel, "End turn"))
    raise AssertionError("no step with one answer came up")
