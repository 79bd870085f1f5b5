"""Rate limits: believable headers on every answer, and real limits where a sandbox is told to hold them."""

import hashlib

import msgspec

from sandbox.clock import Clock
from sandbox.errors import ApiError

_GENEROUS = (1000, 1.0)
_REAL = {
    ("POST", "/channels/{channel_id}/messages"): (5, 5.0),
    ("PATCH", "/channels/{channel_id}/messages/{message_id}"): (5, 5.0),
    ("DELETE", "/channels/{channel_id}/messages/{message_id}"): (5, 1.0),
    ("POST", "/channels/{channel_id}/threads"): (50, 300.0),
    ("POST", "/webhooks/{webhook_id}/{webhook_token}"): (5, 2.0),
    ("PATCH", "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"): (5, 2.0),
}
_REAL_ELSEWHERE = (50, 1.0)
MOST_A_SECOND = 50


class Window(msgspec.Struct):
    used: int
    ends: float


class RateLimits:
    """Counts requests in buckets (a route and its channel, server or webhook). `real` also refuses too many."""

    def __init__(self, clock: Clock, *, real: bool) -> None:
        self._clock = clock
        self._real = real
        self._all = Window(0, 0.0)
        self._windows: dict[tuple[str, str, str], Window] = {}

    def count(self, method: str, route: str, major: str, *, everywhere: bool) -> dict[str, str]:
        """Count one request, `everywhere` also against the limit of all together, and give the headers to answer.

        :raises ApiError: 429 when real limits are held and this is too much.
        """
        most, seconds = _REAL.get((method, route), _REAL_ELSEWHERE) if self._real else _GENEROUS
        now = self._clock.now()
        key = (method, route, major)
        window = self._windows.get(key)
        if window is None or now >= window.ends:
            window = self._windows[key] = Window(0, now + seconds)
        window.used += 1
        left = window.ends - now
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(max(0, most - window.used)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(f"{method} {route}".encode()).hexdigest()[:32],
        }
        if window.used > most:
            raise RateLimited(left, headers)
        if everywhere:
            self._count_all(now)
        return headers

    def _count_all(self, now: float) -> None:
        """The limit over all routes together."""
        if not self._real:
            return
        if now >= self._all.ends:
            self._all = Window(0, now + 1.0)
        self._all.used += 1
        if self._all.used > MOST_A_SECOND:
            raise RateLimited(self._all.ends - now, {"X-RateLimit-Global": "true"}, everywhere=True)


class RateLimited(ApiError):
    """Too many requests; `Via` shows that Discord itself says so."""

    def __init__(
        self,
        retry_after: float,
        headers: dict[str, str] | None = None,
        code: int = 0,
        *,
        everywhere: bool = False,
    ) -> None:
        scope = "global" if everywhere else "user"
        more = {"Retry-After": f"{retry_after:.3f}", "Via": "1.1 google", "X-RateLimit-Scope": scope}
        super().__init__(429, code, "You are being rate limited.", {**(headers or {}), **more})
        self.retry_after = retry_after
        self.everywhere = everywhere

    def body(self) -> dict[str, object]:
        return {
            "message": self.message,
            "retry_after": round(self.retry_after, 3),
            "global": self.everywhere,
            "code": self.code,
        }
