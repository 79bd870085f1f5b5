"""Gartenbau over the wire: two people play a whole game and never see each other's hand."""

import json
from collections import Counter
from typing import Any

import pytest

from bot.panels.marks import read_mark
from bot.panels.plan import make_plan
from bot.panels.steps import Step, read_step
from rules.chance import Chance
from rules.notation import words_of
from rules.registry import games
from sandbox.seen import Seen
from sandbox.user import User
from tests.bot.room import Room, labels, shown
from words import words_in

GAME = games()["gartenbau"]
KEPT = 15
"""So many of a channel's newest messages are read after each turn: more than one turn brings."""


def secrets(state: Any, seat: int) -> set[str]:
    """The flowers that a seat holds or gave away, and that nobody else can have read of otherwise."""
    held = {*state.gardens[seat].hand, *state.gardens[seat].discarded}
    known = {pile.open for pile in state.draft}
    for number, garden in enumerate(state.gardens):
        known |= {flower.name for flower in garden.plot.flowers}
        if number != seat:
            known |= {*garden.hand, *garden.discarded}
    return held - known


def leaked(told: str, flowers: set[str]) -> list[str]:
    """Which of these flowers a text names: as they are typed, or as either language calls them."""
    called = {
        flower: (flower, *(words_in(language).say(f"gartenbau-flower-{flower}") for language in ("en", "da")))
        for flower in flowers
    }
    return [flower for flower, names in called.items() if any(name in told for name in names)]


def step_of(custom_id: str) -> Step | None:
    mark = read_mark(custom_id)
    return read_step(mark.step) if mark is not None and mark.area == "turn" else None


class Pair:
    """Two people at a table, each with a panel of their own, and an onlooker."""

    def __init__(self, room: Room, players: list[User], onlooker: User, language: str, *, text: bool) -> None:
        self.room, self.players, self.onlooker = room, players, onlooker
        self.words, self.text = words_in(language), text
        self.panels: dict[int, Seen] = {}
        self.held: list[set[str]] = [set(), set()]
        self.seen = 0

    async def state(self) -> Any:
        _, table = await self.room.tables.get(1)
        return table.state

    async def open(self, seat: int) -> None:
        table = await self.room.public(self.onlooker)
        panel = await self.room.panel(self.players[seat], table)
        if self.text:
            panel = shown(await self.players[seat].press(panel, self.words.say("bot-button-text")))
        self.panels[seat] = panel

    async def play(self, seat: int, chance: Chance) -> None:
        """Presses on the seat's panel until the move is made that a computer gardener would make."""
        state = await self.state()
        view = GAME.view(state, seat)
        wanted = words_of(GAME.choose(view, seat, chance))
        before = await self.room.entries(1)
        for _ in range(len(wanted) + 2):
            panel = self.panels[seat]
            answer = await self.press(self.players[seat], panel, view, seat, wanted)
            self.panels[seat] = answer
            assert self.words.say("bot-turn-stale") not in answer.text
            if await self.room.entries(1) != before:
                break
        else:
            raise AssertionError(f"no press leads to {wanted}: {self.panels[seat]}")
        if wanted[-1] == "end" or wanted[0] == "pick":
            del self.panels[seat]
            await self.room.settle()
            await self.check()

    async def press(self, player: User, panel: Seen, view: Any, seat: int, wanted: tuple[str, ...]) -> Seen:
        """One press on the panel, towards the wanted move."""
        if panel.selects:
            [select] = panel.selects
            step = step_of(select["custom_id"].replace(":> ", ":"))
            assert step is not None
            if step.act == "group":
                plan = make_plan(GAME, view, seat, step.words)
                assert plan.choice is not None
                word = wanted[len(plan.choice.chosen)]
                value = next(str(place) for place, group in enumerate(plan.groups) if word in group.values)
            else:
                value = next(word for word in wanted if word in [each["value"] for each in select["options"]])
            return shown(await player.choose(panel, select["custom_id"], value))
        for button in panel.buttons:
            step = None if button.get("disabled") else step_of(button["custom_id"])
            if step is None:
                continue
            if step.act == "pick" and step.words == wanted[: len(step.words)]:
                return shown(await player.press(panel, button["custom_id"]))
            if step.act == "end" and wanted == ("end",):
                return shown(await player.press(panel, button["custom_id"]))
        raise AssertionError(f"no button leads to {wanted}: {panel}")

    async def check(self) -> None:
        """Nothing that reached one of them, or an onlooker, names what another holds or held in secret."""
        state = await self.state()
        if GAME.is_over(state):
            return
        for seat in range(2):
            held = secrets(state, seat)
            for reader in (self.players[1 - seat], self.onlooker):
                told = json.dumps([each.raw for each in reader.read(KEPT)], ensure_ascii=False)
                assert leaked(told, held) == []
                self.seen += len(told)

    async def look_around(self, seat: int) -> None:
        """Looks at all that a player may look at of the other; it stays in the channel, and `check` reads it."""
        player, table = self.players[seat], await self.room.public(self.onlooker)
        gardens = shown(await player.press(table, "Gardens"))
        other = next(button for button in gardens.buttons if f"garden {1 - seat}" in button["custom_id"])
        garden = shown(await player.press(gardens, other["custom_id"])) if not other.get("disabled") else gardens
        text = next(button for button in garden.buttons if "text-board" in button["custom_id"])
        await player.press(garden, text["custom_id"])
        await player.press(table, "Board")
        await player.press(table, "Score")
        await player.command("garden log")
        exported = shown(await player.command("garden export"))
        [file] = [component for component in exported.components if component["type"] == 13]
        told = (await self.room.download(file["file"]["url"])).decode()
        assert leaked(told, secrets(await self.state(), 1 - seat)) == []


@pytest.mark.parametrize(
    ("names", "language", "hands", "text"),
    [
        (("Tom", "Mia"), "en", "novice", True),
        pytest.param(("Åse", "Jørgen"), "da", "advanced", False, marks=pytest.mark.soak),
    ],
)
async def test_two_people_play_a_whole_game_and_never_see_each_others_hand(
    room: Room, names: tuple[str, str], language: str, hands: str, text: bool
) -> None:
    """The one with panels of text, which put into words all that their owner holds, the other with pictures."""
    people = [room.user(name) for name in names]
    table = await room.begin(*people, game="gartenbau", option=f"hands={hands}")
    onlooker = next(user for name in ("Tom", "Åse") if (user := room.user(name)).id not in {p.id for p in people})
    here = [person.at(table.channel_id) for person in people]
    pair = Pair(room, here, onlooker.at(table.channel_id), language, text=text)
    chance, moves = Chance(5), Counter[int]()
    while acting := GAME.to_act(await pair.state()):
        seat = min(acting, key=lambda each: (moves[each], each))
        for each in acting:
            if each not in pair.panels:
                await pair.open(each)
        await pair.play(seat, chance)
        moves[seat] += 1
        if sum(moves.values()) % 25 == 5 and not GAME.is_over(await pair.state()):
            await pair.look_around(1 - seat)
            await pair.check()
    assert pair.seen > 100_000
    final = await room.public(pair.onlooker)
    assert "My turn" not in labels(final)
    assert "game over" in final.text
    assert room.faults == []
