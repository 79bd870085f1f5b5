"""The message of a table that has not begun."""

from bot.layout import Block, Button, Buttons, Gallery, Kept, Menu, Option, Page, Text
from bot.panels.marks import Mark
from bot.panels.telling import described, game_name
from bot.speech import escaped
from bot.table_records import TableRecord
from render.paint import Picture
from rules.game import AnyGame, GameOption
from words import Words


def lobby_page(record: TableRecord, game: AnyGame, words: Words, cover: Picture | Kept | None) -> Page:
    """Who plays what with whom, and how to join."""
    lines = [
        words.say("bot-lobby-title", game=game_name(record.game, words), table=record.id),
        words.say("bot-lobby-open", host=escaped(_host_name(record)), seats=record.wanted_seats),
        *(_seat_line(record, number, words) for number in range(record.wanted_seats)),
        *(_option_line(record, option, words) for option in options_asked(record, game)),
    ]
    blocks: list[Block] = [Text("\n".join(lines))]
    if cover is not None:
        blocks.append(Gallery((cover,)))
    return Page((*blocks, Buttons(_buttons(record, game, words))))


def _host_name(record: TableRecord) -> str:
    return next((seat.name for seat in record.seats if seat.person == record.host), "?")


def _seat_line(record: TableRecord, number: int, words: Words) -> str:
    if number >= len(record.seats):
        return words.say("bot-lobby-seat-free", number=number + 1)
    seat = record.seats[number]
    key = "bot-lobby-seat-host" if seat.person == record.host else "bot-lobby-seat"
    return words.say(key, number=number + 1, name=described(record, number, words))


def options_asked(record: TableRecord, game: AnyGame) -> tuple[GameOption, ...]:
    """The options that matter for as many as the table is for."""
    return tuple(option for option in game.options if record.wanted_seats in option.seats)


def _option_line(record: TableRecord, option: GameOption, words: Words) -> str:
    value = record.options.get(option.key, option.values[0])
    prefix = f"{record.game}-option-{option.key}"
    return words.say("bot-lobby-option", option=words.say(prefix), value=words.say(f"{prefix}-{value}"))


def _buttons(record: TableRecord, game: AnyGame, words: Words) -> tuple[Button, ...]:
    full = len(record.seats) >= record.wanted_seats
    ready = len(record.seats) in game.seat_counts

    def button(step: str, key: str, *, off: bool = False, main: bool = False) -> Button:
        return Button(_mark(record, step), words.say(key), "good" if main else "plain", off)

    return (
        button("join", "bot-button-join", off=full, main=not full),
        button("leave", "bot-button-leave"),
        button("gardener", "bot-button-gardener", off=full),
        button("options", "bot-button-options"),
        button("start", "bot-button-start", off=not ready, main=full),
    )


def _mark(record: TableRecord, step: str) -> str:
    return str(Mark("lobby", record.id, 0, step))


def options_page(record: TableRecord, game: AnyGame, words: Words, notice: str = "") -> Page:
    """The host's choices: how many it is for, the game's options, and one gardener fewer."""
    title = words.say("bot-options-title", game=game_name(record.game, words), table=record.id)
    blocks: list[Block] = [Text("\n".join(line for line in (title, notice) if line))]
    counts = tuple(
        Option(str(count), words.say("bot-options-seats", seats=count), count == record.wanted_seats)
        for count in game.seat_counts
    )
    blocks.append(Menu(_mark(record, ">seats"), words.say("bot-options-seats-choose"), counts))
    for option in options_asked(record, game):
        prefix = f"{record.game}-option-{option.key}"
        chosen = record.options.get(option.key, option.values[0])
        values = tuple(_value(prefix, value, words, chosen=value == chosen) for value in option.values[:25])
        blocks += [
            Text(words.say(prefix)),
            Menu(_mark(record, f">option {option.key}"), words.say(prefix)[:150], values),
        ]
    rows = []
    if any(seat.gardener for seat in record.seats):
        rows.append(Button(_mark(record, "dismiss"), words.say("bot-button-dismiss-gardener")))
    rows.append(Button(_mark(record, "cancel"), words.say("bot-button-cancel-table"), "danger"))
    return Page((*blocks, Buttons(tuple(rows))))


def _value(prefix: str, value: str, words: Words, *, chosen: bool) -> Option:
    """A line of an option's menu: its short name where it has one, then with what it means under it."""
    key = f"{prefix}-{value}"
    if words.has(f"{key}-name"):
        return Option(value, words.say(f"{key}-name"), chosen, words.say(key)[:100])
    return Option(value, words.say(key)[:100], chosen)


def begun_page(record: TableRecord, words: Words, where: str, cover: Picture | Kept | None) -> Page:
    """What is left of the lobby message when the game has begun: where it is played."""
    lines = [
        words.say("bot-lobby-title", game=game_name(record.game, words), table=record.id),
        words.say("bot-lobby-begun", where=where),
        *(
            words.say("bot-lobby-seat", number=number + 1, name=described(record, number, words))
            for number in range(len(record.seats))
        ),
    ]
    blocks: list[Block] = [Text("\n".join(lines))]
    if cover is not None:
        blocks.append(Gallery((cover,)))
    return Page(tuple(blocks))


def moved_page(record: TableRecord, words: Words, link: str) -> Page:
    """What is left of a lobby message when a fresh one was posted."""
    title = words.say("bot-lobby-title", game=game_name(record.game, words), table=record.id)
    return Page((Text(f"{title}\n{words.say('bot-shown', link=link)}"),))


def gone_page(record: TableRecord, words: Words, key: str) -> Page:
    """What is left of the lobby message when the table was given up."""
    title = words.say("bot-lobby-title", game=game_name(record.game, words), table=record.id)
    return Page((Text(f"{title}\n{words.say(key)}"),))
