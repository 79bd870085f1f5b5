"""A request's body, read: JSON, or multipart with `payload_json` and `files[n]`."""

import re
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from sandbox.checks.messages import BIGGEST_REQUEST
from sandbox.errors import FormError, Problem
from sandbox.values import Json, Upload

_FILE_PART = re.compile(r"files\[(\d+)\]$")


async def read_body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """A request's JSON body and its files.

    :raises FormError: 40005 when the whole request is too big; 50109 when the body is not JSON.
    """
    if (request.content_length or 0) > BIGGEST_REQUEST:
        big = Problem((), "REQUEST_TOO_BIG", f"The request has {request.content_length} bytes.")
        raise FormError([big], status=413, code=40005, message="Request entity too large")
    if request.content_type == "multipart/form-data":
        return await _read_parts(request)
    raw = await request.read()
    return (_decoded(raw) if raw else None), ()


async def _read_parts(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    body: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        name = part.name or ""
        raw = bytes(await part.read(decode=False))
        if name == "payload_json":
            body = _decoded(raw)
        elif matched := _FILE_PART.match(name):
            kind = part.headers.get("Content-Type", "application/octet-stream")
            file_name = part.filename or "unknown"
            uploads.append(Upload(int(matched.group(1)), file_name, raw, kind_of(file_name, kind)))
        else:
            raise FormError([Problem((name,), "UNKNOWN_PART", "Parts are named payload_json or files[n].")])
    return body, tuple(uploads)


def kind_of(name: str, given: str) -> str:
    """A file's content type; from its ending when the sender did not say (discord.py does not)."""
    endings = {"png": "image/png", "webp": "image/webp", "jpg": "image/jpeg", "gif": "image/gif", "txt": "text/plain"}
    return endings.get(name.rsplit(".", 1)[-1].lower(), given)


def _decoded(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        problem = Problem((), "BAD_JSON", str(error))
        raise FormError([problem], code=50109, message="The request body contains invalid JSON.") from error
