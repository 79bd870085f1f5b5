"""`/pergola …` and its like: a group for each game found, a subcommand for each kind of move, made of its fields."""

import inspect
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.commands.suggestions import suggest_field
from bot.commands.translate import game_key, said
from bot.commands.typed import TypedCommands
from rules.game import AnyGame, Move

AnyInteraction = discord.Interaction[Any]


def move_commands(game: AnyGame, typed: TypedCommands) -> app_commands.Group:
    """The group of a game's moves."""
    # The name of the command is the game's own; a language may have another one among its words.
    name = app_commands.locale_str(game.command, key=game_key(game.key, "command"))
    group = app_commands.Group(name=name, description=said(game_key(game.key, "tagline")), guild_only=True)
    for kind in game.move_types:
        group.add_command(_move_command(game, kind, typed))
    return group


def _move_command(game: AnyGame, kind: type[Move], typed: TypedCommands) -> app_commands.Command[Any, ..., None]:
    fields = kind.__struct_fields__

    async def play(interaction: AnyInteraction, **given: str | None) -> None:
        sentence = " ".join([kind.verb, *(str(given[field]).strip() for field in fields)])
        await typed.at_table(interaction, "move", given.get("table"), sentence)

    _give_signature(play, fields)
    prefix = game_key(game.key, "field")
    app_commands.describe(
        table=said("command-option-table-description"),
        **{field: said(f"{prefix}-{field}-description") for field in fields},
    )(play)
    app_commands.rename(table=said("command-option-table"), **{field: said(f"{prefix}-{field}") for field in fields})(
        play
    )
    key = game_key(game.key, f"command-{kind.verb}")
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=said(key), description=said(f"{key}-description"), callback=play
    )
    for field in fields:
        command.autocomplete(field)(_suggesting(game, kind, field, typed))
    command.autocomplete("table")(typed.suggest_tables)
    return command


def _give_signature(callback: Callable[..., Any], fields: tuple[str, ...]) -> None:
    """Lets discord.py read the move's fields, and an optional table, off the callback."""
    named = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=AnyInteraction),
        *(inspect.Parameter(field, named, annotation=str) for field in fields),
        inspect.Parameter("table", named, annotation=str | None, default=None),
    ]
    callback.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # inspect looks for it


def option_name(game: AnyGame, field: str) -> str:
    """What Discord calls the option of a field."""
    return said(game_key(game.key, f"field-{field}")).message


def _suggesting(
    game: AnyGame, kind: type[Move], field: str, typed: TypedCommands
) -> Callable[[AnyInteraction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]:
    async def suggesting(interaction: AnyInteraction, begun: str) -> list[app_commands.Choice[str]]:
        typed_so_far = dict(iter(interaction.namespace))
        given = {name: str(typed_so_far.get(option_name(game, name)) or "") for name in kind.__struct_fields__}
        given[field] = begun
        await typed.suggest(
            interaction,
            lambda found, view, seat, words: suggest_field(found, view, seat, kind.verb, given, field, words),
            game.key,
        )
        return []

    return suggesting
