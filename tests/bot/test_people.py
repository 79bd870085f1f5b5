"""People are called as they are called now, and spoken to in the language they chose."""

from typing import Any

from bot.store.sqlite import SqliteStore
from bot.store.trouble import StoreTrouble
from tests.bot.room import Room, in_turn, labels, play_turn, shown

DANISH = "Dansk"


async def test_a_person_is_called_as_they_are_called_now_from_their_next_press_on(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia)
    first, second = in_turn(table, tom, mia)
    was = first.person.name
    first.person.name = "Lady Flora"
    panel = await room.panel(first, table)
    await play_turn(first, panel)
    await room.settle()
    newest = await room.public(second)
    assert "Lady Flora" in newest.text
    assert was not in newest.text
    assert "Lady Flora" in shown(await second.press(newest, "Score")).text


async def test_a_name_in_one_server_is_none_in_another_and_a_finished_game_keeps_its_names(room: Room) -> None:
    other = room.sandbox.add_guild("Elsewhere")
    [channel] = [each for each in room.sandbox.world.channels.values() if each.guild_id == other.id]
    tom = room.user("Tom")
    await room.begin(tom, gardeners=1)
    await room.begin(tom.at(channel), gardeners=1, where="here")
    await room.begin(tom, gardeners=1)
    await room.tables.end_game(3, room.person(tom))
    room.sandbox.world.guilds[tom.channel.guild_id or ""].members[tom.id].nick = "Thomas of the Leeks"
    await tom.command("garden list")
    names = [(await room.tables.record(table)).seats[0].name for table in (1, 2, 3)]
    assert names == ["Thomas of the Leeks", "Tom", "Tom"]


async def test_a_language_is_chosen_under_more_and_holds_for_everything_private(empty_room: Room) -> None:
    room = empty_room
    async with room.running():
        tom = room.user("Tom")
        table = await room.begin(tom, gardeners=1)
        tom = tom.at(table.channel_id)
        more = shown(await tom.press(table, "More"))
        settings = shown(await tom.press(more, "Settings"))
        chosen = shown(await tom.choose(settings, "Choose a language …", DANISH))
        assert "Dine indstillinger" in chosen.text
        assert [line["label"] for line in chosen.selects[0]["options"] if line.get("default")] == [DANISH]
        panel = await room.panel(tom, table)
        assert "Afslut tur" in labels(panel)
    async with room.running():
        assert "Du spiller ved ét bord" in (await tom.command("garden list")).text
        newest = shown(await tom.command("garden settings"))
        await tom.choose(newest, "Vælg et sprog …", "auto")
        assert "You play at one table" in (await tom.command("garden list")).text
        assert "it is your turn" in (await room.public(tom)).text, "what all see is in the server's language"


async def test_suggestions_are_in_the_chosen_language_too(room: Room) -> None:
    tom = room.user("Tom")
    await tom.choose(shown(await tom.command("garden settings")), "Choose a language …", DANISH)
    offered = await tom.autocomplete("garden new", "option", "sommerfugle", game="pergola", seats=1)
    assert offered


async def test_a_database_that_cannot_note_a_name_holds_up_nothing(room: Room, monkeypatch: Any) -> None:
    async def full(*_: object) -> None:
        raise StoreTrouble("store-full", file="allotment.sqlite3")

    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    monkeypatch.setattr(SqliteStore, "rename", full)
    tom.person.name = "Lady Flora"
    assert "Which tool" in (await room.panel(tom, table)).text
