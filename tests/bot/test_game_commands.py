"""`/pergola …`: made from the moves, one subcommand each, with what is legal offered as one types."""

import pytest

from rules.cottage_garden.components import components
from rules.cottage_garden.nursery import row_tiles
from rules.cottage_garden.shapes import squares_of
from rules.registry import games
from tests.bot.room import Room, choices, choose, labels, shown


async def test_there_is_a_subcommand_for_each_kind_of_move(room: Room) -> None:
    groups = {command["name"]: command for command in room.sandbox.world.commands_in(room.sandbox.guild.id)}
    for game in games().values():
        named = [option["name"] for option in groups[game.command]["options"]]
        assert named == [kind.verb for kind in game.move_types]
    group = groups["pergola"]
    [flutter] = [option for option in group["options"] if option["name"] == "flutter"]
    assert [option["name"] for option in flutter["options"]] == ["insect", "from", "place", "table"]
    assert [option.get("required", False) for option in flutter["options"]] == [True, True, True, False]
    assert flutter["description_localizations"]["da"] != flutter["description"]


async def test_a_tool_is_taken_by_typing(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    offered = await tom.autocomplete("pergola take", "tool", "")
    assert [choice["value"] for choice in offered] == ["1", "2", "3", "4"]
    assert all("shovel" in choice["name"].lower() for choice in offered)
    narrowed = await tom.autocomplete("pergola take", "tool", "3")
    assert [choice["value"] for choice in narrowed] == ["3"]
    panel = shown(await tom.command("pergola take", tool="3"))
    assert "took a" in panel.text
    refused = await tom.command("pergola take", tool="2")
    assert "P" in refused.text
    assert "End" in " ".join(labels(shown(await tom.command("garden turn"))))


async def test_fields_narrow_each_other_in_any_order(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    await tom.command("pergola take", tool="2")  # the tool over the water drip
    panel = shown(await tom.command("garden turn"))
    while "drip" not in " ".join(button["custom_id"] for button in panel.buttons if button["style"] == 1):
        panel = await choose(tom, panel)
    every = await tom.autocomplete("pergola drip", "stone", "")
    assert {choice["value"] for choice in every} == {"A1", "A2", "A3"}
    from_s1 = await tom.autocomplete("pergola drip", "stone", "", drop="S1")
    assert {choice["value"] for choice in from_s1} == {"A1", "A2"}
    from_a3 = await tom.autocomplete("pergola drip", "drop", "", stone="A3")
    assert {choice["value"] for choice in from_a3} == {"S2"}
    nonsense = await tom.autocomplete("pergola drip", "stone", "", drop="the wet one")
    assert {choice["value"] for choice in nonsense} == {"A1", "A2", "A3"}, "a bad value does not silence the rest"
    played = shown(await tom.command("pergola drip", drop="S1", stone="A1"))
    assert choices(played) != choices(panel)


async def test_nothing_is_offered_to_who_is_not_to_act(room: Room) -> None:
    tom, mia = room.user("Tom"), room.user("Mia")
    table = await room.begin(tom, gardeners=1)
    assert await mia.at(table.channel_id).autocomplete("pergola take", "tool", "") == []
    answer = await mia.at(table.channel_id).command("pergola take", tool="1")
    assert "no seat" in answer.text


async def test_suggestions_are_in_the_persons_language(room: Room) -> None:
    aase = room.user("Åse")
    table = await room.begin(aase, gardeners=1)
    offered = await aase.at(table.channel_id).autocomplete("pergola take", "tool", "")
    assert all("spade" in choice["name"].lower() or "skovl" in choice["name"].lower() for choice in offered)


async def test_a_tile_is_planted_by_typing_with_what_fits_offered(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, game="cottage_garden")
    tom = tom.at(table.channel_id)
    tiles = await tom.autocomplete("cottage plant", "tile", "")
    assert len(tiles) == 4
    tile = tiles[0]["value"]
    assert tiles[0]["name"].startswith(f"{tile} · ")
    beds = await tom.autocomplete("cottage plant", "bed", "", tile=tile)
    assert {choice["value"] for choice in beds} == {"light", "dark"}
    turns = await tom.autocomplete("cottage plant", "turn", "", tile=tile, bed="dark")
    assert turns[0] == {"name": "1 · not turned · " + turns[0]["name"].rpartition(" · ")[2], "value": "1"}
    given = {"tile": tile, "bed": "dark", "turn": "1"}
    squares = await tom.autocomplete("cottage plant", "square", "", **given)
    fits = [choice["value"] for choice in squares]
    assert f"{len(fits)} places" in turns[0]["name"]
    narrowed = await tom.autocomplete("cottage plant", "square", fits[-1].lower(), **given)
    assert [choice["value"] for choice in narrowed] == fits[-1:]
    panel = shown(await tom.command("cottage plant", **given, square=fits[-1]))
    assert "planted" in panel.text
    refused = await tom.command("cottage plant", **given, square=fits[-1])
    assert "(rule C11)" in refused.text
    assert "End turn" in labels(shown(await tom.command("garden turn")))


async def test_a_whole_planting_is_typed_as_one_sentence(room: Room) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, game="cottage_garden")
    tom = tom.at(table.channel_id)
    _, game = await room.tables.get(1)
    [sentence, *_] = [str(move) for move in game.game.legal(game.state, 0) if move.verb == "plant"]
    offered = await tom.autocomplete("garden move", "sentence", sentence[:-3])
    assert any(choice["value"] == sentence.rpartition(" ")[0] for choice in offered) or offered
    panel = shown(await tom.command("garden move", sentence=sentence.upper()))
    assert "planted" in panel.text
    assert [entry.text for entry in await room.entries(1)] == [sentence]


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("plant {tile} dark 1 E5", "C14"),
        ("plant {other} dark 1 A1", "C12"),
        ("pot dark {printed}", "C18"),
        ("end", "C11"),
        ("score dark 0 0", "C22"),
    ],
)
async def test_what_may_not_be_done_names_its_rule(room: Room, typed: str, rule: str) -> None:
    tom = room.user("Tom")
    table = await room.begin(tom, game="cottage_garden")
    tom = tom.at(table.channel_id)
    _, game = await room.tables.get(1)
    row = row_tiles(game.state)
    tile = next(tile for tile in row if components().tiles[tile].squares > 1)
    other = next(tile for tile in game.state.nursery if tile and tile not in row)
    bed = next(bed for bed in game.state.gardens[0].beds if bed.side.startswith("D"))
    printed = squares_of(components().sides[bed.side].pots)[0]
    refused = await tom.command("garden move", sentence=typed.format(tile=tile, other=other, printed=printed))
    assert f"(rule {rule})" in refused.text
    assert await room.entries(1) == []
