"""A whole game played by pressing alone, against a gardener, to its score sheet."""

import re

import pytest

from rules.game import AnyGame
from sandbox.seen import Seen
from sandbox.user import User
from tests.bot.games import every_game
from tests.bot.room import Room, choices, labels, shown
from words import words_in


async def play_to_the_end(room: Room, player: User, panel: Seen, end: str) -> tuple[Seen, int]:
    """Always chooses what brings most; the last panel, and how many turns were ended."""
    ended = 0
    for _ in range(1000):
        if choices(panel):
            panel = await choose_best(player, panel)
            continue
        if end not in labels(panel):
            return panel, ended
        panel = shown(await player.press(panel, end))
        ended += 1
        await room.settle()
    raise AssertionError("the game did not come to its end")


async def choose_best(player: User, panel: Seen) -> Seen:
    """Chooses the candidate whose label promises most points, among a menu or buttons."""
    if panel.selects:
        select = panel.selects[0]
        best = max(select["options"], key=lambda option: promised(option.get("description") or ""))
        return shown(await player.choose(panel, select["custom_id"], best["value"]))
    asked = [button for button in panel.buttons if button["style"] == 1]
    best = max(asked, key=lambda button: promised(button["label"]))
    return shown(await player.press(panel, best["custom_id"]))


def promised(label: str) -> int:
    plus = re.search(r"\+(\d+) ", label)
    return int(plus[1]) if plus else 0


@every_game
@pytest.mark.parametrize(
    ("name", "end", "language", "text"), [("Mia", "End turn", "en", ""), ("Jørgen", "Afslut tur", "da", "Tekst")]
)
async def test_a_whole_game_is_played_by_pressing_with_pictures_or_by_text_to_its_score_sheet(  # noqa: PLR0917
    room: Room, name: str, end: str, language: str, text: str, game: AnyGame
) -> None:
    words = words_in(language)
    player = room.user(name)
    table = await room.begin(player, gardeners=1, game=game.key)
    player = player.at(table.channel_id)
    panel = await room.panel(player, table)
    if text:
        panel = shown(await player.press(panel, text))
    panel, ended = await play_to_the_end(room, player, panel, end)
    assert words.say("bot-is-over") in panel.text
    record, played = await room.tables.get(1)
    assert record.status == "over"
    assert game.is_over(played.state)
    best = max(sheet.total for sheet in game.score(played.state))
    assert str(best) in panel.text.splitlines()[-2], "how it ended stands there too"
    own = [entry for entry in await room.entries(1) if entry.seat == record.seat_of(int(player.id)).number]
    assert ended == sum(entry.text == "end" for entry in own) >= (game.progress(game.set_up(1, 2, {}), 0).turns or 1)

    final = await room.public(player)
    assert "My turn" not in labels(final)
    assert player.mention in final.text
    for line in ("game over", "Total", "Rosemary (computer)"):
        assert line in final.text
    assert len(player.pings) == ended + 1, "one for each turn, one for the end"
    sheet = await player.press(final, "Score")
    assert words.say("bot-score-total") in sheet.text
    log = await player.press(final, "More")
    await room.settle()
    shown_log = shown(await player.press(shown(log), words.say("bot-button-log")))
    assert f"\n{game.progress(played.state, 0).turn} · **" in shown_log.text

    refused = await player.press_as_seen(table, "My turn")
    assert words.say("bot-is-over") in refused.text
    export = shown(await player.command("garden export"))
    [file] = [component for component in export.components if component["type"] == 13]
    assert "seed" in (await room.download(file["file"]["url"])).decode().lower()
