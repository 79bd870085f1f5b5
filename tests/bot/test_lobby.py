"""The message of a table that has not begun."""

import asyncio

from rules.game import AnyGame
from tests.bot.games import every_game
from tests.bot.room import Room, enabled, file_of, labels, shown
from words import words_in


async def test_the_lobby_says_who_sits_where_and_shows_its_cover(room: Room) -> None:
    lobby = await room.open(room.user("Tom"), room.user("Mia"), gardeners=1)
    assert "1. Tom (host)" in lobby.text
    assert "3. Mia" in lobby.text
    [cover] = lobby.pictures
    assert cover.alt
    assert labels(lobby) == ["Join", "Leave", "Add a computer gardener", "Options", "Start"]
    assert "Join" not in enabled(lobby), "the table is full"


async def test_joining_and_leaving_change_the_message_and_keep_its_picture(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    await tom.command("garden new", game="pergola")
    lobby = await tom.sees(lambda message: "Join" in labels(message))
    joined = shown(await mia.press(lobby, "Join"))
    assert "Mia" in joined.text
    left = shown(await mia.press(joined, "Leave"))
    assert "Mia" not in left.text
    assert [file_of(picture) for picture in left.pictures] == [file_of(picture) for picture in lobby.pictures]
    await tom.press(left, "Leave")
    await room.settle()
    gone = tom.now(lobby)
    assert "given up" in gone.text
    assert labels(gone) == []


async def test_several_people_joining_at_once_all_stand_on_the_message(room: Room) -> None:
    tom = room.user("Tom")
    await tom.command("garden new", game="pergola")
    lobby = await tom.sees(lambda message: "Join" in labels(message))
    others = [room.user(name) for name in ("Mia", "Åse", "Jørgen")]
    await asyncio.gather(*(other.press(lobby, "Join") for other in others))
    await room.settle()
    assert all(other.person.name in tom.now(lobby).text for other in others)


async def test_a_refusal_is_private_and_leaves_the_message_as_it_is(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    await tom.command("garden new", game="pergola")
    lobby = await tom.sees(lambda message: "Join" in labels(message))
    answer = await mia.press(lobby, "Add a computer gardener")
    await room.settle()
    assert ["host" in each.text for each in answer.followups] == [True]
    assert all(each.ephemeral for each in answer.followups)
    assert mia.now(lobby).text == lobby.text
    refused = await mia.press(lobby, "Options")
    assert "host" in refused.text


async def test_the_host_chooses_seats_options_and_gardeners(room: Room) -> None:
    tom = room.user("Tom")
    await tom.command("garden new", game="pergola")
    lobby = await tom.sees(lambda message: "Join" in labels(message))
    await tom.press(lobby, "Add a computer gardener")
    options = shown(await tom.press(lobby, "Options"))
    assert options.ephemeral
    refused = shown(await tom.choose(options, "How many seats?", "1"))
    assert "Already 2 sit at the table" in refused.text
    alone = shown(await tom.press(refused, "Send a computer gardener home"))
    alone = shown(await tom.choose(alone, "How many seats?", "1"))
    chosen = shown(await tom.choose(alone, "Challenge", "lanterns"))
    assert "Gardener" not in tom.now(lobby).text
    await room.settle()
    assert "At least 4 lanterns used" in tom.now(lobby).text
    await tom.press(chosen, "Give up this table")
    await room.settle()
    assert "given up" in tom.now(lobby).text


async def test_a_lobby_goes_away_after_a_week_with_a_notice(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    forgotten = await room.open(tom, mia)
    room.clock.pass_days(5)
    fresh = await room.open(mia)
    room.clock.pass_days(2.5)
    await room.bot.tending.tend()
    assert "for a week" in tom.now(forgotten).text
    assert labels(tom.now(forgotten)) == []
    assert "Start" in labels(tom.now(fresh))
    late = await mia.press_as_seen(forgotten, "Leave")
    await room.settle()
    assert ["over" in each.text for each in late.followups] == [True]


async def test_the_lobby_message_points_to_the_game_that_has_begun(room: Room) -> None:
    tom = room.user("Tom")
    lobby = await room.open(tom, gardeners=1)
    await tom.press(lobby, "Start")
    await room.settle()
    begun = tom.now(lobby)
    assert f"<#{lobby.id}>" in begun.text, "the thread at the message bears its number"
    assert labels(begun) == []
    assert len(begun.pictures) == 1


async def test_a_table_may_be_played_right_here(room: Room) -> None:
    tom = room.user("Tom")
    lobby = await room.open(tom, gardeners=1, where="here")
    await tom.press(lobby, "Start")
    await room.settle()
    table = await room.public(tom)
    assert table.channel_id == lobby.channel_id


async def test_only_the_host_starts_and_only_with_enough_people(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    lobby = await room.open(tom, mia)
    answer = await mia.press(lobby, "Start")
    assert "Only the host" in answer.text
    assert "Start" in labels(mia.now(lobby))


async def test_a_game_started_while_its_lobby_is_still_being_posted_leaves_no_lobby_behind(room: Room) -> None:
    tom = room.user("Tom")
    room.sandbox.fault("POST", "/channels/{channel_id}/messages", delay=1.0)
    tom.send_command("garden new", {"game": "pergola", "seats": 2, "gardeners": 1})
    while not await room.tables.of_person(int(tom.person.id)):
        await room.sandbox.settle(0.02)
    await tom.command("garden start")
    await room.settle()
    (record,) = await room.tables.of_person(int(tom.person.id))
    assert record.thread not in (None, record.channel)
    assert all("Start" not in labels(message) for message in tom.read())


@every_game
async def test_every_game_has_its_cover_and_its_options(room: Room, game: AnyGame) -> None:
    tom = room.user("Tom")
    await tom.command("garden new", game=game.key)
    lobby = await tom.sees(lambda message: "Join" in labels(message))
    words = words_in("en")
    [cover] = lobby.pictures
    assert cover.alt == words.say(f"{game.key}-picture-cover-alt")
    assert words.say(f"{game.key}-name") in lobby.text
    asked = shown(await tom.press(lobby, "Options"))
    for option in game.options:
        if lobby_seats := [seats for seats in game.seat_counts if seats in option.seats]:
            asked = shown(await tom.choose(asked, "How many seats?", str(lobby_seats[0])))
            value = option.values[-1]
            asked = shown(await tom.choose(asked, words.say(f"{game.key}-option-{option.key}"), value))
            await room.settle()
            assert words.say(f"{game.key}-option-{option.key}-{value}") in tom.now(lobby).text
            record = await room.tables.record(1)
            assert record.options == {option.key: value}
