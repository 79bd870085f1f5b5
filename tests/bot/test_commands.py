"""Every command of /garden, over the wire."""

import re

import pytest
from discord.app_commands import Group

from rules.game import AnyGame
from sandbox.options import CannotDo
from tests.bot.games import every_game
from tests.bot.room import Room, choices, choose, enabled, in_turn, labels, play_turn, shown
from tests.rules_named import statements
from words import words_in


async def test_new_with_everything_said(room: Room) -> None:
    tom = room.user("Tom")
    offered = await tom.autocomplete("garden new", "option", "2 butter", game="pergola", seats=1)
    assert [choice["value"] for choice in offered] == ["challenge=butterflies"]
    answer = await tom.command("garden new", game="pergola", seats=1, where="here", option="challenge=butterflies")
    assert re.search(r"Table 1 is open: https://discord.com/channels/\d+/\d+/\d+", answer.text)
    lobby = await tom.sees(lambda message: "Start" in labels(message))
    assert "At least 2 butterflies worth 3 points each" in lobby.text


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"game": "pergola", "seats": 5}, "It is played by 1 to 4"),
        ({"game": "pergola", "seats": 2, "gardeners": 2}, "there is room for 1"),
        ({"game": "pergola", "option": "hard"}, "is not an option of this game"),
        ({"game": "pergola", "option": "challenge=hard"}, "no choice for"),
        ({"game": "pergola", "option": "*speed*=hard"}, "no option called"),
    ],
)
async def test_new_refuses_what_is_not_offered_and_opens_nothing(
    room: Room, options: dict[str, object], said: str
) -> None:
    tom = room.user("Tom")
    answer = await tom.command("garden new", **options)
    assert said in answer.text
    assert await room.tables.of_person(int(tom.id)) == ()


async def test_join_leave_start_by_command(room: Room) -> None:
    tom, mia, aase = (room.user(name) for name in ("Tom", "Mia", "Åse"))
    await tom.command("garden new", game="pergola", seats=3)
    assert "You have a seat at table 1" in (await mia.command("garden join")).text
    assert "Du har fået en plads ved bord 1" in (await aase.command("garden join")).text
    assert "You sit at table 1 already" in (await mia.command("garden join")).text
    await room.settle()
    lobby = await tom.sees(lambda message: "Start" in labels(message))
    assert "Åse" in lobby.text
    assert "Du har forladt bord 1" in (await aase.command("garden leave")).text
    assert "Only the host" in (await mia.command("garden start")).text
    answer = await tom.command("garden start")
    assert "The game has begun" in answer.text


