"""Names as people chose them, without any effect; refusals in whole sentences."""

import pytest

from bot.speech import escaped, listed, plain, refusal
from bot.table_errors import MoveRefused, NotYourTurn
from rules.game import IllegalMove
from rules.sentence import sentence
from sandbox.options import CannotDo
from tests.bot.room import Room, play_turn
from words import words_in

NAMES = [
    "*Åse*", "_x_", "__x__", "~~x~~", "`x`", "```x```", "||x||", "> x", ">>> x", "# x", "-# x", "- x", "1. x",
    "[x](y)",
    "<@123>", "<@&1>", "<#1>", "<:a:1>", "<t:1>", "</garden new:1>", "@everyone", "@here", "https://example.invalid",
    "\\", "\\*", "a\nb", "\u202ereversed", "שלום", "👩‍🌾" * 8, "Z̴̡͑a̷̢l̶g̸o̵", " ", "x" * 32,
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_a_name_has_no_effect_in_a_message(name: str) -> None:
    shown = escaped(name)
    assert shown
    assert "\n" not in shown
    assert "\u202e" not in shown
    bare = shown.replace("\\\\", "")
    for mark in ("*", "_", "~", "`", "|", "<", "[", "://"):
        assert bare.count(mark) == bare.count(f"\\{mark}"), f"an unescaped {mark} in {shown}"
    assert shown[0] not in "#>-+", "at the beginning of a line it would make a heading, a quotation or a list"
    assert "@everyone" not in shown
    assert "@here" not in shown


@pytest.mark.parametrize("name", NAMES)
def test_a_name_without_markdown_fits_on_a_button(name: str) -> None:
    assert 1 <= len(plain(name)) <= 32
    assert "\n" not in plain(name)


def test_a_plain_name_is_shown_as_it_is() -> None:
    for name in ("Åse", "Jørgen Sørensen", "O'Brien", "C# or F#", "Tom (he)", "11:30", "J.R.", "Anne-Marie"):
        assert escaped(name) == name


def test_names_are_listed_in_one_breath() -> None:
    english, danish = words_in("en"), words_in("da")
    assert listed([], english) == ""
    assert listed(["Åse"], english) == "Åse"
    assert listed(["Åse", "Tom", "Mia"], english) == "Åse, Tom and Mia"
    assert listed(["Åse", "Tom"], danish) == "Åse og Tom"


def test_a_refusal_escapes_names_and_names_the_rule_once() -> None:
    words = words_in("en")
    assert r"\*Tom\*" in refusal(NotYourTurn(number=3, names="*Tom*"), words)
    cause = IllegalMove("P31", sentence("move-unknown-verb", text="*x*", verbs="take"))
    told = refusal(MoveRefused(cause, "*x*", 2, 3), words)
    assert told.count("P31") == 1
    assert "Sentence 2 of 3" in told
    assert "*x*" not in told.replace(r"\*x\*", "")


@pytest.mark.parametrize("name", ["**@everyone** <@1>", "`x` | y", "\u202eeverse", "שלום"])
async def test_a_table_is_played_under_any_name(room: Room, name: str) -> None:
    tom = room.user("Tom")
    tom.person.name = name
    table = await room.begin(tom, gardeners=1)
    tom = tom.at(table.channel_id)
    await play_turn(tom, await room.panel(tom, table))
    await room.settle()
    assert escaped(name) in (await room.public(tom)).text
    assert escaped(name) in (await tom.command("garden score")).text
    with pytest.raises(CannotDo):
        await tom.press(table, "My turn")
