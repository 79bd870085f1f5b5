"""A message, a form and an answer as the person before the screen has them, for tests to look at."""

from collections.abc import Sequence
from typing import Any

import msgspec

from sandbox import components as parts
from sandbox.core import Core
from sandbox.interactions import DEFER, DEFER_UPDATE, Interaction
from sandbox.modals import fields
from sandbox.objects import message_object
from sandbox.values import Json
from sandbox.world import EPHEMERAL, LOADING, Message


class Picture(msgspec.Struct, frozen=True):
    """A picture of a message: where its bytes are, its alt text, and its size."""

    url: str
    alt: str | None
    width: int | None = None
    height: int | None = None


class Seen:
    """A message as it was when it was looked at."""

    def __init__(self, raw: Json) -> None:
        self.raw = raw
        self.id: str = raw["id"]
        self.channel_id: str = raw["channel_id"]
        self.ephemeral = bool(raw["flags"] & EPHEMERAL)
        self.thinking = bool(raw["flags"] & LOADING)

    def __repr__(self) -> str:
        return f"<message {self.id}: {self.text!r} {self.labels}>"

    @property
    def text(self) -> str:
        """All that is written in it, in order: content, embeds, text displays."""
        said = [self.raw["content"]]
        for embed in self.raw["embeds"]:
            said += [embed.get("title") or "", embed.get("description") or ""]
            said += [f"{field['name']}\n{field['value']}" for field in embed.get("fields") or []]
        return "\n".join(part for part in (*said, *parts.texts_of(self.raw["components"])) if part)

    @property
    def components(self) -> list[Json]:
        """Every component, outermost first."""
        return [component for _, component in parts.walk(self.raw["components"])]

    @property
    def buttons(self) -> list[Json]:
        return [component for component in self.components if component["type"] == parts.BUTTON]

    @property
    def selects(self) -> list[Json]:
        return [component for component in self.components if component["type"] in parts.SELECTS]

    @property
    def labels(self) -> list[str]:
        """What stands on the buttons that can be pressed."""
        return [button.get("label", "") for button in self.buttons if not button.get("disabled")]

    @property
    def pictures(self) -> list[Picture]:
        """Pictures of components, then of attachments and embeds."""
        found = []
        for component in self.components:
            items = component.get("items") or [component]
            for (_, media), item in zip(parts.media_of(component), items, strict=False):
                found.append(Picture(media["url"], item.get("description"), media.get("width"), media.get("height")))
        loose = self.raw["attachments"]
        embedded = [embed["image"] for embed in self.raw["embeds"] if "image" in embed]
        plain = [
            Picture(f["url"], f.get("description"), f.get("width"), f.get("height")) for f in (*loose, *embedded)
        ]
        return [*found, *plain]

    def component(self, what: str) -> Json:
        """The button or select with this custom_id, label or placeholder.

        :raises KeyError: if it is not there, naming what is.
        """
        named = [c for c in (*self.buttons, *self.selects) if what in _names(c)]
        if not named:
            there = [_names(c)[0] for c in (*self.buttons, *self.selects)]
            raise KeyError(f"there is no {what!r} on this message, only {there}")
        return next((c for c in named if not c.get("disabled")), named[0])


def _names(component: Json) -> Sequence[str]:
    emoji = (component.get("emoji") or {}).get("name")
    spoken = (component.get("label"), component.get("placeholder"), component.get("custom_id"), emoji)
    return [name for name in spoken if name]


class Form:
    """A modal that is open before somebody."""

    def __init__(self, raw: Json) -> None:
        self.raw = raw
        self.custom_id: str = raw["custom_id"]
        self.title: str = raw["title"]

    @property
    def fields(self) -> dict[str, Json]:
        """The inputs by label."""
        return dict(fields(self.raw))

    def answers(self, given: dict[str, Any]) -> list[Json]:
        """Answers given by label or custom_id, as a flat submission."""
        by_label = {label: field["custom_id"] for label, field in self.fields.items()}
        return [{"custom_id": by_label.get(name, name), "value": value} for name, value in given.items()]


class Answer:
    """What came of one interaction, as its person sees it now; follow it as it changes."""

    def __init__(self, core: Core, interaction: Interaction) -> None:
        self._core = core
        self.interaction = interaction

    def __repr__(self) -> str:
        return f"<answer {self.interaction.answer} failed={self.failed} {self.message}>"

    @property
    def failed(self) -> bool:
        """Whether Discord shows "The application did not respond"."""
        return self.interaction.failed

    @property
    def message(self) -> Seen | None:
        """The message that answers, or the one that was changed; None if there is none (any more)."""
        wanted = self.interaction.response_id
        return self._seen(wanted) if wanted is not None else None

    @property
    def followups(self) -> list[Seen]:
        found = [self._seen(message_id) for message_id in self.interaction.followups]
        return [seen for seen in found if seen is not None]

    @property
    def text(self) -> str:
        """What the answering message says.

        :raises LookupError: if there is none.
        """
        message = self.message
        if message is None:
            raise LookupError(f"nothing to read in {self!r}")
        return message.text

    @property
    def form(self) -> Form | None:
        return Form(self.interaction.modal) if self.interaction.modal is not None else None

    @property
    def choices(self) -> list[Json]:
        """What autocomplete offered."""
        return self.interaction.choices or []

    @property
    def is_done(self) -> bool:
        """Whether there is something to see: a deferred answer counts once it was filled or taken away."""
        interaction = self.interaction
        if interaction.failed or interaction.answer is None:
            return interaction.failed
        if interaction.answer == DEFER:
            return not interaction.loading
        return interaction.answer != DEFER_UPDATE or bool(interaction.changed_ids)

    def _seen(self, message_id: str) -> Seen | None:
        message = self._core.world.find_message(self.interaction.channel_id, message_id)
        return look(self._core, message) if message is not None else None


def look(core: Core, message: Message) -> Seen:
    """A message as it is now."""
    return Seen(message_object(core, message))
