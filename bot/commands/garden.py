"""`/garden …`: everything about tables, whatever is played at them."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.about import about_page, list_page
from bot.commands.opening import Opening
from bot.commands.suggestions import Suggestions, suggest_sentence
from bot.commands.translate import game_choices, said
from bot.commands.typed import TypedCommands
from bot.house import House
from bot.layout import Page
from bot.panels.look_pages import rules_page
from bot.panels.rulebook import rule_pages
from bot.panels.settings_panel import SettingsPanel
from bot.speech import words_for
from rules.registry import games

AnyInteraction = discord.Interaction[Any]

AT_A_TABLE = (
    "join", "leave", "start", "show", "turn", "try", "undo", "reset", "end", "text", "score", "log", "resign",
    "export",
)  # fmt: skip
"""Commands that need nothing but the table they are meant for."""
SEATS = (1, 8)


class Garden(app_commands.Group):
    """The group of commands."""

    def __init__(self, house: House, typed: TypedCommands, settings: SettingsPanel) -> None:
        super().__init__(name=said("command-garden"), description=said("command-garden-description"), guild_only=True)
        self._house = house
        self._typed = typed
        self._opening = Opening(house)
        self.add_command(self._new())
        self.add_command(self._move())
        for what in AT_A_TABLE:
            self.add_command(self._at_a_table(what))
        self.add_command(self._rules())
        self.add_command(self._list())
        self.add_command(self._settings(settings))
        self.add_command(self._about())

    def _new(self) -> app_commands.Command[Any, ..., None]:
        opening, typed = self._opening, self._typed

        async def new(  # noqa: PLR0913, PLR0917  the options of the command
            interaction: AnyInteraction,
            game: str,
            seats: app_commands.Range[int, SEATS[0], SEATS[1]] | None = None,
            gardeners: app_commands.Range[int, 0, SEATS[1]] | None = None,
            where: str | None = None,
            option: str | None = None,
        ) -> None:
            await typed.run(interaction, lambda: opening.open(interaction, game, seats, gardeners, where, option))

        async def options(interaction: AnyInteraction, begun: str) -> list[app_commands.Choice[str]]:
            async def lines() -> Suggestions:
                return opening.suggest_options(interaction, begun)

            await typed.offer(interaction, lines)
            return []

        command = _command("new", new, ("game", "seats", "gardeners", "where", "option"))
        app_commands.choices(game=game_choices(), where=_where_choices())(command)
        command.autocomplete("option")(options)
        return command

    def _move(self) -> app_commands.Command[Any, ..., None]:
        typed = self._typed

        async def move(interaction: AnyInteraction, sentence: str, table: str | None = None) -> None:
            await typed.at_table(interaction, "move", table, sentence)

        async def sentences(interaction: AnyInteraction, begun: str) -> list[app_commands.Choice[str]]:
            await typed.suggest(
                interaction, lambda game, view, seat, words: suggest_sentence(game, view, seat, begun, words)
            )
            return []

        command = _command("move", move, ("sentence", "table"))
        command.autocomplete("sentence")(sentences)
        command.autocomplete("table")(typed.suggest_tables)
        return command

    def _at_a_table(self, what: str) -> app_commands.Command[Any, ..., None]:
        typed = self._typed

        async def at_a_table(interaction: AnyInteraction, table: str | None = None) -> None:
            await typed.at_table(interaction, what, table)

        command = _command(what, at_a_table, ("table",))
        command.autocomplete("table")(typed.suggest_tables)
        return command

    def _rules(self) -> app_commands.Command[Any, ..., None]:
        typed = self._typed

        async def rules(interaction: AnyInteraction, game: str | None = None) -> None:
            async def make() -> Page:
                words = words_for(interaction)
                shown = game or next(iter(games()))
                return rules_page(shown, rule_pages(shown, words.language), words, 0)

            await typed.show(interaction, make)

        command = _command("rules", rules, ("game",))
        app_commands.choices(game=game_choices())(command)
        return command

    def _list(self) -> app_commands.Command[Any, ..., None]:
        typed, house = self._typed, self._house

        async def list_mine(interaction: AnyInteraction) -> None:
            async def make() -> Page:
                records = await house.tables.of_person(interaction.user.id)
                return list_page(records, words_for(interaction), interaction.user.id)

            await typed.show(interaction, make)

        return _command("list", list_mine, ())

    def _settings(self, panel: SettingsPanel) -> app_commands.Command[Any, ..., None]:
        typed = self._typed

        async def settings(interaction: AnyInteraction) -> None:
            await typed.show(interaction, lambda: panel.present(interaction))

        return _command("settings", settings, ())

    def _about(self) -> app_commands.Command[Any, ..., None]:
        typed = self._typed

        async def about(interaction: AnyInteraction) -> None:
            async def make() -> Page:
                return about_page(words_for(interaction))

            await typed.show(interaction, make)

        return _command("about", about, ())


def _command(name: str, callback: Any, options: tuple[str, ...]) -> app_commands.Command[Any, ..., None]:
    """A subcommand with its words: `command-garden-<name>`, and `command-option-<option>` for each option."""
    app_commands.describe(**{each: said(f"command-option-{each}-description") for each in options})(callback)
    app_commands.rename(**{each: said(f"command-option-{each}") for each in options})(callback)
    return app_commands.Command(
        name=said(f"command-garden-{name}"),
        description=said(f"command-garden-{name}-description"),
        callback=callback,
    )


def _where_choices() -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=said(f"command-where-{each}"), value=each) for each in ("thread", "here")]
