"""A person as a test plays them: only what a real client could do, and only what that person would see."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from sandbox.bus import Event
from sandbox.client import Client, Sending
from sandbox.core import Core
from sandbox.interactions import Interaction
from sandbox.options import BOOLEAN, GROUP, INTEGER, NUMBER, STRING, SUBCOMMAND, CannotDo
from sandbox.people import open_dm
from sandbox.seen import Answer, Form, Seen, look
from sandbox.values import Json
from sandbox.world import Channel, Person

PATIENCE = 5.0
"""So many real seconds the driver waits for an answer that was put off."""


class User:
    """Somebody looking at one channel. Whatever a client would not allow raises `CannotDo`."""

    def __init__(self, core: Core, person: Person, channel: Channel) -> None:
        self._core = core
        self._client = Client(core, person)
        self.person = person
        self.channel = channel

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def mention(self) -> str:
        return f"<@{self.person.id}>"

    def at(self, channel: Channel | str) -> "User":
        """The same person looking at another channel or thread."""
        channel_id = channel if isinstance(channel, str) else channel.id
        return User(self._core, self.person, self._client.channel(channel_id))

    def in_dm(self) -> "User":
        """The same person in direct messages with the bot."""
        return User(self._core, self.person, open_dm(self._core.world, self._core.ids, self.person))

    # looking

    def read(self, limit: int = 50) -> list[Seen]:
        """The channel's newest messages that this person sees, newest last."""
        return [look(self._core, message) for message in self._client.messages(self.channel.id, limit)]

    def latest(self) -> Seen:
        """The newest message that this person sees here."""
        return self.read(1)[-1]

    def now(self, message: Seen) -> Seen:
        """A message as it is now; `CannotDo` if it is gone."""
        return look(self._core, self._client.message(message.channel_id, message.id))

    def channels(self) -> list[Channel]:
        """The channels and threads that this person sees."""
        return self._client.channels()

    @property
    def pings(self) -> list[Seen]:
        """The messages that notified this person when they came: mentions, and direct messages from the bot."""
        return [Seen(raw) for person_id, raw in self._core.pings if person_id == self.person.id]

    async def sees(self, holds: Callable[[Seen], bool], patience: float = PATIENCE) -> Seen:
        """Wait until some message here fits, and return the newest that does.

        :raises TimeoutError: if none does in that time, with what is there instead.
        """
        changed = asyncio.Event()
        stop = self._core.bus.listen(lambda event: changed.set() if _is_of_message(event) else None)
        end = asyncio.get_running_loop().time() + patience
        try:
            while True:
                for message in reversed(self.read()):
                    if holds(message):
                        return message
                left = end - asyncio.get_running_loop().time()
                if left <= 0:
                    raise TimeoutError(f"{self.person.name} waited in vain, seeing {self.read(5)}")
                changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), left)
        finally:
            stop()

    # doing

    def dismiss(self, message: Seen) -> None:
        """Take away a message that only this person sees."""
        self._client.dismiss(message.channel_id, message.id)

    async def say(self, content: str) -> Seen:
        """Write an ordinary message."""
        return look(self._core, self._client.say(self.channel.id, content))

    async def command(self, path: str, /, **options: Any) -> Answer:
        """Use a slash command: `await mia.command("garden new", game="pergola")`."""
        return await self._done(self.send_command(path, options))

    def send_command(self, path: str, options: Mapping[str, Any], *, times: int = 1) -> Answer:
        """Send a slash command and do not wait; `times` delivers it more than once, as Discord never should."""
        name, tree = self._tree(path, options)
        return Answer(self._core, self._client.command(self.channel.id, name, tree, Sending(times=times)))

    async def autocomplete(self, path: str, /, focus: str, typed: str = "", **options: Any) -> list[Json]:
        """What is offered for the option `focus` when so much of it is typed; `CannotDo` if nothing answers."""
        name, tree = self._tree(path, options, focus=(focus, typed))
        answer = await self._done(Answer(self._core, self._client.autocomplete(self.channel.id, name, tree)))
        if answer.failed:
            raise CannotDo("Loading options failed.")
        return answer.choices

    async def press(self, message: Seen, what: str) -> Answer:
        """Press the button with this label, emoji or custom_id that is on the message now."""
        return await self._done(self.send_press(message, what))

    def send_press(self, message: Seen, what: str, *, times: int = 1) -> Answer:
        """Press a button and do not wait; `times` delivers the one press more than once."""
        return Answer(self._core, self._press(message, what, None, times))

    async def choose(self, message: Seen, what: str, *values: str) -> Answer:
        """Choose in the select with this placeholder or custom_id; values may be given by their labels."""
        return await self._done(Answer(self._core, self._press(message, what, values, 1)))

    def _press(self, message: Seen, what: str, values: Sequence[str] | None, times: int) -> Interaction:
        now = self.now(message)
        try:
            component = now.component(what)
        except KeyError as missing:
            raise CannotDo(str(missing)) from missing
        by_label = {option["label"]: option["value"] for option in component.get("options") or []}
        taken = {option["value"] for option in component.get("options") or []}
        chosen = [value if value in taken else by_label.get(value, value) for value in values or ()]
        return self._client.component(
            message.channel_id, message.id, component["custom_id"], chosen, Sending(times=times)
        )

    async def press_as_seen(self, message: Seen, what: str, *values: str) -> Answer:
        """Press what was on the message when it was looked at, though it may have changed since (a late finger)."""
        channel = self._client.channel(message.channel_id)
        now = self._client.message(message.channel_id, message.id)
        component = message.component(what)
        return await self._done(Answer(self._core, self._client.send_component(channel, now, component, values)))

    async def submit(self, form: Form, **answers: Any) -> Answer:
        """Hand in the open form; answers by label or custom_id."""
        interaction = self._client.modal(form.custom_id, form.answers(answers))
        return await self._done(Answer(self._core, interaction))

    async def _done(self, answer: Answer) -> Answer:
        """The answer once there is something to see, or as it is after a while."""
        await answer.interaction.until(lambda: answer.is_done, PATIENCE)
        return answer

    def _tree(
        self, path: str, options: Mapping[str, Any], focus: tuple[str, str] | None = None
    ) -> tuple[str, list[Json]]:
        """A command's name and option tree for a path like "garden new"."""
        name, *inner = path.split()
        command = next((c for c in self._core.world.commands_in(self.channel.guild_id) if c["name"] == name), None)
        defined = command.get("options") or [] if command is not None else []
        chain = []
        for step in inner:
            found = next((o for o in defined if o["name"] == step and o["type"] in (SUBCOMMAND, GROUP)), None)
            if found is None:
                raise CannotDo(f"There is no command /{path}.")
            chain.append(found)
            defined = found.get("options") or []
        kinds = {option["name"]: option["type"] for option in defined}
        tree: list[Json] = [
            {"name": key, "value": _plain(value, kinds.get(key, STRING))} for key, value in options.items()
        ]
        if focus is not None:
            tree.append({"name": focus[0], "value": focus[1], "focused": True})
        for step in reversed(chain):
            tree = [{"name": step["name"], "type": step["type"], "options": tree}]
        return name, tree


def _plain(value: Any, kind: int) -> Any:
    if isinstance(value, Person | Channel | User):
        return value.id
    return value if kind in (INTEGER, BOOLEAN, NUMBER) else str(value)


def _is_of_message(event: Event) -> bool:
    return event.name.startswith("MESSAGE_")
