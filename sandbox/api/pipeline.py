"""Every request's way in: token, faults, rate limits, reading, checking, the handler, and checking the answer."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from aiohttp import web

from sandbox.api import account, callbacks, channels, commands, messages, webhooks
from sandbox.api.calls import Answer, Call, Handler
from sandbox.api.reading import read_body
from sandbox.core import Core
from sandbox.errors import ApiError, FormError, Problem
from sandbox.faults import Faults
from sandbox.rates import RateLimits
from sandbox.threads import archive_idle
from sandbox.values import Upload

BASE = "/api/v10"
_TABLE: dict[tuple[str, str], Handler] = {
    key: handler
    for module in (account, callbacks, channels, commands, messages, webhooks)
    for key, handler in module.routes.table.items()
}
_MAJOR = ("channel_id", "guild_id", "webhook_id")


class Violation(msgspec.Struct, frozen=True):
    """Something the bot sent that Discord would not take, or that it would silently pass over."""

    method: str
    route: str
    problems: tuple[Problem, ...]

    def __str__(self) -> str:
        return f"{self.method} {self.route}: " + "; ".join(str(problem) for problem in self.problems)


class Record(msgspec.Struct, frozen=True):
    """A request as it was answered: `route` is the template, `path` what was really asked."""

    method: str
    route: str
    path: str
    body: Any
    files: tuple[str, ...]
    status: int
    code: int
    at: float


class Asked:
    """One request on its way through; body and files come when they are read."""

    def __init__(self, request: web.Request, method: str, template: str) -> None:
        self.request = request
        self.method = method
        self.template = template
        self.body: Any = None
        self.uploads: tuple[Upload, ...] = ()

    @property
    def by_interaction(self) -> bool:
        """Whether an interaction's token in the path is what lets this in."""
        return self.template.startswith(("/interactions/", "/webhooks/{webhook_id}/{webhook_token}"))


class Pipeline:
    """Handles each request of the API, and remembers what tests ask about."""

    def __init__(self, core: Core, token: str, faults: Faults, limits: RateLimits) -> None:
        self._core = core
        self._token = token
        self._faults = faults
        self._limits = limits
        self.violations: list[Violation] = []
        self.own_faults: list[Violation] = []
        self.requests: deque[Record] = deque(maxlen=5000)
        self.in_flight = 0
        self.answered = 0

    def add_to(self, app: web.Application) -> None:
        """Register every route, those with fewer variables first, and a catch-all for what is not known."""
        for method, template in sorted(_TABLE, key=lambda key: (key[1].count("{"), key[1])):
            app.router.add_route(method, BASE + template, self._handler(method, template, _TABLE[method, template]))
        app.router.add_route("*", "/api/{rest:.*}", self._not_there)

    def has(self, method: str, template: str) -> bool:
        """Whether there is such a route; `*` stands for any."""
        return any(method in (known, "*") and template in (path, "*") for known, path in _TABLE)

    def _handler(self, method: str, template: str, handler: Handler) -> Any:
        async def handle(request: web.Request) -> web.StreamResponse:
            self.in_flight += 1
            try:
                return await self._answer(Asked(request, method, template), handler)
            finally:
                self.in_flight -= 1
                self.answered += 1

        return handle

    async def _not_there(self, request: web.Request) -> web.Response:
        problem = Problem((), "UNKNOWN_ROUTE", f"The sandbox has no {request.method} {request.path}.")
        self.violations.append(Violation(request.method, request.path, (problem,)))
        return reply(404, {"message": "404: Not Found", "code": 0})

    async def _answer(self, asked: Asked, handler: Handler) -> web.StreamResponse:
        fault = self._faults.strike(asked.method, asked.template)
        if fault is not None:
            await asyncio.sleep(fault.delay)
            if fault.drop == "before":
                return _hang_up(asked.request)
            if fault.status:
                self._remember(asked, fault.status, fault.code)
                return reply(fault.status, fault.body(), fault.headers())
        headers: dict[str, str] = {}
        made: Any
        code = 0
        try:
            self._authorize(asked)
            headers = self._count(asked)
            asked.body, asked.uploads = await read_body(asked.request)
            status, made = await self._checked(asked, handler)
        except ApiError as error:
            status, made, code = error.status, error.body(), error.code
            headers |= error.headers
            if isinstance(error, FormError):
                self.violations.append(Violation(asked.method, asked.template, error.problems))
        except Exception as error:
            self.own_faults.append(Violation(asked.method, asked.template, (Problem((), "BUG", repr(error)),)))
            raise
        self._remember(asked, status, code)
        if fault is not None and fault.drop == "after":
            return _hang_up(asked.request)
        return reply(status, made, headers)

    async def _checked(self, asked: Asked, handler: Handler) -> Answer:
        archive_idle(self._core)
        request, method, template = asked.request, asked.method, asked.template
        call = Call(self._core, dict(request.match_info), dict(request.query), asked.body, asked.uploads)
        description = self._core.description
        if description is None:
            return await handler(call)
        problems = description.request_problems(method, template, asked.body)
        refused = [problem for problem in problems if problem.code != "UNKNOWN_KEY"]
        if refused:
            raise FormError(refused)
        if problems:
            self.violations.append(Violation(method, template, tuple(problems)))
        status, made = await handler(call)
        if wrong := description.answer_problems(method, template, status, made):
            self.own_faults.append(Violation(method, template, tuple(wrong)))
        return status, made

    def _authorize(self, asked: Asked) -> None:
        """Interaction tokens stand in the path; everything else but the gateway's address needs the bot's own."""
        if asked.by_interaction or asked.template == "/gateway":
            return
        if asked.request.headers.get("Authorization") != f"Bot {self._token}":
            raise ApiError(401, 0, "401: Unauthorized")

    def _count(self, asked: Asked) -> dict[str, str]:
        """Count the request against its limit; first answers to interactions have none."""
        if "{interaction_token}" in asked.template:
            return {}
        given = asked.request.match_info
        major = next((given[name] for name in _MAJOR if name in given), "")
        return self._limits.count(asked.method, asked.template, major, everywhere=not asked.by_interaction)

    def _remember(self, asked: Asked, status: int, code: int) -> None:
        path = asked.request.path.removeprefix(BASE)
        files = tuple(upload.name for upload in asked.uploads)
        now = self._core.clock.now()
        self.requests.append(Record(asked.method, asked.template, path, asked.body, files, status, code, now))


def reply(status: int, made: Any, headers: dict[str, str] | None = None) -> web.Response:
    """An answer. The content type is exactly `application/json`: discord.py compares it letter by letter."""
    if made is None:
        return web.Response(status=status, headers=headers)
    return web.Response(
        body=msgspec.json.encode(made), status=status, content_type="application/json", headers=headers
    )


def _hang_up(request: web.Request) -> web.StreamResponse:
    """Break the connection without an answer."""
    if request.transport is not None:
        request.transport.abort()
    return web.Response()
