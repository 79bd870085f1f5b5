"""One notification for each turn, to the person whose turn it is, and to nobody else."""

from tests.bot.room import Room, choices, choose, in_turn, play_turn, shown


async def test_each_turn_notifies_exactly_the_person_to_move(room: Room) -> None:
    people = [room.user(name) for name in ("Tom", "Mia", "Åse")]
    table = await room.begin(*people)
    order = []
    for turn in range(1, 5):
        acting, *others = in_turn(table, *people)
        order.append(acting.person.name)
        assert sum(len(person.pings) for person in people) == turn
        panel = await room.panel(acting, table, "My turn")
        while choices(panel):
            panel = await choose(acting, panel)
            assert sum(len(person.pings) for person in people) == turn, "a step notifies nobody"
        undone = shown(await acting.press(panel, panel.buttons[-5]["custom_id"]))
        while choices(undone):
            undone = await choose(acting, undone)
        end = next(button for button in undone.buttons if button["style"] == 3)
        await acting.press(undone, end["custom_id"])
        await room.settle()
        table = await room.public(others[0])
    assert len(set(order[:3])) == 3
    assert order[3] == order[0]


async def test_names_that_look_like_mentions_notify_nobody(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    aase = room.user("Åse")
    aase.person.name = f"@everyone <@{mia.id}>"
    await room.begin(aase, gardeners=1)
    assert mia.pings == []
    assert tom.pings == []


async def test_nobody_is_notified_by_an_edit_a_second_show_or_a_look(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia)
    first, second = in_turn(table, tom, mia)
    for person in (first, second):
        for button in ("Gardens", "Board", "Score", "More"):
            await person.press(table, button)
        await person.command("garden show")
        await room.settle()
        table = await room.public(person)
    assert [len(first.pings), len(second.pings)] == [1, 0]


async def test_in_a_step_of_all_each_is_notified_once_and_no_press_spoils_anothers_panel(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia, game="gartenbau")
    tom, mia = tom.at(table.channel_id), mia.at(table.channel_id)
    assert [len(tom.pings), len(mia.pings)] == [1, 1]
    own = {player.id: await room.panel(player, table) for player in (tom, mia)}
    await play_turn(tom, own[tom.id])
    await room.settle()
    newest = await room.public(mia)
    assert "It is the turn of **Mia**" in newest.text
    assert "**Tom**: " not in newest.text, "what one has done is told when all have"
    assert [len(tom.pings), len(mia.pings)] == [1, 1], "who was waited for already is not notified again"
    ended = await play_turn(mia, own[mia.id])
    assert "earlier moment" not in ended.text
    await room.settle()
    newest = await room.public(mia)
    assert "**Tom**: " in newest.text
    assert "**Mia**: " in newest.text
    assert sorted([len(tom.pings), len(mia.pings)]) == [1, 2]
