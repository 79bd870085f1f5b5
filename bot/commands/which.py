"""Which table a command means: the one in this thread, this channel, this server, or the one that is named."""

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import discord

from bot.house import House
from bot.layout import OPTIONS_IN_MENU, Menu, Option, Page, Text
from bot.panels.marks import LIMIT, Mark
from bot.panels.pages import sentence_page
from bot.panels.telling import game_name, waiting_for
from bot.speech import escaped, plain, words_for
from bot.table_errors import NoSuchTable, TableError
from bot.table_names import names_of
from bot.table_records import TableRecord
from words import Words

AnyInteraction = discord.Interaction[Any]
Fits = Callable[[TableRecord, int], bool]


class NoTableHere(TableError):
    """No table suits the command; the sentence says how to come by one."""

    key = "bot-no-table"


def _lobby(record: TableRecord, _person: int) -> bool:
    return record.status == "lobby"


def _seated(record: TableRecord, person: int) -> bool:
    return record.seat_of(person) is not None


def _playing(record: TableRecord, _person: int) -> bool:
    return record.status == "playing"


def _acting(record: TableRecord, person: int) -> bool:
    seat = record.seat_of(person)
    return record.status == "playing" and seat is not None and seat.to_act


def _begun(record: TableRecord, _person: int) -> bool:
    return record.started is not None


def _host(record: TableRecord, person: int) -> bool:
    return record.host == person and record.status in ("lobby", "playing")


def _both(one: Fits, other: Fits) -> Fits:
    return lambda record, person: one(record, person) and other(record, person)


def _without_me(record: TableRecord, person: int) -> bool:
    return record.status == "lobby" and record.seat_of(person) is None


def _any(_record: TableRecord, _person: int) -> bool:
    return True


SUITS: dict[str, tuple[Fits, ...]] = {
    "join": (_without_me, _lobby, _any),
    "leave": (_both(_lobby, _seated), _lobby, _any),
    "start": (_both(_lobby, _host), _lobby, _any),
    "turn": (_acting, _both(_playing, _seated), _playing, _any),
    "try": (_both(_playing, _seated), _playing, _any),
    "move": (_acting, _both(_playing, _seated), _playing, _any),
    "undo": (_acting, _both(_playing, _seated), _playing, _any),
    "reset": (_acting, _both(_playing, _seated), _playing, _any),
    "show": (_both(_playing, _seated), _playing, _any),
    "text": (_both(_begun, _seated), _begun, _any),
    "score": (_both(_begun, _seated), _begun, _any),
    "log": (_both(_begun, _seated), _begun, _any),
    "export": (_both(_begun, _seated), _begun, _any),
    "resign": (_both(_playing, _seated), _playing, _any),
    "end": (_host, _playing, _any),
}
"""Which tables a command suits, the most likely meaning first."""
LOOKS_BACK = frozenset({"show", "text", "score", "log", "export"})
"""Commands that also make sense at a table where the game is over."""


