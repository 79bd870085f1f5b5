"""`/garden about` and `/garden list`."""

from collections.abc import Sequence

from bot.commands.which import state_told
from bot.layout import TEXT_LIMIT, Page, Text
from bot.links import jump_to
from bot.panels.telling import game_name
from bot.table_records import TableRecord
from bot.version import VERSION
from rules.registry import games
from words import LANGUAGES, Words


def about_page(words: Words) -> Page:
    """What this is, in which version and languages, and whose the games are."""
    names = ", ".join(game_name(key, words) for key in games())
    languages = ", ".join(words.say(f"bot-language-{language}") for language in LANGUAGES)
    return Page(
        (Text(words.say("bot-about", version=VERSION, games=names, languages=languages)),
         Text(words.say("bot-about-rights")))
    )  # fmt: skip


def list_page(records: Sequence[TableRecord], words: Words, person: int) -> Page:
    """All tables of a person in all servers, those where it is their turn first."""
    if not records:
        return Page((Text(words.say("bot-list-empty")),))
    mine = [record for record in records if any(seat.person == person and seat.to_act for seat in record.seats)]
    ordered = [*mine, *(record for record in records if record not in mine)]
    lines = [words.say("bot-list-title", count=len(records), turns=len(mine))]
    room = TEXT_LIMIT - 300
    for number, record in enumerate(ordered):
        line = words.say(
            "bot-list-line", game=game_name(record.game, words), table=record.id,
            state=state_told(record, words, person), link=jump_to(record),
        )  # fmt: skip
        if len(line) + 1 > room:
            lines.append(words.say("bot-list-more", count=len(ordered) - number))
            break
        room -= len(line) + 1
        lines.append(line)
    return Page((Text("\n".join(lines)),))
