"""A bot that is nothing but HTTP: says exactly what a test wants said, right or wrong."""

import io
from collections.abc import Mapping
from typing import Any

import aiohttp
import msgspec

from sandbox.interactions import Interaction
from sandbox.seen import Answer
from sandbox.server import Sandbox
from sandbox.values import Json

GARDEN: Json = {
    "name": "garden",
    "description": "Everything of gardens",
    "options": [
        {
            "type": 1,
            "name": "new",
            "description": "A new one",
            "options": [
                {"type": 3, "name": "game", "description": "Which", "required": True, "autocomplete": True},
                {"type": 4, "name": "seats", "description": "How many", "min_value": 1, "max_value": 4},
            ],
        },
        {"type": 1, "name": "show", "description": "Show it"},
    ],
}
PLAIN: Json = {"name": "plain", "description": "Nothing more"}
CARE: Json = {
    "name": "care",
    "description": "Care for it",
    "options": [
        {"type": 6, "name": "who", "description": "Whom", "required": False},
        {"type": 5, "name": "gently", "description": "Or not"},
        {"type": 3, "name": "tool", "description": "With", "choices": [{"name": "Rake", "value": "rake"}]},
        {"type": 3, "name": "word", "description": "A word", "min_length": 2, "max_length": 4},
    ],
}


def button(custom_id: str = "b", label: str = "Press", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def select(custom_id: str = "s", count: int = 3, **more: Any) -> Json:
    options = [{"label": f"Bed {n}", "value": str(n)} for n in range(1, count + 1)]
    return {"type": 3, "custom_id": custom_id, "placeholder": "Pick", "options": options, **more}


def text(content: str = "hello") -> Json:
    return {"type": 10, "content": content}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": 1 << 15, "components": list(components), **more}


class Refused(Exception):
    """The sandbox said no."""

    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status} {body}")
        self.status = status
        self.code = body.get("code")
        self.body = body

    @property
    def places(self) -> dict[str, str]:
        """The faults of a form: place to Discord's code for it."""
        found: dict[str, str] = {}

        def look(node: Json, path: tuple[str, ...]) -> None:
            for key, inner in node.items():
                if key == "_errors":
                    found["/".join(path)] = inner[0]["code"]
                else:
                    look(inner, (*path, key))

        look(self.body.get("errors", {}), ())
        return found


class Wire:
    """Requests with the bot's token."""

    def __init__(self, sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
        self.sandbox = sandbox
        self.http = http
        self.headers: Mapping[str, str] = {}

    @property
    def messages(self) -> str:
        return f"/channels/{self.sandbox.channel.id}/messages"

    async def ask(self, method: str, path: str, body: Any = None, files: Mapping[str, bytes] | None = None) -> Any:
        """The answer's JSON, None when there is none; `Refused` for any status from 400."""
        how: dict[str, Any] = {}
        if files is not None:
            form = aiohttp.FormData()
            form.add_field("payload_json", msgspec.json.encode(body or {}).decode(), content_type="application/json")
            for index, (name, data) in enumerate(files.items()):
                form.add_field(
                    f"files[{index}]", io.BytesIO(data), filename=name, content_type="application/octet-stream"
                )
            how["data"] = form
        elif body is not None:
            how["json"] = body
        async with self.http.request(method, self.sandbox.api_base + path, **how) as answer:
            self.headers = answer.headers
            raw = await answer.read()
            made = msgspec.json.decode(raw) if raw else None
            if answer.status >= 400:
                raise Refused(answer.status, made or {})
            return made

    async def send(self, body: Json, files: Mapping[str, bytes] | None = None) -> Json:
        """A message in the first channel."""
        made: Json = await self.ask("POST", self.messages, body, files)
        return made

    async def commands(self, *commands: Json) -> list[Json]:
        path = f"/applications/{self.sandbox.world.bot_id}/commands"
        made: list[Json] = await self.ask("PUT", path, list(commands))
        return made

    async def answer(
        self,
        answer: Answer | Interaction,
        kind: int,
        data: Json | None = None,
        files: Mapping[str, bytes] | None = None,
    ) -> Json:
        """The first answer to an interaction."""
        interaction = answer.interaction if isinstance(answer, Answer) else answer
        path = f"/interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        body: Json = {"type": kind} | ({"data": data} if data is not None else {})
        made: Json = await self.ask("POST", path, body, files)
        return made

    def hook(self, answer: Answer, rest: str = "") -> str:
        """The path of an interaction's token."""
        return f"/webhooks/{self.sandbox.world.bot_id}/{answer.interaction.token}{rest}"
