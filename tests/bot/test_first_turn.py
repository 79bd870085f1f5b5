"""From nothing to the second player's turn, over the wire."""

from tests.bot.room import Room, choices, file_of, in_turn, labels, play_turn


async def test_a_table_is_opened_joined_begun_and_played(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    assert [len(first.pings), len(second.pings)] == [1, 0]
    assert len(table.pictures) == 2
    assert all(picture.alt for picture in table.pictures)

    panel = await room.panel(first, table)
    assert panel.ephemeral
    assert len(choices(panel)) == 4
    after = await play_turn(first, panel)
    assert second.person.name in after.text

    await room.settle()
    newest = await room.public(second)
    assert newest.id != table.id
    assert second.mention in newest.text
    assert [len(first.pings), len(second.pings)] == [1, 1]


async def test_the_former_message_loses_its_buttons_and_keeps_its_pictures(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, _ = in_turn(table, room.user("Tom"), room.user("Mia"))
    await play_turn(first, await room.panel(first, table))
    await room.settle()
    former = first.now(table)
    assert labels(former) == []
    assert [file_of(picture) for picture in former.pictures] == [file_of(picture) for picture in table.pictures]
    assert [picture.alt for picture in former.pictures] == [picture.alt for picture in table.pictures]
    assert former.text == table.text


async def test_everyone_is_answered_in_their_own_language_and_the_table_in_the_servers(room: Room) -> None:
    aase, joergen = room.user("Åse"), room.user("Jørgen")
    table = await room.begin(aase, joergen)
    first, second = in_turn(table, aase, joergen)
    assert "it is your turn" in table.text
    assert "Turen er hos" in (await room.panel(second, table)).text
    assert "Hvilket redskab" in (await room.panel(first, table)).text
