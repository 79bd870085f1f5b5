"""Rules of a whole message by hand: text, embeds, files, flags and what may not stand together."""

from collections.abc import Iterator, Sequence

from sandbox import components as parts
from sandbox.checks.components import ALT_TEXT, component_problems, length
from sandbox.components import Path
from sandbox.errors import FormError, Problem
from sandbox.values import MEBIBYTE, Json, Upload
from sandbox.world import COMPONENTS_V2, Message

MOST_CONTENT = 2000
MOST_EMBED_TEXT = 6000
MOST_FILES = 10
BIGGEST_FILE = 10 * MEBIBYTE
BIGGEST_REQUEST = 25 * MEBIBYTE


def check_message(body: Json, uploads: Sequence[Upload], before: Message | None, where: Path = ()) -> None:
    """Whether Discord would take this body for a new message, or as a change of the message `before`.

    :raises FormError: naming everything that is wrong.
    """
    check_sizes(uploads)
    problems = [problem.under(*where) for problem in _problems(body, uploads, before)]
    if problems:
        raise FormError(problems)
    if _would_be_empty(body, uploads, before):
        empty = Problem(where, "EMPTY_MESSAGE", "There is no text, embed, file or component.")
        raise FormError([empty], code=50006, message="Cannot send an empty message")


def check_sizes(uploads: Sequence[Upload]) -> None:
    """Whether each file may be uploaded.

    :raises FormError: as 413 with code 40005 when one is too big.
    """
    for upload in uploads:
        if len(upload.data) > BIGGEST_FILE:
            big = Problem(("files", upload.index), "FILE_TOO_BIG", f"{upload.name} has {len(upload.data)} bytes.")
            raise FormError([big], status=413, code=40005, message="Request entity too large")


def _problems(body: Json, uploads: Sequence[Upload], before: Message | None) -> Iterator[Problem]:
    v2 = _is_v2(body, before)
    content = body.get("content")
    if isinstance(content, str) and len(content) > MOST_CONTENT:
        text = f"Must be {MOST_CONTENT} or fewer in length, is {len(content)}."
        yield Problem(("content",), "BASE_TYPE_MAX_LENGTH", text)
    yield from _embed_problems(body.get("embeds") or [])
    yield from _flag_problems(body, before, v2=v2)
    components = body.get("components")
    if isinstance(components, list):
        yield from component_problems(components, v2=v2)
    yield from _file_problems(body, uploads, before)
    yield from _mention_problems(body.get("allowed_mentions"))


def _is_v2(body: Json, before: Message | None) -> bool:
    flags = body.get("flags")
    return bool((flags if isinstance(flags, int) else 0) & COMPONENTS_V2) or (before is not None and before.is_v2)


