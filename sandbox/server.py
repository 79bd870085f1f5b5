"""The sandbox: everything wired together and served on loopback."""

import asyncio
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.api.pipeline import Pipeline, Record, Violation
from sandbox.arrange import Arrangements
from sandbox.cdn import Cdn
from sandbox.checks.messages import BIGGEST_REQUEST
from sandbox.checks.openapi import find_description, read_description
from sandbox.core import Core
from sandbox.faults import Fault, Faults
from sandbox.gateway import Gateway
from sandbox.play import Play
from sandbox.rates import RateLimits
from sandbox.save import Keeper
from sandbox.threads import archive_idle
from sandbox.user import User
from sandbox.values import MEBIBYTE
from sandbox.world import Channel, Person

HOST = "127.0.0.1"
TOKEN = "sandbox-token"  # noqa: S105  (opens nothing but a sandbox on one's own machine)


class Sandbox(Arrangements):
    """A Discord of one's own: `async with Sandbox() as sandbox:` serves it until the block is left.

    With `data` the world is kept in that folder. `real_limits` makes it count requests as Discord does.
    """

    def __init__(
        self,
        *,
        port: int = 0,
        data: Path | None = None,
        token: str = TOKEN,
        real_limits: bool = False,
        check_description: bool = True,
    ) -> None:
        path = find_description() if check_description else None
        super().__init__(Core(data, read_description(path) if path is not None else None))
        self.core.clock.when_advanced(lambda: archive_idle(self.core))
        self.token = token
        self.faults = Faults()
        self.gateway = Gateway(self.core, token)
        self.pipeline = Pipeline(self.core, token, self.faults, RateLimits(self.core.clock, real=real_limits))
        self._port = port
        self._keeper: Keeper | None = None
        self._runner: web.AppRunner | None = None
        self._play = Play(self.core, self.gateway)

    async def start(self) -> None:
        """Begin to serve; afterwards the addresses are known.

        :raises OSError: when the port is taken.
        """
        app = web.Application(client_max_size=BIGGEST_REQUEST + MEBIBYTE)
        self.pipeline.add_to(app)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        Cdn(self.core).add_to(app)
        self._play.add_to(app)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self.core.origin = f"http://{HOST}:{self._runner.addresses[0][1]}"
        if self.core.data is not None:
            keeper = self._keeper = Keeper(self.core.data, self.core.world)
            self.core.bus.listen(lambda _event: keeper.note())

    async def close(self) -> None:
        """Stop serving; connections are closed, the world is written."""
        await self.gateway.close(1001)
        await self._play.close()
        await self.core.desk.close()
        if self._runner is not None:
            await self._runner.cleanup()
        if self._keeper is not None:
            await self._keeper.close()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    # where it is

    @property
    def page_url(self) -> str:
        return self.core.origin + "/"

    @property
    def api_base(self) -> str:
        return self.core.origin + "/api/v10"

    @property
    def gateway_url(self) -> str:
        return self.gateway.url

    @property
    def cdn_base(self) -> str:
        return self.core.origin

    # what is in it

    @property
    def violations(self) -> list[Violation]:
        """What the bot sent that Discord would refuse or pass over."""
        return self.pipeline.violations

    @property
    def own_faults(self) -> list[Violation]:
        """Answers of the sandbox itself that Discord's description does not allow."""
        return self.pipeline.own_faults

    @property
    def requests(self) -> list[Record]:
        """The newest requests, oldest first."""
        return list(self.pipeline.requests)

    @property
    def refusals(self) -> list[Record]:
        """Those of the newest requests that were refused, for whatever reason."""
        return [record for record in self.pipeline.requests if record.status >= 400]

    def user(self, who: str | Person, channel: Channel | None = None) -> User:
        """The driver for somebody (by name, or themselves), who looks at this channel (the first one unless told)."""
        people = self.world.people.values()
        person = next(p for p in people if p.name == who and not p.bot) if isinstance(who, str) else who
        return User(self.core, person, channel or self.channel)

    async def settle(self, quiet: float = 0.05) -> None:
        """Wait until the bot has asked nothing for so many real seconds."""
        loop = asyncio.get_running_loop()
        seen, since = -1, loop.time()
        while self.pipeline.in_flight or self.pipeline.answered != seen or loop.time() - since < quiet:
            if self.pipeline.in_flight or self.pipeline.answered != seen:
                seen, since = self.pipeline.answered, loop.time()
            await asyncio.sleep(quiet / 5)

    def fault(self, method: str, route: str, **how: object) -> Fault:
        """Order trouble for requests of a route; see `Fault` for how.

        :raises ValueError: if there is no such route, as nothing would ever be struck.
        """
        if not self.pipeline.has(method, route):
            raise ValueError(f"there is no route {method} {route}")
        return self.faults.add(Fault(method, route, **how))  # type: ignore[arg-type]  # Fault names and checks them