async def test_turn_undo_and_reset_by_command(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    panel = shown(await tom.command("garden turn"))
    assert "Which tool" in panel.text
    assert "nothing to take back" in (await tom.command("garden undo")).text
    await choose(tom, panel)
    assert choices(shown(await tom.command("garden undo"))) == choices(panel)
    panel = shown(await tom.command("garden turn"))
    while choices(panel):
        panel = await choose(tom, panel)
    fresh = shown(await tom.command("garden reset"))
    assert "Which tool" in fresh.text


async def test_move_takes_sentences_all_or_nothing(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    before = (await room.tables.record(1)).ply
    answer = await tom.command("garden move", sentence="take 2; take 3")
    assert "Sentence 2 of 2" in answer.text
    assert re.search(r"P\d+", answer.text), "the rule is named"
    assert (await room.tables.record(1)).ply == before
    answer = await tom.command("garden move", sentence="dance *wildly*")
    assert "is not a move of this game" in answer.text
    assert r"\*wildly\*" in answer.text
    answer = await tom.command("garden move", sentence="TAKE 2")
    assert "So far: took a" in answer.text or "Your turn:" in answer.text
    assert (await room.tables.record(1)).ply > before


async def test_move_is_suggested_word_by_word(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    offered = await tom.autocomplete("garden move", "sentence", "")
    assert [choice["value"] for choice in offered] == [f"take {place}" for place in (1, 2, 3, 4)]
    assert all(choice["name"].startswith(choice["value"]) for choice in offered)
    offered = await tom.autocomplete("garden move", "sentence", "ta")
    assert len(offered) == 4
    assert await tom.autocomplete("garden move", "sentence", "dance") == []
    taken = [choice["value"] for choice in await tom.autocomplete("garden move", "sentence", "take 3; ")]
    assert taken
    assert all(value.startswith("take 3; ") for value in taken)
    assert (await tom.command("garden move", sentence=taken[0])).text


async def test_show_posts_the_table_again_without_a_ping(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    pings = len(tom.pings)
    answer = await tom.command("garden show")
    await room.settle()
    newest = await room.public(tom.at(table.channel_id))
    assert newest.id != table.id
    assert newest.id in answer.text
    assert labels(tom.now(table)) == []
    assert len(tom.pings) == pings


async def test_text_score_and_log(room: Room) -> None:
    table = await room.begin(room.user("Tom"), room.user("Mia"))
    first, second = in_turn(table, room.user("Tom"), room.user("Mia"))
    text = await first.command("garden text")
    assert "garden. Turn 1 of 15" in text.text
    assert "Tool 1, over the flutter" in text.text
    assert text.message is not None
    assert text.message.pictures == []
    assert "No turn has been ended" in (await first.command("garden log")).text
    panel = await choose(first, await room.panel(first, table))
    own = (await first.command("garden log")).text
    assert "*Now, you*: took a" in own
    assert "took a" not in (await second.command("garden log")).text, (
        "a turn is nobody else's business before its end"
    )
    while choices(panel):
        panel = await choose(first, panel)
    await first.press(panel, "End turn")
    assert f"1 · **{first.person.name}**: took a" in (await second.command("garden log")).text
    score = (await second.command("garden score")).text
    assert "1 = **Tom**" in score
    assert "Total" in score
    assert "Point indtil nu" in (await room.user("Åse").at(table.channel_id).command("garden score")).text


@every_game
async def test_rules_are_read_page_by_page(room: Room, game: AnyGame) -> None:
    tom = room.user("Tom")
    first = shown(await tom.command("garden rules", game=game.key))
    assert f"{game.rules_prefix}1" in first.text
    second = shown(await tom.press(first, "Next"))
    assert second.text != first.text
    assert shown(await tom.press(second, "Previous")).text == first.text


@every_game
@pytest.mark.parametrize(("name", "language"), [("Tom", "en"), ("Jørgen", "da")])
async def test_every_rule_of_a_game_can_be_read_in_ones_language(
    room: Room, game: AnyGame, name: str, language: str
) -> None:
    reader, turn_over = room.user(name), words_in(language).say("bot-button-later")
    page = shown(await reader.command("garden rules", game=game.key))
    told = page.text
    while turn_over in enabled(page):
        page = shown(await reader.press(page, turn_over))
        told += page.text
    for number in statements(game.key, None if language == "en" else language):
        assert f"**{number}** " in told


async def test_list_shows_all_my_tables_with_links(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    assert "not playing at any table" in (await tom.command("garden list")).text
    table = await room.begin(tom, gardeners=1)
    await room.open(mia, tom)
    listed = (await tom.command("garden list")).text
    assert "You play at 2 tables" in listed
    assert "One is waiting for you" in listed
    assert f"/{table.channel_id}/{table.id}) · your turn" in listed
    assert "2 of 2 seats taken" in listed


async def test_resign_asks_first_and_a_gardener_plays_on(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia)
    first, second = in_turn(table, tom, mia)
    asked = shown(await first.command("garden resign"))
    kept = shown(await first.press(asked, "No, play on"))
    assert "All is as it was" in kept.text
    asked = shown(await first.command("garden resign"))
    await first.press(asked, "Yes, resign")
    await room.settle()
    assert any("has left the game" in message.text for message in second.read())
    newest = await room.public(second)
    assert second.mention in newest.text
    assert len(second.pings) == 1
    assert "no seat" in (await first.command("garden resign")).text


async def test_end_asks_the_host_and_ends_the_game_for_all(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, mia)
    tom, mia = tom.at(table.channel_id), mia.at(table.channel_id)
    assert "Only the host" in (await mia.command("garden end")).text
    asked = shown(await tom.command("garden end"))
    await tom.press(asked, "Yes, end the game")
    await room.settle()
    newest = await room.public(mia)
    assert "ended before its time" in newest.text
    assert "My turn" not in labels(newest)
    assert "was ended" in (await mia.press_as_seen(table, "My turn")).text


async def test_end_also_gives_up_a_lobby(room: Room) -> None:
    tom = room.user("Tom")
    lobby = await room.open(tom)
    asked = shown(await tom.command("garden end"))
    await tom.press(asked, "Yes, end the game")
    await room.settle()
    assert "given up" in tom.now(lobby).text


async def test_export_hands_over_the_game_as_a_file(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    await play_turn(tom, await room.panel(tom, table))
    answer = shown(await tom.command("garden export"))
    [file] = [component for component in answer.components if component["type"] == 13]
    text = (await room.download(file["file"]["url"])).decode()
    assert "pergola" in text
    assert "take" in text
    assert "seed" not in text.lower(), "the seed of a game in progress is a secret"


async def test_about_tells_version_languages_and_whose_games_these_are(room: Room) -> None:
    about = (await room.user("Tom").command("garden about")).text
    assert re.search(r"Allotment \d+\.\d+", about)
    assert "English" in about
    assert "Danish" in about
    assert "Unofficial" in about
    assert "MIT" in about
    assert "Uofficiel" in (await room.user("Åse").command("garden about")).text


async def test_someone_at_several_tables_is_asked_which(room: Room) -> None:
    tom = room.user("Tom")
    await room.begin(tom, gardeners=1, where="here")
    await room.begin(tom, gardeners=2, where="here")
    asked = shown(await tom.command("garden move", sentence="take 2"))
    assert "Which table do you mean?" in asked.text
    assert (await room.tables.record(1)).status == (await room.tables.record(2)).status == "playing"
    before = {number: (await room.tables.record(number)).ply for number in (1, 2)}
    answer = await tom.choose(asked, "Choose a table …", "2")
    assert "table 2" in answer.text
    assert (await room.tables.record(1)).ply == before[1]
    assert (await room.tables.record(2)).ply > before[2]
    named = await tom.command("garden move", sentence="take 3", table="1")
    assert "table 1" in named.text
    offered = await tom.autocomplete("garden turn", "table", "")
    assert {choice["value"] for choice in offered} == {"1", "2"}


async def test_where_a_menu_cannot_hold_all_tables_it_says_how_to_come_by_an_older_one(room: Room) -> None:
    tom, channel = room.user("Tom"), room.sandbox.channel
    place = {"guild": int(channel.guild_id or 0), "channel": int(channel.id)}
    for _ in range(26):
        await room.tables.open("pergola", room.person(tom), **place, language="en", seats=2)
    asked = shown(await room.user("Mia").command("garden join"))
    assert "These are the newest 25" in asked.text
    assert len(choices(asked)) == 25
    assert "seat at table 1." in (await room.user("Mia").command("garden join", table="1")).text


async def test_in_a_tables_thread_it_is_that_table(room: Room) -> None:
    tom = room.user("Tom")
    one = await room.begin(tom, gardeners=1)
    other = await room.begin(tom, gardeners=1)
    assert "table 1" in (await tom.at(one.channel_id).command("garden turn")).text
    assert "table 2" in (await tom.at(other.channel_id).command("garden turn")).text


async def test_without_a_table_one_is_told_how_to_come_by_one(room: Room) -> None:
    tom = room.user("Tom")
    for command in (
        "join",
        "leave",
        "start",
        "show",
        "turn",
        "undo",
        "reset",
        "end",
        "text",
        "score",
        "log",
        "resign",
    ):
        assert "/garden new" in (await tom.command(f"garden {command}")).text, command
    assert "/garden new" in (await tom.command("garden move", sentence="take 2")).text
    assert "no table 77" in (await tom.command("garden show", table="77")).text
    assert "/garden new" in (await tom.command("garden show", table="the nice one")).text


async def test_another_servers_table_is_nobodys_business(empty_room: Room) -> None:
    other = empty_room.sandbox.add_guild("Elsewhere")
    [channel] = [each for each in empty_room.sandbox.world.channels.values() if each.guild_id == other.id]
    async with empty_room.running():
        tom, mia = empty_room.user("Tom"), empty_room.user("Mia")
        await empty_room.begin(tom, gardeners=1)
        assert "no table 1" in (await mia.at(channel).command("garden score", table="1")).text
        assert "Score" in (await tom.at(channel).command("garden score", table="1")).text


async def test_a_command_we_no_longer_have_is_answered(room: Room) -> None:
    tom = room.user("Tom")
    garden = room.bot.tree.get_command("garden")
    assert isinstance(garden, Group)
    garden.remove_command("about")
    assert "do not know this command" in (await tom.command("garden about")).text
    with pytest.raises(CannotDo):
        await tom.command("garden dance")


async def test_who_plays_alone_sees_under_the_score_what_all_their_games_come_to(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom)
    tom = tom.at(table.channel_id)
    score = shown(await tom.command("garden score"))
    assert "1000 Club" in score.text
    assert "no game alone finished yet" in score.text
    assert "Przemek" in score.text
    other = room.user("Mia").at(table.channel_id)
    await room.begin(other.at(room.sandbox.channel.id), gardeners=1)
    assert "1000 Club" not in shown(await room.user("Mia").command("garden score", table="2")).text