def _flag_problems(body: Json, before: Message | None, *, v2: bool) -> Iterator[Problem]:
    if not v2:
        return
    if (
        before is not None
        and before.is_v2
        and isinstance(body.get("flags"), int)
        and not body["flags"] & COMPONENTS_V2
    ):
        text = "The components V2 flag can never be taken off a message."
        yield Problem(("flags",), "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG", text)
    held = {"content": before.content, "embeds": before.embeds} if before is not None else {}
    for key in ("content", "embeds", "sticker_ids", "poll"):
        if body.get(key) or (key not in body and held.get(key)):
            text = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            yield Problem((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", text)


def _embed_problems(embeds: Sequence[Json]) -> Iterator[Problem]:
    if len(embeds) > 10:
        yield Problem(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    total = 0
    for index, embed in enumerate(embeds):
        here: Path = ("embeds", index)
        fields = embed.get("fields") or []
        if len(fields) > 25:
            yield Problem((*here, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        limited: list[tuple[Json, str, int, Path]] = [(embed, "title", 256, here), (embed, "description", 4096, here)]
        limited.append((embed.get("footer") or {}, "text", 2048, (*here, "footer")))
        limited.append((embed.get("author") or {}, "name", 256, (*here, "author")))
        for number, field in enumerate(fields):
            place: Path = (*here, "fields", number)
            yield from length(field, "name", (1, 256), place)
            yield from length(field, "value", (1, 1024), place)
            total += len(str(field.get("name") or "")) + len(str(field.get("value") or ""))
        for holder, key, most, place in limited:
            yield from length(holder, key, (0, most), place, needed=False)
            total += len(str(holder.get(key) or ""))
    if total > MOST_EMBED_TEXT:
        text = f"Embed size exceeds maximum size of {MOST_EMBED_TEXT}: {total}"
        yield Problem(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", text)


def _file_problems(body: Json, uploads: Sequence[Upload], before: Message | None) -> Iterator[Problem]:
    given = body.get("attachments")
    listed = [entry for entry in given or [] if isinstance(entry, dict)]
    held = {file.id: file for file in before.files} if before is not None else {}
    by_index = {str(upload.index): upload for upload in uploads}
    names = {upload.name for upload in uploads}
    if given is None:
        names |= {file.name for file in held.values()}
    for index, entry in enumerate(listed):
        here = ("attachments", index)
        wanted = str(entry.get("id"))
        yield from length(entry, "description", (0, ALT_TEXT), here, needed=False)
        if wanted not in by_index and wanted not in held:
            yield Problem((*here, "id"), "ATTACHMENT_NOT_FOUND", f"There is no file {wanted} here or in the request.")
        names.add(str(entry.get("filename") or (held[wanted].name if wanted in held else "")))
    kept = len(held) if given is None else sum(str(entry.get("id")) in held for entry in listed)
    if kept + len(uploads) > MOST_FILES:
        yield Problem(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {MOST_FILES} or fewer in length.")
    if given is None and before is not None and uploads and before.is_v2:
        text = "A change that brings new files must list them in 'attachments'."
        yield Problem(("attachments",), "ATTACHMENT_NOT_FOUND", text)
    yield from _reference_problems(body, names)


def _reference_problems(body: Json, names: set[str]) -> Iterator[Problem]:
    """`attachment://name` must name a file that is there."""
    spoken: list[tuple[Path, object]] = []
    for path, component in parts.walk(body.get("components") or []):
        spoken += [((*place, "url"), media.get("url")) for place, media in parts.media_of(component, path)]
    for index, embed in enumerate(body.get("embeds") or []):
        for key in ("image", "thumbnail"):
            picture = embed.get(key)
            if isinstance(picture, dict):
                spoken.append((("embeds", index, key, "url"), picture.get("url")))
    for path, address in spoken:
        if isinstance(address, str) and address.startswith("attachment://"):
            name = address.removeprefix("attachment://")
            if name not in names:
                yield Problem(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"No file named {name}.")
        elif not isinstance(address, str) or not address.startswith(("http://", "https://")):
            text = 'Scheme must be one of ("http", "https", "attachment").'
            yield Problem(path, "URL_TYPE_INVALID_SCHEME", text)


def _mention_problems(allowed: object) -> Iterator[Problem]:
    if not isinstance(allowed, dict):
        return
    parse = allowed.get("parse") or []
    for key in ("users", "roles"):
        if key in parse and allowed.get(key):
            text = f"parse:[{key!r}] and {key}: [ids...] are mutually exclusive."
            yield Problem(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
        if len(allowed.get(key) or []) > 100:
            yield Problem(("allowed_mentions", key), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")


def _would_be_empty(body: Json, uploads: Sequence[Upload], before: Message | None) -> bool:
    if uploads or body.get("poll") or body.get("sticker_ids"):
        return False
    held = (
        {"content": before.content.strip(), "embeds": before.embeds, "components": before.components}
        if before is not None
        else {}
    )
    for key in ("content", "embeds", "components"):
        value = body[key] if key in body else held.get(key)
        if value.strip() if isinstance(value, str) else value:
            return False
    if before is None:
        return True
    return not (before.files if body.get("attachments") is None else body["attachments"])