class Which:
    """Finds the table of a command."""

    def __init__(self, house: House) -> None:
        self._tables = house.tables

    async def find(self, interaction: AnyInteraction, what: str, named: str | None, text: str = "") -> int | Page:
        """The table that a command means, or the question which of several that is.

        :raises TableError: if there is none.
        """
        if named is not None:
            return (await self.named(interaction, named)).id
        found = await self.candidates(interaction, what)
        if not found:
            raise NoTableHere
        if len(found) == 1:
            return found[0].id
        return _which_page(found, what, text, words_for(interaction), interaction.user.id)

    async def named(self, interaction: AnyInteraction, named: str) -> TableRecord:
        digits = "".join(letter for letter in named if letter in "0123456789")[:15]
        if not digits:
            raise NoTableHere
        record = await self._tables.record(int(digits))
        if record.seat_of(interaction.user.id) is None and not _in_sight(interaction, record):
            raise NoSuchTable(number=record.id)
        return record

    async def candidates(self, interaction: AnyInteraction, what: str) -> Sequence[TableRecord]:
        """The tables that a command may mean, from the nearest place that has any."""
        async for scope in self._scopes(interaction, what):
            for fits in SUITS[what]:
                found = [record for record in scope if fits(record, interaction.user.id)]
                if found:
                    return found
        return ()

    async def _scopes(self, interaction: AnyInteraction, what: str) -> AsyncIterator[Sequence[TableRecord]]:
        """Tables by their place, the nearest first: here, in this server, anywhere. The far ones are seldom read."""
        here = interaction.channel_id or 0
        yield await self._tables.in_channel(here)
        if what in LOOKS_BACK:
            yield await self._tables.in_channel(here, finished=True)
        mine = await self._tables.of_person(interaction.user.id)
        yield [record for record in mine if record.guild == interaction.guild_id]
        yield mine

    async def suggest(self, interaction: AnyInteraction, typed: str) -> list[tuple[str, str]]:
        """Tables to name, by what is typed so far."""
        person, words = interaction.user.id, words_for(interaction)
        here = await self._tables.in_channel(interaction.channel_id or 0)
        mine = await self._tables.of_person(person)
        every = {record.id: record for record in (*here, *mine)}
        lines = [(table_line(record, words, person), str(record.id)) for record in every.values()]
        return [(line, value) for line, value in lines if typed.lower() in line.lower()]


def _in_sight(interaction: AnyInteraction, record: TableRecord) -> bool:
    """Whether somebody who does not play at a table sees where it stands. A place that is gone hides nothing."""
    if record.guild != interaction.guild_id or interaction.guild is None:
        return False
    channel = interaction.guild.get_channel_or_thread(record.channel)
    if isinstance(channel, discord.Thread):
        if channel.is_private() and interaction.channel_id != channel.id:
            return False
        channel = channel.parent
    if channel is None or not isinstance(interaction.user, discord.Member):
        return True
    return channel.permissions_for(interaction.user).view_channel


def table_line(record: TableRecord, words: Words, person: int) -> str:
    """A table in one line without markdown, for a menu."""
    names = ", ".join(plain(name) for name in names_of(record))
    line = words.say(
        "bot-which-line", game=game_name(record.game, words), table=record.id, names=names,
        state=state_told(record, words, person, plain),
    )  # fmt: skip
    return line if len(line) <= 98 else f"{line[:97]}…"


def state_told(record: TableRecord, words: Words, person: int, shown: Callable[[str], str] = escaped) -> str:
    """How a table stands for a person, in a few words."""
    if record.status == "lobby":
        return words.say("bot-state-lobby", taken=len(record.seats), seats=record.wanted_seats)
    if record.status != "playing":
        return words.say(f"bot-state-{record.status}")
    if _acting(record, person):
        return words.say("bot-state-your-turn")
    return words.say("bot-state-their-turn", who=waiting_for(record, words, shown))


def _which_page(found: Sequence[TableRecord], what: str, text: str, words: Words, person: int) -> Page:
    mark = str(Mark("ask", 0, 0, f">which {what} {text}".rstrip()))
    if len(mark) > LIMIT:
        return sentence_page(words.say("bot-which-name-it"))
    options = tuple(_option(record, words, person) for record in found[:OPTIONS_IN_MENU])
    asked = [words.say("bot-which")]
    if len(found) > OPTIONS_IN_MENU:
        asked.append(words.say("bot-which-newest", count=OPTIONS_IN_MENU))
    return Page((Text("\n".join(asked)), Menu(mark, words.say("bot-which-choose"), options)))


def _option(record: TableRecord, words: Words, person: int) -> Option:
    names = ", ".join(plain(name) for name in names_of(record))
    about = words.say("bot-which-about", state=state_told(record, words, person, plain), names=names)
    label = words.say("bot-which-table", game=game_name(record.game, words), table=record.id)
    return Option(str(record.id), label, description=about if len(about) <= 98 else f"{about[:97]}…")
