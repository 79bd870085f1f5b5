"""`/pergola …`: made from the moves, one subcommand each, with what is legal offered as one types."""

from rules.registry import games
from tests.bot.room import Room, choices, choose, labels, shown


async def test_there_is_a_subcommand_for_each_kind_of_move(room: Room) -> None:
    [group] = [
        command for command in room.sandbox.world.commands_in(room.sandbox.guild.id) if command["name"] == "pergola"
    ]
    assert [option["name"] for option in group["options"]] == [kind.verb for kind in games()["pergola"].move_types]
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
