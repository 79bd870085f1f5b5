"""Interactions in progress: who asked what, the token, its deadlines, and what the bot has answered so far."""

import asyncio
import secrets
from collections.abc import Callable

from sandbox.bus import Bus, Event
from sandbox.clock import Clock, Snowflakes
from sandbox.errors import ApiError, unknown
from sandbox.values import Json

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""Kinds of interaction."""

REPLY, DEFER, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of first answer."""

FIRST_ANSWER_WITHIN = 3.0
TOKEN_LASTS = 15 * 60.0
_STATES = {MODAL: "modal", CHOICES: "choices"}


class Interaction:
    """One thing a person did. `payload` is what the gateway delivered; `origin` what its messages remember of it."""

    def __init__(self, *, payload: Json, person_id: str, channel_id: str, created: float, nonce: str | None) -> None:
        self.payload = payload
        self.id: str = payload["id"]
        self.token: str = payload["token"]
        self.kind: int = payload["type"]
        self.person_id = person_id
        self.channel_id = channel_id
        self.created = created
        self.nonce = nonce
        self.origin: Json = {}
        self.message_id: str | None = (payload.get("message") or {}).get("id")
        self.answer: int | None = None
        self.loading = False
        self.failed = False
        self.response_id: str | None = None
        self.modal: Json | None = None
        self.choices: list[Json] | None = None
        self.followups: list[str] = []
        self.changed_ids: list[str] = []
        self._moved = asyncio.Event()

    def note(self) -> None:
        """Wake whoever waits for a change."""
        moved, self._moved = self._moved, asyncio.Event()
        moved.set()

    async def until(self, holds: Callable[[], bool], seconds: float) -> bool:
        """Wait for something to become true of this interaction; False if it did not in that time."""
        end = asyncio.get_running_loop().time() + seconds
        while not holds():
            left = end - asyncio.get_running_loop().time()
            if left <= 0:
                return False
            try:
                await asyncio.wait_for(self._moved.wait(), left)
            except TimeoutError:
                continue
        return True


class Desk:
    """All interactions whose token may still be good, and each person's open modal."""

    def __init__(self, clock: Clock, ids: Snowflakes, bus: Bus) -> None:
        self._clock = clock
        self._ids = ids
        self._bus = bus
        self._by_token: dict[str, Interaction] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.open_modals: dict[str, tuple[Interaction, Json]] = {}

    def new_ids(self) -> Json:
        """An id and a token for a new interaction."""
        return {"id": self._ids.next(), "token": secrets.token_urlsafe(48)}

    def open(self, interaction: Interaction, times: int = 1) -> Interaction:
        """Deliver an interaction to the bot (more than once only to try it), and watch its first deadline."""
        self._forget_old()
        self._by_token[interaction.token] = interaction
        self._tell(interaction, "sent")
        for _ in range(times):
            self._bus.publish(Event("INTERACTION_CREATE", interaction.payload, interaction.channel_id, to="bot"))
        task = asyncio.create_task(self._watch(interaction))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return interaction

    async def _watch(self, interaction: Interaction) -> None:
        await self._clock.sleep_until(interaction.created + FIRST_ANSWER_WITHIN)
        if interaction.answer is None:
            interaction.failed = True
            self._tell(interaction, "failed", reason="The application did not respond")
            interaction.note()

    def _tell(self, interaction: Interaction, state: str, **more: object) -> None:
        data = {"nonce": interaction.nonce, "id": interaction.id, "state": state, **more}
        self._bus.publish(Event("INTERACTION", data, interaction.channel_id, interaction.person_id, to="people"))

    def _forget_old(self) -> None:
        """Tokens lie in the order in which they were made, so only the oldest need a look."""
        too_old = self._clock.now() - 2 * TOKEN_LASTS
        while self._by_token:
            token, oldest = next(iter(self._by_token.items()))
            if oldest.created >= too_old:
                return
            del self._by_token[token]

    def to_answer(self, interaction_id: str, token: str) -> Interaction:
        """The interaction that a first answer is for.

        :raises ApiError: 10062 when there is none or its 3 seconds are over, 40060 when it has been answered.
        """
        found = self._by_token.get(token)
        if found is None or found.id != interaction_id:
            raise unknown(10062, "interaction")
        if found.answer is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if found.failed or self._clock.now() > found.created + FIRST_ANSWER_WITHIN:
            raise unknown(10062, "interaction")
        return found

    def to_follow_up(self, token: str) -> Interaction:
        """The interaction whose token this is, once it has been answered.

        :raises ApiError: 10015 when there is none or no answer was given, 50027 when its 15 minutes are over.
        """
        found = self._by_token.get(token)
        if found is None:
            raise unknown(10015, "Webhook")
        if self._clock.now() > found.created + TOKEN_LASTS:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if found.answer is None:
            raise unknown(10015, "Webhook")
        return found

    def answered(self, interaction: Interaction, answer: int) -> None:
        """Note the first answer and tell its owner."""
        interaction.answer = answer
        self.open_modals.pop(interaction.person_id, None)
        more: Json = {}
        if answer == MODAL and interaction.modal is not None:
            self.open_modals[interaction.person_id] = (interaction, interaction.modal)
            more["modal"] = interaction.modal
        if answer == CHOICES:
            more["choices"] = interaction.choices
        self._tell(interaction, _STATES.get(answer, "acknowledged"), **more)
        interaction.note()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
