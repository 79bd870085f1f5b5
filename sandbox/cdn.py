"""Where attachments and avatars are served from."""

from html import escape

from aiohttp import web

from sandbox.core import Core
from sandbox.objects import seal

_COLOURS = ("#c2593f", "#3b7a57", "#5a6fb0", "#a8802a", "#7b4f8e", "#2f7f8c", "#b0496b", "#6b7a2c")


class Cdn:
    """Serves bytes by address. An attachment's address is good for a day, as in Discord."""

    def __init__(self, core: Core) -> None:
        self._core = core

    def add_to(self, app: web.Application) -> None:
        app.router.add_get("/attachments/{channel_id}/{file_id}/{name}", self._attachment)
        app.router.add_get("/play/avatars/{person_id}.svg", self._avatar)

    async def _attachment(self, request: web.Request) -> web.Response:
        file_id = request.match_info["file_id"]
        until = int(request.query.get("ex", "0"), 16)
        signed = request.query.get("hm") == seal(file_id, until)
        data = self._core.files.get(file_id)
        if data is None or not signed or self._core.clock.now() > until:
            return web.Response(status=404, text="This content is no longer available.")
        kinds = {"png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "gif": "image/gif"}
        kind = kinds.get(request.match_info["name"].rsplit(".", 1)[-1].lower(), "application/octet-stream")
        return web.Response(body=data, content_type=kind, headers={"Cache-Control": "private, max-age=3600"})

    async def _avatar(self, request: web.Request) -> web.Response:
        person = self._core.world.people.get(request.match_info["person_id"])
        if person is None:
            return web.Response(status=404)
        colour = _COLOURS[list(self._core.world.people).index(person.id) % len(_COLOURS)]
        letter = escape(next((c for c in person.name if c.isalnum()), "?").upper())
        svg = (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">'
            f'<circle cx="32" cy="32" r="32" fill="{colour}"/><text x="32" y="43" text-anchor="middle" fill="#fff" '
            f'font-family="sans-serif" font-weight="600" font-size="30">{letter}</text></svg>'
        )
        return web.Response(text=svg, content_type="image/svg+xml", headers={"Cache-Control": "no-cache"})
