"""The two components that are pressed. They hold no state: all is in the custom id and in the database."""

import re
from typing import Any, Protocol, Self, cast

import discord

from bot.panels.marks import AREAS

TEMPLATE = rf"(?:{'|'.join(AREAS)}):\d+:\d+:"
TAKEN = "taken"
"""Set among an interaction's extras by whoever works on it, so that nothing is answered twice or never."""

AnyInteraction = discord.Interaction[Any]


class Presses(Protocol):
    """The client, as the components know it."""

    async def pressed(self, interaction: AnyInteraction, custom_id: str, values: list[str]) -> None: ...


async def _hand_over(interaction: AnyInteraction, custom_id: str) -> None:
    interaction.extras[TAKEN] = True
    await cast(Presses, interaction.client).pressed(interaction, custom_id, values_of(interaction))


def values_of(interaction: AnyInteraction) -> list[str]:
    """The values chosen in the menu that was used; none for a button."""
    return list(cast(dict[str, Any], interaction.data or {}).get("values") or [])


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=rf"{TEMPLATE}[^>].*"):
    """A button."""

    def __init__(
        self,
        mark: str,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        super().__init__(discord.ui.Button(custom_id=mark, label=label, style=style, disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, _interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match.string, getattr(item, "label", None) or "…")

    async def callback(self, interaction: AnyInteraction) -> None:
        await _hand_over(interaction, self.custom_id)


class Choosing(discord.ui.DynamicItem[discord.ui.Select[Any]], template=rf"{TEMPLATE}>.*"):
    """A menu of which one line is chosen. The step of its mark begins with `>`."""

    def __init__(self, mark: str, placeholder: str, options: list[discord.SelectOption]) -> None:
        super().__init__(discord.ui.Select(custom_id=mark, placeholder=placeholder, options=options))

    @classmethod
    async def from_custom_id(
        cls, _interaction: AnyInteraction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match.string, "", list(getattr(item, "options", [])))

    async def callback(self, interaction: AnyInteraction) -> None:
        await _hand_over(interaction, self.custom_id)


ITEMS = (Press, Choosing)
"""To be made known to discord.py at start, so that messages of any age work."""
